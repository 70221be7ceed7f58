"""Kernels over the rows of a batch on a GPU, a thread a row."""

from __future__ import annotations

from typing import Any

from numba import cuda

from holocene.research.steps import Rows, deal_row, earn_nothing, incline_row, is_marked, sample_row, step_row


def reset_all(rows: Rows) -> None:
    """Deals in every row the game of its number, and shows it."""
    i = cuda.grid(1)
    if i < len(rows.states):
        rows.games[i] = i
        rows.dones[i] = False
        earn_nothing(rows.rewards[i], rows.points[i])
        deal_row(rows, i)


def step_all(rows: Rows) -> None:
    """Plays one legal action in every game."""
    i = cuda.grid(1)
    if i < len(rows.states):
        step_row(rows, i)


def sample_all(rows: Rows, out: Any) -> None:
    """A random legal action for every game."""
    i = cuda.grid(1)
    if i < len(rows.states):
        out[i] = sample_row(rows, i)


def incline_all(rows: Rows, out: Any, weights: Any, noise: int) -> None:
    """What instinct plays in every game."""
    i = cuda.grid(1)
    if i < len(rows.states):
        out[i] = incline_row(rows, i, weights, noise)


def find_illegal(masks: Any, actions: Any, first: Any) -> None:
    """Lowers `first` to the first row in which the chosen action is not marked."""
    i = cuda.grid(1)
    if i < len(masks) and not is_marked(masks[i], actions[i]):
        cuda.atomic.min(first, 0, i)
