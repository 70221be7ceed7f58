"""Hears that a table of a tournament is over, and writes down what came of it in the same transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from holocene.server.club.events import store
from holocene.server.club.events.scoring import places_of

if TYPE_CHECKING:
    from holocene.server.club.hearing import Told


def hear(connection: Connection, told: Told) -> None:
    """Who is left when all others have given up has won, whatever the points."""
    if told.kind != "over" or not told.row.event or told.playing is None:
        return
    sheet, resigned = told.playing.scores, told.playing.resigned
    left = [seat.seat for seat in told.seats if seat.seat not in resigned]
    winners = sheet.winners if not told.row.ended else left if len(left) == 1 else ()
    store.finish(connection, told.row.id, sheet.totals, places_of(sheet.totals, winners, resigned))
