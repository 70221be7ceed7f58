"""What is stored for fair company: reports, who was silenced, unwelcome words, and the log of what was done."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from holocene.server.club.schema import of_person
from holocene.server.schema import METADATA

LONGEST_REPORT: Final = 500  # letters
LONGEST_PATTERN: Final = 80
LONGEST_WHY: Final = 500

reports: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    of_person(),  # who tells
    of_person("about_id"),
    Column("table_id", String(16), nullable=False),  # where it happened, or nothing
    Column("kind", String(16), nullable=False),
    Column("words", String(LONGEST_REPORT), nullable=False),
    Column("at", Float, nullable=False),
    Column("open", Boolean, nullable=False),  # nobody has seen to it yet
)

silenced: Final = Table(
    "silenced",  # those who may make signs, but no words
    METADATA,
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
)

unwelcome: Final = Table(
    "unwelcome",  # patterns that no name and no line may hold, as they are compared
    METADATA,
    Column("pattern", String(LONGEST_PATTERN), primary_key=True),
    Column("at", Float, nullable=False),
)

deeds: Final = Table(
    "deeds",  # what who runs the server has done; rows are only ever added
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("who", String(80), nullable=False),  # the name of somebody at the machine, or "server"
    Column("what", String(16), nullable=False),
    Column("about", String(80), nullable=False),  # a person, a report or a pattern
    Column("why", String(LONGEST_WHY), nullable=False),
    Column("at", Float, nullable=False),
    Index("deeds_by_about", "about"),
)
