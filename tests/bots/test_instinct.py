"""Instinct: the same plain and compiled, for every action there is."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from holocene.bots.search import policy
from holocene.core.compiling.accel import compile_loops, plain_loops
from holocene.core.contract.engine import bind
from holocene.core.states.rng import WORDS
from tests.core.frozen import frozen_game

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("progress", {"players": 1, "expansions": "personalities,milestones,industrial"}),
    ("progress", {"players": 3, "expansions": "personalities,milestones"}),
    ("progress", {"players": 4}),
    ("s-evolution", {"players": 2}),
    ("s-evolution", {"players": 4}),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_plain_and_compiled_instinct_play_the_same_games(name: str, options: dict[str, Any]) -> None:
    """Every report of a contest between two rows of weights is the same, so every choice was."""
    game = frozen_game(name)
    chosen = game.read_options(options)
    params = np.array(game.params(chosen), np.int64)
    rng = Random(1)
    mine = np.array(game.instinct(2), np.int64)
    theirs = np.array([weight + rng.randint(-20, 20) for weight in game.instinct(2)], np.int64)
    found = np.zeros((6, policy.REPORT), np.int64)
    cells, words = np.zeros(game.layout.dtype.itemsize, np.uint8), np.zeros(WORDS, np.int64)
    compile_loops(game, [policy])[policy.contest](cells, words, policy.Series(params, theirs, 40, 9), mine, 0, found)
    known = {**vars(plain_loops(game)), "STATE": None, "erase": None}
    plain = bind([policy], {}, lambda function: function, extra=known)
    for number, report in enumerate(found.tolist()):
        row = [0] * policy.REPORT
        s = game.layout.blank()
        series = policy.Series(params.tolist(), theirs.tolist(), 40, 9)
        plain[policy.contend](s, [0] * WORDS, series, mine.tolist(), 0, number, row)
        assert report == row
    assert found[:, policy.MADE].min() > 0
