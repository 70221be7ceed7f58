"""What another process did at a table: it tells, and the same is done here, so that nothing has to be read again.

PostgreSQL hands a message on when the transaction that it belongs to is done, and in that order. The revision in it,
and the number of the row of the log, say whether it is what comes next here. Where it is not, the message is a hint
like any other: whoever listens looks at the database.
"""

from __future__ import annotations

from typing import Final

import msgspec

from holocene.core.errors import HoloceneError
from holocene.server.desks import Desk
from holocene.server.playing import Entry
from holocene.server.rows import TableRow
from holocene.server.standing import row_after

MOVED: Final = "moved"  # instead of news that are too long
LONGEST: Final = 7000  # bytes: a message may have 8,000


class News(msgspec.Struct, frozen=True, array_like=True):
    """A row of the log, and the table's row after it as far as the match does not say."""

    entry: Entry
    revision: int
    changed: float
    due: float = 0.0
    timed: int = 0
    held: float = 0.0


READER: Final = msgspec.json.Decoder(News)


def news_of(entry: Entry, row: TableRow) -> str:
    """What to tell the other processes."""
    told = msgspec.json.encode(News(entry, row.revision, row.changed, row.due, row.timed, row.held))
    return told.decode() if len(told) <= LONGEST else MOVED


def read_news(told: str) -> News | None:
    """News that were told; None where they were too long, or those of another version of the server."""
    try:
        return READER.decode(told)
    except msgspec.MsgspecError:
        return None


def catch_up(desk: Desk, news: News) -> bool:
    """Whether a table in memory has what the news say, or has it now."""
    if not desk.is_dealt or desk.revision < news.revision - 1:
        return False
    if desk.revision >= news.revision:
        return True
    if desk.now.number != news.entry.number - 1:  # it was read in the log already, after the table's row was
        return False
    try:
        desk.now.follow([news.entry])
    except (HoloceneError, msgspec.MsgspecError):
        desk.forget()  # whoever reads it from the database will find out what is wrong
        return False
    desk.row = msgspec.structs.replace(
        row_after(desk, news.entry), revision=news.revision, changed=news.changed,
        due=news.due, timed=news.timed, held=news.held,
    )  # fmt: skip
    desk.revision = news.revision
    return True
