"""Orders given ahead: cards marked for the next Upkeep, so that nobody waits for it (U3)."""

from __future__ import annotations

from collections.abc import Sequence

from holocene.core.contract.game import Game
from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import Phase, State


@rule("U3")
def ordered(game: Game, s: State, orders: Sequence[str]) -> int | None:
    """At Upkeep the first marked card that is still in hand is discarded without asking; nothing else is ordered."""
    if s.phase != Phase.UPKEEP:
        return None
    for notation in orders:
        action = game.parse(notation)
        if game.plain.is_legal(s, action):
            return action
    return None
