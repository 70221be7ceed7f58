"""Today's deal at a server: the same cards everywhere, one try that counts, and others' games after one's own."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from holocene.bots import daily
from holocene.bots.base import Clock
from holocene.bots.daily import begin, generator, outcome_of, secret_of
from holocene.bots.registry import make_ready
from holocene.core.contract.registry import load_game
from holocene.server import days
from holocene.server.app import create_app
from holocene.server.days_shown import TryState
from holocene.server.schema import tables
from holocene.server.settings import Settings
from holocene.server.tending import expire_days
from holocene.server.tokens import hashed
from tests.server.direct import TestClient

DAY = date(2026, 11, 20)
ADA, BEN, CHEN = "ada-".ljust(30, "a"), "ben-".ljust(30, "b"), "chen-".ljust(30, "c")
SOLO, PAIR = "progress", "s-evolution"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[date]:
    """The day that it is."""
    at = [DAY]
    monkeypatch.setattr(daily, "today", lambda: at[0])
    return at


@pytest.fixture
def other(tmp_path: Path) -> Iterator[TestClient]:
    """A second server, with a salt of its own."""
    url = f"sqlite:///{tmp_path / 'other.sqlite'}"
    with TestClient(create_app(Settings(database=url, durable=False, rate=0, creations_rate=0))) as client:
        yield client


def heads(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def sat(client: Any, game: str, key: str, name: str = "") -> dict[str, Any]:
    answer = client.post(f"/api/today/{game}", headers=heads(key), json={"name": name})
    assert 201 == answer.status_code, answer.text
    found: dict[str, Any] = answer.json()
    return found


def board(client: Any, key: str = "", **params: str) -> dict[str, Any]:
    answer = client.get(f"/api/today/{SOLO}", headers=heads(key) if key else {}, params=params)
    assert 200 == answer.status_code, answer.text
    found: dict[str, Any] = answer.json()
    return found


def play_out(client: Any, made: dict[str, Any], rng: Random) -> dict[str, Any]:
    """To the end, at random; bots play in their threads meanwhile."""
    url, head = f"/api/tables/{made['table']}", heads(made["token"])
    now = client.get(f"{url}/moment", headers=head).json()
    while now["state"] != "over":
        if now["moves"]:
            body = {"n": now["n"], "moves": [rng.choice(now["moves"])["move"]]}
            now = client.post(f"{url}/moves", headers=head, json=body).json()
        else:
            time.sleep(0.005)
            now = client.get(f"{url}/moment", headers=head).json()
    found: dict[str, Any] = now
    return found


def test_the_secret_of_a_day_never_changes() -> None:
    """What everybody in the world derives; a new value here is a new deal for all of them."""
    solo, pair = load_game(SOLO), load_game(PAIR)
    assert "8e36cfa29ca349c0ffe74af6db8b685f78a27fbd99040283dd4bee8ae374e20d" == secret_of(solo, DAY).hex()
    assert "09a21a7776879b420fd323226d012e3f17c772f10679f5577c98dbbcfbff324e" == secret_of(pair, DAY).hex()
    standard = load_game(SOLO, Path(__file__).parents[1] / "progress" / "standard")
    assert secret_of(solo, DAY) != secret_of(standard, DAY), "other cards are another deal"


def test_two_servers_and_a_terminal_play_the_same(client: TestClient, other: TestClient, clock: list[date]) -> None:
    """Equal moves of the person bring about equal games, whoever lets the bot choose."""
    game = load_game(PAIR)
    ends = [play_out(each, sat(each, PAIR, ADA), Random(4)) for each in (client, other)]
    match, rng, bot = begin(game, DAY), Random(4), make_ready("merchant", game)
    while (seat := match.to_act) is not None:
        legal = match.legal()
        choice = rng.choice(legal) if seat == 0 else bot.choose(match.view(1), legal, Clock(), generator(match))
        match.play(choice)
    assert [list(match.scores())] * 2 == [end["scores"]["totals"] for end in ends]
    assert [match.record().secret] * 2 == [end["secret"] for end in ends]


def test_the_first_try_counts_and_opens_the_others(client: TestClient, clock: list[date]) -> None:
    """Before, a replay is refused by whatever way; names and points are for everybody."""
    ada, ben = sat(client, SOLO, ADA, "Ada"), sat(client, SOLO, BEN, "Ben")
    assert ada == sat(client, SOLO, ADA, "Ada again"), "the same key has the same table"
    assert ada["token"] != ben["token"], "nobody's seat opens by another's"
    bodies: dict[str, Any] = {"hint": {"step": 1}, "takeback": {"n": 0}, "leave": {}, "again": {}, "branch": {"n": 0}}
    for path, body in bodies.items():
        answer = client.post(f"/api/tables/{ada['table']}/{path}", headers=heads(ada["token"]), json=body)
        assert answer.status_code in (403, 409), path
    end = play_out(client, ada, Random(1))
    shut = board(client, BEN)
    assert (True, 1, "running") == (shut["shut"], shut["played"], shut["own"]["state"])
    assert [("Ada", end["scores"]["totals"][0])] == [(row["name"], row["points"]) for row in shut["rows"]]
    assert "table" not in shut["rows"][0], "the others' games open after one's own"
    refused = client.get(f"/api/tables/{ada['table']}/moment")
    assert (403, "server-today-shut") == (refused.status_code, refused.json()["key"])
    play_out(client, ben, Random(2))
    both = board(client, BEN)
    assert (False, 2) == (both["shut"], both["played"])
    row = next(each for each in both["rows"] if each["name"] == "Ada")
    watched = client.get(f"/api/tables/{row['table']}/at/3", headers=heads(row["token"]))
    assert 200 == watched.status_code
    for path in ("again", "rematch"):
        later = client.post(f"/api/tables/{ada['table']}/{path}", headers=heads(ada["token"])).json()["table"]
        asked = [client.get(f"/api/tables/{later}/moment", headers=heads(each["token"])) for each in (row, ada)]
        assert [401, 200] == [each.status_code for each in asked], "what she plays afterwards is hers"
    assert sorted(each["place"] for each in both["rows"]) == [1, 2]
    assert all("table" not in each for each in board(client)["rows"]), "nor to who has no key"
    shown = client.get("/api/today", headers=heads(ADA)).json()
    own = {each["game"]: each["own"] for each in shown["deals"]}
    assert {SOLO, PAIR} == set(own)
    assert sum(line["points"] for line in own[SOLO]["result"]["lines"]) == end["scores"]["totals"][0]
    clock[0] = DAY + timedelta(days=2)
    assert all("table" in each for each in board(client, day="2026-11-20")["rows"]), "nobody can play it any more"
    assert 200 == client.get(f"/api/tables/{ada['table']}/moment").status_code
    assert ["2026-11-20"] == board(client)["days"]


def test_a_try_outlives_its_table_and_no_longer_than_boards_are_kept(other: TestClient, clock: list[date]) -> None:
    """Whoever throws her table away has had her try; who wants to be forgotten is."""
    made = sat(other, SOLO, ADA, "Ada")
    assert 200 == other.delete(f"/api/tables/{made['table']}", headers=heads(made["token"])).status_code
    assert made == sat(other, SOLO, ADA)
    assert ("left", None) == tuple(board(other, ADA)["own"][key] for key in ("state", "place"))
    assert 401 == other.delete("/api/today", headers=heads("short")).status_code
    assert {"results": 1} == other.delete("/api/today", headers=heads(ADA)).json()
    service = other.app.state.service
    with service.database.read() as connection:
        assert [""] == [row.name for row in days.find_own(connection, "2026-11-20", SOLO, hashed(ADA))]
        assert [] == list(connection.execute(select(tables)))
    clock[0] = DAY + timedelta(days=500)
    assert 1 == expire_days(service.database, service.settings)


def test_who_was_forgotten_stays_so(other: TestClient, clock: list[date]) -> None:
    """Also when her game ends later."""
    made = sat(other, SOLO, ADA, "Ada")
    assert {"results": 1} == other.delete("/api/today", headers=heads(ADA)).json()
    play_out(other, made, Random(1))
    assert [""] == [row["name"] for row in board(other)["rows"]]


def test_places_are_those_of_people_at_one_deal(other: TestClient, clock: list[date]) -> None:
    """Equals share the better place. A bot, another deal of the day, and what was given up or came late have none."""
    day, mark = DAY.isoformat(), daily.mark_of(load_game(SOLO), DAY)
    tried: list[tuple[str, TryState, int, str]] = [
        ("Ada", "over", 40, mark), ("Ben", "over", 40, mark), ("Chen", "over", 30, mark), ("Dot", "late", 60, mark),
        ("Eli", "left", 0, mark), ("Fay", "over", 70, "other"), ("", "over", 55, mark),
    ]  # fmt: skip
    with other.app.state.service.database.write() as connection:
        for name, state, points, deal in tried:
            who = hashed(name) if name else days.NOBODY
            days.add(connection, days.TryRow(day, SOLO, deal, who, name, name, state, points, points, True))
    found = board(other)
    assert [("Ada", 1), ("Ben", 1), ("Chen", 3)] == [(row["name"], row["place"]) for row in found["rows"]]
    assert (3, 55) == (found["played"], found["bot"]["lead"])
    assert [{"lead": 30, "n": 1}, {"lead": 40, "n": 2}] == found["counts"]
    shown = next(each for each in other.get("/api/today").json()["deals"] if each["game"] == SOLO)
    assert (3, 40) == (shown["played"], shown["best"])


def test_a_deal_is_finished_on_its_day_or_the_next_and_not_given_up(other: TestClient, clock: list[date]) -> None:
    """The day after, the others' games are still shut to who has not played; later the deal counts no more."""
    tables = {key: sat(other, SOLO, key) for key in (ADA, BEN, CHEN)}
    gone = tables[CHEN]
    assert 200 == other.post(f"/api/tables/{gone['table']}/resign", headers=heads(gone["token"])).status_code
    clock[0] = DAY + timedelta(days=1)
    play_out(other, tables[ADA], Random(1))
    assert board(other, day="2026-11-20")["shut"]
    clock[0] = DAY + timedelta(days=2)
    play_out(other, tables[BEN], Random(2))
    own = {key: board(other, key, day="2026-11-20")["own"] for key in tables}
    assert [("over", 1), ("late", None), ("left", None)] == [(own[key]["state"], own[key]["place"]) for key in tables]
    assert (None, False) == (own[CHEN]["result"], board(other, day="2026-11-20")["shut"])


def test_no_name_grows_beyond_its_room(other: TestClient, clock: list[date]) -> None:
    """A letter that is written as three, forty times: PostgreSQL keeps no more than eighty letters."""
    made = sat(other, SOLO, ADA, "\ufb2c" * 40)
    url = f"/api/tables/{made['table']}"
    assert 40 == len(other.get(url).json()["seats"][0]["name"])
    assert 200 == other.post(f"{url}/join", headers=heads(made["token"]), json={"name": "\ufb2d" * 40}).status_code
    assert 40 == len(other.get(url).json()["seats"][0]["name"])


def test_days_and_games_without_a_deal_are_told(client: TestClient, clock: list[date]) -> None:
    for path, key in (("progress?day=2026-11-21", "day"), ("progress?day=2026-13-01", "day"), ("chess", "")):
        answer = client.get(f"/api/today/{path}")
        assert (404, f"server-today-{key}" if key else "no-such-game") == (answer.status_code, answer.json()["key"])
    assert [SOLO, PAIR] == client.get("/api/today").json()["puzzles"]


def test_a_result_is_that_of_the_books() -> None:
    """Alone the lead is the points; against somebody it is the difference."""
    match = begin(load_game(SOLO), DAY)
    rng = Random(1)
    while not match.is_over:
        match.play(rng.choice(match.legal()))
    found = outcome_of(match)
    assert (match.scores()[0], match.score_sheet().rank) == (found.points, found.rank)
    assert found.lead == found.points == sum(points for _, points in found.lines)
    results = set()
    for seed in range(6):
        match, rng = begin(load_game(PAIR), DAY), Random(seed)
        while not match.is_over:
            match.play(rng.choice(match.legal()))
        found, (mine, other) = outcome_of(match), match.scores()
        assert (mine, mine - other, 0 in match.winners()) == (found.points, found.lead, found.won)
        results.add(found.won)
    assert {False, True} == results
