"""The live stream of a table: server-sent events, or the same as one JSON object a line.

A stream sends a moment at once and after every change; one that falls behind is sent the newest, with all events since
the last it was sent. `id` is the moment's version: a client that comes back names it in `Last-Event-ID`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from fastapi import Header, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from holocene.server import archive, seating, talking
from holocene.server.access import Serving, Visiting, Visitor, client_of, look_up
from holocene.server.contract import RequestShown
from holocene.server.desks import Desk
from holocene.server.live import CLOSED, DELETED, LINKS, MOMENT, PRESENCE, REQUEST, TALK, Listener
from holocene.server.moment import encoded, request_shown, seats_shown
from holocene.server.preview import PreviewQuery
from holocene.server.problems import OtherRules, Problem, Unauthorised, Unavailable, Unknown
from holocene.server.routing import Router, refusals, schema_of, structs_of
from holocene.server.service import Service
from holocene.server.streaming import NDJSON, RETRY, SSE, Stream
from holocene.server.tags import stands, tag_of
from holocene.server.told import AnyLine, Ending, RequestTold, SaidTold, SeatsTold

STREAMED: Final[dict[int | str, Any]] = {
    200: {"content": {SSE: {"schema": {"type": "string"}}, NDJSON: {"schema": schema_of(AnyLine)}}}
}
router = Router(prefix="/api/tables/{table_id}", tags=["playing"], responses=refusals())
router.answers |= structs_of(AnyLine)


class LiveResponse(Stream):
    """Writes the stream until either side ends it."""

    def __init__(
        self, service: Service, visitor: Visitor, client: str, version: int | None, as_lines: bool, previews: bool,
        tag: str,
    ) -> None:  # fmt: skip
        super().__init__(as_lines)
        self.service = service
        self.visitor = visitor
        self.client = client
        self.version = version  # that the client has seen before
        self.tag = tag  # of the moment that it was answered just before
        self.previews = previews
        self.request: RequestShown | None = None
        self.moment = b""  # that was told last
        self.seats = b""
        self.talked = 0  # the number of what was said last, as far as it was told
        self.is_new = True  # nothing was looked at yet

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        listener = Listener(self.visitor.table_id, self.visitor.eyes, self.client, self.previews)
        listener.version = self.version
        listener.woken.set()
        self.service.live.listen(listener)
        watching = asyncio.create_task(self.watch(receive, listener))
        try:
            await self.begin(send)
            await run_in_threadpool(self._arrive)
            await self._tell(listener, send)
        except OSError:  # the client has gone
            pass
        finally:
            watching.cancel()
            self.service.live.leave(listener)
            if not self.service.live.is_closed:
                asyncio.get_running_loop().run_in_executor(None, self._go)
        with suppress(OSError):
            await self.send_part(send, b"", more=False)

    def _arrive(self) -> None:
        """Whoever comes back takes the seat back from the bot that the others let in."""
        with suppress(Problem, Unavailable):
            self.service.presence.tell(self.visitor.table_id, self.visitor.eyes)
            if self.visitor.seat >= 0:
                seating.be_back(self.service, self.visitor.table_id, self.visitor.seat)

    def _go(self) -> None:
        with suppress(Problem, Unavailable):
            self.service.presence.tell(self.visitor.table_id, self.visitor.eyes)
            if self.visitor.seat >= 0:
                seating.be_gone(self.service, self.visitor.table_id, self.visitor.seat)

    async def _tell(self, listener: Listener, send: Any) -> None:
        while not listener.is_closing:
            try:
                async with asyncio.timeout(self.service.settings.heartbeat):
                    await listener.woken.wait()
            except TimeoutError:
                await self.send_heartbeat(send)
                continue
            listener.woken.clear()
            if listener.is_closing:
                return
            if (offer := listener.take()) is not None:
                listener.version, self.moment = offer.version, offer.data
                await self.send_part(send, self._framed(MOMENT, offer.data, offer.version))
            due, listener.due = listener.due, set()
            try:
                events = await self._look(listener, due) if due else []
            except Unavailable:  # the database is away or busy: look again in a moment
                await asyncio.sleep(RETRY)
                listener.wake(due)
                continue
            for kind, data in events:
                await self.send_part(send, self._framed(kind, data, listener.version))
                if kind in (DELETED, CLOSED):
                    return

    async def _look(self, listener: Listener, due: set[str]) -> list[tuple[str, bytes]]:
        async with self.service.abreast.turn(self.client):
            return await run_in_threadpool(self._events, listener, due)

    def _events(self, listener: Listener, due: set[str]) -> list[tuple[str, bytes]]:
        """What the stream is to tell now."""
        table_id = self.visitor.table_id
        try:
            if LINKS in due and look_up(self.service, table_id, self.visitor.token).eyes != self.visitor.eyes:
                raise Unauthorised("this link opens something else now", "server-bad-token")
            with self.service.desks.at(table_id) as desk:
                return list(self._news(listener, desk, due))
        except OtherRules as problem:  # where nobody can talk either
            kept = self._kept()
            return [(MOMENT, kept)] if kept else [_ending(CLOSED, table_id, problem)]
        except Unknown as problem:
            return [_ending(DELETED, table_id, problem)]
        except Problem as problem:
            return [_ending(CLOSED, table_id, problem)]

    def _news(self, listener: Listener, desk: Desk, due: set[str]) -> Iterator[tuple[str, bytes]]:
        """What has changed for these eyes. Other processes say of every change that there was one, also of what a seat
        ordered, which nobody else may notice."""
        present = self.service.live.present(desk.id)
        seats = msgspec.json.encode(SeatsTold(seats_shown(desk.seats, present)))
        if MOMENT in due:
            version, since = (desk.now.version, desk.now.since(listener.version)) if desk.is_dealt else (0, 0)
            moment = encoded(desk, listener.seat, present, since, listener.previews).content
            is_seated = PRESENCE in due or seats == self.seats  # who is there is told apart, or was
            if version != listener.version or not self._is_told(moment, is_seated):
                yield MOMENT, moment
                self.moment, self.seats = moment, seats if PRESENCE not in due else self.seats
            listener.version = version
        if REQUEST in due and (request := request_shown(desk)) != self.request:
            self.request = request
            yield REQUEST, msgspec.json.encode(RequestTold(request))
        if PRESENCE in due:
            if seats != self.seats:
                yield PRESENCE, seats
            self.seats = seats
        if desk.row.talked > self.talked and self.visitor.seat >= 0:
            yield TALK, self._said(desk.id)
        self.is_new = False

    def _said(self, table_id: str) -> bytes:
        with self.service.database.read() as connection:
            said = talking.find_said(connection, table_id, self.talked)
        self.talked = max((each.number for each in said), default=self.talked)
        return msgspec.json.encode(SaidTold(said, before=self.is_new))

    def _is_told(self, moment: bytes, but_seats: bool) -> bool:
        """Whether a moment says what the last one said, beside what happened before it, and perhaps who is there."""
        if not self.moment:
            return bool(self.tag) and tag_of(moment) == self.tag
        last, now = stands(self.moment), stands(moment)
        return last == now if but_seats else (last, _seats(self.moment)) == (now, _seats(moment))

    def _kept(self) -> bytes | None:
        """The end of a game that was played by other rules."""
        with self.service.desks.held(self.visitor.table_id) as desk, self.service.database.read() as connection:
            found = archive.find_moment(connection, desk.look(connection), self.visitor.eyes)
        return None if found is None else found.content

    def _framed(self, kind: str, data: bytes, version: int | None) -> bytes:
        number = b"%d" % (version or 0)
        if self.as_lines:
            return b'{"event":"%s","id":%s,"data":%s}\n' % (kind.encode(), number, data)
        named = b"id: %s\n" % number if kind == MOMENT else b""
        return b"event: %s\n%sdata: %s\n\n" % (kind.encode(), named, data)


def _seats(moment: bytes) -> Any:
    return msgspec.json.decode(moment)["seats"]


def _ending(kind: str, table_id: str, problem: Problem) -> tuple[str, bytes]:
    return kind, msgspec.json.encode(Ending(table_id, problem.key, problem.facts))


@router.get("/stream", summary="Everything that happens, as it happens", responses=STREAMED, response_class=Response)
async def stream(
    request: Request,
    service: Serving,
    visitor: Visiting,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
    if_none_match: Annotated[str, Header(max_length=40)] = "",
    preview: PreviewQuery = False,
) -> Response:
    """Who has just asked for the moment names its `ETag`, and is told it again only if it is another by now.
    Server-sent events `moment`, `presence`, `request`, `talk`, `deleted`, `closed`; with `Accept:
    application/x-ndjson` one JSON object `{event, id, data}` a line, and an empty line as heartbeat."""
    await run_in_threadpool(service.presence.hear, visitor.table_id)
    version = int(last_event_id) if last_event_id and last_event_id.isascii() and last_event_id.isdigit() else None
    as_lines = NDJSON in request.headers.get("accept", "")
    return LiveResponse(service, visitor, client_of(request), version, as_lines, preview, if_none_match)
