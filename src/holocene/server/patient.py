"""Connections to PostgreSQL that do not wait for ever. The limits that PostgreSQL keeps are of no use where it stands
still itself, its machine asleep or its disk gone, while the network says that all is well."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any, Final, TypeVar

import psycopg
from sqlalchemy import Connection, Engine, event

PATIENCE: Final = 10.0  # seconds that an answer may take: longer than PostgreSQL lets a statement run
T = TypeVar("T")


class Patient(psycopg.Connection[Any]):
    """Is closed when no answer comes in time: nobody knows what became of the question."""

    patience = PATIENCE

    def wait(self, gen: Generator[Any, Any, T], *args: Any, **more: Any) -> T:
        """Waits as psycopg does, which asks now and then whether to go on."""
        return super().wait(self._limited(gen, time.monotonic() + self.patience), *args, **more)

    def _limited(self, gen: Generator[Any, Any, T], ends: float) -> Generator[Any, Any, T]:
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > ends:
                    self.pgconn.finish()
                    raise psycopg.OperationalError("no answer in time")
                wanted = gen.send(ready)
        except StopIteration as end:
            return end.value


def make_patient(engine: Engine) -> None:
    """Lets an engine connect so. Whoever uses a connection next is as patient as everybody."""

    @event.listens_for(engine, "do_connect")
    def connect(_: Any, __: Any, args: Any, named: Any) -> Patient:
        return Patient.connect(*args, **named)

    @event.listens_for(engine, "checkin")
    def forget(connection: Any, _: Any) -> None:
        if connection is not None:
            connection.patience = PATIENCE


def wait_for_ever(connection: Connection) -> None:
    """Whatever is asked on a connection may take its time, until it is given back."""
    held: Any = connection.connection.driver_connection
    held.patience = float("inf")
