"""Games that are played on from a moment of another one, and reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

COLUMNS = (
    sa.Column("position", sa.Text, nullable=False, server_default=""),
    sa.Column("branch", sa.Text, nullable=False, server_default=""),
)


def upgrade() -> None:
    for column in COLUMNS:
        op.add_column("tables", column)
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("program", sa.String(40), nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
    for column in COLUMNS:
        op.drop_column("tables", str(column.name))
