"""What is stored of people meeting: who is here, who is invited, who will not meet, and bells between processes.

**Here** is a row for everybody who is known and has a stream open, by the process that serves it: at a table, or in the
club (an empty `table_id`). One that was killed leaves rows that are forgotten after a while.

**Bells** are how processes that share a SQLite file tell each other that something changed; PostgreSQL has NOTIFY.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from holocene.server.club.schema import of_person
from holocene.server.schema import METADATA

LONGEST_NOTE: Final = 80  # letters of who is welcome at a table

blocks: Final = Table(
    "blocks",  # who does not want to meet whom
    METADATA,
    of_person(),
    of_person("other_id"),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person_id", "other_id"),
)

invitations: Final = Table(
    "invitations",  # from one person to another, as long as the table is there
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    of_person("inviter_id"),
    of_person(),
    Column("again", Boolean, nullable=False),  # after a game that they have played together
    Column("state", String(8), nullable=False),  # waiting, accepted, declined or heard: the inviter was told so
    Column("created", Float, nullable=False),
    UniqueConstraint("table_id", "person_id"),
)

here: Final = Table(
    "here",
    METADATA,
    of_person(),
    Column("worker", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("seen", Float, nullable=False),  # when that process last said that it lives
    PrimaryKeyConstraint("person_id", "worker", "table_id"),
)

bells: Final = Table(
    "bells",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("told", Text, nullable=False),  # what changed, in words
    Column("at", Float, nullable=False),
)
