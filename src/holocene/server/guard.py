"""What every request passes: limits, the origin of commands, headers, numbers and the log."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from holocene.server import metrics
from holocene.server.answers import HEADERS, refused
from holocene.server.logs import log
from holocene.server.problems import Forbidden, Problem, TooLarge, TooMany
from holocene.server.settings import Settings

RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
COMMANDS = {"POST", "PUT", "PATCH", "DELETE"}
CLIENTS = 10_000
RECORDS = "/api/records"
CREATIONS = ("/api/tables", "/api/play-now", RECORDS)


class Buckets:
    """A token bucket for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._filled: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether the client may ask once more now."""
        if self.rate <= 0:
            return True
        now = time.monotonic()
        left, since = self._filled.pop(client, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        allowed = left >= 1
        self._filled[client] = (left - 1 if allowed else left, now)
        if len(self._filled) > CLIENTS:
            self._filled.popitem(last=False)
        return allowed


class Guard:
    """A pure ASGI middleware, so that streams flow through it untouched."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.rate, settings.burst)
        self.creations = Buckets(settings.creations_rate, settings.creations_burst)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def send_guarded(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *RAW_HEADERS]
            await send(message)

        try:
            headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
            self._check(scope, headers)
            if scope["method"] in COMMANDS:
                receive = replayed(await self._body(scope, receive), receive)
            await self.app(scope, receive, send_guarded)
        except Problem as problem:
            await refused(problem)(scope, receive, send_guarded)
        finally:
            self._note(scope, status, time.perf_counter() - started)

    def _check(self, scope: Any, headers: dict[bytes, str]) -> None:
        client = self._client(scope, headers)
        is_command = scope["method"] in COMMANDS
        is_creation = is_command and scope["path"] in CREATIONS
        is_counted = scope["path"].startswith("/api/")  # a page is many small files, and browsers keep them
        if (is_counted and not self.requests.take(client)) or (is_creation and not self.creations.take(client)):
            raise TooMany("too many requests: wait a moment", "server-too-many")
        length = headers.get(b"content-length", "0")
        if not length.isdigit() or int(length) > self._limit(scope):
            raise self._too_large(scope)
        if is_command:
            check_origin(headers)

    def _client(self, scope: Any, headers: dict[bytes, str]) -> str:
        if self.settings.trust_proxy and b"x-forwarded-for" in headers:
            return headers[b"x-forwarded-for"].rsplit(",", 1)[-1].strip()
        return str((scope.get("client") or ("",))[0])

    def _limit(self, scope: Any) -> int:
        return self.settings.record_bytes if scope["path"] == RECORDS else self.settings.body_bytes

    def _too_large(self, scope: Any) -> TooLarge:
        limit = self._limit(scope)
        return TooLarge(f"a request may hold {limit} bytes", "server-too-large", limit=limit)

    async def _body(self, scope: Any, receive: Any) -> bytes:
        """The whole body, which is small; whoever sends more is cut off."""
        body = b""
        while True:
            message = await receive()
            body += message.get("body", b"")
            if len(body) > self._limit(scope):
                raise self._too_large(scope)
            if not message.get("more_body"):
                return body

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "") or "none"
        metrics.REQUESTS.labels(scope["method"] if status != 405 else "other", route, str(status)).inc()
        if not route.endswith("/stream"):
            metrics.LATENCY.labels(route).observe(seconds)
        log("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))


def replayed(body: bytes, receive: Any) -> Any:
    """Hands on a body that has been read, then whatever comes."""
    messages = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Any:
        return messages.pop() if messages else await receive()

    return receive_again


def check_origin(headers: dict[bytes, str]) -> None:
    """Forbidden for a command that a page of another site sends; programs send no origin."""
    origin = headers.get(b"origin")
    is_foreign = origin is not None and urlsplit(origin).netloc != headers.get(b"host", "")
    if is_foreign or headers.get(b"sec-fetch-site") in ("cross-site", "same-site"):
        raise Forbidden("commands come from this server's own pages", "server-bad-origin")
