"""What is stored of people: who they are, and by which keys they are known.

A key is random and stays in a browser; of it the hash is stored. Whoever deletes herself takes all rows with her that
name her: they hang on `persons`.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, LargeBinary, String, Table

from holocene.server.schema import METADATA

LONGEST_LABEL: Final = 80  # letters of what a device is called


def of_person(name: str = "person_id") -> Column[str]:
    """A column that names somebody, and goes with her."""
    return Column(name, String(16), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True)


persons: Final = Table(
    "persons",
    METADATA,
    Column("id", String(16), primary_key=True),  # everybody may know it
    Column("name", String(80), nullable=False),
    Column("mark", String(40), nullable=False),  # the find that she is drawn by
    Column("language", String(2), nullable=False),
    Column("zone", String(60), nullable=False),  # the zone of her clock, as `Europe/Paris`
    Column("hidden", Boolean, nullable=False),  # not told to others while she is here
    Column("barred", Boolean, nullable=False),  # by who runs the server
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

keys: Final = Table(
    "person_keys",
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),
    of_person(),
    Column("label", String(LONGEST_LABEL), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
