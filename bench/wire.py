"""A kept-alive connection to a server, as cheap as can be: what is measured is the server and not who asks it."""

from __future__ import annotations

import asyncio
import json
from typing import Any


class Wire:
    """One kept-alive connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int) -> Wire:
        return cls(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 22))

    def send(
        self, method: str, path: str, token: str = "", body: Any = None, accept: str = "*/*", person: str = ""
    ) -> None:
        data = b"" if body is None else json.dumps(body).encode()
        heads = (
            f"Host: 127.0.0.1\r\nAccept: {accept}\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        )
        if token:
            heads += f"Authorization: Bearer {token}\r\n"
        if person:
            heads += f"Holocene-Person: {person}\r\n"
        self.writer.write(f"{method} {path} HTTP/1.1\r\n{heads}\r\n".encode() + data)

    async def head(self) -> tuple[int, dict[str, str]]:
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        return int(lines[0].split()[1]), {
            k.lower(): v.strip() for k, _, v in (line.partition(":") for line in lines[1:])
        }

    async def ask(self, *request: Any, **more: Any) -> tuple[int, Any]:
        self.send(*request, **more)
        status, heads = await self.head()
        return status, json.loads(await self.reader.readexactly(int(heads["content-length"])))

    async def chunk(self) -> bytes:
        size = int(await self.reader.readline(), 16)
        data = await self.reader.readexactly(size)
        await self.reader.readexactly(2)
        return data
