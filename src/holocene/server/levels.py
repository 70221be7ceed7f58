"""Bots that tables ask for by name."""

from __future__ import annotations

from holocene.bots.registry import bot_names, can_play, usual_level
from holocene.core.contract.game import Game
from holocene.server.problems import Invalid


def chosen_bot(rules: Game, bot: str | None, field: str) -> str:
    """The bot of a name, or the usual one where none is named; Invalid where it is not there, or does not play this."""
    if not bot:
        return usual_level(rules)
    if bot not in bot_names():
        choices = ", ".join(bot_names())
        raise Invalid(f"there is no bot '{bot}'", "no-such-bot", field=field, name=bot, choices=choices)
    if not can_play(bot, rules):
        raise Invalid(f"the bot '{bot}' does not play {rules.name}", "bot-cannot-play", field=field, name=bot,
                      game=rules.name)  # fmt: skip
    return bot
