"""What a coach tells a beginner, when it happens for the first time at her table: keys, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from holocene.core.contract.game import Event
from holocene.games.progress.view import View

# By the kind of event: something that happened to the whole table, or to the player herself.
OF_TABLE: Final = {"age-leaves": "age-leaves", "age-begins": "new-age", "age-begins-exhausted": "new-age"}
OF_PLAYER: Final = {
    "researches": "research",
    "gains-token": "token",
    "skill-rises": "skill",
    "takes-guide": "guide",
    "covers-section": "milestone",
    "spare-knowledge-lost": "spare",
}
# By the decision that is due.
DECISIONS: Final = {"pay": "payment", "upkeep": "hand-limit", "draw": "draw", "take-back": "take-back"}


def notes(view: View, events: Sequence[Event]) -> Iterator[str]:
    """All that is worth a word now."""
    decides = view.to_act == view.seat
    if view.missing == 1 and view.age == view.last_age:
        yield "end-near"
    yield from (OF_TABLE[event.kind] for event in events if event.kind in OF_TABLE)
    if decides and view.phase in DECISIONS:
        yield DECISIONS[view.phase]
    own = [event for event in events if event.facts.get("player") == view.seat]
    yield from (OF_PLAYER[event.kind] for event in own if event.kind in OF_PLAYER)
    if any(event.kind == "advances" and leads(view, str(event.facts["power"])) for event in own):
        yield "power-lead"
    me = view.players[view.seat]
    if decides and any(me.tokens.values()) and not any(me.ready.values()):
        yield "tokens-spent"
    if decides and view.phase == "act":
        yield "turn"


def leads(view: View, power: str) -> bool:
    """Whether the player is ahead of everybody on a Power Track."""
    others = [player.power[power] for seat, player in enumerate(view.players) if seat != view.seat]
    return bool(others) and view.players[view.seat].power[power] > max(others)
