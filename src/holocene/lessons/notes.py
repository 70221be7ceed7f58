"""A coach at a real game: what is new to a beginner at a moment, by keys. Whoever shows it remembers what was told."""

from __future__ import annotations

from typing import Any

from holocene.core.matches.match import Match


def notes_of(match: Match, seat: int, view: Any) -> tuple[str, ...]:
    """What a game's coach has to say to a seat now, from what happened since its last own move, with that move."""
    if seat < 0:
        return ()
    made = match.made
    since = next((ply for ply in range(len(made) - 1, -1, -1) if made[ply].seat == seat), 0)
    return tuple(match.game.notes(view, match.events(since, seat)))
