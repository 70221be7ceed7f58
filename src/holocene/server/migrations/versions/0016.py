"""How games ended for those who are known, their ratings, and what keeps the company fair."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def of_person(name: str = "person_id") -> sa.Column[str]:
    return sa.Column(name, sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True)


def upgrade() -> None:
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("outcomes_by_time", "outcomes", ["at", "table_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("outcomes.table_id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        of_person(),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("finds", sa.Text),
        sa.Column("rating", sa.Float),
        sa.Column("deviation", sa.Float),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "ratings",
        of_person(),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("season", sa.String(8), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", "players", "season"),
    )
    op.create_index("ratings_by_strength", "ratings", ["game", "players", "season", "rating"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        of_person(),
        of_person("about_id"),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
    )
    op.create_table(
        "silenced",
        sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "unwelcome",
        sa.Column("pattern", sa.String(80), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("deeds_by_about", "deeds", ["about"])


def downgrade() -> None:
    for name in ("deeds", "unwelcome", "silenced", "reports", "ratings", "results", "outcomes"):
        op.drop_table(name)
