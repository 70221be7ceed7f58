"""Datasets of a network's games, played in compiled code: a million games in hours of one core, not in weeks.

The folder is that of any dataset (`dataset`), but games are those of a series as in `holocene simulate`, not of
secrets, so a game is its number and its choices instead of a record (`replayed`), and only decisions with a choice are
rows. What the network thought stands beside them: its chance of victory, and how much it liked every legal move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from holocene.bots.network import forward
from holocene.bots.network.bot import NetworkBot
from holocene.bots.network.calibration import judge
from holocene.bots.network.weights import net_of
from holocene.bots.registry import make
from holocene.core.compiling.accel import compile_loops
from holocene.core.compiling.fast import NativeGame, NativeState
from holocene.core.contract.actions import ActionSpace
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game
from holocene.core.errors import BadOption
from holocene.core.states.rng import WORDS
from holocene.research import corpus_loops
from holocene.research.corpus_loops import Sheets

SEATS: Final = 5
CHOICES: Final = 400_000  # rows that a block has room for …
MOVES: Final = 12_000_000  # … and legal moves of all of them
DIGITS: Final = 3  # of shares and chances that are kept: more are noise, and make a dataset three times as large


class Player:
    """The network of a name such as `network:warmth=0.3`, playing all seats of one table."""

    def __init__(self, game: Game, options: Any, bots: Sequence[str]) -> None:
        bot = make(bots[0], game)
        if not isinstance(bot, NetworkBot) or len(set(bots)) > 1:
            raise BadOption(
                "compiled games are those of one network on all seats: name network, or network:warmth=0.3",
                "corpus-only-network",
            )
        self.native = NativeGame(game, options)
        judged = judge(game, self.native.seats)
        self.net = bot.mind.net if judged is None or "path=" in bots[0] else net_of(judged, game)
        self.warmth = float(bot.warmth)
        self.engine = compiled(game)

    def play(self, seed: int, numbers: range) -> tuple[Sheets, int]:
        """The games of these numbers, or as many of the first of them as there is room for."""
        n = len(numbers)
        sheets = Sheets(
            choices=np.zeros(n, np.int32),
            points=np.zeros((n, SEATS), np.int32),
            won=np.zeros((n, SEATS), np.int8),
            seat=np.zeros(CHOICES, np.int8),
            action=np.zeros(CHOICES, np.int16),
            chance=np.zeros(CHOICES, np.float32),
            moves=np.zeros(CHOICES, np.int32),
            legal=np.zeros(MOVES, np.int16),
            share=np.zeros(MOVES, np.float32),
        )
        buf, rng = np.zeros(self.native.size, np.uint8), np.zeros(WORDS, np.int64)
        play_many = self.engine[corpus_loops.play_many]
        done = play_many(buf, rng, self.native.params, self.net, seed, numbers.start, self.warmth, sheets)
        return sheets, int(done)


@cache
def compiled(game: Game) -> Engine:
    """The loops of whole games."""
    return compile_loops(game, [forward, corpus_loops])


def columns(sheets: Sheets, numbers: range, seats: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Games and decisions as columns of NumPy arrays; `legal` and `policy` are flat, with the bounds of the rows."""
    games, choices = len(numbers), sheets.choices[: len(numbers)]
    rows = int(choices.sum())
    won = sheets.won[:games, :seats]
    rewards = (won / np.maximum(1, won.sum(1, keepdims=True))).astype(np.float32)
    game = np.repeat(np.arange(games), choices)
    bounds = np.concatenate([[0], np.cumsum(sheets.moves[:rows])]).astype(np.int32)
    of_games = {
        "game": np.arange(numbers.start, numbers.stop),
        "decisions": choices,
        "scores": sheets.points[:games, :seats],
        "winners": won,
        "rewards": rewards,
    }
    of_decisions = {
        "game": game + numbers.start,
        "ply": np.arange(rows) - np.repeat(np.cumsum(choices) - choices, choices),
        "seat": sheets.seat[:rows],
        "action": sheets.action[:rows],
        "legal": (bounds, sheets.legal[: bounds[-1]]),
        "reward": rewards[game, sheets.seat[:rows]],
        "policy": (bounds, np.round(sheets.share[: bounds[-1]], DIGITS)),
        "chance": np.round(sheets.chance[:rows], DIGITS),
    }
    return of_games, of_decisions


def replayed(game: Game, options: Any, seed: int, number: int, actions: Sequence[int]) -> Iterator[NativeState]:
    """The states of a game at its choices, and the last; the same state is given again and again, changed."""
    native, space = NativeGame(game, options), ActionSpace(game)
    state = native.new(seed, number)
    for action in (*actions, None):
        while not state.is_over and len(state.legal()) == 1:
            state.step(state.legal()[0])
        yield state
        if action is not None:
            state.step(space.number(int(action)))
