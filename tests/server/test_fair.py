"""Fair company: blocking, reports, names that are not welcome, and people whom who runs the server has barred."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from holocene.server.club.fair import deeds, naming, reporting
from tests.server.by_token import told
from tests.server.conftest import NDJSON
from tests.server.rated_games import Somebody


@pytest.fixture
def ada(client: Any) -> Somebody:
    return Somebody(client, "Ada")


@pytest.fixture
def ben(client: Any) -> Somebody:
    return Somebody(client, "Ben")


def database_of(client: Any) -> Any:
    return client.app.state.service.database


def report(who: Somebody, **body: Any) -> Any:
    return who.client.post("/api/reports", headers=who.head, json={"kind": "talk", **body})


def test_whom_she_blocks_is_hers_to_know(client: Any, ada: Somebody, ben: Somebody) -> None:
    url = f"/api/me/blocks/{ben.id}"
    for _ in range(2):
        blocked = client.post(url, headers=ada.head)
        assert (201, [ben.id]) == (blocked.status_code, [each["id"] for each in blocked.json()])
    assert (True, False) == (ada.page(of=ben)["blocked"], ben.page(of=ada)["blocked"])
    assert [] == client.get("/api/me/blocks", headers=ben.head).json()
    assert [ben.id] == [each["other_id"] for each in _file(client, ada)["blocks"]]
    assert [] == client.delete(url, headers=ada.head).json()
    assert ada.page(of=ben)["blocked"] is False
    herself = client.post(f"/api/me/blocks/{ada.id}", headers=ada.head)
    assert (422, "server-block-self") == told(herself, "key")
    assert (404, "server-no-person") == told(client.post("/api/me/blocks/zzzz", headers=ada.head), "key")


def _file(client: Any, who: Somebody) -> dict[str, Any]:
    stored: dict[str, Any] = client.get("/api/me/everything", headers=who.head).json()["stored"]
    return stored


def test_a_report_reaches_who_runs_the_server_once(client: Any, ada: Somebody, ben: Somebody) -> None:
    table = ada.table(join=(ben,))
    first = report(ada, person=ben.id, table=table.id, words=" He  swears \u202e")
    assert 201 == first.status_code
    assert first.json() == report(ada, person=ben.id, table=table.id).json()
    with database_of(client).read() as connection:
        (found,) = reporting.find(connection, is_open=True, about=ben.id)
    assert (first.json()["report"], "talk", "He swears", table.id) == (
        found.id,
        found.kind,
        found.words,
        found.table_id,
    )
    assert ["He swears"] == [each["words"] for each in _file(client, ada)["reports"]]
    assert [] == _file(client, ben)["reports"]


def test_what_happens_again_is_told_again(client: Any, ada: Somebody, ben: Somebody) -> None:
    """Once somebody has seen to what was told before."""
    first = report(ada, person=ben.id).json()["report"]
    with database_of(client).write() as connection:
        assert [True, False] == [reporting.close(connection, first) for _ in range(2)]
    second = report(ada, person=ben.id).json()["report"]
    with database_of(client).read() as connection:
        found = reporting.find(connection, is_open=True)
    assert [second] == [each.id for each in found if each.about_id == ben.id]
    assert first != second


def test_reports_have_limits(client: Any, ada: Somebody, ben: Somebody) -> None:
    elsewhere = ada.table("me bot")
    assert (422, "server-report-table") == told(report(ada, person=ben.id, table=elsewhere.id), "key")
    assert (422, "server-report-self") == told(report(ada, person=ada.id), "key")
    assert 422 == report(ada, person=ben.id, words="x" * 501).status_code
    for kind in ("name", "talk", "unfair", "stalling", "other"):
        assert 201 == report(ada, person=ben.id, kind=kind).status_code
    other = Somebody(client, "Chen")
    assert (429, "server-report-much") == told(report(ada, person=other.id), "key")


@pytest.mark.parametrize(
    "name", ["Badger", "b a d g e r", "BADGÉR", "bаdger", "b4dg3r", "ⓑⓐⓓⓖⓔⓡ", "The_B-a-d-g-e-r!", "ᴮadger"]
)
def test_a_name_is_found_however_it_is_spelt(name: str) -> None:
    assert naming.is_unwelcome([naming.stored("Badger")], name)


def test_other_names_are_welcome() -> None:
    patterns = [naming.stored(each) for each in ("badger", "= Troll")]
    assert ["badger", "=troll"] == patterns
    found = [naming.is_unwelcome(patterns, each) for each in ("Trolley", "Edgar", "T-Roll", "You troll")]
    assert [False, False, True, True] == found
    assert naming.stored(" ! ") == naming.stored("=") == ""


def test_unwelcome_words_are_refused_everywhere(client: Any, ada: Somebody, ben: Somebody) -> None:
    table = ada.table(join=(ben,))
    with database_of(client).write() as connection:
        naming.add(connection, naming.stored("badger"))
    try:
        new = client.post("/api/me", headers={"Holocene-Person": "k" * 40}, json={"name": "Badger"})
        assert (422, "server-name-unwelcome") == told(new, "key")
        changed = client.patch("/api/me", headers=ada.head, json={"name": "b.adger"})
        assert (422, "server-name-unwelcome") == told(changed, "key")
        body = {"game": "s-evolution", "seats": [{"kind": "me", "name": "BADGER"}, {"kind": "bot"}]}
        assert (422, "server-name-unwelcome") == told(client.post("/api/tables", json=body), "key")
        assert (422, "server-name-unwelcome") == told(table.post("/join", 0, name="bаdger"), "key")
        assert (422, "server-words-unwelcome") == told(table.post("/talk", 0, words="You b a d g e r"), "key")
        assert 200 == table.post("/talk", 0, words="Good luck").status_code
    finally:
        with database_of(client).write() as connection:
            naming.remove(connection, "badger")
    assert 200 == client.patch("/api/me", headers=ada.head, json={"name": "Badger"}).status_code


def test_who_is_silenced_may_make_signs(client: Any, ada: Somebody, ben: Somebody) -> None:
    table = ada.table(join=(ben,))
    deeds.mute(database_of(client), "root", ben.id, "swears", is_mute=True)
    assert (403, "server-person-mute") == told(table.post("/talk", 1, words="Hello"), "key")
    assert 200 == table.post("/talk", 1, sign="hello").status_code
    assert 200 == table.post("/talk", 0, words="Hello").status_code
    deeds.mute(database_of(client), "root", ben.id, "", is_mute=False)
    assert 200 == table.post("/talk", 1, words="Hello").status_code


def test_who_is_barred_is_out_at_once_and_can_be_let_in_again(client: Any, ada: Somebody, ben: Somebody) -> None:
    table = ada.table(join=(ben,))
    deeds.bar(database_of(client), "root", ben.id, "swears")
    assert 401 == table.get("/moment", 1).status_code
    assert (404, "server-no-person") == told(client.get(f"/api/people/{ben.id}", headers=ada.head), "key")
    assert (403, "server-person-barred") == told(report(ben, person=ada.id), "key")
    assert client.get("/api/me", headers=ben.head).json()["barred"] is True
    assert 200 == table.get("/moment", 0).status_code
    deeds.unbar(database_of(client), "root", ben.id, "sorry")
    opened = client.post(f"/api/me/tables/{table.id}", headers=ben.head).json()
    table.tokens[1] = opened["token"]
    assert 1 == table.moment(1)["seat"]
    with database_of(client).read() as connection:
        assert [("unbar", "sorry"), ("bar", "swears")] == [
            (each.what, each.why) for each in deeds.log(connection, ben.id)
        ]


def test_a_stream_ends_when_its_owner_is_barred_beside_the_server(
    server: Any, remote: httpx2.Client, lines_of: Any
) -> None:
    ada, ben = Somebody(remote, "Ada"), Somebody(remote, "Ben")
    table = ada.table(join=(ben,))
    with remote.stream("GET", f"{table.url}/stream", headers={**table.head(1), **NDJSON}) as response:
        lines = lines_of(response)
        lines.next()
        deeds.bar(server.service.database, "root", ben.id, "swears")
        assert "server-bad-token" == lines.next("closed")["data"]["key"]
        assert [] == [line for line in lines.rest() if line]


def test_a_new_name_is_shown_where_she_sits(client: Any, ada: Somebody, ben: Somebody) -> None:
    table = ada.table(join=(ben,))
    deeds.rename(database_of(client), "root", ben.id, "Benedict", "too short")
    assert "Benedict" == table.moment(0)["seats"][1]["name"]
    assert "Benedict" == ada.page(of=ben)["name"]
