"""People who are known: who they are, where they sit, and what tables may promise them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

COLUMNS = (
    sa.Column("club", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("pace", sa.Float, nullable=False, server_default="0"),
    sa.Column("per", sa.String(4), nullable=False, server_default="turn"),
    sa.Column("due", sa.Float, nullable=False, server_default="0"),
    sa.Column("event", sa.String(16), nullable=False, server_default=""),
    sa.Column("wish", sa.Text, nullable=False, server_default="{}"),
)


def upgrade() -> None:
    for column in COLUMNS:
        op.add_column("tables", column)
    op.add_column("seats", sa.Column("person", sa.String(16), nullable=False, server_default=""))
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "persons",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("mark", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("barred", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "person_keys",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column(
            "person_id", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("person_keys")
    op.drop_table("persons")
    op.drop_index("seats_by_person", "seats")
    op.drop_column("seats", "person")
    for column in reversed(COLUMNS):
        op.drop_column("tables", column.name)
