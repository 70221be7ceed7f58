"""Tables: new ones, lists, coming and going, links, and playing again."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query
from starlette.responses import Response

from holocene.server import hosting, store
from holocene.server.access import Guest, Serving, TableId, Visiting
from holocene.server.answers import answer
from holocene.server.bodies import JoinBody, PlayNowBody, SeatNumberBody, TableBody
from holocene.server.desks import no_table
from holocene.server.moment import NOBODY, seats_shown
from holocene.server.service import Service
from holocene.server.store import SeatRow, TableRow

router = APIRouter(prefix="/api", tags=["tables"])


def summary(service: Service, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
    """What everybody may know of a table."""
    present: Counter[int] = service.live.present(row.id)
    return {
        "table": row.id,
        "game": row.game,
        "options": msgspec.json.decode(row.options),
        "state": row.state,
        "seats": seats_shown(tuple(seats), present),
        "to_act": row.to_act if row.state == "running" else NOBODY,
        "n": row.n,
        "created": row.created,
        "changed": row.changed,
        "commitment": row.commitment,
        "seeded": row.seeded,
    }


@router.post("/tables", status_code=201, summary="A new table")
def create(service: Serving, body: TableBody) -> Response:
    """The tokens in the answer are told here only: links are made from them."""
    seats = None if body.seats is None else [seat.model_dump() for seat in body.seats]
    return answer(hosting.create(service, body.game, body.options, seats, body.seed, body.think, body.hints), 201)


@router.post("/play-now", status_code=201, summary="A game against bots, with good defaults")
def play_now(service: Serving, body: PlayNowBody) -> Response:
    return answer(hosting.play_now(service, body.game, body.bot), 201)


@router.get("/tables", summary="Tables, those that changed last first")
def tables(
    service: Serving,
    state: Literal["open", "running", "over"] | None = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Response:
    with service.database.read() as connection:
        rows = store.list_tables(connection, state, limit)
        seats = store.list_seats(connection, [row.id for row in rows])
    return answer([summary(service, row, seats[row.id]) for row in rows])


@router.get("/tables/{table_id}", summary="One table, and what the token is for")
def table(service: Serving, visitor: Guest, table_id: TableId) -> Response:
    with service.database.read() as connection:
        row = store.find_table(connection, table_id)
        if row is None:
            raise no_table(table_id)
        seats = store.find_seats(connection, table_id)
    service.presence.hear(table_id)
    shown = summary(service, row, list(seats))
    if visitor is not None:
        turn = 0 <= visitor.seat == shown["to_act"] and not seats[visitor.seat].away
        shown |= {"role": visitor.role, "seat": visitor.seat, "host": visitor.is_host, "your_turn": turn}
    return answer(shown)


@router.post("/tables/{table_id}/join", summary="Sit down on the seat of an open link, or change your name")
def join(service: Serving, visitor: Visiting, body: JoinBody) -> Response:
    hosting.join(service, visitor.table_id, visitor.own_seat, body.name)
    return answer({"table": visitor.table_id, "seat": visitor.seat})


@router.post("/tables/{table_id}/leave", summary="Leave: a bot takes over")
def leave(service: Serving, visitor: Visiting) -> Response:
    hosting.leave(service, visitor.table_id, visitor.own_seat)
    return answer({"table": visitor.table_id, "seat": visitor.seat})


@router.post("/tables/{table_id}/return", summary="Come back: the bot gives the seat back")
def come_back(service: Serving, visitor: Visiting) -> Response:
    hosting.come_back(service, visitor.table_id, visitor.own_seat)
    return answer({"table": visitor.table_id, "seat": visitor.seat})


@router.post("/tables/{table_id}/start", summary="Begin: bots take the seats that are still open (host)")
def start(service: Serving, visitor: Visiting) -> Response:
    visitor.host()
    hosting.start(service, visitor.table_id)
    return answer({"table": visitor.table_id})


@router.post("/tables/{table_id}/revoke", summary="A new link for a seat; the old one stops working (host)")
def revoke(service: Serving, visitor: Visiting, body: SeatNumberBody) -> Response:
    visitor.host()
    return answer(hosting.revoke(service, visitor.table_id, body.seat))


@router.delete("/tables/{table_id}", summary="Delete the table (host)")
def delete(service: Serving, visitor: Visiting) -> Response:
    visitor.host()
    hosting.delete(service, visitor.table_id)
    return answer({"table": visitor.table_id})


@router.post("/tables/{table_id}/rematch", status_code=201, summary="The same table with a new deal (host)")
def rematch(service: Serving, visitor: Visiting) -> Response:
    """Old links open the new table too; the old moment names it as `next`."""
    visitor.host()
    return answer(hosting.play_again(service, visitor.table_id, same_deal=False), 201)


@router.post("/tables/{table_id}/again", status_code=201, summary="The same table with the same deal (host)")
def again(service: Serving, visitor: Visiting) -> Response:
    visitor.host()
    return answer(hosting.play_again(service, visitor.table_id, same_deal=True), 201)
