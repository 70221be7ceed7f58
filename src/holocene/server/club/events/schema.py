"""What is stored of tournaments: the event, who entered, and who sits where in every round.

An event goes from `announced` to `entering`, `running` and `over`. While it runs, `round` counts the rounds that were
drawn and `closed` those whose tables are all over: whoever moves it on does so by raising one of these, which succeeds
once. A table of a round is written down without its name first; the name is filled in by the transaction that makes it.
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
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from holocene.server.schema import LONGEST_BOT, METADATA

LONGEST_NAME: Final = 60  # letters of an event's name


def _of_event() -> Column[str]:
    return Column("event_id", String(16), ForeignKey("events.id", ondelete="CASCADE"), nullable=False)


def _who(name: str) -> Column[str]:
    """Somebody who may be forgotten, while what she was part of stays."""
    return Column(name, String(16), ForeignKey("persons.id", ondelete="SET NULL"), nullable=True)


events: Final = Table(
    "events",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(2 * LONGEST_NAME), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("system", String(8), nullable=False),  # swiss or robin
    Column("size", Integer, nullable=False),  # seats a table
    Column("rounds", Integer, nullable=False),  # 0 until the start, where it is not said
    Column("main", String(10), nullable=False),  # what counts first: places or duplicate
    Column("pace", Float, nullable=False),
    Column("per", String(4), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("bot", String(LONGEST_BOT), nullable=False),  # who takes seats that would stay free
    Column("most", Integer, nullable=False),  # entrants
    Column("opens", Float, nullable=False),  # when people may enter
    Column("starts", Float, nullable=False),  # when it begins by itself; 0 where the host begins it
    _who("host"),
    Column("state", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("closed", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # rises when somebody enters or withdraws
    Column("secret", LargeBinary(32), nullable=False),
    Column("plan", Text, nullable=False),  # JSON: the rounds of a round robin
    Column("created", Float, nullable=False),
    Column("ended", Float, nullable=False),  # 0 before the end
    Index("events_by_state", "state", "created"),
)

entrants: Final = Table(
    "event_entrants",
    METADATA,
    _of_event(),
    Column("number", Integer, nullable=False),
    _who("person_id"),
    Column("since", Integer, nullable=False),  # her first round
    Column("withdrawn", Boolean, nullable=False),
    Column("entered", Float, nullable=False),
    PrimaryKeyConstraint("event_id", "number"),
    UniqueConstraint("event_id", "person_id", name="event_entrants_once"),
    Index("event_entrants_by_person", "person_id"),
)

places: Final = Table(
    "event_tables",
    METADATA,
    _of_event(),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("table_id", String(16), nullable=False),  # nothing until the table is made
    Column("state", String(8), nullable=False),  # waiting, playing, over; void where the table was deleted
    PrimaryKeyConstraint("event_id", "round", "number"),
    Index("event_tables_by_table", "table_id"),
)

chairs: Final = Table(
    "event_seats",
    METADATA,
    _of_event(),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the table in its round
    Column("seat", Integer, nullable=False),
    Column("entrant", Integer, nullable=False),  # -1 for a bot
    Column("points", Integer, nullable=True),
    Column("place", Integer, nullable=True),  # at the table, from 0
    PrimaryKeyConstraint("event_id", "round", "number", "seat"),
)
