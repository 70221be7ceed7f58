"""What a network thinks of a position: of every move, of everybody's chances and of the points to expect."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from holocene.bots.network import forward
from holocene.bots.network.engine import prepare
from holocene.bots.network.file import POINTS, SMALLEST, Network
from holocene.bots.network.weights import net_of
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game
from holocene.core.states.cells import blank_row


class Thought(NamedTuple):
    """What the seat to act thinks: how likely it would play each of its moves, what the game is worth to it from about
    -1 to 1, and the chance of victory and the points that it expects for every seat, in the order of the seats."""

    moves: dict[int, float]
    worth: float
    wins: tuple[float, ...]
    points: tuple[float, ...]


class Mind:
    """A network at work, for one thread. Until the pass is compiled, or where nothing can compile it, NumPy does it.

    Of the cells in `hidden` it takes no notice.
    """

    def __init__(self, game: Game, network: Network, hidden: Sequence[int] = ()) -> None:
        self.game = game
        self.hidden = np.array(hidden, np.int64)
        self.net = net_of(network, game)
        self.compiled = _begun(game)

    def of_view(self, view: Any, rng: Random) -> Thought:
        """What a seat with this view thinks; the deal that `rng` imagines makes no difference to it."""
        return self.of_state(self.game.imagine(view, rng))

    def of_state(self, s: Any) -> Thought:
        """What the seat to act thinks."""
        actions, seat = self.game.legal(s), self.game.plain.to_act(s)
        if self.compiled is not None and self.compiled.done():
            wishes, said = self._compiled(self.compiled.result(), s, seat, actions)
        else:
            wishes, said = self._plain(s, seat, actions)
        return _told(actions, wishes, said, seat, s.players)

    def _compiled(self, made: Engine, s: Any, seat: int, actions: Sequence[int]) -> tuple[NDArray[Any], NDArray[Any]]:
        cells = np.frombuffer(self.game.layout.pack(s), np.uint8)
        wishes = np.empty(len(actions), np.float32)
        asked = np.array(actions, np.int64)
        if len(self.hidden):
            made[forward.think_one_blindly](cells, self.net, seat, self.hidden, asked, wishes)
        else:
            made[forward.think_one](cells, self.net, seat, asked, wishes)
        return wishes, self.net.said

    def _plain(self, s: Any, seat: int, actions: Sequence[int]) -> tuple[NDArray[Any], NDArray[Any]]:
        net, out = self.net, blank_row(self.game.observation_size())
        self.game.plain.observe(s, seat, out)
        cells = np.array(out, np.float32)
        cells[self.hidden] = 0
        used = np.flatnonzero(cells)
        x = np.maximum(cells[used] @ net.first[used] + net.first_bias, 0)
        h = x @ net.join + net.join_bias
        for k in range(len(net.inner)):
            inner = np.maximum(_norm(h) @ net.inner[k] + net.inner_bias[k], 0)
            h = h + inner @ net.outer[k] + net.outer_bias[k]
        h = _norm(h)
        rows = net.dense[np.array(actions)]
        return net.policy[rows] @ h + net.policy_bias[rows], net.heads @ h + net.heads_bias


def _begun(game: Game) -> Future[Engine] | None:
    """The pass on its way to machine code; None where nothing is installed that could make it."""
    from holocene.core.parts import is_installed

    return prepare(game) if is_installed("fast") else None


def _norm(h: NDArray[Any]) -> NDArray[Any]:
    scaled: NDArray[Any] = (h - h.mean()) / np.sqrt(h.var() + SMALLEST)
    return scaled


def _told(actions: Sequence[int], wishes: NDArray[Any], said: NDArray[Any], seat: int, players: int) -> Thought:
    """Logits as chances, and seats that are counted from the observer's as those of the table."""
    most = (len(said) - 1) // 2
    order = [(k - seat) % players for k in range(players)]
    wins = _shares(said[1 : 1 + max(2, players)])  # alone, the second is the game itself
    points = POINTS * said[1 + most : 1 + most + players]
    return Thought(
        moves=dict(zip(actions, map(float, _shares(wishes)), strict=True)),
        worth=float(said[0]),
        wins=tuple(float(wins[k]) for k in order),
        points=tuple(float(points[k]) for k in order),
    )


def _shares(logits: NDArray[Any]) -> NDArray[Any]:
    powers = np.exp(logits.astype(np.float64) - logits.max())
    shares: NDArray[Any] = powers / powers.sum()
    return shares
