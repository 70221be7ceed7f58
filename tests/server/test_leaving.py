"""Who goes away, comes back or resigns, and who plays for them in the meantime."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from holocene.core.contract.outcome import given_up
from holocene.core.matches.record import read_record
from holocene.core.matches.replay import replay
from holocene.server import store
from tests.server.by_token import ask, told
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]


def test_a_bot_steps_in_for_who_is_away(client: TestClient, make_table: MakeTable, monkeypatch: Any) -> None:
    """Any player may ask for it, after a while, and for nobody who is there."""
    table = make_table(client, kinds="here here", seed=5, options={"first": "0"})
    assert (409, "server-still-here") == told(table.post("/absent", 1, seat=0), "key")
    service = client.app.state.service
    monkeypatch.setattr("holocene.server.seating.now", lambda: __import__("time").time() + 61)
    assert (422, "server-not-away") == told(table.post("/absent", 0, seat=0), "key")
    assert 403 == table.post("/absent", -1, seat=0).status_code
    assert 200 == table.post("/absent", 1, seat=0).status_code
    now = table.settled(1)
    assert (True, True, 1) == (now["seats"][0]["away"], now["seats"][0]["absent"], now["to_act"])
    from holocene.server.seating import be_back

    be_back(service, table.id, 0)  # as her stream does when it opens
    assert (False, False) == tuple(table.moment(1)["seats"][0][key] for key in ("away", "absent"))


def test_coming_and_going_pushes_no_other_news_out(client: TestClient, make_table: MakeTable) -> None:
    """Of a seat that leaves and returns all the time, the last of each is told; numbers are never given twice."""
    table = make_table(client, kinds="me open", seed=5, options={"first": "0"})
    table.sit(1, "Ben")
    for _ in range(12):
        table.post("/leave", 1)
        table.post("/return", 1)
    found = table.moment(0)["notices"]
    assert ["joined", "begun", "left", "returned"] == [notice["kind"] for notice in found]
    assert [1, 2, 25, 26] == [notice["number"] for notice in found]


def test_nobody_is_replaced_before_her_time(client: TestClient, make_table: MakeTable, monkeypatch: Any) -> None:
    """When it is her turn, and as long after the last move as the table says; the page is told how long that is."""
    clock = [1_000_000_000.0]
    for module in ("seating", "standing"):
        monkeypatch.setattr(f"holocene.server.{module}.now", lambda: clock[0])
    monkeypatch.setattr("holocene.server.store.time.time", lambda: clock[0])
    table = make_table(client, kinds="me open open", seed=5, options={"players": 3, "first": "1"}, absence=300)
    assert (-1, None) == tuple(table.get("/awaited", 0).json().values())
    table.sit(1, "Ben")
    table.sit(2, "Cem")
    assert (1, 300) == tuple(table.get("/awaited", 0).json().values())
    clock[0] += 299
    assert (409, "server-still-here", {"seconds": 300}) == (
        *told(table.post("/absent", 0, seat=1), "key"), table.post("/absent", 0, seat=1).json()["facts"]
    )  # fmt: skip
    table.post("/talk", 0, words="where is he")  # which is no sign of life of his, and none of the table's
    assert 1 == table.get("/awaited", 0).json()["seconds"]
    clock[0] += 1
    assert 0 == table.get("/awaited", -1).json()["seconds"]
    assert (409, "server-not-awaited") == told(table.post("/absent", 0, seat=2), "key")
    assert 403 == table.post("/absent", -1, seat=1).status_code
    assert 200 == table.post("/absent", 2, seat=1).status_code


def test_who_asks_without_a_stream_is_not_away(client: TestClient, make_table: MakeTable, monkeypatch: Any) -> None:
    """Each use of her link is a sign of life, as those of a program that polls are; of nobody else's."""
    clock = [1_000_000_000.0]
    for module in ("seating", "standing"):
        monkeypatch.setattr(f"holocene.server.{module}.now", lambda: clock[0])
    monkeypatch.setattr("holocene.server.store.time.time", lambda: clock[0])
    table = make_table(client, kinds="me open", seed=5, options={"players": 2, "first": "1"}, absence=60)
    table.sit(1, "Ben")
    for _ in range(3):
        clock[0] += 40
        assert 200 == table.get("/moment", 1).status_code
        assert 60 == table.get("/awaited", 0).json()["seconds"]
    assert (409, "server-still-here") == told(table.post("/absent", 0, seat=1), "key")
    clock[0] += 60
    assert 0 == table.get("/awaited", 0).json()["seconds"]
    assert 200 == table.post("/absent", 0, seat=1).status_code


def test_those_at_one_screen_are_there_together(client: TestClient, make_table: MakeTable, monkeypatch: Any) -> None:
    """Whoever shares the screen of somebody who has the table open is not away."""
    table = make_table(client, kinds="me here open", seed=5, options={"players": 3, "first": "1"})
    table.sit(2, "Cem")
    service = client.app.state.service
    monkeypatch.setattr("holocene.server.seating.now", lambda: __import__("time").time() + 61)
    shown = [table.get("/awaited", 2).json()["seconds"]]
    monkeypatch.setattr(service.live, "present", lambda table_id: Counter({0: 1}))
    shown.append(table.get("/awaited", 2).json()["seconds"])
    assert [0, None] == shown
    assert (409, "server-still-here") == told(table.post("/absent", 2, seat=1), "key")


def test_a_bot_shows_nobody_her_cards(client: TestClient, make_table: MakeTable, monkeypatch: Any) -> None:
    """A host without a seat may let it in too; no link of anybody's opens more than before, and she is back when she
    comes back."""
    monkeypatch.setattr(client.app.state.service, "kick", lambda table_id: None)
    table = make_table(client, kinds="open open open", seed=5, options={"players": 3, "first": "0"})
    invitation = table.tokens[0]
    for seat in range(3):
        table.sit(seat)
    monkeypatch.setattr("holocene.server.seating.now", lambda: __import__("time").time() + 61)
    assert 200 == table.post("/absent", -2, seat=0).status_code
    for seat in (-2, -1, 1, 2):
        assert (403, "server-other-eyes") == told(table.get("/moment", seat, seat=0), "key")
        assert [] == table.moment(seat)["moves"] and table.moment(seat)["seat"] != 0
        assert 403 == table.post("/revoke", seat, seat=0).status_code
        assert 403 == table.post("/hint", seat, step=1).status_code
    assert -1 == ask(table, "GET", "/moment", invitation).json()["seat"]  # it was used up, and shows what all see
    assert 0 == table.moment(0)["seat"] and table.post("/return", 0).status_code == 200
    assert not table.moment(1)["seats"][0]["away"]


def test_bots_of_a_level_take_the_empty_seats(client: TestClient, make_table: MakeTable) -> None:
    """Which the host may choose; a level that is not there changes nothing."""
    table = make_table(client, kinds="me open", think=0)
    assert (422, "no-such-bot", "bot") == (
        *told(table.post("/start", 0, bot="nobody"), "key"), table.post("/start", 0, bot="nobody").json()["field"]
    )  # fmt: skip
    assert "open" == table.moment(0)["state"]
    assert 403 == table.post("/start", -1, bot="greedy").status_code
    assert 200 == table.post("/start", 0, bot="greedy").status_code
    assert ("running", "greedy") == (table.moment(0)["state"], table.moment(0)["seats"][1]["bot"])
    plain = make_table(client, kinds="me open", think=0)
    assert 200 == client.post(f"{plain.url}/start", headers=plain.head(0)).status_code
    assert plain.moment(0)["seats"][1]["bot"] not in ("", "greedy")


def test_who_left_decides_when_she_returns(client: TestClient, make_table: MakeTable) -> None:
    """Opening the table is not enough: nobody else has sent her away."""
    from holocene.server.seating import be_back

    table = make_table(client, kinds="here here", seed=5)
    table.post("/leave", 0)
    be_back(client.app.state.service, table.id, 0)
    assert (True, False) == tuple(table.moment(1)["seats"][0][key] for key in ("away", "absent"))


def test_bots_do_not_play_on_where_everybody_has_left(client: TestClient, make_table: MakeTable) -> None:
    """Unless somebody looks on: a game that nobody sees waits for who comes back."""
    table = make_table(client, kinds="me bot", seed=5)
    assert 200 == table.post("/leave", 0).status_code
    with client.app.state.service.database.read() as connection:
        alone, watched = (store.bots_due(connection, tables) for tables in ([], [table.id]))
    assert (False, True) == tuple(table.id in [row.id for row in due] for due in (alone, watched))


def test_two_people_and_one_resigns(client: TestClient, make_table: MakeTable) -> None:
    """The other has won; the secret is told and the record says so."""
    table = make_table(client, kinds="here here", seed=5)
    assert (409, "server-not-over") == told(table.get("/chronicle", -1), "key")
    assert 200 == table.post("/resign", 0).status_code
    now = table.moment(1)
    assert ("over", "resigned", [1], True) == (
        now["state"],
        now["ended"],
        now["scores"]["winners"],
        now["seats"][0]["resigned"],
    )
    assert msgspec.json.decode(msgspec.json.encode(given_up(1))) == now["scores"]["outcome"]
    record = read_record(table.get("/record", 1).text)
    assert ((0,), None, now["secret"]) == (record.resigned, record.result, record.secret) and replay(record)
    assert (409, "server-over") == told(table.post("/resign", 1), "key")
    chronicle = table.get("/chronicle", -1).json()
    assert ([], 2) == (chronicle["rounds"], len(chronicle["consoles"]))  # nobody has moved


def test_who_resigns_among_three_is_played_for(three: Any) -> None:
    """The game goes on; she cannot come back, and is not asked for anything any more."""
    assert 200 == three.post("/resign", 1).status_code
    assert ("running", "bot") == (three.moment(0)["state"], three.moment(0)["seats"][1]["kind"])
    assert (409, "server-resigned") == told(three.post("/return", 1), "key")
    assert 200 == three.post("/resign", 0).status_code
    assert [2] == three.moment(2)["scores"]["winners"]


def test_who_has_resigned_is_not_asked(
    client: TestClient, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A take-back does not wait for somebody who plays no more."""
    monkeypatch.setattr(client.app.state.service, "kick", lambda table_id: None)
    table = make_table(client, kinds="here here here", seed=5, options={"players": 3, "first": "0"})
    table.post("/resign", 1)
    table.play(0, next(each["move"] for each in table.moment(0)["moves"] if each["barrier"]), 0)
    table.post("/takeback", 0, n=table.moment(0)["n"])
    assert [2] == table.moment(0)["request"]["asked"]
    assert 0 == table.post("/takeback/answer", 2, accept=True).json()["n"]


def test_bots_do_not_play_on_for_nobody(client: TestClient, make_table: MakeTable) -> None:
    """The only person at the table resigns: the game is over, and no bot has won."""
    table = make_table(client, kinds="me bot bot", options={"players": 3})
    table.post("/resign", 0)
    now = table.moment(0)
    assert ("over", "resigned", [], -1) == (now["state"], now["ended"], now["scores"]["winners"], now["to_act"])


def test_who_resigned_decides_nothing_any_more(client: TestClient, make_table: MakeTable) -> None:
    """Not beside the bot that plays on for her, nor over what the others ask each other."""
    table = make_table(client, kinds="here here here", options={"players": 3, "first": "1"})
    assert 200 == table.post("/resign", 0).status_code
    table.play_on(Random(1), 1, seat=1)
    while table.moment(1)["to_act"] != 1:
        table.play_on(Random(2), 1)
    now = table.moment(1)
    assert 200 == table.post("/takeback", 1, n=now["n"]).status_code
    place = {"n": now["n"], "version": now["version"]}
    for path, body in (("/moves", {**place, "moves": ["end"]}), ("/undo", place), ("/restart", place),
                       ("/orders", {"moves": []}), ("/takeback", place), ("/takeback/answer", {"accept": False}),
                       ("/leave", {}), ("/return", {}), ("/absent", {"seat": 1})):  # fmt: skip
        assert (409, "server-resigned") == told(table.post(path, 0, **body), "key"), path
    after = table.moment(1)
    assert (now["n"], [2], ["resigned"]) == (
        after["n"], after["request"]["asked"], [notice["kind"] for notice in after["notices"]]
    )  # fmt: skip
