"""The search's loops compiled for one game: in the background, once a process."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

import numpy as np
from numpy.typing import NDArray

from holocene.bots.network import forward
from holocene.bots.network.weights import blank_net
from holocene.bots.search import by_instinct, by_network, judging, loops, no_instinct, no_prospect, policy
from holocene.bots.search.tree import Settings, Tree
from holocene.core.compiling import accel
from holocene.core.compiling.background import Compiling
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game


def _compile(game: Game) -> Engine:
    """Searching for nothing compiles the search."""
    lacking = [*([] if game.has_instinct else [no_instinct]), *([] if game.prospects(2) else [no_prospect])]
    made = accel.compile_loops(game, [*lacking, policy, by_instinct, judging, loops])
    Tree(game, 2, Settings(), nodes=1).search(made, _blank(game), 0, 1, 0)
    return made


def _compile_guided(game: Game) -> Engine:
    """The same with a network in the place of instinct."""
    made = accel.compile_loops(game, [forward, by_network, judging, loops])
    Tree(game, 2, Settings(), nodes=1, net=blank_net(game)).search(made, _blank(game), 0, 1, 0)
    return made


def _blank(game: Game) -> NDArray[np.uint8]:
    return np.frombuffer(game.layout.pack(game.layout.blank()), np.uint8)


_search: Final = Compiling(_compile)
_guided: Final = Compiling(_compile_guided)


def prepare(game: Game) -> Future[Engine]:
    """Starts compiling, or reading from the cache, once a game; the future gives the loops."""
    return _search.begin(game)


def prepare_guided(game: Game) -> Future[Engine]:
    """The same for the search by a network."""
    return _guided.begin(game)
