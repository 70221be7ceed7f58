"""The search's loops compiled for one game: in the background, once a process."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

import numpy as np

from holocene.bots.search import loops, no_instinct, no_prospect, policy
from holocene.bots.search.tree import Settings, Tree
from holocene.core.compiling import accel
from holocene.core.compiling.background import Compiling
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game


def _compile(game: Game) -> Engine:
    """Searching for nothing compiles the search."""
    lacking = [*([] if game.has_instinct else [no_instinct]), *([] if game.prospects(2) else [no_prospect])]
    made = accel.compile_loops(game, [*lacking, policy, loops])
    blank = np.frombuffer(game.layout.pack(game.layout.blank()), np.uint8)
    Tree(game, 2, Settings(), nodes=1).search(made, blank, 0, 1, 0)
    return made


_search: Final = Compiling(_compile)


def prepare(game: Game) -> Future[Engine]:
    """Starts compiling, or reading from the cache, once a game; the future gives the loops."""
    return _search.begin(game)
