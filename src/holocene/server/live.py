"""Who is listening, and how they are woken. Wakes carry no news: whoever is woken looks at the table."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any, Final, NamedTuple

from holocene.server import metrics
from holocene.server.problems import TooMany
from holocene.server.settings import Settings

MOMENT: Final = "moment"
PRESENCE: Final = "presence"
REQUEST: Final = "request"
DELETED: Final = "deleted"
CLOSED: Final = "closed"  # it is there, but cannot be shown by this link or this server
TALK: Final = "talk"  # what people say to each other
LINKS: Final = "links"  # whether the link still opens the table


class Offer(NamedTuple):
    """A moment made for a stream, with events since the one `after`."""

    after: int
    version: int
    data: bytes


class Listener:
    """One open stream. `due` is what it must look at."""

    def __init__(self, table_id: str, seat: int, client: str, previews: bool = False) -> None:
        self.table_id = table_id
        self.seat = seat
        self.previews = previews
        self.client = client
        self.due: set[str] = {MOMENT}
        self.version: int | None = None  # of the last moment that was sent
        self.offered: Offer | None = None
        self.woken = asyncio.Event()
        self.is_closing = False

    def knows(self, version: int) -> bool:
        """Whether the moment of a version was sent, or is about to be."""
        offered = self.offered
        return version == (self.version if offered is None else offered.version)

    def offer(self, offer: Offer | None) -> None:
        """Takes a moment that is ready, instead of an earlier one that was not sent yet. On the event loop."""
        if offer is not None and not self.due:
            self.offered = offer
        else:
            self.due.add(MOMENT)
        self.woken.set()

    def take(self) -> Offer | None:
        """The moment that is ready to be sent, if it still follows the last one."""
        offer, self.offered = self.offered, None
        if offer is not None and offer.after != self.version:
            self.due.add(MOMENT)
            return None
        return offer

    def wake(self, kinds: Iterable[str]) -> None:
        """Makes the stream look; on the event loop only."""
        self.due.update(kinds)
        self.woken.set()


class Live:
    """The open streams of this process, by table."""

    def __init__(self, settings: Settings) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self._settings = settings
        self.is_closed = False
        self._lock = threading.Lock()
        self._listeners: dict[str, set[Listener]] = {}
        self._clients: Counter[str] = Counter()
        self.elsewhere: dict[str, Counter[int]] = {}  # streams of other processes, by table and seat
        self.at_no_table: set[Listener] = set()  # streams that are ended with the others

    def listen(self, listener: Listener) -> None:
        """Adds a stream, and lets the others at the table see that somebody came; TooMany where there is no place."""
        with self._lock:
            listener.is_closing = self.is_closed
            self._check_place(listener)
            self._listeners.setdefault(listener.table_id, set()).add(listener)
            self._clients[listener.client] += 1
        metrics.STREAMS.inc()
        self.wake(listener.table_id, (PRESENCE,))

    def leave(self, listener: Listener) -> None:
        """Takes a stream away."""
        with self._lock:
            here = self._listeners.get(listener.table_id, set())
            here.discard(listener)
            if not here:
                self._listeners.pop(listener.table_id, None)
            self._clients[listener.client] -= 1
            if not self._clients[listener.client]:
                del self._clients[listener.client]
        metrics.STREAMS.dec()
        self.wake(listener.table_id, (PRESENCE,))

    def _check_place(self, listener: Listener) -> None:
        """Every seat has places of its own, which spectators cannot take."""
        settings, seat = self._settings, listener.seat
        elsewhere = self.elsewhere.get(listener.table_id, Counter())[seat]
        taken = elsewhere + sum(each.seat == seat for each in self._listeners.get(listener.table_id, ()))
        if seat >= 0 and taken >= settings.streams_per_seat:
            raise TooMany("the seat is open in too many windows", "server-too-many-windows")
        if seat < 0 and taken >= settings.streams_per_table:
            raise TooMany("too many are watching this table", "server-too-many-streams")
        if 0 < settings.streams_per_client <= self._clients[listener.client]:
            raise TooMany("too many tables are open from one address", "server-too-many-open")

    def count(self, table_id: str) -> int:
        """How many streams a table has."""
        with self._lock:
            return len(self._listeners.get(table_id, ()))

    def present(self, table_id: str) -> Counter[int]:
        """Open streams by seat."""
        return self.open_here(table_id) + self.elsewhere.get(table_id, Counter())

    def open_here(self, table_id: str) -> Counter[int]:
        """Those of this process."""
        with self._lock:
            return Counter(listener.seat for listener in self._listeners.get(table_id, ()))

    def places(self) -> Counter[tuple[str, int]]:
        """Open streams of this process by table and seat."""
        with self._lock:
            return Counter((each.table_id, each.seat) for here in self._listeners.values() for each in here)

    def tables(self) -> list[str]:
        """Tables that somebody watches from here."""
        with self._lock:
            return list(self._listeners)

    def wake(self, table_id: str, kinds: Iterable[str] = (MOMENT,), seat: int | None = None) -> None:
        """Wakes the streams of a table, or of one seat; from any thread."""
        with self._lock:
            woken = [each for each in self._listeners.get(table_id, ()) if seat in (None, each.seat)]
        if not woken or self.loop is None or self.loop.is_closed():
            return
        what = tuple(kinds)
        self.loop.call_soon_threadsafe(wake_all, woken, what)

    def publish(self, table_id: str, version: int, make: Callable[[Listener, int], bytes]) -> None:
        """Hands every stream that has not been told it the moment of a version, made here and now by
        `make(listener, last version)`; from any thread."""
        with self._lock:
            everyone = [each for each in self._listeners.get(table_id, ()) if not each.knows(version)]
        if not everyone or self.loop is None or self.loop.is_closed():
            return
        offers: list[tuple[Listener, Offer | None]] = []
        for listener in everyone:
            after = listener.version
            if after is None or listener.due:
                offers.append((listener, None))
            else:
                offers.append((listener, Offer(after, version, make(listener, after))))
        self.loop.call_soon_threadsafe(_offer_all, offers)

    def close(self) -> None:
        """Ends every stream: the server stops. One that is opened still, by somebody who comes back at once over the
        same connection, ends as soon as it begins: nobody has to wait for it."""
        self.is_closed = True
        with self._lock:
            everyone = [*self.at_no_table, *(each for here in self._listeners.values() for each in here)]
        for listener in everyone:
            listener.is_closing = True
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(wake_all, everyone, ())


def end_at_signals(live: Live) -> None:
    """Ends the streams as soon as the process is told to stop, so that nobody has to wait for them."""
    if threading.current_thread() is not threading.main_thread():
        return
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def stop(number: int, frame: FrameType | None, before: Any = before) -> None:
            live.close()
            if callable(before):
                before(number, frame)

        signal.signal(number, stop)


def _offer_all(offers: list[tuple[Listener, Offer | None]]) -> None:
    for listener, offer in offers:
        listener.offer(offer)


def wake_all(listeners: Iterable[Listener], kinds: tuple[str, ...]) -> None:
    """Makes several streams look; on the event loop only."""
    for listener in listeners:
        listener.wake(kinds)
