"""What a seat has seen and done so far: moments of a game, and the information state with perfect recall.

>>> from holocene.research.table import Table
>>> moment = begin(Table("s-evolution", {"players": 2}), seed=7)
>>> moment = moment.play(moment.legal()[0])
>>> moment.information_state(0).splitlines()[1].split()[1:4]
['play', 'position', '1:']
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from holocene.core.compiling.fast import NativeState
from holocene.research.chance import Draws
from holocene.research.table import Table

Words = tuple[int, int, int]  # three random words of 32 bits


class Step(NamedTuple):
    """An action, and how its draws fell where that was told."""

    action: int
    draws: Draws | None


class Redealt(NamedTuple):
    """A state in which all that a seat cannot know was dealt anew."""

    seat: int
    cells: bytes


class Moment:
    """A state of a game and how it came about; never changed once made, so that it can be shared."""

    __slots__ = ("_rows", "_told", "action", "before", "draws", "redealt_for", "state", "table")

    def __init__(
        self,
        table: Table,
        state: NativeState,
        before: Moment | None = None,
        action: int | None = None,
        redealt_for: int | None = None,
        draws: Draws | None = None,
    ) -> None:
        self.table = table
        self.state = state
        self.before = before
        self.action = action
        self.redealt_for = redealt_for
        self.draws = draws
        self._rows: dict[int, NDArray[np.int8]] = {}
        self._told: dict[int, str] = {}

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> Any:
        """As the actions from the first deal, and the states that were dealt anew: all else follows."""
        path: list[Step | Redealt] = []
        moment = self
        while moment.before is not None:
            if moment.redealt_for is None:
                path.append(Step(int(moment.action or 0), moment.draws))
            else:
                path.append(Redealt(moment.redealt_for, moment.state.cells.tobytes()))
            moment = moment.before
        return _again, (self.table, moment.state.cells.tobytes(), path[::-1])

    def legal(self) -> list[int]:
        """The legal actions, ascending."""
        return self.table.legal(self.state)

    def play(self, action: int, draws: Draws | None = None) -> Moment:
        """The moment after an action; IllegalMove where the rules forbid it. Where draws are told they fall so, and
        Due says that more of them are needed."""
        if draws is None:
            after = self.state.copy()
            self.table.step(after, action)
        else:
            number = self.table.allowed(self.state, action)
            after = self.table.native.from_plain(self.table.scripted.step(self.state.plain(), number, draws))
        return Moment(self.table, after, self, action, draws=draws)

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

    def moves(self) -> Iterator[tuple[Moment, int, Moment]]:
        """The moves so far with the moments before and after them, the latest first."""
        moment: Moment | None = self
        while moment is not None:
            if moment.before is not None and moment.action is not None:
                yield moment.before, moment.action, moment
            moment = moment.before

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
    """Game number `number` of the series `seed`, just dealt, or where the table's position begins."""
    return Moment(table, table.new(seed, number))


def begin_drawn(table: Table, draws: Draws) -> Moment:
    """A game whose deal is told; Due where more draws are needed. A position has been dealt before."""
    if table.position is not None:
        return begin(table, 0)
    return Moment(table, table.native.from_plain(table.scripted.deal(table.native.params.tolist(), draws)))


def _state(table: Table, cells: bytes) -> NativeState:
    return NativeState(table.native, np.frombuffer(cells, np.uint8).copy())


def _again(table: Table, cells: bytes, path: list[Step | Redealt]) -> Moment:
    moment = Moment(table, _state(table, cells))
    for step in path:
        if isinstance(step, Step):
            moment = moment.play(*step)
        else:
            moment = Moment(table, _state(table, step.cells), moment, redealt_for=step.seat)
    return moment
