"""`holocene play`: a game in the terminal, new or resumed."""

from __future__ import annotations

from argparse import Namespace
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.cli.game_options import add_game, check_folder, given
from holocene.locale import Text

if TYPE_CHECKING:
    from holocene.core.matches.match import Match
    from holocene.core.matches.seats import Seat

HUMAN = "human"
LAST = "last"  # what `--resume` means without a file
BOT = "greedy"
BOT_WITHOUT_ADVICE = "random"


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("play", help=text("command-play"), description=text("play-description"))
    file = text("play-file-metavar")
    parser.add_argument("--resume", nargs="?", const=LAST, metavar=file, help=text("play-resume-help"))
    parser.add_argument("--save", type=Path, metavar=file, help=text("play-save-help"))
    parser.add_argument("--branch", type=Path, metavar=file, help=text("play-branch-help"))
    parser.add_argument("--at", type=int, default=0, metavar=text("record-until-metavar"), help=text("play-at-help"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seats", default="", metavar=text("play-seats-metavar"), help=text("play-seats-help"))
    who.add_argument("--bot", action="append", metavar=text("play-bot-metavar"), help=text("play-bot-help"))
    parser.add_argument("--names", metavar=text("play-names-metavar"), help=text("play-names-help"))
    parser.add_argument("--solo", action="store_true", help=text("play-solo-help"))
    parser.add_argument("--coach", action="store_true", help=text("play-coach-help"))
    parser.add_argument("--seed", metavar=text("play-seed-metavar"), help=text("play-seed-help"))
    add_game(parser, text, instead=("--resume", "--branch"))


def run(args: Namespace) -> int:
    """Plays."""
    from holocene.cli.lessons.coaching import Coaching
    from holocene.cli.table.saving import Keeper
    from holocene.cli.table.screen import Screen
    from holocene.cli.table.session import Session
    from holocene.core.errors import HoloceneError

    text: Text = args.text
    check_folder(args.pack)
    saved: Path | None = args.save
    if args.resume:
        match, path = resumed(args)
        saved = saved or path
    elif args.branch:
        match = branched(args)
    elif args.game is None:
        raise HoloceneError("name a game, or resume one", "no-game-named")
    else:
        match = begun(args)
    coaching = Coaching() if args.coach else None
    return Session(match, Screen(), Keeper(match, saved), text.language, coaching).run()


def resumed(args: Namespace) -> tuple[Match, Path]:
    """The match of a file, or the one that was left last."""
    import holocene
    from holocene.cli.table.saving import last_save

    path = last_save() if args.resume == LAST else Path(args.resume)
    return holocene.load(path, pack=args.pack), path


def branched(args: Namespace) -> Match:
    """A match played on from a moment of a record, by who was to decide there, against bots."""
    import holocene
    from holocene.bots.registry import usual_level
    from holocene.core.matches.branch import branch
    from holocene.core.matches.seats import Seat
    from holocene.core.matches.secret import new_secret

    before = holocene.load(args.branch, pack=args.pack)
    at = max(0, min(args.at, len(before.made)))
    mine = int(before.game.plain.to_act(before.states[at]))
    level = (args.bot or [usual_level(before.game)])[0]
    kinds = [HUMAN if seat == mine else level for seat in range(len(before.seats))]
    sitting = [Seat(seat.name, kind) for seat, kind in zip(before.seats, kinds, strict=True)]
    return branch(before, at, mine, new_secret(args.seed), sitting)


def begun(args: Namespace) -> Match:
    """A new match."""
    import holocene
    from holocene.bots.naming import split_names
    from holocene.core.contract.registry import load_game

    game = load_game(args.game, args.pack)
    options = given(args, game)
    kinds = split_names(args.seats)
    if args.solo:
        options["players"] = "1"
    elif kinds:
        options.setdefault("players", str(len(kinds)))
    players = int(str(game.read_options(options)["players"]))
    usual = BOT if game.has_advice else BOT_WITHOUT_ADVICE
    sitting = seats(kinds or opponents(args.bot or [usual] * (players - 1), players), args.names)
    return holocene.new(args.game, seed=args.seed, pack=args.pack, seats=sitting, **options)


def opponents(bots: list[str], players: int) -> list[str]:
    """One person and bots, the last of them on all seats that are left.

    >>> opponents(["random", "greedy"], 4)
    ['human', 'random', 'greedy', 'greedy']
    """
    return [HUMAN, *bots, *bots[-1:] * (players - 1 - len(bots))]


def seats(kinds: list[str], names: str | None) -> list[Seat]:
    """Who sits where."""
    from holocene.core.matches.seats import Seat

    named = [name.strip() for name in names.split(",")] if names else []
    return [Seat(name, kind) for name, kind in zip_longest(named, kinds, fillvalue="")]
