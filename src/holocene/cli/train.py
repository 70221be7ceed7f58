"""`holocene train`: a network learns a game by playing against itself, in a folder where it can be taken up again."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.cli.bar import progress_bar
from holocene.cli.exits import Exit
from holocene.cli.game_options import add_game, check_folder, given, natural, positive
from holocene.core.errors import HoloceneError
from holocene.locale import Text

if TYPE_CHECKING:
    from rich.console import Console

    from holocene.core.contract.game import Game
    from holocene.learn.folder import Spent
    from holocene.learn.run import Budget, Run
    from holocene.learn.testing import Share
    from holocene.research.small import SmallGame

DEVICES = ("auto", "cpu", "cuda")
SIZES = {"tiny": (64, 32, 1), "small": (128, 64, 1), "full": (512, 256, 2)}
PARTS_OF_A_BAR = 1000
ON_A_CARD = 57_600  # games at once; a processor plays 512


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("train", help=text("command-train"), description=text("train-description"))
    number = text("simulate-number-metavar")
    folder = text("simulate-pack-metavar")
    parser.add_argument("--out", type=Path, required=True, metavar=folder, help=text("train-out-help"))
    parser.add_argument(
        "--from", type=Path, dest="begin", metavar=text("play-file-metavar"), help=text("train-from-help")
    )
    parser.add_argument("--minutes", type=_minutes, default=3.0, metavar=number, help=text("train-minutes-help"))
    parser.add_argument("--device", choices=DEVICES, default="auto", help=text("train-device-help"))
    parser.add_argument("--size", choices=SIZES, default="small", help=text("train-size-help"))
    parser.add_argument("--games", type=positive, metavar=number, help=text("train-games-help"))
    parser.add_argument("--steps", type=positive, default=64, metavar=number, help=text("train-steps-help"))
    parser.add_argument("--rate", type=_fraction, default=6e-4, metavar=number, help=text("train-rate-help"))
    parser.add_argument("--last-rate", type=_fraction, default=6e-5, metavar=number, help=text("train-last-rate-help"))
    parser.add_argument("--entropy", type=_fraction, default=0.01, metavar=number, help=text("train-entropy-help"))
    parser.add_argument("--by-wins", type=_fraction, default=0.6, metavar=number, help=text("train-by-wins-help"))
    parser.add_argument("--every", type=_minutes, default=1.0, metavar=number, help=text("train-every-help"))
    parser.add_argument("--tested", type=positive, default=100, metavar=number, help=text("train-tested-help"))
    parser.add_argument(
        "--against", choices=("instinct", "random"), default="instinct", help=text("train-against-help")
    )
    parser.add_argument("--updates", type=positive, metavar=number, help=text("train-updates-help"))
    parser.add_argument("--threads", type=positive, default=1, metavar=number, help=text("dataset-workers-help"))
    parser.add_argument("--seed", type=natural, default=1, metavar=number, help=text("simulate-seed-help"))
    parser.add_argument("--start", metavar=text("train-start-metavar"), help=text("train-start-help"))
    add_game(parser, text)


def run(args: Namespace) -> int:
    """Trains until the time is over; what was saved before an interruption stays."""
    from rich.console import Console

    from holocene.core.contract.registry import load_game
    from holocene.core.parts import need

    need("fast")
    need("train")
    check_folder(args.pack)
    start = _start(args) if args.start else None
    game = start.game if start else load_game(args.game, args.pack)
    console = Console(highlight=False, markup=False, stderr=True)
    made = _run(args, game, start)
    status = Exit.DONE
    try:
        _go(args, made, console)
    except KeyboardInterrupt:
        status = Exit.INTERRUPTED
    key = "train-interrupted" if status else "train-done"
    console.print(args.text(key, decisions=made.spent.decisions, folder=str(args.out)), soft_wrap=True)
    return status


def _start(args: Namespace) -> SmallGame:
    """The small game to train for: one of the folder of cards, or one that came with the game."""
    from holocene.research.small import SmallGame, small_game

    return SmallGame(args.game, args.pack, args.start) if args.pack else small_game(args.game, start=args.start)


def _run(args: Namespace, game: Game, start: SmallGame | None) -> Run:
    import torch

    from holocene.bots.network.file import read_card
    from holocene.learn.run import Run
    from holocene.learn.settings import Settings

    device = args.device
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() and start is None else "cpu"
    if device == "cuda" and start is not None:
        raise HoloceneError("a small game is trained on the processor: leave out '--device cuda'", "train-start-cpu")
    if device == "cuda" and not torch.cuda.is_available():
        raise HoloceneError("PyTorch finds no GPU here: leave out '--device cuda'", "train-no-gpu")
    torch.set_num_threads(args.threads)
    wide, hidden, blocks = read_card(args.begin).hidden if args.begin else SIZES[args.size]
    settings = Settings(
        game.name,
        game.pack.digest,
        game.rules_version,
        games=args.games or (ON_A_CARD if device == "cuda" else 512),
        steps=args.steps,
        rate=args.rate,
        last_rate=args.last_rate,
        entropy=args.entropy,
        last_entropy=args.entropy / 10,
        by_wins=args.by_wins,
        parts=16 if device == "cuda" else 8,
        seed=args.seed,
        wide=wide,
        hidden=hidden,
        blocks=blocks,
    )
    chosen = given(args, game)
    if start is not None:
        chosen = {**start.options, **chosen}
    mix = [game.read_options(chosen)] if chosen else None
    return Run(
        game,
        settings,
        args.out,
        mix=mix,
        position=start.position if start else None,
        device=device,
        threads=args.threads,
        begin=args.begin,
    )


def _go(args: Namespace, made: Run, console: Console) -> None:
    from holocene.learn.curve import draw

    def told(spent: Spent, shares: list[Share]) -> None:
        console.print(args.text("train-looked", decisions=spent.decisions, minutes=round(spent.seconds / 60, 1)))
        for share in shares:
            facts = {"table": share.table, "won": round(100 * share.won, 1), "n": share.games}
            facts |= {"fair": round(100 / share.players), "points": round(share.points, 1)}
            console.print("  " + args.text("train-share" if share.players > 1 else "train-alone", **facts))
        looks = made.folder.looks()
        lines = {name: [(look.decisions / 1e6, look.shares[name]) for look in looks] for name in looks[-1].shares}
        title = args.text("train-curve", game=made.game.name, bot=args.against)
        picture = draw(lines, title, args.text("train-curve-below"))
        (args.out / "curve.svg").write_text(picture, encoding="utf-8")

    with progress_bar(console) as bar:
        task = bar.add_task(args.text("train-training"), total=PARTS_OF_A_BAR)
        made.go(_budget(args), told, lambda done: bar.update(task, completed=min(1, done) * PARTS_OF_A_BAR))


def _budget(args: Namespace) -> Budget:
    from holocene.learn.run import Budget

    return Budget(
        seconds=0.0 if args.updates else 60 * args.minutes,
        updates=args.updates or 0,
        every=60 * args.every,
        tested=args.tested,
        noise=-1 if args.against == "random" else 0,
    )


def _minutes(word: str) -> float:
    minutes = float(word)
    if not 0 < minutes < float("inf"):
        raise ValueError
    return minutes


def _fraction(word: str) -> float:
    value = float(word)
    if not 0 <= value <= 1:
        raise ValueError
    return value
