"""Who comes next where many want the same few threads: everybody in turn, and nobody ever has them all.

A job belongs to a table and a table to its owner; a table has one job at a time. Owners take turns, and the tables of
one owner do. Three things keep a thread free for whoever comes next, since a thought that runs cannot be put off:

- an owner has all threads but one, even when nobody else waits just then
- so have, together, the jobs of every rank but the first: they wait while any job of a lower rank could run
- long jobs have half of the threads

Where there is only one thread, all share it.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any, NamedTuple


class Job(NamedTuple):
    """Work that waits for a thread; `what` is for those who do it."""

    owner: str
    table: str
    rank: int = 0
    is_long: bool = False
    what: Any = None


class Turns:
    """Jobs that wait and jobs that run. It has no threads of its own."""

    def __init__(self, threads: int) -> None:
        self._most = max(1, threads - 1)
        self._most_long = max(1, threads // 2)
        self._lines: dict[int, OrderedDict[str, OrderedDict[str, Job]]] = {}  # by rank, owner and table
        self._waiting: dict[str, Job] = {}
        self._running: dict[str, Job] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._waiting or table in self._running

    def count(self, owner: str | None = None) -> int:
        """How many jobs of an owner, or of all, wait or run."""
        jobs = (*self._waiting.values(), *self._running.values())
        return sum(owner in (None, job.owner) for job in jobs)

    def add(self, job: Job) -> Job | None:
        """Lines a job up, in the place of the one that its table had waiting, which is handed back."""
        before = self._waiting.get(job.table)
        if before is not None and (before.owner, before.rank) != (job.owner, job.rank):
            self.remove(job.table)
        self._waiting[job.table] = job
        owners = self._lines.setdefault(job.rank, OrderedDict())
        owners.setdefault(job.owner, OrderedDict())[job.table] = job
        return before

    def remove(self, table: str) -> Job | None:
        """Takes away the job of a table that waits."""
        job = self._waiting.pop(table, None)
        if job is not None:
            owners = self._lines[job.rank]
            del owners[job.owner][table]
            if not owners[job.owner]:
                del owners[job.owner]
        return job

    def next(self) -> Job | None:
        """The job that may begin now, if any; whoever takes it says when it is done."""
        for rank in sorted(self._lines):
            if rank and sum(job.rank > 0 for job in self._running.values()) >= self._most:
                break
            for owner, line in self._lines[rank].items():
                job = self._first(owner, line)
                if job is not None:
                    return self._begin(job)
        return None

    def _first(self, owner: str, line: OrderedDict[str, Job]) -> Job | None:
        running = self._running.values()
        if sum(job.owner == owner for job in running) >= self._most:
            return None
        may_be_long = sum(job.is_long for job in running) < self._most_long
        free = (job for job in line.values() if job.table not in self._running and (may_be_long or not job.is_long))
        return next(free, None)

    def _begin(self, job: Job) -> Job:
        self.remove(job.table)
        self._running[job.table] = job
        owners = self._lines[job.rank]
        if job.owner in owners:
            owners.move_to_end(job.owner)
        return job

    def done(self, job: Job) -> None:
        """A job has come to its end."""
        del self._running[job.table]


class FairQueue:
    """The same for threads, which wait here for something to do."""

    def __init__(self, threads: int) -> None:
        self._turns = Turns(threads)
        self._changed = threading.Condition()
        self._is_closed = False

    def __contains__(self, table: str) -> bool:
        with self._changed:
            return table in self._turns

    def count(self, owner: str | None = None) -> int:
        """How many jobs of an owner, or of all, wait or run."""
        with self._changed:
            return self._turns.count(owner)

    def put(self, job: Job) -> Job | None:
        """Lines a job up; the one that waited in its place."""
        with self._changed:
            before = self._turns.add(job)
            self._changed.notify()
            return before

    def drop(self, table: str) -> Job | None:
        """Takes away the job of a table that waits."""
        with self._changed:
            return self._turns.remove(table)

    def take(self) -> Job | None:
        """Waits for a job that may begin; None once the queue is closed."""
        with self._changed:
            while not self._is_closed:
                if (job := self._turns.next()) is not None:
                    return job
                self._changed.wait()
            return None

    def done(self, job: Job) -> None:
        """A job that was taken has come to its end, and others may begin."""
        with self._changed:
            self._turns.done(job)
            self._changed.notify_all()

    def close(self) -> None:
        """Nothing begins any more."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
