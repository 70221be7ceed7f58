"""A client of an application in this process that goes to its event loop once for each request.

Starlette's own goes there seven times, so that a stream could be read while it flows, and without `with` it starts a
loop for each request. Here an answer is read to its end: streams are for a real server (`conftest.Running`).
"""

from __future__ import annotations

import asyncio
import threading
from functools import cache
from typing import Any
from urllib.parse import unquote

import anyio
import httpx2
from fastapi import FastAPI
from starlette import testclient

HTTP = {"type": "http", "http_version": "1.1", "root_path": "", "extensions": {}}


@cache
def standing_loop() -> asyncio.AbstractEventLoop:
    """For clients that have none: an application whose life has not begun, or that another client has begun."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True).start()
    return loop


class Direct(httpx2.BaseTransport):
    """Asks the application in the loop of its client."""

    def __init__(self, owner: TestClient, peer: tuple[str, int], raises: bool) -> None:
        self._owner, self._peer, self._raises = owner, peer, raises

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        request.read()
        if self._owner.portal is not None:
            return self._owner.portal.call(self._answer, request)
        return asyncio.run_coroutine_threadsafe(self._answer(request), standing_loop()).result()

    def _scope(self, request: httpx2.Request) -> dict[str, Any]:
        url = request.url
        return HTTP | {
            "method": request.method,
            "scheme": url.scheme,
            "path": unquote(url.path),
            "raw_path": url.raw_path.split(b"?", 1)[0],
            "query_string": url.query,
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "client": self._peer,
            "server": (url.host, url.port or {"http": 80, "https": 443}[url.scheme]),
            "state": dict(self._owner.app_state),
        }

    async def _answer(self, request: httpx2.Request) -> httpx2.Response:
        status, headers, parts = 500, [], []
        asked, ended = [{"type": "http.request", "body": request.content}], anyio.Event()

        async def receive() -> dict[str, Any]:
            if not asked:
                await ended.wait()
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal status, headers
            if message["type"] == "http.response.start":
                status, headers = message["status"], message["headers"]
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))
                if not message.get("more_body"):
                    ended.set()

        try:
            await self._owner.app(self._scope(request), receive, send)
        except Exception:
            if self._raises:
                raise
        body = b"" if request.method == "HEAD" else b"".join(parts)
        return httpx2.Response(status, headers=headers, stream=httpx2.ByteStream(body), request=request)


class TestClient(testclient.TestClient):
    """Starlette's client, but for the way that its requests go."""

    app: FastAPI

    def __init__(self, app: FastAPI, raise_server_exceptions: bool = True, **more: Any) -> None:
        super().__init__(app, raise_server_exceptions=raise_server_exceptions, **more)
        self._transport = Direct(self, more.get("client", ("testclient", 50000)), raise_server_exceptions)
