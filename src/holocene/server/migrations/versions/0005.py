"""Invitations that are used up, deals with everybody's words, claims, notices, an archive and the server's own keys.

Games that run keep the deal they have. A table that still waits for people is dealt anew when they have come.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

COLUMNS = {
    "tables": (
        sa.Column("owner", sa.String(32), nullable=False, server_default=""),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("ended", sa.String(16), nullable=False, server_default=""),
        sa.Column("words", sa.Text, nullable=False, server_default="[]"),
        sa.Column("people", sa.Integer, nullable=False, server_default="0"),
    ),
    "seats": (
        sa.Column("word", sa.String(64), nullable=False, server_default=""),
        sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("absent", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    ),
    "links": (sa.Column("kind", sa.String(8), nullable=False, server_default="seat"),),
    "answers": (sa.Column("asked", sa.LargeBinary(16), nullable=False, server_default=""),),
}
UNTAKEN = "SELECT 1 FROM seats s WHERE s.table_id = links.table_id AND s.seat = links.seat AND s.joined = {false}"


def upgrade() -> None:
    for table, columns in COLUMNS.items():
        for column in columns:
            op.add_column(table, column)
    false = "0" if op.get_bind().dialect.name == "sqlite" else "false"
    op.execute("UPDATE tables SET words = '' WHERE state = 'open'")
    op.execute("UPDATE links SET kind = CASE seat WHEN -1 THEN 'watch' ELSE 'host' END WHERE seat < 0")
    op.execute(f"UPDATE links SET kind = 'invite' WHERE seat >= 0 AND EXISTS ({UNTAKEN.format(false=false)})")
    op.create_index("tables_by_owner", "tables", ["owner"])
    _create_tables()


def _create_tables() -> None:
    def of_table() -> sa.Column[str]:
        return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)

    op.create_table(
        "claims",
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("accepted", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "notices",
        of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "archive",
        of_table(),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("moments", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "server",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("claims", "notices", "archive", "server"):
        op.drop_table(table)
    op.drop_index("tables_by_owner", "tables")
    for table, columns in COLUMNS.items():
        for column in columns:
            op.drop_column(table, str(column.name))
