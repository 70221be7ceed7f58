"""What is stored of clocks, beside the columns of tables and seats: questions to the table, and vacations."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Integer, PrimaryKeyConstraint, String, Table, Text

from holocene.server.club.schema import of_person
from holocene.server.schema import METADATA

ballots: Final = Table(
    "ballots",  # a question to those at a table, one at a time
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), nullable=False),  # late, back or pace
    Column("seat", Integer, nullable=False),  # whom it is about, or who asks
    Column("pace", Float, nullable=False),  # that is proposed
    Column("per", String(4), nullable=False),
    Column("answers", Text, nullable=False),  # JSON: the choice by seat
)

vacations: Final = Table(
    "vacations",
    METADATA,
    of_person(),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
    PrimaryKeyConstraint("person_id", "since"),
)
