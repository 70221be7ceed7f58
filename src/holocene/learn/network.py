"""The network: from what a seat knows to what it would do, and to what it expects of the end.

The first layer is wide: of its cells few are not zero, so where it plays it costs little. All that follows is narrow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn.functional import layer_norm, linear, relu

from holocene.core.contract.game import Game
from holocene.research.observe import Observer

NO_SEAT = -1e4  # the logit of who is not at the table
NOT_LEGAL = -1e9


class Shape(NamedTuple):
    """How large a network is; the first two follow from the game."""

    cells: int
    actions: int
    seats: int
    wide: int = 512
    hidden: int = 256
    blocks: int = 2


class Expected(NamedTuple):
    """What a network says of rows of positions, a seat's columns in the order of the seats from the observer on."""

    chances: Tensor  # of the actions, as logarithms
    worth: Tensor  # of the result, to the observer
    wins: Tensor  # logits of victory
    points: Tensor  # at the end, divided by POINTS


class Block(nn.Module):
    """Adds what two layers find to what is known."""

    def __init__(self, hidden: int) -> None:
        super().__init__()
        self.into, self.out = nn.Linear(hidden, hidden), nn.Linear(hidden, hidden)
        nn.init.zeros_(self.out.weight)

    def forward(self, known: Tensor) -> Tensor:
        """What is known now."""
        found: Tensor = self.out(relu(self.into(layer_norm(known, known.shape[-1:]))))
        return known + found


class Network(nn.Module):
    """One network for every seat of every table of a game."""

    scales: Tensor

    def __init__(self, shape: Shape, scales: NDArray[np.float32]) -> None:
        super().__init__()
        self.shape = shape
        self.register_buffer("scales", torch.from_numpy(scales), persistent=False)
        self.first = nn.Linear(shape.cells, shape.wide)
        self.join = nn.Linear(shape.wide, shape.hidden)
        self.blocks = nn.ModuleList(Block(shape.hidden) for _ in range(shape.blocks))
        self.policy = nn.Linear(shape.hidden, shape.actions)
        self.heads = nn.Linear(shape.hidden, 1 + 2 * shape.seats)
        for layer in (self.policy, self.heads):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, cells: Tensor, masks: Tensor, players: Tensor) -> Expected:
        """Of rows of observations, with what is legal there and how many play."""
        kind = cells.device.type
        floats = cells.to(torch.get_autocast_dtype(kind) if torch.is_autocast_enabled(kind) else torch.float32)
        known = self.join(relu(linear(floats, self.first.weight / self.scales, self.first.bias)))
        for block in self.blocks:
            known = block(known)
        known = layer_norm(known, known.shape[-1:])
        chances = self.policy(known).float().masked_fill(~masks, NOT_LEGAL).log_softmax(-1)
        worth, wins, points = self.heads(known).float().split([1, self.shape.seats, self.shape.seats], -1)
        return Expected(chances, worth.squeeze(-1), wins.masked_fill(~rivals(players, wins), NO_SEAT), points)

    def arrays(self) -> dict[str, NDArray[np.float16]]:
        """The weights as `holocene.bots.network.file` keeps them: scales are part of the first layer."""
        found: dict[str, Tensor] = {"first.weight": (self.first.weight / self.scales).T, "first.bias": self.first.bias}
        for name, layer in self._layers():
            found |= {f"{name}.weight": layer.weight, f"{name}.bias": layer.bias}
        return {name: value.detach().cpu().numpy().astype(np.float16) for name, value in found.items()}

    @torch.no_grad()
    def take(self, arrays: Mapping[str, NDArray[np.float32]]) -> None:
        """Goes on from weights such as `arrays` gives."""
        self.first.weight.copy_(torch.from_numpy(arrays["first.weight"]).T.to(self.scales.device) * self.scales)
        self.first.bias.copy_(torch.from_numpy(arrays["first.bias"]))
        for name, layer in self._layers():
            layer.weight.copy_(torch.from_numpy(arrays[f"{name}.weight"]))
            layer.bias.copy_(torch.from_numpy(arrays[f"{name}.bias"]))

    @torch.no_grad()
    def forget(self, cells: Tensor) -> None:
        """Begins without an opinion of these cells: those that never show stay nought, and take no room in a file."""
        self.first.weight[:, cells] = 0

    def _layers(self) -> list[tuple[str, nn.Linear]]:
        """The layers behind the first, by their names in a file."""
        layers: list[tuple[str, Any]] = [("join", self.join), ("policy", self.policy), ("heads", self.heads)]
        for k, block in enumerate(self.blocks):
            layers += [(f"block{k}.in", block.into), (f"block{k}.out", block.out)]
        return layers


def rivals(players: Tensor, columns: Tensor) -> Tensor:
    """Which columns stand for somebody who can win: the seats of the table; alone, the second is the game itself."""
    return torch.arange(columns.shape[-1], device=players.device) < players.clamp(min=2)[:, None]


def new_network(game: Game, wide: int, hidden: int, blocks: int) -> Network:
    """A network that knows nothing."""
    observer = Observer(game)
    shape = Shape(observer.size, len(game.action_space()), max(game.sizes), wide, hidden, blocks)
    return Network(shape, observer.scales())
