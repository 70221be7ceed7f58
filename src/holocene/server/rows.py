"""What is stored of a table, as the rest of the server sees it: each row a value that does not change."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from holocene.core.contract.options import Value
from holocene.core.matches.record import Branch
from holocene.core.matches.secret import commitment
from holocene.server.contract import Expiry, Per, SeatKind, TableState
from holocene.server.logs import fault
from holocene.server.problems import Damaged

T = TypeVar("T")


def damaged(table_id: str) -> Damaged:
    """The refusal for a table of which something is stored that cannot be; the log tells those who run the server."""
    fault("damaged-table", table=table_id)
    return Damaged("what is stored of this table cannot be played", "server-damaged", table=table_id)


class BranchRow(Branch, frozen=True, kw_only=True):
    """From where a table was played on; `table` is empty where that game is not kept here."""

    table: str = ""

    @property
    def bare(self) -> Branch:
        """As records have it."""
        return Branch(self.commitment, self.n, self.seat)


WORDS: Final = msgspec.json.Decoder(tuple[str, ...])
OPTIONS: Final = msgspec.json.Decoder(dict[str, Value])
BRANCH: Final = msgspec.json.Decoder(BranchRow)


def _read(table_id: str, stored: str, reader: msgspec.json.Decoder[T]) -> T:
    try:
        return reader.decode(stored)
    except msgspec.MsgspecError as error:
        raise damaged(table_id) from error


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits there: `kind` is what the host chose (me, here, open or bot)."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    joined: bool
    away: bool
    word: str = ""
    resigned: bool = False
    absent: bool = False
    seen: float = 0.0
    person: str = ""
    late: int = 0
    rest: float = 0.0

    @property
    def is_human(self) -> bool:
        """Whether the seat is a person's, present or not."""
        return self.kind != "bot"

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == "bot" or self.away

    @property
    def is_on_makers_screen(self) -> bool:
        """Whether it is played in the browser that made the table."""
        return self.kind in ("me", "here")

    @property
    def has_a_say(self) -> bool:
        """Whether somebody sits there who plays on, or may come back to."""
        return self.is_human and self.joined and not self.resigned


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is stored; `secret` never leaves the server while the game goes on."""

    id: str
    game: str
    rules_version: int
    pack_digest: str
    options: str
    secret: bytes
    seeded: bool
    think: float
    state: TableState
    n: int
    number: int
    bot_due: bool
    to_act: int
    revision: int
    next: str
    created: float
    changed: float
    hints: bool
    owner: str = ""
    public: bool = False
    imported: bool = False
    ended: str = ""
    words: str = "[]"
    people: int = 0
    coach: bool = False
    signs: bool = False
    chat: bool = False
    absence: float = 60.0
    talked: int = 0
    daily: str = ""
    position: str = ""
    branch: str = ""
    club: bool = False
    rated: bool = False
    listed: bool = False
    pace: float = 0.0
    per: Per = "turn"
    due: float = 0.0
    event: str = ""
    wish: str = "{}"
    expiry: Expiry = "bot"
    timed: int = 0
    held: float = 0.0
    shut: bool = False

    @property
    def mixed_in(self) -> tuple[str, ...]:
        """The words of the seats that the deal was mixed from; none where the secret alone makes it."""
        return _read(self.id, self.words, WORDS) if self.words else ()

    @property
    def chosen(self) -> dict[str, Value]:
        """The options of the game."""
        return _read(self.id, self.options, OPTIONS)

    @property
    def branched(self) -> BranchRow | None:
        """From which game, and where, it was played on."""
        return _read(self.id, self.branch, BRANCH) if self.branch else None

    @property
    def commitment(self) -> str:
        """The hash of the secret."""
        return commitment(self.secret)


class RequestRow(msgspec.Struct, frozen=True):
    """A take-back that somebody asks for."""

    seat: int
    ply: int
    accepted: str

    @property
    def said_yes(self) -> list[int]:
        """The seats that agreed."""
        return msgspec.json.decode(self.accepted, type=list[int])


class Notice(msgspec.Struct, frozen=True):
    """What everybody is told of somebody at the table: joined, left, returned, absent, resigned, link or begun,
    and what the clock brings (`club.clock`)."""

    number: int
    kind: str
    seat: int
    at: float
