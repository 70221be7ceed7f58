"""Signs and words at a table, and how long somebody may be away before a bot may play for her.

Tables of people get both kinds of talk; where nobody came by link, there is nobody to talk to.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

COLUMNS = (
    sa.Column("signs", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("absence", sa.Float, nullable=False, server_default="60"),
    sa.Column("talked", sa.Integer, nullable=False, server_default="0"),
)
INVITED = "SELECT 1 FROM seats s WHERE s.table_id = tables.id AND s.kind = 'open'"


def upgrade() -> None:
    for column in COLUMNS:
        op.add_column("tables", column)
    true = "1" if op.get_bind().dialect.name == "sqlite" else "true"
    op.execute(f"UPDATE tables SET signs = {true}, chat = {true} WHERE EXISTS ({INVITED})")
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("sign", sa.String(16), nullable=False),
        sa.Column("words", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )


def downgrade() -> None:
    op.drop_table("talk")
    for column in COLUMNS:
        op.drop_column("tables", str(column.name))
