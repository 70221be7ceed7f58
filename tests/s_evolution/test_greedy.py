"""The bot `greedy`."""

from __future__ import annotations

from random import Random

import pytest

from holocene.core.rng import seed_rng


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
def test_it_sees_the_plain_things(at, game, text, move):
    """It ducks Calamities, pays needs, builds, and protects itself from the worst."""
    scene = at(text, players=2)
    assert move == game.advise(scene.view(scene.s.turn), Random(1))


def test_it_beats_chance(game):
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
