"""Tournaments: events, who entered, their rounds, and tables that nobody may look at before a round is over."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def _of_event() -> sa.Column[str]:
    return sa.Column("event_id", sa.String(16), sa.ForeignKey("events.id", ondelete="CASCADE"), nullable=False)


def _who(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(16), sa.ForeignKey("persons.id", ondelete="SET NULL"), nullable=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("shut", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "events",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("system", sa.String(8), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("main", sa.String(10), nullable=False),
        sa.Column("pace", sa.Float, nullable=False),
        sa.Column("per", sa.String(4), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("opens", sa.Float, nullable=False),
        sa.Column("starts", sa.Float, nullable=False),
        _who("host"),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("closed", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("events_by_state", "events", ["state", "created"])
    op.create_table(
        "event_entrants",
        _of_event(),
        sa.Column("number", sa.Integer, nullable=False),
        _who("person_id"),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
        sa.Column("entered", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("event_id", "number"),
        sa.UniqueConstraint("event_id", "person_id", name="event_entrants_once"),
    )
    op.create_index("event_entrants_by_person", "event_entrants", ["person_id"])
    op.create_table(
        "event_tables",
        _of_event(),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("event_id", "round", "number"),
    )
    op.create_index("event_tables_by_table", "event_tables", ["table_id"])
    op.create_table(
        "event_seats",
        _of_event(),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("entrant", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("event_id", "round", "number", "seat"),
    )


def downgrade() -> None:
    for table in ("event_seats", "event_tables", "event_entrants", "events"):
        op.drop_table(table)
    op.drop_column("tables", "shut")
