"""Every game of the house, plain and compiled, over its options: the same decisions end in the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

from holocene.core.accel import plain_loops
from holocene.core.errors import BadOption
from holocene.core.fast import FOREVER, NativeGame
from holocene.core.game import Game
from holocene.core.native import POINTS
from holocene.core.options import Option
from holocene.core.registry import load_game
from holocene.core.rng import WORDS

SEED = 20261115
GAMES = 2000


def tables(game: Game) -> list[dict[str, Any]]:
    """Combinations of options: every value of each, and for an option of several choices none and all of them."""

    def values(option: Option) -> tuple[Any, ...]:
        if option.key == "first":
            return (option.default,)
        return ((), option.choices) if option.several else option.choices

    def allowed() -> Iterator[dict[str, Any]]:
        for chosen in product(*(values(option) for option in game.options)):
            given = dict(zip((option.key for option in game.options), chosen, strict=True))
            try:
                yield dict(game.read_options(given))
            except BadOption:
                continue

    return list(allowed())


@pytest.mark.parametrize("name", ["progress", "s-evolution"])
def test_random_games_end_in_the_same_bytes_plain_and_compiled(name: str) -> None:
    game = load_game(name)
    loops = plain_loops(game)
    combinations = tables(game)
    each = -(-GAMES // len(combinations))
    for options in combinations:
        native = NativeGame(game, options)
        for number in range(each):
            cells, rng = np.empty(native.size, np.uint8), np.zeros(WORDS, np.int64)
            rows = np.zeros((1, POINTS + 2 * native.seats), np.int64)
            native.engine.play_games(cells, rng, native.params, native.seats, SEED, number, FOREVER, rows)
            s, row = game.layout.blank(), [0] * rows.shape[1]
            loops.play_game(s, [0] * WORDS, native.params.tolist(), native.seats, SEED, number, FOREVER, row)
            assert game.layout.pack(s) == cells.tobytes(), f"game {number} with {options}"
            assert row == rows[0].tolist(), f"game {number} with {options}"
