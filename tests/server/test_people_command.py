"""`holocene people`: what whoever runs a server can do about the people there, beside a server that runs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from holocene.cli.main import main
from holocene.server.app import create_app
from holocene.server.settings import Settings
from tests.server.direct import TestClient
from tests.server.rated_games import Somebody, play_out

Command = Callable[..., tuple[int, str]]


@pytest.fixture
def place(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def client(place: str) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(database=place, durable=False, rate=0, creations_rate=0))) as client:
        yield client


@pytest.fixture
def command(place: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs `holocene people` on that database: its status, and what it says."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LOGNAME", "warden")

    def run(*words: str) -> tuple[int, str]:
        status = main(["--language", "en", "people", *words, "--database", place])
        said = capsys.readouterr()
        return status, said.out + said.err

    return run


def told(command: Command, *words: str) -> Any:
    status, said = command(*words, "--json")
    assert 0 == status, said
    return json.loads(said)


def test_people_are_listed_found_and_shown(client: TestClient, command: Command) -> None:
    ada, ben = Somebody(client, "Ada"), Somebody(client, "Ben")
    play_out(ada.table(join=(ben,)))
    assert {ada.id, ben.id} == {each["id"] for each in told(command, "list")}
    assert [ben.id] == [each["id"] for each in told(command, "find", "bE")]
    shown = told(command, "show", ben.id)
    assert (1, 2) == (shown["games"], len(shown["ratings"]))
    status, said = command("show", ben.id)
    assert 0 == status and "s-evolution 2 · all: 1" in said and ben.key not in said
    status, said = command("show", "nobody1")
    assert (2, "Nobody here goes by “nobody1”.\n") == (status, said.replace("\u2068", "").replace("\u2069", ""))


def test_who_is_barred_is_refused_by_the_running_server(client: TestClient, command: Command) -> None:
    ada, ben = Somebody(client, "Ada"), Somebody(client, "Ben")
    table = ada.table(join=(ben,))
    assert 2 == _refused(command, "bar", ben.id)  # a reason is needed
    assert 0 == command("bar", ben.id, "--why", "insults")[0]
    assert 401 == table.get("/moment", 1).status_code
    assert 403 == client.post(f"/api/me/tables/{table.id}", headers=ben.head).status_code
    assert 0 == command("unbar", ben.id)[0]
    assert 201 == client.post(f"/api/me/tables/{table.id}", headers=ben.head).status_code
    assert [("warden", "unbar", ""), ("warden", "bar", "insults")] == [
        (each["who"], each["what"], each["why"]) for each in told(command, "log", ben.id)
    ]


def _refused(command: Command, *words: str) -> int:
    try:
        return command(*words)[0]
    except SystemExit as left:
        return int(str(left.code))


def test_words_are_taken_and_given_back(client: TestClient, command: Command) -> None:
    ada, ben = Somebody(client, "Ada"), Somebody(client, "Ben")
    table = ada.table(join=(ben,))
    command("mute", ben.id)
    assert (403, True) == (table.post("/talk", 1, words="Hi").status_code, told(command, "show", ben.id)["mute"])
    command("unmute", ben.id)
    assert 200 == table.post("/talk", 1, words="Hi").status_code


def test_reports_are_read_and_closed(client: TestClient, command: Command) -> None:
    ada, ben = Somebody(client, "Ada"), Somebody(client, "Ben")
    body = {"person": ben.id, "kind": "name", "words": "Look at that name"}
    number = client.post("/api/reports", headers=ada.head, json=body).json()["report"]
    (found,) = told(command, "reports", "--open")
    assert (number, ben.id, "Look at that name") == (found["id"], found["about_id"], found["words"])
    assert "Look at that name" in command("reports")[1]
    assert 0 == command("reports", "--close", str(number))[0]
    assert 1 == command("reports", "--close", str(number))[0]
    assert ([], [False]) == (told(command, "reports", "--open"), [each["open"] for each in told(command, "reports")])
    command("rename", ben.id, "Benedict")
    assert "Benedict" == client.get(f"/api/people/{ben.id}").json()["name"]


def test_patterns_hold_at_once(client: TestClient, command: Command) -> None:
    ada = Somebody(client, "Ada")
    assert 0 == command("names", "add", "B A D", "=ass")[0]
    assert ["=ass", "bad"] == told(command, "names")
    assert 422 == client.patch("/api/me", headers=ada.head, json={"name": "bаd"}).status_code
    assert 2 == command("names", "add", "x")[0]
    assert 0 == command("names", "remove", "bad")[0]
    assert 200 == client.patch("/api/me", headers=ada.head, json={"name": "Bad"}).status_code


def test_somebody_is_exported_and_deleted(client: TestClient, command: Command, tmp_path: Path) -> None:
    ada, ben = Somebody(client, "Ada"), Somebody(client, "Ben")
    play_out(ada.table(join=(ben,)))
    file = tmp_path / "ben.json"
    assert 0 == command("export", ben.id, "--to", str(file))[0]
    stored = json.loads(file.read_text(encoding="utf-8"))
    assert (ben.id, 1) == (stored["person"]["id"], len(stored["stored"]["results"]))
    assert 2 == command("delete", ben.id)[0]  # nobody sits at the terminal
    assert 0 == command("delete", ben.id, "--yes", "--why", "asked for it")[0]
    assert 401 == client.get("/api/me", headers=ben.head).status_code
    assert ["delete", "export"] == [each["what"] for each in told(command, "log", ben.id)]


def test_ratings_are_computed_anew(client: TestClient, command: Command) -> None:
    ada, ben = Somebody(client, "Ada"), Somebody(client, "Ben")
    for seed in range(2):
        play_out(ada.table(join=(ben,)), seed)

    def rated() -> list[Any]:
        """What was discovered is looked up a little later, and has nothing to do with it."""
        shown = client.get(f"/api/people/{ada.id}").json()
        return [shown[name] for name in ("games", "won", "ratings", "history", "last")]

    before = rated()
    status, said = command("rate", "--anew")
    assert 0 == status and "2\u00a0games" in said.replace(" ", "\u00a0")
    assert before == rated()
