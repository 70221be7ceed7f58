"""Tournaments as people meet them: entering, rounds that begin by themselves, standings, and what can be taken home."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from holocene.core.matches.record import read_record
from holocene.core.matches.replay import replay
from holocene.core.matches.secret import commitment
from holocene.server.app import create_app
from holocene.server.club.events.deals import secret_of
from holocene.server.club.events.running import Referee
from holocene.server.settings import Settings
from tests.server.by_token import told
from tests.server.direct import TestClient
from tests.server.tournament import Somebody, await_end, await_round, play_round, play_table, tables_of


def people_of(client: Any, *names: str) -> list[Somebody]:
    return [Somebody(client, name) for name in names]


def begun(people: list[Somebody], **more: Any) -> str:
    event = people[0].make(**more)
    for each in people:
        each.enter(event)
    answer = people[0].ask("POST", f"/api/events/{event}/begin")
    assert 200 == answer.status_code, answer.text
    return event


def test_a_whole_tournament(client: Any) -> None:
    """Five people, two rounds at tables of two: a bot takes the free seat, everybody plays every round, the second
    begins by itself, and in the end all deals can be checked."""
    people = people_of(client, "Ada", "Ben", "Chen", "Dora", "Emil")
    event = begun(people)
    first = play_round(people, event, 1)
    second = play_round(people, event, 2)
    over = await_end(people[0], event)
    assert ["over", "over"] == [each["state"] for each in over["played"]]
    met = []
    for number in (1, 2):
        seats = [tuple(seat["entrant"] for seat in table["seats"]) for table in over["played"][number - 1]["tables"]]
        assert [-1, 1, 2, 3, 4, 5] == sorted(each for table in seats for each in table)
        met += [tuple(sorted(table)) for table in seats]
    assert len(met) == len(set(met)), "two have met twice"
    assert [1, 2, 3, 4, 5] == sorted(line["entrant"] for line in over["standings"])
    assert 6 >= sum(line["points"] for line in over["standings"]) >= 4  # the rest is the bots'
    assert [2] * 5 == [line["played"] for line in over["standings"]]
    secret = bytes.fromhex(over["secret"])
    assert first["commitment"] == second["commitment"] == commitment(secret)
    for each in over["played"]:
        assert (secret_of(secret, each["number"]).hex(), each["commitment"]) == (
            each["secret"],
            commitment(bytes.fromhex(each["secret"])),
        )


def test_all_tables_of_a_round_have_the_same_deal(client: Any) -> None:
    people = people_of(client, "Ada", "Ben", "Chen", "Dora")
    event = begun(people, rounds=1)
    await_round(people[0], event, 1)
    views = []
    for each in people:
        own = each.event(event)["own"]["table"]
        moment = client.get(f"/api/tables/{own}/moment", headers=each.opened(own)).json()
        views.append((moment["seat"], moment["commitment"], moment["seeded"], str(moment["view"])))
    assert 2 == len(set(views)), "who sits in the same seat sees the same"
    assert 1 == len({view[1] for view in views})


def test_standings_and_the_file_are_exported(client: Any) -> None:
    people = people_of(client, "Ada", "=Ben")
    event = begun(people, rounds=1)
    assert (409, "server-event-not-over") == told(client.get(f"/api/events/{event}/file"), "key")
    play_round(people, event, 1)
    over = await_end(people[0], event)
    sheet = client.get(f"/api/events/{event}/standings.csv")
    rows = list(csv.DictReader(io.StringIO(sheet.text)))
    assert {"Ada", "'=Ben"} == {row["name"] for row in rows}, "a sheet would compute a name that begins with ="
    assert [str(line["points"]) for line in over["standings"]] == [row["points"] for row in rows]
    assert over["standings"] == client.get(f"/api/events/{event}/standings.json").json()
    file = client.get(f"/api/events/{event}/file")
    (record,) = file.json()["records"]
    (table,) = tables_of(over, 1)
    whole = read_record(client.get(f"/api/tables/{table}/record").text)
    assert whole.checksum == record["checksum"]
    assert replay(whole).is_over


def test_a_round_robin_lets_everybody_meet_once(client: Any) -> None:
    people = people_of(client, "Ada", "Ben", "Chen", "Dora")
    event = begun(people, system="robin", rounds=0)
    for number in (1, 2, 3):
        play_round(people, event, number)
    over = await_end(people[0], event)
    met = [
        tuple(sorted(seat["entrant"] for seat in table["seats"])) for each in over["played"] for table in each["tables"]
    ]
    assert sorted(combinations((1, 2, 3, 4), 2)) == sorted(met)
    assert [1, 1] == over["balance"]


def test_who_withdraws_leaves_the_table_to_a_bot_and_is_drawn_no_more(client: Any) -> None:
    people = people_of(client, "Ada", "Ben", "Chen", "Dora")
    event = begun(people)
    await_round(people[0], event, 1)
    assert people[3].ask("POST", f"/api/events/{event}/withdraw").json()["own"] == {
        "host": False, "number": 4, "plays": False, "table": people[3].event(event)["own"]["table"],
    }  # fmt: skip
    first = people[0].event(event)
    for table in tables_of(first, 1):
        play_table(people[:3], table)
    await_round(people[0], event, 2)
    play_round(people[:3], event, 2)
    over = await_end(people[0], event)
    assert [-1, 1, 2, 3] == sorted(seat["entrant"] for table in over["played"][1]["tables"] for seat in table["seats"])
    assert 4 in [line["entrant"] for line in over["standings"]]


def test_who_comes_late_plays_from_the_next_round_on(client: Any) -> None:
    people = people_of(client, "Ada", "Ben")
    event = begun(people)
    await_round(people[0], event, 1)
    late = Somebody(client, "Chen")
    assert 2 == late.enter(event)["entrants"][2]["since"]
    play_round(people, event, 1)
    await_round(people[0], event, 2)
    assert late.event(event)["own"]["table"]
    too_late = Somebody(client, "Dora").ask("POST", f"/api/events/{event}/enter")
    assert (409, "server-event-late") == told(too_late, "key"), "the last round has begun"
    assert (409, "server-event-begun") == told(people[0].ask("DELETE", f"/api/events/{event}"), "key")
    robin = begun(people, system="robin", rounds=1)
    assert (409, "server-event-late") == told(late.ask("POST", f"/api/events/{robin}/enter"), "key")


def test_what_only_the_host_may(client: Any) -> None:
    ada, ben, chen = people_of(client, "Ada", "Ben", "Chen")
    event = ada.make(most=2)
    ben.enter(event)
    assert (409, "server-event-alone") == told(ada.ask("POST", f"/api/events/{event}/begin"), "key")
    for method, path in (("POST", "/begin"), ("DELETE", ""), ("DELETE", "/entrants/1")):
        refused = chen.ask(method, f"/api/events/{event}{path}")
        assert (403, "server-event-host") == told(refused, "key")
    ada.enter(event)
    ada.enter(event)
    assert 2 == ada.event(event)["entered"], "entering twice is entering once"
    assert (409, "server-event-full") == told(chen.ask("POST", f"/api/events/{event}/enter"), "key")
    assert [True, False] == [each["withdrawn"] for each in ada.ask("DELETE", f"/api/events/{event}/entrants/1").json()[
        "entrants"]]  # fmt: skip
    assert 200 == chen.ask("POST", f"/api/events/{event}/enter").status_code
    assert 200 == ada.ask("DELETE", f"/api/events/{event}").status_code
    assert (404, "server-no-event") == told(client.get(f"/api/events/{event}"), "key")


def test_an_event_opens_and_begins_at_its_time(client: Any) -> None:
    ada, ben = people_of(client, "Ada", "Ben")
    now = time.time()
    event = ada.make(opens=now + 3600, starts=now + 7200)
    assert "announced" == ada.event(event)["state"]
    assert (409, "server-event-early") == told(ben.ask("POST", f"/api/events/{event}/enter"), "key")
    soon = ada.make(starts=now + 0.5, rounds=1)
    ada.enter(soon)
    ben.enter(soon)
    assert 1 == await_round(ada, soon, 1)["round"]
    backwards = ada.ask("POST", "/api/events", name="Cup", game="progress", opens=now + 9, starts=now + 8)
    assert (422, "server-event-times") == told(backwards, "key")


def test_somebody_who_deletes_herself_is_forgotten_and_the_event_goes_on(client: Any) -> None:
    people = people_of(client, "Ada", "Ben", "Chen")
    event = begun(people, rounds=1)
    await_round(people[0], event, 1)
    stored = people[2].ask("GET", "/api/me/everything").json()["stored"]["events"]
    assert [(event, 3, False)] == [(row["id"], row["number"], row["host"]) for row in stored]
    table = people[2].event(event)["own"]["table"]
    play_table(people, table)
    people[2].ask("DELETE", "/api/me")
    for other in tables_of(people[0].event(event), 1):
        if other != table:
            play_table(people[:2], other)
    gone = await_end(people[0], event)["entrants"][2]
    assert ("", "", True) == (gone["person"], gone["name"], gone["withdrawn"])


def test_a_table_that_is_deleted_holds_nobody_up(client: Any) -> None:
    from holocene.server import hosting

    people = people_of(client, "Ada", "Ben")
    event = begun(people, rounds=1)
    (table,) = tables_of(await_round(people[0], event, 1), 1)
    hosting.delete(client.app.state.service, table)
    over = await_end(people[0], event)
    assert "void" == over["played"][0]["tables"][0]["state"]
    assert [0.0, 0.0] == [line["points"] for line in over["standings"]]


def test_a_round_is_drawn_and_made_once_by_many_who_look(client: Any) -> None:
    """Twelve referees, as of twelve processes, look at the same moment; one table a place comes of it."""
    from concurrent.futures import ThreadPoolExecutor

    service = client.app.state.service
    people = people_of(client, "Ada", "Ben", "Chen", "Dora")
    event = people[0].make(rounds=1, starts=time.time() + 0.2)
    for each in people:
        each.enter(event)
    time.sleep(0.2)
    with ThreadPoolExecutor(12) as pool:
        list(pool.map(lambda _: Referee(service).step(), range(12)))
    found = await_round(people[0], event, 1)
    for each in people:
        own = [row["table"]["table"] for row in each.ask("GET", "/api/me/tables").json()]
        assert 1 == len(own)
        assert own[0] in tables_of(found, 1)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_event_goes_on_after_a_restart_wherever_it_stopped(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server stops after the draw, before any table is made; another one goes on, and makes each table once."""
    database = f"sqlite:///{tmp_path}/t.sqlite" if kind == "sqlite" else request.getfixturevalue("postgresql")
    settings = Settings(database=database, durable=False, rate=0, creations_rate=0, sweep=1.0)
    from holocene.server.club.events import running

    with TestClient(create_app(settings)) as first:
        people = people_of(first, "Ada", "Ben", "Chen")
        event = people[0].make(rounds=1)
        for each in people:
            each.enter(event)

        def dies(*_: Any) -> None:
            raise RuntimeError("the process is killed here")

        with monkeypatch.context() as broken:
            broken.setattr(running, "_make", dies)
            drawn = people[0].ask("POST", f"/api/events/{event}/begin").json()
            assert (1, ["", ""]) == (drawn["round"], tables_of(drawn, 1))
            first.app.state.service.live.close()
    with TestClient(create_app(settings)) as second:
        for each in people:
            each.client = second
        play_round(people, event, 1)
        over = await_end(people[0], event)
        same = [[seat["entrant"] for seat in table["seats"]] for table in over["played"][0]["tables"]]
        assert [[seat["entrant"] for seat in table["seats"]] for table in drawn["played"][0]["tables"]] == same


def test_two_workers_run_one_event(postgresql: str, run_server: Callable[[Settings], Any], tmp_path: Path) -> None:
    """People play at either process; the rounds begin once, and both tell the same."""
    import httpx2

    settings = Settings(database=postgresql, rate=0, creations_rate=0, workers=2, sweep=1.0)
    one, two = run_server(settings), run_server(settings)
    try:
        with (
            httpx2.Client(base_url=one.url, verify=False, timeout=60) as here,
            httpx2.Client(base_url=two.url, verify=False, timeout=60) as there,
        ):
            people = people_of(here, "Ada", "Ben", "Chen", "Dora")
            for each in people[2:]:
                each.client = there
            event = begun(people)
            for number in (1, 2):
                play_round(people, event, number)
            over = await_end(people[0], event)
            theirs = people[3].event(event)
            assert {**over, "own": None} == {**theirs, "own": None}
            for each in people:
                own = [row["table"]["table"] for row in each.ask("GET", "/api/me/tables").json()]
                assert 2 == len(own)
                assert {*own} <= {*tables_of(over, 1), *tables_of(over, 2)}
    finally:
        one.stop()
        two.stop()


def test_a_host_who_plays_withdraws_no_rival(client: Any) -> None:
    """Once she has withdrawn herself, she may see to those who do not come."""
    people = people_of(client, "Ada", "Ben", "Chen", "Dora")
    event = begun(people)
    await_round(people[0], event, 1)
    assert (404, "server-event-no-entrant") == told(people[0].ask("DELETE", f"/api/events/{event}/entrants/9"), "key")
    rival = f"/api/events/{event}/entrants/2"
    assert (403, "server-event-host-plays") == told(people[0].ask("DELETE", rival), "key")
    assert 200 == people[0].ask("POST", f"/api/events/{event}/withdraw").status_code
    assert 200 == people[0].ask("DELETE", rival).status_code


def test_a_host_does_not_come_back_to_rivals_whom_she_has_withdrawn(client: Any) -> None:
    """Else she would withdraw herself, then them, and enter again late; nor does she enter late who has not entered."""
    people = people_of(client, "Ada", "Ben", "Chen", "Dora")
    event = begun(people)
    await_round(people[0], event, 1)
    assert 200 == people[0].ask("POST", f"/api/events/{event}/withdraw").status_code
    assert 200 == people[0].ask("DELETE", f"/api/events/{event}/entrants/2").status_code
    late = (409, "server-event-host-late")
    assert late == told(people[0].ask("POST", f"/api/events/{event}/enter"), "key")
    assert 200 == people[1].ask("POST", f"/api/events/{event}/enter").status_code, "others come back"
    other = people[0].make()
    for each in people[1:]:
        each.enter(other)
    people[0].ask("POST", f"/api/events/{other}/begin")
    assert late == told(people[0].ask("POST", f"/api/events/{other}/enter"), "key")
