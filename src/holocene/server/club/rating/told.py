"""What is told of somebody: how strong she is, what she played, what she found, and whom she met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, select

from holocene.server.club.persons import PersonRow
from holocene.server.club.rating import counting
from holocene.server.club.rating.outcome import SeatKept
from holocene.server.club.rating.scale import NEWCOMER, Strength, anchors
from holocene.server.club.rating.schema import outcomes, ratings, results
from holocene.server.club.rating.seasons import ALL, season_of
from holocene.server.club.rating.shown import (
    Cabinet,
    Encounter,
    FindShown,
    GamePlayed,
    PersonShown,
    RatingShown,
    RatingThen,
    RivalShown,
)
from holocene.server.club.schema import persons
from holocene.server.club.shown import Fact
from holocene.server.schema import tables

LAST: Final = 20  # games that are listed
MOST: Final = 2000  # games that are looked at


class Played(NamedTuple):
    """A row of `results`."""

    table_id: str
    seat: int
    game: str
    players: int
    place: int
    points: int
    won: bool
    left: bool
    finds: str | None
    rating: float | None
    deviation: float | None
    at: float


COLUMNS: Final = [results.c[name] for name in Played._fields]
# Games whose deal is played elsewhere still: what somebody made of it would tell others about it.
SHUT: Final = select(tables.c.id).where(tables.c.shut)


def person_shown(
    connection: Connection, person: PersonRow, asker: PersonRow | None, blocked: bool, now: float
) -> PersonShown:
    """All that everybody may know of her, the latest games first."""
    own = results.c.person_id == person.id, results.c.table_id.not_in(SHUT)
    query = select(*COLUMNS).where(*own).order_by(results.c.at.desc()).limit(MOST)
    played = [Played(*row) for row in connection.execute(query)]
    met = None if asker is None or asker.id == person.id else _met(connection, asker.id, person.id)
    return PersonShown(
        person.id, person.name, person.mark, person.created, len(played), sum(each.won for each in played),
        _ratings(connection, person.id, season_of(now)), _history(played), _last(connection, played),
        _cabinets(played), met, blocked,
    )  # fmt: skip


def _ratings(connection: Connection, person_id: str, season: str) -> tuple[RatingShown, ...]:
    columns = [ratings.c[name] for name in ("game", "players", "season", "rating", "deviation", "games")]
    own = ratings.c.person_id == person_id, ratings.c.season.in_((ALL, season))
    rows = connection.execute(select(*columns).where(*own).order_by(*columns[:3]))
    return tuple(
        RatingShown(
            game, players, of, round(rating), round(Strength(rating, deviation).margin), games,
            {bot: round(level.rating) for bot, level in anchors(game, players).items()},
        )
        for game, players, of, rating, deviation, games in rows
    )  # fmt: skip


def strengths_of(connection: Connection, person_id: str) -> dict[tuple[str, int], float]:
    """Her ratings of all seasons, by game and number of players."""
    own = ratings.c.person_id == person_id, ratings.c.season == ALL
    rows = connection.execute(select(ratings.c.game, ratings.c.players, ratings.c.rating).where(*own))
    return {(str(game), int(players)): float(rating) for game, players, rating in rows}


def _history(played: Sequence[Played]) -> tuple[RatingThen, ...]:
    return tuple(
        RatingThen(each.game, each.players, each.at, round(each.rating), _margin(each))
        for each in reversed(played)
        if each.rating is not None
    )


def _margin(each: Played) -> int:
    return round(Strength(each.rating or NEWCOMER, each.deviation or 0.0).margin)


def _last(connection: Connection, played: Sequence[Played]) -> tuple[GamePlayed, ...]:
    ids = [each.table_id for each in played[:LAST]]
    seats = {
        row[0]: counting.read(row[1])
        for row in connection.execute(select(outcomes.c.table_id, outcomes.c.seats).where(outcomes.c.table_id.in_(ids)))
    }
    named = select(results.c.table_id, results.c.seat, persons.c.id, persons.c.name).join_from(results, persons)
    sat = {
        (table_id, seat): (person, name)
        for table_id, seat, person, name in connection.execute(named.where(results.c.table_id.in_(ids)))
    }
    there = {row[0] for row in connection.execute(select(tables.c.id).where(tables.c.id.in_(ids)))}
    return tuple(
        GamePlayed(
            each.table_id, each.game, each.seat, each.players, each.place, each.points, each.won, each.left,
            each.rating is not None, _change(each, seats[each.table_id]), each.at, each.table_id in there,
            tuple(
                RivalShown(at, *sat.get((each.table_id, at), ("", "")), kept.bot, kept.place, kept.points)
                for at, kept in enumerate(seats[each.table_id])
                if at != each.seat
            ),
        )
        for each in played[:LAST]
    )  # fmt: skip


def _change(each: Played, seats: Sequence[SeatKept]) -> int | None:
    before = seats[each.seat].before.get(ALL)
    return None if each.rating is None or before is None else round(each.rating - before[0])


def _cabinets(played: Sequence[Played]) -> tuple[Cabinet, ...]:
    return tuple(
        _cabinet(game, [each for each in played if each.game == game])
        for game in sorted({each.game for each in played})
    )


def _cabinet(game: str, played: Sequence[Played]) -> Cabinet:
    """Cards that were found as often as others stand in the order of their names."""
    found, won = Counter[str](), Counter[str]()
    for each in played:
        cards = msgspec.json.decode(each.finds or "[]", type=list[str])
        found.update(cards)
        won.update(cards if each.won else ())
    order = sorted(found, key=lambda card: (-found[card], card))
    finds = tuple(FindShown(card, found[card], won[card]) for card in order)
    return Cabinet(game, len(played), sum(each.won for each in played), finds)


def _met(connection: Connection, asker: str, other: str) -> Encounter | None:
    """Whom of the two a table saw ahead; a shared place counts for nobody."""
    one, two = results.alias("one"), results.alias("two")
    query = (
        select(one.c.table_id, one.c.place, two.c.place, one.c.at)
        .join_from(one, two, one.c.table_id == two.c.table_id)
        .where(one.c.person_id == asker, two.c.person_id == other, one.c.table_id.not_in(SHUT))
        .order_by(one.c.at.desc())
        .limit(MOST)
    )
    games = connection.execute(query).all()
    if not games:
        return None
    ahead, behind = (sum(row[1] < row[2] for row in games), sum(row[1] > row[2] for row in games))
    return Encounter(len(games), ahead, behind, games[0][0], games[0][3])


def results_of(connection: Connection, person_id: str) -> list[Fact]:
    """All of a person's results, for her own file."""
    return _facts(connection, select(results).where(results.c.person_id == person_id).order_by(results.c.at))


def ratings_of(connection: Connection, person_id: str) -> list[Fact]:
    """And her ratings."""
    return _facts(connection, select(ratings).where(ratings.c.person_id == person_id))


def _facts(connection: Connection, query: Select[Any]) -> list[Fact]:
    return [dict(row._mapping) for row in connection.execute(query)]
