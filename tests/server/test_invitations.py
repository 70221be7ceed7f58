"""Invitations from one person to another: accepted, declined, and again after a game."""

from __future__ import annotations

import secrets
from typing import Any

import pytest
from sqlalchemy import insert

from holocene.server import store
from holocene.server.club.fair import deeds
from holocene.server.club.lobby import inviting
from holocene.server.club.lobby.inviting import MOST_WAITING
from holocene.server.club.lobby.schema import blocks
from holocene.server.problems import Conflict
from tests.server.by_token import told
from tests.server.people import Somebody


@pytest.fixture
def ada(client: Any) -> Somebody:
    return Somebody(client, "Ada")


@pytest.fixture
def ben(client: Any) -> Somebody:
    return Somebody(client, "Ben")


def waiting(person: Somebody) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/invitations").json()["waiting"]
    return found


def test_who_accepts_sits_down(ada: Somebody, ben: Somebody) -> None:
    """Also where the table is not open to all; asked again with the same token, the answer is the same."""
    table = ada.makes(pace=86_400)["table"]
    made = ada.invites(ben, table)
    assert (201, table) == (made.status_code, made.json()["table"])
    assert made.json() == ada.invites(ben, table).json()
    (asked,) = waiting(ben)
    assert (ada.id, "s-evolution", 86_400) == (asked["inviter"]["id"], asked["game"], asked["pace"])
    assert [asked["id"]] == [each["id"] for each in ben.lobby()["own"]["invitations"]]
    token = secrets.token_urlsafe(24)
    sat = ben.post(f"/api/invitations/{asked['id']}/accept", token=token)
    assert {"table": table, "seat": 1, "token": token} == sat.json()
    assert sat.json() == ben.post(f"/api/invitations/{asked['id']}/accept", token=token).json()
    assert [] == waiting(ben)


def test_who_is_declined_is_told_once(ada: Somebody, ben: Somebody) -> None:
    table = ada.makes()["table"]
    name = ada.invites(ben, table).json()["id"]
    assert 200 == ben.post(f"/api/invitations/{name}/decline").status_code
    assert [] == waiting(ben)
    (answer,) = ada.get("/api/invitations").json()["declined"]
    assert (name, ben.id) == (answer["id"], answer["person"]["id"])
    ben.post(f"/api/invitations/{name}/heard")
    assert 1 == len(ada.get("/api/invitations").json()["declined"]), "nobody hears it in her stead"
    ada.post(f"/api/invitations/{name}/heard")
    assert [] == ada.get("/api/invitations").json()["declined"]
    assert (409, "server-invitation-twice") == told(ada.invites(ben, table), "key")
    assert (409, "server-invitation-declined") == told(ben.post(f"/api/invitations/{name}/accept"), "key")


def test_only_who_sits_there_invites_and_only_to_a_free_seat(client: Any, ada: Somebody, ben: Somebody) -> None:
    cem = Somebody(client, "Cem")
    table = ada.opens()
    assert (403, "server-person-no-seat") == told(ben.invites(cem, table), "key")
    name = ada.invites(cem, table).json()["id"]
    ben.sits(table)
    assert [] == waiting(cem)  # the game has begun
    assert (409, "server-lobby-full") == told(cem.post(f"/api/invitations/{name}/accept"), "key")
    assert (409, "server-lobby-full") == told(ada.invites(Somebody(client, "Dora"), table), "key")
    assert (409, "server-invitation-sits") == told(ada.invites(ben, table), "key")
    nobody = ada.post("/api/invitations", table=ada.makes()["table"], person="nobodyxx")
    assert (404, "server-person-nobody") == told(nobody, "key")
    assert (404, "server-invitation-none") == told(ben.post(f"/api/invitations/{name}/accept"), "key")


def test_nobody_is_asked_too_often_or_by_whom_she_blocked(client: Any, ada: Somebody, ben: Somebody) -> None:
    own = [ada.makes()["table"] for _ in range(MOST_WAITING + 1)]
    assert [201] * MOST_WAITING == [ada.invites(ben, table).status_code for table in own[:-1]]
    assert (429, "server-invitation-enough") == told(ada.invites(ben, own[-1]), "key")
    ada.post(f"/api/lobby/{own[0]}/rise")  # it closes, and the invitation with it
    assert 201 == ada.invites(ben, own[-1]).status_code
    cem = Somebody(client, "Cem")
    with client.app.state.service.database.write() as connection:
        connection.execute(insert(blocks), {"person_id": cem.id, "other_id": ada.id, "at": 0.0})
    assert (403, "server-invitation-blocked") == told(ada.invites(cem, own[-1]), "key")


def test_nobody_is_asked_who_cannot_come(client: Any, ada: Somebody, ben: Somebody) -> None:
    """Who was barred, and after a game who has blocked the other since."""
    over, table = finished(ada, ben), ada.makes()["table"]
    with client.app.state.service.database.write() as connection:
        connection.execute(insert(blocks), {"person_id": ben.id, "other_id": ada.id, "at": 0.0})
    assert (409, "server-again-nobody") == told(ada.post("/api/invitations/again", table=over), "key")
    cem = Somebody(client, "Cem")
    deeds.bar(client.app.state.service.database, "root", cem.id, "swears")
    assert (404, "server-person-nobody") == told(ada.invites(cem, table), "key")


def finished(ada: Somebody, ben: Somebody) -> str:
    """A game of theirs that one has given up."""
    made = ada.makes(pace=172_800, rated=True)
    table = str(made["table"])
    name = ada.invites(ben, table).json()["id"]
    token = ben.post(f"/api/invitations/{name}/accept").json()["token"]
    heads = {"Authorization": f"Bearer {token}"}
    assert 200 == ben.client.post(f"/api/tables/{table}/resign", headers=heads).status_code
    return table


def test_people_are_asked_again_after_a_game(ada: Somebody, ben: Somebody) -> None:
    table = finished(ada, ben)
    made = ben.post("/api/invitations/again", table=table)
    assert (201, [ada.id]) == (made.status_code, [each["person"] for each in made.json()["invited"]])
    (asked,) = waiting(ada)
    assert (True, ben.id, 172_800, True) == (asked["again"], asked["inviter"]["id"], asked["pace"], asked["rated"])
    assert ["open", "me"] == [seat["kind"] for seat in made.json()["made"]["seats"]]
    by_person = ada.post("/api/invitations/again", person=ben.id)
    assert (201, [ben.id]) == (by_person.status_code, [each["person"] for each in by_person.json()["invited"]])


def test_who_asks_again_and_again_is_asked_to_wait(ada: Somebody, ben: Somebody) -> None:
    table = finished(ada, ben)
    asked = [ada.post("/api/invitations/again", table=table).status_code for _ in range(MOST_WAITING + 1)]
    assert [201] * MOST_WAITING + [429] == asked
    assert MOST_WAITING == len(waiting(ben))
    assert MOST_WAITING == len(ada.lobby()["own"]["sits"]), "and no table was made"


def test_only_those_of_a_finished_game_are_asked_again(client: Any, ada: Somebody, ben: Somebody) -> None:
    table, cem = finished(ada, ben), Somebody(client, "Cem")
    assert (403, "server-person-no-seat") == told(cem.post("/api/invitations/again", table=table), "key")
    assert (404, "server-again-never") == told(cem.post("/api/invitations/again", person=ada.id), "key")
    assert (422, "server-again-whom") == told(cem.post("/api/invitations/again"), "key")
    assert (409, "server-not-over") == told(ada.post("/api/invitations/again", table=ada.makes()["table"]), "key")
    assert 200 == client.delete("/api/me", headers=ben.heads).status_code
    assert (409, "server-again-nobody") == told(ada.post("/api/invitations/again", table=table), "key")


def test_invitations_are_told_with_all_that_is_stored_and_go_with_her(
    client: Any, ada: Somebody, ben: Somebody
) -> None:
    table = ada.makes()["table"]
    ada.invites(ben, table)
    (own,) = ben.get("/api/me/everything").json()["stored"]["invitations"]
    assert (table, ada.id) == (own["table_id"], own["inviter_id"])
    client.delete("/api/me", headers=ada.heads)
    assert [] == waiting(ben)


def test_who_has_accepted_is_told_so_when_she_declines(ada: Somebody, ben: Somebody) -> None:
    table = ada.makes()["table"]
    name = ada.invites(ben, table).json()["id"]
    ben.post(f"/api/invitations/{name}/accept")
    assert (409, "server-invitation-accepted") == told(ben.post(f"/api/invitations/{name}/decline"), "key")
    assert [] == ada.get("/api/invitations").json()["declined"]


def test_an_answer_and_a_seat_are_one(
    client: Any, ada: Somebody, ben: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the answer cannot be written down, nobody sits there."""
    table = ada.makes()["table"]
    name = ada.invites(ben, table).json()["id"]

    def fails(*_: Any) -> None:
        raise Conflict("the disk is full", "server-over")

    with monkeypatch.context() as broken:
        broken.setattr(inviting, "update", fails)
        assert 409 == ben.post(f"/api/invitations/{name}/accept").status_code
    with client.app.state.service.database.read() as connection:
        assert ["", False] == [getattr(store.find_seats(connection, table)[1], part) for part in ("person", "joined")]
    assert 200 == ben.post(f"/api/invitations/{name}/accept").status_code


def test_a_table_asked_again_is_as_the_one_before(client: Any, ada: Somebody, ben: Somebody) -> None:
    """With whatever was chosen for it, also where that is not usual."""
    chosen = {"chat": False, "signs": False, "expiry": "vote", "pace": 86_400.0, "per": "turn", "public": True}
    table = str(ada.makes(rated=False, **chosen)["table"])
    name = ada.invites(ben, table).json()["id"]
    heads = {"Authorization": f"Bearer {ben.post(f'/api/invitations/{name}/accept').json()['token']}"}
    assert 200 == client.post(f"/api/tables/{table}/resign", headers=heads).status_code
    made = ben.post("/api/invitations/again", table=table).json()["made"]["table"]
    with client.app.state.service.database.read() as connection:
        row = store.find_table(connection, made)
    assert chosen == {name: getattr(row, name) for name in chosen}


def test_one_who_never_answers_keeps_nobody_else_from_being_asked_again(client: Any, ada: Somebody) -> None:
    """She has enough invitations; the others are asked, and the answer says who is."""
    ben, cem = Somebody(client, "Ben"), Somebody(client, "Cem")
    made = ada.makes(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], listed=True)
    table = str(made["table"])
    tokens = [ada_token(made), *(each.sits(table).json()["token"] for each in (ben, cem))]
    for token in tokens[:2]:
        client.post(f"/api/tables/{table}/resign", headers={"Authorization": f"Bearer {token}"})
    for _ in range(MOST_WAITING):
        assert 201 == ada.post("/api/invitations/again", table=table, person=cem.id).status_code
    asked = ada.post("/api/invitations/again", table=table)
    assert (201, [ben.id]) == (asked.status_code, [each["person"] for each in asked.json()["invited"]])
    assert MOST_WAITING == len(waiting(cem))


def ada_token(made: dict[str, Any]) -> str:
    """What opens the maker's seat."""
    return str(next(seat["token"] for seat in made["seats"] if seat["kind"] == "me"))


def test_who_is_blocked_has_asked_for_nothing(ada: Somebody, ben: Somebody) -> None:
    """An invitation from before is shown no longer, to either of the two who do not meet, until they may again."""
    table = ada.makes()["table"]
    assert 201 == ada.invites(ben, table).status_code
    assert 201 == ben.post(f"/api/me/blocks/{ada.id}").status_code
    assert ([], []) == (waiting(ben), ben.lobby()["own"]["invitations"])
    assert 200 == ben.client.delete(f"/api/me/blocks/{ada.id}", headers=ben.heads).status_code
    assert [table] == [each["table"] for each in waiting(ben)]
