"""Speed of the engine beside OpenSpiel's hearts: `make bench`, or `python -m bench.engine --help`.

Prints a table and, after it, the same figures as JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.peers.crew import OURS, measure
from bench.peers.task import BATCH, INSIDE, OBSERVED, PLAIN, STEPPED, THREADS
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game

PEER = "open_spiel"
SECONDS = 0.3  # a turn of every game


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


def start_seconds(name: str, cache: str) -> float:
    """A new process until the machine code of a game is ready: import, compile or load, and the first game."""
    code = (
        "from holocene.core.compiling import accel; from holocene.core.contract.registry import load_game;"
        "from holocene.core.checking.series import compiled_player;"
        f"game = load_game('{name}'); accel.prepare(game).result(); compiled_player(game, {{}}, 1)(0, 1)"
    )
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "HOLOCENE_CACHE": cache})
    return time.perf_counter() - start


def help_seconds() -> float:
    """`holocene --help`."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "holocene.cli.main", "--help"], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def measured(game: Game, options: dict[str, str], repeats: int, starts: bool) -> list[Line]:
    """All figures, the best of their rounds: what the machine can do where nobody gets in the way."""
    rows, absent = measure({OURS: {"tables": {game.name: options}}, PEER: {}}, repeats, SECONDS)
    if absent:
        sys.exit("\n".join(f"{name}: {why}" for name, why in absent.items()))
    best = {(row.game, row.way): max(row.rates) for row in rows}
    copies = {(row.game, row.way): max(row.copies) for row in rows if row.copies}
    plain, stepped, inside, threads = (best[game.name, way] for way in (PLAIN, STEPPED, INSIDE, THREADS))
    inside_wall = max(wall for row in rows if (row.game, row.way) == (game.name, INSIDE) for wall in row.walls)
    batch, observed = best[game.name, BATCH], best[game.name + OBSERVED, BATCH]
    hearts, hearts_inside = best["hearts", STEPPED], best["hearts", INSIDE]
    million, thousand = 1e6, 1e3
    lines = [
        Line("random play inside compiled code, 1 core", inside / million, "M decisions/s", 8),
        Line("… against hearts driven from Python", inside / hearts, "x", 25),
        Line("… against hearts inside its C++", inside / hearts_inside, "x", 1.5),
        Line("random play inside compiled code, 2 threads", threads / million, "M decisions/s"),
        Line("… against 1 thread", threads / inside_wall, "x", 1.8),
        Line("stepped from Python", stepped / thousand, "k decisions/s"),
        Line("… against hearts driven from Python", stepped / hearts, "x", 2),
        Line("batch of 4,096 games with masks", batch / million, "M decisions/s"),
        Line("batch of 4,096 games with masks and observations", observed / million, "M decisions/s"),
        Line("… against hearts driven from Python", observed / hearts, "x", 4),
        Line("plain CPython", plain / thousand, "k decisions/s", 150),
        Line("copy, plain", million / copies[game.name, PLAIN], "µs", 20, at_most=True),
        Line("copy, native", million / copies[game.name, STEPPED], "µs"),
        Line("OpenSpiel hearts driven from Python", hearts / thousand, "k decisions/s"),
        Line("OpenSpiel hearts inside its C++", hearts_inside / million, "M decisions/s"),
    ]
    if starts:
        with tempfile.TemporaryDirectory() as cache:
            lines.append(Line("start of the compiled engine, cold", start_seconds(game.name, cache), "s"))
            warm = min(start_seconds(game.name, cache) for _ in range(3))
            lines.append(Line("start of the compiled engine, warm", warm, "s"))
        lines.append(Line("holocene --help", min(help_seconds() for _ in range(7)), "s", 0.3, at_most=True))
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
    lines = measured(load_game(args.game), options, args.repeats, not args.no_starts)
    chosen = " ".join(f"{key}={value}" for key, value in options.items())
    show(f"{args.game} {chosen} (load of the machine at the start: {load:.1f})", lines)
    report = [{"what": line.key, "value": line.value, "unit": line.unit, "budget": line.budget} for line in lines]
    print(json.dumps({"game": args.game, "options": options, "load": load, "figures": report}, ensure_ascii=False))


if __name__ == "__main__":
    main()
