"""Tournaments: the list, one with its rounds and standings, entering, and what can be taken home."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from fastapi import Path, Query

from holocene.server import archive
from holocene.server.access import Serving
from holocene.server.answers import Answer, answer
from holocene.server.club.asking import Member, Perhaps
from holocene.server.club.events import entering, store, telling
from holocene.server.club.events.bodies import EventBody
from holocene.server.club.events.shown import EventFile, EventListed, EventNamed, EventWhole, StandingShown
from holocene.server.club.persons import PersonRow
from holocene.server.problems import Conflict
from holocene.server.routing import Router, refusals
from holocene.server.service import Service

router = Router(prefix="/api/events", tags=["events"], responses=refusals())
AS_CSV: Final[dict[int | str, Any]] = {200: {"content": {"text/csv": {"schema": {"type": "string"}}}}}
EventId: TypeAlias = Annotated[str, Path(pattern="^[0-9a-z]{4,16}$", description="The short name of an event.")]
Number: TypeAlias = Annotated[int, Path(ge=1, le=10_000, description="Of an entrant.")]


def _shown(service: Service, event_id: str, person: PersonRow | None) -> EventWhole:
    with service.database.read() as connection:
        event = entering.found(connection, event_id)
        return telling.shown(connection, event, person.id if person else "")


@router.get("", summary="Tournaments, the newest first")
def events(service: Serving, limit: Annotated[int, Query(ge=1, le=200)] = 50) -> Answer[list[EventListed]]:
    with service.database.read() as connection:
        found = store.find_all(connection, limit)
    return answer([telling.listed(event, entered) for event, entered in found])


@router.post("", status_code=201, summary="A new tournament, which you run")
def create(service: Serving, person: Member, body: EventBody) -> Answer[EventWhole]:
    """It runs by itself: a round begins when all tables of the one before are over. Hints are off at its tables."""
    made = entering.create(service, person, body)
    return answer(_shown(service, made.id, person), 201)


@router.get("/{event_id}", summary="A tournament: entrants, rounds, standings")
def event(service: Serving, event_id: EventId, person: Perhaps) -> Answer[EventWhole]:
    """Your table of this round is `own.table`: `POST /api/me/tables/ID` opens your seat there. What came of a table is
    told when the round is over, and so is its game."""
    return answer(_shown(service, event_id, person))


@router.delete("/{event_id}", summary="Call off a tournament that has not begun (host)")
def call_off(service: Serving, event_id: EventId, person: Member) -> Answer[EventNamed]:
    entering.call_off(service, person, event_id)
    return answer(EventNamed(event_id))


@router.post("/{event_id}/enter", summary="Enter a tournament, in a Swiss one also late")
def enter(service: Serving, event_id: EventId, person: Member) -> Answer[EventWhole]:
    entering.enter(service, person, event_id)
    return answer(_shown(service, event_id, person))


@router.post("/{event_id}/withdraw", summary="Withdraw: a bot plays your table of this round to its end")
def withdraw(service: Serving, event_id: EventId, person: Member) -> Answer[EventWhole]:
    entering.withdraw(service, person, event_id)
    return answer(_shown(service, event_id, person))


@router.delete("/{event_id}/entrants/{number}", summary="Withdraw somebody who does not come (host)")
def remove(service: Serving, event_id: EventId, number: Number, person: Member) -> Answer[EventWhole]:
    entering.withdraw(service, person, event_id, number)
    return answer(_shown(service, event_id, person))


@router.post("/{event_id}/begin", summary="Begin now (host)")
def begin(service: Serving, event_id: EventId, person: Member) -> Answer[EventWhole]:
    entering.begin(service, person, event_id)
    return answer(_shown(service, event_id, person))


@router.get("/{event_id}/standings.csv", summary="The standings as a sheet", responses=AS_CSV)
def as_csv(service: Serving, event_id: EventId) -> Answer[list[StandingShown]]:
    content = telling.as_csv(_shown(service, event_id, None).standings)
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{event_id}.csv"'}
    return Answer(content, 200, headers, "text/csv")


@router.get("/{event_id}/standings.json", summary="The standings alone")
def as_json(service: Serving, event_id: EventId) -> Answer[list[StandingShown]]:
    return answer(list(_shown(service, event_id, None).standings))


@router.get("/{event_id}/file", summary="A tournament that is over, with the records of all its games")
def file(service: Serving, event_id: EventId) -> Answer[EventFile]:
    """409 before the end. Games whose tables were deleted are missing."""
    found = _shown(service, event_id, None)
    if found.state != "over":
        raise Conflict("the event is not over", "server-event-not-over")
    tables = [table.table for each in found.played for table in each.tables]
    with service.database.read() as connection:
        records = [archive.find_record(connection, table) for table in tables]
    return answer(EventFile(found, tuple(record for record in records if record is not None)))
