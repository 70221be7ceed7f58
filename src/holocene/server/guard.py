"""What every request passes: limits, our own name, the origin of commands, headers, numbers and the log."""

from __future__ import annotations

import logging
import re
import time
from typing import Any, Final

from starlette.responses import Response

from holocene.server import metrics
from holocene.server.abreast import Abreast
from holocene.server.answers import RAW_HEADERS, RAW_OF_FILES, failed, in_words, refused, unavailable
from holocene.server.callers import Callers, joined
from holocene.server.limits import Limits
from holocene.server.logs import fault, log
from holocene.server.problems import HeadTooLarge, Misdirected, Problem, TooLarge, Unavailable
from holocene.server.settings import Settings

COMMANDS: Final = {"POST", "PUT", "PATCH", "DELETE"}
API: Final = "/api/"
RECORDS: Final = "/api/records"
SYSTEM: Final = ("/healthz", "/readyz")  # asked by machines under any name
# These wait for something else than a thread, and see to it themselves.
WAITING: Final = re.compile(
    r"/api/(?:records|lobby/stream|me/(?:address|arrivals/letter/asked)|tables/[^/]+/(?:stream|hint|reviews/[^/]+))"
)
FILES: Final = re.compile(r"/at/.*\.(?:js|css|ftl|woff2)")
CLOSE: Final = (b"connection", b"close")
MOST_FIELDS: Final = 128  # of a head: browsers and proxies send a few dozen
GONE: Final = 499  # what numbers and log say of a client that did not wait


class Gone(Exception):
    """The client hung up before its request was complete."""


class Passing:
    """One request on its way through."""

    def __init__(self, scope: Any, send: Any) -> None:
        self.scope = scope
        self.heads = joined(scope["headers"])
        self.is_command = scope["method"] in COMMANDS
        self.has_unread = self.heads.get(b"content-length", "0") != "0" or b"transfer-encoding" in self.heads
        self.status = 0
        self._send = send

    async def send(self, message: Any) -> None:
        """Hands an answer on. One that does not wait for the end of the request ends the connection."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            ours = RAW_OF_FILES if FILES.fullmatch(self.scope["path"]) else RAW_HEADERS
            message["headers"] = [*message["headers"], *ours, *([CLOSE] if self.has_unread else [])]
        await self._send(message)

    def head_bytes(self) -> int:
        """How long its head is, as it was sent."""
        line = len(self.scope.get("raw_path") or b"") + len(self.scope["query_string"])
        return line + sum(len(name) + len(value) + 4 for name, value in self.scope["headers"])


class Guard:
    """A pure ASGI middleware, so that streams flow through it untouched."""

    def __init__(self, app: Any, settings: Settings, limits: Limits, abreast: Abreast) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.abreast = abreast
        self.callers = Callers(settings)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        passing = Passing(below(self.settings.root, scope), send)
        try:
            answer = await self._pass(passing, receive)
            if answer is not None and not passing.status:
                await answer(passing.scope, receive, passing.send)
        finally:
            self._note(passing, time.perf_counter() - started)

    async def _pass(self, passing: Passing, receive: Any) -> Response | None:
        """Lets a request through; what to answer where it does not come to an answer of its own. This is the one place
        where faults end: each is logged once."""
        try:
            self._check(passing)
            if passing.has_unread or passing.is_command:
                receive = replayed(await self._body(passing, receive), receive)
            await self._answer(passing, receive)
        except Gone:
            return None
        except Misdirected as problem:
            is_page = not passing.scope["path"].startswith(API)
            return in_words(problem, passing.heads.get(b"accept-language", "")) if is_page else refused(problem)
        except Problem as problem:
            return refused(problem)
        except Unavailable as error:
            metrics.ERRORS.labels("database").inc()
            log("database-unavailable", logging.WARNING, trouble=error.trouble, detail=error.detail)
            return unavailable(error)
        except Exception:
            metrics.ERRORS.labels("request").inc()
            fault("request-failed", method=passing.scope["method"], route=_route(passing.scope))
            return failed()
        return None

    async def _answer(self, passing: Passing, receive: Any) -> None:
        """By the application, when it is the client's turn; pages need no thread."""
        path = passing.scope["path"]
        if not path.startswith(API) or WAITING.fullmatch(path):
            await self.app(passing.scope, receive, passing.send)
        else:
            async with self.abreast.turn(passing.scope["client"][0]):
                await self.app(passing.scope, receive, passing.send)

    def _check(self, passing: Passing) -> None:
        """Refuses what can be refused by its head."""
        path, heads = passing.scope["path"], passing.heads
        caller = self.callers.look(passing.scope, heads)
        if passing.head_bytes() > self.settings.head_bytes or len(passing.scope["headers"]) > MOST_FIELDS:
            raise HeadTooLarge("the head of the request is too large", "server-head-too-large")
        if path not in SYSTEM:
            self.callers.check_host(caller)
        self.limits.check(caller.client, path, passing.is_command)
        length = heads.get(b"content-length", "0")
        if not length.isdigit() or int(length) > most_bytes(self.settings, path):
            raise too_large(self.settings, path)
        if passing.is_command:
            self.callers.check_origin(caller, heads)
        passing.scope["caller"] = caller  # for whoever needs the name that we were asked by
        passing.scope["client"] = (caller.client, 0)  # for whoever counts by client further in

    async def _body(self, passing: Passing, receive: Any) -> bytes:
        """The whole body, which is small; whoever sends more is cut off."""
        body, path = b"", passing.scope["path"]
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise Gone
            body += message.get("body", b"")
            if len(body) > most_bytes(self.settings, path):
                raise too_large(self.settings, path)
            if not message.get("more_body"):
                passing.has_unread = False
                return body

    def _note(self, passing: Passing, seconds: float) -> None:
        scope, status, route = passing.scope, passing.status or GONE, _route(passing.scope) or "none"
        metrics.REQUESTS.labels(scope["method"] if status != 405 else "other", route, str(status)).inc()
        if not route.endswith("/stream"):
            metrics.LATENCY.labels(route).observe(seconds)
        log("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))


def most_bytes(settings: Settings, path: str) -> int:
    """How large a request for an address may be."""
    return settings.record_bytes if path.endswith(RECORDS) else settings.body_bytes


def too_large(settings: Settings, path: str) -> TooLarge:
    """What somebody is told who sends more."""
    limit = most_bytes(settings, path)
    return TooLarge(f"a request may hold {limit} bytes", "server-too-large", limit=limit)


def below(root: str, scope: Any) -> Any:
    """A request as it is without the root: proxies may leave it on or take it off."""
    path = scope["path"]
    if not root or not (path == root or path.startswith(f"{root}/")):
        return scope
    return {**scope, "path": path[len(root) :] or "/"}


def replayed(body: bytes, receive: Any) -> Any:
    """Hands on a body that has been read, then whatever comes."""
    messages = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Any:
        return messages.pop() if messages else await receive()

    return receive_again


def _route(scope: Any) -> str:
    return getattr(scope.get("route"), "path", "")
