"""The tech tree as a table: what each technology needs and unlocks, who has it, and where the viewer stands."""

from __future__ import annotations

from holocene.core.contract.game import Line, Segment
from holocene.games.progress.board.cards import owners, unlocked
from holocene.games.progress.board.phrases import Phrases, between
from holocene.games.progress.board.piles import heading
from holocene.games.progress.view import View


def lines(phrases: Phrases, view: View, card: str | None) -> list[Line]:
    """The whole tree by age, or a technology with all that leads to it and what it leads to."""
    if card in phrases.technologies:
        shown = related(phrases, view, str(card))
    else:
        shown = [tech for tech, row in phrases.technologies.items() if row["age"] <= view.last_age]
    found = [] if phrases.say.aloud else [Line((Segment(phrases.say("progress-tree-marks"), "dim"),))]
    for age in range(1, view.last_age + 1):
        techs = [tech for tech in shown if phrases.technologies[tech]["age"] == age]
        if techs:
            found.append(heading(phrases.say("progress-age", age=age)))
            width = max(len(phrases.name(tech).words) for tech in techs)
            found += [row_of(phrases, view, tech, width) for tech in techs]
    return found


def related(phrases: Phrases, view: View, card: str) -> list[str]:
    """A technology, all prerequisites before it, and those that it is a prerequisite of."""
    wanted, found = [card], set(unlocked(phrases, view, card))
    while wanted:
        tech = wanted.pop()
        found.add(tech)
        needed = {line["prerequisite"] for line in phrases.technologies[tech]["costs"]} - {None}
        wanted += needed - found
    return [tech for tech in phrases.technologies if tech in found]


def row_of(phrases: Phrases, view: View, tech: str, width: int) -> Line:
    """One technology: mark, letter and name, then what it needs, unlocks and by whom it is held."""
    card = phrases.technologies[tech]
    say = phrases.say
    name = phrases.name(tech).words.ljust(width)
    label = Segment(f"  {phrases.mark(mark(view, tech))} {phrases.letter(card['type'])} {name}  ", card["type"])
    needed = [line["prerequisite"] for line in card["costs"] if line["prerequisite"]]
    parts = []
    if needed:
        parts.append([Segment(f"{phrases.mark('needs')}\u00a0", "dim"), *phrases.names(needed)])
    if after := unlocked(phrases, view, tech):
        parts.append([Segment(f"{phrases.mark('unlocks')}\u00a0", "dim"), *phrases.names(after)])
    if held := owners(phrases, view, tech):
        names = say.joined(held)
        parts.append([Segment(f"{phrases.mark('held')}\u00a0{names}" if say.aloud else f"[{names}]", "good")])
    return Line(tuple(between(parts)), label)


def mark(view: View, tech: str) -> str:
    """Where the viewer has it: active, under development, in hand; else in a discard pile, or nowhere to be seen."""
    if view.seat >= 0:
        me = view.players[view.seat]
        if tech in me.active:
            return "active"
        if any(each.technology == tech for each in me.developing):
            return "developing"
        if tech in me.hand:
            return "hand"
    return "pile" if any(tech in pile for pile in view.piles) else "nowhere"
