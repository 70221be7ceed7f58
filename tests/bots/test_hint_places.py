"""Hints where no move has a better chance than another: the lead and the place to expect are told instead."""

from __future__ import annotations

from random import Random
from typing import Any

import holocene
from holocene.bots.hints_by_instinct import with_prospects
from holocene.bots.hints_told import Candidate


def told(game: str, moves: int, **options: Any) -> tuple[holocene.Match, list[Candidate]]:
    """A game played on a little by its own advice, and its legal moves as candidates without a chance."""
    match, rng = holocene.new(game, seed=3, **options), Random(1)
    for _ in range(moves):
        match.play(match.game.advise(match.view(match.to_act), rng))
    candidates = [Candidate(move, 0.3, 0.01) for move in match.legal()[:3]]
    return match, list(with_prospects(match.game, match.state, candidates, rng))


def test_the_place_fits_the_lead() -> None:
    """Whoever is ahead of all others is first; everybody else is behind the best of them."""
    for moves in range(40, 60):
        _, found = told("progress", moves, players=3, first="0")
        assert all((each.place == 1) == (each.lead >= 0) for each in found if each.lead), found
        assert all(1 <= (each.place or 0) <= 3 for each in found)


def test_a_game_without_prospects_promises_nothing() -> None:
    _, found = told("s-evolution", 30, players=3)
    assert [(None, None)] * len(found) == [(each.lead, each.place) for each in found]
