"""Compiles once what many tests need: `python -m tools.warm`.

Else every process of the tests, and every server that they start, would compile it at the same time. Doing next to
nothing compiles what does it. The games are compiled side by side.
"""

from __future__ import annotations

from multiprocessing import Pool

import numpy as np

from holocene.bots.network.engine import prepare as prepare_network
from holocene.bots.search import policy
from holocene.bots.search.engine import prepare as prepare_search
from holocene.bots.search.engine import prepare_guided
from holocene.core.checking.series import compiled_player
from holocene.core.compiling.accel import compile_loops, prepare
from holocene.core.contract.game import Game
from holocene.core.contract.registry import game_names, load_game
from holocene.core.states.rng import WORDS
from holocene.research import Batch
from holocene.research.observe import Observer
from holocene.research.vector import HoloceneVectorEnv
from holocene.review.engine import prepare as prepare_review
from tests.core.frozen import cards_of, frozen_game
from tests.core.toy import Toy


def main() -> None:
    names = list(game_names())
    with Pool(len(names)) as pool:
        pool.map(warm, names)
    warm_toy()


def warm(name: str) -> None:
    """All of one game."""
    game = load_game(name)
    for begin in (prepare, prepare_search, prepare_network, prepare_guided, prepare_review):
        begin(game).result()
    play_batch(game)
    envs = HoloceneVectorEnv(name, bots="instinct")
    _, infos = envs.reset(seed=1)
    envs.step(infos["action_mask"].argmax(axis=1))
    if cards_of(name):
        prepare(frozen_game(name)).result()
    contest(frozen_game(name))


def warm_toy() -> None:
    """The tiny game on which the engine's machinery is tested."""
    game = Toy()
    prepare(game).result()
    compiled_player(game, {}, 1)(0, 1)


def play_batch(game: Game) -> None:
    """A step of two games, with all that can be asked of them."""
    batch = Batch(game, 2)
    batch.step(batch.sample())
    batch.observe(0)
    batch.redeal(0, seed=1)
    batch.load(batch.states.copy())
    Observer(game).observe(batch.states[0], 0)


def contest(game: Game) -> None:
    """No game between two rows of instinct's weights."""
    params = np.array(game.params(game.read_options({"players": 2})), np.int64)
    weights = np.array(game.instinct(2), np.int64)
    cells, words = np.zeros(game.layout.dtype.itemsize, np.uint8), np.zeros(WORDS, np.int64)
    series = policy.Series(params, weights, 1, 1)
    none = np.zeros((0, policy.REPORT), np.int64)
    compile_loops(game, [policy])[policy.contest](cells, words, series, weights, 0, none)


if __name__ == "__main__":
    main()
