"""One seat of every game of a batch for a learner, the others for rivals that play in compiled code."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from holocene.research.steps import Rows, begin_row, earn, earn_nothing, show_row

is_over: Callable[..., bool]
to_act: Callable[..., int]
step: Callable[..., None]
observe: Callable[..., None]
incline: Callable[..., int]
STATE: Any

AT_RANDOM: Final = -1  # the noise of rivals who follow no instinct


class Own(NamedTuple):
    """The learner's side of a batch, and how the others play."""

    seats: Any  # the learner's seat in every row
    moves_on: int  # 1 where she sits one seat further in the next game of a row
    last: Any  # what she saw of a game when it ended
    weights: Any  # of instinct, a row for every number of players
    noise: int  # hundredths of a point that instinct errs by


def come_round(rows: Rows, i: int, own: Own) -> None:
    """Rivals play until the learner decides, or the game is over."""
    s = rows.states[i].view(STATE)[0]
    weights = own.weights[rows.players[rows.tables[i]] - 1]
    while not is_over(s) and to_act(s) != own.seats[i]:
        step(s, incline(s, weights, rows.rngs[i], own.noise))


def welcome_rows(buf: Rows, own: Own) -> None:
    """Rivals play up to the learner's first decision in every game that was just dealt."""
    for i in range(len(buf.states)):
        come_round(buf, i, own)
        show_row(buf, i)


def advance_rows(buf: Rows, own: Own) -> None:
    """The learner's action and the rivals' answers in every game; a finished one gives way to the next of its row."""
    for i in range(len(buf.states)):
        advance_row(buf, i, own)
        show_row(buf, i)


def advance_row(rows: Rows, i: int, own: Own) -> None:
    """One turn of row i, up to the learner's next decision."""
    s = rows.states[i].view(STATE)[0]
    seats = rows.players[rows.tables[i]]
    step(s, rows.numbers[rows.actions[i]])
    come_round(rows, i, own)
    rows.dones[i] = is_over(s)
    if rows.dones[i]:
        earn(s, seats, rows.rewards[i], rows.points[i], rows.zero_sum)
        observe(s, own.seats[i], own.last[i])
        own.seats[i] = (own.seats[i] + own.moves_on) % seats
        rows.games[i] += rows.stride
        begin_row(rows, i)
        come_round(rows, i, own)
    else:
        earn_nothing(rows.rewards[i], rows.points[i])
