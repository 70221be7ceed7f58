"""A table in words for who hears it rather than sees it: what a typed line is answered, and the whole table. Everything
passes the eyes of the seat that asks, as a moment does."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import msgspec

from holocene.core.contract.game import Game, Line
from holocene.core.errors import HoloceneError
from holocene.core.matches.seats import Seat
from holocene.dialogue.aloud import plainly, said
from holocene.dialogue.answering import Deed, answer, parts
from holocene.dialogue.choices import Choices, Row
from holocene.locale.telling import Telling
from holocene.server.desks import Desk
from holocene.server.problems import Problem

Lines: TypeAlias = tuple["LineSaid", ...]


class LineSaid(msgspec.Struct, frozen=True):
    """A line: a heading with what is told beside it, or words with their label. What is not there is empty."""

    heading: str
    label: str
    words: str


class PartSaid(msgspec.Struct, frozen=True):
    """A part of the table: status, hand, middle, or a player."""

    name: str
    lines: Lines


class ChoiceSaid(msgspec.Struct, frozen=True):
    """A move that may be chosen: its number, the heading that it stands under, its words, and what to know of it."""

    n: int
    move: str
    group: str
    words: str
    notes: tuple[str, ...]


class TableSaid(msgspec.Struct, frozen=True):
    """The table in words at one moment."""

    version: int
    parts: tuple[PartSaid, ...]
    choices: tuple[ChoiceSaid, ...]


class LineAnswered(msgspec.Struct, frozen=True):
    """What a typed line is answered: words, whether they are a refusal, and what the client is to do: to `play` these
    moves or give them as `orders`, to `undo` or `restart`, or to ask for a `hint`."""

    version: int
    lines: Lines
    refused: bool = False
    deed: Deed = ""
    moves: tuple[str, ...] = ()


def telling_of(desk: Desk, seat: int, language: str) -> Telling:
    """The words of a table for one who hears them; a spectator has a negative seat."""
    match = desk.now.match
    return _telling(desk.id, match.game, language, tuple(match.seats), seat if seat >= 0 else None)


@lru_cache(maxsize=64)
def _telling(table: str, game: Game, language: str, seats: tuple[Seat, ...], viewer: int | None) -> Telling:
    """Kept, since reading the words of a language takes longer than saying them; one for each table, whose lock is held
    while it speaks."""
    return Telling(game, language, seats, viewer, aloud=True)


def lines_of(lines: tuple[Line, ...]) -> Lines:
    """Lines as they are heard."""
    return tuple(LineSaid(*each) for each in said(lines))


def table_said(desk: Desk, seat: int, language: str) -> TableSaid:
    """The whole table, and the choices of who decides."""
    match, telling = desk.now.match, telling_of(desk, seat, language)
    decides = desk.row.state == "running" and match.to_act == seat
    return TableSaid(
        desk.now.version,
        tuple(PartSaid(part.name, lines_of(part.lines)) for part in parts(match, telling) if part.lines),
        tuple(choice_said(telling, row) for row in Choices(match, telling).rows()) if decides else (),
    )


def choice_said(telling: Telling, row: Row) -> ChoiceSaid:
    """A choice; that it cannot be taken back is the last thing told of it."""
    final = [telling("table-final")] if row.is_final else []
    notes = tuple(plainly(note) for note in (*row.warnings, *row.notes, *final))
    return ChoiceSaid(row.n, row.move, plainly(telling(row.group)), plainly(row.words), notes)


def line_answered(desk: Desk, seat: int, language: str, typed: str) -> LineAnswered:
    """What a line means to who typed it; a mistake is answered in words, too."""
    telling = telling_of(desk, seat, language)
    try:
        found = answer(desk.now.match, telling, typed)
    except Problem:
        raise
    except HoloceneError as error:
        return LineAnswered(desk.now.version, (LineSaid("", "", plainly(telling.error(error))),), refused=True)
    return LineAnswered(desk.now.version, lines_of(found.lines), found.is_refused, found.deed, found.moves)
