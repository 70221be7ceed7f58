"""The doors of compiled code for batches and observations: loops over games kept as rows of bytes."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holocene.research.steps import deal_row, is_marked, step_row

observe: Callable[..., None]
random_action: Callable[..., int]
STATE: Any


def observe_one(buf: Any, seat: int, out: Any) -> None:
    """What a seat knows of one state."""
    observe(buf.view(STATE)[0], seat, out)


def reset_rows(
    buf: Any, rngs: Any, games: Any, params: Any, dense: Any, seed: int, masks: Any, cells: Any, seats: Any
) -> None:
    """Deals the games of the given numbers and shows them."""
    for i in range(len(buf)):
        deal_row(i, buf, rngs, games, params, dense, seed, masks, cells, seats)


def step_rows(
    buf: Any,
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
    """Plays one legal action in every game; a finished game is paid out and gives way to the next of its row."""
    for i in range(len(buf)):
        step_row(
            i,
            buf,
            rngs,
            games,
            params,
            dense,
            seed,
            masks,
            cells,
            seats,
            actions,
            numbers,
            dones,
            rewards,
            points,
            stride,
            zero_sum,
        )


def sample_rows(buf: Any, rngs: Any, dense: Any, actions: Any) -> None:
    """A random legal action for every game, from the generator of its random players."""
    for i in range(len(buf)):
        actions[i] = dense[random_action(buf[i].view(STATE)[0], rngs[i])]


def first_illegal(buf: Any, actions: Any) -> int:
    """The first row of masks in which the chosen action is not marked, or -1."""
    for i in range(len(buf)):
        if not is_marked(buf[i], actions[i]):
            return i
    return -1
