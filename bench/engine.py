"""Speed of the engine beside OpenSpiel's hearts: `make bench`, or `python -m bench.engine --help`.

Prints a table and, after it, the same figures as JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from typing import Any, NamedTuple

from bench.measure import Task, best_rates, best_seconds
from bench.peers import Hearts
from rich.console import Console
from rich.table import Table

from holocene.core import accel
from holocene.core.fast import NativeGame, NativeState
from holocene.core.game import Game
from holocene.core.registry import load_game
from holocene.core.series import COMPILED_BLOCK, compiled_player, plain_player, play_series

SEED = 1
COPIES = 20_000


class Line(NamedTuple):
    """A measured figure, and what it should be at least or, for times, at most."""

    key: str
    value: float
    unit: str
    budget: float | None = None
    at_most: bool = False

    @property
    def holds(self) -> bool | None:
        """Whether the budget is kept; None where there is none."""
        if self.budget is None:
            return None
        return self.value <= self.budget if self.at_most else self.value >= self.budget


class Engines:
    """Blocks of work of one game, each about a third of a second."""

    def __init__(self, game: Game, options: dict[str, str], games: int) -> None:
        self.native = NativeGame(game, options)
        self.compiled = compiled_player(game, options, SEED)
        self.plain = plain_player(game, options, SEED)
        self.games = games
        self.copied = self._midgame()
        self.plain_copied = self.copied.plain()
        self.copy = game.layout.copy

    def _midgame(self) -> NativeState:
        state = self.native.new(SEED)
        rnd = random.Random(SEED)
        for _ in range(200):
            if not state.is_over:
                state.step(rnd.choice(state.legal()))
        return state

    def inside(self) -> float:
        """Random games inside compiled code."""
        return float(self.compiled(0, self.games)[1][:, 0].sum())

    def threads(self, n: int) -> float:
        """The same games on threads."""
        blocks = play_series(self.compiled, self.games * n, n, COMPILED_BLOCK)
        return float(sum(rows[:, 0].sum() for _, rows in blocks))

    def driven(self) -> float:
        """Random games with every decision chosen in Python."""
        decisions = 0
        pick = random.random
        for number in range(max(1, self.games // 20)):
            state = self.native.new(SEED, number)
            while not state.is_over:
                legal = state.legal()
                state.step(legal[int(pick() * len(legal))])
                decisions += 1
        return decisions

    def interpreted(self) -> float:
        """Random games on the plain engine."""
        return float(self.plain(0, max(1, self.games // 80))[1][:, 0].sum())

    def copies(self) -> float:
        """Copies of a plain state."""
        for _ in range(COPIES):
            self.copy(self.plain_copied)
        return COPIES

    def native_copies(self) -> float:
        """Copies of a native state."""
        for _ in range(COPIES):
            self.copied.copy()
        return COPIES


def start_seconds(name: str, cache: str) -> float:
    """A new process until the machine code of a game is ready: import, compile or load, and the first game."""
    code = (
        "from holocene.core import accel; from holocene.core.registry import load_game;"
        "from holocene.core.series import compiled_player;"
        f"game = load_game('{name}'); accel.prepare(game).result(); compiled_player(game, {{}}, 1)(0, 1)"
    )
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "HOLOCENE_CACHE": cache})
    return time.perf_counter() - start


def help_seconds() -> float:
    """`holocene --help`, the best of several."""
    command = [sys.executable, "-m", "holocene.cli.main", "--help"]
    return best_seconds(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL), 7)


def measure(game: Game, options: dict[str, str], repeats: int, starts: bool) -> list[Line]:
    """All figures."""
    accel.prepare(game).result()
    hearts = Hearts()
    engines = Engines(game, options, games=2000)
    wall = time.perf_counter
    rates = best_rates(
        {
            "inside": Task(engines.inside),
            "inside_wall": Task(lambda: engines.threads(1), wall),
            "threads_2": Task(lambda: engines.threads(2), wall),
            "driven": Task(engines.driven),
            "plain": Task(engines.interpreted),
            "hearts": Task(hearts.from_python),
            "hearts_inside": Task(hearts.inside),
            "copies": Task(engines.copies),
            "native_copies": Task(engines.native_copies),
        },
        repeats,
    )
    million, thousand = 1e6, 1e3
    lines = [
        Line("random play inside compiled code, 1 core", rates["inside"] / million, "M decisions/s", 8),
        Line("… against hearts driven from Python", rates["inside"] / rates["hearts"], "x", 25),
        Line("… against hearts inside its C++", rates["inside"] / rates["hearts_inside"], "x", 1.5),
        Line("random play inside compiled code, 2 threads", rates["threads_2"] / million, "M decisions/s"),
        Line("… against 1 thread", rates["threads_2"] / rates["inside_wall"], "x", 1.8),
        Line("stepped from Python", rates["driven"] / thousand, "k decisions/s"),
        Line("… against hearts driven from Python", rates["driven"] / rates["hearts"], "x", 2),
        Line("plain CPython", rates["plain"] / thousand, "k decisions/s", 150),
        Line("copy, plain", million / rates["copies"], "µs", 20, at_most=True),
        Line("copy, native", million / rates["native_copies"], "µs"),
        Line("OpenSpiel hearts driven from Python", rates["hearts"] / thousand, "k decisions/s"),
        Line("OpenSpiel hearts inside its C++", rates["hearts_inside"] / million, "M decisions/s"),
    ]
    if starts:
        with tempfile.TemporaryDirectory() as cache:
            lines.append(Line("start of the compiled engine, cold", start_seconds(game.name, cache), "s"))
            warm = min(start_seconds(game.name, cache) for _ in range(3))
            lines.append(Line("start of the compiled engine, warm", warm, "s"))
        lines.append(Line("holocene --help", help_seconds(), "s", 0.3, at_most=True))
    return lines


def show(title: str, lines: list[Line]) -> None:
    """The table."""
    table = Table(title=title, title_justify="left", box=None)
    for column in ("what", "measured", "", "budget", ""):
        table.add_column(column, justify="right" if column in ("measured", "budget") else "left")
    for line in lines:
        budget = "" if line.budget is None else f"{'≤' if line.at_most else '≥'} {line.budget:g}"
        verdict = {None: "", True: "kept", False: "[bold]missed[/bold]"}[line.holds]
        table.add_row(line.key, f"{line.value:.3g}", line.unit, budget, verdict)
    Console(width=110, highlight=False).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="progress")
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game"
    )
    parser.add_argument("--repeats", type=int, default=7, help="blocks of each measurement")
    parser.add_argument("--no-starts", action="store_true", help="leave out the times of new processes")
    args = parser.parse_args()
    options: dict[str, Any] = dict(word.split("=", 1) for word in args.option)
    options.setdefault("players", "3")
    load = os.getloadavg()[0]
    lines = measure(load_game(args.game), options, args.repeats, not args.no_starts)
    chosen = " ".join(f"{key}={value}" for key, value in options.items())
    show(f"{args.game} {chosen} (load of the machine at the start: {load:.1f})", lines)
    report = [{"what": line.key, "value": line.value, "unit": line.unit, "budget": line.budget} for line in lines]
    print(json.dumps({"game": args.game, "options": options, "load": load, "figures": report}, ensure_ascii=False))


if __name__ == "__main__":
    main()
