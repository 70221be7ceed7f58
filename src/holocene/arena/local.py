"""Games on this machine: in this process, or in several of their own."""

from __future__ import annotations

import signal
from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_bool
from itertools import islice
from multiprocessing import get_context
from typing import Any

import msgspec

from holocene.arena.plan import Plan
from holocene.arena.playing import Games, Task, play
from holocene.core.errors import HoloceneError

WAITING = 2  # games that lie ready for the next process that is free


def play_here(plan: Plan, numbers: Iterable[int], task: Task = play) -> Games:
    """Plays in this process, one game after another."""
    for number in numbers:
        yield task(plan, number, lambda: False)


def play_in_processes(plan: Plan, numbers: Iterable[int], workers: int, task: Task = play) -> Games:
    """Games as they are done by so many processes; to close the iterator ends them after the present decision."""
    context = get_context("spawn")
    # No event: a process that died while it looked would keep its lock, and this one would wait for it.
    stop = context.RawValue(c_bool, False)
    waiting = iter(numbers)
    with ProcessPoolExecutor(workers, context, _begin, (msgspec.json.encode(plan), stop, task)) as pool:
        try:
            running = {pool.submit(_play, number) for number in islice(waiting, workers + WAITING)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(_play, number) for number in islice(waiting, len(done))}
                yield from (future.result() for future in done)
        except BrokenProcessPool as error:
            raise HoloceneError("a process that played has ended unexpectedly", "arena-worker-died") from error
        finally:
            stop.value = True
            pool.shutdown(wait=True, cancel_futures=True)


class _Worker:
    """What a process was told at its start."""

    plan: Plan
    stop: c_bool
    task: Task


def _begin(plan: bytes, stop: c_bool, task: Task) -> None:
    # Ctrl+C reaches every process of a terminal; the one that asked for the games ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.plan = msgspec.json.decode(plan, type=Plan)
    _Worker.stop = stop
    _Worker.task = staticmethod(task)


def _play(number: int) -> Any:
    return _Worker.task(_Worker.plan, number, lambda: _Worker.stop.value)
