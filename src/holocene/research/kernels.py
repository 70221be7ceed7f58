"""Kernels over the rows of a batch on a GPU, a thread a row."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import cuda

from holocene.research.steps import deal_row, earn_nothing, is_marked, step_row

random_action: Callable[..., int]
STATE: Any


def reset_all(
    states: Any,
    rngs: Any,
    games: Any,
    params: Any,
    dense: Any,
    seed: int,
    masks: Any,
    cells: Any,
    seats: Any,
    dones: Any,
    rewards: Any,
    points: Any,
) -> None:
    """Deals in every row the game of its number, and shows it."""
    i = cuda.grid(1)
    if i < len(states):
        games[i] = i
        dones[i] = False
        earn_nothing(rewards[i], points[i])
        deal_row(i, states, rngs, games, params, dense, seed, masks, cells, seats)


def step_all(
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
    """Plays one legal action in every game."""
    i = cuda.grid(1)
    if i < len(states):
        step_row(
            i,
            states,
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


def sample_all(states: Any, rngs: Any, dense: Any, actions: Any) -> None:
    """A random legal action for every game, from the generator of its random players."""
    i = cuda.grid(1)
    if i < len(states):
        actions[i] = dense[random_action(states[i].view(STATE)[0], rngs[i])]


def find_illegal(masks: Any, actions: Any, first: Any) -> None:
    """Lowers `first` to the first row in which the chosen action is not marked."""
    i = cuda.grid(1)
    if i < len(masks) and not is_marked(masks[i], actions[i]):
        cuda.atomic.min(first, 0, i)
