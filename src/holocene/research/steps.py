"""One game of a batch, in the subset that every engine runs: what is dealt, shown and earned.

`doors` loops over these functions on the CPU; `kernels` calls them on a GPU, a thread a row.
"""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from holocene.core.compiling.native import PLAYERS, seed_stream
from holocene.core.states.cells import clear

is_over: Callable[..., bool]
to_act: Callable[..., int]
step: Callable[..., None]
mark_legal: Callable[..., None]
score: Callable[..., int]
is_winner: Callable[..., bool]
observe: Callable[..., None]
deal: Callable[..., None]
random_action: Callable[..., int]
state_of: Callable[..., Any]
seen_of: Callable[..., Any]
erase_state: Callable[..., None]
incline: Callable[..., int]


class Rows(NamedTuple):
    """A batch as compiled code sees it: arrays with a row a game, and what all of its games share."""

    states: Any  # their bytes
    rngs: Any  # the generators of their random players
    games: Any  # their numbers in the series
    masks: Any  # 1 for every legal action, counted without gaps
    cells: Any  # what the seat to act knows; rows without a cell where nobody asks
    seats: Any  # the seat to act
    actions: Any  # the action to play, counted without gaps
    dones: Any  # whether that ended a game
    rewards: Any  # what a game that ended was worth to every seat
    points: Any  # and its points
    tables: Any  # which of the tables each row plays at
    players: Any  # how many seats each table has
    params: Any  # and its options, as numbers
    dense: Any  # the game's own actions, counted without gaps
    numbers: Any  # and back
    seed: int  # of the series
    stride: int  # from a game to the next of its row
    zero_sum: int


def earn(s: Any, seats: int, rewards: Any, points: Any, zero_sum: int) -> None:
    """Winners share 1; where that must sum to nought, everybody pays an equal part of it. Seats that this table does
    not have earn nothing."""
    earn_nothing(rewards, points)
    winners = 0
    for seat in range(seats):
        points[seat] = score(s, seat)
        winners += is_winner(s, seat)
    for seat in range(seats):
        if winners:
            if is_winner(s, seat):
                rewards[seat] = 1 / winners
            if zero_sum:
                rewards[seat] -= 1 / seats


def earn_nothing(rewards: Any, points: Any) -> None:
    """The game goes on."""
    for seat in range(len(rewards)):
        rewards[seat] = 0
        points[seat] = 0


def is_marked(mask: Any, action: int) -> bool:
    """Whether an action is one of those that a mask marks as legal."""
    return 0 <= action < len(mask) and mask[action] != 0


def show_row(rows: Rows, i: int) -> None:
    """Marks what is legal in row i and, if there is room for it, writes what the seat to act knows."""
    s = seen_of(rows.states, i)
    mask = rows.masks[i]
    clear(mask)
    mark_legal(s, mask, rows.dense)
    rows.seats[i] = to_act(s)
    if len(rows.cells[i]):
        observe(s, to_act(s), rows.cells[i])


def begin_row(rows: Rows, i: int) -> None:
    """Deals the game whose number stands in row i, and starts the generator of its random players."""
    erase_state(rows.states, i)
    deal(state_of(rows.states, i), rows.params[rows.tables[i]], rows.seed, rows.games[i])
    seed_stream(rows.rngs[i], rows.seed, rows.games[i], PLAYERS)


def deal_row(rows: Rows, i: int) -> None:
    """Deals the game whose number stands in row i, and shows it."""
    begin_row(rows, i)
    show_row(rows, i)


def play_row(rows: Rows, i: int) -> None:
    """Plays a legal action in row i."""
    s = state_of(rows.states, i)
    step(s, rows.numbers[rows.actions[i]])
    rows.dones[i] = is_over(s)


def renew_row(rows: Rows, i: int) -> None:
    """A finished game is paid out and gives way to the next of its row."""
    if rows.dones[i]:
        s = state_of(rows.states, i)
        earn(s, rows.players[rows.tables[i]], rows.rewards[i], rows.points[i], rows.zero_sum)
        rows.games[i] += rows.stride
        begin_row(rows, i)
    else:
        earn_nothing(rows.rewards[i], rows.points[i])


def incline_row(rows: Rows, i: int, weights: Any, noise: int) -> int:
    """What instinct plays in row i, by the weights for its number of players."""
    weighed = weights[rows.players[rows.tables[i]] - 1]
    action: int = rows.dense[incline(state_of(rows.states, i), weighed, rows.rngs[i], noise)]
    return action


def sample_row(rows: Rows, i: int) -> int:
    """A random legal action in row i, from the generator of its random players."""
    action: int = rows.dense[random_action(seen_of(rows.states, i), rows.rngs[i])]
    return action
