"""The doors of compiled code for batches and observations: loops over games kept as rows of bytes."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holocene.core.compiling.prefetch import LINE, fetch
from holocene.core.states.rng import seed_rng
from holocene.research.steps import Rows, deal_row, incline_row, is_marked, play_row, renew_row, sample_row, show_row

observe: Callable[..., None]
redeal: Callable[..., None]
state_of: Callable[..., Any]
STATE: Any


def expect(grid: Any, i: int) -> None:
    """Asks for row i, which is needed soon: a batch of thousands lies far from the processor."""
    if i < len(grid):
        for at in range(0, len(grid[i]), LINE):
            fetch(grid[i], at)


def observe_one(buf: Any, seat: int, out: Any) -> None:
    """What a seat knows of one state."""
    observe(buf.view(STATE)[0], seat, out)


def show_rows(buf: Rows) -> None:
    """Shows what every game has come to."""
    for i in range(len(buf.states)):
        show_row(buf, i)


def observe_rows(buf: Rows, seats: Any, out: Any) -> None:
    """What a seat of every game knows."""
    for i in range(len(buf.states)):
        observe(state_of(buf.states, i), seats[i], out[i])


def redeal_rows(buf: Rows, seats: Any, seeds: Any) -> None:
    """Deals anew in every game, from three random words each, all that a seat cannot know."""
    for i in range(len(buf.states)):
        s = state_of(buf.states, i)
        seed_rng(s.rng, seeds[i][0], seeds[i][1], seeds[i][2])
        redeal(s, seats[i])


def reset_rows(buf: Rows) -> None:
    """Deals the games of the given numbers and shows them."""
    for i in range(len(buf.states)):
        deal_row(buf, i)


def step_rows(buf: Rows) -> None:
    """Plays one legal action in every game; a finished game is paid out and gives way to the next of its row.

    A processor waits for so many lines at once and for no more, so they are asked for in two goes."""
    for i in range(len(buf.states)):
        expect(buf.cells, i)
        expect(buf.masks, i)
        play_row(buf, i)
        expect(buf.states, i + 1)
        renew_row(buf, i)
        show_row(buf, i)


def sample_rows(buf: Rows, out: Any) -> None:
    """A random legal action for every game."""
    for i in range(len(buf.states)):
        out[i] = sample_row(buf, i)


def incline_rows(buf: Rows, out: Any, weights: Any, noise: int) -> None:
    """What instinct plays in every game."""
    for i in range(len(buf.states)):
        out[i] = incline_row(buf, i, weights, noise)


def first_illegal(buf: Any, actions: Any) -> int:
    """The first row of masks in which the chosen action is not marked, or -1."""
    for i in range(len(buf)):
        if not is_marked(buf[i], actions[i]):
            return i
    return -1
