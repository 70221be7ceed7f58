"""The short way of a move: the framework's own way is more than a third of what a move costs.

A well-formed `POST …/moves` is answered here. Everything else goes on to the routes, also a move without a token or of
the wrong form: the route of the same address describes it in the OpenAPI and says what is wrong with it.
"""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from pydantic import ValidationError

from holocene.core.errors import HoloceneError
from holocene.server.access import TABLE_ID
from holocene.server.answers import Answer, refused, sent
from holocene.server.bodies import MovesBody
from holocene.server.guard import replayed
from holocene.server.service import Service

THREADS: Final = 4  # they share one interpreter, and wait only for the disk


class Route(NamedTuple):
    """What metrics and logs call an address."""

    path: str


MOVES: Final = Route("/api/tables/{table_id}/moves")
ADDRESS: Final = re.compile(MOVES.path.format(table_id=f"({TABLE_ID})"))


class Swift:
    """A pure ASGI middleware, inside the guard."""

    def __init__(self, app: Any, service: Service) -> None:
        self.app = app
        self.service = service
        self._threads = ThreadPoolExecutor(THREADS, "holocene-moves")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        is_post = scope["type"] == "http" and scope["method"] == "POST"
        found = ADDRESS.fullmatch(scope["path"]) if is_post else None
        token = _token(scope["headers"]) if found else None
        if found is None or token is None:
            await self.app(scope, receive, send)
            return
        received = (await receive())["body"]  # all of it: the guard has gathered it
        try:
            body = MovesBody.model_validate_json(received)
        except ValidationError:
            await self.app(scope, replayed(received, receive), send)
            return
        scope["route"] = MOVES
        wanted = (found[1], token, body.n, body.moves, body.key, body.version, body.preview)
        loop = asyncio.get_running_loop()
        try:
            made: Answer[Any] = sent(await loop.run_in_executor(self._threads, self.service.play_as, *wanted))
        except HoloceneError as error:
            made = refused(error)
        await made(scope, receive, send)


def _token(headers: list[tuple[bytes, bytes]]) -> str | None:
    """The token of a request that holds JSON."""
    found = dict(headers)
    scheme, _, token = found.get(b"authorization", b"").partition(b" ")
    is_json = found.get(b"content-type", b"").partition(b";")[0].strip().lower() == b"application/json"
    return token.strip().decode("latin-1") or None if scheme.lower() == b"bearer" and is_json else None
