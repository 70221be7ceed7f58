"""Ways back to oneself: passkeys, addresses, and what somebody is to prove."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def _of_person(nullable: bool = False, index: bool = False, primary_key: bool = False) -> sa.Column[str]:
    named = sa.ForeignKey("persons.id", ondelete="CASCADE")
    return sa.Column("person_id", sa.String(16), named, nullable=nullable, index=index or None, primary_key=primary_key)


def upgrade() -> None:
    op.create_table(
        "person_passkeys",
        sa.Column("credential", sa.LargeBinary, primary_key=True),
        _of_person(index=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "person_addresses",
        _of_person(primary_key=True),
        sa.Column("address", sa.String(254), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "person_asked",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        _of_person(nullable=True, index=True),
        sa.Column("browser", sa.LargeBinary(32), nullable=False),
        sa.Column("secret", sa.LargeBinary(64), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("person_asked_by_time", "person_asked", ["at"])


def downgrade() -> None:
    op.drop_table("person_asked")
    op.drop_table("person_addresses")
    op.drop_table("person_passkeys")
