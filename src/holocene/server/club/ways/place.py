"""Where the pages of this server are for who asks: the name that passkeys belong to, and how links begin."""

from __future__ import annotations

from typing import NamedTuple

from fastapi import Request

from holocene.server.addresses import is_local
from holocene.server.callers import Caller, host_name, read_address, read_name
from holocene.server.problems import Conflict
from holocene.server.settings import Settings


class Place(NamedTuple):
    """A host name, and the origins that a page of it may have."""

    host: str
    origins: list[str]


def place_of(request: Request) -> Place:
    """By the page that asks. The guard has found out that it is ours: of a name of this server, or of one that a proxy
    asks for in our stead. A program names no page; then it is the name that it asked for."""
    origin = request.headers.get("origin")
    if origin is not None:
        return Place(host_name(origin.partition("://")[2]), [origin])
    caller: Caller = request.scope["caller"]
    schemes = [caller.scheme] if caller.scheme else ["https", "http"]
    return Place(host_name(caller.host), [f"{scheme}://{caller.host}" for scheme in schemes])


def passkey_place(request: Request) -> Place:
    """The same where passkeys can be; Conflict where the server is known by a number."""
    place = place_of(request)
    if read_address(place.host) is not None:
        raise Conflict("passkeys belong to a name, and this is a number", "server-ways-no-name")
    return place


def letters_begin(settings: Settings, place: Place) -> str:
    """How links in letters begin; nothing where that is not sure. Anybody may ask under an address of her own, and a
    letter must not lead there."""
    is_named = place.host in map(read_name, settings.hosts)
    if is_named or (not settings.links and is_local(place.host)):
        return place.origins[0] + settings.root
    return settings.links + settings.root if settings.links else ""
