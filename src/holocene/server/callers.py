"""Who asks, and by which name of ours. A proxy is believed where the settings name it, and nobody else."""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from holocene.server.logs import log_once
from holocene.server.problems import Forbidden, Misdirected
from holocene.server.settings import Settings, bad_setting

ANY: Final = "*"
NAME: Final = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")
# Nobody outside a private network can own such a name, or one without a dot: no foreign page is found under it.
PRIVATE: Final = (".localhost", ".local", ".home.arpa", ".internal")
PORTS: Final = {"http": "80", "https": "443"}
KEPT: Final = 1000  # words that were read lately: the same few come with every request
HOUSEHOLD: Final = 64  # bits of an IPv6 address: one household or machine has all that begin alike


class Caller(NamedTuple):
    """Who asks, as the limits count them; by which of our names they came; and the scheme, where a proxy told it."""

    client: str
    host: str
    scheme: str


class Callers:
    """Reads the heads of requests with the settings in mind."""

    def __init__(self, settings: Settings) -> None:
        self._proxies = [read_network(each) for each in settings.proxies]
        self._hosts = frozenset(read_name(each) for each in settings.hosts)
        self._own_name = socket.gethostname().lower()

    def look(self, scope: Any, heads: dict[bytes, str]) -> Caller:
        """Who sent a request."""
        peer = str((scope.get("client") or ("",))[0])
        if not self.is_proxy(peer):
            if b"x-forwarded-for" in heads:  # all who come that way are counted as one client
                log_once("unlisted-proxy", setting="proxies")
            return Caller(counted(peer), heads.get(b"host", ""), "")
        return Caller(
            counted(self._behind(peer, heads.get(b"x-forwarded-for", ""))),
            _nearest(heads, b"x-forwarded-host") or heads.get(b"host", ""),
            _nearest(heads, b"x-forwarded-proto").lower(),
        )

    def is_proxy(self, peer: str) -> bool:
        """Whether an address is a proxy's of ours."""
        found = read_address(peer)
        return found is not None and any(found in network for network in self._proxies)

    def _behind(self, peer: str, forwarded: str) -> str:
        """The nearest address that is no proxy of ours: whatever stands before it, anybody may have written."""
        nearest = peer
        for word in reversed(forwarded.split(",")):
            found = read_address(word.strip())
            if found is None:
                break
            nearest = str(found)
            if not self.is_proxy(nearest):
                break
        return nearest

    def check_host(self, caller: Caller) -> None:
        """Misdirected for a name that is not ours: anybody can make a name of theirs point at this machine, and a page
        of that name would be taken for one of our own."""
        name = host_name(caller.host)
        if not self.knows(name):
            raise Misdirected(
                f"this server does not go by the name '{name}': see the setting 'hosts'", "server-bad-host", host=name
            )

    def knows(self, name: str) -> bool:
        """Whether a name is this server's."""
        if ANY in self._hosts or name in self._hosts or name == self._own_name or "." not in name:
            return True
        return name.endswith(PRIVATE) or read_address(name) is not None

    def check_origin(self, caller: Caller, heads: dict[bytes, str]) -> None:
        """Forbidden for a command that a page of another site sends; programs send no origin."""
        origin = heads.get(b"origin")
        is_foreign = origin is not None and not self._is_own(origin, caller)
        if is_foreign or heads.get(b"sec-fetch-site") in ("cross-site", "same-site"):
            raise Forbidden("commands come from this server's own pages", "server-bad-origin")

    def _is_own(self, origin: str, caller: Caller) -> bool:
        """Whether a page is ours: of the name that it asked for, or of one of `hosts`, where a proxy asks us by a name
        of its own."""
        scheme, _, place = origin.partition("://")
        if scheme not in PORTS or caller.scheme not in ("", scheme):
            return False
        return host_name(place) in self._hosts or _with_port(place, scheme) == _with_port(caller.host, scheme)


def joined(headers: Sequence[tuple[bytes, bytes]]) -> dict[bytes, str]:
    """The head of a request by name; what was sent several times stands in one line, as HTTP allows."""
    heads: dict[bytes, str] = {}
    for name, value in headers:
        word = value.decode("latin-1")
        heads[name] = f"{heads[name]},{word}" if name in heads else word
    return heads


@lru_cache(maxsize=KEPT)
def host_name(place: str) -> str:
    """The name without its port, as it is compared.

    >>> host_name("Play.Example:8642"), host_name("[::1]:8642"), host_name("localhost.")
    ('play.example', '::1', 'localhost')
    """
    try:
        return (urlsplit(f"//{place}").hostname or "").rstrip(".")
    except ValueError:
        return place


@lru_cache(maxsize=KEPT)
def counted(peer: str) -> str:
    """What the limits know a client by.

    >>> counted("192.0.2.7"), counted("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    found = read_address(peer)
    return str(IPv6Network((found, HOUSEHOLD), strict=False)) if isinstance(found, IPv6Address) else str(found or peer)


@lru_cache(maxsize=KEPT)
def read_address(word: str) -> IPv4Address | IPv6Address | None:
    """An address, with or without a port; None for anything else.

    >>> read_address("192.0.2.7:4711"), read_address("[::1]:80"), read_address("::ffff:192.0.2.7"), read_address("x")
    (IPv4Address('192.0.2.7'), IPv6Address('::1'), IPv4Address('192.0.2.7'), None)
    """
    bare = word.partition("]")[0].lstrip("[") if word.startswith("[") else word
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def read_network(word: str) -> IPv4Network | IPv6Network:
    """One of the setting `proxies`."""
    try:
        return ip_network(word, strict=False)
    except ValueError as error:
        raise bad_setting("proxies", word) from error


def read_name(word: str) -> str:
    """One of the setting `hosts`, as browsers send it. An address of a page, a port or quotes would fit no visitor and
    lock everybody out.

    >>> read_name("Play.Example.org"), read_name("bücher.example")
    ('play.example.org', 'xn--bcher-kva.example')
    """
    try:
        name = word.lower().encode("idna").decode("ascii")
    except UnicodeError as error:
        raise bad_setting("hosts", word) from error
    if name != ANY and not NAME.fullmatch(name) and read_address(name) is None:
        raise bad_setting("hosts", word)
    return name


def _nearest(heads: dict[bytes, str], name: bytes) -> str:
    """What the proxy next to us said, where several have spoken."""
    return heads.get(name, "").rpartition(",")[2].strip()


def _with_port(place: str, scheme: str) -> str:
    """A host with its port, also where it is the usual one."""
    has_port = place.rpartition(":")[2].isdigit() and not place.endswith("]")
    return (place if has_port else f"{place}:{PORTS[scheme]}").lower()
