"""The loops of a review compiled for one game: in the background, once a process."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

import numpy as np

from holocene.bots.network import forward
from holocene.bots.network.weights import blank_net
from holocene.bots.search import by_network, judging
from holocene.bots.search import loops as searching
from holocene.bots.search.tree import SEATS
from holocene.core.compiling import accel
from holocene.core.compiling.background import Compiling
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game
from holocene.core.states.rng import WORDS
from holocene.review import loops


def _compile(game: Game) -> Engine:
    """Playing on in no deal compiles the loops."""
    made = accel.compile_loops(game, [forward, by_network, judging, searching, loops])
    buf = np.zeros(game.layout.dtype.itemsize, np.uint8)
    position = np.frombuffer(game.layout.pack(game.layout.blank()), np.uint8)
    rng, none, row = np.zeros(WORDS, np.int64), np.zeros(0, np.int64), np.zeros(SEATS)
    made[loops.play_on](buf, position, blank_net(game), rng, 0, 1, none, 0, row, row, np.zeros((0, 0, 2)))
    return made


_loops: Final = Compiling(_compile)


def prepare(game: Game) -> Future[Engine]:
    """Starts compiling, or reading from the cache, once a game; the future gives the loops."""
    return _loops.begin(game)
