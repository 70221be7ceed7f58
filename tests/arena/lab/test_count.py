"""One game as a row of numbers."""

from __future__ import annotations

from holocene.arena.lab.count import count
from tests.core import frozen

SCORING = (
    "table: age 3; round 199; turn 4"
    " | seat 0: power prestige=6 population=4 army=5 | seat 1: power prestige=6 population=5 army=3"
    " | seat 2: power prestige=5 population=5 army=3 | seat 3: power prestige=5 population=5 army=4"
    " | seat 4: power prestige=3 population=8 army=3"
)


def test_turns_ages_and_points_of_a_known_game() -> None:
    """The scoring example of five players, a round before the end: one more turn each, and the last player's before."""
    match = frozen.position(SCORING, players=5)
    while not match.is_over:
        match.play("end")
    row = count(match, match.game.census(match.options), number=7, deal=3)
    assert (7, 3, 6) == (row.number, row.deal, row.decisions)
    assert [1, 1, 1, 1, 2] == row.turns
    assert [{3: 1}, {3: 1}, {3: 1}, {3: 1}, {3: 2}] == row.ages
    assert list(match.scores()) == row.scores
    assert row.scores == [sum(points) for points in zip(*row.lines.values(), strict=True)]
    assert [0] == row.winners == row.halfway
    assert 0 == row.changes


def test_a_round_is_a_turn_of_everybody_in_s_evolution() -> None:
    from random import Random

    match, rng = frozen.new("s-evolution", players=3, seed=1), Random(1)
    while not match.is_over:
        match.play(rng.choice(match.legal_actions()))
    row = count(match, match.game.census(match.options))
    assert [6, 6, 6] == row.turns
    assert [6, 6, 6] == [sum(ages.values()) for ages in row.ages]
    assert all(ages[1] >= 1 for ages in row.ages)
    assert sorted(row.order) == [0, 1, 2] and row.order[0] == match.states[0].leader
