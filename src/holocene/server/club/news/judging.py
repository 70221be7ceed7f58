"""What is still news when its time comes: nobody is told what she has seen, or what is over."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, select

from holocene.server import store
from holocene.server.club.lobby.meeting import may_meet
from holocene.server.club.lobby.schema import invitations
from holocene.server.club.news.kinds import WEIGHT
from holocene.server.club.news.wording import Item
from holocene.server.service import Service


def is_news(service: Service, connection: Connection, person_id: str, item: Item) -> bool:
    """Whether somebody is to be told still: not of a table that is gone, that she looks at, or that went on."""
    if not item.table_id:
        return True
    row = store.find_table(connection, item.table_id)
    if row is None:
        return False
    seats = store.find_seats(connection, item.table_id)
    own = next((seat for seat in seats if seat.person == person_id), None)
    if own is None:
        return item.kind == "invitation" and row.state == "open" and _is_asked(connection, row.id, person_id)
    if service.live.present(row.id)[own.seat]:
        return False
    if item.kind in ("turn", "time"):
        is_same = item.kind == "turn" or item.facts.get("due") == row.due  # she may have moved, and be asked again
        return is_same and row.state == "running" and row.to_act == own.seat and not own.is_played_by_bot
    states = {"over": ("over",), "sat": ("open",), "invitation": ("open",)}
    return row.state in states.get(item.kind, ("open", "running"))


def _is_asked(connection: Connection, table_id: str, person_id: str) -> bool:
    """Whether she has not answered yet, and would meet who asks."""
    asked = invitations.c.table_id == table_id, invitations.c.person_id == person_id, invitations.c.state == "waiting"
    inviter = connection.execute(select(invitations.c.inviter_id).where(*asked)).scalar()
    return inviter is not None and may_meet(connection, person_id, (str(inviter),))


def chosen(items: Iterable[Item]) -> list[Item]:
    """One of the news for each table, the weightiest and of those the last; in the order in which they happened."""
    kept: dict[str, Item] = {}
    for item in sorted(items, key=lambda each: (WEIGHT[each.kind], each.created)):
        kept[item.table_id or item.kind] = item
    return sorted(kept.values(), key=lambda each: each.created)
