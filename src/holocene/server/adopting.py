"""Takes games that are under way along to other rules or cards: played again from the first move, every move must still
be allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holocene.core.errors import HoloceneError
from holocene.server import store
from holocene.server.database import Database
from holocene.server.playing import begun
from holocene.server.problems import Conflict
from holocene.server.rows import TableRow
from holocene.server.shelf import Shelf
from holocene.server.tending import find


def foreign(database: Database, shelf: Shelf) -> Iterator[TableRow]:
    """Unfinished games that were begun with other rules or cards than those of here."""
    return (row for row in find(database) if row.state != "over" and not fits(shelf, row))


def fits(shelf: Shelf, row: TableRow) -> bool:
    """Whether a table was begun with the rules and cards of here."""
    try:
        shelf.rules_of(row)
    except HoloceneError:
        return False
    return True


def adopt(database: Database, shelf: Shelf, row: TableRow, *, is_trial: bool = False) -> None:
    """Lets a game go on with the rules and cards of today. HoloceneError says why that cannot be, and the table stays
    as it is."""
    values = _values(database, shelf, row)
    if is_trial:
        return
    with database.write() as connection:
        found = store.find_table(connection, row.id)
        if found is None or found.number != row.number:
            raise Conflict("something happened at the table meanwhile", "tables-changed-meanwhile")
        store.touch(connection, row.id, unseen=True, **values)
        database.notify(connection, row.id)


def _values(database: Database, shelf: Shelf, row: TableRow) -> dict[str, Any]:
    """What is to be stored with the table; HoloceneError where a move is not allowed any more."""
    game = shelf.game(row.game)
    values = {"rules_version": game.rules_version, "pack_digest": game.pack.digest}
    if row.state == "open":  # nobody has made a move
        game.read_options(row.chosen)
        return values
    playing = begun(game, row)
    with database.read() as connection:
        seats, log = store.find_seats(connection, row.id), store.find_log(connection, row.id, 0)
    for entry in log:
        if entry.kind == "play" and entry.seat != playing.match.to_act:
            raise Conflict("by the rules of today it would be another's turn", "tables-turn-of-other")
        playing.follow([entry])
    to_act = playing.match.to_act
    if to_act is None or playing.n != row.n:
        raise Conflict("by the rules of today the game comes out differently", "tables-comes-out-differently")
    return {**values, "to_act": to_act, "bot_due": seats[to_act].is_played_by_bot}
