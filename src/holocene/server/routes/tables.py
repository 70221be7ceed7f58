"""Tables: new ones, lists, and playing again."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec
from fastapi import Query, Request

from holocene.server import branching, hosting, links, store
from holocene.server.access import Guest, Serving, TableId, Visiting, Visitor, owner_of
from holocene.server.admitting import bad_token
from holocene.server.answers import Answer, answer
from holocene.server.bodies import BranchBody, MineBody, PlayNowBody, TableBody
from holocene.server.club.asking import Perhaps
from holocene.server.club.lobby import listing, wishes
from holocene.server.club.lobby.wishes import Wish
from holocene.server.contract import Gone, Summary, TableMade, TableNamed, TableState
from holocene.server.desks import no_table
from holocene.server.hosting import Wanted
from holocene.server.links import Link
from holocene.server.moment import NOBODY, seats_shown
from holocene.server.problems import Damaged, Unauthorised, Unknown
from holocene.server.routing import Router, refusals
from holocene.server.rows import SeatRow, TableRow, damaged
from holocene.server.service import Service

router = Router(prefix="/api", tags=["tables"], responses=refusals())


def summary(service: Service, row: TableRow, seats: list[SeatRow], visitor: Visitor | None = None) -> Summary:
    """What everybody may know of a table, and what a visitor's link is for."""
    present: Counter[int] = service.live.present(row.id)
    shown = Summary(
        table=row.id,
        game=row.game,
        options=row.chosen,
        state=row.state,
        seats=seats_shown(tuple(seats), present),
        to_act=row.to_act if row.state == "running" else NOBODY,
        n=row.n,
        created=row.created,
        changed=row.changed,
        commitment=row.commitment,
        seeded=row.seeded,
        public=row.public,
        imported=row.imported,
        ended=row.ended,
        signs=row.signs,
        chat=row.chat,
        absence=row.absence,
        rated=row.rated,
        listed=row.listed,
        pace=row.pace,
        per=row.per,
        due=row.due,
        event=row.event,
        expiry=row.expiry,
        branch=branching.shown(row),
    )
    if visitor is None:
        return shown
    turn = 0 <= visitor.seat == shown.to_act and not seats[visitor.seat].away
    return msgspec.structs.replace(shown, role=visitor.role, seat=visitor.named, host=visitor.is_host, your_turn=turn)


def readable(service: Service, row: TableRow, seats: list[SeatRow]) -> list[Summary]:
    """A summary, or nothing where what is stored of the table is damaged: the others are shown all the same."""
    try:
        return [summary(service, row, seats)]
    except Damaged:
        return []


@router.post("/tables", status_code=201, summary="A new table")
def create(request: Request, service: Serving, person: Perhaps, body: TableBody) -> Answer[TableMade]:
    """The tokens in the answer are told here only: links are made from them. An invitation is for somebody else: the
    first who joins with it is given a token that nobody else knows."""
    wish = wishes.stored(Wish(**body.wish.model_dump()))
    asked = body.model_dump(exclude={"wish"})
    wanted = Wanted(**asked, wish=wish, owner=owner_of(request), person=person.id if person else "")
    return answer(hosting.create(service, wanted, listing.entering(person) if body.listed else None), 201)


@router.post("/play-now", status_code=201, summary="A game against bots, with good defaults")
def play_now(request: Request, service: Serving, person: Perhaps, body: PlayNowBody) -> Answer[TableMade]:
    owner, known = owner_of(request), person.id if person else ""
    return answer(hosting.play_now(service, body.game, body.bot, body.sit, body.word, owner, body.coach, known), 201)


@router.get("/tables", summary="Public tables, those that changed last first")
def tables(
    service: Serving,
    state: TableState | None = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Answer[list[Summary]]:
    with service.database.read() as connection:
        rows = store.list_public(connection, state, limit)
        seats = store.list_seats(connection, [row.id for row in rows])
    return answer([shown for row in rows for shown in readable(service, row, seats[row.id])])


@router.post("/tables/mine", summary="Your own tables, by their names and your tokens")
def mine(service: Serving, body: MineBody) -> Answer[list[Summary | Gone]]:
    """In the order of the question; `gone` where a table is not there or the token does not open it."""
    with service.database.read() as connection:
        rows = store.list_tables(connection, list(body.tables))
        seats = store.list_seats(connection, list(rows))
        opened = links.find_links(connection, body.tables)
    return answer([_of_mine(service, each, token, rows, seats, opened) for each, token in body.tables.items()])


def _of_mine(
    service: Service, table_id: str, token: str,
    rows: dict[str, TableRow], seats: dict[str, list[SeatRow]], opened: dict[str, Link],
) -> Summary | Gone:  # fmt: skip
    """One of them: a summary, or that it is gone."""
    try:
        if table_id not in rows:
            raise no_table(table_id)
        if table_id not in opened:
            raise bad_token()
        service.looked(table_id)
        link = opened[table_id]
        if link.kind not in links.KINDS:
            raise damaged(table_id)
        visitor = Visitor(table_id, token, link.kind, link.seat, link.host)
        return summary(service, rows[table_id], seats[table_id], visitor)
    except (Unknown, Unauthorised, Damaged) as problem:
        return Gone(table_id, problem.key)


@router.get("/tables/{table_id}", summary="One table, and what the token is for")
def table(service: Serving, visitor: Guest, table_id: TableId) -> Answer[Summary]:
    with service.database.read() as connection:
        row = store.find_table(connection, table_id)
        if row is None:
            raise no_table(table_id)
        seats = store.find_seats(connection, table_id)
    service.presence.hear(table_id)
    return answer(summary(service, row, list(seats), visitor))


@router.delete("/tables/{table_id}", summary="Delete the table (host)")
def delete(service: Serving, visitor: Visiting) -> Answer[TableNamed]:
    visitor.host()
    hosting.delete(service, visitor.table_id)
    return answer(TableNamed(visitor.table_id))


@router.post("/tables/{table_id}/rematch", status_code=201, summary="The same table with a new deal (host)")
def rematch(request: Request, service: Serving, visitor: Visiting) -> Answer[TableMade]:
    """Old links open the new table too; the old moment names it as `next`."""
    visitor.host()
    owner = owner_of(request)
    return answer(hosting.play_again(service, visitor.table_id, same_deal=False, owner=owner), 201)


@router.post("/tables/{table_id}/again", status_code=201, summary="The same table with the same deal (host)")
def again(request: Request, service: Serving, visitor: Visiting) -> Answer[TableMade]:
    visitor.host()
    owner = owner_of(request)
    return answer(hosting.play_again(service, visitor.table_id, same_deal=True, owner=owner), 201)


@router.post("/tables/{table_id}/branch", status_code=201, summary="Play on from a moment of a game, against bots")
def branch(request: Request, service: Serving, visitor: Visiting, body: BranchBody) -> Answer[TableMade]:
    """Of a game that is over, by anybody's eyes; of one that is played alone or against bots, by one's own. What that
    seat could not know after `n` moves is dealt anew. Bots of the level `bot`, or of the level that played there, take
    the other seats."""
    return answer(branching.branch(service, visitor, body.n, body.seat, body.bot, owner_of(request)), 201)
