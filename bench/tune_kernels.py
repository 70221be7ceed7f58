"""Contests of many rows of weights on a GPU, a thread a game."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import int64

from holocene.core.compiling.inside_cuda import cuda
from holocene.core.states.rng import WORDS

STATE: Any
erase: Callable[..., None]
contend: Callable[..., None]


def contest_all(cells: Any, series: Any, weights: Any, seats: int, games: int, reports: Any) -> None:
    """Every row of weights in every seat in every game."""
    i = cuda.grid(1)
    if i < len(reports):
        rng = cuda.local.array(WORDS, int64)
        erase(cells[i])
        s = cells[i].view(STATE)[0]
        mine = weights[i // (seats * games)]
        contend(s, rng, series, mine, i // games % seats, i % games, reports[i])
