"""A real mail server on this machine, which keeps what comes."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from typing import Any

from aiosmtpd.controller import Controller

PATIENCE = 60.0  # seconds: long, since only a failing test waits so long
CODE = re.compile(r"\b(\d{3}) (\d{3})\b")
LINK = re.compile(r"https?://\S+")


def free_port() -> int:
    """Of this machine, at this moment: the controller knocks at the port that it was told."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


class Postbox:
    """Keeps what comes."""

    def __init__(self) -> None:
        self.came: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.came.append(envelope)
        return "250 taken"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if address.startswith("nobody@"):
            return "550 there is nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 known"

    def letter(self, n: int) -> str:
        """The words of the letter that comes as number n, counted from 1."""
        ends = time.monotonic() + PATIENCE
        while len(self.came) < n:
            assert time.monotonic() < ends, "no letter comes"
            time.sleep(0.01)
        found: str = message_from_bytes(self.came[n - 1].content, policy=policy.default).get_content()
        return found

    def code(self, n: int) -> str:
        """The code in it."""
        found = CODE.search(self.letter(n))
        assert found is not None, self.letter(n)
        return found[1] + found[2]

    def link(self, n: int) -> str:
        """The link in it; nothing where there is none."""
        found = LINK.search(self.letter(n))
        return found[0] if found else ""


@contextmanager
def posting() -> Iterator[tuple[Postbox, str]]:
    """A mail server, and the setting that names it."""
    box = Postbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield box, f"smtp://127.0.0.1:{controller.port}"
    finally:
        controller.stop()
