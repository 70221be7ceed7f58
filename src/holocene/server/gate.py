"""The way to the database, on which nobody waits long. When it proves to be blocked, the gate is shut: from then on one
at a time tries, and all others are told at once, so that the threads are free for those who need no database."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from holocene.server.problems import Unavailable

PATIENCE: Final = 2.0  # seconds that somebody queues here


class Gate:
    """For one at a time, in order, where `is_single`: SQLite has one writer, and its own way of waiting is to poll.
    Opened again by the first who comes through."""

    def __init__(self, is_single: bool, shut_by: str) -> None:
        self._is_single = is_single
        self._shut_by = shut_by
        self._is_shut = False
        self._lock = threading.Lock()

    @contextmanager
    def passage(self) -> Iterator[None]:
        """Unavailable where the way is blocked."""
        was_shut = self._is_shut
        queues = self._is_single or was_shut
        if queues and not self._lock.acquire(timeout=0 if was_shut else PATIENCE):
            raise Unavailable(self._shut_by, "gate")
        try:
            if self._is_shut and not was_shut:  # while this one queued
                raise Unavailable(self._shut_by, "gate")
            yield
        except Unavailable as error:
            self._is_shut = error.trouble == self._shut_by
            raise
        except BaseException:
            self._is_shut = False
            raise
        else:
            self._is_shut = False
        finally:
            if queues:
                self._lock.release()
