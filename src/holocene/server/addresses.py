"""The addresses under which others reach this machine."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final

EVERYWHERE: Final = ("0.0.0.0", "::")
# Addresses that stand in documents only: nothing is sent to them, the machine merely says by which of its own it would.
FAR_AWAY: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
NEIGHBOURS: Final = "224.0.0.1"  # all who are in the same network


def addresses(host: str, port: int) -> list[str]:
    """What to type into a browser elsewhere, the likeliest first; nothing where only this machine can come in.

    >>> addresses("127.0.0.1", 8642), addresses("192.168.1.20", 8642)
    ([], ['http://192.168.1.20:8642/'])
    """
    found = own_addresses(with_six=host == "::") if host in EVERYWHERE else [host]
    return [f"http://{in_url(each)}:{port}/" for each in found if not is_local(each)]


def own_addresses(with_six: bool = True) -> list[str]:
    """The addresses of this machine in its networks, the one that leads outside first. Where none does, as on a laptop
    that is itself the hotspot, each network is asked for its own."""
    for found in (_outward(), _inside()):
        if known := [each for each in dict.fromkeys(found) if not is_local(each) and (with_six or ":" not in each)]:
            return known
    return []


def is_local(host: str) -> bool:
    """Whether only this machine can come in by that name; names other than its own are taken for public."""
    with suppress(ValueError):
        known = ip_address(host)
        return known.is_loopback or known.is_link_local
    return host == "localhost"


def in_url(host: str) -> str:
    """The host as it stands in an address."""
    return f"[{host}]" if ":" in host else host


def _outward() -> Iterator[str]:
    for family, far in FAR_AWAY:
        yield from _by_which(family, (far, 9))
    with suppress(OSError):
        for *_, place in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM):
            yield str(place[0])


def _inside() -> Iterator[str]:
    for index, _ in socket.if_nameindex():
        through = struct.pack("=8xi", index)  # what C calls ip_mreqn: a network by its number
        yield from _by_which(socket.AF_INET, (NEIGHBOURS, 9), socket.IPPROTO_IP, socket.IP_MULTICAST_IF, through)


def _by_which(family: int, far: tuple[str, int], *option: Any) -> Iterator[str]:
    """The address by which something would be sent, if there is one."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        if option:
            asking.setsockopt(*option)
        asking.connect(far)
        yield str(asking.getsockname()[0])
