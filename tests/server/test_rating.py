"""Ratings: what a game that is over makes of those who are known, and that it can be computed anew."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from holocene.server import database as databases
from holocene.server.club import persons
from holocene.server.club.clock import times
from holocene.server.club.clock.expiring import Clocks
from holocene.server.club.hearing import Told
from holocene.server.club.rating import anew, counting, ladder, scale, seasons
from holocene.server.club.rating.outcome import places_of
from holocene.server.club.rating.scale import Strength, anchors, rate
from holocene.server.club.rating.schema import outcomes, ratings, results
from holocene.server.database import Database
from holocene.server.migrate import migrate
from holocene.server.rows import SeatRow, TableRow
from tests.server.by_token import told
from tests.server.rated_games import Somebody, play_out

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()


@pytest.fixture
def ada(client: Any) -> Somebody:
    return Somebody(client, "Ada")


@pytest.fixture
def ben(client: Any) -> Somebody:
    return Somebody(client, "Ben")


# At a running server.


def test_a_rated_game_makes_both_known(client: Any, ada: Somebody, ben: Somebody) -> None:
    table = ada.table(join=(ben,))
    end = play_out(table)
    winner, loser = (ada, ben) if end["scores"]["winners"] == [0] else (ben, ada)
    best = winner.page(of=winner)
    assert [("s-evolution", 2, "all", 1579, 1)] == [
        (each["game"], each["players"], each["season"], each["rating"], each["games"])
        for each in best["ratings"]
        if each["season"] == "all"
    ]
    assert 1421 == loser.page(of=loser)["ratings"][0]["rating"]
    assert (1, 1, [1579]) == (best["games"], best["won"], [each["rating"] for each in best["history"]])
    (last,) = best["last"]
    assert (table.id, 1, True, 79, True) == (last["table"], last["place"], last["won"], last["change"], last["there"])
    assert [loser.id] == [rival["person"] for rival in last["rivals"]]
    assert (1, 0, 1) == tuple(winner.page(of=loser)["met"][name] for name in ("you", "other", "games"))
    assert (0, 1) == tuple(loser.page(of=winner)["met"][name] for name in ("you", "other"))


def test_finds_are_counted_and_kept_in_the_cabinet(client: Any, ada: Somebody, ben: Somebody) -> None:
    table = ada.table(join=(ben,), game="progress")
    end = play_out(table)
    events = table.get("/moment", 0).json()["events"]
    kinds = {"discovers", "activates"}
    found = {each["facts"]["technology"] for each in events if each["kind"] in kinds and each["facts"]["player"] == 0}
    client.app.state.service.archivist.is_due = True
    client.app.state.service.archivist.step()
    (cabinet,) = ada.page(of=ada)["cabinets"]
    assert found and found <= {each["card"] for each in cabinet["finds"]}
    won = int(0 in end["scores"]["winners"])
    assert (1, won, {won}) == (cabinet["games"], cabinet["won"], {each["won"] for each in cabinet["finds"]})


def test_an_unrated_game_leaves_a_result_and_no_rating(client: Any, ada: Somebody, ben: Somebody) -> None:
    play_out(ada.table(join=(ben,), rated=False))
    page = ada.page(of=ada)
    assert (1, [], [], False) == (page["games"], page["ratings"], page["history"], page["last"][0]["rated"])


def test_a_bot_never_changes(client: Any, ada: Somebody) -> None:
    """Somebody gains against a bot by what is known of it; the bot stands where it was measured."""
    before = client.get("/api/ladder/s-evolution?players=2").json()
    table = ada.table("me bot")
    end = play_out(table)
    page = ada.page(of=ada)
    mine = 1 if end["scores"]["winners"] == [0] else 2
    own, _ = rate([Strength(), anchors("s-evolution", 2)["forager"]], [mine, 3 - mine])
    assert round(own.rating) == page["ratings"][0]["rating"]
    assert "forager" == page["last"][0]["rivals"][0]["bot"]
    bots = [rung for rung in before["rungs"] if rung["bot"]]
    assert bots == [rung for rung in client.get("/api/ladder/s-evolution?players=2").json()["rungs"] if rung["bot"]]


def test_who_resigns_is_last(client: Any, ada: Somebody, ben: Somebody) -> None:
    table = ada.table("me open bot", join=(ben,))
    table.post("/resign", 0)
    play_out(table)
    (last,) = ada.page(of=ada)["last"]
    assert (3, True, False) == (last["place"], last["left"], last["won"])
    assert ben.page(of=ben)["last"][0]["place"] in (1, 2)


def test_who_has_left_is_last_and_who_was_away_for_a_while_is_not(
    client: Any, ada: Somebody, ben: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = ada.table("me open bot", join=(ben,))
    gone.post("/leave", 1)
    play_out(gone)
    assert (3, True) == tuple(ben.page(of=ben)["last"][0][name] for name in ("place", "left"))
    back = ada.table("me open", join=(ben,), pace=60.0)
    away, late = back.moment()["to_act"], back.moment()["due"] + 1
    monkeypatch.setattr(times, "now", lambda: late)
    Clocks(client.app.state.service).look()
    assert back.moment()["seats"][away]["absent"]
    assert 200 == back.post("/return", away).status_code
    monkeypatch.undo()
    play_out(back)
    assert [False, False] == [each.page(of=each)["last"][0]["left"] for each in (ada, ben)]


def test_rated_tables_refuse_help_and_strangers(client: Any, ada: Somebody, ben: Somebody) -> None:
    def refused(**more: Any) -> tuple[int, Any, str]:
        body = {"game": "s-evolution", "options": {"players": 2}, "rated": True, **more}
        body.setdefault("seats", [{"kind": "me"}, {"kind": "open"}])
        answer = client.post("/api/tables", headers=ada.head, json=body)
        return answer.status_code, answer.json().get("key"), answer.json().get("field")

    assert (422, "server-rated-plain", "hints") == refused(hints=True)
    assert (422, "server-rated-plain", "coach") == refused(coach=True)
    assert (422, "server-rated-plain", "seed") == refused(seed=7)
    assert (422, "server-rated-here", "seats.1") == refused(seats=[{"kind": "me"}, {"kind": "here"}])
    champion = [{"kind": "me"}, {"kind": "bot", "bot": "champion"}]
    assert (422, "server-rated-bot", "seats.1.bot") == refused(seats=champion)
    alone = {"game": "progress", "options": {"players": 1}, "seats": [{"kind": "me"}], "rated": True}
    assert "server-rated-alone" == client.post("/api/tables", headers=ada.head, json=alone).json()["key"]
    stranger = {"game": "s-evolution", "options": {"players": 2}, "rated": True}
    assert (403, "server-rated-known") == told(client.post("/api/tables", json=stranger), "key")


def test_at_a_rated_table_everybody_is_known_and_sits_once(client: Any, ada: Somebody, ben: Somebody) -> None:
    body = {
        "game": "s-evolution", "options": {"players": 3}, "rated": True,
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
    }  # fmt: skip
    made = client.post("/api/tables", headers=ada.head, json=body).json()
    url, heads = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['seats'][1]['invitation']}"}
    assert (403, "server-rated-known") == told(client.post(f"{url}/join", headers=heads, json={"name": "X"}), "key")
    twice = client.post(f"{url}/join", headers={**ada.head, **heads}, json={"name": "Ada"})
    assert (409, "server-rated-twice") == told(twice, "key")
    assert 200 == client.post(f"{url}/join", headers={**ben.head, **heads}, json={"name": "Ben"}).status_code
    host = {"Authorization": f"Bearer {made['host']}"}
    start = client.post(f"{url}/start", headers=host, json={"bot": "champion"})
    assert (422, "server-rated-bot") == told(start, "key")
    assert 200 == client.post(f"{url}/start", headers=host, json={"bot": "herder"}).status_code


def test_what_is_played_in_a_rated_game_stands(client: Any, ada: Somebody, ben: Somebody) -> None:
    table = ada.table(join=(ben,))
    table.play_on(secrets.SystemRandom(), 2)
    n = table.moment(0)["n"]
    assert (409, "server-rated-stands") == told(table.post("/takeback", 0, n=n), "key")
    assert (409, "server-rated-running") == told(client.delete(table.url, headers=table.head(0)), "key")
    assert (403, "server-no-hints") == told(table.post("/hint", 0, step=1), "key")
    alone = ada.table("me bot")
    assert (409, "server-rated-stands") == told(alone.post("/branch", 0, n=0), "key")


def test_the_ladder_shows_who_has_played_enough(client: Any, ada: Somebody, ben: Somebody) -> None:
    for game in range(ladder.ENOUGH):
        assert not _rungs(client, ada, ben), game
        table = ada.table(join=(ben,))
        table.post("/resign", 1)
    first, second = _rungs(client, ada, ben)
    assert ((ada.id, 5), (ben.id, 5)) == tuple((each["person"], each["games"]) for each in (first, second))
    assert first["place"] < second["place"] and first["rating"] > second["rating"]
    (now,) = [each for each in client.get("/api/seasons").json() if each["current"]]
    assert _rungs(client, ada, ben, more=f"&season={now['name']}") == [first, second]
    assert [] == _rungs(client, ada, ben, more="&season=1999-1")
    assert 2 == client.get("/api/ladder/s-evolution").json()["players"], "where most people are"
    assert 4 == client.get("/api/ladder/s-evolution?season=1999-1").json()["players"], "the usual table"
    assert (422, "server-no-ladder") == told(client.get("/api/ladder/s-evolution?players=9"), "key")


def _rungs(client: Any, *people: Somebody, more: str = "") -> list[dict[str, Any]]:
    found = client.get(f"/api/ladder/s-evolution?players=2{more}").json()["rungs"]
    return [rung for rung in found if rung["person"] in {each.id for each in people}]


def test_results_go_with_the_person_and_outlive_the_table(client: Any, ada: Somebody, ben: Somebody) -> None:
    table = ada.table(join=(ben,))
    table.post("/resign", 1)
    stored = client.get("/api/me/everything", headers=ben.head).json()["stored"]
    assert ([table.id], 2) == ([each["table_id"] for each in stored["results"]], len(stored["ratings"]))
    assert 200 == client.delete(table.url, headers=table.head(0)).status_code
    (last,) = ada.page(of=ada)["last"]
    assert (False, "Ben") == (last["there"], last["rivals"][0]["name"])
    client.delete("/api/me", headers=ben.head)
    (last,) = ada.page(of=ada)["last"]
    assert ("", "", 2) == tuple(last["rivals"][0][name] for name in ("person", "name", "place"))
    assert (404, "server-no-person") == told(client.get(f"/api/people/{ben.id}"), "key")


# In a database by itself.


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(f"sqlite:///{tmp_path / 'club.sqlite'}")
    migrate(made)
    yield made
    made.close()


class Ended:
    """Stands for a match that has ended, as far as ratings ask."""

    def __init__(self, totals: list[int]) -> None:
        best = max(totals)
        self.scores = msgspec.defstruct("Sheet", ["totals", "winners"])(
            totals, [seat for seat, points in enumerate(totals) if points == best]
        )
        self.match = self.state = self


def people_of(database: Database, n: int) -> list[str]:
    with database.write() as connection:
        return [persons.add(connection, secrets.token_urlsafe(24), f"P{at}", "", "en", "UTC", "").id for at in range(n)]


def end(database: Database, table_id: str, who: list[str], totals: list[int], at: float = NOON) -> None:
    """A rated table of people, or of bots by their levels, that ended with these points."""
    seated = tuple(
        SeatRow(seat, "bot", "", each, True, False) if each in scale.anchors("s-evolution", len(who))
        else SeatRow(seat, "open", "", "", True, False, person=each)
        for seat, each in enumerate(who)
    )  # fmt: skip
    row = TableRow(
        table_id, "s-evolution", 2, "", "{}", b"", False, 0.0, "over", 0, 0, False, -1, 0, "", at, at, False,
        club=True, rated=True,
    )  # fmt: skip
    playing: Any = Ended(totals)
    with database.write() as connection:
        counting.hear(connection, Told("over", row, seated, playing))


def stored(database: Database) -> tuple[list[Any], list[Any], list[Any]]:
    with database.read() as connection:
        return (
            list(connection.execute(select(ratings).order_by(*ratings.primary_key))),
            list(connection.execute(select(results).order_by(*results.primary_key))),
            list(connection.execute(select(outcomes).order_by(outcomes.c.table_id))),
        )


def test_a_game_is_counted_once(database: Database) -> None:
    ada, ben = people_of(database, 2)
    end(database, "one", [ada, ben], [9, 5])
    before = stored(database)
    end(database, "one", [ada, ben], [5, 9])
    assert before == stored(database) and 4 == len(before[0])


def test_who_shares_a_place_is_rated_alike(database: Database) -> None:
    who = people_of(database, 3)
    end(database, "tie", who, [7, 7, 3])
    _, rows, _ = stored(database)
    assert [(1, True), (1, True), (3, False)] == [(row.place, row.won) for row in rows]
    assert rows[0].rating == pytest.approx(rows[1].rating) and rows[0].rating > 1500 > rows[2].rating


def test_a_season_begins_anew(database: Database) -> None:
    """The last second of a year belongs to its season, the first of the next one to the next."""
    ada, ben = people_of(database, 2)
    _, new_year = seasons.span_of("2026-4")
    end(database, "old", [ada, ben], [9, 5], new_year - 1)
    end(database, "new", [ada, ben], [9, 5], new_year)
    rows = {(row.person_id, row.season): row for row in stored(database)[0]}
    assert (1, 1, 2) == tuple(rows[ada, season].games for season in ("2026-4", "2027-1", "all"))
    assert rows[ada, "2026-4"].rating == rows[ada, "2027-1"].rating < rows[ada, "all"].rating
    (shown,) = [row.rating for row in stored(database)[1] if (row.table_id, row.person_id) == ("new", ada)]
    assert rows[ada, "all"].rating == shown, "the curve is that of all seasons"
    with database.read() as connection:
        told_ = ladder.seasons(connection, new_year)
    assert [("2027-1", True), ("2026-4", False)] == [(each.name, each.current) for each in told_]


def test_tables_of_another_size_are_another_rating(database: Database) -> None:
    ada, ben, chen = people_of(database, 3)
    end(database, "two", [ada, ben], [9, 5])
    end(database, "three", [ada, ben, chen], [9, 5, 3], NOON + 1)
    found = {(row.person_id, row.players): row.rating for row in stored(database)[0] if row.season == seasons.ALL}
    new = rate([Strength()] * 3, [1, 2, 3])
    assert [each.rating for each in new] == pytest.approx([found[who, 3] for who in (ada, ben, chen)])
    assert found[ada, 2] == pytest.approx(rate([Strength()] * 2, [1, 2])[0].rating)


def test_who_is_barred_has_no_place_on_the_ladder(database: Database) -> None:
    ada, ben = people_of(database, 2)
    for game in range(ladder.ENOUGH):
        end(database, f"game {game}", [ada, ben], [9, 5], NOON + game)
    with database.write() as connection:
        persons.change(connection, ada, barred=True)
        rungs = ladder.ladder(connection, "s-evolution", 2, seasons.ALL, (2,)).rungs
    assert [(1, ben)] == [(rung.place, rung.person) for rung in rungs if rung.person]


def test_computed_anew_the_numbers_are_the_same(database: Database) -> None:
    """Also when a clock went back, somebody has deleted herself, and bots played."""
    who = people_of(database, 4)
    end(database, "c", [who[0], who[1], "farmer"], [9, 5, 7])
    end(database, "a", [who[0], who[1]], [3, 5], NOON - 3600)
    end(database, "b", [who[2], who[0], who[3]], [3, 5, 5])
    end(database, "d", [who[3], who[0]], [3, 9], NOON + 1)
    with database.write() as connection:
        persons.forget(connection, who[3])
    before = stored(database)
    with database.write() as connection:
        assert 4 == anew.rate_anew(connection)
    assert before == stored(database)
    assert ["c", "a"] == [row.table_id for row in sorted(before[2], key=lambda row: row.at)][:2]


def test_games_that_end_at_once_lose_nothing(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen threads end games of the same five people in any order of seats: none waits for ever, none is lost."""
    for name in ("BUSY_MS", "LONGEST_MS"):  # who stands last in line waits for all others, however slow they are
        monkeypatch.setattr(databases, name, 120_000)
    database = Database(postgresql)
    migrate(database)
    who = people_of(database, 5)
    troubles: list[BaseException] = []

    def play(at: int) -> None:
        try:
            for game in range(5):
                own = [who[(at + game) % 5], who[(at * 3 + game + 1) % 5], who[(at + 2 * game + 2) % 5]]
                if len(set(own)) == 3:
                    end(database, f"t{at}x{game}", own, [at % 4, game, 2])
        except BaseException as error:
            troubles.append(error)

    threads = [threading.Thread(target=play, args=(at,)) for at in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [] == troubles
    before = stored(database)
    games = len(before[2])
    assert games > 20
    counted = {row.person_id: row.games for row in before[0] if row.season == "all"}
    assert 3 * games == sum(counted.values())
    with database.write() as connection:
        assert games == anew.rate_anew(connection)
    after = stored(database)
    assert before[1:] == after[1:]
    assert sorted(map(tuple, before[0])) == sorted(map(tuple, after[0]))
    database.close()


def test_places_put_those_who_left_behind_everybody() -> None:
    """In words: the seat with most points left; of the rest two tie for the first place."""
    playing: Any = Ended([9, 7, 7, 3])
    playing.scores.winners = [0]
    row = msgspec.structs.replace(_row(), ended="")
    assert (4, 1, 1, 3) == places_of(row, playing, [True, False, False, False])
    given_up = msgspec.structs.replace(_row(), ended="resigned")
    assert (3, 1, 1, 3) == places_of(given_up, playing, [True, False, False, True])
    unequal: Any = Ended([9, 7, 5, 3])
    assert (3, 1, 1, 3) == places_of(given_up, unequal, [True, False, False, True]), "points say nothing yet"


def _row() -> TableRow:
    return TableRow("t", "s-evolution", 2, "", "{}", b"", False, 0, "over", 0, 0, False, -1, 0, "", 0, 0, False)
