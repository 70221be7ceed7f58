"""Fair company: whom one does not want to meet, and reports to who runs the server."""

from __future__ import annotations

from holocene.server.access import Serving
from holocene.server.answers import Answer, answer
from holocene.server.club import persons
from holocene.server.club.asking import Member
from holocene.server.club.fair import blocking, reporting
from holocene.server.club.fair.bodies import ReportBody
from holocene.server.club.fair.shown import Blocked, Reported
from holocene.server.club.persons import PersonRow
from holocene.server.routes.ladder import PersonId
from holocene.server.routing import Router, refusals
from holocene.server.service import Service

router = Router(prefix="/api", tags=["fair"], responses=refusals())


@router.get("/me/blocks", summary="Whom you have blocked")
def blocks(service: Serving, person: Member) -> Answer[list[Blocked]]:
    return answer(_blocked(service, person))


@router.post("/me/blocks/{person_id}", status_code=201, summary="Block somebody: you are not brought together")
def block(service: Serving, person: Member, person_id: PersonId) -> Answer[list[Blocked]]:
    """She is not told."""
    with service.database.write() as connection:
        blocking.block(connection, person.id, person_id)
    return answer(_blocked(service, person), 201)


@router.delete("/me/blocks/{person_id}", summary="Block her no longer")
def unblock(service: Serving, person: Member, person_id: PersonId) -> Answer[list[Blocked]]:
    with service.database.write() as connection:
        blocking.unblock(connection, person.id, person_id)
    return answer(_blocked(service, person))


def _blocked(service: Service, person: PersonRow) -> list[Blocked]:
    with service.database.read() as connection:
        found = {str(row["other_id"]): float(row["at"] or 0) for row in blocking.blocked_by(connection, person.id)}
        people = persons.find_all(connection, set(found))
    return [Blocked(each, people[each].name, people[each].mark, at) for each, at in found.items() if each in people]


@router.post("/reports", status_code=201, summary="Tell who runs the server what somebody did")
def report(service: Serving, person: Member, body: ReportBody) -> Answer[Reported]:
    """At most five a day; the same again has the same number. She is not told."""
    with service.database.write() as connection:
        number = reporting.add(connection, person, body.person, body.table, body.kind, body.words)
    return answer(Reported(number), 201)
