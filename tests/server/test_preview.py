"""What the rules say of a moment, over the wire: for who asks, by their own eyes, and about what they have in mind."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from holocene.core.contract.registry import game_names
from holocene.locale.telling import Telling
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]


@pytest.mark.parametrize("game", game_names())
def test_moves_come_with_their_sentences(client: TestClient, make_table: MakeTable, game: str) -> None:
    """Every legal move, and what is shown though it is not allowed, in the words of the board; to who decides only."""
    table = make_table(client, game, "here here", options={"players": 2}, seed=4)
    table.play_on(Random(4), 30)
    now = table.moment(-1)
    seat = now["to_act"]
    with client.app.state.service.desks.at(table.id) as desk:
        match = desk.now.match
        view, board = match.view(seat), Telling(match.game, "en", match.seats, seat).board
        offered, legal = match.game.offers(match.state), match.legal()
    told = table.get("/moment", seat, preview=True).json()["preview"]["moves"]
    assert list(offered) == [each["move"] for each in told]
    assert set(legal) <= set(offered)
    for each in told:
        assert board.said(view, each["move"]) == (each["key"], each["facts"])
        assert board.group(view, each["move"]) == each["group"]
    assert [] == table.get("/moment", 1 - seat, preview=True).json()["preview"]["moves"]
    assert [] == table.get(f"/at/{now['n']}", seat, preview=True).json()["preview"]["moves"]


def test_bills_are_for_ones_own_eyes(client: TestClient, make_table: MakeTable) -> None:
    """A spectator is told of the table alone, a player of her own hand too."""
    table = make_table(client, kinds="here here", options={"players": 2}, seed=4)
    for seat in (0, 1):
        moment = table.get("/moment", seat, preview=True).json()
        hand = moment["view"]["players"][seat]["hand"]
        assert sorted(hand) == sorted(moment["preview"]["game"]["own"]["hand"])
    assert table.get("/moment", -1, preview=True).json()["preview"]["game"]["own"] is None
    assert {"survey": None} == table.get("/survey", -1).json()
    survey = table.get("/survey", 0).json()["survey"]
    cards = client.get("/api/games/progress/cards").json()
    assert set(cards["technologies"]) == set(survey["technologies"])
    assert survey == table.get("/survey", 0, n=0).json()["survey"]
    assert 404 == table.get("/survey", 0, n=1).status_code
    assert 403 == table.get("/survey", 0, seat=1).status_code


def test_only_who_decides_may_consider(client: TestClient, make_table: MakeTable) -> None:
    """Moves that begin no payment are nothing; others have nothing to consider."""
    table = make_table(client, kinds="here here", options={"players": 2}, seed=4)
    seat = table.moment(-1)["to_act"]
    begins = next(m for m in table.get("/moment", seat, preview=True).json()["preview"]["game"]["own"]["bills"])
    found = table.get("/consider", seat, move=begins).json()["considered"]["payments"]
    assert {"tokens", "discards", "rows", "short", "moves"} == set(found[0])
    assert {"considered": None} == table.get("/consider", seat, move="end").json()
    assert [403, 403] == [table.get("/consider", eyes, move=begins).status_code for eyes in (1 - seat, -1)]


@pytest.mark.rule("progress:L6")
def test_what_clashes_is_asked_of_the_game(client: TestClient) -> None:
    """With the usual options beside the catalogue, with others when they are in mind; wrong ones are refused."""
    address = "/api/games/progress/clashes"
    usual = {each["name"]: each["clashes"] for each in client.get("/api/games").json()}
    assert usual["progress"] == client.post(address, json={"options": {}}).json()
    alone = client.post(address, json={"options": {"players": 1}}).json()
    assert {"quick", "quicker"} == {each["choice"] for each in alone if each["option"] == "variant"}
    wrong = client.post(address, json={"options": {"players": 1, "variant": "quick"}})
    assert (422, "bad-option-quick-alone") == (wrong.status_code, wrong.json()["key"])
