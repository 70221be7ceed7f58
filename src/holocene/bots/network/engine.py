"""The forward pass compiled for one game: in the background, once a process."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

import numpy as np

from holocene.bots.network import forward
from holocene.bots.network.weights import blank_net
from holocene.core.compiling import accel
from holocene.core.compiling.background import Compiling
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game


def _compile(game: Game) -> Engine:
    """Thinking of nothing, with a network that knows nothing, compiles the pass for all networks."""
    made = accel.compile_loops(game, [forward])
    blank = np.frombuffer(game.layout.pack(game.layout.blank()), np.uint8)
    nothing = np.zeros(0, np.int64)
    net, no_wishes = blank_net(game), nothing.astype(np.float32)
    made[forward.think_one](blank, net, 0, nothing, no_wishes)
    made[forward.think_one_blindly](blank, net, 0, nothing, nothing, no_wishes)
    return made


_forward: Final = Compiling(_compile)


def prepare(game: Game) -> Future[Engine]:
    """Starts compiling, or reading from the cache, once a game; the future gives the doors of `forward`."""
    return _forward.begin(game)
