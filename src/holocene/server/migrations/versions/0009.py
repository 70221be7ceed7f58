"""The deal of a day: which tables play it, and how first tries ended."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("daily", sa.String(10), nullable=False, server_default=""))
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("deal", sa.String(16), nullable=False),
        sa.Column("who", sa.LargeBinary(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("lead", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("rank", sa.String(40), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "deal", "who"),
    )
    op.create_index("days_by_table", "days", ["table_id"])


def downgrade() -> None:
    op.drop_table("days")
    op.drop_column("tables", "daily")
