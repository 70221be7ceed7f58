"""`holocene tables`: what whoever runs a server can do with its tables, while it runs or not."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from sqlalchemy import update

from holocene.cli.main import main
from holocene.core.matches.record import load_record
from holocene.core.matches.replay import replay
from holocene.server.adopting import adopt
from holocene.server.app import create_app
from holocene.server.problems import Conflict
from holocene.server.schema import moves, tables
from holocene.server.settings import Settings
from holocene.server.tending import DAY, Tending, drop, find_one
from tests.server.direct import TestClient

Command = Callable[..., tuple[int, str]]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture
def serving(place: str) -> Iterator[TestClient]:
    """A server beside which the commands run; its database is empty, and no bot stirs."""
    app = create_app(Settings(database=place, durable=False, rate=0, creations_rate=0))
    with app.state.service.database.write() as connection:
        connection.execute(tables.delete())
    yield TestClient(app)
    app.state.service.database.close()


@pytest.fixture
def command(place: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs `holocene tables` on that database: its status, and what it says."""
    monkeypatch.setenv("COLUMNS", "200")

    def run(*words: str) -> tuple[int, str]:
        status = main(["--language", "en", "tables", *words, "--database", place])
        said = capsys.readouterr()
        return status, said.out + said.err

    return run


def set_row(serving: TestClient, table_id: str, **values: Any) -> None:
    """Changes the row of a table, as time or another version would."""
    with serving.app.state.service.database.write() as connection:
        values = {"revision": tables.c.revision + 1, **values}
        connection.execute(update(tables).where(tables.c.id == table_id).values(**values))


def names_of(listed: tuple[int, str]) -> list[str]:
    """The tables of a list in JSON."""
    return [each["table"] for each in json.loads(listed[1])]


def test_tables_are_listed_by_what_is_asked(serving: TestClient, command: Command, make_table: Any) -> None:
    """By state, game and age; the newest first."""
    old = make_table(serving, kinds="here here")
    other = make_table(serving, game="s-evolution", kinds="me open")
    set_row(serving, old.id, changed=time.time() - 40 * DAY)
    assert [other.id, old.id] == names_of(command("list", "--json"))
    assert [old.id] == names_of(command("list", "--json", "--state", "running"))
    assert [other.id] == names_of(command("list", "--json", "--game", "s-evolution"))
    assert [old.id] == names_of(command("list", "--json", "--older", "30"))
    assert [] == names_of(command("list", "--json", "--older", "50"))


def test_long_names_are_shown_whole(
    serving: TestClient, command: Command, make_table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However narrow the terminal is, no letter is lost."""
    monkeypatch.setenv("COLUMNS", "60")
    names = ["W" * 40, "Q" * 40]
    seats = [{"kind": "here", "name": name} for name in names]
    make_table(serving, kinds="here here", seats=seats)
    status, said = command("list")
    assert (0, "1 table") == (status, said.splitlines()[-1].strip().replace("\u00a0", " "))
    assert [40, 40] == [said.count("W"), said.count("Q")]


def test_nothing_secret_is_shown(serving: TestClient, command: Command, make_table: Any) -> None:
    """All of a table but its secret, its tokens and their hashes."""
    table = make_table(serving, kinds="me open")
    with serving.app.state.service.database.read() as connection:
        secret = connection.execute(tables.select()).one().secret
    plain, shown = command("show", table.id), command("show", table.id, "--json")
    (facts,) = json.loads(shown[1])
    assert ("open", table.created["commitment"], False) == (facts["state"], facts["commitment"], facts["archived"])
    assert ["me", "open"] == [seat["kind"] for seat in facts["seats"]]
    for said in (plain[1], shown[1], command("list", "--json")[1]):
        assert [] == [word for word in (secret.hex(), *filter(None, table.tokens.values())) if word in said]


def test_only_bots_are_shown_with_their_kind(serving: TestClient, command: Command, make_table: Any) -> None:
    """How a person came to the table says nothing to whoever looks after it, and less once somebody has resigned."""
    table = make_table(serving, kinds="me bot")
    shown, bot = command("show", table.id)[1], table.moment(0)["seats"][1]["bot"]
    assert [False, True] == ["(me)" in shown, f"({bot})" in shown]


def test_a_table_that_is_not_there_is_named(serving: TestClient, command: Command) -> None:
    """As in the browser."""
    assert (2, "There is no table “nowhere2”. It may have been deleted.\n") == command("show", "nowhere2")


def test_records_are_exported(serving: TestClient, command: Command, make_table: Any, tmp_path: Path) -> None:
    """With the secret once a game is over, and never before."""
    running = make_table(serving, kinds="here here")
    running.play(running.moment()["to_act"], running.moment(running.moment()["to_act"])["moves"][0]["move"])
    folder = tmp_path / "records"
    assert (0, f"{folder / running.id}.json\n") == command("export", "--all", "--to", str(folder), "--state", "running")
    record = load_record(folder / f"{running.id}.json")
    assert (1, None, None) == (len(record.decisions), record.secret, record.state)
    status, said = command("export", running.id, "--to", str(folder))
    assert (2, True) == (status, "already exists" in said)
    text = tmp_path / "one.txt"
    assert (0, f"{text}\n") == command("export", running.id, "--to", str(text))
    assert load_record(text) == record
    assert (2, "Name the tables, or use --all.\n") == command("export")


def test_a_finished_game_is_exported_whole(
    serving: TestClient, command: Command, make_table: Any, tmp_path: Path
) -> None:
    """Anybody can play it again."""
    table = make_table(serving, game="s-evolution", kinds="here here")
    table.play_on(Random(1), 1000)
    assert 0 == command("export", table.id, "--to", str(tmp_path / "game.json"))[0]
    assert replay(load_record(tmp_path / "game.json")).is_over


def test_deleting_asks_first(
    serving: TestClient, command: Command, make_table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody can be asked, nothing is deleted without --yes."""
    one, two = make_table(serving, kinds="here here"), make_table(serving, kinds="here here")
    assert 2 == command("delete", one.id)[0]
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    for answer, status in (("n", 1), ("", 1), ("y", 0)):
        monkeypatch.setattr("builtins.input", lambda _, said=answer: said)
        assert status == command("delete", one.id)[0]
    assert 0 == command("delete", two.id, "--yes")[0]
    assert [404, 404] == [table.get("/moment").status_code for table in (one, two)]


def test_who_watches_a_deleted_table_is_told(
    place: str, command: Command, make_table: Any, run_server: Any, lines_of: Any
) -> None:
    """Although another process deleted it."""
    running = run_server(Settings(database=place, durable=False, rate=0, creations_rate=0, sweep=0.2))
    try:
        with httpx2.Client(base_url=running.url, verify=False, timeout=20) as client:
            table = make_table(client, kinds="here here")
            heads = {**table.head(0), "Accept": "application/x-ndjson"}
            with client.stream("GET", table.url + "/stream", headers=heads) as response:
                lines = lines_of(response)
                lines.next()
                assert 0 == command("delete", table.id, "--yes")[0]
                assert table.id == lines.next("deleted")["data"]["table"]
    finally:
        running.stop()


def test_old_tables_are_let_go(
    serving: TestClient, command: Command, make_table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each state after its own number of days, and only then."""
    monkeypatch.setenv("HOLOCENE_EXPIRE_OPEN", "7")
    monkeypatch.setenv("HOLOCENE_EXPIRE_RUNNING", "90")
    waiting, playing = make_table(serving, kinds="me open"), make_table(serving, kinds="here here")
    young = make_table(serving, kinds="here here")
    for table, days in ((waiting, 8), (playing, 91), (young, 8)):
        set_row(serving, table.id, changed=time.time() - days * DAY)
    assert (0, "2\u00a0tables would be deleted.") == _last(command("expire", "--dry-run"))
    assert 3 == len(names_of(command("list", "--json")))
    assert (0, "2\u00a0tables deleted.") == _last(command("expire"))
    assert [young.id] == names_of(command("list", "--json"))


def _last(done: tuple[int, str]) -> tuple[int, str]:
    return done[0], done[1].splitlines()[-1]


def test_a_server_lets_old_tables_go_by_itself(
    serving: TestClient, make_table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once an hour, not at once, and never one that somebody is looking at."""
    service = serving.app.state.service
    looked_at, alone = make_table(serving, kinds="me open"), make_table(serving, kinds="me open")
    for table in (looked_at, alone):
        set_row(serving, table.id, changed=time.time() - 8 * DAY)
    monkeypatch.setattr(service.live, "tables", lambda: [looked_at.id])
    Tending(service).sweep()
    assert [200, 200] == [table.get("").status_code for table in (looked_at, alone)]
    monkeypatch.setattr("holocene.server.tending.HOUR", 0.0)
    Tending(service).sweep()
    assert [200, 404] == [table.get("").status_code for table in (looked_at, alone)]


def test_a_table_that_is_used_again_just_then_is_kept(serving: TestClient, make_table: Any) -> None:
    """Somebody sat down between the look and the deed."""
    database = serving.app.state.service.database
    table = make_table(serving, kinds="me open")
    set_row(serving, table.id, changed=time.time() - 8 * DAY)
    seen = find_one(database, table.id)
    table.sit(1)
    assert (False, 200) == (drop(database, table.id, seen.changed), table.get("").status_code)
    assert (True, 404) == (drop(database, table.id, find_one(database, table.id).changed), table.get("").status_code)


def test_a_game_goes_on_with_the_rules_of_today(serving: TestClient, command: Command, make_table: Any) -> None:
    """If every move is still allowed; a trial changes nothing."""
    table = make_table(serving, kinds="here here")
    for _ in range(4):
        seat = table.moment()["to_act"]
        table.play(seat, table.moment(seat)["moves"][0]["move"])
    before = table.moment()
    set_row(serving, table.id, rules_version=0)
    serving.app.state.service.desks.drop(table.id)
    assert 409 == table.get("/moment").status_code
    assert "other rules or cards" in command("list")[1]
    assert (0, "Games moved: 1. Left alone: 0.") == _last(command("migrate", "--dry-run"))
    assert 409 == table.get("/moment").status_code
    assert (0, "Games moved: 1. Left alone: 0.") == _last(command("migrate"))
    assert before == table.moment()
    assert (0, "Games moved: 0. Left alone: 0.") == _last(command("migrate"))


def test_a_game_that_was_played_meanwhile_is_not_taken_along(serving: TestClient, make_table: Any) -> None:
    """Not even where only orders were given, which nobody notices."""
    service = serving.app.state.service
    table = make_table(serving, kinds="here here")
    seen = find_one(service.database, table.id)
    table.post("/orders", 0, moves=[])
    with pytest.raises(Conflict, match="meanwhile"):
        adopt(service.database, service.shelf, seen)
    adopt(service.database, service.shelf, find_one(service.database, table.id))


def test_a_game_that_comes_out_differently_stays_as_it_is(
    serving: TestClient, command: Command, make_table: Any
) -> None:
    """Every move is allowed, but there are not as many of them as there were."""
    table = make_table(serving, kinds="here here")
    table.play_on(Random(1), 3)
    set_row(serving, table.id, rules_version=0, n=5)
    status, said = command("migrate")
    assert (1, "Games moved: 0. Left alone: 1.") == _last((status, said))
    assert f"{table.id} was left alone. With the current rules and cards, the game would now stand differently." in said


def test_a_game_that_cannot_go_on_stays_as_it_is(serving: TestClient, command: Command, make_table: Any) -> None:
    """With the reason: a move that is not allowed any more, or one of a seat whose turn it is not."""
    one, two = (make_table(serving, kinds="here here", options={"first": "0"}) for _ in range(2))
    with serving.app.state.service.database.write() as connection:
        for table, seat, body in ((one, 0, '["discover electricity"]'), (two, 1, '["end"]')):
            row = {"table_id": table.id, "number": 1, "kind": "play", "seat": seat, "body": body, "made": 0}
            connection.execute(moves.insert(), row)
            changed = {"rules_version": 0, "n": 1, "number": 1, "revision": 9}
            connection.execute(update(tables).where(tables.c.id == table.id).values(**changed))
    status, said = command("migrate")
    assert (1, "Games moved: 0. Left alone: 2.") == _last((status, said))
    assert f"{one.id} was left alone. “discover electricity” is not allowed now" in said
    assert f"{two.id} was left alone. With the current rules and cards, it would have been" in said
    assert [0, 0] == [facts["rules_version"] for facts in json.loads(command("list", "--json")[1])]
