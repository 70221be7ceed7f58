"""What is stored: tables, who sits at them, who may enter, and an append-only log of what was done.

**The log.** `moves` holds one row for everything that was acknowledged at a table, numbered 1, 2, 3 ... The key
(table, number) is the concurrency control: of two processes that answer the same moment only one can add the next
row. Nothing in it is changed or removed while the table exists. A row is of one of these kinds:

- `play`: moves that one seat made together; what orders given ahead made of them follows by itself
- `undo`: back to a number of moves, within the limits of undo (undo, restart turn)
- `back`: back to a number of moves because everybody agreed (take-back)
- `orders`: orders given ahead by a seat, which replace those before

A match is the log played again from the table's secret, so it is exact after undo too: taking moves back is
something that happened, not something that was erased. Idempotency keys are stored with the row they belong to in one
transaction. Tokens are stored as hashes only.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
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
)

LONGEST_BOT: Final = 40  # letters of a bot's name
SPECTATOR: Final = -1
HOST: Final = -2  # a creator without a seat

METADATA: Final = MetaData()


def _of_table() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


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
    Column("revision", Integer, nullable=False),  # rises with every change of anything at the table
    Column("next", String(16), nullable=False),  # the table of the rematch
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("tables_by_state", "state", "changed"),
)

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
    PrimaryKeyConstraint("table_id", "seat"),
)

links: Final = Table(
    "links",
    METADATA,
    _of_table(),
    Column("hash", LargeBinary(32), nullable=False),  # one token may open a table and its rematch
    Column("seat", Integer, nullable=False),
    Column("host", Boolean, nullable=False),
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
