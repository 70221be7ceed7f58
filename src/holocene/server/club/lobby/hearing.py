"""Tells others what happens between people, and hears whose turn it is.

Whoever wants to know that somebody is invited, to send her a letter for instance, is told in the transaction that
writes it down."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from sqlalchemy import Connection, select

from holocene.server.club.lobby import bells
from holocene.server.club.lobby.schema import invitations
from holocene.server.club.news import outbox
from holocene.server.rows import TableRow

if TYPE_CHECKING:
    from holocene.server.club.hearing import Told


class Invitation(msgspec.Struct, frozen=True):
    """An invitation as it is stored: `inviter_id` asks `person_id` to a table, `again` after a game together."""

    id: str
    table_id: str
    inviter_id: str
    person_id: str
    again: bool
    state: str
    created: float


Invited: TypeAlias = Callable[[Connection, Invitation], None]
INVITED: Final[tuple[Invited, ...]] = (outbox.hear_of_invitation,)


def tell_of_invitation(connection: Connection, invitation: Invitation) -> None:
    """Tells everybody who listens."""
    for hear in INVITED:
        hear(connection, invitation)


def hear(connection: Connection, told: Told) -> None:
    """Those at the table count their turns anew."""
    if told.kind != "begun":  # a turn is told after it
        known = sorted({seat.person for seat in told.seats if seat.person})
        bells.ring(connection, *known)


def tell_of_table(connection: Connection, row: TableRow) -> None:
    """Who sits at a table that has not begun is different, or it is about to go: those who read the list of open
    tables see it, and those who are invited there."""
    if row.state != "open":
        return
    waiting = invitations.c.table_id == row.id, invitations.c.state == "waiting"
    asked = [str(each[0]) for each in connection.execute(select(invitations.c.person_id).where(*waiting))]
    bells.ring(connection, *([bells.LIST] if row.listed else []), *asked)
