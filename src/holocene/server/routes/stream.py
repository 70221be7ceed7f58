"""The live stream of a table: server-sent events, or the same as one JSON object a line.

A stream sends a moment at once and after every change; one that falls behind is sent the newest, with all events since
the last it was sent. `id` is the moment's version: a client that comes back names it in `Last-Event-ID`.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from holocene.server.access import Serving, Visiting, Visitor, find_link
from holocene.server.live import DELETED, LINKS, MOMENT, PRESENCE, REQUEST, Listener
from holocene.server.moment import encoded, request_shown, seats_shown
from holocene.server.problems import Problem, TooMany
from holocene.server.service import Service

router = APIRouter(prefix="/api/tables/{table_id}", tags=["playing"])
NDJSON = "application/x-ndjson"
SSE = "text/event-stream"


class LiveResponse(Response):
    """Writes the stream until either side ends it."""

    def __init__(self, service: Service, visitor: Visitor, version: int | None, as_lines: bool) -> None:
        super().__init__(None, 200, {"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        self.service = service
        self.visitor = visitor
        self.version = version  # that the client has seen before
        self.as_lines = as_lines
        self.request: dict[str, Any] | None = None
        self.headers["content-type"] = NDJSON if as_lines else f"{SSE}; charset=utf-8"
        del self.headers["content-length"]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        listener = Listener(self.visitor.table_id, self.visitor.eyes)
        listener.version = self.version
        listener.woken.set()
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        self.service.live.listen(listener)
        watching = asyncio.create_task(self._watch(receive, listener))
        try:
            if self.service.presence.is_shared:
                await run_in_threadpool(self._tell_presence)
            await self._tell(listener, send)
        except OSError:  # the client has gone
            pass
        finally:
            watching.cancel()
            self.service.live.leave(listener)
            if self.service.presence.is_shared:
                asyncio.get_running_loop().run_in_executor(None, self._tell_presence)
        with suppress(OSError):
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    def _tell_presence(self) -> None:
        self.service.presence.tell(self.visitor.table_id, self.visitor.eyes)

    async def _watch(self, receive: Any, listener: Listener) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        listener.is_closing = True
        listener.woken.set()

    async def _tell(self, listener: Listener, send: Any) -> None:
        while not listener.is_closing:
            try:
                async with asyncio.timeout(self.service.settings.heartbeat):
                    await listener.woken.wait()
            except TimeoutError:
                await self._send(send, b"\n" if self.as_lines else b": still here\n\n")
                continue
            listener.woken.clear()
            if listener.is_closing:
                return
            if (offer := listener.take()) is not None:
                listener.version = offer.version
                await self._send(send, self._framed(MOMENT, offer.data, offer.version))
            due, listener.due = listener.due, set()
            events = await run_in_threadpool(self._events, listener, due) if due else []
            for kind, data in events:
                await self._send(send, self._framed(kind, data, listener.version))
                if kind == DELETED:
                    return

    async def _send(self, send: Any, content: bytes) -> None:
        await send({"type": "http.response.body", "body": content, "more_body": True})

    def _events(self, listener: Listener, due: set[str]) -> list[tuple[str, bytes]]:
        """What the stream is to tell now."""
        table_id = self.visitor.table_id
        try:
            if LINKS in due:
                find_link(self.service, table_id, self.visitor.token)
            with self.service.desks.at(table_id) as desk:
                events = []
                if MOMENT in due:
                    since = desk.now.since(listener.version)
                    present = self.service.live.present(table_id)
                    events.append((MOMENT, encoded(desk, listener.seat, present, since)))
                    listener.version = desk.now.version
                if REQUEST in due and (request := request_shown(desk)) != self.request:
                    self.request = request
                    events.append((REQUEST, msgspec.json.encode({"request": request})))
                if PRESENCE in due:
                    seats = seats_shown(desk.seats, self.service.live.present(table_id))
                    events.append((PRESENCE, msgspec.json.encode({"seats": seats})))
        except Problem as problem:  # deleted, or the link was revoked
            return [(DELETED, msgspec.json.encode({"table": table_id, "key": problem.key}))]
        return events

    def _framed(self, kind: str, data: bytes, version: int | None) -> bytes:
        number = b"%d" % (version or 0)
        if self.as_lines:
            return b'{"event":"%s","id":%s,"data":%s}\n' % (kind.encode(), number, data)
        named = b"id: %s\n" % number if kind == MOMENT else b""
        return b"event: %s\n%sdata: %s\n\n" % (kind.encode(), named, data)


@router.get("/stream", summary="Everything that happens, as it happens")
async def stream(
    request: Request,
    service: Serving,
    visitor: Visiting,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> Response:
    """Server-sent events `moment`, `presence`, `request`, `deleted`; with `Accept: application/x-ndjson` one JSON
    object `{event, id, data}` a line, and an empty line as heartbeat."""
    await run_in_threadpool(lambda: visitor.link)
    if service.live.count(visitor.table_id) >= service.settings.streams_per_table:
        raise TooMany("too many are watching this table", "server-too-many-streams")
    version = int(last_event_id) if last_event_id and last_event_id.isascii() and last_event_id.isdigit() else None
    return LiveResponse(service, visitor, version, NDJSON in request.headers.get("accept", ""))
