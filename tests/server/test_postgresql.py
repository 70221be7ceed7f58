"""PostgreSQL instead of a file: everything is the same, and servers that share it hear of each other."""

from __future__ import annotations

import threading
import time
from random import Random
from typing import Any

import httpx2
import msgspec
import pytest
from sqlalchemy import insert, text

from holocene.server import store
from holocene.server.following import read_news
from holocene.server.schema import presence
from holocene.server.settings import Settings


def test_postgresql_plays_the_same(postgresql: str, make_table: Any, run_server: Any, lines_of: Any) -> None:
    """Bots, undo, a take-back, and streams that another server's moves wake by NOTIFY."""
    settings = Settings(database=postgresql, rate=0, creations_rate=0)
    one, two = run_server(settings), run_server(settings)
    try:
        with (
            httpx2.Client(base_url=one.url, verify=False, timeout=60) as here,
            httpx2.Client(base_url=two.url, verify=False, timeout=60) as there,
        ):
            table = make_table(here, kinds="here here bot", seed=5, options={"players": 3, "first": "0"})
            path, heads = table.url + "/stream", {**table.head(1), "Accept": "application/x-ndjson"}
            with there.stream("GET", path, headers=heads) as response:
                lines = lines_of(response)
                assert 0 == lines.next()["data"]["n"]
                for _ in range(1200):  # the other server hears of it
                    if table.moment(0)["seats"][1]["present"]:
                        break
                    time.sleep(0.05)
                assert [False, True] == [seat["present"] for seat in table.moment(0)["seats"][:2]]
                free = next(m["move"] for m in table.moment(0)["moves"] if not m["barrier"])
                table.play(0, free, 0)
                assert 1 == lines.next(until=lambda data: data["n"] == 1)["id"]
                table.post("/undo", 0, n=1)
                assert 2 == lines.next(until=lambda data: data["n"] == 0)["id"]
            table.play_on(Random(1), 20)
            table.settled()
            assert table.get("/moment", 0).content == there.get(table.url + "/moment", headers=table.head(0)).content
    finally:
        one.stop()
        two.stop()


def test_servers_tell_each_other_what_was_played(
    postgresql: str, make_table: Any, run_server: Any, lines_of: Any, wait_for: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the other need not read it, and its streams are handed what it made of that."""
    settings = Settings(database=postgresql, rate=0, creations_rate=0)
    one, two = run_server(settings), run_server(settings)
    heard, follow = list[str](), two.service.follow

    def listen(table_id: str, told: str) -> None:
        heard.append(told)
        follow(table_id, told)

    monkeypatch.setattr(two.service, "follow", listen)
    try:
        with (
            httpx2.Client(base_url=one.url, verify=False, timeout=60) as here,
            httpx2.Client(base_url=two.url, verify=False, timeout=60) as there,
        ):
            table = make_table(here, kinds="here here", seed=5, options={"first": "0"})
            heads = {**table.head(0), "Accept": "application/x-ndjson"}
            with there.stream("GET", table.url + "/stream", headers=heads) as response:
                lines = lines_of(response)
                lines.next()
                wait_for(lambda: table.post("/orders", 1, moves=[]).is_success and bool(heard))  # it listens
                move = table.moment(0)["moves"][0]["move"]
                table.play(0, move, 0)
                lines.next(until=lambda data: data["n"] == 1)
        news = read_news(heard[-1])
        assert news is not None
        assert ("play", 0, [move]) == (*news.entry[1:3], msgspec.json.decode(news.entry.body))
    finally:
        one.stop()
        two.stop()


def test_talk_is_heard_at_another_server(
    postgresql: str, make_table: Any, run_server: Any, lines_of: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By NOTIFY, without a look at the moment; the next move comes as it would have."""
    settings = Settings(database=postgresql, rate=0, creations_rate=0)
    one, two = run_server(settings), run_server(settings)
    try:
        with (
            httpx2.Client(base_url=one.url, verify=False) as here,
            httpx2.Client(base_url=two.url, verify=False) as there,
        ):
            table = make_table(here, kinds="me open", seed=5, options={"first": "0"})
            table.sit(1, "Ben")
            heads = {**table.head(1), "Accept": "application/x-ndjson"}
            with there.stream("GET", table.url + "/stream", headers=heads) as response:
                lines = lines_of(response)
                lines.next()
                assert 200 == table.post("/talk", 0, words="Für Elise \0…").status_code
                assert ["Für Elise …"] == [each["words"] for each in lines.next("talk")["data"]["said"]]
                table.play(0, table.moment(0)["moves"][0]["move"], 0)
                lines.next(until=lambda data: data["n"] == 1)
                assert (
                    429
                    == [
                        there.post(f"{table.url}/talk", headers=table.head(1), json={"sign": "well"}).status_code
                        for _ in range(2)
                    ][-1]
                )
                assert ["well"] == [each["sign"] for each in lines.next("talk")["data"]["said"]]
            assert 200 == here.delete(table.url, headers=table.head(-2)).status_code
            assert 404 == there.post(f"{table.url}/talk", headers=table.head(1), json={"sign": "well"}).status_code
    finally:
        one.stop()
        two.stop()


def test_orders_are_not_noticed_at_another_server(
    postgresql: str, make_table: Any, run_server: Any, lines_of: Any
) -> None:
    """Neither their giving nor their change: the stream of somebody else says nothing until a move is made."""
    settings = Settings(database=postgresql, rate=0, creations_rate=0)
    one, two = run_server(settings), run_server(settings)
    try:
        with (
            httpx2.Client(base_url=one.url, verify=False, timeout=60) as here,
            httpx2.Client(base_url=two.url, verify=False, timeout=60) as there,
        ):
            table = make_table(here, kinds="here here", seed=5, options={"first": "0"})
            heads = {"Accept": "application/x-ndjson"}
            with (
                there.stream("GET", f"{table.url}/stream", headers={**table.head(1), **heads}) as other,
                there.stream("GET", f"{table.url}/stream", headers={**table.head(0), **heads}) as own,
            ):
                others, owns = lines_of(other), lines_of(own)
                others.next("presence", until=lambda data: all(seat["present"] for seat in data["seats"]))
                owns.next("presence", until=lambda data: all(seat["present"] for seat in data["seats"]))
                table.post("/join", 0, name="Ada")  # whatever was still to be told of who came, is told before this
                others.next("presence", until=lambda data: data["seats"][0]["name"] == "Ada")
                first = len(others.raw)
                for card in list(table.moment(0)["view"]["players"][0]["hand"])[:3]:
                    order = f"discard {card}"
                    assert 200 == table.post("/orders", 0, moves=[order]).status_code
                    owns.next(until=lambda data, order=order: data["orders"] == [order])  # her own window is told
                table.play_on(Random(1), 1)
                others.next(until=lambda data: data["n"] > 0)
                told = [msgspec.json.decode(line) for line in others.raw[first:] if line]
                assert [("moment", 1)] == [(each["event"], each["data"].get("n")) for each in told]
    finally:
        one.stop()
        two.stop()


def test_a_table_is_deleted_while_somebody_leaves_it(
    postgresql: str, make_table: Any, run_server: Any, wait_for: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever writes down that a stream has ended holds the table first, as who deletes it: neither is refused."""
    one = run_server(Settings(database=postgresql, rate=0, creations_rate=0))
    database, touch, answers = one.service.database, store.touch, list[int]()

    def waits() -> bool:
        with database.read() as connection:
            return bool(connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar_one())

    try:
        with httpx2.Client(base_url=one.url, verify=False, timeout=60) as here:
            table = make_table(here, kinds="me bot")
            row = {"table_id": table.id, "worker": database.worker, "seat": 0, "streams": 1, "seen": time.time()}
            with database.write() as connection:
                connection.execute(insert(presence), row)

            def delete() -> None:
                answers.append(here.delete(table.url, headers=table.head(-2)).status_code)

            deleting = threading.Thread(target=delete)

            def slowly(connection: Any, table_id: str, **more: Any) -> Any:
                deleting.start()
                wait_for(waits)
                return touch(connection, table_id, **more)

            with monkeypatch.context() as slow:
                slow.setattr("holocene.server.presence.store.touch", slowly)
                one.service.presence.tell(table.id, 0)
            deleting.join()
            assert [200] == answers
    finally:
        one.stop()
