"""Measuring on a machine with neighbours: short blocks in turn, the best of several of each.

The undisturbed speed is what a block shows that nobody got in the way of; ratios between blocks of the same minute
can be trusted more than any figure by itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

Work = Callable[[], float]


class Task(NamedTuple):
    """Something to time: a block of work that returns how many units it did."""

    work: Work
    clock: Callable[[], float] = time.process_time


def best_rates(tasks: Mapping[str, Task], repeats: int) -> dict[str, float]:
    """Units a second of every task, the best of `repeats` blocks, the tasks taking turns."""
    best = dict.fromkeys(tasks, 0.0)
    for task in tasks.values():
        task.work()
    for _ in range(repeats):
        for name, (work, clock) in tasks.items():
            start = clock()
            units = work()
            best[name] = max(best[name], units / (clock() - start))
    return best


def best_seconds(work: Callable[[], object], repeats: int) -> float:
    """The shortest wall-clock time of some work."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)
