"""Tables in memory: few enough of them, and fewer of long games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from holocene.server import desks
from holocene.server.app import create_app
from holocene.server.settings import Settings
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]


def test_a_long_game_takes_the_place_of_several(
    settings: Settings, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every move takes memory, so games are counted by their moves; whoever comes to one that had to go finds it."""
    monkeypatch.setattr(desks, "LONG", 2)
    app = create_app(msgspec.structs.replace(settings, matches_in_memory=6))
    with TestClient(app) as client:
        kept = app.state.service.desks
        short = [make_table(client, kinds="here here") for _ in range(8)]
        assert [0] * 8 == [each.moment(0)["n"] for each in short]
        assert 6 == len(kept)
        for _ in range(8):
            now = short[0].moment(short[0].moment()["to_act"])
            assert 200 == short[0].play(now["to_act"], now["moves"][0]["move"], now["n"]).status_code
        assert 2 == len(kept), "one of 8 moves takes five places"
        assert [8, *[0] * 7] == [each.moment(0)["n"] for each in short]
        for each in short:
            assert 200 == client.delete(each.url, headers=each.head(0)).status_code
        assert (0, 0) == (len(kept), kept._taken)
