"""Seasons: quarters of a year, by the clock of Greenwich. Everybody begins anew with each; `ALL` never ends."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

ALL: Final = "all"
QUARTERS: Final = 4
MONTHS: Final = 3


def season_of(at: float) -> str:
    """The season that a moment belongs to.

    >>> season_of(0), season_of(datetime(2026, 12, 31, 23, 59, tzinfo=UTC).timestamp())
    ('1970-1', '2026-4')
    """
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-{(day.month - 1) // MONTHS + 1}"


def span_of(season: str) -> tuple[float, float]:
    """When a season begins and when the next one does.

    >>> [season_of(each) for each in span_of("2026-4")]
    ['2026-4', '2027-1']
    """
    year, quarter = (int(part) for part in season.split("-"))
    after = (year, quarter + 1) if quarter < QUARTERS else (year + 1, 1)
    return _begin(year, quarter), _begin(*after)


def _begin(year: int, quarter: int) -> float:
    return datetime(year, (quarter - 1) * MONTHS + 1, 1, tzinfo=UTC).timestamp()
