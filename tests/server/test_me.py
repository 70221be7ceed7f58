"""People who are known: by the key of a browser, at whatever table, until they delete themselves."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import pytest

from tests.server.by_token import told

SEATS = [{"kind": "me"}, {"kind": "open"}]


class Keys(NamedTuple):
    """Of browsers that nobody has introduced herself with."""

    ada: str
    ben: str


@pytest.fixture
def keys() -> Keys:
    return Keys(secrets.token_urlsafe(24), secrets.token_urlsafe(24))


def shown(key: str) -> dict[str, str]:
    return {"Holocene-Person": key}


def introduced(client: Any, key: str, name: str) -> dict[str, Any]:
    answer = client.post("/api/me", headers=shown(key), json={"name": name, "mark": "wheel"})
    assert 201 == answer.status_code, answer.text
    found: dict[str, Any] = answer.json()
    return found


def table_of(client: Any, key: str, **more: Any) -> dict[str, Any]:
    asked = {"game": "s-evolution", "options": {"players": 2}, "seats": SEATS, **more}
    answer = client.post("/api/tables", headers=shown(key), json=asked)
    assert 201 == answer.status_code, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_key_makes_somebody_known_once(client: Any, keys: Keys) -> None:
    ada = introduced(client, keys.ada, "Ada")
    again = client.post("/api/me", headers=shown(keys.ada), json={"name": "Somebody else"})
    assert (200, ada) == (again.status_code, again.json())
    assert ada == client.get("/api/me", headers=shown(keys.ada)).json()
    assert (ada["name"], ada["mark"]) == ("Ada", "wheel")


def test_nobody_is_known_without_a_key(client: Any, keys: Keys) -> None:
    assert (401, "server-person-key") == told(client.get("/api/me"), "key")
    assert (401, "server-person-key") == told(client.get("/api/me", headers=shown("short")), "key")
    assert (401, "server-person-unknown") == told(client.get("/api/me", headers=shown(keys.ada)), "key")
    blank = client.post("/api/me", headers=shown(keys.ada), json={"name": "\u200b"})
    assert (422, "server-person-name") == told(blank, "key")


def test_she_changes_what_others_see(client: Any, keys: Keys) -> None:
    before = introduced(client, keys.ada, "Ada")
    after = client.patch("/api/me", headers=shown(keys.ada), json={"name": "Ada L.", "hidden": True}).json()
    assert (
        {**before, "name": "Ada L.", "hidden": True} == after == client.get("/api/me", headers=shown(keys.ada)).json()
    )


def test_her_seats_are_found_on_another_device(client: Any, keys: Keys) -> None:
    """Who sits down as herself finds the table by her key alone, and is given a token for this browser."""
    ada, ben = introduced(client, keys.ada, "Ada"), introduced(client, keys.ben, "Ben")
    made = table_of(client, keys.ada)
    invited = {**shown(keys.ben), "Authorization": f"Bearer {made['seats'][1]['invitation']}"}
    assert 200 == client.post(f"/api/tables/{made['table']}/join", headers=invited, json={"name": "Ben"}).status_code
    (own,) = client.get("/api/me/tables", headers=shown(keys.ben)).json()
    assert (1, made["table"]) == (own["seat"], own["table"]["table"])
    assert [ada["id"], ben["id"]] == [seat["person"] for seat in own["table"]["seats"]]
    opened = client.post(f"/api/me/tables/{made['table']}", headers=shown(keys.ben)).json()
    heads = {"Authorization": f"Bearer {opened['token']}"}
    assert 1 == client.get(f"/api/tables/{made['table']}/moment", headers=heads).json()["seat"]
    other = table_of(client, keys.ada)
    refused = client.post(f"/api/me/tables/{other['table']}", headers=shown(keys.ben))
    assert (403, "server-person-no-seat") == told(refused, "key")


def test_a_seat_of_somebody_unknown_names_nobody(client: Any) -> None:
    made = client.post("/api/tables", json={"game": "s-evolution", "options": {"players": 2}, "seats": SEATS}).json()
    heads = {"Authorization": f"Bearer {made['host']}"}
    seats = client.get(f"/api/tables/{made['table']}", headers=heads).json()["seats"]
    assert ["", ""] == [seat["person"] for seat in seats]


def test_who_deletes_herself_is_forgotten_and_the_game_goes_on(client: Any, keys: Keys) -> None:
    ada = introduced(client, keys.ada, "Ada")
    made = table_of(client, keys.ada)
    stored = client.get("/api/me/everything", headers=shown(keys.ada)).json()
    assert (ada["id"], [made["table"]]) == (
        stored["person"]["id"],
        [seat["table_id"] for seat in stored["stored"]["seats"]],
    )
    assert {"id": ada["id"]} == client.delete("/api/me", headers=shown(keys.ada)).json()
    assert (401, "server-person-unknown") == told(client.get("/api/me", headers=shown(keys.ada)), "key")
    heads = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    summary = client.get(f"/api/tables/{made['table']}", headers=heads).json()
    assert ("", 0) == (summary["seats"][0]["person"], summary["seat"])
