"""Playing: the moment, moves, undo, orders, looking back and the record."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from fastapi import Query
from pydantic import StringConstraints

from holocene.core.contract.chronicle import Chronicle
from holocene.core.matches.record import Record
from holocene.server import archive, store
from holocene.server.access import Serving, Visiting, Visitor
from holocene.server.answers import JSON, Answer, answer, sent
from holocene.server.bodies import MovesBody, NumberBody, OrdersBody
from holocene.server.chronicle import chronicle_shown
from holocene.server.contract import Ordered, Why
from holocene.server.desks import Desk
from holocene.server.moment import Moment, Moments, encoded, moment_at, moments_between
from holocene.server.preview import AheadShown, ConsideredShown, PreviewQuery, SurveyShown, ahead_of
from holocene.server.problems import Forbidden, OtherRules, Unknown
from holocene.server.routing import Router, refusals
from holocene.server.standing import check_open, check_running
from holocene.server.tags import tag_of

router = Router(prefix="/api/tables/{table_id}", tags=["playing"], responses=refusals())
AS_TEXT: Final[dict[int | str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
SeatQuery = Annotated[int | None, Query(ge=-1, le=12, description="Whose eyes; only one's own before the end.")]

MOST: Final = 60  # moments in one answer

NumberQuery = Annotated[int | None, Query(description="How many moves had been made; all, if not given.")]
Word: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=120)]
MovesQuery = Annotated[list[Word], Query(default_factory=list, max_length=60, description="In the order of making.")]


def eyes_of(visitor: Visitor, desk: Desk, seat: int | None) -> int:
    """Whose view a visitor may have."""
    if seat is None or seat in (visitor.eyes, -1):
        return visitor.eyes if seat is None else seat
    check_open(desk.row)
    if desk.row.state != "over":
        raise Forbidden("others' eyes are open after the end", "server-other-eyes", field="seat")
    if seat >= len(desk.seats):
        raise Unknown(f"there is no seat {seat}", "bad-seat", field="seat", seat=seat, last=len(desk.seats) - 1)
    return seat


def check_number(desk: Desk, n: int) -> int:
    """A number of moves; Unknown where there are not so many."""
    if not 0 <= n <= desk.now.n:
        raise Unknown(f"there are {desk.now.n} moves", "server-no-moment", field="n", n=desk.now.n)
    return n


@router.get("/moment", summary="The table as the token's seat sees it")
def moment(
    service: Serving, visitor: Visiting, seat: SeatQuery = None, preview: PreviewQuery = False
) -> Answer[Moment]:
    """Of a finished game that was played by other rules, the end as it was kept. Who goes on with the stream shows it
    the `ETag` as `If-None-Match`."""
    service.presence.hear(visitor.table_id)
    try:
        with service.desks.at(visitor.table_id) as desk:
            found = encoded(desk, eyes_of(visitor, desk, seat), service.live.present(desk.id), 0, preview)
        return sent(found, {"ETag": tag_of(found.content)})
    except OtherRules:
        with service.desks.held(visitor.table_id) as desk, service.database.read() as connection:
            row = desk.look(connection)
            kept = archive.find_moment(connection, row, eyes_of(visitor, desk, seat))
        if kept is None:
            raise
        return sent(kept)


@router.get("/at/{n}", summary="The table after n moves")
def at(
    service: Serving, visitor: Visiting, n: int, seat: SeatQuery = None, preview: PreviewQuery = False
) -> Answer[Moment]:
    with service.desks.at(visitor.table_id) as desk:
        eyes = eyes_of(visitor, desk, seat)
        return answer(moment_at(desk, eyes, service.live.present(desk.id), check_number(desk, n), preview))


@router.get("/between", summary="The table after each of some moves")
def between(
    service: Serving, visitor: Visiting, after: int, until: int, seat: SeatQuery = None, preview: PreviewQuery = False
) -> Answer[Moments]:
    """For who watches moves that a stream told together, or that were made while nobody looked: those after the first
    `after` up to `until`, the last few of them where they are many."""
    with service.desks.at(visitor.table_id) as desk:
        eyes, last = eyes_of(visitor, desk, seat), check_number(desk, until)
        first = max(check_number(desk, after), last - MOST)
        return answer(moments_between(desk, eyes, service.live.present(desk.id), first, last, preview))


@router.post("/moves", summary="Make one move, or several together")
def moves(service: Serving, visitor: Visiting, body: MovesBody) -> Answer[Moment]:
    """Well-formed requests are answered by `swift`, before they come here."""
    wanted = (body.n, body.moves, body.key, body.version, body.preview)
    return sent(service.play_as(visitor.table_id, visitor.own_token, *wanted))


@router.post("/undo", summary="Take the last move back")
def undo(service: Serving, visitor: Visiting, body: NumberBody) -> Answer[Moment]:
    return sent(
        service.undo(visitor.table_id, visitor.own_seat, body.n, body.version, whole_turn=False, previews=body.preview)
    )


@router.post("/restart", summary="Take back as much of the turn as can be")
def restart(service: Serving, visitor: Visiting, body: NumberBody) -> Answer[Moment]:
    return sent(
        service.undo(visitor.table_id, visitor.own_seat, body.n, body.version, whole_turn=True, previews=body.preview)
    )


@router.post("/orders", summary="Give orders ahead; they replace those before")
def orders(service: Serving, visitor: Visiting, body: OrdersBody) -> Answer[Ordered]:
    return answer(service.give_orders(visitor.table_id, visitor.own_seat, body.moves))


@router.get("/ahead", summary="What you may order ahead")
def ahead(service: Serving, visitor: Visiting) -> Answer[AheadShown]:
    """In words, by what your seat sees now; orders with conditions are lines `if … then … else …`."""
    with service.desks.at(visitor.table_id) as desk:
        check_running(desk)
        match, seat = desk.now.match, visitor.own_seat
        return answer(ahead_of(match.game, match.view(seat), match.orders(seat)))


@router.get("/why", summary="Why a move is not allowed now")
def why(service: Serving, visitor: Visiting, move: Annotated[str, Query(min_length=1, max_length=120)]) -> Answer[Why]:
    """Only for the seat that decides: a reason given to others could tell what that seat holds."""
    with service.desks.at(visitor.table_id) as desk:
        check_running(desk)
        if desk.now.match.to_act != visitor.own_seat:
            raise Forbidden("it is not your turn", "server-not-your-turn")
        return answer(Why(desk.now.match.why_not(move)))


@router.get("/survey", summary="What every card is to a player now")
def survey(service: Serving, visitor: Visiting, seat: SeatQuery = None, n: NumberQuery = None) -> Answer[SurveyShown]:
    """Also of a time that has passed, after n moves. To spectators a card is what is printed on it."""
    with service.desks.at(visitor.table_id) as desk:
        eyes, match = eyes_of(visitor, desk, seat), desk.now.match
        state = match.states[check_number(desk, desk.now.n if n is None else n)]
        return answer(SurveyShown(match.game.survey(state, eyes) if eyes >= 0 else None))


@router.get("/consider", summary="What moves in mind would come to")
def consider(service: Serving, visitor: Visiting, move: MovesQuery) -> Answer[ConsideredShown]:
    """For the seat that decides, of moves that are begun but not made, such as a payment."""
    with service.desks.at(visitor.table_id) as desk:
        check_running(desk)
        match = desk.now.match
        if match.to_act != visitor.own_seat:
            raise Forbidden("it is not your turn", "server-not-your-turn")
        return answer(ConsideredShown(match.game.consider(match.state, visitor.own_seat, move)))


@router.get("/chronicle", summary="A finished game round by round: points, finds and turning points")
def chronicle(service: Serving, visitor: Visiting) -> Answer[Chronicle]:
    """The same for everybody; 409 before the end, and of a game that was played by other rules."""
    with service.desks.at(visitor.table_id) as desk:
        return sent(chronicle_shown(desk))


@router.get("/record", summary="The record of the game, signed; its secret after the end", responses=AS_TEXT)
def record(service: Serving, visitor: Visiting, form: Literal["json", "text"] = "json") -> Answer[Record]:
    """Of a finished game the record that was kept when it ended, also where the rules have changed since."""
    with service.database.read() as connection:
        found = archive.find_record(connection, visitor.table_id)
        if (row := store.find_table(connection, visitor.table_id)) is not None:
            check_open(row)
    if found is None:
        with service.desks.at(visitor.table_id) as desk:
            found = archive.record_of(desk, service.identity, is_over=desk.row.state == "over")
    name = f'attachment; filename="{visitor.table_id}.{"json" if form == "json" else "txt"}"'
    headers = {"Cache-Control": "no-store", "Content-Disposition": name}
    if form == "json":
        return Answer(found.to_json(), 200, headers, JSON)
    return Answer(found.to_text(), 200, headers, "text/plain")
