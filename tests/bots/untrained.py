"""Networks that learned nothing, for tests: random weights, and the same sums in plain NumPy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holocene.bots.network.file import SMALLEST, Card, Network, card_of, shapes, write
from holocene.core.contract.game import Game

HIDDEN = (24, 16, 2)


def random_arrays(card: Card, seed: int = 1) -> dict[str, NDArray[Any]]:
    """Weights by chance, about as large as those of a network that learned."""
    rng = np.random.default_rng(seed)
    return {
        name: rng.normal(0, 1 / np.sqrt(shape[-1]), shape).astype(np.float16) for name, shape in shapes(card).items()
    }


def write_random(path: Path, game: Game, hidden: tuple[int, int, int] = HIDDEN, seed: int = 1) -> Path:
    """A file with a network of random weights."""
    card = card_of(game, hidden, tables=("players=2",))
    write(path, random_arrays(card, seed), card)
    return path


def forward(network: Network, cells: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """The policy of all actions and the heads, as the file says they are computed."""
    found = {name: array.astype(np.float64) for name, array in network.arrays.items()}
    x = np.maximum(cells.astype(np.float64) @ found["first.weight"] + found["first.bias"], 0)
    h = found["join.weight"] @ x + found["join.bias"]
    for k in range(network.card.hidden[2]):
        inner = np.maximum(found[f"block{k}.in.weight"] @ norm(h) + found[f"block{k}.in.bias"], 0)
        h = h + found[f"block{k}.out.weight"] @ inner + found[f"block{k}.out.bias"]
    h = norm(h)
    return found["policy.weight"] @ h + found["policy.bias"], found["heads.weight"] @ h + found["heads.bias"]


def norm(h: NDArray[Any]) -> NDArray[Any]:
    """Mean 0 and variance 1."""
    scaled: NDArray[Any] = (h - h.mean()) / np.sqrt(h.var() + SMALLEST)
    return scaled
