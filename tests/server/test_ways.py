"""Ways back to oneself: codes for another device, the last way, and two who prove to be one without losing a seat."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import msgspec
import pytest
from sqlalchemy import Column, PrimaryKeyConstraint, String, Table, insert, select

from holocene.server import store
from holocene.server.app import create_app
from holocene.server.archive import find_moment
from holocene.server.club import persons
from holocene.server.club.schema import of_person
from holocene.server.club.ways import arriving
from holocene.server.schema import METADATA, SPECTATOR, archive
from holocene.server.settings import Settings
from tests.server.authenticator import shown, with_passkey
from tests.server.by_token import told
from tests.server.direct import TestClient
from tests.server.known import Browser, expire


@pytest.fixture
def ada(client: TestClient) -> Browser:
    found = Browser(client)
    found.introduce("Ada")
    return found


def test_a_code_brings_another_device(client: TestClient, ada: Browser) -> None:
    """However it is typed; once, for five minutes, and a new one instead of the old."""
    old, code = (ada.post("/me/devices").json()["code"] for _ in range(2))
    other = Browser(client)
    assert (409, "server-ways-no-code") == told(other.post("/me/arrivals/code", code=old), "key")
    typed = f" {code.upper().replace('-', ' ')} "
    assert "Ada" == other.post("/me/arrivals/code", code=typed, label="Phone").json()["name"]
    assert ["Firefox", "Phone"] == [each["label"] for each in ada.get("/me/ways").json()["browsers"]]
    assert (409, "server-ways-no-code") == told(Browser(client).post("/me/arrivals/code", code=code), "key")
    late = ada.post("/me/devices").json()["code"]
    expire(client)
    assert (409, "server-ways-no-code") == told(Browser(client).post("/me/arrivals/code", code=late), "key")


def test_somebody_has_so_many_browsers(client: TestClient, ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arriving, "MOST_BROWSERS", 2)
    answers = [Browser(client).post("/me/arrivals/code", code=code) for code in _codes(ada, 2)]
    assert [200, 409] == [each.status_code for each in answers] and "server-ways-many" == answers[1].json()["key"]
    assert 2 == len(ada.get("/me/ways").json()["browsers"])


def _codes(person: Browser, n: int) -> Iterator[str]:
    """One after the other: a new one ends the one before."""
    return (person.post("/me/devices").json()["code"] for _ in range(n))


def test_ways_are_removed_but_for_the_last(client: TestClient, ada: Browser) -> None:
    (own,) = ada.get("/me/ways").json()["browsers"]
    assert (409, "server-ways-last") == told(ada.remove(f"/me/browsers/{own['id']}"), "key")
    device = with_passkey(ada)
    other = Browser(client)
    shown(other, device)
    lost = next(each for each in other.get("/me/ways").json()["browsers"] if not each["here"])
    assert 200 == other.remove(f"/me/browsers/{lost['id']}").status_code
    assert ("", "Ada") == (ada.who(), other.who())
    (passkey,) = other.get("/me/ways").json()["passkeys"]
    assert [] == other.remove(f"/me/passkeys/{passkey['id']}").json()["passkeys"]
    assert (403, "server-ways-unknown-passkey") == told(shown(Browser(client), device), "key")
    assert (404, "server-ways-none") == told(other.remove(f"/me/passkeys/{passkey['id']}"), "key")
    ben = Browser(client)
    ben.introduce("Ben")
    (hers,) = other.get("/me/ways").json()["browsers"]
    assert (404, "server-ways-none") == told(ben.remove(f"/me/browsers/{hers['id']}"), "key"), "only one's own"


def test_two_who_prove_to_be_one_keep_all_seats(client: TestClient, ada: Browser) -> None:
    """A phone at which she had introduced herself anew: its tables are hers, and nobody else is left."""
    at_home, phone = ada.table(), Browser(client)
    phone.introduce("Ada on the train")
    on_train = phone.table()
    invited = {"Holocene-Person": phone.key, "Authorization": f"Bearer {at_home['seats'][1]['invitation']}"}
    client.post(f"/api/tables/{at_home['table']}/join", headers=invited, json={"name": "Me again"})
    phone.post("/me/arrivals/code", code=ada.post("/me/devices").json()["code"])
    assert {at_home["table"], on_train["table"]} == phone.tables() == ada.tables()
    assert "Ada" == phone.who()
    (both,) = [each["table"] for each in ada.get("/me/tables").json() if each["table"]["table"] == at_home["table"]]
    assert ["", ada.get("/me").json()["id"]] == sorted(seat["person"] for seat in both["seats"]), "one seat at a table"


def test_nobody_has_blocked_or_invited_herself_when_two_become_one(client: TestClient, ada: Browser) -> None:
    phone, own = Browser(client), ada.get("/me").json()["id"]
    other = phone.introduce("Ada on the train")["id"]
    asked = ada.post("/invitations", table=ada.table()["table"], person=other)
    assert (201, 201) == (asked.status_code, phone.post(f"/me/blocks/{own}").status_code)
    phone.post("/me/arrivals/code", code=ada.post("/me/devices").json()["code"])
    assert ("Ada", [], []) == (phone.who(), ada.get("/me/blocks").json(), ada.get("/invitations").json()["waiting"])


def test_two_become_one_in_postgresql_too(postgresql: str) -> None:
    """What both have once stays hers: there the transaction would be lost at the first row that is there twice."""
    notes = Table("notes_of_people", METADATA, of_person("writer"), Column("about", String),
                  PrimaryKeyConstraint("writer", "about"), extend_existing=True)  # fmt: skip
    try:
        with TestClient(create_app(Settings(database=postgresql, rate=0, creations_rate=0))) as client:
            ada, phone = Browser(client), Browser(client)
            mine, theirs = ada.introduce("Ada")["id"], phone.introduce("Ada, too")["id"]
            rows = [(mine, "tea"), (theirs, "tea"), (theirs, "chess")]
            with client.app.state.service.database.write() as connection:
                connection.execute(insert(notes), [{"writer": who, "about": about} for who, about in rows])
            device, table = with_passkey(ada), phone.table()
            assert "Ada" == shown(phone, device).json()["name"]
            assert {table["table"]} == ada.tables()
            with client.app.state.service.database.read() as connection:
                left = {tuple(row) for row in connection.execute(select(notes.c.writer, notes.c.about))}
            assert {(mine, "tea"), (mine, "chess")} == left
    finally:
        METADATA.remove(notes)


def test_who_can_be_reached_otherwise_stays_who_she_is(client: TestClient, ada: Browser) -> None:
    """Ben's tablet becomes Ada's: Ben keeps his seats, and comes back by his passkey."""
    ben = Browser(client)
    ben.introduce("Ben")
    device, table = with_passkey(ben), ben.table()
    ben.post("/me/arrivals/code", code=ada.post("/me/devices").json()["code"])
    assert "Ada" == ben.who()
    other = Browser(client)
    shown(other, device)
    assert ("Ben", {table["table"]}) == (other.who(), other.tables())


def test_who_is_barred_does_not_become_somebody_else(client: TestClient, ada: Browser) -> None:
    ben = Browser(client)
    mine = ben.introduce("Ben")
    with client.app.state.service.database.write() as connection:
        persons.change(connection, mine["id"], barred=True)
    came = ben.post("/me/arrivals/code", code=ada.post("/me/devices").json()["code"])
    assert (403, "server-person-barred") == told(came, "key")


def test_a_running_game_learns_who_sits_there(client: TestClient, ada: Browser) -> None:
    """The table lies in memory, with who she was before."""
    phone = Browser(client)
    phone.introduce("Somebody")
    made = phone.post("/play-now", game="s-evolution").json()
    seat = next(each for each in made["seats"] if each.get("token"))
    heads = {"Authorization": f"Bearer {seat['token']}"}
    moment = f"/api/tables/{made['table']}/moment"
    client.get(moment, headers=heads)
    phone.post("/me/arrivals/code", code=ada.post("/me/devices").json()["code"])
    known = client.get(moment, headers=heads).json()["seats"][seat["seat"]]["person"]
    assert ada.get("/me").json()["id"] == known
    ada.remove("/me")
    assert "" == client.get(moment, headers=heads).json()["seats"][seat["seat"]]["person"]


def test_a_try_at_a_deal_is_one_try_on_all_devices(client: TestClient) -> None:
    """Begun by a browser before it knew anybody, gone on with on another; the board has one row of hers."""
    ada, phone = Browser(client), Browser(client)
    bearer = {"Authorization": f"Bearer {Browser(client).key}"}
    first = client.post("/api/today/progress", headers=bearer, json={"name": "Ada"}).json()
    ada.introduce("Ada")
    assert first["table"] == ada.ask("GET", "/today/progress", None, **bearer).json()["own"]["table"]
    phone.post("/me/arrivals/code", code=ada.post("/me/devices").json()["code"])
    other = {"Authorization": f"Bearer {Browser(client).key}"}
    again = phone.ask("POST", "/today/progress", {"name": "Ada"}, **other).json()
    assert first["table"] == again["table"]
    heads = {"Authorization": f"Bearer {again['token']}"}
    assert 0 == client.get(f"/api/tables/{first['table']}/moment", headers=heads).json()["seat"]
    for browser in (ada, phone):
        deal = next(each for each in browser.get("/today").json()["deals"] if each["game"] == "progress")
        assert first["table"] == deal["own"]["table"]
    assert [first["table"]] == [row["table_id"] for row in ada.get("/me/everything").json()["stored"]["days"]]
    unknown = client.get("/api/today", headers=bearer).json()["deals"]
    assert all(each["own"] is None for each in unknown), "the try has moved"


def test_two_tries_of_one_person_become_one(client: TestClient, ada: Browser) -> None:
    phone = Browser(client)
    phone.introduce("Ada, too")
    mine, theirs = (each.post("/today/progress", name="Ada").json() for each in (ada, phone))
    assert mine["table"] != theirs["table"]
    phone.post("/me/arrivals/code", code=ada.post("/me/devices").json()["code"])
    assert mine["table"] == phone.post("/today/progress", name="Ada").json()["table"]


def test_a_finished_game_does_not_name_who_is_forgotten(client: TestClient, ada: Browser) -> None:
    """Nor does what is kept of its end, to be looked at whatever rules come later."""
    made = ada.post("/play-now", game="s-evolution").json()
    heads = {"Authorization": f"Bearer {made['host']}"}
    assert 200 == client.post(f"/api/tables/{made['table']}/resign", headers=heads).status_code
    service, person = client.app.state.service, ada.get("/me").json()["id"]
    service.archivist.step()

    def kept() -> str:
        with service.database.read() as connection:
            row = store.find_table(connection, made["table"])
            assert row is not None
            moment = find_moment(connection, row, SPECTATOR)
        assert moment is not None
        return moment.content.decode()

    assert person in kept()
    ada.remove("/me")
    assert person not in kept()
    with service.database.read() as connection:
        packed = connection.execute(select(archive.c.moments).where(archive.c.table_id == made["table"])).scalar_one()
    assert person not in zlib.decompress(packed).decode()


def test_few_people_and_codes_from_one_client(settings: Settings) -> None:
    """Making people and trying codes are counted as making tables is."""
    few = msgspec.structs.replace(settings, creations_rate=0.001, creations_burst=3)
    with TestClient(create_app(few)) as client:
        made = [Browser(client).post("/me", name="Somebody").status_code for _ in range(2)]
        tried = [Browser(client).post("/me/arrivals/code", code="abcd-efgh").status_code for _ in range(2)]
    assert ([201, 201], [409, 429]) == (made, tried)
