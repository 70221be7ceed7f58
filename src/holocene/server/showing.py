"""Moments as they were last sent, for others who see the same: one store for the whole process, bounded in bytes.

A moment is kept under all that it is made of, so nothing has to be cleared when a table changes. What is stored of a
table (its row, who sits there, what is asked for) is named by its revision, which rises with every change of it; the
match by how many rows of the log it has followed; the rest is whose eyes see it, since which move, who is
present, and whether what the rules say of it is wanted. What is no longer asked for is pushed out by what is.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

OVERHEAD: Final = 400  # bytes of a key and its place, about


class Key(NamedTuple):
    """What a moment is made of."""

    table: str
    revision: int
    number: int
    seat: int
    since: int
    present: tuple[int, ...]
    previews: bool = False


class Shown:
    """Encoded moments; those that were not asked for for longest go first."""

    def __init__(self, most: int) -> None:
        self.bytes = 0
        self._most = most
        self._lock = threading.Lock()
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    def get(self, key: Key, make: Callable[[], bytes]) -> bytes:
        """The moment of a key, made where it is not kept."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = make()
        self._keep(key, made)
        return made

    def _keep(self, key: Key, made: bytes) -> None:
        with self._lock:
            if key in self._kept:  # somebody else was quicker
                return
            self._kept[key] = made
            self.bytes += len(made) + OVERHEAD
            while self.bytes > self._most:
                self.bytes -= len(self._kept.popitem(last=False)[1]) + OVERHEAD

    def clear(self) -> None:
        """Forgets everything."""
        with self._lock:
            self._kept.clear()
            self.bytes = 0
