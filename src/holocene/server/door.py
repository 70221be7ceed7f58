"""The door of the server: how many connections may be open, and how long a request may take to come in.

The parser of HTTP that uvicorn uses has no limits of its own: one unfinished head can fill the memory, a thousand of
them take all that the system lets a process open, and ten thousand requests in one piece keep everybody waiting.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from contextlib import suppress
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from holocene.server import metrics
from holocene.server.answers import RAW_HEADERS, refused
from holocene.server.callers import Callers, counted
from holocene.server.guard import MOST_FIELDS, most_bytes, too_large
from holocene.server.limits import too_many
from holocene.server.problems import Crowded, HeadTooLarge, Problem, TooSlow
from holocene.server.settings import Settings

if TYPE_CHECKING or sys.platform != "win32":
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Protocol
else:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol

RESERVED: Final = 256  # open files that connections leave to the database and the rest
USUAL: Final = 256  # connections from one address: a club or a school may come from there
MOST: Final = 10_000  # connections, where the system sets no limit
PORTION: Final = 1024  # bytes that are read before anybody asks what they were
FRAMING: Final = 2  # times the largest body: what it may be with the marks of its chunks and all that follows
AHEAD: Final = 16  # requests that may be sent before the first of them is answered


class Door:
    """Who is in."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = settings.connections or connections_left()
        self.most_of_one = settings.connections_per_client or max(1, min(USUAL, self.most // 4))
        self._callers = Callers(settings)
        self._inside: Counter[str] = Counter()
        self._all = 0

    def enter(self, peer: str) -> Problem | None:
        """Counts a connection; why it cannot be kept. A proxy may have as many as there are."""
        who = counted(peer)
        self._inside[who] += 1
        self._all += 1
        if self._all > self.most:
            return Crowded("too many connections", "server-crowded")
        if self._inside[who] > self.most_of_one and peer and not self._callers.is_proxy(peer):
            return too_many()
        return None

    def leave(self, peer: str) -> None:
        """Forgets a connection."""
        who = counted(peer)
        self._inside[who] -= 1
        self._all -= 1
        if not self._inside[who]:
            del self._inside[who]


class Config(uvicorn.Config):
    """What uvicorn is told, and the door, which every process has for itself."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(app, http=Bounded, timeout_keep_alive=settings.idle_seconds, **more)
        self.settings = settings
        self._door: Door | None = None

    @property
    def door(self) -> Door:
        """Made in the process that serves."""
        if self._door is None:
            self._door = Door(self.settings)
        return self._door


class Bounded(Protocol):
    """A connection with a limit for the size of a head and for the time that a head and a body take."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head = 0  # bytes of a head that is not complete
        self._body = 0  # bytes of a body, as they came
        self._timer: asyncio.TimerHandle | None = None
        self._peer = self.client[0] if self.client else ""
        if problem := self.config.door.enter(self._peer):
            self._refuse(problem)
        else:
            self._wait(self.config.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self.config.door.leave(self._peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A little at a time: a piece may hold ten thousand requests."""
        for at in range(0, len(data), PORTION):
            if self.transport.is_closing():
                return
            self._read(data[at : at + PORTION])

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keeps one field more than the guard lets pass, and none that follows a body: nobody asks for those."""
        if len(self.headers) <= MOST_FIELDS and not self._is_body():
            super().on_header(name, value)

    def _read(self, data: bytes) -> None:
        before, was_body = self.cycle, self._is_body()
        super().data_received(data)
        if len(getattr(self, "pipeline", ())) > AHEAD:  # on Windows the parser itself reads one at a time
            self._refuse(too_many())
        elif self.cycle is not before:  # a head is complete
            self._head = self._body = 0
            self._rest()
            if self._is_body():
                self._wait(self.config.settings.body_seconds)
        elif was_body:
            self._body += len(data)
            if not self._is_body():
                self._rest()
            elif self._body > FRAMING * most_bytes(self.config.settings, self.cycle.scope["path"]):
                self._refuse(too_large(self.config.settings, self.cycle.scope["path"]))
        else:
            self._head += len(data)
            self._wait(self.config.settings.head_seconds)
            if self._head > self.config.settings.head_bytes:
                self._refuse(HeadTooLarge("the head of the request is too large", "server-head-too-large"))

    def _is_body(self) -> bool:
        return self.cycle is not None and self.cycle.more_body and not self.cycle.response_complete

    def _wait(self, seconds: float) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        """A browser that opened a connection ahead and never used it is told nothing: it would take that for the answer
        to its next request."""
        if self.cycle is None and not self._head:
            self.transport.close()
        else:
            self._refuse(TooSlow("the request did not come in time", "server-too-slow"))

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, problem: Problem) -> None:
        """Ends the connection, with an answer unless one is on its way."""
        self._rest()
        metrics.TURNED_AWAY.labels(problem.error).inc()
        is_answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        is_answering |= bool(getattr(self, "pipeline", ()))  # an earlier request, or will be
        if not self.transport.is_closing():
            if not is_answering:
                self.transport.write(raw(problem))
            self.transport.close()


def raw(problem: Problem) -> bytes:
    """A refusal as it goes over the wire, where no request has come so far that the application could answer it."""
    answer = refused(problem)
    headers = [*answer.raw_headers, *RAW_HEADERS, (b"connection", b"close")]
    lines = [b"HTTP/1.1 %d %s" % (answer.status_code, HTTPStatus(answer.status_code).phrase.encode())]
    lines += [name + b": " + value for name, value in headers]
    return b"\r\n".join([*lines, b"", bytes(answer.body)])


def open_wide() -> None:
    """Lets this process open as many files as it may."""
    with suppress(ImportError, OSError, ValueError):  # Windows has no such limit
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def connections_left() -> int:
    """How many connections the system's limit of open files leaves."""
    with suppress(ImportError):
        import resource

        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        if files != resource.RLIM_INFINITY:
            return max(files // 4, min(MOST, files - RESERVED))
    return MOST
