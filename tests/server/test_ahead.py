"""Orders with conditions at a table: offered in words, secret in every answer, played when their turn comes."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.server.by_day import table_by_day
from tests.server.by_token import told
from tests.server.conftest import NDJSON

OWN = re.compile(rb'"(table|at|due|orders)":("[^"]*"|[0-9.e+]+|\[[^]]*\])')


def bare(content: bytes) -> bytes:
    """An answer without its names and times, and without one's own orders."""
    return OWN.sub(b"", content)


def to_first_open_trick(table: Any) -> tuple[int, int]:
    """S-Evolution up to a trick to which both play with open eyes: who leads, and who follows."""
    while True:
        seat = table.moment()["to_act"]
        own, other = table.moment(seat), table.moment(1 - seat)
        if own["view"]["phase"] == "play" and not own["view"]["trick"] and all(map(hand_of, (own, other))):
            return seat, 1 - seat
        table.play(seat, own["moves"][0]["move"], own["n"])


def hand_of(moment: Any) -> list[str]:
    cards = moment["view"]["players"][moment["seat"]]["hand"]["cards"]
    return [f"{card['suit']} {card['number']}" for card in cards if card and card["suit"]]


def test_what_can_be_ordered_is_told_in_words(client: Any) -> None:
    table = table_by_day(client)
    _, other = to_first_open_trick(table)
    ahead = table.get("/ahead", other).json()
    moves = {each["move"]: each for each in ahead["moves"]}
    own = hand_of(table.moment(other))
    assert {f"play {card}" for card in own} == {
        move for move in moves if move.startswith("play ") and move != "play discovery"
    }
    assert "move-play-card" == moves[f"play {own[0]}"]["key"]
    assert {"condition": "lead", "key": "order-lead", "facts": {}} in ahead["conditions"]
    assert 403 == table.get("/ahead", -1).status_code
    assert (422, "bad-order") == told(table.post("/orders", other, moves=["if rain then done"]), "key")


def test_orders_are_looked_at_and_withdrawn_by_the_seat_alone(client: Any) -> None:
    table = table_by_day(client)
    lead, other = to_first_open_trick(table)
    line = f"if lead then play {hand_of(table.moment(other))[0]}"
    assert [line] == table.post("/orders", other, moves=[line]).json()["orders"]
    assert ([line], [], []) == tuple(table.moment(seat)["orders"] for seat in (other, lead, -1))
    table.post("/orders", other, moves=[])
    assert [] == table.moment(other)["orders"]


@pytest.mark.parametrize("game", ["s-evolution", "progress"])
def test_two_worlds(client: Any, game: str) -> None:
    """The same deal with orders that never come to be played, and without: others are answered the same bytes."""
    worlds = [table_by_day(client, game=game, seed=11) for _ in range(2)]
    never = "if lead then done" if game == "s-evolution" else "if age 4 then end"
    for n, table in enumerate(worlds):
        for _ in range(12):
            seat = table.moment()["to_act"]
            if n:
                for moves in ([never] * 2, [], [never]):
                    assert 200 == table.post("/orders", 1 - seat, moves=moves).status_code
            own = table.moment(seat)
            table.play(seat, own["moves"][0]["move"], own["n"])
    worlds[1].post("/orders", 1 - worlds[1].moment()["to_act"], moves=[never])
    assert worlds[1].moment(0)["orders"] or worlds[1].moment(1)["orders"]
    for seat in (0, 1, -1):
        for path in ("/moment", "/moment?preview=true", "/between?after=0&until=9"):
            first, second = (world.get(path, seat).content for world in worlds)
            assert bare(first) == bare(second), (seat, path)


def test_streams_do_not_stir(remote: Any, lines_of: Any) -> None:
    """While orders are given and withdrawn, nothing is told to anybody else: the next line is the next move."""
    table = table_by_day(remote)
    lead, other = to_first_open_trick(table)
    hand = hand_of(table.moment(other))
    heads = {**table.head(lead), **NDJSON}
    with remote.stream("GET", f"{table.url}/stream", headers=heads) as response:
        lines = lines_of(response)
        first = lines.next("moment")["data"]
        before = len(lines.raw)
        for moves in ([f"if lead then play {hand[0]}"], [], [f"if lead then play {hand[-1]}"]):
            assert 200 == table.post("/orders", other, moves=moves).status_code
        table.play(lead, table.moment(lead)["moves"][0]["move"], first["n"])
        after = lines.next("moment")["data"]
    told_between = [line for line in lines.raw[before:] if line and '"moment"' in line]
    assert (1, first["version"] + 1) == (len(told_between), after["version"])


def test_a_move_by_order_is_told_as_any_move(client: Any) -> None:
    """Who leads sees the answer as what happened; the record of the game tells the order once it is over."""
    table = table_by_day(client)
    lead, other = to_first_open_trick(table)
    hand = hand_of(table.moment(other))
    line = " else ".join(f"if can play {card} then play {card}" for card in hand)
    assert len(line) < 400
    table.post("/orders", other, moves=[line])
    own = table.moment(lead)
    after = table.play(lead, own["moves"][0]["move"], own["n"]).json()
    assert own["n"] + 1 < after["n"]
    played = [move for _, move in table.get("/record", lead).json()["decisions"]][own["n"] + 1]
    assert played in [f"play {card}" for card in hand]
    assert "order" not in {word for event in after["events"] for word in event["kind"].split("-")}
    assert [] == table.moment(other)["orders"]
    assert [] == table.get("/record", lead).json()["orders"]


def test_orders_of_progress_are_played(client: Any) -> None:
    table = table_by_day(client, game="progress", seed=5)
    first = table.moment()["to_act"]
    table.post("/orders", 1 - first, moves=["if age 4 then end else if can draw deck 1 then draw deck 1"])
    n = 0
    while table.moment()["to_act"] == first:
        own = table.moment(first)
        moves = [each["move"] for each in own["moves"]]
        n = table.play(first, "end" if "end" in moves else moves[0], own["n"]).json()["n"]
    decisions = table.get("/record", first).json()["decisions"]
    assert (1 - first, "draw deck 1") in [(seat, move) for seat, move in decisions[-2:]]
    assert n == len(decisions)
