"""A player's board, cards and hand, as the viewer sees them."""

from __future__ import annotations

from collections.abc import Iterator

from holocene.core.contract.game import Facts, Line, Segment
from holocene.games.s_evolution.board.phrases import GAP, Phrases, between
from holocene.games.s_evolution.layout import RESOURCE_NAMES
from holocene.games.s_evolution.view import Player, View

ROWS = (
    "mat-stock", "mat-needs", "mat-pops", "mat-discoveries", "mat-taken", "mat-aside", "mat-void",
    "mat-hand", "mat-next",
)  # fmt: skip
COLOURS = {"red": "colour-red", "green": "colour-green", "blue": "colour-blue", "yellow": "colour-yellow"}
AGES = ("", "s-age-1", "s-age-2", "s-age-3", "s-age-4", "s-age-5", "s-age-6")


def lines(phrases: Phrases, view: View, player: Player) -> list[Line]:
    """All of one player; rows that would be empty are left out."""
    width = max(len(phrases.say(key)) for key in ROWS) + 2
    found = [title(phrases, view, player)]
    for key, segments in rows(phrases, view, player):
        if segments:
            found.append(Line(tuple(segments), Segment("  " + phrases.say(key).ljust(width), "label")))
    return found


def title(phrases: Phrases, view: View, player: Player) -> Line:
    """Name, colour, Age, Population and score; an arrow marks whose turn it is."""
    say, seat = phrases.say, player.seat
    you = f" ({say('mat-you')})" if seat == view.seat else ""
    name = f"{say.seat(seat)}{you}"
    if not say.aloud:
        name = f"{'▶' if seat == view.turn else ' '} {name}"
    elif seat == view.turn:
        name = f"{name}, {say('mat-deciding')}"
    facts = [
        say(COLOURS[player.colour]),
        say(AGES[player.age]),
        say("mat-population", n=player.population),
        say("mat-points", n=player.score),
        say("mat-deck", n=player.pile_size),
    ]
    words = between([[Segment(fact)] for fact in facts])
    return Line((Segment("\n"), Segment(name, f"seat{seat}"), GAP, *words))


def rows(phrases: Phrases, view: View, player: Player) -> Iterator[tuple[str, list[Segment]]]:
    """The rows of a player, by the keys of their labels."""
    say = phrases.say
    stock = zip(RESOURCE_NAMES, player.stock, strict=True)
    yield "mat-stock", between([[Segment(say("mat-amount", resource=name, n=n))] for name, n in stock])
    needs = phrases.pack.cards["board"]["needs"][str(player.age)]
    yield "mat-needs", between([[Segment(say("mat-need", resource=name))] for name in needs])
    places = [(name, level) for name, level in player.places.items() if level]
    yield "mat-pops", between([[Segment(say("mat-level", place=name, n=n))] for name, n in places])
    yield "mat-discoveries", between([[card] for card in discoveries(phrases, view, player)], Segment(", ", "dim"))
    yield "mat-taken", phrases.cards(player.taken)
    yield "mat-aside", phrases.cards(player.aside)
    void = player.void if view.options["memory"] == "open" else ()
    yield "mat-void", between([[Segment(say("mat-lacks", suit=suit), suit)] for suit in void])
    yield "mat-hand", hand(phrases, player)
    following = [key for key, acts in (("mat-blind", player.blind_next), ("mat-open", player.invaded_next)) if acts]
    yield "mat-next", between([[Segment(say(key))] for key in following])


def discoveries(phrases: Phrases, view: View, player: Player) -> Iterator[Segment]:
    """Those face up, and those taken in a swap that lie face down, which everybody knows too (D5)."""
    printed = phrases.pack.cards["discoveries"]
    elsewhere = {laid.card.discovery for laid in view.trick}
    if player.hand.holds_discovery:
        elsewhere.add(player.discoveries[player.age - 1].discovery)
    for card in player.discoveries:
        if card.age in player.face_up:
            yield phrases.card(card)
        elif printed[card.discovery]["back"] != player.colour and card.discovery not in elsewhere:
            facts: Facts = {"discovery": card.discovery, "age": card.age, "colour": card.face}
            yield Segment(phrases.say("mat-discovery-down", **facts), "dim")


def held(phrases: Phrases, player: Player) -> list[Line]:
    """A player's own cards, one a line; a blind hand as far as she knows it."""
    found = [Line((Segment(phrases.say("mat-own-hand", n=player.hand.size), "heading"),))]
    if player.hand.blind:
        return [*found, Line(tuple(hand(phrases, player)), Segment("  "))]
    return [*found, *(Line((card,), Segment("  ")) for card in cards_of(phrases, player))]


def cards_of(phrases: Phrases, player: Player) -> list[Segment]:
    """Cards or numbered backs."""
    cards = [phrases.card(card) for card in player.hand.cards]
    if not player.hand.blind:
        return cards
    numbered = zip(player.hand.positions, cards, strict=True)
    return [Segment(f"{position}: {card.words}", card.style) for position, card in numbered]


def hand(phrases: Phrases, player: Player) -> list[Segment]:
    """Cards or numbered backs, and who sees them or how they are known."""
    held = player.hand
    if not held.size:
        return []
    cards = cards_of(phrases, player)
    states = (("mat-blind", held.blind), ("mat-open", held.invaded), ("mat-counted", held.counted))
    marks = [key for key, acts in states if acts]
    words = between([[card] for card in cards], Segment(", ", "dim"))
    if held.blind and held.contents is not None and None in held.cards:
        words += [Segment(" = ", "dim"), *phrases.cards(held.contents)]
    return words + [Segment(f" ({phrases.say(key)})", "dim") for key in marks]
