"""Every game of the house, plain and compiled, over its options: the same decisions end in the same bytes."""

from __future__ import annotations

import numpy as np
import pytest

from holocene.core.checking.conformance import every_table
from holocene.core.compiling.accel import plain_loops
from holocene.core.compiling.buffers import play_games
from holocene.core.compiling.fast import FOREVER, NativeGame
from holocene.core.compiling.native import POINTS, play_game
from holocene.core.contract.registry import load_game
from holocene.core.states.rng import WORDS
from tests.core.covering import covering

SEED = 20261115
FEW, MANY = 200, 2000


@pytest.mark.parametrize("games", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", ["progress", "s-evolution"])
def test_random_games_end_in_the_same_bytes_plain_and_compiled(name: str, games: int) -> None:
    """Few games at tables of which every two options meet, many at every table."""
    game = load_game(name)
    loops = plain_loops(game)
    combinations = covering(every_table(game)) if games == FEW else list(every_table(game))
    each = -(-games // len(combinations))
    for options in combinations:
        native = NativeGame(game, options)
        for number in range(each):
            cells, rng = np.empty(native.size, np.uint8), np.zeros(WORDS, np.int64)
            rows = np.zeros((1, POINTS + 2 * native.seats), np.int64)
            native.engine[play_games](cells, rng, native.params, native.seats, SEED, number, FOREVER, rows)
            s, row = game.layout.blank(), [0] * rows.shape[1]
            loops[play_game](s, [0] * WORDS, native.params.tolist(), native.seats, SEED, number, FOREVER, row)
            assert game.layout.pack(s) == cells.tobytes(), f"game {number} with {options}"
            assert row == rows[0].tolist(), f"game {number} with {options}"
