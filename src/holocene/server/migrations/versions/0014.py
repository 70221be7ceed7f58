"""Clocks: what happens when time is over, what was left when they stopped, votes, and vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

TABLES = (
    sa.Column("expiry", sa.String(4), nullable=False, server_default="bot"),
    sa.Column("timed", sa.Integer, nullable=False, server_default="0"),
    sa.Column("held", sa.Float, nullable=False, server_default="0"),
)
SEATS = (
    sa.Column("late", sa.Integer, nullable=False, server_default="0"),
    sa.Column("rest", sa.Float, nullable=False, server_default="0"),
)
INDEXES = (("tables_by_due", "tables", "due"), ("seats_by_rest", "seats", "rest"))


def upgrade() -> None:
    for table, columns in (("tables", TABLES), ("seats", SEATS)):
        for column in columns:
            op.add_column(table, column)
    for name, table, indexed in INDEXES:
        some = sa.column(indexed) > 0
        op.create_index(name, table, [indexed], sqlite_where=some, postgresql_where=some)
    op.create_table(
        "ballots",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("pace", sa.Float, nullable=False),
        sa.Column("per", sa.String(4), nullable=False),
        sa.Column("answers", sa.Text, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column(
            "person_id", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "since"),
    )


def downgrade() -> None:
    op.drop_table("vacations")
    op.drop_table("ballots")
    for name, table, _ in INDEXES:
        op.drop_index(name, table)
    for table, columns in (("seats", SEATS), ("tables", TABLES)):
        for column in reversed(columns):
            op.drop_column(table, column.name)
