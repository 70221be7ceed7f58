"""What a seat has seen and done so far: moments of a game, and the information state with perfect recall.

>>> from holocene.research.table import Table
>>> moment = begin(Table("s-evolution", {"players": 2}), seed=7)
>>> moment = moment.play(moment.legal()[0])
>>> moment.information_state(0).splitlines()[1].split()[1:4]
['play', 'position', '1:']
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from holocene.core.compiling.fast import NativeState
from holocene.research.table import Table

Words = tuple[int, int, int]  # three random words of 32 bits


class Moment:
    """A state of a game and how it came about; never changed once made, so that it can be shared."""

    __slots__ = ("_rows", "_told", "action", "before", "redealt_for", "state", "table")

    def __init__(
        self,
        table: Table,
        state: NativeState,
        before: Moment | None = None,
        action: int | None = None,
        redealt_for: int | None = None,
    ) -> None:
        self.table = table
        self.state = state
        self.before = before
        self.action = action
        self.redealt_for = redealt_for
        self._rows: dict[int, NDArray[np.int8]] = {}
        self._told: dict[int, str] = {}

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> Any:
        """As the actions from the first deal, and the states that were dealt anew: all else follows."""
        path: list[int | tuple[int, bytes]] = []
        moment = self
        while moment.before is not None:
            redealt = moment.redealt_for
            path.append(int(moment.action or 0) if redealt is None else (redealt, moment.state.cells.tobytes()))
            moment = moment.before
        return _again, (self.table, moment.state.cells.tobytes(), path[::-1])

    def legal(self) -> list[int]:
        """The legal actions, ascending."""
        return self.table.legal(self.state)

    def play(self, action: int) -> Moment:
        """The moment after an action; IllegalMove where the rules forbid it."""
        after = self.state.copy()
        self.table.step(after, action)
        return Moment(self.table, after, self, action)

    def redeal(self, seat: int, words: Words) -> Moment:
        """Another world that looks the same to a seat, now and so far; the others have no past in it."""
        other = self.state.copy()
        other.redeal(seat, *words)
        return Moment(self.table, other, self, redealt_for=seat)

    def observation(self, seat: int) -> NDArray[np.int8]:
        """What a seat observes now."""
        if seat not in self._rows:
            self._rows[seat] = self.table.observer.observe(self.state.cells, seat)
        return self._rows[seat]

    def observation_state(self, seat: int) -> str:
        """What a seat observes now: every cell that is not nought."""
        row = self.observation(seat)
        return f"seat {seat}: {self._cells(row, np.flatnonzero(row))}"

    def information_state(self, seat: int) -> str:
        """All that a seat has seen and done: its first observation, then each move with what the seat saw change."""
        lines = []
        moment: Moment | None = self
        while moment is not None:
            lines.append(moment._line(seat))
            moment = None if moment.redealt_for not in (None, seat) else moment.before
        return "".join(reversed(lines))

    def _line(self, seat: int) -> str:
        if seat not in self._told:
            self._told[seat] = self._tell(seat)
        return self._told[seat]

    def _tell(self, seat: int) -> str:
        if self.redealt_for == seat:
            return ""
        if self.before is None or self.action is None:
            return self.observation_state(seat)
        row = self.observation(seat)
        changed = np.flatnonzero(row != self.before.observation(seat))
        words = self.table.actions.notation(self.action)
        return f"\n{self.before.state.to_act} {words}: {self._cells(row, changed)}"

    def _cells(self, row: NDArray[np.int8], which: NDArray[np.intp]) -> str:
        names = self.table.cell_names
        return " ".join(f"{names[i]}={value}" for i, value in zip(which.tolist(), row[which].tolist(), strict=True))


def begin(table: Table, seed: int, number: int = 0) -> Moment:
    """Game number `number` of the series `seed`, just dealt."""
    return Moment(table, table.native.new(seed, number))


def _state(table: Table, cells: bytes) -> NativeState:
    return NativeState(table.native, np.frombuffer(cells, np.uint8).copy())


def _again(table: Table, cells: bytes, path: list[int | tuple[int, bytes]]) -> Moment:
    moment = Moment(table, _state(table, cells))
    for step in path:
        if isinstance(step, int):
            moment = moment.play(step)
        else:
            moment = Moment(table, _state(table, step[1]), moment, redealt_for=step[0])
    return moment
