"""A game and its options on a command line, for commands that take any game: `GAME --players 3 --pack FOLDER`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.locale import Text

if TYPE_CHECKING:
    from holocene.core.game import Game
    from holocene.core.options import Option, Options


def add_game(parser: Any, text: Text) -> None:
    """Declares the game and `--pack`; the options of a game become flags when its name is read."""
    parser.add_argument("game", metavar=text("simulate-game-metavar"), help=text("simulate-game-help"))
    parser.add_argument("--pack", type=Path, metavar=text("simulate-pack-metavar"), help=text("simulate-pack-help"))
    parse = parser.parse_known_args

    def parse_with_game(args: list[str], *rest: Any, **named: Any) -> Any:
        _add_options(parser, args, text)
        return parse(args, *rest, **named)

    parser.parse_known_args = parse_with_game


def _add_options(parser: Any, args: list[str], text: Text) -> None:
    from holocene.core.registry import game_names, load_game

    name = next((word for word in args if word in game_names()), None)
    if name is None:
        return
    group = parser.add_argument_group(text("simulate-game-options", game=name))
    for option in load_game(name).options:
        choices = ", ".join(map(str, option.choices))
        default = ", ".join(map(str, option.default)) if isinstance(option.default, tuple) else str(option.default)
        if option.several:
            help_ = text("simulate-option-several", choices=choices)
        else:
            help_ = text("simulate-option-one", choices=choices, default=default)
        group.add_argument(flag(option), dest=option.key, metavar=text("simulate-value-metavar"), help=help_)


def flag(option: Option) -> str:
    """How an option is written on the command line."""
    return f"--{option.key.replace('_', '-')}"


def chosen(args: Namespace) -> tuple[Game, Options]:
    """The game that was named, with its cards, and its options."""
    from holocene.core.errors import HoloceneError
    from holocene.core.registry import load_game

    if args.pack is not None and not args.pack.is_dir():
        raise HoloceneError(f"there is no folder '{args.pack}'", "no-such-folder", folder=str(args.pack))
    game = load_game(args.game, args.pack)
    keys = [option.key for option in game.options]
    given = {key: getattr(args, key) for key in keys if getattr(args, key, None) is not None}
    return game, game.read_options(given)


def command_line(game: Game, options: Options) -> str:
    """The game and its options in the words that repeat them."""
    words = [(flag(option), options[option.key]) for option in game.options]
    flags = [f"{name} {','.join(value) if isinstance(value, tuple) else value}" for name, value in words if value != ()]
    return " ".join([game.name, *flags])


def positive(word: str) -> int:
    """A number of things, at least one."""
    number = int(word)
    if number < 1:
        raise ValueError
    return number


def natural(word: str) -> int:
    """A number from which chance may follow."""
    number = int(word)
    if not 0 <= number < 1 << 63:
        raise ValueError
    return number


def duration(word: str) -> float:
    """A time in seconds."""
    seconds = float(word)
    if not 0 < seconds < float("inf"):
        raise ValueError
    return seconds
