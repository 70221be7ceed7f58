"""`holocene arena`: bots play a series against each other, and what it says about their strength."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.cli.bar import progress_bar
from holocene.cli.exits import Exit
from holocene.cli.game_options import add_game, chosen, command_line, duration, natural, positive
from holocene.locale import Text

if TYPE_CHECKING:
    from rich.console import Console

    from holocene.arena.plan import Plan
    from holocene.arena.store import Series, Store

DIGITS = 12  # of the digest that names a folder


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("arena", help=text("command-arena"), description=text("arena-description"))
    number, bot, several = text("simulate-number-metavar"), text("arena-bot-metavar"), text("arena-bots-metavar")
    parser.add_argument("--bots", default="", metavar=several, help=text("arena-bots-help"))
    parser.add_argument("--bot", action="append", default=[], metavar=bot, help=text("arena-bot-help"))
    parser.add_argument("--games", type=positive, default=100, metavar=number, help=text("arena-games-help"))
    parser.add_argument("--seconds", type=duration, default=1.0, metavar=number, help=text("arena-seconds-help"))
    parser.add_argument("--processor", action="store_true", help=text("arena-processor-help"))
    parser.add_argument("--seed", type=natural, default=1, metavar=number, help=text("arena-seed-help"))
    parser.add_argument("--workers", type=positive, metavar=number, help=text("arena-workers-help"))
    parser.add_argument("--ray", metavar=text("arena-address-metavar"), help=text("arena-ray-help"))
    parser.add_argument("--out", type=Path, metavar=text("simulate-pack-metavar"), help=text("arena-out-help"))
    parser.add_argument("--json", action="store_true", help=text("simulate-json-help"))
    add_game(parser, text)


def run(args: Namespace) -> int:
    """Plays what is missing of the series, and reports it as far as it went."""
    from rich.console import Console

    from holocene.arena.results import results
    from holocene.arena.series import new_plan
    from holocene.arena.store import Store
    from holocene.bots.naming import split_names
    from holocene.cli import standings

    game, options = chosen(args)
    bots = [*split_names(args.bots), *args.bot]
    plan = new_plan(args.game, options, bots, args.seed, args.seconds, args.pack, args.processor)
    store = Store(args.out or default_folder(plan), plan)
    store.open()
    games = plan.whole_rounds(args.games)
    series = store.read(games)
    console = Console(highlight=False, markup=False, stderr=True)
    finished = _play(store, series, games, args, console)
    if not series.games:
        console.print(args.text("simulate-nothing"))
        return Exit.INTERRUPTED
    summary = results(series)
    _write(store, series, summary, args, console)
    if args.json:
        from holocene.arena.export import to_json

        print(to_json(plan, summary), end="")
    else:
        heading = f"{command_line(game, options)} --bots {','.join(bots)} --games {games} --seed {args.seed}"
        standings.show(
            Console(highlight=False, markup=False), Text(args.text.language, game.name), game, heading, summary
        )
    return Exit.DONE if finished else Exit.INTERRUPTED


def default_folder(plan: Plan) -> Path:
    """A folder of the series' own among what this machine keeps for a user; other code makes another series."""
    from hashlib import blake2b

    import msgspec

    from holocene.core.folders import user_folders

    digest = blake2b(msgspec.json.encode(plan)).hexdigest()[:DIGITS]
    return user_folders().user_state_path / "arena" / f"{plan.game}-{digest}"


def _play(store: Store, series: Series, games: int, args: Namespace, console: Console) -> bool:
    """Plays with a bar where somebody can see it; whether the series is finished."""
    from holocene.arena.series import Shard, play_missing, player

    text: Text = args.text
    console.print(text("arena-plan", n=games, round=store.plan.round, folder=str(store.folder)), soft_wrap=True)
    if series.games:
        console.print(text("arena-goes-on", n=len(series.games)))
    play = player(args.workers or processors(), args.ray)
    try:
        with progress_bar(console) as bar:
            task = bar.add_task(text("simulate-playing"), total=games, completed=len(series.games))
            for _ in play_missing(store, series, games, play, Shard()):
                bar.advance(task)
    except KeyboardInterrupt:
        console.print(text("arena-interrupted"))
        return False
    return True


def processors() -> int:
    """How many processors this process may use."""
    import os

    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _write(store: Store, series: Series, summary: Any, args: Namespace, console: Console) -> None:
    """The files beside the games; without PyArrow only the one that needs none."""
    from holocene.arena.export import write_json, write_parquet
    from holocene.core.parts import MissingPart

    write_json(store.folder, store.plan, summary)
    try:
        write_parquet(store.folder, series)
    except MissingPart as error:
        console.print(args.text("arena-no-parquet"), args.text.error(error), soft_wrap=True)
