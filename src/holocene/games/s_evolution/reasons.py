"""Why a move is worth making, in a sentence that is true of this moment: what it says is looked up first."""

from __future__ import annotations

from holocene.core.contract.game import Facts, Game
from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.forecast import outlook
from holocene.games.s_evolution.instinct import rank_of, rounds_left
from holocene.games.s_evolution.layout import (
    CALAMITIES,
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
    Block,
    BoardMove,
    CardKind,
    Phase,
    State,
)
from holocene.games.s_evolution.rules.needs import change_from, change_to


def reason(game: Game, s: State, action: int) -> tuple[str, Facts]:
    """The key of the sentence, and its facts."""
    if game.plain.n_legal(s) == 1:
        return "hint-only", {}
    if s.phase == Phase.PLAY:
        return _of_play(game, s, action), {}
    if s.phase == Phase.TAKE:
        return _of_taking(game, s, action - Block.TAKE)
    if s.phase == Phase.MANAGE:
        return _of_step(game, s, action - Block.BOARD)
    if s.phase in (Phase.JOKER, Phase.GAIN):
        return _of_resource(game, s, (action - Block.RESOURCE) % RESOURCES)
    if s.phase == Phase.COMMERCE:
        return _of_change(game, s, action - Block.BOARD), {}
    if s.phase == Phase.TRUMP:
        return _of_trump(s, action - Block.TRUMP), {}
    if s.phase == Phase.CALAMITY and action >= Block.CALAMITY + CALAMITIES and s.calamities.bit_count() == 1:
        return "hint-protect", {}
    return "hint-best", {}


@rule("N2")
def _lacks(game: Game, s: State) -> set[int]:
    """The needs of her Age that are not covered yet, by what she has and will harvest."""
    rows = outlook(game, s, s.turn).rows
    return {RESOURCE_NAMES.index(row.resource) for row in rows if not row.full}


def _of_change(game: Game, s: State, choice: int) -> str:
    if choice == BoardMove.DONE:
        return "hint-done"
    change = choice - BoardMove.CHANGE
    lacks = _lacks(game, s)
    return "hint-change" if change_to(change) in lacks and change_from(change) not in lacks else "hint-best"


def _of_trump(s: State, suit: int) -> str:
    """The colour of which she holds most."""
    held = [(s.hand[s.turn] >> each * NUMBERS & SUIT_CARDS).bit_count() for each in range(SUITS)]
    return "hint-trump" if held[suit] == max(held) else "hint-best"


def _of_play(game: Game, s: State, choice: int) -> str:
    if choice > DISCOVERY:
        return "hint-blind"
    if choice == DISCOVERY:
        return "hint-discovery"
    rank = game.plain[rank_of]
    mine = rank(s, s.turn, choice)
    if not any(s.trick[q] != NONE and s.strength[q] > mine for q in range(s.players)):
        return "hint-ahead"
    others = [card for card in game.legal(s) if card < CARDS and rank(s, s.turn, card) > mine]
    return "hint-behind" if others else "hint-best"


def _of_taking(game: Game, s: State, choice: int) -> tuple[str, Facts]:
    if choice >= CARDS:
        return "hint-best", {}
    kind = game.pack.tables["KIND"][choice]
    if kind == CardKind.JOKER:
        return ("hint-joker" if _lacks(game, s) else "hint-best"), {}
    return _of_resource(game, s, kind) if kind < RESOURCES else ("hint-best", {})


def _of_resource(game: Game, s: State, resource: int) -> tuple[str, Facts]:
    """It pays a need that is not covered, or it is for what comes after."""
    return ("hint-need" if resource in _lacks(game, s) else "hint-stock"), {"resource": RESOURCE_NAMES[resource]}


def _of_step(game: Game, s: State, choice: int) -> tuple[str, Facts]:
    left = game.plain[rounds_left](s)
    if choice == BoardMove.DONE:
        return "hint-done", {}
    if choice < BoardMove.RISE:
        return "hint-grow", {"n": left}
    if choice == BoardMove.RISE:
        return "hint-rise", {}
    if choice >= BoardMove.MOVE:
        return "hint-best", {}
    place = (choice - BoardMove.PLACE if choice < BoardMove.RAISE else choice - BoardMove.RAISE) // LEVELS
    return "hint-place", {"place": PLACE_NAMES[place], "n": left}
