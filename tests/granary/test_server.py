"""The server tells of a game from elsewhere what the browser needs to make, draw and explain its tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from holocene.server.app import create_app
from holocene.server.settings import Settings
from tests.server.direct import TestClient


@pytest.fixture
def client(installed: None, tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", durable=False, rate=0, creations_rate=0)
    with TestClient(create_app(settings)) as found:
        yield found


def made(client: TestClient) -> tuple[str, dict[str, str]]:
    """A table with a person and a bot: its address, and the person's token."""
    seats = [{"kind": "me"}, {"kind": "bot"}]
    answer = client.post("/api/tables", json={"game": "granary", "seats": seats, "think": 0.05, "seed": 4})
    assert 201 == answer.status_code, answer.text
    token = answer.json()["seats"][0]["token"]
    return f"/api/tables/{answer.json()['table']}", {"Authorization": f"Bearer {token}"}


def test_games_say_what_they_are(client: TestClient) -> None:
    """Names in every language, sizes, options, bots that can play it, and who draws it."""
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert ["progress", "s-evolution", "granary"] == list(games)
    assert ["progress", "s-evolution", ""] == [game["drawn_by"] for game in games.values()]
    granary = games["granary"]
    assert [2, 3, 4] == granary["players"]
    assert "Quatre cultures, chacune de 1 à 8." == granary["words"]["fr"]["cards"]
    assert [("farmer", False), ("scholar", True), ("visionary", False)] == [
        (bot["name"], bot["usual"]) for bot in granary["bots"]
    ]


def test_words_pictures_and_law_come_from_its_package(client: TestClient) -> None:
    """Words alone and together with those of the house; nothing else of the package is shown."""
    assert "zone-market = Marché" in client.get("/locale/fr/granary.ftl").text
    assert ["web-", "zone-market = Markt"] == [
        word for word in ("web-", "zone-market = Markt") if word in client.get("/locale/de/web+granary.ftl").text
    ]
    picture = client.get("/pictures/granary/flax.svg")
    assert (200, "image/svg+xml") == (picture.status_code, picture.headers["content-type"])
    for path in ("/pictures/granary/../play.py", "/pictures/granary/nothing.svg", "/pictures/nobody/flax.svg"):
        assert 404 == client.get(path).status_code
    law = client.get("/api/games/granary/law", params={"language": "ru"}).json()
    assert "Состав игры" == law["chapters"][0]["title"]


def test_a_moment_says_how_the_table_lies(client: TestClient) -> None:
    """Zones, figures and the moves in words, with those that are not allowed now, and why."""
    url, token = made(client)
    now = client.get(f"{url}/moment", headers=token, params={"preview": True}).json()
    while now["to_act"] != 0:
        now = client.get(f"{url}/moment", headers=token, params={"preview": True}).json()
    zones = now["preview"]["game"]["zones"]
    assert ["market", "deck", "gone", "granary", "hand", "granary", "hand"] == [zone["name"] for zone in zones]
    assert {"phase": "play", "key": "ask-play", "facts": {}} == now["prompt"]
    told = {each["move"]: each for each in now["preview"]["moves"]}
    legal = {each["move"] for each in now["moves"]}
    card = zones[0]["cards"][0]
    assert ("move-take", {"card": card}, "moves-take") == tuple(
        told[f"take {card}"][part] for part in ("key", "facts", "group")
    )
    assert (True, False) == (legal <= set(told), f"take {card}" in legal)
    why = client.get(f"{url}/why", headers=token, params={"move": f"take {card}"}).json()
    assert ("T1", "play-first") == (why["refusal"]["rule"], why["refusal"]["key"])
    answer = client.post(f"{url}/moves", headers=token, json={"n": now["n"], "moves": [sorted(legal)[0]]})
    assert 200 == answer.status_code


def test_a_bot_that_cannot_play_it_is_refused(client: TestClient) -> None:
    """With a sentence, before the table is made."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "artisan"}]
    answer = client.post("/api/tables", json={"game": "granary", "seats": seats})
    assert (422, "bot-cannot-play") == (answer.status_code, answer.json()["key"])
