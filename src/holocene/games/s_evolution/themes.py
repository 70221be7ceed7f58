"""What a choice is an example of, for puzzles: found by the rules on copies of the state, so nothing said is false.

Of two moves, the better and the next best, a theme tells in what they differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from holocene.core.contract.game import Game, Theme
from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.forecast import outlook
from holocene.games.s_evolution.foresight import gained, of_play
from holocene.games.s_evolution.instinct import rank_of, rounds_left
from holocene.games.s_evolution.layout import (
    CALAMITIES,
    CALAMITY_NAMES,
    CARDS,
    DISCOVERY,
    LEVELS,
    NONE,
    NUMBERS,
    PLACE_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SUIT_CARDS,
    SUITS,
    BoardMove,
    Phase,
    State,
)

OF_PHASE = {
    Phase.DISCOVERY: "take-discovery",
    Phase.MOVE: "move",
    Phase.GAIN: "gift",
    Phase.REMOVE: "remove",
}


SAYS = {
    "discovery": ("hint-discovery",),
    "rise": ("hint-rises",),
    "need": ("hint-need",),
    "score": ("hint-outlook",),
    "overtake": ("hint-takes", "hint-so-far"),
    "keep-discovery": ("hint-takes", "hint-so-far"),
    "duck": ("hint-behind",),
    "thrift": ("hint-behind",),
    "grow": ("hint-grow",),
    "grow-less": ("hint-grow",),
    "build": ("hint-place",),
    "advance": ("hint-rise",),
    "trump": ("hint-trump",),
    "protect": ("hint-protect",),
    "no-calamity": ("hint-no-calamity",),
    "joker": ("hint-joker",),
    "save": ("hint-done",),
    "no-growth": ("hint-done",),
}  # claims (`reasons`) that a theme makes unnecessary


def themes(game: Game, s: State, action: int, other: int) -> Sequence[Theme]:
    """What fits, the most telling first."""
    return [
        Theme(each.name, each.facts, SAYS.get(each.name, ()))
        for each in _found(game, s, action - s.base, other - s.base)
    ]


def _found(game: Game, s: State, choice: int, other: int) -> Iterator[Theme]:
    if s.phase == Phase.PLAY:
        yield _of_play(game, s, choice, other)
    elif s.phase == Phase.TAKE:
        yield from _of_take(game, s, choice, other)
    elif s.phase == Phase.TRUMP:
        yield _of_trump(s, choice)
    elif s.phase == Phase.MANAGE:
        yield _of_step(game, s, choice, other)
    elif s.phase == Phase.CALAMITY:
        name = CALAMITY_NAMES[choice % CALAMITIES]
        yield Theme("protect" if choice >= CALAMITIES else "suffer", {"calamity": name})
    elif s.phase in (Phase.COMMERCE, Phase.JOKER):
        yield from _of_goods(game, s, choice, other)
    else:
        yield Theme(OF_PHASE[Phase(s.phase)])


@rule("K3", "K5", "K6", "K21", "K23", "D2")
def _of_play(game: Game, s: State, choice: int, other: int) -> Theme:
    """The place in the order of taking, and what the card costs the hand."""
    if s.blind >> s.turn & 1 or choice > DISCOVERY or other > DISCOVERY:
        return Theme("blind")
    if choice == DISCOVERY:
        return Theme("discovery")
    if other == DISCOVERY:
        return Theme("keep-discovery", {"n": _place(game, s, choice)})
    place, instead = _place(game, s, choice), _place(game, s, other)
    rank, rank_instead = (game.plain[rank_of](s, s.turn, card) for card in (choice, other))
    if place < instead:
        return Theme("overtake", {"n": place, "instead": instead})
    if place > instead:
        return Theme("duck", {"n": place, "instead": instead})
    if rank < rank_instead:
        return Theme("thrift", {"n": place})
    if of_play(game, s, choice).key == "foreseen-so-far":
        return Theme("strength" if rank > rank_instead else "bait", {"n": place})
    is_alone = all(card == NONE or card >= DISCOVERY for card in s.trick[: s.players])
    return Theme("own-card" if is_alone else "bait", {"n": place})


def _place(game: Game, s: State, card: int) -> int:
    return int(str(of_play(game, s, card).facts["n"]))


@rule("K21", "N2", "N3", "X1")
def _of_take(game: Game, s: State, choice: int, other: int) -> Iterator[Theme]:
    """A Calamity that nobody had to take, the lesser of two, or what the card pays."""
    if choice >= CARDS:
        name = "calamity" if other < CARDS else "lesser-evil"
        yield Theme(name, {"calamity": CALAMITY_NAMES[choice - CARDS]})
        return
    if other >= CARDS:
        yield Theme("no-calamity", {"calamity": CALAMITY_NAMES[other - CARDS]})
    yield from _of_goods(game, s, choice, other)


@rule("N2", "N3", "V1")
def _of_goods(game: Game, s: State, choice: int, other: int) -> Iterator[Theme]:
    """Needs that are paid with the one and not with the other, the rise that comes of it, and the points."""
    best, instead = (
        outlook(game, s if s.phase == Phase.TAKE and each >= CARDS else gained(game, s, each), s.turn)
        for each in (choice, other)
    )
    if best.rises and not instead.rises:
        yield Theme("rise", {"age": best.age + 1})
    paid = {row.resource for row in instead.rows if row.full}
    need = next((row.resource for row in best.rows if row.full and row.resource not in paid), "")
    if need:
        yield Theme("need", {"resource": need})
    if best.points > instead.points:
        yield Theme("score", {"n": best.points - instead.points})
    if best.falls < instead.falls or best.loses < instead.loses:
        yield Theme("no-fall" if best.falls < instead.falls else "no-loss")
    if best.jokers > instead.jokers:
        yield Theme("joker")
    yield _of_stock(game, choice, other) if s.phase == Phase.TAKE else Theme("goods")


def _of_stock(game: Game, choice: int, other: int) -> Theme:
    """What the one card gives, and the other."""
    kinds, amounts = game.pack.tables["KIND"], game.pack.tables["AMOUNT"]
    if other >= CARDS or max(kinds[choice], kinds[other]) >= RESOURCES:
        return Theme("later")
    one, two = RESOURCE_NAMES[kinds[choice]], RESOURCE_NAMES[kinds[other]]
    return Theme("stock", {"resource": one, "n": int(amounts[choice]), "other": two, "m": int(amounts[other])})


@rule("K6", "K21")
def _of_trump(s: State, suit: int) -> Theme:
    """The colour of which she holds most, one of several such, or another."""
    held = [(s.hand[s.turn] >> each * NUMBERS & SUIT_CARDS).bit_count() for each in range(SUITS)]
    if held[suit] < max(held):
        return Theme("trump-short", {"n": held[suit], "most": max(held)})
    return Theme("trump" if held.count(max(held)) == 1 else "trump-even", {"n": held[suit]})


@rule("M1", "M2", "M3", "M10")
def _of_step(game: Game, s: State, choice: int, other: int) -> Theme:
    """What is bought before all else, or not bought."""
    left = game.plain[rounds_left](s)
    if choice == BoardMove.DONE:
        return Theme("no-growth" if other < BoardMove.RISE else "save", {"n": left})
    if choice < BoardMove.RISE:
        return Theme("grow-less" if choice < other < BoardMove.RISE else "grow", {"left": left})
    if choice == BoardMove.RISE:
        return Theme("advance", {"age": s.age[s.turn] + 1})
    if choice < BoardMove.MOVE:
        at = (choice - BoardMove.PLACE) % (len(PLACE_NAMES) * LEVELS)
        return Theme("build", {"place": PLACE_NAMES[at // LEVELS], "level": at % LEVELS + 1, "n": left})
    return Theme("move")
