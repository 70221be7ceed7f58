"""Networks laid out for compiled code: the weights of a file, shared by all who play by it, and rows to think in."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holocene.bots.network.file import Network, card_of, read, shapes
from holocene.bots.network.forward import WORD, Net
from holocene.core.contract.actions import ActionSpace
from holocene.core.contract.game import Game

LOADED = 8  # files that are kept in memory, the most recently used


def load(path: Path, game: Game) -> Network:
    """The network of a file, read once as long as the file does not change; BadNetwork where it cannot be used."""
    try:
        stamp = path.stat().st_mtime_ns
    except OSError:
        return read(path, game)  # which says what is wrong
    return _load(path, stamp, game)


@lru_cache(LOADED)
def _load(path: Path, stamp: int, game: Game) -> Network:
    return read(path, game)


def blank_net(game: Game) -> Net:
    """A network that thinks nothing, as small as it can be."""
    card = card_of(game, (1, 1, 1))
    return net_of(Network(card, {name: np.zeros(shape, np.float32) for name, shape in shapes(card).items()}), game)


def net_of(network: Network, game: Game) -> Net:
    """The weights of a network, and rows to work in: every thread needs rows of its own (`with_own_rows`)."""
    arrays = network.arrays
    blocks = range(network.card.hidden[2])

    def turned(name: str) -> NDArray[np.float32]:
        return np.stack([np.ascontiguousarray(arrays[f"block{k}.{name}.weight"].T) for k in blocks])

    return Net(
        first=arrays["first.weight"],
        first_bias=arrays["first.bias"],
        join=np.ascontiguousarray(arrays["join.weight"].T),
        join_bias=arrays["join.bias"],
        inner=turned("in"),
        inner_bias=np.stack([arrays[f"block{k}.in.bias"] for k in blocks]),
        outer=turned("out"),
        outer_bias=np.stack([arrays[f"block{k}.out.bias"] for k in blocks]),
        policy=arrays["policy.weight"],
        policy_bias=arrays["policy.bias"],
        heads=arrays["heads.weight"],
        heads_bias=arrays["heads.bias"],
        dense=ActionSpace(game).dense,
        **_rows(
            len(arrays["first.weight"]), len(arrays["first.bias"]), len(arrays["join.bias"]), len(arrays["heads.bias"])
        ),
    )


def with_own_rows(net: Net) -> Net:
    """The same weights, with other rows to work in."""
    return net._replace(**_rows(len(net.first), len(net.first_bias), len(net.join_bias), len(net.heads_bias)))


def _rows(observation: int, wide: int, deep: int, heads: int) -> dict[str, Any]:
    """What a network writes while it thinks."""
    cells = np.zeros(-(-observation // WORD) * WORD, np.int8)
    most = max(len(cells), wide, deep) + 1
    return {
        "cells": cells,
        "words": cells.view(np.int64),
        "at": np.zeros(most, np.int64),
        "by": np.zeros(most, np.float32),
        "wide": np.zeros(wide, np.float32),
        "deep": np.zeros(deep, np.float32),
        "half": np.zeros(deep, np.float32),
        "product": np.zeros(deep, np.float32),
        "said": np.zeros(heads, np.float32),
    }
