"""Bots of a server's own: tables may choose those it was started with, and nothing else that could be imported."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holocene.bots import registry
from holocene.core.errors import BadOption, HoloceneError
from holocene.server.app import create_app
from holocene.server.settings import Settings
from tests.server.direct import TestClient

OWN = "table_bots:Last"
MODULE = """
class Last:
    def __init__(self, game):
        pass

    def choose(self, view, legal, clock, rng):
        return legal[-1]
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "table_bots.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_admitted", [])
    yield
    sys.modules.pop("table_bots", None)


def test_a_table_seats_a_bot_that_the_server_admits(
    settings: Settings, make_table: Callable[..., Any], module: None
) -> None:
    with TestClient(create_app(msgspec.structs.replace(settings, bots=(OWN,)))) as client:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": OWN}]
        table = make_table(client, "s-evolution", seats=seats, options={"first": "green"})
        now = table.settled()
        assert (0, True) == (now["to_act"], now["n"] > 0)
        assert OWN in {bot["name"] for bot in client.get("/api/games").json()[0]["bots"]}


@pytest.mark.parametrize("bot", [OWN, "random:x=1", "os:system"])
def test_a_guest_cannot_name_anything_else(settings: Settings, module: None, bot: str) -> None:
    """Whether it could be imported or not; nothing is imported to find out."""
    with TestClient(create_app(settings)) as client:
        body = {"game": "s-evolution", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
        answer = client.post("/api/tables", json=body)
        assert (422, "seats.1.bot") == (answer.status_code, answer.json()["field"]), answer.text
        assert "table_bots" not in sys.modules


def test_a_server_does_not_start_with_a_bot_that_is_not_there(settings: Settings, module: None) -> None:
    with pytest.raises(BadOption, match="has no class 'First'"):
        create_app(msgspec.structs.replace(settings, bots=("table_bots:First",)))
    with pytest.raises(HoloceneError, match="more than 40 letters"):
        create_app(msgspec.structs.replace(settings, bots=(f"{OWN}{'t' * 40}",)))
