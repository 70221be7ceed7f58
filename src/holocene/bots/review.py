"""Games that are over, looked at again: everybody's chance of victory, as the seat that decided could see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holocene.bots.network.calibration import judge
from holocene.bots.network.mind import Mind
from holocene.core.contract.game import Game
from holocene.core.matches.swings import Chances, Foretell


def foreteller(game: Game, players: int) -> Foretell | None:
    """Who tells the chances of victory in states of a game; None where there is no network."""
    network = judge(game, players)
    if network is None:
        return None
    mind = Mind(game, network)

    def foretell(states: Sequence[Any]) -> list[Chances]:
        return [mind.of_state(s).wins for s in states]

    return foretell
