"""What a season must have come to: the database, and what came in, held against what people were answered."""

from __future__ import annotations

from collections import Counter, defaultdict

from sqlalchemy import ColumnElement, Connection, func, select

from bench.season_board import Board
from bench.season_house import House
from bench.season_news import ANY, Inbox
from bench.season_people import Person
from holocene.server.club.events.schema import places
from holocene.server.club.lobby.schema import invitations
from holocene.server.club.news.schema import news
from holocene.server.club.rating.anew import rate_anew
from holocene.server.club.rating.schema import outcomes, ratings, results
from holocene.server.schema import moves, seats, tables


def judge(house: House, board: Board, inbox: Inbox, quiet: set[str], kills: int) -> None:
    """Complains of all that is not as it was promised. `quiet` are people who never had a table open."""
    with house.database.read() as connection:
        _moves(connection, board)
        _results(connection, board)
        _invitations(connection, board)
        _company(connection, board)
        _news(connection, board, inbox, quiet, kills)
    _ratings(house, board)


def _moves(connection: Connection, board: Board) -> None:
    """Every acknowledged move is in the log once and in its order; the others are of bots, where time ran out."""
    played: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
    query = select(moves.c.table_id, moves.c.seat, moves.c.body).where(moves.c.kind == "play")
    for table, seat, body in connection.execute(query.order_by(moves.c.table_id, moves.c.number)):
        played[table, seat].append(body)
    late = {
        (row[0], row[1]) for row in connection.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.late > 0))
    }
    for place, said in board.acknowledged.items():
        logged = iter(played[place])
        is_there = all(any(move == each for each in logged) for move in said)
        if not is_there or (place not in late and len(played[place]) != len(said)):
            board.complain(f"seat {place[1]} of {place[0]}: {len(said)} acknowledged, {len(played[place])} logged")
    board.count("moves by bots that stood in", sum(map(len, played.values())) - board.moves)


def _results(connection: Connection, board: Board) -> None:
    """Every game that is over is counted once for everybody who sat there."""
    over = {row[0] for row in connection.execute(select(tables.c.id).where(tables.c.state == "over"))}
    counted = Counter(row[0] for row in connection.execute(select(outcomes.c.table_id).where(outcomes.c.rated)))
    if counted != Counter(over):
        board.complain(f"{len(over)} games are over and {len(counted)} counted")
    sat = select(seats.c.table_id, seats.c.seat, seats.c.person).where(seats.c.table_id.in_(over))
    found = select(results.c.table_id, results.c.seat, results.c.person_id)
    if Counter(map(tuple, connection.execute(sat))) != Counter(map(tuple, connection.execute(found))):
        board.complain("results are not those of who sat at the tables")
    named = {row[0] for row in connection.execute(select(places.c.table_id))}
    of_event = {row[0] for row in connection.execute(select(tables.c.id).where(tables.c.event != ""))}
    if named != of_event:
        board.complain(f"the tournament has {len(named)} tables, and {len(of_event)} were made")
    board.count("games over", len(over))
    board.count("of these in the tournament", len(of_event))
    board.count("games ended by vote", _count(connection, tables.c.ended == "time"))
    board.count("tables never filled", _count(connection, tables.c.state == "open"))


def _count(connection: Connection, which: ColumnElement[bool]) -> int:
    return int(connection.execute(select(func.count()).select_from(tables).where(which)).scalar_one())


def _ratings(house: House, board: Board) -> None:
    """Computed anew from all games they are the same; nothing of it is kept."""
    with house.database.engine.connect() as connection:
        before = sorted(map(tuple, connection.execute(select(ratings))))
        games = rate_anew(connection)
        after = sorted(map(tuple, connection.execute(select(ratings))))
        connection.rollback()
    board.count("ratings", len(before))
    board.count("rated games computed anew", games)
    if before != after:
        board.complain("ratings are others when they are computed anew")


def _invitations(connection: Connection, board: Board) -> None:
    """Each has the answer that was given first, and nobody sits where she declined."""
    sat = {(row[0], row[1]) for row in connection.execute(select(seats.c.table_id, seats.c.person))}
    for row in connection.execute(select(invitations)):
        said, state = board.answers.get(row.id), "declined" if row.state == "heard" else row.state
        if said is not None and said != state:
            board.complain(f"invitation {row.id} was {said} and is {state}")
        if (state == "accepted") != ((row.table_id, row.person_id) in sat) and state != "waiting":
            board.complain(f"invitation {row.id} is {state}, which the seats do not say")
        board.count(f"invitations {state}")


def _company(connection: Connection, board: Board) -> None:
    """Who has blocked somebody met her at tournaments only."""
    people: defaultdict[str, set[str]] = defaultdict(set)
    query = select(seats.c.table_id, seats.c.person).join_from(seats, tables).where(tables.c.event == "")
    for table, person in connection.execute(query):
        people[table].add(person)
    for one, other in board.blocks:
        met = [table for table, there in people.items() if {one, other} <= there]
        board.count("tables of people who do not want to meet", len(met))
        if met:
            board.complain(f"{len(met)} tables brought people together who did not want to meet")


def _news(connection: Connection, board: Board, inbox: Inbox, quiet: set[str], kills: int) -> None:
    """Nothing was told that had not happened, nothing more often than it happened but for a kill, and who never looked
    was told of the end of each of her games."""
    due: Counter[tuple[str, str, str]] = Counter()
    for person, table, kind in connection.execute(select(news.c.person_id, news.c.table_id, news.c.kind)):
        due[person, table, kind] += 1
        due[person, table, ANY] += 1
    came = list(inbox.came())
    for each, n in Counter(came).items():
        happened = due[each.person, each.table, each.kind]
        if not happened or n > happened + kills:
            board.complain(f"{n} times told of {happened}: {each}")
    told = {(each.person, each.channel, each.table) for each in came if each.kind in ("over", ANY)}
    over = select(seats.c.table_id, seats.c.person).join_from(seats, tables).where(tables.c.state == "over")
    for table, person in connection.execute(over):
        channel = inbox.channels.get(person)
        if person in quiet and channel in ("hook", "mail") and (person, channel, table) not in told:
            board.complain(f"{person} was not told by {channel} that {table} is over")
    board.count("news written down", sum(n for (_, _, kind), n in due.items() if kind))
    for way, n in inbox.messages.items():
        board.count(f"messages received: {way}", n)
    board.count("news in messages", len(came))


def look_at_ladder(person: Person, board: Board) -> None:
    """Reads what anybody may: the ladders, and somebody's page."""
    for players in (2, 3):
        ladder = person.get(f"/api/ladder/s-evolution?players={players}")
        board.count(f"people on the ladder of {players}", sum(not rung["bot"] for rung in ladder["rungs"]))
    shown = person.get(f"/api/people/{person.id}")
    if not shown["ratings"]:
        board.complain(f"{person.name} has no rating")
