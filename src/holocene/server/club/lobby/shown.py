"""What people are told of each other: open tables, who is here, and what concerns them alone."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from holocene.core.contract.options import Value
from holocene.server.contract import Per, TableMade

Doing: TypeAlias = Literal["here", "plays", "waits"]


class Known(msgspec.Struct, frozen=True):
    """Somebody who is known, as others see her."""

    id: str
    name: str
    mark: str


class LobbySeat(msgspec.Struct, frozen=True):
    """A seat of an open table; `person` and `mark` where she is known."""

    kind: Literal["human", "bot", "free"]
    name: str
    person: str = ""
    mark: str = ""


class OpenTable(msgspec.Struct, frozen=True):
    """A table where anybody who is known may sit down. `pace` is how many seconds a move or a turn may take, 0 where
    nobody is hurried; `low` and `high` are the ratings that its maker hopes for, 0 where there is no bound. The
    `commitment` is the hash that the deal is promised by, to be kept before one adds a word to it."""

    table: str
    game: str
    options: dict[str, Value]
    seats: tuple[LobbySeat, ...]
    free: int
    pace: float
    per: Per
    rated: bool
    public: bool
    chat: bool
    commitment: str
    created: float
    note: str = ""
    beginners: bool = False
    low: int = 0
    high: int = 0


class Company(msgspec.Struct, frozen=True):
    """Somebody whom you have played with and who is here: what she does, at which table and with whom. `open` says
    whether you may watch there, or sit down; `asked` are your tables that you have invited her to."""

    person: Known
    doing: Doing
    table: str = ""
    game: str = ""
    others: tuple[str, ...] = ()
    open: bool = False
    asked: tuple[str, ...] = ()


class InvitationShown(msgspec.Struct, frozen=True):
    """Somebody asks you to her table; `again` after a game that you have played together."""

    id: str
    table: str
    inviter: Known
    game: str
    options: dict[str, Value]
    others: tuple[str, ...]
    pace: float
    per: Per
    rated: bool
    again: bool
    commitment: str
    created: float


class Declined(msgspec.Struct, frozen=True):
    """Somebody whom you asked would rather not; told until you say that you have heard it."""

    id: str
    table: str
    person: Known


class Invitations(msgspec.Struct, frozen=True):
    """Those that wait for your answer, and answers to your own."""

    waiting: tuple[InvitationShown, ...]
    declined: tuple[Declined, ...]


class InvitationMade(msgspec.Struct, frozen=True):
    """An invitation that waits for an answer."""

    id: str
    table: str
    person: str


class AskedAgain(msgspec.Struct, frozen=True):
    """A new table like one before, and who is invited to it."""

    made: TableMade
    invited: tuple[InvitationMade, ...]


class Answered(msgspec.Struct, frozen=True):
    """An invitation that waits no more."""

    id: str


class Risen(msgspec.Struct, frozen=True):
    """A seat that is free again; `closed` where nobody was left at the table, and it is gone."""

    table: str
    closed: bool


class OwnNews(msgspec.Struct, frozen=True):
    """What concerns somebody alone: at how many tables it is her turn, where she sits beside a free seat, which
    tables she is wished for (`fits`), and which she may not sit down at (`shut`)."""

    turns: int
    sits: tuple[str, ...]
    fits: tuple[str, ...]
    shut: tuple[str, ...]
    hearth: tuple[Company, ...]
    invitations: tuple[InvitationShown, ...]
    declined: tuple[Declined, ...]


class OpenTables(msgspec.Struct, frozen=True):
    """All tables with a free seat, the newest first."""

    tables: tuple[OpenTable, ...]


class PeopleHere(msgspec.Struct, frozen=True):
    """How many people are here who are known, and do not hide."""

    people: int


class LobbyShown(OpenTables, frozen=True):
    """The club as it is now; `own` for somebody who is known."""

    people: int
    own: OwnNews | None


class LobbyLine(msgspec.Struct, frozen=True, tag_field="event"):
    """What every line of the stream has."""


class TablesLine(LobbyLine, frozen=True, tag="tables"):
    """Comes at once, and whenever a table is opened, fills or goes."""

    data: OpenTables


class PeopleLine(LobbyLine, frozen=True, tag="people"):
    """Comes at once, and now and then when people come and go."""

    data: PeopleHere


class OwnLine(LobbyLine, frozen=True, tag="own"):
    """Comes at once to who is known, and whenever something of it changes."""

    data: OwnNews


AnyLobbyLine: TypeAlias = TablesLine | PeopleLine | OwnLine
