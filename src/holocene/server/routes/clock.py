"""Clocks: one's vacation, the next table where it is one's turn, and what those at a table decide about time."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from holocene.server.access import TABLE_ID, Serving, Visiting
from holocene.server.answers import Answer, answer
from holocene.server.club.asking import Member, Person
from holocene.server.club.clock import vacations, voting
from holocene.server.club.clock.bodies import PaceBody, VacationBody, VoteBody
from holocene.server.club.clock.shown import NextTable, OwnClock
from holocene.server.club.clock.waiting import next_table
from holocene.server.contract import Sat
from holocene.server.routing import Router, refusals

router = Router(prefix="/api", tags=["clock"], responses=refusals())
After = Annotated[str, Query(pattern=f"^({TABLE_ID})?$", description="The table that you look at already.")]


@router.get("/me/clock", summary="Your vacation, and how many days of it are left")
def clock(service: Serving, person: Person) -> Answer[OwnClock]:
    with service.database.read() as connection:
        return answer(OwnClock(vacations.until_of(connection, person.id), vacations.days_left(connection, person.id)))


@router.put("/me/vacation", summary="Be away until the end of a day, or back")
def vacation(service: Serving, person: Member, body: VacationBody) -> Answer[OwnClock]:
    """Your clocks stand still at tables where a turn has a day or more; 30 days in a year."""
    with service.database.write() as connection:
        vacations.lock(connection, person.id)
        if body.until is None:
            vacations.end(connection, person)
        else:
            vacations.begin(connection, person, body.until)
        until = vacations.until_of(connection, person.id)
        told = OwnClock(until, vacations.days_left(connection, person.id))
        found = vacations.write_at_tables(connection, person.id, until)
        for table_id in found:
            service.database.notify(connection, table_id)
    for table_id in found:
        service.live.wake(table_id)
    return answer(told)


@router.get("/me/next", summary="The next table where it is your turn")
def next_one(service: Serving, person: Person, after: After = "") -> Answer[NextTable]:
    """The one with the least time left; `POST /api/me/tables/TABLE` opens it where this browser has no link."""
    with service.database.read() as connection:
        return answer(next_table(connection, person.id, after))


@router.post("/tables/{table_id}/pace", summary="Ask the others to play at another pace")
def pace(service: Serving, visitor: Visiting, body: PaceBody) -> Answer[Sat]:
    """Everybody else who is there answers it by `/ballot`; where nobody is, it is so at once."""
    return answer(voting.propose(service, visitor.table_id, visitor.own_seat, body.pace, body.per))


@router.post("/tables/{table_id}/ballot", summary="Answer what the table is asked about time")
def ballot(service: Serving, visitor: Visiting, body: VoteBody) -> Answer[Sat]:
    """More than half of those asked decide, and a pace needs everybody's yes; who asks withdraws it."""
    return answer(voting.vote(service, visitor.table_id, visitor.own_seat, body.kind, body.choice))


@router.post("/tables/{table_id}/reclaim", summary="Ask to play again after your time ran out too often")
def reclaim(service: Serving, visitor: Visiting) -> Answer[Sat]:
    return answer(voting.ask_back(service, visitor.table_id, visitor.own_seat))
