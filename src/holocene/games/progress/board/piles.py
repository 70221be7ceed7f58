"""What lies in the middle of the table: decks and discard piles, the Time deck, the current milestone."""

from __future__ import annotations

from typing import Final

from holocene.core.contract.game import Line, Segment
from holocene.games.progress.board.phrases import GAP, Phrases, between
from holocene.games.progress.view import View

SHOWN: Final = 10  # cards of a discard pile that are named, from the top; the tree names all


def lines(phrases: Phrases, view: View) -> list[Line]:
    """A line for each open age, and what expansions and the solo game add."""
    found = [heading(phrases.say("progress-piles"))]
    for age in range(view.age):
        if view.decks[age] or view.piles[age]:
            found.append(pile(phrases, view, age))
    if len(view.players) == 1:
        found.append(time_deck(phrases, view))
    if view.milestone:
        found += milestone(phrases, view)
    return found


def heading(words: str) -> Line:
    """A heading, after an empty line."""
    return Line((Segment("\n"), Segment(words, "heading")))


def pile(phrases: Phrases, view: View, age: int) -> Line:
    """An open deck by its size, and its discard pile from the top."""
    say = phrases.say
    cards = view.piles[age][::-1]
    label = Segment(f"  {say('progress-age', age=age + 1)}  ", "label")
    words = [Segment(say("progress-deck", n=view.decks[age]) + " · " + say("progress-pile", n=len(cards)))]
    if cards:
        words += [GAP, *phrases.names(cards[:SHOWN])]
    if len(cards) > SHOWN:
        words.append(Segment(" …", "dim"))
    return Line(tuple(words), label)


def time_deck(phrases: Phrases, view: View) -> Line:
    """The Time deck, which anybody alone at the table may swap from (L3)."""
    say = phrases.say
    words = [Segment(say("progress-time-cards", n=sum(view.time.values())))]
    if view.time:
        named = [[phrases.name(tech, n)] for tech, n in view.time.items()]
        words += [GAP, *between(named, Segment(", ", "dim"))]
    return Line(tuple(words), Segment(f"  {say('zone-time')}  ", "label"))


def milestone(phrases: Phrases, view: View) -> list[Line]:
    """The current milestone: its sections, by whom each is covered, and what it gives."""
    say = phrases.say
    card = phrases.pack.cards["milestones"][view.milestone]
    found = [
        Line(
            (Segment(say.card(view.milestone), "strong"), GAP, *phrases.gains(card, card["benefits"])),
            Segment(f"  {say('progress-milestone')}  ", "label"),
        )
    ]
    for n, section in enumerate(card["costs"]):
        owner = view.covered[n]
        state = [Segment(f" ({say('progress-covered', player=owner)})", "good")] if owner >= 0 else []
        words = (Segment(phrases.cost(section), section["type"]), *state)
        found.append(Line(words, Segment(f"    {say('progress-section', n=n + 1)}  ", "label")))
    return found
