"""Open tables: found by everybody, a seat for whoever comes first, free again for whoever gets up."""

from __future__ import annotations

import secrets
import threading
from typing import Any

import httpx2
import pytest
from sqlalchemy import insert, update

from holocene.server.club.lobby import listing
from holocene.server.club.lobby.schema import blocks
from holocene.server.club.rating.schema import ratings
from holocene.server.club.rating.seasons import ALL
from holocene.server.schema import seats, tables
from holocene.server.settings import Settings
from tests.server.by_token import told
from tests.server.people import Somebody, listed

THREE = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
FOUR = [{"kind": "me"}, {"kind": "bot", "name": "Dora"}, {"kind": "open"}, {"kind": "open"}]


@pytest.fixture
def ada(client: Any) -> Somebody:
    return Somebody(client, "Ada")


@pytest.fixture
def ben(client: Any) -> Somebody:
    return Somebody(client, "Ben")


def block(client: Any, one: Somebody, other: Somebody) -> None:
    with client.app.state.service.database.write() as connection:
        connection.execute(insert(blocks), {"person_id": one.id, "other_id": other.id, "at": 0.0})


def test_a_listed_table_is_found_by_everybody(client: Any, ada: Somebody) -> None:
    wish = {"note": "an evening game", "beginners": True}
    table = ada.opens(seats=FOUR, wish=wish, pace=86_400, rated=True)
    private = ada.makes()["table"]
    stranger = client.get("/api/lobby").json()
    assert (True, False, None) == (table in listed(stranger), private in listed(stranger), stranger["own"])
    (found,) = [each for each in stranger["tables"] if each["table"] == table]
    own = ada.get("/api/me/tables").json()
    commitments = {each["table"]["table"]: each["table"]["commitment"] for each in own}
    assert ("s-evolution", 2, 86_400, True) == (found["game"], found["free"], found["pace"], found["rated"])
    assert found["commitment"] == commitments[table]
    assert ("an evening game", True) == (found["note"], found["beginners"])
    assert ["human", "bot", "free", "free"] == [seat["kind"] for seat in found["seats"]]
    assert {"kind": "human", "name": "Ada", "person": ada.id, "mark": "wheel"} == found["seats"][0]


def test_whoever_is_known_sits_down_without_a_link(ada: Somebody, ben: Somebody) -> None:
    """The last to come begins the game, and the table is no longer listed. Asked again with the same token, the server
    answers the same."""
    table, token = ada.opens(), secrets.token_urlsafe(24)
    sat = ben.sits(table, token=token)
    assert (200, {"table": table, "seat": 1, "token": token}) == (sat.status_code, sat.json())
    assert sat.json() == ben.sits(table, token=token).json()
    moment = ben.client.get(f"/api/tables/{table}/moment", headers={"Authorization": f"Bearer {token}"}).json()
    assert ("running", 1) == (moment["state"], moment["seat"])
    assert ["", "Ben"] == [seat["name"] for seat in moment["seats"]]
    assert table not in listed(ben.lobby())


def test_nobody_sits_down_where_it_is_not_open(client: Any, ada: Somebody, ben: Somebody) -> None:
    private, full = ada.makes()["table"], ada.opens()
    assert (403, "server-lobby-not-listed") == told(ben.sits(private), "key")
    ben.sits(full)
    assert (409, "server-lobby-full") == told(Somebody(client, "Cem").sits(full), "key")
    stranger = client.post(f"/api/lobby/{full}/sit", json={})
    assert (401, "server-person-key") == told(stranger, "key")
    unknown = client.post("/api/tables", json={"game": "progress", "seats": [{"kind": "me"}], "listed": True})
    assert (401, "server-lobby-known") == told(unknown, "key")


def come_at_once(guests: list[Somebody], table: str) -> list[Any]:
    """What each of them is answered."""
    answers: list[Any] = []
    ready = threading.Barrier(len(guests))

    def come(guest: Somebody) -> None:
        ready.wait()
        answers.append(guest.sits(table))

    threads = [threading.Thread(target=come, args=(guest,)) for guest in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def check_taken(answers: list[Any]) -> None:
    """Two seats, each once, and a refusal for everybody else."""
    seated = sorted(answer.json()["seat"] for answer in answers if answer.status_code == 200)
    assert ([1, 2], {409}) == (seated, {answer.status_code for answer in answers} - {200})


def test_two_who_come_at_once_never_get_the_same_seat(client: Any, ada: Somebody) -> None:
    table = ada.opens(seats=THREE)
    check_taken(come_at_once([Somebody(client, f"Guest {n}") for n in range(6)], table))


def test_nor_do_they_at_two_servers(postgresql: str, run_server: Any) -> None:
    settings = Settings(database=postgresql, rate=0, creations_rate=0, workers=2)
    one, two = run_server(settings), run_server(settings)
    try:
        with (
            httpx2.Client(base_url=one.url, verify=False, timeout=60) as here,
            httpx2.Client(base_url=two.url, verify=False, timeout=60) as there,
        ):
            table = Somebody(here, "Ada").opens(seats=THREE)
            check_taken(come_at_once([Somebody((here, there)[n % 2], f"Guest {n}") for n in range(6)], table))
    finally:
        one.stop()
        two.stop()


def test_an_invitation_by_link_is_good_no_more_where_somebody_sits(client: Any, ada: Somebody, ben: Somebody) -> None:
    made = ada.makes(listed=True)
    ben.sits(made["table"])
    heads = {"Authorization": f"Bearer {made['seats'][1]['invitation']}"}
    assert 401 == client.post(f"/api/tables/{made['table']}/join", headers=heads, json={"name": "Cem"}).status_code


def test_who_is_blocked_is_refused_and_shown_nothing(client: Any, ada: Somebody, ben: Somebody) -> None:
    """In both directions."""
    block(client, ada, ben)
    table, other = ada.opens(), ben.opens()
    assert (403, "server-lobby-blocked") == told(ben.sits(table), "key")
    assert (403, "server-lobby-blocked") == told(ada.sits(other), "key")
    assert (table not in listed(ben.lobby()), table in ben.lobby()["own"]["shut"]) == (True, True)
    assert table in listed(client.get("/api/lobby").json())


def test_who_gets_up_leaves_the_seat_free(client: Any, ada: Somebody, ben: Somebody) -> None:
    table = ada.opens(seats=THREE)
    token = ben.sits(table).json()["token"]
    assert {"table": table, "closed": False} == ben.post(f"/api/lobby/{table}/rise").json()
    heads = {"Authorization": f"Bearer {token}"}
    assert 401 == client.get(f"/api/tables/{table}/moment", headers=heads).status_code
    (found,) = [each for each in ada.lobby()["tables"] if each["table"] == table]
    assert (2, ["human", "free", "free"]) == (found["free"], [seat["kind"] for seat in found["seats"]])
    assert 1 == ben.sits(table).json()["seat"]
    assert (403, "server-person-no-seat") == told(Somebody(client, "Cem").post(f"/api/lobby/{table}/rise"), "key")


def test_the_host_passes_on_or_the_table_closes(client: Any, ada: Somebody, ben: Somebody) -> None:
    table = ada.opens(seats=THREE)
    token = ben.sits(table).json()["token"]
    assert not ada.post(f"/api/lobby/{table}/rise").json()["closed"]
    heads = {"Authorization": f"Bearer {token}"}
    assert client.get(f"/api/tables/{table}", headers=heads).json()["host"]
    assert ben.post(f"/api/lobby/{table}/rise").json()["closed"]
    assert 404 == client.get(f"/api/tables/{table}", headers=heads).status_code


def test_those_who_share_her_screen_get_up_with_the_maker(ada: Somebody, ben: Somebody) -> None:
    table = ada.opens(seats=[{"kind": "me"}, {"kind": "here", "name": "Zoe"}, {"kind": "open"}, {"kind": "open"}])
    ben.sits(table)
    assert not ada.post(f"/api/lobby/{table}/rise").json()["closed"]
    (found,) = [each for each in ben.lobby()["tables"] if each["table"] == table]
    assert ["free", "free", "human", "free"] == [seat["kind"] for seat in found["seats"]]


def test_a_turn_that_a_bot_plays_is_not_hers(client: Any, ada: Somebody, ben: Somebody) -> None:
    ben.sits(ada.opens())
    assert 1 == ada.lobby()["own"]["turns"] + ben.lobby()["own"]["turns"]
    with client.app.state.service.database.write() as connection:
        connection.execute(update(seats).values(away=True))
    assert 0 == ada.lobby()["own"]["turns"] + ben.lobby()["own"]["turns"]


def test_nobody_gets_up_once_the_game_has_begun(ada: Somebody, ben: Somebody) -> None:
    table = ada.opens()
    ben.sits(table)
    assert (409, "server-lobby-begun") == told(ben.post(f"/api/lobby/{table}/rise"), "key")


def test_a_person_keeps_so_many_open_tables(ada: Somebody) -> None:
    made = [ada.opens() for _ in range(listing.MOST_LISTED)]
    one_more = {"game": "s-evolution", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert (429, "server-lobby-enough") == told(ada.post("/api/tables", **one_more, listed=True), "key")
    assert 201 == ada.post("/api/tables", **one_more).status_code
    ada.post(f"/api/lobby/{made[0]}/rise")
    assert 201 == ada.post("/api/tables", **one_more, listed=True).status_code


def test_a_table_for_now_goes_with_its_maker(
    client: Any, ada: Somebody, ben: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that waits for days stays, and the other comes back with her."""
    now, slow = ada.opens(), ada.opens(pace=86_400)
    monkeypatch.setattr(listing, "AWAY", -1.0)
    assert [slow] == [each for each in listed(ben.lobby()) if each in (now, slow)]
    lobby = client.app.state.lobby
    lobby._arrivals._tell({(ada.id, "")})
    assert {now, slow} <= set(listed(ben.lobby()))
    lobby._arrivals._tell(set())
    assert now not in listed(ben.lobby())


def test_a_wish_says_whom_a_table_fits(client: Any, ada: Somebody, ben: Somebody) -> None:
    kind, anybody, strong = ada.opens(wish={"beginners": True}), ada.opens(), ada.opens(wish={"low": 1700})
    fits = ben.lobby()["own"]["fits"]
    assert [True, False, False] == [each in fits for each in (kind, anybody, strong)]
    assert kind not in ada.lobby()["own"]["fits"]
    too_long = {"game": "s-evolution", "wish": {"note": "a" * 81}}
    assert (422, "wish.note") == told(ada.post("/api/tables", **too_long), "field")


def test_a_wish_goes_by_the_rating_at_such_tables(client: Any, ada: Somebody, ben: Somebody) -> None:
    """At tables for two Ben is strong; how strong at three nobody knows."""
    strong = {"person_id": ben.id, "game": "s-evolution", "players": 2, "season": ALL, "rating": 1750.0}
    with client.app.state.service.database.write() as connection:
        connection.execute(insert(ratings), {**strong, "deviation": 60.0, "games": 9, "at": 0.0})
    wishes = [{"low": 1750}, {"low": 1751}, {"high": 1750}, {"high": 1749}, {"beginners": True}]
    for_two = [ada.opens(wish=wish, pace=86_400) for wish in wishes]
    assert [True, False, True, False, False] == [each in ben.lobby()["own"]["fits"] for each in for_two]
    chen = Somebody(client, "Chen")
    for_three = [chen.opens(seats=THREE, wish=wish, pace=86_400) for wish in ({"low": 1700}, {"beginners": True})]
    assert [False, True] == [each in ben.lobby()["own"]["fits"] for each in for_three]


def test_a_damaged_table_costs_only_itself(client: Any, ada: Somebody) -> None:
    broken, sound = ada.opens(), ada.opens()
    with client.app.state.service.database.write() as connection:
        connection.execute(update(tables).where(tables.c.id == broken).values(wish="[nothing"))
    found = listed(client.get("/api/lobby").json())
    assert (False, True) == (broken in found, sound in found)
