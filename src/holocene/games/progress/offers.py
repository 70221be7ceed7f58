"""Moves that a table shows to the player who decides, also those that are not allowed now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from holocene.games.progress.layout import Phase, State
from holocene.games.progress.preview import open_ages

DRAWS: Final[dict[int, tuple[str, ...]]] = {
    Phase.ACT: ("draw deck", "draw pile", "quick draw deck", "quick draw pile", "shuffle"),
    Phase.DRAWING: ("draw deck", "draw pile"),
    Phase.QUICK_DRAWING: ("quick draw deck", "quick draw pile"),
    Phase.SHUFFLING: ("shuffle",),
}


def offers(s: State) -> Iterator[str]:
    """Every open deck and pile to draw from, and free actions that the table knows."""
    for verb in DRAWS.get(s.phase, ()):
        yield from (f"{verb} {age}" for age in open_ages(s))
    if s.phase == Phase.ACT and s.players == 1:
        yield "swap"
    if s.phase == Phase.ACT and s.guide[s.me] >= 0:
        yield "heritage"
    if s.phase == Phase.SUCCEEDING:
        yield "decline"
