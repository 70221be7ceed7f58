"""The way out: sends something to an address that a person named, and to no other.

Whoever may name addresses could name those of machines that trust this one. So it is the address itself that is
looked at, once, when the name has been looked up: it must be one that anybody on the internet reaches, and it is the
one that is spoken to. No redirection is followed, and nothing of an answer is read but its first line.
"""

from __future__ import annotations

import socket
import ssl
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv6Address, IPv6Network
from threading import Timer
from typing import Final
from urllib.parse import SplitResult, urlsplit

from holocene.server.callers import read_address
from holocene.server.problems import Invalid

PATIENCE: Final = 5.0  # seconds for each step
LONGEST: Final = 15.0  # seconds for all of them
PORTS: Final = {"https": 443, "http": 80}
# Addresses that lead to others that are written inside them.
TUNNELS: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("2002::/16"))
AGENT: Final = "Holocene"


class Unreached(Exception):
    """Nothing could be sent: perhaps another time."""


def check(url: str, is_free: bool, field: str) -> None:
    """Invalid for an address that nothing is ever sent to."""
    place = _split(url)
    if place is None or place.scheme not in (PORTS if is_free else ("https",)) or place.username or not place.hostname:
        raise Invalid("an address must begin with https:// and name a host", "server-hook-address", field=field)
    literal = read_address(place.hostname)
    is_hidden = place.hostname == "localhost" or (literal is not None and not is_public(place.hostname))
    if is_hidden and not is_free:
        raise Invalid("nothing is sent into private networks", "server-hook-private", field=field)


def is_public(word: str) -> bool:
    """Whether an address is one that anybody on the internet reaches.

    >>> [is_public(each) for each in ("192.0.2.1", "10.0.0.1", "127.0.0.1", "::ffff:10.0.0.1", "8.8.8.8")]
    [False, False, False, False, True]
    """
    found = read_address(word)
    if found is None or not found.is_global or found.is_multicast:
        return False
    return not (isinstance(found, IPv6Address) and (found.teredo or any(found in each for each in TUNNELS)))


def post(url: str, body: bytes, headers: dict[str, str], is_free: bool) -> int:
    """Sends something; the status that it was answered with. Unreached where it was not answered, or may not be
    sent."""
    place = _split(url)
    if place is None or not place.hostname or place.scheme not in PORTS or (place.scheme == "http" and not is_free):
        raise Unreached("no address")
    try:
        return _sent(place, place.hostname, body, headers, is_free)
    except (OSError, HTTPException, UnicodeError, ValueError) as error:
        raise Unreached(type(error).__name__) from error


def _split(url: str) -> SplitResult | None:
    try:
        place = urlsplit(url)
        _ = place.port
    except ValueError:
        return None
    return place if url.isascii() and url.isprintable() and " " not in url else None


def _sent(place: SplitResult, host: str, body: bytes, headers: dict[str, str], is_free: bool) -> int:
    port = place.port or PORTS[place.scheme]
    with closing(HTTPConnection(host, port, timeout=PATIENCE)) as line:
        line.sock = _opened(place.scheme, host, port, is_free)
        timer = Timer(LONGEST, line.sock.shutdown, (socket.SHUT_RDWR,))  # for who answers a letter at a time
        timer.daemon = True
        timer.start()
        try:
            path = f"{place.path or '/'}{'?' if place.query else ''}{place.query}"
            line.request("POST", path, body, {"User-Agent": AGENT, **headers})
            return line.getresponse().status
        finally:
            timer.cancel()


def _opened(scheme: str, host: str, port: int, is_free: bool) -> socket.socket:
    """A connection to an address that was looked at."""
    found = [str(each[0]) for *_, each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not is_free and not all(map(is_public, found)):  # a name that leads inside as well is no better
        raise Unreached("private network")
    opened = socket.create_connection((found[0], port), timeout=PATIENCE)
    if scheme == "http":
        return opened
    try:
        return ssl.create_default_context().wrap_socket(opened, server_hostname=host)
    except BaseException:
        opened.close()
        raise
