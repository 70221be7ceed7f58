"""Asking a bot for a move, and saying clearly what is wrong where it does not give one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from holocene.bots.base import Bot, Clock
from holocene.core.errors import HoloceneError
from holocene.core.parts import MissingPart


class BotFault(HoloceneError):
    """A bot that failed, or answered with something that is no legal move."""


def ask(bot: Bot, name: str, view: Any, legal: Sequence[str], clock: Clock, rng: Random) -> str:
    """The bot's choice among the legal moves; where there is only one, it is not asked.

    >>> ask(None, "nobody", None, ["end"], Clock(), Random(1))
    'end'
    """
    if len(legal) == 1:
        return legal[0]
    try:
        choice: Any = bot.choose(view, list(legal), clock, rng)
    except MissingPart:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BotFault(f"the bot '{name}' failed ({reason})", "bot-failed", bot=name, reason=reason) from error
    if not isinstance(choice, str) or choice not in legal:
        raise BotFault(
            f"the bot '{name}' answered '{choice}', which is not among the legal moves",
            "bot-illegal",
            bot=name,
            move=str(choice),
        )
    return choice
