"""What is stored of people meeting: who does not want to meet whom."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, PrimaryKeyConstraint, Table

from holocene.server.club.schema import of_person
from holocene.server.schema import METADATA

blocks: Final = Table(
    "blocks",
    METADATA,
    of_person(),
    of_person("other_id"),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person_id", "other_id"),
)
