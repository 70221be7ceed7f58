"""An event as everybody may know it. Of a round that is still played nobody is told what came of its tables: points at
a seat tell about the deal, which others still play."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from holocene.core.matches.secret import commitment
from holocene.server.club import persons
from holocene.server.club.events import robin, store
from holocene.server.club.events.deals import secret_of
from holocene.server.club.events.rows import EntrantRow, EventRow, PlaceRow
from holocene.server.club.events.scoring import duplicates, match_points
from holocene.server.club.events.shown import (
    EntrantShown,
    EventListed,
    EventOwn,
    EventRound,
    EventSeat,
    EventTable,
    EventWhole,
    StandingShown,
)
from holocene.server.club.events.standings import standings

NOT_ENTERED: Final = -1
FORMULAE: Final = ("=", "+", "-", "@")  # a sheet would take a name that begins so for something to compute
COLUMNS: Final = tuple(StandingShown.__struct_fields__)


def listed(event: EventRow, entered: int) -> EventListed:
    """A line of the list."""
    return EventListed(**_plain(event, entered))


def _plain(event: EventRow, entered: int) -> dict[str, Any]:
    names = set(EventListed.__struct_fields__) - {"entered"}
    return {"entered": entered, **{name: getattr(event, name) for name in names}}


def shown(connection: Connection, event: EventRow, asker: str) -> EventWhole:
    """All of it, for whoever asks."""
    entrants, places = store.find_entrants(connection, event.id), store.find_places(connection, event.id)
    host = persons.find_one(connection, event.host) if event.host else None
    is_over = event.state == "over"
    entered = sum(entrant.plays for entrant in entrants)
    return EventWhole(
        **_plain(event, entered), options=event.chosen, main=event.main, bot=event.bot, host=event.host or "",
        host_name=host.name if host else "", commitment=commitment(event.secret),
        secret=event.secret.hex() if is_over else None, ended=event.ended, entrants=tuple(map(_entrant, entrants)),
        played=_rounds(event, places), standings=standings_of(event, entrants, places), balance=_balance(event),
        own=_own(event, entrants, places, asker),
    )  # fmt: skip


def _entrant(row: EntrantRow) -> EntrantShown:
    return EntrantShown(row.number, row.person or "", row.name, row.mark, row.since, row.withdrawn or not row.person)


def _balance(event: EventRow) -> tuple[int, int] | None:
    plan = event.planned
    numbers = sorted({number for round_ in plan for group in round_ for number in group if number >= 0})
    at = {number: index for index, number in enumerate(numbers)}
    named = [[tuple(at[number] for number in group if number >= 0) for group in round_] for round_ in plan]
    return robin.balance(named, len(numbers)) if plan else None


def _rounds(event: EventRow, places: Sequence[PlaceRow]) -> tuple[EventRound, ...]:
    return tuple(_round(event, number, [each for each in places if each.round == number])
                 for number in range(1, event.round + 1))  # fmt: skip


def _round(event: EventRow, number: int, places: Sequence[PlaceRow]) -> EventRound:
    is_over, secret = number <= event.closed, secret_of(event.secret, number)
    extra = duplicates([place.result for place in places]) if is_over else [()] * len(places)
    tables = tuple(_table(place, made if is_over else None) for place, made in zip(places, extra, strict=True))
    told = secret.hex() if is_over else None
    return EventRound(number, "over" if is_over else "playing", commitment(secret), told, tables)


def _table(place: PlaceRow, extra: tuple[float, ...] | None) -> EventTable:
    result = place.result
    if not extra or not result.points:
        seats = tuple(EventSeat(number) for number in place.seated)
        return EventTable(place.number, place.table_id, place.state, seats)
    rows = zip(result.seats, result.points, result.places, match_points(result.places), extra, strict=True)
    seats = tuple(EventSeat(number, made, at + 1, match, round(more, 3)) for number, made, at, match, more in rows)
    return EventTable(place.number, place.table_id, place.state, seats)


def standings_of(
    event: EventRow, entrants: Sequence[EntrantRow], places: Sequence[PlaceRow]
) -> tuple[StandingShown, ...]:
    """By the rounds that are over; nothing before the first."""
    if not event.closed:
        return ()
    results = [place.result for place in places if place.round <= event.closed]
    names = {entrant.number: entrant.name for entrant in entrants}
    found = standings([entrant.number for entrant in entrants], results, event.main)
    return tuple(
        StandingShown(each.place, each.number, names[each.number], each.points, each.duplicate, each.median,
                      each.buchholz, each.direct, each.firsts, each.played)
        for each in found
    )  # fmt: skip


def _own(event: EventRow, entrants: Sequence[EntrantRow], places: Sequence[PlaceRow], asker: str) -> EventOwn:
    own = next((entrant for entrant in entrants if asker and entrant.person == asker), None)
    number = own.number if own else NOT_ENTERED
    now = [place for place in places if place.round == event.round > event.closed and not place.is_over]
    table = next((place.table_id for place in now if own and number in place.seated), "")
    return EventOwn(bool(asker) and event.host == asker, number, own is not None and own.plays, table)


def as_csv(lines: Sequence[StandingShown]) -> str:
    """The standings for a sheet."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for line in lines:
        row = msgspec.structs.asdict(line)
        writer.writerow([*(_safe(value) for value in row.values())])
    return file.getvalue()


def _safe(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAE) else value
