"""One game of a batch, in the subset that every engine runs: what is dealt, shown and earned.

`doors` loops over these functions on the CPU; `kernels` calls them on a GPU, a thread a row.
"""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holocene.core.cells import clear
from holocene.core.native import PLAYERS, seed_stream

is_over: Callable[..., bool]
to_act: Callable[..., int]
step: Callable[..., None]
n_legal: Callable[..., int]
nth_legal: Callable[..., int]
score: Callable[..., int]
is_winner: Callable[..., bool]
observe: Callable[..., None]
deal: Callable[..., None]
erase: Callable[..., None]
STATE: Any


def begin(cells: Any, rng: Any, params: Any, seed: int, game: int) -> None:
    """Deals game number `game` of the series `seed`, and starts the generator of its random players."""
    erase(cells)
    deal(cells.view(STATE)[0], params, seed, game)
    seed_stream(rng, seed, game, PLAYERS)


def show(s: Any, dense: Any, mask: Any, cells: Any) -> int:
    """Marks what is legal and, if there is room for it, writes what the seat to act knows; the seat to act."""
    seat = to_act(s)
    clear(mask)
    for k in range(n_legal(s)):
        mask[dense[nth_legal(s, k)]] = 1
    if len(cells):
        observe(s, seat, cells)
    return seat


def earn(s: Any, rewards: Any, points: Any, zero_sum: int) -> None:
    """Winners share 1; where that must sum to nought, everybody pays an equal part of it."""
    seats = len(rewards)
    winners = 0
    for seat in range(seats):
        points[seat] = score(s, seat)
        winners += is_winner(s, seat)
    for seat in range(seats):
        rewards[seat] = 0
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


def deal_row(
    i: int, states: Any, rngs: Any, games: Any, params: Any, dense: Any, seed: int, masks: Any, cells: Any, seats: Any
) -> None:
    """Deals the game whose number stands in row i, and shows it."""
    begin(states[i], rngs[i], params, seed, games[i])
    seats[i] = show(states[i].view(STATE)[0], dense, masks[i], cells[i])


def step_row(
    i: int,
    states: Any,
    rngs: Any,
    games: Any,
    params: Any,
    dense: Any,
    seed: int,
    masks: Any,
    cells: Any,
    seats: Any,
    actions: Any,
    numbers: Any,
    dones: Any,
    rewards: Any,
    points: Any,
    stride: int,
    zero_sum: int,
) -> None:
    """Plays a legal action in row i; a finished game is paid out and gives way to the next of its row."""
    s = states[i].view(STATE)[0]
    step(s, numbers[actions[i]])
    dones[i] = is_over(s)
    if dones[i]:
        earn(s, rewards[i], points[i], zero_sum)
        games[i] += stride
        begin(states[i], rngs[i], params, seed, games[i])
    else:
        earn_nothing(rewards[i], points[i])
    seats[i] = show(s, dense, masks[i], cells[i])
