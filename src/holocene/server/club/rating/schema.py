"""What is stored of games that are over: how each ended, what came of it for everybody who is known, and ratings.

`outcomes` names nobody: it holds places and points by seat, the levels of bots, and how strong each seat was thought to
be, so that ratings can be computed anew also when somebody has deleted herself since. Who sat there is said by
`results`, whose rows go with her. Both outlive their tables.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from holocene.server.club.schema import of_person
from holocene.server.schema import METADATA

outcomes: Final = Table(
    "outcomes",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("rounds", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),  # whether ratings came of it
    Column("seats", Text, nullable=False),  # JSON: `SeatKept` by seat
    Column("at", Float, nullable=False),  # ratings are computed in this order
    Index("outcomes_by_time", "at", "table_id"),
)

results: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(16), ForeignKey("outcomes.table_id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    of_person(),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),  # she gave up, or a bot played for her at the end
    Column("finds", Text),  # JSON: the cards that she came to, in their order; null until the archivist has looked
    Column("rating", Float),  # after the game, of all seasons; null where it was not rated
    Column("deviation", Float),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

ratings: Final = Table(
    "ratings",
    METADATA,
    of_person(),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("season", String(8), nullable=False),  # "2026-4", or "all"
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person_id", "game", "players", "season"),
    Index("ratings_by_strength", "game", "players", "season", "rating"),
)
