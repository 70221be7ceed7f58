"""What a coach tells a beginner, when it happens for the first time at her table: keys, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from holocene.core.contract.game import Event
from holocene.games.s_evolution.view import View

# By the kind of event: something that happened to the whole table, or to the player herself.
OF_TABLE: Final = {"names-trump": "trump"}
OF_PLAYER: Final = {
    "takes-calamity": "calamity",
    "falls": "fall",
    "pays-nothing": "needs-unmet",
    "pays-in-part": "needs-unmet",
    "swaps-discovery": "discovery",
    "takes-discovery": "discovery",
    "rises": "rise",
    "harvests": "harvest",
}
# By the decision that is due.
DECISIONS: Final = {
    "trump": "name-trump",
    "take-card": "taking",
    "calamity": "protection",
    "joker": "joker",
    "commerce": "commerce",
    "manage": "management",
}


def notes(view: View, events: Sequence[Event]) -> Iterator[str]:
    """All that is worth a word now."""
    if view.seat is None:
        return
    decides, me = view.turn == view.seat, view.players[view.seat]
    if view.round == view.rounds:
        yield "last-round"
    own = [event for event in events if event.facts.get("player") == view.seat]
    yield from (OF_TABLE[event.kind] for event in events if event.kind in OF_TABLE)
    yield from (OF_PLAYER[event.kind] for event in own if event.kind in OF_PLAYER)
    if decides and view.phase in DECISIONS:
        yield DECISIONS[view.phase]
    if decides and view.phase == "play":
        if me.hand.blind:
            yield "blind"
        else:
            yield "follow" if view.fixed else "lead"
