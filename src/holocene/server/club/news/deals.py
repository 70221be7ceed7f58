"""Tells who wants it, once a day at her hour, that there is a new deal for everybody."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select, update

from holocene.server.club.news import outbox
from holocene.server.club.news.hours import next_at
from holocene.server.club.news.schema import choices
from holocene.server.club.schema import persons
from holocene.server.service import Service

LATE: Final = 6 * 3600.0  # seconds: who runs a server that was away for longer tells nobody of that day
MOST: Final = 500  # at once


def announce(service: Service, now: float) -> None:
    """Writes it down for those whose hour has come; of several processes one does it."""
    due = choices.c.deal_due > 0, choices.c.deal_due <= now
    asked = select(choices.c.person_id, choices.c.deal_due, choices.c.deal_hour, persons.c.zone).join_from(
        choices, persons
    )
    with service.database.read() as connection:
        rows = connection.execute(asked.where(*due).limit(MOST)).all()
    if not rows:
        return
    with service.database.write() as connection:
        for person_id, at, hour, zone in rows:
            own = choices.c.person_id == person_id, choices.c.deal_due == at
            moved = update(choices).where(*own).values(deal_due=next_at(hour * 60, zone, now))
            if connection.execute(moved).rowcount and now - at < LATE:
                outbox.note(connection, person_id, "deal", "", {})
