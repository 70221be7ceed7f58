"""Why a move is worth making, in a sentence."""

from __future__ import annotations

from holocene.core.game import Facts, Game
from holocene.games.s_evolution.layout import (
    B_BOARD,
    B_CALAMITY,
    B_RESOURCE,
    B_TAKE,
    CALAMITIES,
    CARDS,
    DISCOVERY,
    DONE,
    JOKER,
    LEVELS,
    MOVE,
    NONE,
    P_CALAMITY,
    P_COMMERCE,
    P_GAIN,
    P_JOKER,
    P_MANAGE,
    P_PLAY,
    P_TAKE,
    P_TRUMP,
    PLACE,
    PLACE_NAMES,
    RAISE,
    RESOURCE_NAMES,
    RESOURCES,
    RISE,
    State,
)


def reason(game: Game, s: State, action: int) -> tuple[str, Facts]:
    """The key of the sentence, and its facts."""
    if game.plain.n_legal(s) == 1:
        return "hint-only", {}
    if s.phase == P_PLAY:
        return _of_play(game, s, action), {}
    if s.phase == P_TAKE:
        return _of_taking(game, s, action - B_TAKE)
    if s.phase == P_MANAGE:
        return _of_step(game, s, action - B_BOARD)
    if s.phase in (P_JOKER, P_GAIN):
        return _of_resource(game, s, (action - B_RESOURCE) % RESOURCES)
    if s.phase == P_COMMERCE:
        return ("hint-done" if action == B_BOARD + DONE else "hint-change"), {}
    if s.phase == P_TRUMP:
        return "hint-trump", {}
    if s.phase == P_CALAMITY and action >= B_CALAMITY + CALAMITIES:
        return "hint-protect", {}
    return "hint-best", {}


def _of_play(game: Game, s: State, choice: int) -> str:
    if choice > DISCOVERY:
        return "hint-blind"
    if choice == DISCOVERY:
        return "hint-discovery"
    mine = game.plain.rank_of(s, s.turn, choice)
    ahead = any(s.trick[q] not in (NONE,) and s.strength[q] > mine for q in range(s.players))
    return "hint-behind" if ahead else "hint-ahead"


def _of_taking(game: Game, s: State, choice: int) -> tuple[str, Facts]:
    if choice >= CARDS:
        return "hint-best", {}
    kind = game.pack.tables["KIND"][choice]
    return ("hint-joker", {}) if kind == JOKER else _of_resource(game, s, kind)


def _of_resource(game: Game, s: State, resource: int) -> tuple[str, Facts]:
    """It pays a need, or it is for what comes after."""
    needed = game.pack.tables["NEEDS"][s.age[s.turn]] >> resource & 1
    return ("hint-need" if needed else "hint-stock"), {"resource": RESOURCE_NAMES[resource]}


def _of_step(game: Game, s: State, choice: int) -> tuple[str, Facts]:
    left = game.plain.rounds_left(s)
    if choice == DONE:
        return "hint-done", {}
    if choice < RISE:
        return "hint-grow", {"n": left}
    if choice == RISE:
        return "hint-rise", {}
    if choice >= MOVE:
        return "hint-best", {}
    place = (choice - PLACE if choice < RAISE else choice - RAISE) // LEVELS
    return "hint-place", {"place": PLACE_NAMES[place], "n": left}
