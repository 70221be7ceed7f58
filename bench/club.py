"""People who are known, for `bench.server --club`: each wants to be told of everything, and one has the club open."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from bench.wire import Wire
from tests.server.receiving import Receiver

PEOPLE: Final = 200  # at most: each sits at several tables
DAY: Final = 86_400


class Club:
    """Everybody, by her key, and where news would come in."""

    def __init__(self, wire: Wire) -> None:
        self.far = Receiver()
        self.lines = 0  # that the open page of the club was told
        self._wire = wire
        self._keys: list[str] = []
        self._reading: asyncio.Task[None] | None = None

    @classmethod
    async def opened(cls, port: int, tables: int) -> Club:
        """A club with enough people for so many tables."""
        club = cls(await Wire.open(port))
        for at in range(min(PEOPLE, 2 * tables)):
            await club._add(f"Person {at + 1}")
        club._reading = asyncio.create_task(club._read(port))
        return club

    async def _add(self, name: str) -> None:
        key = secrets.token_urlsafe(24)
        self._keys.append(key)
        await self._ask(201, key, "POST", "/api/me", {"name": name})
        await self._ask(201, key, "POST", "/api/me/hook", {"url": f"{self.far.url}/{name[7:]}", "form": "json"})
        told = {"hook": ["turn", "begin", "over", "invitation"]}
        await self._ask(200, key, "PATCH", "/api/me/news", {"told": told, "quiet_from": -1, "quiet_until": -1})

    async def table(self, game: str, at: int) -> Any:
        """A rated table by day of two of them: one opens it, another sits down from the club."""
        maker, guest = (self._keys[(2 * at + seat) % len(self._keys)] for seat in (0, 1))
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True, "listed": True, "pace": DAY}
        made = await self._ask(201, maker, "POST", "/api/tables", {**body, "options": {"players": 2}})
        sat = await self._ask(200, guest, "POST", f"/api/lobby/{made['table']}/sit", {})
        return {"table": made["table"], "seats": [made["seats"][0], {"token": sat["token"]}]}

    async def _ask(self, wanted: int, key: str, method: str, path: str, body: Any) -> Any:
        status, answer = await self._wire.ask(method, path, "", body, person=key)
        assert status == wanted, answer
        return answer

    async def _read(self, port: int) -> None:
        wire = await Wire.open(port)
        wire.send("GET", "/api/lobby/stream", accept="application/x-ndjson", person=self._keys[0])
        await wire.head()
        while data := await wire.chunk():
            self.lines += len(data.split())

    def close(self) -> None:
        """Nobody is there any more."""
        self.far.stop()
        if self._reading is not None:
            self._reading.cancel()
