"""Bots by name. Ours and other people's register alike, by the entry-point group `holocene.bots`; any class that can be
imported is a bot as `module:Class`. `holocene.bots.naming` says how names are written."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from typing import Any, Final, TypeAlias

from holocene.bots.base import Bot
from holocene.bots.naming import BotName, read_name
from holocene.bots.network.shipped import shipped
from holocene.bots.overlooking import overlooked_at
from holocene.core.contract.game import Game
from holocene.core.errors import BadOption
from holocene.core.parts import MissingPart

Maker: TypeAlias = Callable[..., Bot]

LEVELS: Final = ("forager", "herder", "farmer", "artisan", "merchant", "scholar", "inventor", "champion")
OTHER_LEVELS: Final = ("forager", "farmer", "artisan", "scholar", "visionary", "champion")  # as far as a game has them
USUAL_LEVEL: Final = "artisan"  # for those who do not choose …
WITHOUT_INSTINCT: Final = "scholar"  # … and at games where nobody plays by instinct
BY_INSTINCT: Final = ("forager", "herder", "artisan", "instinct")
BY_ADVICE: Final = ("farmer", "greedy")
BY_NETWORK: Final = "champion"

_admitted: list[str] = []


@cache
def _registered() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="holocene.bots")}


def bot_names() -> list[str]:
    """The names of all bots that are installed, and of those admitted beside them."""
    return sorted({*_registered(), *_admitted})


def admit(name: str) -> None:
    """Lets `bot_names` list a bot that is not registered, such as `module:Class`, for those who may only use these."""
    find(read_name(name))
    if name not in _admitted:
        _admitted.append(name)


def can_play(name: str, game: Game) -> bool:
    """Whether a game has the instinct, the advice or the network that a bot of ours plays by."""
    kind = read_name(name).kind
    if kind in overlooked_at(game):
        return True
    has_network = kind != BY_NETWORK or shipped(game) is not None
    return (game.has_instinct or kind not in BY_INSTINCT) and (game.has_advice or kind not in BY_ADVICE) and has_network


def levels(game: Game) -> list[str]:
    """The bots that people are offered as opponents at a game: ours, weakest first, and those admitted beside them."""
    ours = LEVELS if overlooked_at(game) else OTHER_LEVELS
    return [*(name for name in ours if can_play(name, game)), *_admitted]


def usual_level(game: Game) -> str:
    """The bot that plays for those who do not choose."""
    return USUAL_LEVEL if game.has_instinct else WITHOUT_INSTINCT


def make(name: str, game: Game) -> Bot:
    """A bot for one seat of one match.

    >>> from holocene.core.contract.registry import load_game
    >>> type(make("random", load_game("progress"))).__name__
    'RandomBot'
    """
    wanted = read_name(name)
    maker = find(wanted)
    _check_parameters(wanted, maker, game)
    try:
        return maker(game, **wanted.parameters)
    except BadOption:
        raise
    except Exception as error:
        raise BadOption(
            f"the bot '{name}' cannot be made: {_told(error)}", "bot-not-made", name=name, reason=_told(error)
        ) from error


def make_ready(name: str, game: Game) -> Bot:
    """A bot that need not hurry: what it has to prepare, such as machine code, is there before it is asked."""
    bot = make(name, game)
    getattr(bot, "prepare", lambda: None)()
    return bot


def find(wanted: BotName) -> Maker:
    """What makes the bots of that name."""
    found: Any
    if wanted.attribute:
        module = _careful(lambda: import_module(wanted.home), wanted)
        found = getattr(module, wanted.attribute, None)
    elif wanted.home in _registered():
        found = _careful(_registered()[wanted.home].load, wanted)
    else:
        choices = ", ".join(bot_names())
        raise BadOption(
            f"there is no bot '{wanted.home}': choose from {choices}, or name a class as module:Class",
            "no-such-bot",
            name=wanted.home,
            choices=choices,
        )
    if not callable(found):
        raise BadOption(
            f"the module '{wanted.home}' has no class '{wanted.attribute}'",
            "no-such-bot-class",
            module=wanted.home,
            attribute=wanted.attribute,
        )
    maker: Maker = found
    return maker


def _careful(load: Callable[[], Any], wanted: BotName) -> Any:
    """What is loaded; a module may lie in the current folder, as it may for `python`."""
    if not {"", os.getcwd()} & set(sys.path):
        sys.path.append(os.getcwd())
    try:
        return load()
    except MissingPart:
        raise
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and f"{wanted.home}.".startswith(f"{error.name}."):
            raise BadOption(
                f"there is no module '{wanted.home}' in this folder or among what is installed",
                "no-such-bot-module",
                module=wanted.home,
            ) from None
        raise BadOption(
            f"the bot '{wanted.kind}' cannot be imported: {_told(error)}",
            "bot-not-imported",
            name=wanted.kind,
            reason=_told(error),
        ) from error


def _check_parameters(wanted: BotName, maker: Maker, game: Game) -> None:
    try:
        signature(maker).bind(game, **wanted.parameters)
    except TypeError as error:
        known = [p.name for p in list(signature(maker).parameters.values())[1:]]
        choices = ", ".join(known) or "–"
        raise BadOption(
            f"the bot '{wanted.kind}' cannot be made with these parameters ({error}); it knows: {choices}",
            "bad-bot-parameters",
            name=wanted.kind,
            reason=str(error),
            choices=choices,
        ) from None


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
