"""Who is asking: the token of a request, and what it opens."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from holocene.server import store
from holocene.server.problems import Forbidden, Unauthorised
from holocene.server.schema import HOST, SPECTATOR
from holocene.server.service import Service

BEARER = HTTPBearer(auto_error=False, description="The token of a link: what follows `#k=`.")
TableId = Annotated[str, Path(pattern=r"^[0-9a-z]{4,16}$", description="The short name of a table.")]


class Visitor(msgspec.Struct, frozen=True):
    """Somebody at a table: a seat, a spectator (-1) or a host without a seat (-2)."""

    table_id: str
    seat: int
    is_host: bool

    @property
    def eyes(self) -> int:
        """Whose view is shown."""
        return max(self.seat, SPECTATOR)

    @property
    def own_seat(self) -> int:
        """The seat; Forbidden for those who only watch."""
        if self.seat < 0:
            raise Forbidden("only players can do this: your link is for watching", "server-only-players")
        return self.seat

    @property
    def role(self) -> str:
        """What the link is for."""
        return "seat" if self.seat >= 0 else "host" if self.seat == HOST else "spectator"

    def host(self) -> None:
        """Forbidden for everybody but the host."""
        if not self.is_host:
            raise Forbidden("only the host can do this", "server-only-host")


def service_of(request: Request) -> Service:
    """The service of the application."""
    service: Service = request.app.state.service
    return service


def find_visitor(service: Service, table_id: str, token: str | None) -> Visitor:
    """The visitor of a token; Unauthorised where it opens nothing here."""
    if token is None:
        raise Unauthorised("a link is needed: send its token as 'Authorization: Bearer …'", "server-no-token")
    with service.database.read() as connection:
        link = store.find_link(connection, table_id, token)
        if link is None and store.find_table(connection, table_id) is None:
            from holocene.server.desks import no_table

            raise no_table(table_id)
    if link is None:
        raise Unauthorised(
            "this link does not open the table (any more): ask the host for a new one", "server-bad-token"
        )
    return Visitor(table_id, *link)


Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


def visitor_of(request: Request, table_id: TableId, credentials: Credentials) -> Visitor:
    """Who asks; a token is needed."""
    return find_visitor(service_of(request), table_id, credentials.credentials if credentials else None)


def guest_of(request: Request, table_id: TableId, credentials: Credentials) -> Visitor | None:
    """Who asks; nobody in particular without a token."""
    return visitor_of(request, table_id, credentials) if credentials else None


Serving = Annotated[Service, Depends(service_of)]
Visiting = Annotated[Visitor, Depends(visitor_of)]
Guest = Annotated[Visitor | None, Depends(guest_of)]
