"""`holocene dataset`: bots play many games, which are written as Parquet files for research."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.cli.bar import progress_bar
from holocene.cli.exits import Exit
from holocene.cli.game_options import add_game, chosen, duration, natural, positive
from holocene.core.errors import HoloceneError
from holocene.locale import Text

if TYPE_CHECKING:
    from rich.console import Console

    from holocene.core.contract.game import Game
    from holocene.research.dataset import Plan


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("dataset", help=text("command-dataset"), description=text("dataset-description"))
    number, folder = text("simulate-number-metavar"), text("simulate-pack-metavar")
    parser.add_argument("--games", type=positive, default=100, metavar=number, help=text("dataset-games-help"))
    parser.add_argument(
        "--bots", default="random", metavar=text("dataset-bots-metavar"), help=text("dataset-bots-help")
    )
    parser.add_argument("--out", type=Path, required=True, metavar=folder, help=text("dataset-out-help"))
    parser.add_argument("--observations", action="store_true", help=text("dataset-observations-help"))
    parser.add_argument("--thoughts", action="store_true", help=text("dataset-thoughts-help"))
    parser.add_argument("--compiled", action="store_true", help=text("dataset-compiled-help"))
    parser.add_argument("--seconds", type=duration, default=1.0, metavar=number, help=text("dataset-seconds-help"))
    parser.add_argument("--seed", type=natural, default=1, metavar=number, help=text("simulate-seed-help"))
    parser.add_argument("--workers", type=positive, default=1, metavar=number, help=text("dataset-workers-help"))
    add_game(parser, text)


def run(args: Namespace) -> int:
    """Writes what is missing of the dataset; what was written before an interruption stays."""
    from rich.console import Console

    from holocene.bots.naming import split_names
    from holocene.research import dataset

    game, options = chosen(args)
    bots = split_names(args.bots)
    if args.compiled and args.observations:
        raise HoloceneError("compiled games come without observations: replay them", "dataset-compiled-bare")
    plan = dataset.new_plan(
        game, options, bots, args.seed, args.seconds, args.observations, args.thoughts, args.compiled
    )
    dataset.open_folder(args.out, plan)
    console = Console(highlight=False, markup=False, stderr=True)
    status = Exit.DONE
    try:
        _write(args, plan, game, console)
    except KeyboardInterrupt:
        status = Exit.INTERRUPTED
    left = sum(map(len, dataset.missing_blocks(args.out, args.games)))
    key = "dataset-interrupted" if left else "dataset-written"
    console.print(args.text(key, n=args.games - left, folder=str(args.out)), soft_wrap=True)
    return status


def _write(args: Namespace, plan: Plan, game: Game, console: Console) -> None:
    """Writes block after block; a bar shows how far it is where somebody can see it."""
    from holocene.research.dataset import missing_blocks

    blocks = missing_blocks(args.out, args.games, _writer(plan)[1])
    with progress_bar(console) as bar:
        done = args.games - sum(map(len, blocks))
        task = bar.add_task(args.text("simulate-playing"), total=args.games, completed=done)
        for n in _written(args, plan, game, blocks):
            bar.advance(task, n)


def _written(args: Namespace, plan: Plan, game: Game, blocks: list[range]) -> Iterator[int]:
    """The sizes of the blocks as they are written, by this process or by several."""
    import signal
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    if args.workers == 1:
        write_block = _writer(plan)[0]
        yield from (write_block(args.out, plan, game, numbers) for numbers in blocks)
        return
    ignore = (signal.SIGINT, signal.SIG_IGN)  # this process alone answers the keyboard
    pool = ProcessPoolExecutor(args.workers, get_context("spawn"), signal.signal, ignore)
    try:
        futures = [pool.submit(write_elsewhere, args.out, plan, args.pack, numbers) for numbers in blocks]
        yield from (future.result() for future in as_completed(futures))
    finally:
        pool.shutdown(cancel_futures=True)


def _writer(plan: Plan) -> tuple[Callable[[Path, Plan, Game, range], int], int]:
    """What writes a block, and how many games a block has."""
    from holocene.research import corpus_files, dataset

    chosen = corpus_files if plan.compiled else dataset
    return chosen.write_block, chosen.BLOCK


def write_elsewhere(folder: Path, plan: Plan, pack: Path | None, numbers: range) -> int:
    """Writes a block in a process of its own."""
    from holocene.core.contract.registry import load_game

    return _writer(plan)[0](folder, plan, load_game(plan.game, pack), numbers)
