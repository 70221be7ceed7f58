"""People at a table: sitting down, leaving, coming back, giving up, links, and what needs everybody's consent."""

from __future__ import annotations

from holocene.server import consent, seating, talking
from holocene.server.access import Serving, Visiting
from holocene.server.answers import Answer, answer, sent
from holocene.server.bodies import (
    AnswerBody,
    ClaimAnswerBody,
    JoinBody,
    NumberBody,
    RevokeBody,
    SayBody,
    SeatNumberBody,
    StartBody,
)
from holocene.server.club.asking import Perhaps
from holocene.server.contract import Awaited, ClaimMade, LinkMade, Said, Sat, SatDown, TableNamed
from holocene.server.moment import Moment
from holocene.server.routing import Router, refusals

router = Router(prefix="/api/tables/{table_id}", tags=["people"], responses=refusals())


@router.post("/join", summary="Sit down with an invitation, or change your name")
def join(service: Serving, visitor: Visiting, person: Perhaps, body: JoinBody) -> Answer[SatDown]:
    """An invitation is used up: `token` is yours alone from now on. The last to come begins the game. Who shows the key
    of a person sits down as her."""
    known = person.id if person else ""
    return answer(seating.join(service, visitor.table_id, visitor.own_token, body.name, body.word, body.token, known))


@router.post("/leave", summary="Leave: a bot takes over")
def leave(service: Serving, visitor: Visiting) -> Answer[Sat]:
    seating.leave(service, visitor.table_id, visitor.own_seat)
    return answer(Sat(visitor.table_id, visitor.seat))


@router.post("/return", summary="Come back: the bot gives the seat back")
def come_back(service: Serving, visitor: Visiting) -> Answer[Sat]:
    seating.come_back(service, visitor.table_id, visitor.own_seat)
    return answer(Sat(visitor.table_id, visitor.seat))


@router.get("/awaited", summary="Whom the table waits for, and until when if she is away")
def awaited(service: Serving, visitor: Visiting) -> Answer[Awaited]:
    return answer(seating.awaited(service, visitor.table_id))


@router.post("/absent", summary="Let a bot play for somebody who is away, until she returns (players, host)")
def absent(service: Serving, visitor: Visiting, body: SeatNumberBody) -> Answer[Sat]:
    """Once it is her turn, and she has been away for as long as the table waits."""
    asker = visitor.seat if visitor.is_host else visitor.own_seat
    seating.let_bot_play(service, visitor.table_id, asker, body.seat)
    return answer(Sat(visitor.table_id, body.seat))


@router.post("/resign", summary="Give the game up")
def resign(service: Serving, visitor: Visiting) -> Answer[Moment]:
    """A bot plays on for you to the end; where one seat, or bots only, would be left, the game is over."""
    return sent(seating.resign(service, visitor.table_id, visitor.own_seat))


@router.post("/start", summary="Begin: bots take the seats that are still open (host)")
def start(service: Serving, visitor: Visiting, body: StartBody | None = None) -> Answer[TableNamed]:
    visitor.host()
    seating.start(service, visitor.table_id, body.bot if body else None)
    return answer(TableNamed(visitor.table_id))


@router.post("/talk", summary="Say something to those at the table: a sign, or a line of words (players)")
def talk(service: Serving, visitor: Visiting, body: SayBody) -> Answer[Said]:
    """A seat may make a sign every 5 seconds, and say eight lines in 30; streams of seats tell it as `talk`."""
    return answer(talking.say(service, visitor.table_id, visitor.own_token, body.sign, body.words))


@router.post("/revoke", summary="A new link instead of the old one")
def revoke(service: Serving, visitor: Visiting, body: RevokeBody) -> Answer[LinkMade]:
    """For your own seat; for the host also spectators' (-1) and invitations that nobody has used."""
    return answer(seating.revoke(service, visitor.table_id, visitor.own_token, body.seat, body.token))


@router.post("/claim", summary="Ask for your seat from another browser, with your used invitation")
def claim(service: Serving, visitor: Visiting) -> Answer[ClaimMade]:
    """`token` opens the seat once the other people agree; `granted` where there is nobody to be asked."""
    return answer(consent.claim(service, visitor.table_id, visitor.own_token))


@router.post("/claim/answer", summary="Answer such a question")
def claim_answer(service: Serving, visitor: Visiting, body: ClaimAnswerBody) -> Answer[Sat]:
    return answer(consent.answer_claim(service, visitor.table_id, visitor.own_seat, body.seat, body.accept))


@router.post("/takeback", summary="Ask the others to let you take your last move back")
def takeback(service: Serving, visitor: Visiting, body: NumberBody) -> Answer[Moment]:
    return sent(consent.ask_back(service, visitor.table_id, visitor.own_seat, body.n, body.version, body.preview))


@router.post("/takeback/answer", summary="Answer such a request; the asker withdraws it")
def takeback_answer(service: Serving, visitor: Visiting, body: AnswerBody) -> Answer[Moment]:
    return sent(consent.answer_back(service, visitor.table_id, visitor.own_seat, body.accept, body.seat))
