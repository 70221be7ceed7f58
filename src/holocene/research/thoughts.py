"""What bots thought of a decision, overheard while they choose: nothing is asked of them that they would not do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from holocene.bots.base import Bot
from holocene.core.contract.game import Game


class Thought(NamedTuple):
    """How much a bot leaned to every legal move (the share of a search's trial games, a network's liking), the chance
    of victory that it saw, how many trial games it made, and how long it took. What a bot does not know is None."""

    policy: list[float] | None = None
    chance: float | None = None
    tries: int | None = None
    seconds: float = 0.0


class Listener:
    """Listens to one bot: to what a search finds (`think`), or to what a network says (`mind`)."""

    def __init__(self, bot: Bot, game: Game) -> None:
        self.game = game
        self._found: Any = None
        if hasattr(bot, "think"):
            self._listen(bot, "think")
        elif hasattr(bot, "mind"):
            self._listen(bot.mind, "of_state")

    def _listen(self, speaker: Any, name: str) -> None:
        said = getattr(speaker, name)

        def heard(*args: Any) -> Any:
            self._found = said(*args)
            return self._found

        setattr(speaker, name, heard)

    def heard(self, seat: int, legal: Sequence[int], seconds: float) -> Thought:
        """What was thought since this was asked last, by the bot of a seat."""
        found, self._found = self._found, None
        if isinstance(found, list) and found:
            visits = {each.action: each.visits for each in found}
            tries = sum(visits.values())
            shares = [visits.get(action, 0) / max(1, tries) for action in legal]
            return Thought(shares, float(found[0].win), tries, seconds)
        if found is not None and hasattr(found, "moves"):
            liked = [found.moves.get(action, 0.0) for action in legal]
            return Thought(liked, float(found.wins[seat]), None, seconds)
        return Thought(seconds=seconds)
