"""Looks for tables whose time is over. Every worker does; of several who find one overdue, the first changes its row
in a transaction, and the others see there that it has more time or none. What a process did not come to is found by
the next look of any other, whenever that is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import ColumnElement, Connection, select

from holocene.core.errors import HoloceneError
from holocene.server.club.clock import times
from holocene.server.club.clock.standing_in import run_out
from holocene.server.desks import Desk
from holocene.server.logs import fault
from holocene.server.problems import Problem
from holocene.server.schema import seats, tables
from holocene.server.seating import changed, reseat, tell
from holocene.server.service import Service

AT_ONCE: Final = 100
DOUBT: Final = 60.0  # seconds by which a time may seem too long before it is cut
Deed = Callable[[Service, Connection, Desk], bool]


class Clocks:
    """What one worker sees to."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._unplayable: set[str] = set()  # tables of other rules, or damaged: nobody's time can run out there

    def look(self) -> None:
        """Lets time run out where it is over, clocks go on after vacations, and cuts times that cannot be."""
        now = times.now()
        self._see_to(tables.c.due.between(1e-9, now), _expire)
        self._see_to(tables.c.due > now + tables.c.pace + DOUBT, _cut)
        with self._service.database.read() as connection:
            ended = select(seats.c.table_id).where(seats.c.rest.between(1e-9, now)).distinct().limit(AT_ONCE)
            found = [str(row[0]) for row in connection.execute(ended)]
        self._each(found, _resume)

    def _see_to(self, which: ColumnElement[bool], deed: Deed) -> None:
        with self._service.database.read() as connection:
            query = select(tables.c.id).where(tables.c.due > 0, which, tables.c.id.not_in(self._unplayable))
            found = [str(row[0]) for row in connection.execute(query.order_by(tables.c.due).limit(AT_ONCE))]
        self._each(found, deed)

    def _each(self, table_ids: list[str], deed: Deed) -> None:
        for table_id in table_ids:
            if table_id in self._unplayable:
                continue
            try:
                self._do(table_id, deed)
            except Problem:
                self._unplayable.add(table_id)
            except HoloceneError:
                fault("clock-failed", table=table_id)
                self._unplayable.add(table_id)

    def _do(self, table_id: str, deed: Deed) -> None:
        service = self._service
        with service.desks.held(table_id) as desk:
            with service.writing(desk) as connection:
                is_done = deed(service, connection, desk)
            if is_done:
                tell(service, desk)


def _expire(service: Service, connection: Connection, desk: Desk) -> bool:
    """Somebody's time, if it is over still and she is not on vacation since."""
    if not 0 < desk.row.due <= times.now():
        return False
    if times.runs(desk.row, desk.seats):
        run_out(service, connection, desk)
    else:
        changed(service, connection, desk)
    return True


def _cut(service: Service, connection: Connection, desk: Desk) -> bool:
    """Nobody has more than one pace left: a clock was set back."""
    most = times.now() + desk.row.pace
    if desk.row.due <= most + DOUBT:
        return False
    changed(service, connection, desk, due=most)
    return True


def _resume(service: Service, connection: Connection, desk: Desk) -> bool:
    """The vacations that are over are, and whoever is to act has the time that was left."""
    over = [seat.seat for seat in desk.seats if 0 < seat.rest <= times.now()]
    for seat in over:
        reseat(connection, desk, seat, rest=0.0)
    if over:
        changed(service, connection, desk)
    return bool(over)
