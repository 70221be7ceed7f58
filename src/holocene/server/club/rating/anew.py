"""Computes all ratings anew from how games ended, in the order in which they did: the numbers come out the same."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from holocene.server.club.rating import counting
from holocene.server.club.rating.counting import Finished
from holocene.server.club.rating.schema import outcomes, ratings, results


def rate_anew(connection: Connection) -> int:
    """How many games were counted. No game can end meanwhile: whoever counts one waits."""
    counting.lock(connection)
    connection.execute(delete(ratings))
    sat: dict[str, dict[int, str]] = {}
    for table_id, seat, person in connection.execute(select(results.c.table_id, results.c.seat, results.c.person_id)):
        sat.setdefault(table_id, {})[seat] = person
    columns = [outcomes.c[name] for name in ("table_id", "game", "players", "seats", "at")]
    rated = select(*columns).where(outcomes.c.rated).order_by(outcomes.c.at, outcomes.c.table_id)
    games = 0
    for table_id, game, players, seats, at in connection.execute(rated).all():
        finished = Finished(table_id, game, players, sat.get(table_id, {}), counting.read(seats))
        if counting.can_be_rated(finished):
            _count(connection, finished, at)
            games += 1
        else:
            _uncount(connection, table_id)
    return games


def _count(connection: Connection, finished: Finished, at: float) -> None:
    after, kept = counting.rated(connection, finished, at)
    is_this = outcomes.c.table_id == finished.table_id
    connection.execute(update(outcomes).where(is_this).values(seats=counting.written(kept)))
    for seat, strength in after.items():
        own = (results.c.table_id == finished.table_id, results.c.seat == seat)
        connection.execute(update(results).where(*own).values(rating=strength.rating, deviation=strength.deviation))


def _uncount(connection: Connection, table_id: str) -> None:
    """Nobody is stronger by a game whose seats turned out to be one person's, or nobody's any more."""
    connection.execute(update(results).where(results.c.table_id == table_id).values(rating=None, deviation=None))
