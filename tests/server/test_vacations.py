"""Vacations, and the next table where it is one's turn."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from holocene.server.club.clock import times
from holocene.server.club.clock.expiring import Clocks
from tests.server.by_day import DAY, HOUR, Time, any_move, kinds
from tests.server.by_token import told
from tests.server.conftest import Table
from tests.server.test_me import introduced, shown


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(times, "now", found)
    return found


@pytest.fixture
def ada(client: Any) -> dict[str, str]:
    """The head of somebody's requests who is known."""
    key = secrets.token_urlsafe(24)
    introduced(client, key, "Ada")
    return shown(key)


def table_of(client: Any, person: dict[str, str], **more: Any) -> Any:
    """A table where somebody known sits beside somebody who is not, and it is her turn."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "s-evolution", "options": {"players": 2}, "seats": seats, "pace": DAY, **more}
    table = Table(client, client.post("/api/tables", headers=person, json=wanted).json())
    table.sit(1, "Ben")
    if table.moment()["to_act"] == 1:
        any_move(table, 1)
    assert 0 == table.moment()["to_act"]
    return table


def away_for(client: Any, person: dict[str, str], time: Time, days: int) -> Any:
    until = (datetime.fromtimestamp(time.now, UTC) + timedelta(days=days)).date()
    return client.put("/api/me/vacation", headers=person, json={"until": until.isoformat()})


def test_her_clocks_stand_still_until_she_is_back(client: Any, ada: Any, time: Time) -> None:
    """What was left is left still; everybody sees that she is away."""
    table = table_of(client, ada)
    time.pass_by(10 * HOUR)
    until = away_for(client, ada, time, 5).json()["until"]
    now = table.moment()
    assert (0, until) == (now["due"], now["seats"][0]["rest"])
    time.pass_by(3 * DAY)
    Clocks(client.app.state.service).look()
    assert (0, []) == (table.moment()["due"], kinds(table.moment()))
    back = client.put("/api/me/vacation", headers=ada, json={"until": None}).json()
    now = table.moment()
    assert (0, time.now + 14 * HOUR, 0) == (back["until"], now["due"], now["seats"][0]["rest"])


def test_her_clocks_go_on_when_the_vacation_is_over(client: Any, ada: Any, time: Time) -> None:
    table = table_of(client, ada)
    time.pass_by(10 * HOUR)
    time.now = away_for(client, ada, time, 5).json()["until"] + 1
    Clocks(client.app.state.service).look()
    now = table.moment()
    assert (time.now + 14 * HOUR, 0) == (now["due"], now["seats"][0]["rest"])


def test_a_turn_that_comes_while_she_is_away_waits(client: Any, ada: Any, time: Time) -> None:
    table = table_of(client, ada)
    while table.moment()["to_act"] == 0:
        any_move(table, 0)
    away_for(client, ada, time, 5)
    assert time.now + DAY == table.moment()["due"]
    while table.moment()["to_act"] == 1:
        any_move(table, 1)
    assert 0 == table.moment()["due"]
    client.put("/api/me/vacation", headers=ada, json={"until": None})
    assert time.now + DAY == table.moment()["due"]


def test_vacations_count_only_where_a_turn_has_a_day(client: Any, ada: Any, time: Time) -> None:
    table = table_of(client, ada, pace=DAY - 1)
    due = table.moment()["due"]
    away_for(client, ada, time, 5)
    assert (due, 0) == (table.moment()["due"], table.moment()["seats"][0]["rest"])


def waits_for(client: Any, person: dict[str, str]) -> Any:
    """A table where somebody known sits, and nobody else yet."""
    wanted = {"game": "s-evolution", "options": {"players": 2}, "pace": DAY}
    seats = [{"kind": "me"}, {"kind": "open"}]
    return Table(client, client.post("/api/tables", headers=person, json={**wanted, "seats": seats}).json())


def test_who_goes_away_before_the_game_begins_is_away_in_it(client: Any, ada: Any, time: Time) -> None:
    """And who is back by then is back."""
    table, other = waits_for(client, ada), waits_for(client, ada)
    until = away_for(client, ada, time, 5).json()["until"]
    table.sit(1, "Ben")
    assert until == table.moment()["seats"][0]["rest"]
    client.put("/api/me/vacation", headers=ada, json={"until": None})
    other.sit(1, "Ben")
    assert [0, 0] == [each.moment()["seats"][0]["rest"] for each in (table, other)]


def test_whoever_sits_down_while_away_is_away(client: Any, ada: Any, time: Time) -> None:
    away_for(client, ada, time, 5)
    assert 0 == table_of(client, ada).moment()["due"]


def test_thirty_days_in_a_year(client: Any, ada: Any, time: Time) -> None:
    assert {"until": 0, "days_left": 30} == client.get("/api/me/clock", headers=ada).json()
    assert (422, "server-vacation-past") == told(away_for(client, ada, time, -2), "key")
    assert (422, "server-vacation-long") == told(away_for(client, ada, time, 31), "key")
    assert 200 == away_for(client, ada, time, 20).status_code
    assert 200 == away_for(client, ada, time, 10).status_code
    time.pass_by(12 * DAY)
    assert 18 < client.get("/api/me/clock", headers=ada).json()["days_left"] < 21
    assert (422, "server-vacation-long") == told(away_for(client, ada, time, 22), "key")
    time.pass_by(370 * DAY)
    assert 30 == client.get("/api/me/clock", headers=ada).json()["days_left"]


@pytest.mark.parametrize(("zone", "ends"), [("UTC", 0), ("Asia/Tokyo", -9)])
def test_the_last_day_belongs_to_it_where_she_is(client: Any, time: Time, zone: str, ends: int) -> None:
    key = secrets.token_urlsafe(24)
    client.post("/api/me", headers=shown(key), json={"name": "Ada", "mark": "wheel", "zone": zone})
    last = datetime.fromtimestamp(time.now, UTC).date() + timedelta(days=3)
    until = client.put("/api/me/vacation", headers=shown(key), json={"until": last.isoformat()}).json()["until"]
    midnight = datetime(last.year, last.month, last.day, tzinfo=UTC) + timedelta(days=1)
    assert (midnight + timedelta(hours=ends)).timestamp() == until


def test_of_two_who_are_away_one_comes_back(client: Any, ada: Any, time: Time) -> None:
    key = secrets.token_urlsafe(24)
    introduced(client, key, "Ben")
    table = waits_for(client, ada)
    client.post(f"{table.url}/join", headers={**table.head(1), **shown(key)}, json={"name": "Ben"})
    longer = away_for(client, shown(key), time, 9).json()["until"]
    time.now = away_for(client, ada, time, 5).json()["until"] + 1
    Clocks(client.app.state.service).look()
    assert [0, longer] == [seat["rest"] for seat in table.moment()["seats"]]


def test_vacations_are_told_with_everything(client: Any, ada: Any, time: Time) -> None:
    until = away_for(client, ada, time, 3).json()["until"]
    stored = client.get("/api/me/everything", headers=ada).json()["stored"]["vacations"]
    assert [{"since": time.now, "until": until}] == stored


def test_the_next_table_has_the_least_time_left(client: Any, ada: Any, time: Time) -> None:
    """Tables without a clock come last; the one that she looks at does not count."""
    free = table_of(client, ada, pace=0)
    slow = table_of(client, ada, pace=3 * DAY)
    quick = table_of(client, ada, pace=HOUR)
    idle = table_of(client, ada)
    while idle.moment()["to_act"] == 0:
        any_move(idle, 0)

    def following(after: str) -> Any:
        return client.get("/api/me/next", headers=ada, params={"after": after}).json()

    first = following("")
    assert (quick.id, 0, 3) == (first["table"], first["seat"], first["count"])
    assert (slow.id, 2) == (following(quick.id)["table"], following(quick.id)["count"])
    for table in (quick, slow):
        while table.moment()["to_act"] == 0:
            any_move(table, 0)
    assert (free.id, 1) == (following("")["table"], following("")["count"])
    assert ("", 0) == (following(free.id)["table"], following(free.id)["count"])


def test_the_last_day_of_all_is_too_far(client: Any, ada: Any, time: Time) -> None:
    answer = client.put("/api/me/vacation", headers=ada, json={"until": "9999-12-31"})
    assert (422, "server-vacation-long") == told(answer, "key")
