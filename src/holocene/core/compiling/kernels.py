"""Kernels over many games on a GPU, a thread a game; states lie in device memory as rows of bytes."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import cuda, int64

from holocene.core.compiling.native import PLAYERS
from holocene.core.states.rng import WORDS

STATE: Any
erase: Callable[..., None]
deal: Callable[..., None]
play_game: Callable[..., None]
play_out: Callable[..., int]
is_over: Callable[..., bool]
seed_stream: Callable[..., None]


def play_all(cells: Any, params: Any, seats: int, seed: int, first: int, limit: int, rows: Any) -> None:
    """Whole random games, numbered from `first` on; each thread reports its game in its row."""
    i = cuda.grid(1)
    if i < len(rows):
        rng = cuda.local.array(WORDS, int64)
        erase(cells[i])
        play_game(cells[i].view(STATE)[0], rng, params, seats, seed, first + i, limit, rows[i])


def deal_all(cells: Any, rngs: Any, params: Any, seed: int, first: int) -> None:
    """New games, numbered from `first` on, and a generator for the players of each."""
    i = cuda.grid(1)
    if i < len(cells):
        erase(cells[i])
        deal(cells[i].view(STATE)[0], params, seed, first + i)
        seed_stream(rngs[i], seed, first + i, PLAYERS)


def step_all(cells: Any, rngs: Any, params: Any, seed: int, next_game: int, decisions: int) -> None:
    """So many random decisions in every game (one is lock-step); a finished game gives way to a new one."""
    i = cuda.grid(1)
    if i < len(cells):
        s = cells[i].view(STATE)[0]
        if is_over(s):
            erase(cells[i])
            deal(s, params, seed, next_game + i)
        play_out(s, rngs[i], decisions)
