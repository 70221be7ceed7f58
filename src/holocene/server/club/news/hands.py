"""Hands that deliver side by side, few for each host: one that does not answer keeps nobody else's news waiting."""

from __future__ import annotations

import threading
from collections import Counter, deque
from collections.abc import Callable
from typing import Final

from holocene.server import metrics
from holocene.server.club.news.lease import Way
from holocene.server.logs import fault

AT_HOST: Final = 4  # deliveries to one host at a time, of each channel


class Hands:
    """Those of one channel. They come when there is something to do, and go when there is nothing more."""

    def __init__(self, work: Callable[[Way], None], most: int) -> None:
        self._work = work
        self._most = most
        self._waiting: deque[tuple[str, Way]] = deque()
        self._at: Counter[str] = Counter()  # deliveries under way, by host
        self._held: set[Way] = set()  # those that wait here, or are under way
        self._changed = threading.Condition()
        self._hands = 0
        self._is_over = False

    @property
    def held(self) -> frozenset[Way]:
        """The ways that are seen to, or will be."""
        with self._changed:
            return frozenset(self._held)

    def give(self, host: str, way: Way) -> None:
        """Has a way seen to, as soon as a hand is free and few enough others are at the same host."""
        with self._changed:
            if self._is_over or way in self._held:
                return
            if self._hands < self._most and self._at[host] < AT_HOST:
                threading.Thread(target=self._deliver, daemon=True).start()  # first: there may be no thread to spare
                self._hands += 1
            self._held.add(way)
            self._waiting.append((host, way))

    def rest(self, seconds: float | None = None) -> None:
        """Waits until nothing is left to do, or for so many seconds."""
        with self._changed:
            self._changed.wait_for(lambda: not self._held, seconds)

    def drop(self) -> None:
        """Begins nothing more, neither of what waits nor of what is given later: it is in the database still."""
        with self._changed:
            self._is_over = True
            self._held -= {way for _, way in self._waiting}
            self._waiting.clear()

    def _deliver(self) -> None:
        while (taken := self._take()) is not None:
            host, way = taken
            try:
                self._work(way)
            except Exception:  # its lease ends by itself
                metrics.ERRORS.labels("news").inc()
                fault("news-failed")
            finally:
                self._done(host, way)

    def _take(self) -> tuple[str, Way] | None:
        """The first whose host is not busy; None where there is none, and the hand goes."""
        with self._changed:
            found = next((each for each in self._waiting if self._at[each[0]] < AT_HOST), None)
            if found is None:
                self._hands -= 1
                return None
            self._waiting.remove(found)
            self._at[found[0]] += 1
            return found

    def _done(self, host: str, way: Way) -> None:
        with self._changed:
            self._held.discard(way)
            self._at[host] -= 1
            if not self._at[host]:
                del self._at[host]
            self._changed.notify_all()
