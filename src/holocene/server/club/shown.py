"""What people are told of themselves."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from holocene.server.club.persons import PersonRow
from holocene.server.contract import Summary

Fact: TypeAlias = dict[str, str | int | float | bool | None]  # a row, by its columns


class Me(msgspec.Struct, frozen=True):
    """Who somebody is here. `barred` where who runs the server has closed the identity."""

    id: str
    name: str
    mark: str
    language: str
    zone: str
    hidden: bool
    barred: bool
    created: float


def me_shown(row: PersonRow) -> Me:
    """Somebody, as she is told who she is."""
    return Me(row.id, row.name, row.mark, row.language, row.zone, row.hidden, row.barred, row.created)


class Everything(msgspec.Struct, frozen=True):
    """All that is stored of somebody: who she is, and by kind the rows that name her."""

    person: Me
    stored: dict[str, list[Fact]]


class Forgotten(msgspec.Struct, frozen=True):
    """Who has been deleted."""

    id: str


class OwnTable(msgspec.Struct, frozen=True):
    """A table, which seat is one's own, and whether the table waits for it."""

    seat: int
    your_turn: bool
    table: Summary


class OwnSeat(msgspec.Struct, frozen=True):
    """One's seat at a table, and what opens it in this browser."""

    table: str
    seat: int
    token: str
