"""What is stored of news: what people want to be told and how, what happened, and what is still to be sent.

`errands` are only ever added by those who make moves, so no move waits for another, nor for a sender. Who sends locks
a person's way by its row in `posts`, which is also where it is written down that a mail server or a browser's push
service does not answer.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from holocene.server.club.schema import LONGEST_LABEL, of_person
from holocene.server.schema import METADATA

LONGEST_URL: Final = 1000
LONGEST_PLACE: Final = 24  # letters of the name of a browser

choices: Final = Table(
    "news_choices",  # one row for each person who ever looked after this
    METADATA,
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(8), nullable=False),  # once, minutes or daily
    Column("minutes", Integer, nullable=False),  # between two messages, of a digest by minutes
    Column("hour", Integer, nullable=False),  # of a daily one, by her clock
    Column("quiet_from", Integer, nullable=False),  # minutes after midnight by her clock; -1 where no hours are quiet
    Column("quiet_until", Integer, nullable=False),
    Column("deal_hour", Integer, nullable=False),  # when she is told of today's deal
    Column("deal_due", Float, nullable=False, index=True),  # when that is next; 0 where it is not
    Column("origin", String(200), nullable=False),  # how links to this server begin for her
    Column("hook", String(LONGEST_URL), nullable=False),
    Column("hook_form", String(8), nullable=False),  # json, slack or discord
    Column("hook_secret", String(64), nullable=False),  # what messages to it are signed with
    Column("feed", String(32), nullable=False),  # what the address of her feeds is made from; nothing without one
)

wishes: Final = Table(
    "news_wishes",  # the switches that are on
    METADATA,
    of_person(),
    Column("channel", String(8), nullable=False),
    Column("wish", String(12), nullable=False),
    PrimaryKeyConstraint("person_id", "channel", "wish"),
)

pushes: Final = Table(
    "pushes",  # browsers that are sent notifications
    METADATA,
    Column("id", String(LONGEST_PLACE), primary_key=True),  # the hash of its address
    of_person(),
    Column("endpoint", String(LONGEST_URL), nullable=False),
    Column("key", String(120), nullable=False),  # what messages are encrypted for
    Column("auth", String(60), nullable=False),
    Column("label", String(LONGEST_LABEL), nullable=False),
    Column("created", Float, nullable=False),
)

news: Final = Table(
    "news",  # what happened to somebody
    METADATA,
    Column("id", Integer, primary_key=True),
    of_person(),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=True, index=True),
    Column("kind", String(12), nullable=False),
    Column("facts", Text, nullable=False),  # JSON
    Column("created", Float, nullable=False, index=True),
)

errands: Final = Table(
    "errands",  # what is to be sent still
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("news_id", Integer, ForeignKey("news.id", ondelete="CASCADE"), nullable=False, index=True),
    of_person(),
    Column("place", String(LONGEST_PLACE), nullable=False),  # mail, hook, or the name of a browser
    Column("due", Float, nullable=False),
    Index("errands_by_due", "due"),
)

posts: Final = Table(
    "posts",  # a person's ways, while and after something went by them
    METADATA,
    of_person(),
    Column("place", String(LONGEST_PLACE), nullable=False),
    Column("due", Float, nullable=False),  # nothing goes before
    Column("lease", Float, nullable=False),  # until when somebody else is at it
    Column("worker", String(40), nullable=False),  # who
    Column("last", Float, nullable=False),  # when the last message went
    Column("tries", Integer, nullable=False),  # that failed, one after the other
    Column("since", Float, nullable=False),  # when the first of them did
    PrimaryKeyConstraint("person_id", "place"),
)
