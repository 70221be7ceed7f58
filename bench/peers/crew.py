"""Workers that take turns: round after round, each does a short block of every task, so that a busy minute of the
machine falls on all of them alike."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from statistics import median, quantiles
from typing import Any, NamedTuple

from bench.peers.environments import FOLDER, ROOT, CannotInstall, all_pins, python_of
from bench.peers.task import THREADS

OURS = "holocene"
PATIENCE = 240  # seconds; the longest wait is for JAX to compile for the first time


class Silent(Exception):
    """A worker gave no answer, and why."""


class Spread(NamedTuple):
    """A figure of many rounds: its median and quartiles."""

    median: float
    low: float
    high: float


def spread(values: list[float]) -> Spread:
    """The median and quartiles of at least two values."""
    low, middle, high = quantiles(values, n=4, method="inclusive")
    return Spread(middle, low, high)


class Row:
    """Random play of one game in one way: what was measured in every round.

    Rates are decisions a second of the processor, and copies likewise; `walls` are decisions a second by the clock on
    the wall, which is what counts where threads share the work.
    """

    def __init__(self, peer: str, version: str, game: str, way: str) -> None:
        self.peer = peer
        self.version = version
        self.game = game
        self.way = way
        self.rates: list[float] = []
        self.walls: list[float] = []
        self.copies: list[float] = []

    @property
    def copy_us(self) -> Spread | None:
        """Microseconds a copy."""
        return spread([1e6 / rate for rate in self.copies]) if self.copies else None

    def times(self, other: Row) -> float:
        """How many times as fast as another row: the median of the rounds, in each of which both had a turn."""
        return median(a / b for a, b in zip(self.rates, other.rates, strict=True))


class Worker:
    """A process that measures one peer."""

    def __init__(self, name: str, arguments: Mapping[str, Any]) -> None:
        self.name = name
        python = sys.executable if name == OURS else python_of(name)
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 (read where the process fails)
        self.process = subprocess.Popen(
            [python, "-m", "bench.peers.worker", name, json.dumps(arguments)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env={**os.environ, "JAX_COMPILATION_CACHE_DIR": str(FOLDER / "jax")},
        )
        title, version = (OURS.title(), "") if name == OURS else (all_pins()[name].title, all_pins()[name].version)
        self.copies: list[bool] = []
        self.rows: list[Row] = []
        for game, way, copies in self._answer():
            self.rows.append(Row(title, version, game, way))
            self.copies.append(copies)

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        if select.select([self.process.stdout], [], [], PATIENCE)[0] and (line := self.process.stdout.readline()):
            return json.loads(line)
        self.stop()
        self.errors.seek(0)
        said = self.errors.read().decode(errors="replace").strip().splitlines()
        raise Silent(said[-1] if said else f"no answer within {PATIENCE} s")

    def _ask(self, work: str, seconds: float) -> tuple[float, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"work": work, "seconds": seconds}).encode() + b"\n")
        self.process.stdin.flush()
        done = self._answer()
        return done["units"] / done["cpu"], done["units"] / done["wall"]

    def turn(self, seconds: float) -> None:
        """A block of every task."""
        for i, (row, copies) in enumerate(zip(self.rows, self.copies, strict=True)):
            rate, wall = self._ask(f"{i} play", seconds)
            row.rates.append(wall if row.way == THREADS else rate)
            row.walls.append(wall)
            if copies:
                row.copies.append(self._ask(f"{i} copy", seconds / 4)[0])

    def stop(self) -> None:
        """Ends the process."""
        self.process.kill()
        self.process.communicate()


def measure(peers: Mapping[str, Mapping[str, Any]], rounds: int, seconds: float) -> tuple[list[Row], dict[str, str]]:
    """The rows of all peers, given with their arguments, and why others are absent."""
    crew: list[Worker] = []
    absent: dict[str, str] = {}
    try:
        for name, arguments in peers.items():
            try:
                crew.append(Worker(name, arguments))
            except (CannotInstall, Silent) as why:
                absent[name] = str(why)
        for _ in range(rounds):
            for worker in list(crew):
                try:
                    worker.turn(seconds)
                except Silent as why:
                    absent[worker.name] = str(why)
                    crew.remove(worker)
        return [row for worker in crew for row in worker.rows], absent
    finally:
        for worker in crew:
            worker.stop()
