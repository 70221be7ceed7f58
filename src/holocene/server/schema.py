"""What is stored: tables, who sits at them, who may enter, and an append-only log of what was done.

**The log.** `moves` holds one row for everything that was acknowledged at a table, numbered 1, 2, 3 ... The key
(table, number) is the concurrency control: of two processes that answer the same moment only one can add the next
row. Nothing in it is changed or removed while the table exists. A row is of one of these kinds:

- `play`: moves that one seat made together; what orders given ahead made of them follows by itself
- `undo`: back to a number of moves, within the limits of undo (undo, restart turn)
- `back`: back to a number of moves because everybody agreed (take-back)
- `orders`: orders given ahead by a seat, which replace those before

- `resign`: a seat gave the game up; a bot plays on for it, or the game ends

A match is the log played again from the table's secret, so it is exact after undo too: taking moves back is
something that happened, not something that was erased. Idempotency keys are stored with the row they belong to in one
transaction. Tokens are stored as hashes only.

**The deal.** A table that waits for people has no match yet: only the server's part of its secret, whose hash it shows.
When the last person sits down, the words that everybody gave are written down and the cards are dealt from all of it.

**Days.** Who plays the deal of a day has one row in `days` for it, from the first move to the result. It stays when the
table goes: one try is one try.

**Links** are of one of these kinds: `seat` opens a seat; `invite` lets the first browser that uses it sit down, and is
`spent` afterwards; `claim` will open a seat when the others agree; `watch` and `host` open none.

**Puzzles** come with the program; a row says how hard one has turned out to be for those who tried it here.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)
from sqlalchemy.types import TypeEngine

LONGEST_BOT: Final = 40  # letters of a bot's name
LONGEST_WORD: Final = 64  # letters that a browser adds to a deal
LONGEST_PUZZLE: Final = 40  # letters of a puzzle's name
LONGEST_LINE: Final = 200  # letters that somebody says to the table at once
SPECTATOR: Final = -1
HOST: Final = -2  # a creator without a seat

METADATA: Final = MetaData()


def _of_table() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def _later(name: str, kind: TypeEngine[Any] | type[TypeEngine[Any]], filled: str | ColumnElement[bool]) -> Column[Any]:
    """A column that came with a migration, which filled the rows that were there: its default stays, so that a new
    database and one that grew are alike. Nothing relies on it, as every row that is added names all its columns."""
    return Column(name, kind, nullable=False, server_default=filled)


tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("pack_digest", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("secret", LargeBinary(32), nullable=False),
    Column("seeded", Boolean, nullable=False),  # the host chose the deal, so it proves nothing
    Column("think", Float, nullable=False),
    Column("state", String(8), nullable=False),  # open, running or over
    Column("n", Integer, nullable=False),  # moves made
    Column("number", Integer, nullable=False),  # rows in the log
    Column("bot_due", Boolean, nullable=False),  # a bot is to decide
    _later("to_act", Integer, "-1"),  # the seat whose turn it is, or -1
    Column("revision", Integer, nullable=False),  # rises with every change of anything at the table
    Column("next", String(16), nullable=False),  # the table of the rematch
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    _later("hints", Boolean, false()),  # whether people may ask for hints
    _later("owner", String(32), ""),  # who made it: a salted hash of an address, or nothing
    _later("public", Boolean, false()),  # whether anybody may find and watch it
    _later("imported", Boolean, false()),  # brought here as a record: nobody here saw it played
    _later("ended", String(16), ""),  # how a game ended before its time: resigned
    _later("words", Text, "[]"),  # JSON: what people added to the deal; nothing before it
    _later("people", Integer, "0"),  # rises with every change of seats, requests, claims or notices
    _later("coach", Boolean, false()),  # whether people are told what is new to a beginner
    _later("signs", Boolean, false()),  # whether people may make signs to each other
    _later("chat", Boolean, false()),  # the same, with words
    _later("absence", Float, "60"),  # seconds after which a bot may play for somebody who is away
    _later("talked", Integer, "0"),  # the number of what was last said
    _later("daily", String(10), ""),  # the day whose deal it is, or nothing
    _later("position", Text, ""),  # what it begins from, in words, where it was played on from another game
    _later("branch", Text, ""),  # JSON: from which game, and where
    _later("club", Boolean, false()),  # whether somebody sits there who is known, or a clock runs
    _later("rated", Boolean, false()),  # whether its result counts for those who are known
    _later("listed", Boolean, false()),  # whether anybody who is known may sit down at its open seats
    _later("pace", Float, "0"),  # seconds for a move or a turn; 0 where nobody is hurried
    _later("per", String(4), "turn"),  # what the seconds are for: move or turn
    _later("due", Float, "0"),  # when the time of who is to act is over; 0 where it never is
    _later("event", String(16), ""),  # the tournament that it belongs to
    _later("wish", Text, "{}"),  # JSON: who is welcome to its open seats
    _later("expiry", String(4), "bot"),  # what happens when time is over: bot or vote
    _later("timed", Integer, "0"),  # how many moves stood when time was last given
    _later("held", Float, "0"),  # seconds that were left when the clock stopped; 0 where all of the pace is
    _later("shut", Boolean, false()),  # its deal is played elsewhere still: nobody but its seats may see anything
    Index("tables_by_state", "state", "changed"),
    Index("tables_by_owner", "owner"),
)
Index("tables_by_due", tables.c.due, sqlite_where=tables.c.due > 0, postgresql_where=tables.c.due > 0)

seats: Final = Table(
    "seats",
    METADATA,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # me, here, open or bot
    Column("name", String(80), nullable=False),
    Column("bot", String(LONGEST_BOT), nullable=False),  # who decides for a bot's seat, or for a human who left
    Column("joined", Boolean, nullable=False),
    Column("away", Boolean, nullable=False),  # left: the bot decides until the human returns
    _later("word", String(LONGEST_WORD), ""),  # what she adds to the deal
    _later("resigned", Boolean, false()),
    _later("absent", Boolean, false()),  # away because the others said so: ends when she comes
    _later("seen", Float, "0"),  # when her last stream ended
    _later("person", String(16), ""),  # who she is, where she is known
    _later("late", Integer, "0"),  # how often her time has run out in this game
    _later("rest", Float, "0"),  # until when she is on vacation; 0 where she is not
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_person", "person"),
)
Index("seats_by_rest", seats.c.rest, sqlite_where=seats.c.rest > 0, postgresql_where=seats.c.rest > 0)

links: Final = Table(
    "links",
    METADATA,
    _of_table(),
    Column("hash", LargeBinary(32), nullable=False),  # one token may open a table and its rematch
    Column("seat", Integer, nullable=False),
    Column("host", Boolean, nullable=False),
    _later("kind", String(8), "seat"),
    PrimaryKeyConstraint("table_id", "hash"),
)

moves: Final = Table(
    "moves",
    METADATA,
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON: a list of moves, or the number of moves to go back to
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

answers: Final = Table(
    "answers",
    METADATA,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("key", String(100), nullable=False),
    Column("answer", Text, nullable=False),  # JSON
    _later("asked", LargeBinary(16), ""),  # the digest of what was asked
    PrimaryKeyConstraint("table_id", "seat", "key"),
)

requests: Final = Table(
    "requests",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),  # how many moves would be left
    Column("accepted", Text, nullable=False),  # JSON: the seats that said yes
)

presence: Final = Table(
    "presence",
    METADATA,
    _of_table(),
    Column("worker", String(16), nullable=False),  # the process that has the streams open
    Column("seat", Integer, nullable=False),
    Column("streams", Integer, nullable=False),
    Column("seen", Float, nullable=False),  # when that process last said that it lives
    PrimaryKeyConstraint("table_id", "worker", "seat"),
)

claims: Final = Table(
    "claims",  # of somebody who lost the browser with a seat in it
    METADATA,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("hash", LargeBinary(32), nullable=False),  # of the token that will open the seat
    Column("accepted", Text, nullable=False),  # JSON: the seats that said yes
    PrimaryKeyConstraint("table_id", "seat"),
)

notices: Final = Table(
    "notices",  # what everybody is told of those at the table
    METADATA,
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

talk: Final = Table(
    "talk",  # what people last said to each other: a sign, or words
    METADATA,
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("sign", String(16), nullable=False),
    Column("words", String(LONGEST_LINE), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

archive: Final = Table(
    "archive",  # finished games, to be read whatever rules come later
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("record", Text, nullable=False),  # JSON
    Column("moments", LargeBinary, nullable=False),  # the end by everybody's eyes, as packed JSON
)

days: Final = Table(
    "days",  # first tries at the deal of a day, and how they ended; they outlive their tables
    METADATA,
    Column("day", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("deal", String(16), nullable=False),  # its mark: other rules or cards have another
    Column("who", LargeBinary(32), nullable=False),  # the hash of a browser's key; nothing for the bot beside them
    Column("table_id", String(16), nullable=False),
    Column("name", String(80), nullable=False),
    Column("state", String(8), nullable=False),  # running, over, left or late
    Column("points", Integer, nullable=False),
    Column("lead", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rank", String(40), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("lines", Text, nullable=False),  # JSON: where the points come from
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("day", "game", "deal", "who"),
    Index("days_by_table", "table_id"),
)

reviews: Final = Table(
    "reviews",  # finished games, judged by what a seat could know
    METADATA,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("program", String(40), nullable=False),  # who judged it: another judges anew
    Column("told", LargeBinary, nullable=False),  # packed JSON
    PrimaryKeyConstraint("table_id", "seat"),
)

puzzles: Final = Table(
    "puzzles",  # how hard puzzles have turned out to be: those that somebody here has tried
    METADATA,
    Column("game", String(40), nullable=False),
    Column("puzzle", String(LONGEST_PUZZLE), nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("tries", Integer, nullable=False),  # people who tried it, by their first try
    Column("solved", Integer, nullable=False),  # those of them who solved it
    PrimaryKeyConstraint("game", "puzzle"),
)

tries: Final = Table(
    "tries",  # whose first try of a puzzle was counted
    METADATA,
    Column("game", String(40), nullable=False),
    Column("puzzle", String(LONGEST_PUZZLE), nullable=False),
    Column("owner", String(32), nullable=False),  # a salted hash of an address
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("game", "puzzle", "owner"),
)

server: Final = Table(
    "server",  # what all processes of this server share
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
