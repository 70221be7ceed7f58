"""How many requests of one client are worked on at once: the threads that answer are few, and whoever sends forty
requests that take long would have them all. The rest of hers wait, and everybody else is answered meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MOST: Final = 2  # half of the threads


class Line:
    """The requests of one client."""

    def __init__(self) -> None:
        self.turns = asyncio.Semaphore(MOST)
        self.count = 0  # that wait or are worked on


class Abreast:
    """The lines of all clients; on the event loop only."""

    def __init__(self) -> None:
        self._lines: dict[str, Line] = {}

    def __len__(self) -> int:
        return len(self._lines)

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """Waits until few enough others of the same client are worked on."""
        line = self._lines.setdefault(client, Line())
        line.count += 1
        try:
            async with line.turns:
                yield
        finally:
            line.count -= 1
            if not line.count:
                del self._lines[client]
