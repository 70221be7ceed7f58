"""A game and its options on a command line, for commands that take any game: `GAME --players 3 --pack FOLDER`.

The game comes first. Its own options are declared when its name has been read, so that no other game is loaded.
"""

from __future__ import annotations

import re
from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.core.errors import BadOption, HoloceneError
from holocene.locale import Text

if TYPE_CHECKING:
    from holocene.core.contract.game import Game
    from holocene.core.contract.options import Option, Options, Value

HELP = {"-h", "--help"}
SEATS = {"first"}  # options whose numbers are seats: people count those from 1, the games from 0


def add_game(parser: Any, text: Text, instead: tuple[str, ...] = ()) -> None:
    """Declares the game and `--pack`; options such as `--resume` may stand in the place of a game."""
    from holocene.core.contract.registry import game_names

    metavar, help_ = text("simulate-game-metavar"), text("simulate-game-help", games=", ".join(game_names()))
    parser.usage = f"%(prog)s {metavar} [{text('argparse-options').strip()}]"
    parser.add_argument("game", metavar=metavar, nargs="?" if instead else None, help=help_)
    parser.add_argument("--pack", type=Path, metavar=text("simulate-pack-metavar"), help=text("simulate-pack-help"))
    parser.before = partial(_add_options, parser, text, instead)


def _add_options(parser: Any, text: Text, instead: tuple[str, ...], words: list[str]) -> None:
    """Declares the options of the game that is named; complains where something else stands in its place."""
    from holocene.core.contract.registry import game_names, load_game

    if not words or words[0].startswith("-"):
        named = {word.partition("=")[0] for word in words}
        if words and not named.intersection({*HELP, *instead}):
            choices = ", ".join(game_names())
            raise HoloceneError(f"the game comes first: {choices}", "game-first", command=parser.prog, choices=choices)
        return
    game = load_game(words[0])
    own = Text(text.language, game.name)
    about = own("game-about") if own.knows("game-about") else None
    group = parser.add_argument_group(text("simulate-game-options", game=game.name), about)
    for option in game.options:
        group.add_argument(
            flag(option), dest=option.key, metavar=text("simulate-value-metavar"), help=option_help(own, option)
        )


def option_help(text: Text, option: Option) -> str:
    """What an option is, and what it can be."""
    key = f"option-{option.key.replace('_', '-')}"
    name = text(key) if text.knows(key) else option.key  # other people's games may have no words of ours
    values = [shown(option.key, choice) for choice in option.choices]
    choices, default = ", ".join(values), shown(option.key, option.default)
    if option.several:
        return text("simulate-option-several", option=name, choices=choices)
    if set(values) <= set(re.findall(r"\w+", name)):  # the sentence itself says what each of them means
        return text("simulate-option-told", option=name, default=default)
    return text("simulate-option-one", option=name, choices=choices, default=default)


def flag(option: Option) -> str:
    """How an option is written on the command line."""
    return f"--{option.key.replace('_', '-')}"


def shown(key: str, value: Value) -> str:
    """The value of an option as a person reads and types it.

    >>> shown("first", "0"), shown("players", 3), shown("expansions", ("milestones", "industrial"))
    ('1', '3', 'milestones,industrial')
    """
    if isinstance(value, tuple):
        return ",".join(value)
    return str(int(value) + 1) if key in SEATS and str(value).isdecimal() else str(value)


def given(args: Namespace, game: Game) -> dict[str, Any]:
    """The options that were typed, as the game counts."""
    typed = {option: getattr(args, option.key) for option in game.options}
    return {option.key: _meant(option, word) for option, word in typed.items() if word is not None}


def _meant(option: Option, word: str) -> str:
    if option.key not in SEATS or not word.isdecimal():
        return word
    choices = {shown(option.key, choice): str(choice) for choice in option.choices}
    if word not in choices:
        names = ", ".join(choices)
        raise BadOption(
            f"{option.key} cannot be '{word}': choose from {names}",
            "bad-option-value", option=option.key, value=word, choices=names,
        )  # fmt: skip
    return choices[word]


def chosen(args: Namespace) -> tuple[Game, Options]:
    """The game that was named, with its cards, and its options."""
    from holocene.core.contract.registry import load_game

    check_folder(args.pack)
    game = load_game(args.game, args.pack)
    return game, game.read_options(given(args, game))


def check_folder(folder: Path | None) -> None:
    """Complains of a folder of cards that is not there."""
    if folder is not None and not folder.is_dir():
        raise HoloceneError(f"there is no folder '{folder}'", "no-such-folder", folder=str(folder))


def command_line(game: Game, options: Options) -> str:
    """The game and its options in the words that repeat them."""
    values = [(option, options[option.key]) for option in game.options]
    flags = [f"{flag(option)} {shown(option.key, value)}" for option, value in values if value != ()]
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
