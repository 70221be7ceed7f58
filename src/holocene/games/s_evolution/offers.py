"""Moves that a table shows to the player who decides, also those that are not allowed now."""

from __future__ import annotations

from collections.abc import Iterator

from holocene.core.contract.game import Game
from holocene.games.s_evolution.layout import CARDS, PLACE_NAMES, RESOURCE_NAMES, RESOURCES, Phase, State
from holocene.games.s_evolution.moves import card_words
from holocene.games.s_evolution.preview import prices
from holocene.games.s_evolution.rules.needs import change_from, change_to


def offers(game: Game, s: State) -> Iterator[str]:
    """Every card of a hand that its player sees, every change of Commerce, and every step of Management."""
    if s.phase == Phase.PLAY and not s.blind >> s.turn & 1:
        yield from (f"play {card_words(card)}" for card in range(CARDS) if s.hand[s.turn] >> card & 1)
    if s.phase == Phase.COMMERCE:
        for i in range(RESOURCES * 2):
            yield f"change {RESOURCE_NAMES[change_from(i)]} {RESOURCE_NAMES[change_to(i)]}"
    if s.phase in (Phase.MANAGE, Phase.MOVE):
        yield from prices(game, s, s.turn)
        yield from (f"move {name}" for name, level in zip(PLACE_NAMES, s.level[s.turn], strict=True) if level)
