"""What a hint makes of the search: candidates in the order of the chances it shows, and the first of them to play."""

from __future__ import annotations

from random import Random

import frozen
import pytest

import holocene
from holocene.bots.hints import hint, worth_a_look
from holocene.bots.search.bot import Candidate, SearchBot
from holocene.core.matches.match import Match

HAND = "seat 0: hand irrigation calendar poetry pottery; tokens science engineering; active alphabet"


@pytest.fixture
def match() -> Match:
    return frozen.position(HAND, players=2)


def tried(match: Match, *found: tuple[int, float]) -> list[Candidate]:
    """What the search found of the first legal moves: how often it tried them, and their chances."""
    actions = [match.game.parse(move) for move in match.legal()]
    return [Candidate(action, visits, win, win) for action, (visits, win) in zip(actions, found, strict=False)]


def test_the_best_has_the_best_chance(match: Match) -> None:
    """The search may have tried another more often, since it counts the lead as well."""
    first, second, third = worth_a_look(match.game, tried(match, (3000, 0.42), (2000, 0.45), (40, 0.30), (1, 0.9)), 2)
    assert [first.move, second.move] == [match.legal()[1], match.legal()[0]]
    assert first.win > second.win > third.win


def test_a_move_that_was_hardly_tried_does_not_look_better(match: Match) -> None:
    found = worth_a_look(match.game, tried(match, (3000, 0.42), (9, 0.5)), 2)
    assert [each.move for each in found] == match.legal()[:2]


def test_alone_points_count(match: Match) -> None:
    """The order is the search's, which looks at points: hardly a game is lost."""
    found = worth_a_look(match.game, tried(match, (3000, 0.97), (2000, 0.99)), 1)
    assert [each.move for each in found] == match.legal()[:2]


def test_what_to_play_is_the_first_candidate() -> None:
    """With the built-in cards, for which the search is compiled already."""
    match = holocene.new("progress", players=2, seed=1, first="0")
    SearchBot(match.game).prepare()
    told = hint(match.game, match.view(0), match.legal(), 0.1, Random(3))
    assert told.move == told.candidates[0].move
    assert told.win == max(each.win for each in told.candidates)
    assert set(match.legal()) >= {each.move for each in told.candidates}
