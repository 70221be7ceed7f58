"""`holocene simulate`: random players play many games, and what happened is summed up."""

from __future__ import annotations

import time
from argparse import Namespace
from typing import TYPE_CHECKING, Any, NamedTuple

from holocene.cli.bar import progress_bar
from holocene.cli.exits import Exit
from holocene.cli.game_options import add_game, chosen, command_line, natural, positive
from holocene.locale import Text

if TYPE_CHECKING:
    from rich.console import Console

    from holocene.core.checking.series import Player, Rows
    from holocene.core.checking.tally import Spread, Tally
    from holocene.core.contract.game import Game

ENGINES = ("auto", "plain", "compiled")
WORTH_COMPILING = 100  # games; fewer are played before machine code would be read from the disk
CHECKED = 10  # games; each of their decisions is checked on both engines
WINS = ("simulate-seat", "simulate-wins", "simulate-share", "simulate-interval")
SPREAD = (
    "simulate-mean",
    "simulate-least",
    "simulate-p5",
    "simulate-median",
    "simulate-p95",
    "simulate-greatest",
)


class Result(NamedTuple):
    """A series as far as it was played."""

    tally: Tally
    engine: str
    seconds: float
    checked: int

    @property
    def rate(self) -> float:
        """Decisions a second."""
        return self.tally.decisions.mean * self.tally.games / self.seconds


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("simulate", help=text("command-simulate"), description=text("simulate-description"))
    number = text("simulate-number-metavar")
    parser.add_argument("--games", type=positive, default=1000, metavar=number, help=text("simulate-games-help"))
    parser.add_argument("--threads", type=positive, default=1, metavar=number, help=text("simulate-threads-help"))
    parser.add_argument("--seed", type=natural, default=1, metavar=number, help=text("simulate-seed-help"))
    parser.add_argument("--engine", choices=ENGINES, default="auto", help=text("simulate-engine-help"))
    parser.add_argument("--check", action="store_true", help=text("simulate-check-help"))
    parser.add_argument("--json", action="store_true", help=text("simulate-json-help"))
    add_game(parser, text)


def run(args: Namespace) -> int:
    """Plays and reports; an interrupted series is reported as far as it went."""
    from rich.console import Console

    game, options = chosen(args)
    console = Console(highlight=False, stderr=True)
    result = _play(game, options, args, console)
    if result is None:
        console.print(args.text("simulate-nothing"))
        return Exit.INTERRUPTED
    heading = f"{command_line(game, options)} --games {args.games} --seed {args.seed}"
    if args.json:
        print(_json(args, options, result))
    else:
        _show(Console(highlight=False), args.text, heading, result)
    return Exit.DONE if result.tally.games == args.games else Exit.INTERRUPTED


def _play(game: Game, options: dict[str, Any], args: Namespace, console: Console) -> Result | None:
    import numpy as np

    from holocene.core.checking.tally import tally
    from holocene.core.compiling.fast import FOREVER
    from holocene.core.parts import is_installed

    is_quick = args.games < WORTH_COMPILING and not args.check
    plain = args.engine == "plain" or (args.engine == "auto" and (is_quick or not is_installed("fast")))
    player, block = _player(game, options, args, plain, console)
    checked = _check(game, options, args, plain, console) if args.check else 0
    blocks: list[Rows] = []
    start = time.perf_counter()
    try:
        _collect(player, block, args, console, blocks)
    except KeyboardInterrupt:
        console.print(args.text("simulate-interrupted"))
    seconds = time.perf_counter() - start
    if not blocks:
        return None
    return Result(tally(np.concatenate(blocks), FOREVER), "plain" if plain else "compiled", seconds, checked)


def _player(game: Game, options: dict[str, Any], args: Namespace, plain: bool, console: Console) -> tuple[Player, int]:
    from holocene.core.checking import series
    from holocene.core.compiling import accel

    if plain:
        return series.plain_player(game, options, args.seed), series.PLAIN_BLOCK
    with console.status(args.text("simulate-compiling")):
        accel.prepare(game).result()
    return series.compiled_player(game, options, args.seed), series.COMPILED_BLOCK


def _check(game: Game, options: dict[str, Any], args: Namespace, plain: bool, console: Console) -> int:
    from holocene.core.checking.audit import audit

    with console.status(args.text("simulate-checking")):
        return audit(game, options, args.seed, 0, min(CHECKED, args.games), native=not plain)


def _collect(player: Player, block: int, args: Namespace, console: Console, blocks: list[Rows]) -> None:
    """Plays all blocks; a bar shows how far it is where somebody can see it."""
    from holocene.core.checking.series import play_series

    with progress_bar(console) as bar:
        task = bar.add_task(args.text("simulate-playing"), total=args.games)
        for _, rows in play_series(player, args.games, args.threads, block):
            blocks.append(rows)
            bar.advance(task, len(rows))


def _json(args: Namespace, options: dict[str, Any], result: Result) -> str:
    import msgspec

    report = {
        "game": args.game,
        "options": options,
        "seed": args.seed,
        "threads": args.threads,
        "engine": result.engine,
        "seconds": round(result.seconds, 6),
        "decisions_per_second": round(result.rate),
        "games_per_second": round(result.tally.games / result.seconds, 1),
        "checked_decisions": result.checked,
        "results": result.tally,
    }
    return msgspec.json.format(msgspec.json.encode(report)).decode()


def _show(console: Console, text: Text, heading: str, result: Result) -> None:
    from rich.table import Table

    tally = result.tally
    console.print(heading, markup=False, soft_wrap=True)
    speed = {"seconds": round(result.seconds, 2), "rate": round(result.rate)}
    console.print(text("simulate-speed", n=tally.games, engine=result.engine, **speed))
    notes = {
        "simulate-checked": result.checked,
        "simulate-shared": tally.shared,
        "simulate-lost": tally.lost,
        "simulate-unfinished": tally.unfinished,
    }
    for key, n in notes.items():
        if n:
            console.print(text(key, n=n))
    console.print()
    lengths = Table(box=None, title=text("simulate-lengths"), title_justify="left")
    lengths.add_column("")
    seats = Table(box=None, title=text("simulate-results"), title_justify="left")
    for key in WINS:
        seats.add_column(text(key), justify="right", no_wrap=True)
    for key in SPREAD:
        lengths.add_column(text(key), justify="right", no_wrap=True)
        seats.add_column(text(key), justify="right", no_wrap=True)
    lengths.add_row(text("simulate-decisions"), *_cells(text, tally.decisions))
    if tally.rounds is not None:
        lengths.add_row(text("simulate-rounds"), *_cells(text, tally.rounds))
    for number, seat in enumerate(tally.seats, 1):
        share = text("simulate-percent", n=round(seat.share * 100, 1))
        bounds = text("simulate-bounds", low=round(seat.low * 100, 1), high=round(seat.high * 100, 1))
        wins = text("simulate-number", n=seat.wins)
        seats.add_row(str(number), wins, share, bounds, *_cells(text, seat.points))
    console.print(lengths)
    console.print()
    console.print(seats)


def _cells(text: Text, spread: Spread) -> list[str]:
    values = (round(spread.mean, 1), spread.least, spread.p5, spread.median, spread.p95, spread.greatest)
    return [text("simulate-number", n=value) for value in values]
