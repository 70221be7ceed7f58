"""How often a client may ask. Processes that share PostgreSQL tell each other what they let pass; those that share a
SQLite file have their share of every limit each."""

from __future__ import annotations

import re
import threading
import time
from collections import OrderedDict
from hashlib import blake2b
from typing import Final

import msgspec
from sqlalchemy import text

from holocene.server.database import Database
from holocene.server.problems import TooMany
from holocene.server.settings import Settings

CHANNEL: Final = "holocene_limits"  # of PostgreSQL's NOTIFY
PAUSE: Final = 0.5  # seconds between two messages
WORTH_TELLING: Final = 0.05  # of a bucket: whoever has taken less since the last message is not mentioned
MENTIONED: Final = 150  # clients in a message, which may have 8,000 bytes
CLIENTS: Final = 10_000
# New tables and people, and all that proves who somebody is: letters, challenges and codes.
CREATION: Final = re.compile(
    r"/api/(?:tables|play-now|records|invitations/again|today/[^/]+|tables/[^/]+/(?:rematch|again|branch)"
    r"|me(?:/(?:address|arrivals|devices|passkeys)(?:/[^/]+)*)?)/?"
)


class Buckets:
    """A token bucket for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._filled: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._taken: dict[str, int] = {}  # by clients since the last message
        self._lock = threading.Lock()

    def take(self, client: str) -> bool:
        """Whether the client may ask once more now."""
        if self.rate <= 0:
            return True
        with self._lock:
            left = self._left(client)
            if left == self.burst:
                self._taken.pop(client, None)  # whatever it took before has been given back
            if left < 1:
                self._fill(client, left)
                return False
            self._fill(client, left - 1)
            self._taken[client] = self._taken.get(client, 0) + 1
            return True

    def charge(self, client: str, taken: int) -> None:
        """Counts what another process let pass; a client can fall into debt, at most by a whole bucket."""
        with self._lock:
            self._fill(client, max(self._left(client) - taken, -self.burst))

    def told(self) -> dict[str, int]:
        """Who has taken so much that other processes should know; it is not told again."""
        with self._lock:
            worth = {client: n for client, n in self._taken.items() if n >= WORTH_TELLING * self.burst}
            for client in worth:
                del self._taken[client]
        return worth

    def _left(self, client: str) -> float:
        left, since = self._filled.get(client, (self.burst, 0.0))
        return min(self.burst, left + (time.monotonic() - since) * self.rate)

    def _fill(self, client: str, left: float) -> None:
        self._filled[client] = (left, time.monotonic())
        self._filled.move_to_end(client)
        if len(self._filled) > CLIENTS:
            forgotten, _ = self._filled.popitem(last=False)
            self._taken.pop(forgotten, None)


class Message(msgspec.Struct, array_like=True):
    """What a process let pass, by client."""

    worker: str
    requests: dict[str, int]
    creations: dict[str, int]


class Limits:
    """The limits of a process, and what it hears of others."""

    def __init__(self, settings: Settings, database: Database) -> None:
        share = settings.workers if database.is_sqlite else 1
        self.database = database
        self.requests = Buckets(settings.rate / share, max(1.0, settings.burst / share))
        self.creations = Buckets(settings.creations_rate / share, max(1.0, settings.creations_burst / share))

    def check(self, client: str, path: str, is_command: bool) -> None:
        """TooMany where a client must wait. Pages are not counted: they are many small files, which browsers keep."""
        who = blake2b(client.encode(), digest_size=8).hexdigest()  # other processes need not be told the address
        is_creation = is_command and CREATION.fullmatch(path) is not None
        if path.startswith("/api/") and not self.requests.take(who):
            raise too_many()
        if is_creation and not self.creations.take(who):
            raise too_many()

    def tell(self) -> None:
        """Tells the other processes, where there is something to tell."""
        message = Message(self.database.worker, _most(self.requests.told()), _most(self.creations.told()))
        if message.requests or message.creations:
            with self.database.write() as connection:
                told = {"channel": CHANNEL, "told": msgspec.json.encode(message).decode()}
                connection.execute(text("SELECT pg_notify(:channel, :told)"), told)

    def hear(self, payload: str) -> None:
        """Counts what another process let pass."""
        message = msgspec.json.decode(payload, type=Message)
        if message.worker != self.database.worker:
            for buckets, taken in ((self.requests, message.requests), (self.creations, message.creations)):
                for client, n in taken.items():
                    buckets.charge(client, n)


def too_many() -> TooMany:
    """What somebody is told who asks too often."""
    return TooMany("too many requests: wait a moment", "server-too-many")


def _most(taken: dict[str, int]) -> dict[str, int]:
    return dict(sorted(taken.items(), key=lambda each: -each[1])[:MENTIONED])
