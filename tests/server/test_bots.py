"""Bots at the table: they play until a human decides, survive their own faults, and go on after a restart."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from holocene.bots.registry import USUAL_LEVEL
from holocene.core.contract.registry import game_names
from holocene.server import metrics, thinking
from holocene.server.app import create_app
from holocene.server.settings import Settings
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]


def wait_over(table: Any) -> dict[str, Any]:
    for _ in range(1500):
        now = table.moment()
        if now["state"] == "over":
            return now
        time.sleep(0.02)
    raise AssertionError("the bots do not finish")


@pytest.mark.parametrize("game", game_names())
def test_bots_finish_a_game_by_themselves(client: TestClient, make_table: MakeTable, game: str) -> None:
    """Nobody has to ask them."""
    options = {"variant": "quicker"} if game == "progress" else {}
    table = make_table(client, game, "bot bot", options=options)
    assert wait_over(table)["scores"]["final"]


class Crashing:
    """Fails in every way that a bot can."""

    def __init__(self, how: str) -> None:
        self.how = how

    def choose(self, view: Any, legal: Any, clock: Any, rng: Random) -> str:
        if self.how == "raises":
            raise RuntimeError("out of ideas")
        if self.how == "sleeps":
            time.sleep(3)
        return "no such move"


@pytest.mark.parametrize("how", ["raises", "cheats", "sleeps"])
def test_a_bot_that_fails_does_not_stop_the_game(
    settings: Settings, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """It is asked again, and then any legal move is played for it."""
    made = []

    def make(name: str, game: Any) -> Crashing:
        made.append(name)
        return Crashing(how)

    monkeypatch.setattr(thinking, "make", make)
    impatient = msgspec.structs.replace(settings, patience=0.05)
    with TestClient(create_app(impatient)) as client:
        table = make_table(client, kinds="me bot", seed=5, options={"first": "1"}, think=0)
        now = table.settled()
        assert (0, True) == (now["to_act"], now["n"] > 0)
        assert USUAL_LEVEL in made
        assert f'holocene_bot_faults_total{{bot="{USUAL_LEVEL}"' in metrics.page().decode()


def test_unfinished_bots_go_on_after_a_restart(
    settings: Settings, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log says that a bot is due; nobody has to ask."""
    with monkeypatch.context() as patch:
        patch.setattr(thinking.Bots, "kick", lambda self, table_id: None)
        with TestClient(create_app(settings)) as client:
            table = make_table(client, kinds="me bot", seed=5, options={"first": "1"})
            time.sleep(0.2)
            assert (1, 0) == (table.moment()["to_act"], table.moment()["n"])
    with TestClient(create_app(settings)) as client:
        table.client = client
        assert 0 == table.settled()["to_act"]


def test_a_match_in_memory_is_the_match_of_the_log(settings: Settings, make_table: MakeTable) -> None:
    """Moves, undo, orders and take-backs, played again from the disk, give the same moments."""
    rng = Random(9)
    with TestClient(create_app(settings)) as client:
        table = make_table(client, kinds="here here bot", seed=3, options={"players": 3})
        for _ in range(40):
            table.play_on(rng, rng.randrange(1, 5))
            now = table.settled()
            if now["state"] != "running":  # the bot chooses by chance, so a game may be shorter
                break
            seat = now["to_act"]
            own = table.moment(seat)
            what = rng.randrange(4)
            if what == 0 and own["can_undo"]:
                table.post(rng.choice(["/undo", "/restart"]), seat, n=own["n"])
            elif what == 1:
                hand = list(table.moment(1 - seat)["view"]["players"][1 - seat]["hand"]) if seat < 2 else []
                table.post("/orders", 1 - seat, moves=[f"discard {card}" for card in hand[:2]])
            elif what == 2 and 200 == table.post("/takeback", seat, n=own["n"]).status_code:
                table.post("/takeback/answer", 1 - seat, accept=True)
        table.settled()
        before = [table.moment(seat) for seat in (-1, 0, 1)]
        log = client.app.state.service.database
        with log.read() as connection:
            kinds = {row[0] for row in connection.exec_driver_sql("SELECT DISTINCT kind FROM moves")}
    assert {"play", "undo", "back", "orders"} == kinds
    with TestClient(create_app(settings)) as client:
        table.client = client
        assert before == [table.moment(seat) for seat in (-1, 0, 1)]
