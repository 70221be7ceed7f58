"""By which address others reach this machine, and what to do where they cannot.

What is bound is known by whoever starts the server, and handed to its processes in the environment. The name by which a
visitor asks plays no part in it: anybody may write anything there.
"""

from __future__ import annotations

import os
import time
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import msgspec

from holocene.server.addresses import EVERYWHERE, addresses, is_local

VARIABLE: Final = "HOLOCENE_BOUND"
LOOKED: Final = 10.0  # seconds that networks are taken to stay as they are


class Bound(msgspec.Struct, frozen=True):
    """Where a server listens, and the command that would let in others, if it is known."""

    host: str = ""
    port: int = 0
    command: str = ""


class Reach(NamedTuple):
    """How links for others begin; or why there are none: only this machine may come in, or it is in no network."""

    links: str = ""
    lack: Literal["", "alone", "offline"] = ""
    command: str = ""


def to_environment(bound: Bound) -> None:
    """Leaves it where all processes find it."""
    os.environ[VARIABLE] = msgspec.json.encode(bound).decode()


def from_environment() -> Bound:
    """What was left there; nothing where the server was started in another way."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Bound)


def reach_of(bound: Bound, links: str, has_names: bool) -> Reach:
    """How others come in; a setting may say it. A server with names is reached by a proxy, of which it knows nothing.

    >>> reach_of(Bound("127.0.0.1", 8642, "holocene serve --host 0.0.0.0"), "", False)
    Reach(links='', lack='alone', command='holocene serve --host 0.0.0.0')
    """
    if links or has_names or not bound.host:
        return Reach(links)
    if bound.host not in EVERYWHERE and is_local(bound.host):
        return Reach("", "alone", bound.command)
    found = _found(bound.host, bound.port, int(time.monotonic() // LOOKED))
    return Reach(found) if found else Reach("", "offline")


@lru_cache(maxsize=2)
def _found(host: str, port: int, when: int) -> str:
    """The likeliest address now: laptops change their network while the server runs."""
    return next((each.rstrip("/") for each in addresses(host, port)), "")
