"""What is shown of the tables of a server; never a token, nor the secret of a game."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text as Words

from holocene.cli.exits import Exit
from holocene.cli.game_options import shown as option_value
from holocene.locale import Text
from holocene.server import store, tending
from holocene.server.adopting import fits

if TYPE_CHECKING:
    from holocene.server.database import Database
    from holocene.server.rows import SeatRow, TableRow
    from holocene.server.service import Service
    from holocene.server.shelf import Shelf

STATES = {"open": "tables-state-open", "running": "tables-state-running", "over": "tables-state-over"}
FACTS = ("game", "state", "n", "rules_version", "pack_digest", "created", "changed")
MARKS = ("public", "imported", "seeded", "ended", "commitment", "signs", "chat", "absence")
SEAT_FACTS = ("seat", "kind", "name", "bot", "joined", "away", "absent", "resigned")
LONG = ("tables-state", "record-seats")
TOGETHER = 500  # tables asked for in one question
COLUMNS = ("tables-table", "record-game", "tables-state", "tables-moves", "tables-changed", "record-seats")


def list_tables(args: Namespace, service: Service) -> int:
    """One line for each table, or JSON."""
    found = selected(args, service.database)
    seats, shelf = seats_of(service.database, found), service.shelf
    if args.json:
        print(as_json([_facts(row, seats[row.id], shelf) for row in found]))
        return Exit.DONE
    text: Text = args.text
    shown = Table(box=None)
    for column in COLUMNS:
        shown.add_column(
            text(column),
            justify="right" if column == "tables-moves" else "left",
            overflow="fold",
            no_wrap=column not in LONG,
        )
    for row in found:
        cells = [
            row.id,
            row.game,
            _state(text, row, shelf),
            str(row.n),
            moment(row.changed),
            names(text, seats[row.id]),
        ]
        shown.add_row(*(Words(cell) for cell in cells))
    console = Console(highlight=False)
    if found:
        console.print(shown)
    console.print(text("tables-count", n=len(found)), markup=False)
    return Exit.DONE


def show(args: Namespace, service: Service) -> int:
    """All that may be known of some tables."""
    database, shelf = service.database, service.shelf
    found = [tending.find_one(database, table_id) for table_id in args.table]
    seats = seats_of(database, found)
    kept = {row.id: tending.is_archived(database, row.id) for row in found}
    if args.json:
        print(as_json([{**_facts(row, seats[row.id], shelf), "archived": kept[row.id]} for row in found]))
        return Exit.DONE
    console = Console(highlight=False)
    for row in found:
        console.print(_sheet(args.text, row, seats[row.id], shelf, kept[row.id]))
    return Exit.DONE


def selected(args: Namespace, database: Database) -> list[TableRow]:
    """The tables that the words of the command ask for."""
    return tending.find(database, state=args.state, game=args.game, older=args.older)


def seats_of(database: Database, found: Sequence[TableRow]) -> dict[str, list[SeatRow]]:
    """Who sits at each of these tables."""
    seats: dict[str, list[SeatRow]] = {}
    with database.read() as connection:
        for at in range(0, len(found), TOGETHER):
            seats |= store.list_seats(connection, [row.id for row in found[at : at + TOGETHER]])
    return seats


def names(text: Text, seats: Sequence[SeatRow]) -> str:
    """Everybody at a table."""
    return ", ".join(_name(text, seat) for seat in seats)


def _name(text: Text, seat: SeatRow) -> str:
    if not seat.is_human:
        return seat.name or seat.bot
    if not seat.joined:
        return text("tables-seat-free")
    return seat.name or text("seat-human", n=seat.seat + 1)


def _sheet(text: Text, row: TableRow, seats: Sequence[SeatRow], shelf: Shelf, is_archived: bool) -> Table:
    sheet = Table(box=None, show_header=False)
    sheet.add_column()
    sheet.add_column(overflow="fold")
    options = row.chosen
    marks = [text(key) for key, is_so in _marks(row, is_archived).items() if is_so]
    lines = {
        "tables-table": row.id,
        "record-game": row.game,
        "tables-state": ", ".join([_state(text, row, shelf), *marks]),
        "tables-moves": str(row.n),
        "record-seats": "\n".join(_name(text, seat) + ("" if seat.is_human else f" ({seat.bot})") for seat in seats),
        "tables-created": moment(row.created),
        "tables-changed": moment(row.changed),
        "record-rules": str(row.rules_version),
        "record-pack": row.pack_digest[:8],
        "record-options": "\n".join(f"{name}: {option_value(name, value)}" for name, value in options.items()),
        "tables-commitment": row.commitment,
    }
    for key, value in lines.items():
        sheet.add_row(text(key), Words(value))
    return sheet


def _marks(row: TableRow, is_archived: bool) -> dict[str, bool]:
    return {
        "tables-public": row.public,
        "tables-imported": row.imported,
        "tables-resigned": row.ended == "resigned",
        "tables-seeded": row.seeded,
        "tables-archived": is_archived,
    }


def _state(text: Text, row: TableRow, shelf: Shelf) -> str:
    """How far a game is, and whether it has to wait for other rules or cards."""
    waits = row.state != "over" and not fits(shelf, row)
    return text(STATES[row.state]) + (f" ({text('tables-waits')})" if waits else "")


def _facts(row: TableRow, seats: Sequence[SeatRow], shelf: Shelf) -> dict[str, Any]:
    facts = {name: getattr(row, name) for name in (*FACTS, *MARKS)}
    people = [{name: getattr(seat, name) for name in SEAT_FACTS} for seat in seats]
    options = row.chosen
    return {"table": row.id, **facts, "fits": fits(shelf, row), "options": options, "seats": people}


def as_json(facts: Any) -> str:
    """For other programs."""
    return msgspec.json.format(msgspec.json.encode(facts), indent=2).decode()


def moment(at: float) -> str:
    """A time as people read it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
