"""How somebody fares with puzzles: rating, streak and what was tried, in a file of the user's own."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import msgspec

from holocene.core.folders import user_folders
from holocene.puzzles.glicko import meet
from holocene.puzzles.told import Puzzle, Rating

NEAREST: Final = 8  # puzzles of which the next is one


class Fared(msgspec.Struct):
    """At one game: the rating, how many were solved in a row, and whether each puzzle was solved at the first try."""

    rating: Rating = Rating()
    streak: int = 0
    tried: dict[str, bool] = {}


class Kept:
    """A file that cannot be read or written means only that it is forgotten."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_folders().user_state_path / "puzzles.json"
        try:
            self._fared = msgspec.json.decode(self.path.read_bytes(), type=dict[str, Fared])
        except (OSError, msgspec.DecodeError):
            self._fared = {}

    def at(self, game: str) -> Fared:
        """How it stands at a game."""
        return self._fared.setdefault(game, Fared())

    def note(self, puzzle: Puzzle, solved: bool) -> int | None:
        """Counts a first try; by how much the rating has changed, nothing for another try."""
        fared = self.at(puzzle.game)
        if puzzle.id in fared.tried:
            return None
        before = fared.rating.rating
        fared.rating, _ = meet(fared.rating, puzzle.rating, solved)
        fared.streak = fared.streak + 1 if solved else 0
        fared.tried[puzzle.id] = solved
        self._write()
        return round(fared.rating.rating) - round(before)

    def next(self, puzzles: list[Puzzle], rng: Random) -> Puzzle:
        """One that was not tried and is about as hard as somebody is strong; when all were, any of them."""
        fared = self.at(puzzles[0].game)
        fresh = [puzzle for puzzle in puzzles if puzzle.id not in fared.tried] or puzzles
        fresh.sort(key=lambda puzzle: abs(puzzle.rating.rating - fared.rating.rating))
        return rng.choice(fresh[:NEAREST])

    def _write(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(msgspec.json.encode(self._fared))
        except OSError:
            return
