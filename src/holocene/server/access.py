"""Who is asking: the token of a request, and what it opens."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from holocene.server import days, links, store
from holocene.server.admitting import admit, playing_seat
from holocene.server.desks import no_table
from holocene.server.problems import Forbidden, Unauthorised
from holocene.server.schema import SPECTATOR
from holocene.server.service import Service
from holocene.server.standing import check_open

BEARER = HTTPBearer(auto_error=False, description="The token of a link: what follows `#k=`.")
TABLE_ID = "[0-9a-z]{4,16}"
TableId = Annotated[str, Path(pattern=f"^{TABLE_ID}$", description="The short name of a table.")]
ROLES = {
    links.SEAT: "seat",
    links.INVITE: "invited",
    links.SPENT: "spent",
    links.CLAIM: "claim",
    links.WATCH: "spectator",
    links.OWN: "host",
}


class Visitor(msgspec.Struct, frozen=True):
    """Somebody whose token was looked up and opens this table. `named` is the seat that the link speaks of: one that
    opens no seat may still be an invitation to it."""

    table_id: str
    token: str | None
    kind: str
    named: int
    is_host: bool

    @property
    def seat(self) -> int:
        """The seat that is open to the visitor, a spectator's -1 or -2 of a host without a seat."""
        return self.named if self.kind in (links.SEAT, links.OWN) else SPECTATOR

    @property
    def eyes(self) -> int:
        """Whose view is shown."""
        return max(self.seat, SPECTATOR)

    @property
    def own_seat(self) -> int:
        """The seat; Forbidden for those who only watch."""
        return playing_seat(self.kind, self.named)

    @property
    def own_token(self) -> str:
        """What opened the table; Forbidden for those who needed nothing."""
        if self.token is None:
            raise Forbidden("only players can do this: your link is for watching", "server-only-players")
        return self.token

    @property
    def role(self) -> str:
        """What the link is for."""
        return ROLES[self.kind]

    def host(self) -> None:
        """Forbidden for everybody but the host."""
        if not self.is_host:
            raise Forbidden("only the host can do this", "server-only-host")


async def service_of(request: Request) -> Service:
    """The service of the application."""
    service: Service = request.app.state.service
    return service


def client_of(request: Request) -> str:
    """Whom the limits count: the address that the guard has found out."""
    return request.client.host if request.client else ""


def owner_of(request: Request) -> str:
    """Whose tables are counted together: somebody as the server knows people."""
    service: Service = request.app.state.service
    return service.identity.owner(client_of(request))


def look_up(service: Service, table_id: str, token: str | None) -> Visitor:
    """Whom a token makes of its holder; Unauthorised where it opens nothing here. Whoever names a public game, or one
    that is over, may watch it: the secret of the latter is told, so nothing about it is hidden."""
    with service.database.read() as connection:
        if token is not None:
            knock = admit(connection, table_id, token)
            visitor = Visitor(table_id, token, knock.kind, knock.seat, bool(knock.host))
            service.looked(table_id, visitor.seat)
            return visitor
        row = store.find_table(connection, table_id)
    if row is None:
        raise no_table(table_id)
    if row.state != "over" and not row.public:
        raise Unauthorised("a link is needed: send its token as 'Authorization: Bearer …'", "server-no-token")
    check_open(row)
    if row.daily and days.is_shut(row.daily):
        raise Forbidden("this game opens once you have played its deal yourself", "server-today-shut", day=row.daily)
    if row.state == "running":
        service.looked(table_id)
    return Visitor(table_id, None, links.WATCH, SPECTATOR, False)


Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


def visitor_of(request: Request, table_id: TableId, credentials: Credentials) -> Visitor:
    """Who asks; a token is needed. Looked up before the route begins, in a thread that may wait for the database."""
    return look_up(request.app.state.service, table_id, credentials.credentials if credentials else None)


def guest_of(request: Request, table_id: TableId, credentials: Credentials) -> Visitor | None:
    """Who asks; nobody in particular without a token."""
    return visitor_of(request, table_id, credentials) if credentials else None


Serving = Annotated[Service, Depends(service_of)]
Visiting = Annotated[Visitor, Depends(visitor_of)]
Guest = Annotated[Visitor | None, Depends(guest_of)]
