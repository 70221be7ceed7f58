"""Invitations from one person to another."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import Path, Request

from holocene.server.access import TABLE_ID, Serving, owner_of
from holocene.server.answers import Answer, answer
from holocene.server.club.asking import Member
from holocene.server.club.lobby import inviting
from holocene.server.club.lobby.again import ask_again
from holocene.server.club.lobby.bodies import AgainBody, InviteBody, SitBody
from holocene.server.club.lobby.shown import Answered, AskedAgain, InvitationMade, Invitations
from holocene.server.club.lobby.sitting import sit
from holocene.server.contract import SatDown
from holocene.server.problems import Invalid
from holocene.server.routing import Router, refusals

router = Router(prefix="/api/invitations", tags=["club"], responses=refusals())
InvitationId = Annotated[str, Path(pattern=f"^{TABLE_ID}$", description="The name of an invitation.")]


@router.get("", summary="Invitations that wait for you, and answers to yours")
def invitations(service: Serving, person: Member) -> Answer[Invitations]:
    with service.database.read() as connection:
        return answer(inviting.told(connection, person.id))


@router.post("", status_code=201, summary="Ask somebody to a table where you sit")
def invite(service: Serving, person: Member, body: InviteBody) -> Answer[InvitationMade]:
    """Before the game begins, while a seat is free. The same again changes nothing."""
    with service.database.write() as connection:
        made = inviting.invite(connection, person, body.table, body.person)
    return answer(InvitationMade(made.id, made.table_id, made.person_id), 201)


@router.post("/again", status_code=201, summary="A new table like a finished one, and its people asked to it")
def again(request: Request, service: Serving, person: Member, body: AgainBody) -> Answer[AskedAgain]:
    """The tokens in the answer are told here only, as those of any new table."""
    if body.table is None and body.person is None:
        raise Invalid("say which table, or whom", "server-again-whom", field="table")
    return answer(ask_again(service, person, body.table or "", body.person or "", owner_of(request)), 201)


@router.post("/{invitation_id}/accept", summary="Accept: sit down at the table")
def accept(service: Serving, person: Member, invitation_id: InvitationId, body: SitBody) -> Answer[SatDown]:
    with service.database.read() as connection:
        table_id = inviting.received(connection, person, invitation_id).table_id
    accepting = partial(inviting.accept, person=person, invitation_id=invitation_id)
    return answer(sit(service, person, table_id, body.word, body.token, accepting))


@router.post("/{invitation_id}/decline", summary="Decline: who asked is told once")
def decline(service: Serving, person: Member, invitation_id: InvitationId) -> Answer[Answered]:
    """409 after you have accepted: get up from the table instead."""
    with service.database.write() as connection:
        inviting.decline(connection, person, invitation_id)
    return answer(Answered(invitation_id))


@router.post("/{invitation_id}/heard", summary="You have heard that somebody declined")
def heard(service: Serving, person: Member, invitation_id: InvitationId) -> Answer[Answered]:
    with service.database.write() as connection:
        inviting.hear(connection, person, invitation_id)
    return answer(Answered(invitation_id))
