"""Who is welcome to the open seats of a table, in its maker's words: a wish, which turns nobody away."""

from __future__ import annotations

from typing import Final

import msgspec

from holocene.server.plain import plain
from holocene.server.rows import TableRow, damaged


class Wish(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of words, whether beginners are welcome, and a range of ratings; 0 where there is no bound."""

    note: str = ""
    beginners: bool = False
    low: int = 0
    high: int = 0


READER: Final = msgspec.json.Decoder(Wish)


def stored(wish: Wish) -> str:
    """As a table keeps it."""
    tidy = msgspec.structs.replace(wish, note=plain(wish.note))
    return msgspec.json.encode(tidy).decode()


def wish_of(row: TableRow) -> Wish:
    """What a table's maker wishes; Damaged where that cannot be read."""
    try:
        return READER.decode(row.wish)
    except msgspec.MsgspecError as error:
        raise damaged(row.id) from error
