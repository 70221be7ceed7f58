"""Secrecy on the wire: whatever a seat or a spectator receives is the same, byte for byte, in two worlds that differ
only in what it may not know.

The second world is dealt by the game's own `redeal`, for the eyes of one seat, in the memory of the server; then every
address is asked in both. What chance would bring differs as well: the second world has another secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from holocene.core.contract.registry import game_names
from holocene.core.matches.secret import new_secret, write_key
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]
GAMES: dict[str, list[dict[str, Any]]] = {
    "progress": [{"players": 3, "expansions": ["personalities", "milestones", "industrial"]}, {"players": 2}],
    "s-evolution": [{"players": 4}, {"players": 2}],
}
ASKED = ("/moment", "/moment?preview=true", "/survey", "/record", "/record?form=text", "/words", "")


def payloads(table: Any, seat: int) -> Iterator[tuple[str, bytes]]:
    """All that a visitor can be sent at one time."""
    for path in ASKED:
        answer = table.client.get(table.url + path, headers=table.head(seat))
        yield path, answer.content
    now = table.moment(seat)
    yield f"/at/{now['n']}", table.get(f"/at/{now['n']}", seat).content
    yield "/at with a preview", table.get(f"/at/{now['n']}", seat, preview=True).content
    yield "/between", table.get("/between", seat, after=max(0, now["n"] - 2), until=now["n"], preview=True).content
    for typed in ("table", "hand", "rivals", "log all", "news", "score"):
        yield f"/line {typed}", table.get("/line", seat, typed=typed, n=now["n"]).content
    if seat == now["to_act"]:
        considered = [move for move in now["moves"] if move["move"].startswith(("discover", "section", "flip"))]
        for move in considered[:3]:
            yield f"/consider {move['move']}", table.get("/consider", seat, move=move["move"]).content
        for move in POSSIBLE[now["game"]]:
            yield f"/why {move}", table.get("/why", seat, move=move).content
            yield f"/line why {move}", table.get("/line", seat, typed=f"why {move}", n=now["n"]).content
            if move not in [legal["move"] for legal in now["moves"]]:
                body = {"n": now["n"], "moves": [move]}
                yield (
                    f"/moves {move}",
                    table.client.post(table.url + "/moves", headers=table.head(seat), json=body).content,
                )


POSSIBLE: dict[str, list[str]] = {}


def watched(n: int, players: int, to_act: int) -> list[int]:
    """Who is looked at in the suite at the nth moment: who decides, and one of the others, spectators too, by turns."""
    others = [seat for seat in (-1, *range(players)) if seat != to_act]
    return [to_act, others[n % len(others)]]


@pytest.mark.parametrize("all_seats", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("game", "which"), [(game, at) for game in game_names() for at in range(len(GAMES[game]))])
def test_two_worlds_look_the_same(
    client: TestClient, make_table: MakeTable, game: str, which: int, all_seats: bool
) -> None:
    """Checked at many moments of a random game, for seats and for spectators."""
    options = GAMES[game][which]
    rng = Random(f"{game} {which}")
    table = make_table(client, game, " ".join(["here"] * options["players"]), options=options, seed=rng.random().hex())
    service = client.app.state.service
    compared, differing = 0, 0
    for n in range(8):
        table.play_on(rng, rng.randrange(5, 40))
        now = table.moment(-1)
        if now["state"] == "over":
            break
        with service.desks.at(table.id) as desk:
            match = desk.now.match
            POSSIBLE[game] = rng.sample(sorted(match.game.actions), 3)
        every = (-1, *range(options["players"]))
        for seat in every if all_seats else watched(n, options["players"], now["to_act"]):
            here = dict(payloads(table, seat))
            with service.desks.at(table.id) as desk:
                match = desk.now.match
                real = match.states[-1]
                other = match.game.layout.copy(real)
                other.rng[:] = [rng.getrandbits(32) for _ in range(4)]
                match.game.plain.redeal(other, seat)
                write_key(other.rng, new_secret(rng.random().hex()), len(match.made) + 1)
                differing += any(name != "rng" for name in match.game.layout.differing(real, other))
                match.states._fresh[-1] = other
                service.shown.clear()
            there = dict(payloads(table, seat))
            with service.desks.at(table.id) as desk:
                desk.now.match.states._fresh[-1] = real
                service.shown.clear()
            for path, content in here.items():
                assert content == there[path], f"seat {seat} learns something from {path}"
            compared += len(here)
    assert compared > 60 and differing > 5


@pytest.mark.parametrize("game", game_names())
def test_private_events_reach_their_seats_only(client: TestClient, make_table: MakeTable, game: str) -> None:
    """Nobody else is told of an event that only some may know."""
    table = make_table(client, game, "here here", options={"players": 2}, seed=11)
    table.play_on(Random(5), 120)
    with client.app.state.service.desks.at(table.id) as desk:
        match = desk.now.match
        told = [(ply + 1, e) for ply in range(len(match.made)) for e in match.events_of(ply, all_seats=True)]
    for seat in (-1, 0, 1):
        allowed = [(n, e.kind) for n, e in told if e.seen_by is None or seat in e.seen_by]
        assert allowed == [(event["n"], event["kind"]) for event in table.moment(seat)["events"]]


def test_nothing_secret_is_logged(client: TestClient, make_table: MakeTable, log_lines: list[str]) -> None:
    """Neither tokens nor the secret nor names."""
    table = make_table(client, kinds="here here")
    table.post("/join", 0, name="Ada of the log")
    table.play_on(Random(1), 3)
    client.get(table.url + "/moment", headers={"Authorization": "Bearer wrong-token"})
    with client.app.state.service.desks.at(table.id) as desk:
        secret = desk.row.secret.hex()
    assert log_lines
    for word in (*table.tokens.values(), secret, "Ada of the log", "wrong-token"):
        assert not any(word in line for line in log_lines)
