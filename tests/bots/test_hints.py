"""What a hint makes of a search: candidates with what they promise, and by how much the first is better."""

from __future__ import annotations

from concurrent.futures import Future
from random import Random
from typing import Any

import pytest

import holocene
from holocene.bots import hints
from holocene.bots.hints import gain, hint, looked_at, outlook
from holocene.bots.hints_by_instinct import worth_a_look
from holocene.bots.hints_told import Candidate as Shown
from holocene.bots.hints_told import Reason
from holocene.bots.search.bot import Candidate
from holocene.bots.search.engine import prepare_guided
from holocene.bots.search.guided import GuidedBot
from holocene.core.matches.match import Match
from holocene.core.states.rng import seed_rng
from tests.core import frozen

HAND = "seat 0: hand irrigation calendar poetry pottery; tokens science engineering; active alphabet"


@pytest.fixture
def match() -> Match:
    return frozen.position(HAND, players=2)


def tried(match: Match, *found: tuple[int, float]) -> list[Candidate]:
    """What the search found of the first legal moves: how often it tried them, and their chances."""
    actions = [match.game.parse(move) for move in match.legal()]
    return [Candidate(action, visits, win, win) for action, (visits, win) in zip(actions, found, strict=False)]


def test_the_best_has_the_best_chance(match: Match) -> None:
    """The search by instinct may have tried another more often, since it counts the lead as well."""
    first, second, third = worth_a_look(match.game, tried(match, (3000, 0.42), (2000, 0.45), (40, 0.30), (1, 0.9)), 2)
    assert [first.move, second.move] == [match.legal()[1], match.legal()[0]]
    assert (first.win or 0) > (second.win or 0) > (third.win or 0)


def test_a_move_that_was_hardly_tried_does_not_look_better(match: Match) -> None:
    found = worth_a_look(match.game, tried(match, (3000, 0.42), (9, 0.5)), 2)
    assert [each.move for each in found] == match.legal()[:2]
    assert [match.legal()[0]] == [each.move for each in looked_at(match.game, tried(match, (3000, 0.42), (9, 0.5)), 2)]


def test_alone_points_count(match: Match) -> None:
    """The order is the search's, which looks at points: hardly a game is lost."""
    found = worth_a_look(match.game, tried(match, (3000, 0.97), (2000, 0.99)), 1)
    assert [each.move for each in found] == match.legal()[:2]


def test_who_promises_less_of_everything_is_not_first(match: Match) -> None:
    """Though it may be worth more by what it does to others; and a move that was dropped early stays behind."""
    actions = [match.game.parse(move) for move in match.legal()[:3]]
    found = [
        Candidate(actions[0], 900, 0.61, 0.50, 60.0, 1.2),
        Candidate(actions[1], 900, 0.60, 0.52, 61.4, 1.2),
        Candidate(actions[2], 300, 0.70, 0.60, 70.0, 1.0),
    ]
    shown = looked_at(match.game, found, 2)
    assert [match.legal()[k] for k in (1, 0, 2)] == [each.move for each in shown]
    assert Reason("table-hint-gain-both", {"points": 1, "win": 2}) == gain(shown, 2)


@pytest.mark.parametrize(
    ("points", "win", "seats", "key"),
    [
        (63, 0.50, 2, "both"),
        (63, 0.45, 2, "points"),
        (63, 0.40, 2, "points-though"),
        (60, 0.50, 2, "win"),
        (58, 0.50, 2, "win-though"),
        (60, 0.45, 2, "none"),
        (63, 0.99, 1, "points"),
        (60, 0.99, 1, "safer"),
        (60, 0.45, 1, "none"),
    ],
)
def test_what_is_said_of_the_difference_is_what_differs(points: float, win: float, seats: int, key: str) -> None:
    found = gain([Shown("a", win=win, points=points), Shown("b", win=0.45, points=60.0)], seats)
    assert found is not None and f"table-hint-gain-{key}" == found.key
    assert {"points": points - 60, "win": round(100 * win) - 45} == found.facts


def test_what_is_not_known_is_not_said() -> None:
    known = [Shown("a"), Shown("a", win=0.3), Shown("a", win=1.0, points=88.4), Shown("a", win=0.9, points=88.4)]
    said = [outlook(each) for each in known]
    assert [None, "table-hint-win", "table-hint-alone", "table-hint-risk"] == [each and each.key for each in said]
    assert gain(known[:2], 2) is None


@pytest.mark.parametrize("name", ["progress", "s-evolution"])
def test_a_hint_of_the_network(name: str) -> None:
    """Candidates are legal and tell what to expect; hidden cards make no difference to what is told."""
    match = holocene.new(name, players=3, seed=4)
    rng = Random(1)
    while len(match.legal()) < 4 or len(match.made) < 25:
        match.play(rng.choice(match.legal()))
    game, seat = match.game, match.to_act
    assert seat is not None
    prepare_guided(game).result()
    told = hint(game, match.view(seat), match.legal(), 0.2, Random(3))
    assert told.move == told.candidates[0].move
    assert set(match.legal()) >= {each.move for each in told.candidates}
    for each in told.candidates:
        assert 0 <= (each.win or 0) <= 1 <= (each.place or 0) <= 3
        assert 0 < (each.points or 0) < 200
    other = game.layout.copy(match.state)
    seed_rng(other.rng, 7, 8, 9)
    game.plain.redeal(other, seat)
    assert game.view(other, seat) == match.view(seat)


def test_until_the_search_is_compiled_the_network_tells_what_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, and without figures."""
    match = holocene.new("progress", players=2, seed=1, first="0")

    class Waiting(GuidedBot):
        def prepare(self) -> None:
            raise AssertionError("nobody waits")

        def __init__(self, *given: Any, **more: Any) -> None:
            super().__init__(*given, **more)
            self.compiled = Future()

    monkeypatch.setattr(hints, "GuidedBot", Waiting)
    monkeypatch.setattr(hints, "PATIENCE", 0.0)
    told = hint(match.game, match.view(0), match.legal(), 1.0, Random(3))
    assert told.move in match.legal()
    assert told.gain is None
    assert {None} == {each.win for each in told.candidates} == {each.points for each in told.candidates}


def test_an_only_move_needs_no_thought() -> None:
    match = holocene.new("s-evolution", players=2, seed=1)
    told = hint(match.game, match.view(match.to_act), match.legal()[:1], 1.0, Random(3))
    assert [match.legal()[0]] == [each.move for each in told.candidates]
