"""Whom a link lets in at a table, and where that person sits."""

from __future__ import annotations

from sqlalchemy import Connection

from holocene.server import links
from holocene.server.desks import no_table
from holocene.server.links import Knock
from holocene.server.problems import Forbidden, Unauthorised
from holocene.server.rows import damaged


def admit(connection: Connection, table_id: str, token: str, key: str = "", lock: bool = False) -> Knock:
    """Whom a token lets in; Unauthorised where that is nobody, Damaged where nobody can tell. With `lock` the table
    waits for this transaction."""
    knock = links.find_knock(connection, table_id, token, key, lock)
    if knock is None:
        raise no_table(table_id)
    if knock.seat is None:
        raise bad_token()
    if knock.kind not in links.KINDS:
        raise damaged(table_id)
    return knock


def playing_seat(kind: str, seat: int) -> int:
    """The seat; Forbidden for those who only watch, or have not sat down."""
    if kind == links.SEAT:
        return seat
    if kind == links.INVITE:
        raise Forbidden("sit down first: this link is an invitation", "server-sit-down")
    if kind == links.CLAIM:
        raise Forbidden("the others have not agreed yet", "server-claim-waits")
    raise Forbidden("only players can do this: your link is for watching", "server-only-players")


def bad_token() -> Unauthorised:
    """The refusal for a token that does not open the table."""
    return Unauthorised("this link does not open the table any more: ask the host", "server-bad-token")
