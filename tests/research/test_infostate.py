"""Information states: perfect recall of what a seat saw and did, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from holocene.core.compiling.fast import NativeState
from holocene.research.infostate import Moment, begin
from holocene.research.table import Table

GAMES = ("progress", "s-evolution")


def walk(table: Table, moves: int, seed: int) -> Moment:
    """A random game for some moves."""
    rng = Random(seed)
    moment = begin(table, seed)
    for _ in range(moves):
        moment = moment.play(rng.choice(moment.legal()))
    return moment


@pytest.mark.parametrize("name", GAMES)
def test_the_past_is_the_beginning_of_the_present(name: str) -> None:
    """Each moment adds one line, which says who did what."""
    table = Table(name, {"players": 3})
    moment = walk(table, 80, 4)
    while moment.before is not None:
        for seat in range(3):
            now, then = moment.information_state(seat), moment.before.information_state(seat)
            assert now.startswith(then)
            words = table.actions.notation(int(moment.action or 0))
            assert now[len(then) :].startswith(f"\n{moment.before.state.to_act} {words}: ")
        moment = moment.before


@pytest.mark.parametrize("name", GAMES)
def test_the_lines_add_up_to_the_observation(name: str) -> None:
    """Who reads an information state line by line knows the present observation."""
    table = Table(name, {"players": 2})
    moment = walk(table, 120, 5)
    row = [0] * table.observer.size
    cells = {cell: i for i, cell in enumerate(table.cell_names)}
    for line in moment.information_state(1).splitlines():
        for word in line.partition(": ")[2].split():
            cell, _, value = word.partition("=")
            row[cells[cell]] = int(value)
    assert moment.observation(1).tolist() == row


@pytest.mark.parametrize("name", GAMES)
def test_what_is_dealt_anew_does_not_show(name: str) -> None:
    """The observer's information state stays; of the others' it begins anew; both go on with the same moves."""
    table = Table(name, {"players": 2})
    moment = walk(table, 61, 6)
    seat = moment.state.to_act
    other = moment.redeal(seat, (1, 2, 3))
    assert moment.information_state(seat) == other.information_state(seat)
    assert 1 == len(other.information_state(1 - seat).splitlines())
    after = other.play(other.legal()[0])
    assert after.information_state(seat).startswith(moment.information_state(seat))
    assert 2 == len(after.information_state(1 - seat).splitlines())


def test_moments_do_not_change() -> None:
    """Playing on leaves the moment before as it was."""
    moment = begin(Table("s-evolution", {"players": 2}), 1)
    cells = moment.state.cells.tobytes()
    for action in moment.legal():
        assert isinstance(moment.play(action).state, NativeState)
    moment.redeal(0, (1, 2, 3))
    assert cells == moment.state.cells.tobytes()
