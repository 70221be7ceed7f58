"""Which open tables somebody is wished for at, and which are shut to her. Nothing is asked of the database here: it is
done anew for everybody who listens whenever a table is opened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from sqlalchemy import Connection

from holocene.server.club.lobby.meeting import unmet
from holocene.server.club.lobby.shown import OpenTable
from holocene.server.club.rating.told import strengths_of

BEGINNER: Final = 1500.0  # below it, or without a rating, somebody counts as one


class Guest(NamedTuple):
    """What decides where somebody is welcome."""

    person: str
    ratings: Mapping[tuple[str, int], float]  # by game and number of players
    unmet: frozenset[str]


class Fit(NamedTuple):
    """Tables, by their names."""

    fits: tuple[str, ...]
    shut: tuple[str, ...]


def guest(connection: Connection, person_id: str) -> Guest:
    """What is known of somebody."""
    return Guest(person_id, strengths_of(connection, person_id), frozenset(unmet(connection, person_id)))


def fit(who: Guest, found: Iterable[OpenTable]) -> Fit:
    """Where her table is, and where it is not."""
    fits, shut = [], []
    for table in found:
        sitting = {seat.person for seat in table.seats}
        if not who.unmet.isdisjoint(sitting):
            shut.append(table.table)
        elif who.person not in sitting and _is_wished(who.ratings.get((table.game, len(table.seats))), table):
            fits.append(table.table)
    return Fit(tuple(fits), tuple(shut))


def _is_wished(rating: float | None, table: OpenTable) -> bool:
    """A table that wishes for nobody in particular fits everybody, and so nobody in particular."""
    if table.low or table.high:
        return rating is not None and table.low <= rating <= (table.high or rating)
    return table.beginners and (rating is None or rating < BEGINNER)
