"""Kernels over the rows of a batch on a GPU, a thread a row.

A step is three of them: to play, to deal and to show are rules of their own, and each alone needs fewer registers, so
that more threads wait for memory side by side.
"""

from __future__ import annotations

from typing import Any

from holocene.core.compiling.inside_cuda import cuda
from holocene.research.steps import (
    Rows,
    begin_row,
    earn_nothing,
    incline_row,
    is_marked,
    play_row,
    renew_row,
    sample_row,
    show_row,
)


def reset_all(rows: Rows) -> None:
    """Deals in every row the game of its number."""
    i = cuda.grid(1)
    if i < len(rows.games):
        rows.games[i] = i
        rows.dones[i] = False
        earn_nothing(rows.rewards[i], rows.points[i])
        begin_row(rows, i)


def step_all(rows: Rows) -> None:
    """Plays one legal action in every game."""
    i = cuda.grid(1)
    if i < len(rows.games):
        play_row(rows, i)


def renew_all(rows: Rows) -> None:
    """Pays out every finished game and deals the next of its row."""
    i = cuda.grid(1)
    if i < len(rows.games):
        renew_row(rows, i)


def show_all(rows: Rows) -> None:
    """Shows what every game has come to."""
    i = cuda.grid(1)
    if i < len(rows.games):
        show_row(rows, i)


def sample_all(rows: Rows, out: Any) -> None:
    """A random legal action for every game."""
    i = cuda.grid(1)
    if i < len(rows.games):
        out[i] = sample_row(rows, i)


def incline_all(rows: Rows, out: Any, weights: Any, noise: int) -> None:
    """What instinct plays in every game that there is room for."""
    i = cuda.grid(1)
    if i < len(out):
        out[i] = incline_row(rows, i, weights, noise)


def find_illegal(masks: Any, actions: Any, first: Any) -> None:
    """Lowers `first` to the first row in which the chosen action is not marked."""
    i = cuda.grid(1)
    if i < len(masks) and not is_marked(masks[i], actions[i]):
        cuda.atomic.min(first, 0, i)
