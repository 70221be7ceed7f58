"""When somebody is told: by her own clock, also in the nights when it is put forward or back."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from holocene.server.club.news.hours import Hours, next_at

PARIS = "Europe/Paris"
NIGHT = Hours(quiet_from=22 * 60, quiet_until=8 * 60, zone=PARIS)


def at(day: str, clock: str, zone: str = PARIS, fold: int = 0) -> float:
    return datetime.fromisoformat(f"{day}T{clock}").replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def told(moment: float, zone: str = PARIS) -> str:
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%m-%d %H:%M")


@pytest.mark.parametrize(
    ("clock", "comes"),
    [("21:59", "06-10 21:59"), ("22:00", "06-11 08:00"), ("23:30", "06-11 08:00"), ("07:59", "06-10 08:00")],
)
def test_news_of_the_night_come_in_the_morning(clock: str, comes: str) -> None:
    assert comes == told(NIGHT.due(at("2026-06-10", clock), 0.0))


def test_quiet_hours_of_one_day_do_not_go_over_midnight() -> None:
    noon = Hours(quiet_from=12 * 60, quiet_until=14 * 60, zone=PARIS)
    assert "06-10 14:00" == told(noon.due(at("2026-06-10", "13:00"), 0.0))
    assert "06-10 23:00" == told(noon.due(at("2026-06-10", "23:00"), 0.0))


def test_no_hours_are_quiet_unless_both_ends_are_said() -> None:
    assert not Hours(quiet_from=-1, quiet_until=480).is_quiet(at("2026-06-10", "03:00"))
    assert not Hours(quiet_from=480, quiet_until=480).is_quiet(at("2026-06-10", "08:00", "UTC"))


def test_the_morning_comes_an_hour_sooner_when_clocks_are_put_forward() -> None:
    """On 29 March 2026 at 2:00 clocks in Paris show 3:00."""
    evening = at("2026-03-28", "23:00")
    assert 8 * 3600 == NIGHT.due(evening, 0.0) - evening
    gap = Hours(quiet_from=22 * 60, quiet_until=2 * 60 + 30, zone=PARIS)
    assert "03-29 03:30" == told(gap.due(evening, 0.0))


def test_the_morning_comes_an_hour_later_when_clocks_are_put_back() -> None:
    """On 25 October 2026 at 3:00 clocks in Paris show 2:00; an hour that comes twice is quiet twice."""
    evening = at("2026-10-24", "23:00")
    assert 10 * 3600 == NIGHT.due(evening, 0.0) - evening
    until = Hours(quiet_from=22 * 60, quiet_until=2 * 60 + 30, zone=PARIS)
    again = at("2026-10-25", "02:10", fold=1)
    assert until.is_quiet(again)
    assert at("2026-10-25", "02:30", fold=1) == until.due(again, 0.0)


def test_a_digest_by_minutes_counts_from_the_last_message() -> None:
    digest = Hours("minutes", minutes=30)
    assert (100.0, 1900.0) == (digest.due(100.0, -4000.0), digest.due(100.0, 100.0))
    assert 100.0 == digest.due(100.0, 100.0, is_urgent=True)


def test_a_daily_digest_comes_at_its_hour_and_after_the_quiet_ones() -> None:
    assert "06-10 18:00" == told(Hours("daily", hour=18, zone=PARIS).due(at("2026-06-10", "09:00"), 0.0))
    assert "06-11 18:00" == told(Hours("daily", hour=18, zone=PARIS).due(at("2026-06-10", "18:00"), 0.0))
    late = Hours("daily", hour=23, quiet_from=22 * 60, quiet_until=8 * 60, zone=PARIS)
    assert "06-11 08:00" == told(late.due(at("2026-06-10", "09:00"), 0.0))


def test_an_hour_that_comes_twice_tells_of_the_deal_once() -> None:
    first = next_at(150, PARIS, at("2026-10-25", "00:00"))
    assert (at("2026-10-25", "02:30"), at("2026-10-26", "02:30")) == (first, next_at(150, PARIS, first))


def test_a_clock_that_nobody_knows_shows_the_time_of_greenwich() -> None:
    for zone in ("Nowhere/Else", "..", "Europe"):
        assert datetime(2026, 6, 10, 18, tzinfo=UTC).timestamp() == next_at(
            18 * 60, zone, at("2026-06-10", "12:00", "UTC")
        )
