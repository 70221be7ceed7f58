"""Kernels over many games on a GPU, a thread a game; states lie side by side (`lanes`)."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import int64

from holocene.core.compiling.inside_cuda import cuda
from holocene.core.compiling.native import PLAYERS
from holocene.core.states.rng import WORDS

state_of: Callable[..., Any]
erase_state: Callable[..., None]
deal: Callable[..., None]
play_game: Callable[..., None]
play_out: Callable[..., int]
is_over: Callable[..., bool]
seed_stream: Callable[..., None]


def play_all(states: Any, params: Any, seats: int, seed: int, first: int, limit: int, rows: Any) -> None:
    """Whole random games, numbered from `first` on; each thread reports its game in its row."""
    i = cuda.grid(1)
    if i < len(rows):
        rng = cuda.local.array(WORDS, int64)
        erase_state(states, i)
        play_game(state_of(states, i), rng, params, seats, seed, first + i, limit, rows[i])


def deal_all(states: Any, rngs: Any, params: Any, seed: int, first: int) -> None:
    """New games, numbered from `first` on, and a generator for the players of each."""
    i = cuda.grid(1)
    if i < len(rngs):
        erase_state(states, i)
        deal(state_of(states, i), params, seed, first + i)
        seed_stream(rngs[i], seed, first + i, PLAYERS)


def renew_all(states: Any, params: Any, seed: int, next_game: int, games: int) -> None:
    """New games in the place of those that are over."""
    i = cuda.grid(1)
    if i < games and is_over(state_of(states, i)):
        erase_state(states, i)
        deal(state_of(states, i), params, seed, next_game + i)


def step_all(states: Any, rngs: Any, decisions: int) -> None:
    """So many random decisions in every game that is not over; one is lock-step."""
    i = cuda.grid(1)
    if i < len(rngs):
        play_out(state_of(states, i), rngs[i], decisions)
