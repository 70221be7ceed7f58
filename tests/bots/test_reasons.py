"""Reasons of hints: every sentence that is given for a move of a random position is looked up in the state after it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import holocene
from holocene.bots.hints import why
from holocene.bots.hints_told import Candidate
from holocene.core.contract.ahead import Claim
from holocene.core.contract.game import Game
from holocene.core.states.rng import seed_rng
from tests.bots import progress_truths, s_evolution_truths

EVERYTHING = "personalities,milestones,industrial"
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("progress", {"players": 2}),
    ("progress", {"players": 3, "expansions": EVERYTHING, "variant": "quick"}),
    ("progress", {"players": 1}),
    ("s-evolution", {"players": 2}),
    ("s-evolution", {"players": 4}),
]
TRUTHS = {"progress": progress_truths.TRUTHS, "s-evolution": s_evolution_truths.TRUTHS}
SEEDS = [1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 9))]


def positions(name: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Game, Any]]:
    """The decisions of a game of which every other move is the game's advice, the others any."""
    match, rng = holocene.new(name, seed=seed, **options), Random(seed)
    while match.to_act is not None:
        if len(match.legal()) > 1:
            yield match.game, match.state
        advised = rng.random() < 0.5
        match.play(match.game.advise(match.view(match.to_act), rng) if advised else rng.choice(match.legal()))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_every_reason_is_true(name: str, options: dict[str, Any], seed: int) -> None:
    """By the state that the move leads to, however it is paid."""
    rng, told = Random(seed), set()
    for game, s in positions(name, options, seed):
        action = rng.choice(game.legal(s))
        for claim in game.claims(s, action):
            told.add(claim.key)
            assert TRUTHS[name][claim.key](game, s, action, claim.facts, rng), (game.notation(action), claim)
    assert len(told) > 6, "hardly anything was said: the test says nothing"


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_reasons_know_no_more_than_the_seat(name: str, options: dict[str, Any]) -> None:
    """What is dealt anew, since the seat cannot know it, changes no claim."""
    rng = Random(7)
    for game, s in list(positions(name, options, 1))[::5]:
        seat, action = game.plain.to_act(s), rng.choice(game.legal(s))
        other = game.layout.copy(s)
        seed_rng(other.rng, 4, 5, 6)
        game.plain.redeal(other, seat)
        assert game.claims(s, action) == game.claims(other, action)


@pytest.mark.parametrize(("name", "options"), TABLES[1:4:2], ids=str)
def test_a_reason_is_not_true_of_the_next_best_as_well(name: str, options: dict[str, Any]) -> None:
    """Not in the same words, nor of more."""
    rng, given = Random(7), 0
    for game, s in positions(name, options, 2):
        best, other = rng.sample(game.legal(s), 2)
        reason = why(game, s, [Candidate(game.notation(best)), Candidate(game.notation(other))])
        if reason is not None:
            given += 1
            claims = game.claims(s, other)
            assert (reason.key, reason.facts) not in [(claim.key, claim.facts) for claim in claims]
    assert given


def test_nothing_is_said_where_nothing_differs() -> None:
    """Of a move and itself."""
    match = holocene.new("progress", players=2, seed=1, first="0")
    game, s = match.game, match.state
    draws = [game.notation(action) for action in game.legal(s) if game.notation(action).startswith("draw")]
    assert why(game, s, [Candidate(draws[0]), Candidate(draws[0])]) is None


def test_writing_makes_alphabet_free_in_the_same_turn() -> None:
    """Said before what it brings in itself, and only while an action is left."""
    text = "seat 0: hand writing alphabet iron calendar; tokens science engineering culture culture culture"
    match = holocene.position(text, players=2)
    claims = match.game.claims(match.state, match.game.parse("discover writing"))
    assert Claim("hint-free-now", {"cards": ["alphabet"]}, "alphabet") in claims
    reason = why(match.game, match.state, [Candidate("discover writing"), Candidate("discover iron")])
    assert reason is not None and "hint-free-now" == reason.key
    last = holocene.position(f"table: used 1 | {text}", players=2)
    assert "hint-free" in [claim.key for claim in last.game.claims(last.state, last.game.parse("discover writing"))]
