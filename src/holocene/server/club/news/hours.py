"""When somebody is told: at once or together, and never in her quiet hours, by the clock on her wall.

All moments are seconds since 1970. Where clocks are put forward, an hour that is not there is the one after it; where
they are put back, an hour that comes twice is quiet twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from holocene.server.club.news.kinds import Digest

DAY: Final = 24 * 60  # minutes
NEVER: Final = -1


class Hours(msgspec.Struct, frozen=True):
    """When somebody wants to be told. The quiet hours may go over midnight; of the same beginning and end, none are."""

    digest: Digest = "once"
    minutes: int = 30
    hour: int = 18
    quiet_from: int = NEVER
    quiet_until: int = NEVER
    zone: str = "UTC"

    def due(self, happened: float, last: float, is_urgent: bool = False) -> float:
        """When something that happened is to be told, where the last message went at `last`."""
        at = happened
        if self.digest == "minutes" and not is_urgent:
            at = max(at, last + self.minutes * 60)
        elif self.digest == "daily" and not is_urgent:
            at = next_at(self.hour * 60, self.zone, happened)
        return self.after_quiet(at)

    def is_quiet(self, at: float) -> bool:
        """Whether she is not to be disturbed at a moment."""
        if NEVER in (self.quiet_from, self.quiet_until):
            return False
        now = datetime.fromtimestamp(at, zone_of(self.zone))
        since = (now.hour * 60 + now.minute - self.quiet_from) % DAY
        return since < (self.quiet_until - self.quiet_from) % DAY

    def after_quiet(self, at: float) -> float:
        """The moment, or the end of the quiet hours that it falls into."""
        if not self.is_quiet(at):
            return at
        return next(each for each in _moments(self.quiet_until, self.zone, at) if each > at and not self.is_quiet(each))


def zone_of(name: str) -> tzinfo:
    """The zone of a clock; that of Greenwich where nobody here knows it."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):  # no such name, a folder, or one that leads out of it
        return UTC


def next_at(minute: int, zone: str, after: float) -> float:
    """When a clock next shows a time of day, given in minutes."""
    return next(each for each in _moments(minute, zone, after, folds=(0,)) if each > after)


def _moments(minute: int, zone: str, about: float, folds: tuple[int, ...] = (0, 1)) -> Iterator[float]:
    """When it shows it, from the day before a moment on; for both folds twice where the hour comes twice."""
    clock = zone_of(zone)
    first = datetime.fromtimestamp(about, clock).replace(hour=0, minute=0, second=0, microsecond=0) - timedelta(days=1)
    for days in range(5):
        day = first + timedelta(days=days)
        shown = day.replace(hour=minute // 60, minute=minute % 60)
        first_time = shown.timestamp()
        yield from (at for fold in folds if (at := shown.replace(fold=fold).timestamp()) >= first_time)
