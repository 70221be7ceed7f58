"""What every peer offers to be measured: pieces of work that count what they did."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import NamedTuple

Work = Callable[[], float]

# Ways to make a decision.
PLAIN = "plain Python"  # the rules are Python, and so is the loop
STEPPED = "stepped from Python"  # the rules are compiled, every decision is chosen in Python
INSIDE = "inside compiled code"  # rules and loop are compiled
ONE = "compiled, 1 game"  # rules and loop are compiled for games in lock-step, of which there is one
BATCH = "compiled, 4,096 games"  # … and 4,096
THREADS = "inside compiled code, 2 threads"  # by the clock on the wall, not pinned

GAMES_AT_ONCE = 4096
OBSERVED = ", observed"  # after a game's name: every decision comes with an observation


CORES: set[int] = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()


def pin(cores: set[int]) -> None:
    """Keeps this thread, and those it starts, on some cores, where the system can do that."""
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


class Task(NamedTuple):
    """Random play of one game in one way; `copy` makes copies of a state and says how many."""

    game: str
    way: str
    play: Work
    copy: Work | None = None


def copying(copy: Callable[[], object], times: int = 100) -> Work:
    """So many copies of the same state."""

    def work() -> float:
        for _ in range(times):
            copy()
        return times

    return work
