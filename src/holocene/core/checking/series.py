"""Many random games, compiled or plain, on several threads; game number n of a seed is always the same game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from holocene.core.compiling import buffers, native
from holocene.core.compiling.accel import plain_loops
from holocene.core.compiling.fast import FOREVER, NativeGame
from holocene.core.compiling.native import POINTS
from holocene.core.contract.game import Game
from holocene.core.states.rng import WORDS

Rows: TypeAlias = NDArray[np.int64]
Block: TypeAlias = tuple[int, Rows]
Player: TypeAlias = Callable[[int, int], Block]

COMPILED_BLOCK = 256  # games played between two looks at the keyboard
PLAIN_BLOCK = 4


def compiled_player(game: Game, options: Mapping[str, Any], seed: int, limit: int = FOREVER) -> Player:
    """Plays games `first` to `first + n - 1` as machine code; safe in several threads at once."""
    made = NativeGame(game, options)
    play_games, seats = made.engine[buffers.play_games], made.seats

    def play(first: int, n: int) -> Block:
        rows = np.zeros((n, POINTS + 2 * seats), np.int64)
        cells = np.empty(made.size, np.uint8)
        rng = np.zeros(WORDS, np.int64)
        play_games(cells, rng, made.params, seats, seed, first, limit, rows)
        return first, rows

    return play


def plain_player(game: Game, options: Mapping[str, Any], seed: int, limit: int = FOREVER) -> Player:
    """Plays the same games as ordinary Python."""
    play_game = plain_loops(game)[native.play_game]
    chosen = game.read_options(options)
    params, seats = game.params(chosen), int(str(chosen["players"]))

    def play(first: int, n: int) -> Block:
        rows = [[0] * (POINTS + 2 * seats) for _ in range(n)]
        for i in range(n):
            play_game(game.layout.blank(), [0] * WORDS, params, seats, seed, first + i, limit, rows[i])
        return first, np.array(rows, np.int64)

    return play


def play_series(player: Player, games: int, threads: int = 1, block: int = COMPILED_BLOCK) -> Iterator[Block]:
    """Blocks of games as they are done: the number of the first, and a row a game (see the columns of `native`)."""
    starts = iter(range(0, games, block))
    with ThreadPoolExecutor(threads) as pool:
        running: set[Future[Block]] = set()
        try:
            while True:
                while len(running) < threads + 1 and (first := next(starts, -1)) >= 0:
                    running.add(pool.submit(player, first, min(block, games - first)))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


def all_rows(player: Player, games: int, threads: int = 1, block: int = COMPILED_BLOCK) -> Rows:
    """The rows of all games in order."""
    return np.concatenate([rows for _, rows in sorted(play_series(player, games, threads, block), key=lambda b: b[0])])
