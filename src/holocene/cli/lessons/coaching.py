"""A coach at a game in the terminal: says what is new, each thing once, and never again in any later game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from holocene.core.contract.game import Segment
from holocene.core.folders import user_folders
from holocene.core.matches.match import Match
from holocene.lessons.notes import notes_of
from holocene.locale.telling import Telling

LAMP: Final = Segment("✦ ", "warning")  # before what a coach says


class Coaching:
    """What somebody has been told already; a file that cannot be read or written means only that it is told again."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_folders().user_state_path / "learn" / "told.json"
        try:
            self._told = msgspec.json.decode(self.path.read_bytes(), type=list[str])
        except (OSError, msgspec.DecodeError):
            self._told = []

    def next(self, match: Match, seat: int, telling: Telling) -> str:
        """What is new to the player now, if anything: one sentence a moment."""
        game = match.game.name
        keys = (f"coach-{game}-{key}" for key in notes_of(match, seat, match.view(seat)))
        fresh = next((key for key in keys if key not in self._told and telling.text.knows(key)), "")
        if fresh:
            self._told.append(fresh)
            self._write()
        return telling(fresh) if fresh else ""

    def _write(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(msgspec.json.encode(self._told))
        except OSError:
            return
