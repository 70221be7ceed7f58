"""The stream of the club: open tables as they come and go, how many are here, and one's own news."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool

from holocene.server.club.lobby.lobby import OWN, PEOPLE, TABLES, Lobby, Reader
from holocene.server.club.lobby.shown import OwnNews
from holocene.server.problems import Unavailable
from holocene.server.service import Service
from holocene.server.streaming import RETRY, Stream

T = TypeVar("T")


class LobbyResponse(Stream):
    """Writes the stream until either side ends it."""

    def __init__(self, service: Service, lobby: Lobby, reader: Reader, as_lines: bool) -> None:
        super().__init__(as_lines)
        self.service = service
        self.lobby = lobby
        self.reader = reader

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.lobby.enter(self.reader)
        watching = asyncio.create_task(self.watch(receive, self.reader))
        try:
            await self.begin(send)
            await self._tell(send)
        except OSError:  # the client has gone
            pass
        finally:
            watching.cancel()
            self.lobby.leave(self.reader)
        with suppress(OSError):
            await self.send_part(send, b"", more=False)

    async def _tell(self, send: Any) -> None:
        reader = self.reader
        is_new = True
        while not reader.is_closing:
            try:
                async with asyncio.timeout(self.service.settings.heartbeat):
                    await reader.woken.wait()
            except TimeoutError:
                await self.send_heartbeat(send)
                continue
            reader.woken.clear()
            due, reader.due = reader.due, set()
            try:
                if is_new:
                    await self._look(self.lobby.now)
                events = await self._events(due)
            except Unavailable:  # the database is away or busy: look again in a moment
                await asyncio.sleep(RETRY)
                reader.wake(due)
                continue
            is_new = False
            for kind, data in events:
                await self.send_part(send, self._framed(kind, data))

    async def _look(self, look: Callable[[], T]) -> T:
        async with self.service.abreast.turn(self.reader.client):
            return await run_in_threadpool(look)

    async def _events(self, due: set[str]) -> list[tuple[str, bytes]]:
        """What the page is to be told now. Only news of her own are looked up; the list is there."""
        page, events = self.lobby.page, []
        if TABLES in due:
            events.append((TABLES, page.listed))
        if PEOPLE in due:
            events.append((PEOPLE, page.people))
        if OWN in due:
            news: OwnNews | None = await self._look(lambda: self.lobby.news(self.reader))
        else:
            news = self.lobby.fitted(self.reader) if TABLES in due else None
        if news is not None and news != self.reader.news:
            self.reader.news = news
            events.append((OWN, msgspec.json.encode(news)))
        return events

    def _framed(self, kind: str, data: bytes) -> bytes:
        if self.as_lines:
            return b'{"event":"%s","data":%s}\n' % (kind.encode(), data)
        return b"event: %s\ndata: %s\n\n" % (kind.encode(), data)
