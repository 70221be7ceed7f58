"""Lists of moves are no oracle: what follows a move that shows something, or passes the decision on, is not looked at.

Two worlds differ only in what a seat may not know. Lists of two and three moves are sent in both: an answer that
differs would tell the seat something. `LISTS=12000 uv run pytest tests/server/test_lists.py` tries a hundred
thousand.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

import holocene
from holocene.core.errors import HoloceneError, RestUnseen
from holocene.core.matches.match import Match
from holocene.core.matches.replay import replay
from holocene.core.matches.secret import new_secret, write_key
from holocene.server.problems import answer_of
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]
ALL = ["personalities", "milestones", "industrial"]
TABLES = [
    ("progress", {"players": 2}),
    ("progress", {"players": 3, "expansions": ALL}),
    ("progress", {"players": 4, "expansions": ["milestones"]}),
    ("progress", {"players": 2, "expansions": ["personalities"]}),
    ("progress", {"players": 5, "expansions": ["industrial"]}),
    ("progress", {"players": 1}),
    ("s-evolution", {"players": 2}),
    ("s-evolution", {"players": 3, "calamities": "printed"}),
    ("s-evolution", {"players": 4}),
]
LISTS = int(os.environ.get("LISTS", "600"))


@contextmanager
def other_world(match: Match, seat: int, rng: Random) -> Iterator[bool]:
    """The match as it might be, for all that a seat knows, with other chance to come; whether it is another."""
    real, chance = match.states[-1], match._chance
    other = match.game.layout.copy(real)
    other.rng[:] = [rng.getrandbits(32) for _ in range(4)]
    match.game.plain.redeal(other, seat)
    match._chance = new_secret(rng.random().hex())
    write_key(other.rng, match._chance, len(match.made) + 1)
    match.states[-1] = other
    yield any(name != "rng" for name in match.game.layout.differing(real, other))
    match.states[-1], match._chance = real, chance


def lists_of(rng: Random, legal: list[str], possible: list[str]) -> list[str]:
    """Two or three moves, the first of them legal, the others anything: guesses at what cannot be known."""
    return [rng.choice(legal), *(rng.choice(rng.choice((legal, possible))) for _ in range(rng.choice((1, 2))))]


def told(match: Match, moves: list[str]) -> Any:
    """What the server answers to a list; nothing stays played. Where all of it is played, others may follow by orders
    that they gave ahead: that is what the last move shows."""
    before, waiting = len(match.made), dict(match._orders.waiting)
    try:
        match.play_together(moves)
    except HoloceneError as error:
        return answer_of(error)
    made = [(each.action, each.reveals) for each in match.made[before:] if not each.by_order]
    match._cut(before)
    match._orders.waiting = waiting
    return made


def moments(game: str, options: dict[str, Any], rng: Random) -> Iterator[Match]:
    """Matches of a table, played on at random, now and then with orders given ahead."""
    while True:
        match = holocene.new(game, seed=rng.random().hex(), **options)
        while True:
            for _ in range(rng.randrange(1, 12)):
                if not match.is_over:
                    match.play(rng.choice(match.legal()))
            if match.is_over:
                break
            if rng.random() < 0.2:
                match.orders(rng.randrange(options["players"]), rng.sample(sorted(match.game.actions), 2))
            yield match


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_lists_tell_the_same_in_two_worlds(game: str, options: dict[str, Any]) -> None:
    """At many moments of random games: refused alike, or played alike."""
    rng = Random(f"{game} {options}")
    tried, differing, answers = 0, 0, set()
    for match in moments(game, options, rng):
        seat, legal, possible = match.to_act, match.legal(), sorted(match.game.actions)
        assert seat is not None
        asked = [lists_of(rng, legal, possible) for _ in range(20)]
        here = [told(match, moves) for moves in asked]
        with other_world(match, seat, rng) as differs:
            there = [told(match, moves) for moves in asked]
        differing += differs
        for moves, one, two in zip(asked, here, there, strict=True):
            assert one == two, f"seat {seat} learns something from {moves}"
        answers |= {answer[1].error for answer in here if isinstance(answer, tuple)}
        tried += len(asked)
        if tried >= LISTS:
            break
    assert {"rest", "illegal"} <= answers
    assert differing > 5 or options["players"] == 1  # alone, only chance is unknown


@pytest.mark.parametrize(("game", "first"), [("progress", "end"), ("s-evolution", "play")])
def test_the_rest_is_refused_by_one_answer(client: TestClient, make_table: MakeTable, game: str, first: str) -> None:
    """Whatever it is, legal, illegal or no move at all; nothing is played, also by the long way."""
    table = make_table(client, game, "here here", options={"players": 2}, seed=5)
    seat = table.moment(-1)["to_act"]
    while not any(m["move"].startswith(first) and m["barrier"] for m in table.moment(seat)["moves"]):
        table.play_on(Random(1), 1)
        seat = table.moment(-1)["to_act"]
    now = table.moment(seat)
    move = next(m["move"] for m in now["moves"] if m["move"].startswith(first) and m["barrier"])
    with client.app.state.service.desks.at(table.id) as desk:
        possible = sorted(desk.now.match.game.actions)
    answers = set()
    for rest in ([each] for each in [*possible[::7], "castle"]):
        for kind in ("application/json", "application/vnd.holocene+json"):
            body = {"n": now["n"], "moves": [move, *rest, "end"], "version": now["version"]}
            heads = {**table.head(seat), "Content-Type": kind}
            answers.add(client.post(f"{table.url}/moves", headers=heads, json=body).content)
    assert 1 == len(answers) and b'"error":"rest"' in answers.pop()
    after = table.moment(seat)
    assert (now["n"], now["version"]) == (after["n"], after["version"])


def back_at_once(match: Match) -> tuple[str, str] | None:
    """A move that passes the decision on, and an answer that passes it back; neither shows anybody anything."""
    for move in match.legal():
        after = replay(match.record())
        after.play(move)
        for answer in after.legal() if after.to_act not in (None, match.to_act) else ():
            later = replay(after.record())
            later.play(answer)
            if later.to_act == match.to_act and not any(made.reveals for made in later.made[-2:]):
                return move, answer
    return None


def test_orders_of_another_do_not_let_a_list_go_on() -> None:
    """The decision is back at once, but it was hers: whether she gave orders ahead is nobody else's affair."""
    match, rng = holocene.new("s-evolution", players=2, seed=5, first="green"), Random(1)
    while (found := back_at_once(match)) is None:
        match.play(rng.choice(match.legal()))
    n, seat = len(match.made), match.to_act
    move, answer = found
    for orders in ([], [answer]):
        match.orders(1 - (seat or 0), orders)
        with pytest.raises(RestUnseen):
            match.play_together([move, match.legal()[-1]])
        assert n == len(match.made)
    match.play_together([move])
    assert (n + 2, seat) == (len(match.made), match.to_act)


def test_one_element_is_one_move(client: TestClient, make_table: MakeTable) -> None:
    """Several joined by `;` are no move."""
    table = make_table(client, kinds="here here", seed=5, options={"first": "0"})
    move = table.moment(0)["moves"][0]["move"]
    answer = table.post("/moves", 0, n=0, moves=[f"{move};{move}"])
    assert (422, "bad-move") == (answer.status_code, answer.json()["error"])
