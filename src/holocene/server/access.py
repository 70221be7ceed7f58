"""Who is asking: the token of a request, and what it opens."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from holocene.server import store
from holocene.server.desks import admit, no_table, playing_seat
from holocene.server.problems import Forbidden, Unauthorised
from holocene.server.schema import HOST, SPECTATOR
from holocene.server.service import Service

BEARER = HTTPBearer(auto_error=False, description="The token of a link: what follows `#k=`.")
TABLE_ID = "[0-9a-z]{4,16}"
TableId = Annotated[str, Path(pattern=f"^{TABLE_ID}$", description="The short name of a table.")]


class Visitor:
    """Somebody at a table: a seat, a spectator (-1) or a host without a seat (-2).

    The token is looked up when anything is asked of the visitor, even the name of the table: in the thread that
    answers the request, not on the event loop.
    """

    def __init__(self, service: Service, table_id: str, token: str | None) -> None:
        self._service = service
        self._table_id = table_id
        self._token = token

    @cached_property
    def link(self) -> tuple[int, bool]:
        """The seat, and whether it is the host; Unauthorised where the token opens nothing here."""
        return find_link(self._service, self._table_id, self._token)

    @property
    def table_id(self) -> str:
        """The table that was entered."""
        assert self.link
        return self._table_id

    @property
    def token(self) -> str | None:
        """What opened it; nothing is needed for a game that is over."""
        assert self.link
        return self._token

    @property
    def own_token(self) -> str:
        """What opened a seat; Forbidden for those who only watch."""
        assert self.own_seat >= 0 and self._token is not None
        return self._token

    @property
    def seat(self) -> int:
        """The seat, -1 or -2."""
        return self.link[0]

    @property
    def is_host(self) -> bool:
        """Whether it has the host's rights."""
        return self.link[1]

    @property
    def eyes(self) -> int:
        """Whose view is shown."""
        return max(self.seat, SPECTATOR)

    @property
    def own_seat(self) -> int:
        """The seat; Forbidden for those who only watch."""
        return playing_seat(self.seat)

    @property
    def role(self) -> str:
        """What the link is for."""
        return "seat" if self.seat >= 0 else "host" if self.seat == HOST else "spectator"

    def host(self) -> None:
        """Forbidden for everybody but the host."""
        if not self.is_host:
            raise Forbidden("only the host can do this", "server-only-host")


async def service_of(request: Request) -> Service:
    """The service of the application."""
    service: Service = request.app.state.service
    return service


def find_link(service: Service, table_id: str, token: str | None) -> tuple[int, bool]:
    """What a token opens; Unauthorised where that is nothing here. Whoever names a game that is over may watch it:
    its secret is told, so nothing about it is hidden."""
    with service.database.read() as connection:
        if token is not None:
            knock = admit(connection, table_id, token)
            return knock.seat, knock.host
        row = store.find_table(connection, table_id)
    if row is None:
        raise no_table(table_id)
    if row.state != "over":
        raise Unauthorised("a link is needed: send its token as 'Authorization: Bearer …'", "server-no-token")
    return SPECTATOR, False


Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


async def visitor_of(request: Request, table_id: TableId, credentials: Credentials) -> Visitor:
    """Who asks; a token is needed."""
    return Visitor(request.app.state.service, table_id, credentials.credentials if credentials else None)


async def guest_of(request: Request, table_id: TableId, credentials: Credentials) -> Visitor | None:
    """Who asks; nobody in particular without a token."""
    return await visitor_of(request, table_id, credentials) if credentials else None


Serving = Annotated[Service, Depends(service_of)]
Visiting = Annotated[Visitor, Depends(visitor_of)]
Guest = Annotated[Visitor | None, Depends(guest_of)]
