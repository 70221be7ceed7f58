"""The ladder of a game: people who have played enough, the strongest first, with the levels of bots among them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from holocene.server.club.rating.scale import Strength, anchors
from holocene.server.club.rating.schema import ratings
from holocene.server.club.rating.seasons import ALL, season_of, span_of
from holocene.server.club.rating.shown import LadderShown, Rung, SeasonShown
from holocene.server.club.schema import persons

ENOUGH: Final = 5  # rated games, before anybody has a place
MOST: Final = 200  # places


def ladder(connection: Connection, game: str, players: int, season: str, tables: tuple[int, ...]) -> LadderShown:
    """The ladder of tables of so many players; who is barred has no place."""
    own = ratings.c.game == game, ratings.c.players == players, ratings.c.season == season, ratings.c.games >= ENOUGH
    query = (
        select(persons.c.id, persons.c.name, persons.c.mark, ratings.c.rating, ratings.c.deviation, ratings.c.games)
        .join_from(ratings, persons)
        .where(*own, ~persons.c.barred)
        .order_by(ratings.c.rating.desc(), persons.c.id)
        .limit(MOST)
    )
    people = [
        Rung(at, person, name, mark, "", round(rating), round(Strength(rating, deviation).margin), games)
        for at, (person, name, mark, rating, deviation, games) in enumerate(connection.execute(query), 1)
    ]
    bots = [
        Rung(None, "", "", "", bot, round(strength.rating), round(strength.margin), 0)
        for bot, strength in anchors(game, players).items()
    ]
    rungs = sorted((*people, *bots), key=lambda rung: (-rung.rating, rung.place or 0))
    return LadderShown(game, players, season, ENOUGH, tables, tuple(rungs))


def busiest(connection: Connection, game: str, season: str) -> int:
    """At tables of how many players most people have a place; 0 where nobody has one."""
    query = (
        select(ratings.c.players)
        .join_from(ratings, persons)
        .where(ratings.c.game == game, ratings.c.season == season, ratings.c.games >= ENOUGH, ~persons.c.barred)
        .group_by(ratings.c.players)
        .order_by(func.count().desc(), ratings.c.players)
        .limit(1)
    )
    return connection.execute(query).scalar() or 0


def seasons(connection: Connection, now: float) -> list[SeasonShown]:
    """The season of now, and those before it in which somebody was rated here, the latest first."""
    played = select(ratings.c.season).distinct().where(ratings.c.season != ALL)
    named = {season_of(now), *(str(row[0]) for row in connection.execute(played))}
    latest = sorted(named, key=span_of, reverse=True)
    return [SeasonShown(each, *span_of(each), each == season_of(now)) for each in latest]
