"""What streams have in common: they are answers without an end, as server-sent events or one JSON object a line."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import Response

from holocene.server.live import Listener

NDJSON: Final = "application/x-ndjson"
SSE: Final = "text/event-stream"
RETRY: Final = 1.0  # seconds before a database that was away is asked again


class Stream(Response):
    """An answer that goes on until either side ends it."""

    def __init__(self, as_lines: bool) -> None:
        super().__init__(None, 200, {"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        self.as_lines = as_lines
        self.headers["content-type"] = NDJSON if as_lines else f"{SSE}; charset=utf-8"
        del self.headers["content-length"]

    async def watch(self, receive: Any, listener: Listener) -> None:
        """Ends the stream when the client has gone."""
        while (await receive())["type"] != "http.disconnect":
            pass
        listener.is_closing = True
        listener.woken.set()

    async def begin(self, send: Any) -> None:
        """The head of the answer."""
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})

    async def send_part(self, send: Any, content: bytes, more: bool = True) -> None:
        """A part of it, the last one without more."""
        await send({"type": "http.response.body", "body": content, "more_body": more})

    async def send_heartbeat(self, send: Any) -> None:
        """That nothing has happened."""
        await self.send_part(send, b"\n" if self.as_lines else b": still here\n\n")
