"""Which tables somebody watches: a stream is open, in whatever process, or a link was used here a moment ago.

Bots do not play for nobody, and those whom somebody waits for go first.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from typing import Final

from holocene.server.live import Live
from holocene.server.presence import Presence

MOMENT_AGO: Final = 30.0  # seconds: a client without a stream asks more often than that
LONG_AGO: Final = 3600.0  # and nobody is waited for as long as that


class Watching:
    """Notes of who looked, beside the open streams; safe to use from any thread."""

    def __init__(self, live: Live, presence: Presence) -> None:
        self._live = live
        self._presence = presence
        self._lock = threading.Lock()
        self._looked: OrderedDict[str, float] = OrderedDict()  # the latest last
        self._used: OrderedDict[tuple[str, int], float] = OrderedDict()  # when the link of a seat was, the latest last

    def look(self, table_id: str, seat: int) -> bool:
        """Notes that somebody with a link looks, perhaps that of a seat; whether this begins after nobody did."""
        with self._lock:
            self._forget()
            self._use(table_id, seat)
            is_new = self._looked.pop(table_id, None) is None
            self._looked[table_id] = time.monotonic()
        return is_new and not self._live.present(table_id)

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody watches, here or elsewhere."""
        if self.is_near(table_id):
            return True
        self._presence.hear(table_id)
        return bool(self._live.present(table_id))

    def is_near(self, table_id: str) -> bool:
        """Whether anybody watches from here."""
        return bool(self._live.count(table_id)) or self._has_looked(table_id)

    def tables(self) -> list[str]:
        """Those that somebody watches from here."""
        with self._lock:
            self._forget()
            looked = list(self._looked)
        return [*{*looked, *self._live.tables()}]

    def used(self, table_id: str, seat: int) -> float:
        """When the link of a seat was last used here: who asks again and again without a stream is not away."""
        with self._lock:
            return self._used.get((table_id, seat), 0.0)

    def _use(self, table_id: str, seat: int) -> None:
        now = time.time()
        while self._used and next(iter(self._used.values())) < now - LONG_AGO:
            self._used.popitem(last=False)
        if seat >= 0:
            self._used.pop((table_id, seat), None)
            self._used[table_id, seat] = now

    def _has_looked(self, table_id: str) -> bool:
        with self._lock:
            self._forget()
            return table_id in self._looked

    def _forget(self) -> None:
        ago = time.monotonic() - MOMENT_AGO
        while self._looked and next(iter(self._looked.values())) < ago:
            self._looked.popitem(last=False)
