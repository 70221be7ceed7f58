"""One game at a time, for the adapters: what is legal, what a seat observes, what it earns and how the table looks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holocene.core.compiling.fast import NativeGame, NativeState
from holocene.core.compiling.native import CHANCE, seed_stream
from holocene.core.contract.actions import ActionSpace
from holocene.core.contract.registry import load_game
from holocene.core.errors import IllegalMove
from holocene.core.matches.seats import Seat
from holocene.locale.telling import Telling
from holocene.research.chance import Scripted
from holocene.research.observe import Observer

LARGEST_SEED = 1 << 62


class Table:
    """A game with its options, its actions counted from 0, and its observations."""

    def __init__(
        self, game: str, options: Mapping[str, Any], pack: Path | str | None = None, position: str | None = None
    ) -> None:
        self.game = load_game(game, Path(pack) if pack else None)
        self.native = NativeGame(self.game, options)
        self.options = self.native.options
        self.seats = self.native.seats
        self.actions = ActionSpace(self.game)
        self.observer = Observer(self.game)
        self.position = position
        self._made_from = (game, tuple(self.options.items()), pack, position)

    def __reduce__(self) -> Any:
        return shared_table, self._made_from

    @cached_property
    def cell_names(self) -> list[str]:
        """The name of every cell of an observation: its feature, and its place within it."""
        return [f"{f.name}.{i}" if f.length > 1 else f.name for f in self.observer.fields for i in range(f.length)]

    @cached_property
    def scripted(self) -> Scripted:
        """The rules with draws that are told."""
        return Scripted(self.game)

    @cached_property
    def _first(self) -> Any:
        """The state that the position describes."""
        return self.game.position(str(self.position), self.options)

    def new(self, seed: int, number: int = 0) -> NativeState:
        """Game number `number` of the series `seed`, just dealt; from a position, with the chance of that game."""
        if self.position is None:
            return self.native.new(seed, number)
        s = self.game.layout.copy(self._first)
        seed_stream(s.rng, seed, number, CHANCE)
        return self.native.from_plain(s)

    def mask(self, state: NativeState) -> NDArray[np.int8]:
        """1 for each legal action."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[self.actions.dense[state.legal()]] = 1
        return mask

    def legal(self, state: NativeState) -> list[int]:
        """The legal actions, ascending."""
        found: list[int] = self.actions.dense[state.legal()].tolist()
        return found

    def step(self, state: NativeState, action: int) -> None:
        """Plays an action; IllegalMove where the rules forbid it, BadMove where there is no such action."""
        state.step(self.allowed(state, action))

    def allowed(self, state: NativeState, action: int) -> int:
        """The game's own number of a legal action."""
        number = self.actions.number(action)
        if number not in state.legal():
            refusal = self.game.why_not(state.plain(), number)
            assert refusal is not None, "the game refuses without a reason"
            raise IllegalMove(self.game.notation(number), refusal)
        return number

    def rewards(self, state: NativeState, zero_sum: bool) -> list[float]:
        """Winners share 1 at the end; with `zero_sum` everybody pays an equal part of it."""
        winners = state.winners() if state.is_over else []
        share = 1 / max(1, len(winners))
        paid = 1 / self.seats if zero_sum and winners else 0.0
        return [share * (seat in winners) - paid for seat in range(self.seats)]

    def sketch(self, state: NativeState, language: str = "en") -> str:
        """The table in words, as the seat to act sees it; once the game is over, as a spectator does."""
        seat = None if state.is_over else state.to_act
        view = self.game.view(state.plain(), seat)
        board = Telling(self.game, language, [Seat()] * self.seats, seat).board
        lines = [*board.status(view), *board.table(view)]
        return "\n".join("".join(part.words for part in (line.label, *line.segments)) for line in lines)


@cache
def shared_table(
    game: str, options: tuple[tuple[str, Any], ...], pack: str | None = None, position: str | None = None
) -> Table:
    """One table for all states of the same game: it is never changed."""
    return Table(game, dict(options), pack, position)
