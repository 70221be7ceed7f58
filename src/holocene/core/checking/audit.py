"""Plays games on both engines side by side and stops at the first thing that is not as it must be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holocene.core.compiling.accel import plain_loops
from holocene.core.compiling.fast import FOREVER, NativeGame
from holocene.core.compiling.native import PLAYERS, deal, random_action, seed_stream
from holocene.core.contract.game import Game
from holocene.core.errors import HoloceneError
from holocene.core.states.rng import WORDS


class Fault(HoloceneError):
    """A state out of its spans, a card lost or won from nowhere, or engines that disagree."""


def audit(
    game: Game, options: Mapping[str, Any], seed: int, first: int, n: int, limit: int = FOREVER, native: bool = True
) -> int:
    """Checks games `first` and following after every decision; how many decisions were checked.

    A game may have `is_sound(s)` among its functions: whether every card is in exactly one place.
    """
    sides = _Sides(game, options, native)
    return sum(_audit_game(sides, seed, number, limit) for number in range(first, first + n))


class _Sides:
    """A game ready to be played on the plain engine and, if wanted, on the compiled one."""

    def __init__(self, game: Game, options: Mapping[str, Any], native: bool) -> None:
        self.game = game
        self.loops = plain_loops(game)
        self.params = game.params(game.read_options(options))
        self.native = NativeGame(game, options) if native else None
        self.is_sound = getattr(self.loops, "is_sound", lambda s: True)


def _audit_game(sides: _Sides, seed: int, number: int, limit: int) -> int:
    layout, loops = sides.game.layout, sides.loops
    s = layout.blank()
    loops[deal](s, sides.params, seed, number)
    state = sides.native.new(seed, number) if sides.native else None
    rng = [0] * WORDS
    seed_stream(rng, seed, number, PLAYERS)
    decisions = 0
    while True:
        where = {"game": number, "decision": decisions}
        try:
            layout.check(s)
        except AssertionError as error:
            raise Fault(f"{where}: {error}", "audit-span", detail=str(error), **where) from error
        if not sides.is_sound(s):
            raise Fault(f"{where}: a card is not in exactly one place", "audit-unsound", **where)
        if state is not None and state.cells.tobytes() != layout.pack(s):
            fields = ", ".join(layout.differing(s, state.plain()))
            raise Fault(f"{where}: the engines differ in {fields}", "audit-different", fields=fields, **where)
        if loops.is_over(s) or decisions == limit:
            return decisions
        if state is not None and (state.legal(), state.to_act) != (sides.game.legal(s), loops.to_act(s)):
            raise Fault(f"{where}: the engines differ in what is legal", "audit-legal", **where)
        action = loops[random_action](s, rng)
        loops.step(s, action)
        if state is not None:
            state.step(action)
        decisions += 1
