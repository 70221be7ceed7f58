"""The puzzles that came with the package: a file a game, read once; and the one of a day, the same everywhere."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from holocene.core.contract.registry import load_game
from holocene.core.errors import HoloceneError
from holocene.puzzles.told import Puzzle

FOLDER: Final = Path(__file__).parent / "data"
SUFFIX: Final = ".jsonl.gz"


class StalePuzzle(HoloceneError):
    """A puzzle of other rules or cards than those that are installed: its answer may be false by now."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(
            f"the puzzle {puzzle.id} was made for other rules or cards of {puzzle.game}", "puzzle-stale", id=puzzle.id
        )


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    return msgspec.json.Decoder(Puzzle).decode_lines(gzip.decompress(path.read_bytes()))


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Writes puzzles as lines of JSON, packed; the same puzzles give the same bytes."""
    path.write_bytes(gzip.compress(msgspec.json.Encoder().encode_lines(list(puzzles)), mtime=0))


def fits(puzzle: Puzzle) -> bool:
    """Whether a puzzle is of the rules and cards that are installed."""
    game = load_game(puzzle.game)
    return (puzzle.rules_version, puzzle.pack_digest) == (game.rules_version, game.pack.digest)


@cache
def book_of(game: str) -> Mapping[str, Puzzle]:
    """All puzzles of a game by their ids, also those that fit no more; a game may have none."""
    path = FOLDER / f"{game}{SUFFIX}"
    return {puzzle.id: puzzle for puzzle in read(path)} if path.is_file() else {}


@cache
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game that can be set, by their ids, the easiest first."""
    found = sorted(filter(fits, book_of(game).values()), key=lambda puzzle: (puzzle.rating.rating, puzzle.id))
    return {puzzle.id: puzzle for puzzle in found}


def find(game: str, puzzle: str) -> Puzzle:
    """The puzzle of that id; HoloceneError where the game has none, StalePuzzle where it fits no more."""
    found = book_of(game).get(puzzle)
    if found is None:
        raise HoloceneError(f"{game} has no puzzle '{puzzle}'", "no-such-puzzle", id=puzzle)
    if not fits(found):
        raise StalePuzzle(found)
    return found


def daily(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day, the same everywhere; None where a game has none.

    All puzzles come before one comes again: every pass through the book is shuffled by its own number.
    """
    ids = sorted(puzzles_of(game))
    if not ids:
        return None
    turn, at = divmod(day.toordinal(), len(ids))
    ids.sort(key=lambda puzzle: sha256(f"{game} {turn} {puzzle}".encode()).digest())
    return puzzles_of(game)[ids[at]]
