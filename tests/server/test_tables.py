"""Tables: new ones, lists, links, coming and going, and playing again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import select

from holocene.bots.registry import USUAL_LEVEL, levels
from holocene.core.contract.registry import game_names, load_game
from holocene.core.rulebook.law import law
from holocene.locale import LANGUAGES
from holocene.server.app import create_app
from holocene.server.database import Database
from holocene.server.migrate import FOLDER
from holocene.server.schema import notices
from holocene.server.settings import Settings
from holocene.server.store import NOTICES_TOLD, add_notice
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]


def told(answer: Any, key: str) -> tuple[int, Any]:
    return answer.status_code, answer.json()[key]


def test_games_are_described(client: TestClient) -> None:
    """Every installed game with its options, bots and cards; the browser needs nothing else to make a table."""
    games = client.get("/api/games").json()
    assert game_names() == [game["name"] for game in games]
    for game in games:
        rules = load_game(game["name"])
        assert [option.key for option in rules.options] == [option["key"] for option in game["options"]]
        assert rules.pack.digest == game["pack"]["digest"]
        assert [(name, name == USUAL_LEVEL) for name in levels(rules)] == [
            (b["name"], b["usual"]) for b in game["bots"]
        ]
        assert set(rules.pack.cards) == set(client.get(f"/api/games/{game['name']}/cards").json())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_law_comes_in_the_language_asked_for(client: TestClient, game: str, language: str) -> None:
    """Chapter by chapter, every rule of it."""
    answer = client.get(f"/api/games/{game}/law", params={"language": language}).json()
    assert [game, language, 1] == [answer["game"], answer["language"], answer["chapters"][0]["number"]]
    sent = [(rule["id"], rule["text"], rule["ruling"]) for chapter in answer["chapters"] for rule in chapter["rules"]]
    assert [(rule.id, rule.text, rule.is_ruling) for rule in law(game, language).values()] == sent


def test_a_law_in_another_language_is_refused(client: TestClient) -> None:
    """The answer names the languages there are."""
    answer = client.get("/api/games/progress/law", params={"language": "it"})
    assert (422, "no-such-language") == told(answer, "key")
    assert {"name": "it", "choices": "en, de, fr, ru"} == answer.json()["facts"]


def test_play_now_against_a_level(client: TestClient) -> None:
    """The level asked for, or the usual one; one that does not exist is refused. Names go by seats."""
    seats = {
        bot: client.post("/api/play-now", json={"game": "progress", "bot": bot}).json()["seats"]
        for bot in (None, "scholar")
    }
    found = {bot: {seat["bot"] for seat in made if seat["kind"] == "bot"} for bot, made in seats.items()}
    assert {None: {USUAL_LEVEL}, "scholar": {"scholar"}} == found
    letters = [(at, seat["name"][0]) for made in seats.values() for at, seat in enumerate(made) if seat["name"]]
    assert [(at, "ABCDE"[at]) for at, _ in letters] == letters  # a bot's name begins with the letter of its seat
    refused = client.post("/api/play-now", json={"game": "progress", "bot": "oracle"})
    assert (422, "no-such-bot") == told(refused, "key")


@pytest.mark.parametrize("game", game_names())
def test_play_now_asks_for_a_first_decision(client: TestClient, make_table: MakeTable, game: str) -> None:
    """One human and bots; soon the human has something to decide."""
    created = client.post("/api/play-now", json={"game": game})
    assert 201 == created.status_code
    assert ["me"] == [seat["kind"] for seat in created.json()["seats"] if seat["kind"] != "bot"]
    table = type(make_table(client, game))(client, created.json())
    now = table.settled()
    assert now["moves"] and now["to_act"] == now["seat"] and now["prompt"]["key"].startswith("ask-")


@pytest.mark.parametrize("game", game_names())
def test_every_value_of_every_option_makes_a_table(client: TestClient, make_table: MakeTable, game: str) -> None:
    """What `/api/games` offers can be played, or is refused by name."""
    for option in load_game(game).options:
        for choice in option.choices:
            players = int(str(choice)) if option.key == "players" else 2
            value = [choice] if option.several else choice
            answer = client.post(
                "/api/tables",
                json={
                    "game": game,
                    "options": {"players": players, option.key: value},
                    "seats": [{"kind": "here"}] * players,
                },
            )
            assert answer.status_code == 201 or answer.json()["field"].startswith("options"), answer.text


def test_a_host_without_a_seat_has_a_token(client: TestClient, make_table: MakeTable) -> None:
    """Bots among themselves: the host watches, and may delete the table."""
    table = make_table(client, kinds="bot bot")
    assert ("host", -2, True) == tuple(
        table.client.get(table.url, headers=table.head(-2)).json()[k] for k in ("role", "seat", "host")
    )
    assert -1 == table.moment(-2)["seat"]
    assert 403 == table.post("/moves", -2, n=0, moves=["end"]).status_code
    assert 200 == client.delete(table.url, headers=table.head(-2)).status_code
    assert 404 == client.get(table.url).status_code


def test_without_a_token_only_the_summary_is_shown(client: TestClient, make_table: MakeTable) -> None:
    """Everything else asks for a link."""
    table = make_table(client)
    assert {"table", "game", "state", "n"} <= set(client.get(table.url).json())
    for path in ("/moment", "/stream", "/record", "/at/0", "/why?move=end"):
        answer = client.get(table.url + path)
        assert (401, "unauthorised") == (answer.status_code, answer.json()["error"])
    answer = client.get(table.url + "/moment", headers={"Authorization": "Bearer guess"})
    assert (401, "server-bad-token") == (answer.status_code, answer.json()["key"])


def test_the_same_deal_and_a_rematch(client: TestClient, make_table: MakeTable) -> None:
    """The same deal has the same commitment, a rematch another; old links open both."""
    table = make_table(client, kinds="me bot", seed="chosen")
    again = table.post("/again", 0).json()
    other = table.post("/rematch", 0).json()
    assert again["commitment"] == table.created["commitment"] != other["commitment"]
    assert 200 == client.get(f"/api/tables/{other['table']}/moment", headers=table.head(0)).status_code
    assert other["table"] == table.moment(0)["next"]
    assert table.moment(0)["seeded"] and not client.get(f"/api/tables/{other['table']}").json()["seeded"]
    assert 409 == make_table(client, kinds="me open").post("/again", 0).status_code


@pytest.mark.parametrize("sit", [False, True])
def test_a_deal_is_not_tried_out_before_its_end(client: TestClient, make_table: MakeTable, sit: bool) -> None:
    """Given up in a copy it would tell the secret: what comes next, or which word brings the best cards."""
    table = make_table(client, kinds="me bot", sit=sit)
    answer = table.post("/again", 0)
    assert (409, "server-not-over") == (answer.status_code, answer.json()["key"])
    assert 201 == table.post("/rematch", 0).status_code
    table.sit(0)
    table.post("/resign", 0)
    assert table.post("/again", 0).json()["seeded"]


def test_the_same_deal_has_the_same_words_in_it(client: TestClient, make_table: MakeTable) -> None:
    """Everybody holds the same cards again, also where the first deal was mixed from what people said; and draws the
    same, so the same moves lead to the same."""
    first = make_table(client, kinds="me here", word="a word", options={"first": "0"})
    assert ["a word", ""] == first.moment(0)["words"]
    first.play_on(Random(2), 30)
    before = [first.moment(seat)["view"] for seat in (0, 1)]
    first.post("/resign", 0)
    second = type(first)(client, first.post("/again", 0).json())
    second.play_on(Random(2), 30)
    assert before == [second.moment(seat)["view"] for seat in (0, 1)]
    assert (True, []) == tuple(second.moment(0)[key] for key in ("seeded", "words"))


@pytest.mark.parametrize(
    ("body", "status", "field"),
    [
        ({"game": "chess"}, 404, "game"),
        ({"game": "progress", "options": {"players": 9}}, 422, "options.players"),
        ({"game": "progress", "options": {"colour": "red"}}, 422, "options.colour"),
        ({"game": "progress", "options": {"players": 3}, "seats": [{"kind": "me"}]}, 422, "seats"),
        ({"game": "progress", "seats": [{"kind": "me"}, {"kind": "king"}]}, 422, "seats.1.kind"),
        ({"game": "progress", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, 422, "seats.1.bot"),
        ({"game": "progress", "seats": [{"kind": "me"}, {"kind": "me"}]}, 422, "seats"),
        ({"game": "progress", "think": 1e9}, 422, "think"),
        ({"game": "progress", "colour": 1}, 422, "colour"),
        ({}, 422, "game"),
    ],
)
def test_what_is_wrong_with_a_new_table_is_named(client: TestClient, body: Any, status: int, field: str) -> None:
    """Every refusal names the field, and a sentence with its facts."""
    answer = client.post("/api/tables", json=body)
    assert (status, field) == (answer.status_code, answer.json()["field"])
    assert {"error", "key", "facts", "field"} <= set(answer.json()) and answer.json()["key"]


def test_lists_show_the_newest_first(client: TestClient, make_table: MakeTable) -> None:
    """Of public tables, by state, and no more than asked for."""
    table = make_table(client, kinds="me bot", public=True)
    table.play_on(Random(1), 1)
    listed = client.get("/api/tables", params={"state": "running", "limit": 1}).json()
    assert [table.id] == [each["table"] for each in listed]
    assert 422 == client.get("/api/tables", params={"state": "lost"}).status_code


def test_lists_say_whose_turn_it_is(client: TestClient, make_table: MakeTable) -> None:
    """The same seat as the moment names; nobody before the game begins; the holder of a link is told of their own."""
    table = make_table(client, kinds="here here", seed=5, options={"first": "1"}, public=True)
    waiting = make_table(client, kinds="me open", public=True)
    assert {"to_act": 1, "your_turn": True}.items() <= client.get(table.url, headers=table.head(1)).json().items()
    assert not client.get(table.url, headers=table.head(0)).json()["your_turn"]
    assert not client.get(table.url, headers=table.head(-1)).json()["your_turn"]
    for _ in range(12):
        table.play_on(Random(2), 1)
        listed = {each["table"]: each["to_act"] for each in client.get("/api/tables").json()}
        assert (table.moment(0)["to_act"], -1) == (listed[table.id], listed[waiting.id])
    assert "your_turn" not in client.get(table.url).json()
    table.post("/leave", 0)
    assert not client.get(table.url, headers=table.head(0)).json()["your_turn"]


def test_old_tables_are_brought_up_to_date(tmp_path: Path) -> None:
    """One that was stored before lists said whose turn it is, and before hints, can be listed and played."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", rate=0)
    with TestClient(create_app(settings)) as client:
        seats = [{"kind": "here"}, {"kind": "here"}]
        made = client.post("/api/tables", json={"game": "progress", "seats": seats, "options": {"first": "0"}}).json()
        people = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        waits = client.post("/api/tables", json={"game": "progress", "seats": people}).json()
    database, config = Database(settings.database), Config()
    config.set_main_option("script_location", str(FOLDER))
    with database.write() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
    database.close()
    with TestClient(create_app(settings)) as client:
        heads = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        path = f"/api/tables/{made['table']}"
        assert 0 == client.get(path, headers=heads).json()["to_act"]
        move = client.get(f"{path}/moment", headers=heads).json()["moves"][0]["move"]
        assert 200 == client.post(f"{path}/moves", headers=heads, json={"n": 0, "moves": [move]}).status_code
        now = client.get(f"{path}/moment", headers=heads).json()["to_act"]
        assert now == client.get(path, headers=heads).json()["to_act"]
        links = {"seat": waits["seats"][0]["token"], "invited": waits["seats"][1]["invitation"]}
        links |= {"spectator": waits["spectator"]}
        for kind, token in links.items():
            heads = {"Authorization": f"Bearer {token}"}
            assert kind == client.get(f"/api/tables/{waits['table']}", headers=heads).json()["role"]
        told = client.get(f"/api/tables/{waits['table']}/moment", headers={"Authorization": f"Bearer {links['seat']}"})
        assert (True, True) == (told.json()["signs"], told.json()["chat"])  # people came by link: they may talk


def test_notices_that_nobody_is_told_are_not_kept(client: TestClient, make_table: MakeTable) -> None:
    """However much happens in a day, the database is not filled; with the table the last ones go."""
    table = make_table(client, kinds="here here")
    database = client.app.state.service.database
    with database.write() as connection:
        for _ in range(2 * NOTICES_TOLD):
            add_notice(connection, table.id, "link", 0)
    table.post("/leave", 0)
    told = [notice["number"] for notice in table.moment(1)["notices"]]
    kept = select(notices.c.number).where(notices.c.table_id == table.id).order_by(notices.c.number)
    with database.read() as connection:
        assert (NOTICES_TOLD, told) == (len(told), list(connection.execute(kept).scalars()))
    assert 200 == client.delete(table.url, headers=table.head(-2)).status_code
    with database.read() as connection:
        assert [] == list(connection.execute(kept).scalars())
