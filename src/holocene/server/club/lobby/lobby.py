"""The club as this process tells it: the list of open tables, put into words once for all who listen, and who is to
look again when something changed."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from holocene.server import metrics
from holocene.server.club.lobby import arriving, bells, fitting, listing, own
from holocene.server.club.lobby.arriving import Arrivals
from holocene.server.club.lobby.fitting import Guest
from holocene.server.club.lobby.shown import LobbyShown, OpenTable, OpenTables, OwnNews, PeopleHere
from holocene.server.live import Listener, wake_all
from holocene.server.problems import TooMany
from holocene.server.service import Service

TABLES: Final = "tables"
PEOPLE: Final = "people"
OWN: Final = "own"
FRESH: Final = 1.0  # seconds: who comes is told a list of that age


class Page(NamedTuple):
    """What everybody is told, as JSON too."""

    tables: tuple[OpenTable, ...]
    listed: bytes
    people: bytes


class Reader(Listener):
    """One open page of the club, perhaps of somebody who is known."""

    def __init__(self, person: str, client: str) -> None:
        super().__init__("", -1, client)
        self.person = person
        self.due = {TABLES, PEOPLE, OWN} if person else {TABLES, PEOPLE}
        self.guest: Guest | None = None
        self.news: OwnNews | None = None  # as it was told last
        self.woken.set()


class Lobby:
    """The open pages of this process. Threads of the waker call `step` and `hear`; the rest may be called by any."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._arrivals = Arrivals(service.database, service.live)
        self._readers = service.live.at_no_table
        self._lock = threading.Lock()
        self._refreshing = threading.Lock()
        self._clients: Counter[str] = Counter()
        self._rung: set[str] = set()
        self._number = -1  # of the bell that was heard last, where they are rows
        self._page = Page((), b"", b"")
        self._refreshed = float("-inf")

    def enter(self, reader: Reader) -> None:
        """Adds a page; TooMany where its address has enough of them."""
        most = self._service.settings.streams_per_client
        with self._lock:
            if 0 < most <= self._clients[reader.client]:
                raise TooMany("too many tables are open from one address", "server-too-many-open")
            reader.is_closing = self._service.live.is_closed
            self._readers.add(reader)
            self._clients[reader.client] += 1
        metrics.STREAMS.inc()

    def leave(self, reader: Reader) -> None:
        """Takes a page away."""
        with self._lock:
            self._readers.discard(reader)
            self._clients[reader.client] -= 1
            if not self._clients[reader.client]:
                del self._clients[reader.client]
        metrics.STREAMS.dec()

    def now(self) -> Page:
        """What everybody is told now, for somebody who comes."""
        with self._refreshing:
            if time.monotonic() > self._refreshed + FRESH:
                self._refresh()
            return self._page

    def news(self, reader: Reader) -> OwnNews:
        """What concerns the reader of a page alone."""
        with self._service.database.read() as connection:
            news, reader.guest = own.own_news(connection, reader.person, self._page.tables)
        return news

    def fitted(self, reader: Reader) -> OwnNews | None:
        """The same after the list has changed; None where nothing of it is different."""
        if reader.news is None or reader.guest is None:
            return None
        fits, shut = fitting.fit(reader.guest, self._page.tables)
        after = msgspec.structs.replace(reader.news, fits=fits, shut=shut)
        return None if after == reader.news else after

    @property
    def page(self) -> Page:
        """What everybody was told last."""
        return self._page

    def shown(self, person: str) -> LobbyShown:
        """The club as it is at this moment, without what is kept of it."""
        with self._service.database.read() as connection:
            found, people = listing.open_tables(connection), arriving.count(connection)
            news = own.own_news(connection, person, found)[0] if person else None
        shut = set(news.shut if news else ())
        return LobbyShown(tuple(each for each in found if each.table not in shut), people, news)

    def hear(self, told: str) -> None:
        """What another process tells, or this one."""
        with self._lock:
            self._rung |= bells.words_of((told,))

    def miss(self) -> None:
        """Nobody listened for a while: everybody here looks again."""
        known = {each.person for each in self._open() if each.person}
        with self._lock:
            self._rung |= {bells.LIST, *known}

    def step(self) -> None:
        """Writes down who is here, and wakes those who have something to look at."""
        known = {each.person for each in self._open() if each.person}
        self._arrivals.look(known)
        rung = self._heard(known)
        if bells.LIST in rung or time.monotonic() > self._refreshed + self._service.settings.sweep:
            self._look_again()
        self._call([each for each in self._open() if each.person in rung], OWN)

    def _open(self) -> list[Reader]:
        with self._lock:
            return [each for each in self._readers if isinstance(each, Reader)]

    def _heard(self, known: set[str]) -> set[str]:
        """What was rung since the last step; all of it, where nobody has listened to a file until now."""
        if not self._service.database.is_sqlite:
            with self._lock:
                rung, self._rung = self._rung, set()
            return rung
        if not self._readers:
            self._number = -1
            return set()
        with self._service.database.read() as connection:
            if self._number < 0:
                self._number = bells.last(connection)
                return {bells.LIST, *known}
            self._number, rung = bells.rung_since(connection, self._number)
        return rung

    def _look_again(self) -> None:
        if not self._readers:
            return
        with self._refreshing:
            before = self._page
            self._refresh()
        kinds = [TABLES] * (before.listed != self._page.listed) + [PEOPLE] * (before.people != self._page.people)
        if kinds:
            self._call(self._open(), *kinds)  # those too who have come meanwhile

    def _refresh(self) -> None:
        with self._service.database.read() as connection:
            found, people = listing.open_tables(connection), arriving.count(connection)
        self._refreshed = time.monotonic()
        told, here = msgspec.json.encode(OpenTables(found)), msgspec.json.encode(PeopleHere(people))
        self._page = Page(found, told, here)

    def _call(self, readers: Sequence[Listener], *kinds: str) -> None:
        loop = self._service.live.loop
        if readers and loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(wake_all, readers, kinds)
