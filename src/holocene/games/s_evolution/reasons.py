"""Why a move is worth making, in a sentence."""

from __future__ import annotations

from holocene.core.contract.game import Facts, Game
from holocene.games.s_evolution.instinct import rank_of, rounds_left
from holocene.games.s_evolution.layout import (
    CALAMITIES,
    CARDS,
    DISCOVERY,
    LEVELS,
    NONE,
    PLACE_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    Block,
    BoardMove,
    CardKind,
    Phase,
    State,
)


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
        return ("hint-done" if action == Block.BOARD + BoardMove.DONE else "hint-change"), {}
    if s.phase == Phase.TRUMP:
        return "hint-trump", {}
    if s.phase == Phase.CALAMITY and action >= Block.CALAMITY + CALAMITIES:
        return "hint-protect", {}
    return "hint-best", {}


def _of_play(game: Game, s: State, choice: int) -> str:
    if choice > DISCOVERY:
        return "hint-blind"
    if choice == DISCOVERY:
        return "hint-discovery"
    mine = game.plain[rank_of](s, s.turn, choice)
    ahead = any(s.trick[q] not in (NONE,) and s.strength[q] > mine for q in range(s.players))
    return "hint-behind" if ahead else "hint-ahead"


def _of_taking(game: Game, s: State, choice: int) -> tuple[str, Facts]:
    if choice >= CARDS:
        return "hint-best", {}
    kind = game.pack.tables["KIND"][choice]
    return ("hint-joker", {}) if kind == CardKind.JOKER else _of_resource(game, s, kind)


def _of_resource(game: Game, s: State, resource: int) -> tuple[str, Facts]:
    """It pays a need, or it is for what comes after."""
    needed = game.pack.tables["NEEDS"][s.age[s.turn]] >> resource & 1
    return ("hint-need" if needed else "hint-stock"), {"resource": RESOURCE_NAMES[resource]}


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
