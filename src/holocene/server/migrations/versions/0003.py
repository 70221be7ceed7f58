"""Whose turn it is, for lists of tables. A table that goes on tells it from its next move on."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("to_act", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("tables", "to_act")
