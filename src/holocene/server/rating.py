"""How hard puzzles are: as they came with the program, until people here have tried them.

The first try of a puzzle counts, once for each address. Of several processes that rate a puzzle at one time, one waits
for the other: the row of the puzzle is locked until the transaction ends.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from holocene.puzzles.glicko import meet
from holocene.puzzles.told import Puzzle, Rating
from holocene.server.database import Database
from holocene.server.schema import puzzles, tries

ATTEMPTS: Final = 3  # at being the one who adds a row


class Difficulty(msgspec.Struct, frozen=True):
    """How hard a puzzle is, how many people tried it here, and how many of those solved it."""

    rating: Rating
    tries: int = 0
    solved: int = 0

    @property
    def row(self) -> dict[str, float]:
        """As it is stored."""
        return {**msgspec.structs.asdict(self.rating), "tries": self.tries, "solved": self.solved}

    def tried(self, person: Rating, is_solved: bool) -> Difficulty:
        """After a first try."""
        return Difficulty(meet(person, self.rating, is_solved)[1], self.tries + 1, self.solved + is_solved)


COLUMNS: Final = [puzzles.c[name] for name in ("rating", "deviation", "volatility", "tries", "solved")]


def difficulties(database: Database, game: str) -> dict[str, Difficulty]:
    """The puzzles of a game that somebody has tried here."""
    with database.read() as connection:
        rows = connection.execute(select(puzzles.c.puzzle, *COLUMNS).where(puzzles.c.game == game))
        return {name: Difficulty(Rating(*numbers), tried, solved) for name, *numbers, tried, solved in rows}


def difficulty(database: Database, puzzle: Puzzle) -> Difficulty:
    """How hard one puzzle is."""
    with database.read() as connection:
        return _find(connection, puzzle) or Difficulty(puzzle.rating)


def count(database: Database, puzzle: Puzzle, owner: str, person: Rating, is_solved: bool) -> Difficulty:
    """Counts a try, if it is the owner's first; how hard the puzzle was for it."""
    with database.read() as connection:
        if _is_counted(connection, puzzle, owner):  # as it is most times: nobody has to wait for those who write
            return _find(connection, puzzle) or Difficulty(puzzle.rating)
    for _ in range(ATTEMPTS):
        try:
            return _count(database, puzzle, owner, person, is_solved)
        except IntegrityError:  # another process has added the same row just now
            continue
    return difficulty(database, puzzle)


def _count(database: Database, puzzle: Puzzle, owner: str, person: Rating, is_solved: bool) -> Difficulty:
    named = {"game": puzzle.game, "puzzle": puzzle.id}
    with database.write() as connection:
        found = _find(connection, puzzle, is_locked=True)
        before = found or Difficulty(puzzle.rating)
        if _is_counted(connection, puzzle, owner):
            return before
        connection.execute(insert(tries), {**named, "owner": owner, "at": time.time()})
        after = before.tried(person, is_solved)
        if found is None:
            connection.execute(insert(puzzles), {**named, **after.row})
        else:
            connection.execute(update(puzzles).where(_is(puzzle)).values(**after.row))
        return before


def _find(connection: Connection, puzzle: Puzzle, is_locked: bool = False) -> Difficulty | None:
    query = select(*COLUMNS).where(_is(puzzle))
    row = connection.execute(query.with_for_update() if is_locked else query).one_or_none()
    return None if row is None else Difficulty(Rating(*row[:3]), *row[3:])


def _is_counted(connection: Connection, puzzle: Puzzle, owner: str) -> bool:
    same = and_(tries.c.game == puzzle.game, tries.c.puzzle == puzzle.id, tries.c.owner == owner)
    return connection.execute(select(tries.c.at).where(same)).one_or_none() is not None


def _is(puzzle: Puzzle) -> ColumnElement[bool]:
    return and_(puzzles.c.game == puzzle.game, puzzles.c.puzzle == puzzle.id)
