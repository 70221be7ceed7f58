"""What people are told of their clocks."""

from __future__ import annotations

import msgspec


class OwnClock(msgspec.Struct, frozen=True):
    """Until when somebody is on vacation, or 0, and how many days of it she has left in this year."""

    until: float
    days_left: float


class NextTable(msgspec.Struct, frozen=True):
    """The table that waits for somebody with the least time left, or nothing; how many wait."""

    table: str = ""
    seat: int = -1
    due: float = 0.0
    count: int = 0
