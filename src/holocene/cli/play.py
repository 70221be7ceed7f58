"""`holocene play`: a game in the terminal, new or resumed."""

from __future__ import annotations

import argparse
from argparse import Namespace
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.cli.game_options import flag
from holocene.cli.parser import Parser
from holocene.locale import Text

if TYPE_CHECKING:
    from holocene.core.match import Match
    from holocene.core.options import Option
    from holocene.core.seats import Seat

HUMAN = "human"
LAST = "last"  # what `--resume` means without a file
BOT = "greedy"


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command, and each game as a part of it with options of its own."""
    from holocene.core.registry import game_names

    parser = subparsers.add_parser("play", help=text("command-play"), description=text("play-description"))
    add_common(parser, text)
    # Not the parser's own method, which would make every part a plain `Parser`.
    part: Any = partial(GameParser, text)
    games = argparse.ArgumentParser.add_subparsers(
        parser,
        title=text("play-games"),
        metavar=text("play-game-metavar"),
        dest="game",
        parser_class=part,
    )
    for name in game_names():
        key = f"game-{name}"
        games.add_parser(name, help=text(key), description=text(key)).set_defaults(game=name)


def add_common(parser: argparse.ArgumentParser, text: Text) -> None:
    """What can be said with and without a game."""
    file = text("play-file-metavar")
    parser.add_argument(
        "--resume", nargs="?", const=LAST, metavar=file, default=argparse.SUPPRESS, help=text("play-resume-help")
    )
    parser.add_argument("--save", metavar=file, default=argparse.SUPPRESS, help=text("play-save-help"))
    folder = text("play-folder-metavar")
    parser.add_argument("--pack", metavar=folder, default=argparse.SUPPRESS, help=text("play-pack-help"))


class GameParser(Parser):
    """The parser of one game, which asks the game for its options when it is used: no other game is loaded."""

    is_filled = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parses, options of the game included."""
        if not self.is_filled:
            self.is_filled = True
            self._fill()
        return super().parse_known_args(args, namespace)

    def _fill(self) -> None:
        from holocene.core.registry import load_game

        game = load_game(self.get_default("game"))
        text = Text(self.text.language, game.name)
        value = text("play-value-metavar")
        who = self.add_mutually_exclusive_group()
        who.add_argument("--seats", metavar=text("play-seats-metavar"), help=text("play-seats-help"))
        who.add_argument("--bot", action="append", metavar=text("play-bot-metavar"), help=text("play-bot-help"))
        self.add_argument("--names", metavar=text("play-names-metavar"), help=text("play-names-help"))
        for option in game.options:
            self.add_argument(flag(option), metavar=value, dest=option.key, help=option_help(text, option))
            if option.key == "players" and 1 in option.choices:
                self.add_argument("--solo", action="store_true", help=text("play-solo-help"))
        self.add_argument("--seed", metavar=text("play-seed-metavar"), help=text("play-seed-help"))
        add_common(self, text)


def option_help(text: Text, option: Option) -> str:
    """What an option is, and what it can be."""
    name = option.key.replace("_", "-")
    choices = ", ".join(str(choice) for choice in option.choices)
    return text("play-option-help", option=text(f"option-{name}"), choices=choices)


def run(args: Namespace) -> int:
    """Plays."""
    from holocene.cli.table.saving import Keeper
    from holocene.cli.table.screen import Screen
    from holocene.cli.table.session import Session
    from holocene.core.errors import HoloceneError

    text: Text = args.text
    saved = Path(args.save) if "save" in args else None
    if "resume" in args:
        match, path = resumed(args)
        saved = saved or path
    elif args.game is None:
        raise HoloceneError("name a game, or resume one", "no-game-named")
    else:
        match = begun(args)
    return Session(match, Screen(), Keeper(match, saved), text.language).run()


def resumed(args: Namespace) -> tuple[Match, Path]:
    """The match of a file, or the one that was left last."""
    import holocene
    from holocene.cli.table.saving import last_save

    path = last_save() if args.resume == LAST else Path(args.resume)
    return holocene.load(path, pack=getattr(args, "pack", None)), path


def begun(args: Namespace) -> Match:
    """A new match."""
    import holocene
    from holocene.bots.naming import split_names
    from holocene.core.registry import load_game

    declared = load_game(args.game).options
    options = {option.key: getattr(args, option.key) for option in declared if getattr(args, option.key) is not None}
    kinds = split_names(args.seats or "")
    if getattr(args, "solo", False):
        options["players"] = "1"
    elif kinds:
        options.setdefault("players", str(len(kinds)))
    pack = getattr(args, "pack", None)
    players = int(str(load_game(args.game).read_options(options)["players"]))
    sitting = seats(kinds or opponents(args.bot or [BOT] * (players - 1), players), args.names)
    return holocene.new(args.game, seed=args.seed, pack=pack, seats=sitting, **options)


def opponents(bots: list[str], players: int) -> list[str]:
    """One person and bots, the last of them on all seats that are left.

    >>> opponents(["random", "greedy"], 4)
    ['human', 'random', 'greedy', 'greedy']
    """
    return [HUMAN, *bots, *bots[-1:] * (players - 1 - len(bots))]


def seats(kinds: list[str], names: str | None) -> list[Seat]:
    """Who sits where."""
    from holocene.core.seats import Seat

    named = [name.strip() for name in names.split(",")] if names else []
    return [Seat(name, kind) for name, kind in zip_longest(named, kinds, fillvalue="")]
