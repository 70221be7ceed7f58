"""The bot `greedy`, and habits that every bot has."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from holocene.core.states.rng import seed_rng
from holocene.games.s_evolution import SEvolution
from holocene.games.s_evolution.layout import State
from tests.s_evolution.moments import At


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("table: round 3; trick red violet 4, green blue 1 | red: age 3 | green: age 3; population 2", "take blue 1"),
        ("table: round 3; leader red | red: age 3; food 2; taken violet 1, orange 1 | green: age 2", "joker tools"),
        ("table: round 3; phase action; leader red | red: age 3; food 4; tools 1; commerce 1 | green: age 2",
         "change food tools"),
        ("table: round 3; phase manage; leader red; turn red | red: age 3; tools 1 | green: age 2", "place farm 1"),
        ("table: round 3; leader red | red: age 3; protection 1; taken decadence, hurricane | green: age 2",
         "protect decadence"),
    ],
)  # fmt: skip
def test_it_sees_the_plain_things(at: At, game: SEvolution, text: str, move: str) -> None:
    """It ducks Calamities, pays needs, builds, and protects itself from the worst."""
    scene = at(text, players=2)
    assert move == game.advise(scene.view(scene.s.turn), Random(1))


def by_instinct(game: SEvolution, s: State, rng: Random) -> int:
    """The action that appeals most at first sight."""
    weights = game.instinct(s.players)
    return max(game.legal(s), key=lambda action: game.plain.appeal(s, action, weights))


def by_greed(game: SEvolution, s: State, rng: Random) -> int:
    """What `greedy` advises."""
    return game.parse(game.advise(game.view(s, s.turn), rng))


@pytest.mark.rule("N1", "H3")
@pytest.mark.parametrize("choose", [by_instinct, by_greed])
def test_no_bot_turns_commerce_in_circles_or_fills_a_full_stock(
    game: SEvolution, choose: Callable[[SEvolution, State, Random], int]
) -> None:
    """No change of an Action undoes another one of it, and no Joker goes into a full stock where another has room."""
    changes, jokers = 0, 0
    for seed in range(6):
        s = game.layout.blank()
        seed_rng(s.rng, seed, 1, 2)
        game.plain.setup(s, game.params(game.read_options({"players": 2 + seed % 3})))
        rng, made = Random(seed), list[list[str]]()
        while not game.plain.is_over(s):
            action = choose(game, s, rng)
            verb, *named = game.notation(action).split()
            made = made if verb == "change" else []
            if verb == "change":
                assert named[::-1] not in made, f"{named} undoes a change of the same Action"
                made.append(named)
                changes += 1
            if verb == "joker":
                stock = dict(zip(("food", "tools", "science"), s.stock[s.turn], strict=True))
                assert stock[named[0]] < 8 or all(n == 8 for n in stock.values()) or len(game.legal(s)) < 3
                jokers += 1
            game.plain.step(s, action)
    assert changes > 20 and jokers > 20


def test_it_beats_chance(game: SEvolution) -> None:
    """Over a few fixed games it scores far more than random moves."""
    totals = [0, 0]
    for seed in range(4):
        s = game.layout.blank()
        seed_rng(s.rng, seed, 1, 2)
        game.plain.setup(s, game.params(game.read_options({"players": 2})))
        rng = Random(seed)
        while not game.plain.is_over(s):
            view = game.view(s, s.turn)
            move = game.advise(view, rng) if s.turn == seed % 2 else rng.choice(view.legal)
            game.plain.step(s, game.parse(move))
        totals[0] += game.plain.score(s, seed % 2)
        totals[1] += game.plain.score(s, 1 - seed % 2)
    assert totals[0] > 2 * totals[1]
