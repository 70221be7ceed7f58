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


class Watching:
    """Notes of who looked, beside the open streams; safe to use from any thread."""

    def __init__(self, live: Live, presence: Presence) -> None:
        self._live = live
        self._presence = presence
        self._lock = threading.Lock()
        self._looked: OrderedDict[str, float] = OrderedDict()  # the latest last

    def look(self, table_id: str) -> bool:
        """Notes that somebody with a link looks; whether this begins after nobody did."""
        with self._lock:
            self._forget()
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

    def _has_looked(self, table_id: str) -> bool:
        with self._lock:
            self._forget()
            return table_id in self._looked

    def _forget(self) -> None:
        ago = time.monotonic() - MOMENT_AGO
        while self._looked and next(iter(self._looked.values())) < ago:
            self._looked.popitem(last=False)
