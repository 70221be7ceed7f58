"""News: what people want to be told, what happened, and what is still to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def _of_person() -> sa.Column:
    key = sa.ForeignKey("persons.id", ondelete="CASCADE")
    return sa.Column("person_id", sa.String(16), key, nullable=False, index=True)


def upgrade() -> None:
    op.create_table(
        "news_choices",
        sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("digest", sa.String(8), nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("deal_hour", sa.Integer, nullable=False),
        sa.Column("deal_due", sa.Float, nullable=False, index=True),
        sa.Column("origin", sa.String(200), nullable=False),
        sa.Column("hook", sa.String(1000), nullable=False),
        sa.Column("hook_form", sa.String(8), nullable=False),
        sa.Column("hook_secret", sa.String(64), nullable=False),
        sa.Column("feed", sa.String(32), nullable=False),
    )
    op.create_table(
        "news_wishes",
        _of_person(),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("wish", sa.String(12), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "channel", "wish"),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(24), primary_key=True),
        _of_person(),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "news",
        sa.Column("id", sa.Integer, primary_key=True),
        _of_person(),
        sa.Column("table_id", sa.String(16), table, nullable=True, index=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False, index=True),
    )
    told = sa.ForeignKey("news.id", ondelete="CASCADE")
    op.create_table(
        "errands",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("news_id", sa.Integer, told, nullable=False, index=True),
        _of_person(),
        sa.Column("place", sa.String(24), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
    )
    op.create_index("errands_by_due", "errands", ["due"])
    op.create_table(
        "posts",
        _of_person(),
        sa.Column("place", sa.String(24), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("lease", sa.Float, nullable=False),
        sa.Column("worker", sa.String(40), nullable=False),
        sa.Column("last", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "place"),
    )


def downgrade() -> None:
    for name in ("posts", "errands", "news", "pushes", "news_wishes", "news_choices"):
        op.drop_table(name)
