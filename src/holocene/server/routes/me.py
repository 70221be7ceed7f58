"""Oneself: who one is here, one's tables on whatever device, and all that is stored of one."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import Request
from sqlalchemy.exc import IntegrityError

from holocene.server.access import Serving, TableId
from holocene.server.answers import Answer, answer
from holocene.server.bodies import IntroductionBody, PersonBody
from holocene.server.club import own, persons
from holocene.server.club.asking import Member, OwnKey, Person
from holocene.server.club.asking import found as found_by_key
from holocene.server.club.fair import naming
from holocene.server.club.shown import Everything, Forgotten, Me, OwnSeat, OwnTable, me_shown
from holocene.server.club.ways import letters
from holocene.server.problems import Invalid
from holocene.server.routes.tables import readable
from holocene.server.routes.ways import send_if
from holocene.server.routing import Router, refusals

router = Router(prefix="/api/me", tags=["me"], responses=refusals())


@router.post("", status_code=201, summary="Introduce yourself: a name for the key of this browser")
def introduce(service: Serving, key: OwnKey, body: IntroductionBody) -> Answer[Me]:
    """The key is of your own making and random; whoever shows it is you. The same key again changes nothing."""
    if (known := found_by_key(service, key)) is not None:
        return answer(me_shown(known))
    _check_name(body.name)
    try:
        with service.database.write() as connection:
            naming.check_name(connection, persons.named(body.name))
            row = persons.add(connection, key, body.name, body.mark, body.language, body.zone, body.label)
    except IntegrityError:  # asked twice at once
        known = found_by_key(service, key)
        if known is None:
            raise
        row = known
    return answer(me_shown(row), 201)


@router.get("", summary="Who you are here")
def me(person: Person) -> Answer[Me]:
    return answer(me_shown(person))


@router.patch("", summary="Change what others see of you")
def change(service: Serving, person: Member, body: PersonBody) -> Answer[Me]:
    values: dict[str, Any] = body.model_dump(exclude_none=True)
    if "name" in values:
        _check_name(values["name"])
        values["name"] = persons.named(values["name"])
    if values:
        with service.database.write() as connection:
            naming.check_name(connection, values.get("name", ""))
            persons.change(connection, person.id, **values)
    return answer(me_shown(msgspec.structs.replace(person, **values)))


@router.delete("", summary="Delete yourself, and all that is stored of you")
def forget(request: Request, service: Serving, person: Person) -> Answer[Forgotten]:
    """Your seats stay, as those of somebody whom nobody knows: the others' games go on. If you had given an address, a
    last letter goes there, which says so."""
    with service.database.write() as connection:
        address = letters.drop(connection, person.id)
        persons.forget(connection, person.id)
    send_if(request, letters.last(person, address))
    return answer(Forgotten(person.id))


@router.get("/everything", summary="All that is stored of you, as one file")
def everything(service: Serving, person: Person) -> Answer[Everything]:
    with service.database.read() as connection:
        return answer(Everything(me_shown(person), own.everything(connection, person)))


@router.get("/tables", summary="Your tables, those that changed last first")
def tables(service: Serving, person: Person) -> Answer[list[OwnTable]]:
    """Wherever you sit as yourself, whatever device you sat down with."""
    with service.database.read() as connection:
        found = own.tables_of(connection, person.id)
    return answer(
        [
            OwnTable(seat, row.state == "running" and row.to_act == seat and not seats[seat].away, shown)
            for row, seats, seat in found
            for shown in readable(service, row, seats)
        ]
    )


@router.post("/tables/{table_id}", status_code=201, summary="Open your seat at a table in this browser")
def open_seat(service: Serving, person: Member, table_id: TableId) -> Answer[OwnSeat]:
    """The token in the answer is told here only."""
    with service.database.write() as connection:
        seat, token = own.open_seat(connection, person, table_id)
    return answer(OwnSeat(table_id, seat, token), 201)


def _check_name(name: str) -> None:
    if not persons.named(name):
        raise Invalid("a name needs letters", "server-person-name", field="name")
