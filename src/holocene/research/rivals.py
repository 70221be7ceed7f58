"""One seat of every game of a batch for a learner, the others for rivals that play in compiled code."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from holocene.bots.network.looking import BY_LOOK, Styles, look
from holocene.research.steps import Rows, begin_row, earn, earn_nothing, show_row

is_over: Callable[..., bool]
to_act: Callable[..., int]
step: Callable[..., None]
observe: Callable[..., None]
incline: Callable[..., int]
state_of: Callable[..., Any]


class Own(NamedTuple):
    """The learner's side of a batch, and how the others play."""

    seats: Any  # the learner's seat in every row
    moves_on: int  # 1 where she sits one seat further in the next game of a row
    last: Any  # what she saw of a game when it ended
    weights: Any  # of instinct, a row for every number of players
    rivals: Any  # the style of all others in every row, who give way to the next style in the next game
    styles: Styles
    net: Any  # that they look with


def come_round(rows: Rows, i: int, own: Own) -> None:
    """Rivals play until the learner decides, or the game is over."""
    s = state_of(rows.states, i)
    weights = own.weights[rows.players[rows.tables[i]] - 1]
    k = own.rivals[i]
    noise = own.styles.noise[k]
    while not is_over(s) and to_act(s) != own.seats[i]:
        if noise == BY_LOOK:
            step(s, look(s, rows.rngs[i], own.net, k, own.styles))
        else:
            step(s, incline(s, weights, rows.rngs[i], noise))


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
    s = state_of(rows.states, i)
    seats = rows.players[rows.tables[i]]
    step(s, rows.numbers[rows.actions[i]])
    come_round(rows, i, own)
    rows.dones[i] = is_over(s)
    if rows.dones[i]:
        earn(s, seats, rows.rewards[i], rows.points[i], rows.zero_sum)
        observe(s, own.seats[i], own.last[i])
        own.seats[i] = (own.seats[i] + own.moves_on) % seats
        own.rivals[i] = (own.rivals[i] + 1) % len(own.styles.noise)
        rows.games[i] += rows.stride
        begin_row(rows, i)
        come_round(rows, i, own)
    else:
        earn_nothing(rows.rewards[i], rows.points[i])
