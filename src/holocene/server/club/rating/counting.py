"""Writes down what came of a game for those who are known, and how strong it shows them to be, in the transaction of
its last move: of two processes that end games of the same people one waits for the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from holocene.server.club.rating.outcome import SEATS, SeatKept, seats_of
from holocene.server.club.rating.scale import Strength, anchors, rate
from holocene.server.club.rating.schema import outcomes, ratings, results
from holocene.server.club.rating.seasons import ALL, season_of
from holocene.server.club.schema import persons

if TYPE_CHECKING:
    from holocene.server.club.hearing import Told

INSTANT: Final = 1e-6  # seconds: whatever clocks say, of one person's games one came after the other


class Standing(msgspec.Struct, frozen=True):
    """A rating as it is stored."""

    rating: float
    deviation: float
    games: int
    at: float

    @property
    def strength(self) -> Strength:
        """How strong that is."""
        return Strength(self.rating, self.deviation)


NEW: Final = Standing(*Strength(), games=0, at=0.0)


class Finished(msgspec.Struct, frozen=True):
    """A game that is over, as ratings see it: who sits where (by seat), and how it ended for every seat."""

    table_id: str
    game: str
    players: int
    people: Mapping[int, str]
    seats: tuple[SeatKept, ...]


def hear(connection: Connection, told: Told) -> None:
    """Counts a game that is over, once."""
    if told.kind != "over" or told.playing is None:
        return
    sitting = {seat.person for seat in told.seats if seat.person and seat.joined}  # who never came has played nothing
    known = lock(connection, sitting) if sitting else set()
    if not known or _is_counted(connection, told.row.id):
        return
    people = {seat.seat: seat.person for seat in told.seats if seat.person in known and seat.joined}
    seats = seats_of(told.row, told.seats, told.playing)
    finished = Finished(told.row.id, told.row.game, len(told.seats), people, seats)
    at = max(told.row.changed, _last(connection, known) + INSTANT)
    is_rated = told.row.rated and can_be_rated(finished)
    after, kept = rated(connection, finished, at) if is_rated else ({}, seats)
    connection.execute(
        insert(outcomes),
        {
            "table_id": told.row.id, "game": told.row.game, "players": len(told.seats), "options": told.row.options,
            "rounds": int(getattr(told.playing.match.state, "round", 0)), "rated": is_rated, "seats": written(kept),
            "at": at,
        },
    )  # fmt: skip
    winners = told.playing.scores.winners
    rows = [
        {
            "table_id": told.row.id, "seat": seat, "person_id": person, "game": told.row.game,
            "players": len(told.seats), "place": seats[seat].place, "points": seats[seat].points,
            "won": seats[seat].place == 1 and (bool(told.row.ended) or seat in winners), "left": seats[seat].left,
            "at": at,
            "rating": after[seat].rating if seat in after else None,
            "deviation": after[seat].deviation if seat in after else None,
        }
        for seat, person in people.items()
    ]  # fmt: skip
    connection.execute(insert(results), rows)


def keep_finds(connection: Connection, table_id: str, finds: Sequence[Sequence[str]]) -> None:
    """What everybody found, once the game has been told from its beginning: that may take longer than a move should."""
    for seat, cards in enumerate(finds):
        own = results.c.table_id == table_id, results.c.seat == seat
        connection.execute(update(results).where(*own).values(finds=msgspec.json.encode(cards).decode()))


def lock(connection: Connection, person_ids: Iterable[str] | None = None) -> set[str]:
    """Nobody else counts a game of these people, or of anybody, before the transaction ends: always in the same order,
    so that no two wait for each other. Who of them is there."""
    query = select(persons.c.id).order_by(persons.c.id).with_for_update(key_share=True)
    wanted = query if person_ids is None else query.where(persons.c.id.in_(sorted(person_ids)))
    return {str(row[0]) for row in connection.execute(wanted)}


def can_be_rated(finished: Finished) -> bool:
    """Whether somebody known met somebody whose strength is known: a seat of nobody known is left out. Two who turned
    out to be one have met nobody."""
    is_one_each = len(set(finished.people.values())) == len(finished.people)
    return bool(finished.people) and is_one_each and len(_counted(finished)) > 1


def _counted(finished: Finished) -> list[int]:
    """The seats that ratings see: of people, of those who have been people, and of bots that were measured."""
    levels = anchors(finished.game, finished.players)
    return [
        at
        for at, seat in enumerate(finished.seats)
        if at in finished.people or seat.bot in levels or (not seat.bot and seat.before)
    ]


def rated(connection: Connection, finished: Finished, at: float) -> tuple[dict[int, Strength], tuple[SeatKept, ...]]:
    """Everybody's new rating of all seasons, which is stored with that of the present one; and the seats with how
    strong they were before. Who has deleted herself since counts as strong as she was."""
    kept, after = list(finished.seats), dict[int, Strength]()
    for season in (season_of(at), ALL):
        counted = _counted(finished)
        standings = _standings(connection, finished, season)
        before = [_before(finished, standings, seat, season) for seat in counted]
        found = rate(before, [finished.seats[seat].place for seat in counted])
        after = {seat: strength for seat, strength in zip(counted, found, strict=True) if seat in finished.people}
        _store(connection, finished, season, standings, after, at)
        for seat, strength in zip(counted, before, strict=True):
            known = {} if kept[seat].bot else {**kept[seat].before, season: tuple(strength)}
            kept[seat] = msgspec.structs.replace(kept[seat], before=known)
    return after, tuple(kept)


def _before(finished: Finished, standings: Mapping[str, Standing], seat: int, season: str) -> Strength:
    if seat in finished.people:
        return standings.get(finished.people[seat], NEW).strength
    own = finished.seats[seat]
    return anchors(finished.game, finished.players)[own.bot] if own.bot else Strength(*own.before.get(season, ()))


def _standings(connection: Connection, finished: Finished, season: str) -> dict[str, Standing]:
    columns = [ratings.c[name] for name in Standing.__struct_fields__]
    query = select(ratings.c.person_id, *columns).where(
        ratings.c.person_id.in_(finished.people.values()), ratings.c.game == finished.game,
        ratings.c.players == finished.players, ratings.c.season == season,
    )  # fmt: skip
    return {row[0]: Standing(*row[1:]) for row in connection.execute(query)}


def _store(
    connection: Connection, finished: Finished, season: str, standings: Mapping[str, Standing],
    after: Mapping[int, Strength], at: float,
) -> None:  # fmt: skip
    own = ratings.c.person_id.in_([finished.people[seat] for seat in after])
    kind = (ratings.c.game == finished.game, ratings.c.players == finished.players, ratings.c.season == season)
    connection.execute(delete(ratings).where(own, *kind))
    rows = [
        {
            "person_id": person, "game": finished.game, "players": finished.players, "season": season,
            "rating": strength.rating, "deviation": strength.deviation,
            "games": standings.get(person, NEW).games + 1, "at": at,
        }
        for seat, strength in after.items()
        for person in [finished.people[seat]]
    ]  # fmt: skip
    connection.execute(insert(ratings), rows)


def _is_counted(connection: Connection, table_id: str) -> bool:
    return connection.execute(select(outcomes.c.at).where(outcomes.c.table_id == table_id)).first() is not None


def _last(connection: Connection, person_ids: set[str]) -> float:
    """When the last of these people's games was counted."""
    query = select(results.c.at).where(results.c.person_id.in_(person_ids)).order_by(results.c.at.desc()).limit(1)
    return float(connection.execute(query).scalar() or 0.0)


def written(seats: Sequence[SeatKept]) -> str:
    """Seats as they are stored."""
    return msgspec.json.encode(seats).decode()


def read(seats: str) -> tuple[SeatKept, ...]:
    """And read."""
    return SEATS.decode(seats)
