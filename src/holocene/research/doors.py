"""The doors of compiled code for batches and observations: loops over games kept as rows of bytes."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holocene.research.steps import begin, earn, earn_nothing, show

is_over: Callable[..., bool]
step: Callable[..., None]
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
        begin(buf[i], rngs[i], params, seed, games[i])
        seats[i] = show(buf[i].view(STATE)[0], dense, masks[i], cells[i])


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
        s = buf[i].view(STATE)[0]
        step(s, numbers[actions[i]])
        dones[i] = is_over(s)
        if dones[i]:
            earn(s, rewards[i], points[i], zero_sum)
            games[i] += stride
            begin(buf[i], rngs[i], params, seed, games[i])
        else:
            earn_nothing(rewards[i], points[i])
        seats[i] = show(s, dense, masks[i], cells[i])


def sample_rows(buf: Any, rngs: Any, dense: Any, actions: Any) -> None:
    """A random legal action for every game, from the generator of its random players."""
    for i in range(len(buf)):
        actions[i] = dense[random_action(buf[i].view(STATE)[0], rngs[i])]


def first_illegal(buf: Any, actions: Any) -> int:
    """The first row of masks in which the chosen action is not marked, or -1."""
    for i in range(len(buf)):
        if actions[i] < 0 or actions[i] >= buf.shape[1] or not buf[i][actions[i]]:
            return i
    return -1
