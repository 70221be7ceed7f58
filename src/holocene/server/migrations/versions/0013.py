"""Where people meet: who is here, who is invited, who will not meet, and bells between processes."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def _person(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True)


def upgrade() -> None:
    op.create_table(
        "blocks",
        _person("person_id"),
        _person("other_id"),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "other_id"),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        _person("inviter_id"),
        _person("person_id"),
        sa.Column("again", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "person_id"),
    )
    op.create_table(
        "here",
        _person("person_id"),
        sa.Column("worker", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "worker", "table_id"),
    )
    op.create_table(
        "bells",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("bells", "here", "invitations", "blocks"):
        op.drop_table(name)
