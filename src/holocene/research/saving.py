"""What you trained as a bot that sits at the table: a file, played as `network:path=FILE`; and such files as policies.

>>> import tempfile
>>> from itertools import pairwise
>>> from holocene.core.contract.registry import load_game
>>> game, rng = load_game("s-evolution"), np.random.default_rng(1)
>>> widths = [game.observation_size(), 32, 16, len(game.action_space())]
>>> layers = [(rng.normal(size=(out, into)), rng.normal(size=out)) for into, out in pairwise(widths)]
>>> with tempfile.TemporaryDirectory() as folder:
...     save_bot(layers, Path(folder) / "mine.npz", "s-evolution")
...     policy = load_policy(Path(folder) / "mine.npz", "s-evolution")
>>> policy(np.zeros((2, widths[0]), np.int8), np.ones((2, widths[-1]), bool)).shape
(2,)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from holocene.bots.network.file import SMALLEST, Card, card_of, read, shapes, write
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadOption
from holocene.research.evaluating import Policy
from holocene.research.observe import Observer

Array = NDArray[np.float32]
PASSED_BY: Final = ("ReLU", "Identity", "Flatten")  # layers without weights that `save_bot` knows
NOT_LEGAL: Final = np.float32(-1e9)


def save_bot(policy: Any, path: Path | str, game: Game | str, *, normalised: bool = False, **told: Any) -> None:
    """Writes a network as a file for the bot `network`.

    It is a network of `holocene.learn` (whatever has its `arrays()`), or one or two hidden layers with ReLU between
    them and a logit for every action at the end: a `torch.nn.Sequential`, or pairs of weights (results × inputs) and
    biases. With `normalised` it was trained on cells divided by their scales. The bot plays the move that such a
    network likes best; `told` are fields of the file's card, such as `decisions`.
    """
    rules = load_game(game) if isinstance(game, str) else game
    if hasattr(policy, "arrays"):
        arrays: Mapping[str, Array] = policy.arrays()
    else:
        arrays = embedded(layers_of(policy), Observer(rules).scales() if normalised else np.float32(1))
    blocks = sum(name.endswith(".in.bias") for name in arrays)
    card = card_of(rules, (len(arrays["first.bias"]), len(arrays["join.bias"]), blocks), **told)
    write(Path(path), with_heads(arrays, card), card)


def with_heads(arrays: Mapping[str, Array], card: Card) -> dict[str, Array]:
    """The arrays of a network, with heads that expect nothing where it has none."""
    blank = {name: np.zeros(shape, np.float32) for name, shape in shapes(card).items() if name.startswith("heads.")}
    return {**blank, **arrays}


def layers_of(policy: Iterable[Any]) -> list[tuple[Array, Array]]:
    """Weights and biases, layer by layer; BadOption for layers that the file cannot hold."""
    found = []
    for layer in policy:
        kind = type(layer).__name__
        if kind in PASSED_BY:
            continue
        pair = (layer.weight, layer.bias) if hasattr(layer, "weight") else layer
        if not isinstance(pair, tuple | list):
            raise BadOption(f"a file cannot hold the layer {kind}: use linear ones with ReLU", "bad-layer", kind=kind)
        weight, bias = (np.asarray(each.detach().cpu() if hasattr(each, "detach") else each) for each in pair)
        found.append((weight.astype(np.float32), bias.astype(np.float32)))
    if len(found) not in (2, 3):
        raise BadOption(f"a bot has one or two hidden layers, not {len(found) - 1}", "bad-depth", hidden=len(found) - 1)
    return found


def embedded(layers: list[tuple[Array, Array]], scales: Any) -> dict[str, Array]:
    """Plain layers within those of a file.

    A file brings rows to mean 0 and variance 1 between its layers. Every number therefore stands beside its opposite,
    so that the mean is 0 already, and a 1 is carried along for the last biases: what is left is one factor for the
    whole row, which ReLU lets pass and which changes no order of moves.
    """
    if len(layers) == 2:
        wide = len(layers[0][1])
        layers = [layers[0], (np.eye(wide, dtype=np.float32), np.zeros(wide, np.float32)), layers[1]]
    (first, first_bias), (second, second_bias), (last, last_bias) = layers
    n = len(second_bias) + 1  # numbers of the second layer, and the 1
    weight, bias = np.zeros((n, second.shape[1]), np.float32), np.ones(n, np.float32)
    weight[:-1], bias[:-1] = second, second_bias
    nothing, one, grid = np.zeros_like(weight), np.eye(n, dtype=np.float32), np.zeros((4 * n, 4 * n), np.float32)
    into, out = grid.copy(), grid.copy()
    into[:n, :n] = one
    out[2 * n : 3 * n, :n], out[3 * n :, :n] = one, -one
    policy = np.zeros((len(last_bias), 4 * n), np.float32)
    policy[:, 2 * n : 3 * n] = np.column_stack([last, last_bias])
    return {
        "first.weight": np.ascontiguousarray((first / scales).T),
        "first.bias": first_bias,
        "join.weight": np.concatenate([weight, -weight, nothing, nothing]),
        "join.bias": np.concatenate([bias, -bias, np.zeros(2 * n, np.float32)]),
        "block0.in.weight": into,
        "block0.in.bias": np.zeros(4 * n, np.float32),
        "block0.out.weight": out,
        "block0.out.bias": np.zeros(4 * n, np.float32),
        "policy.weight": policy,
        "policy.bias": np.zeros(len(last_bias), np.float32),
    }


def load_policy(path: Path | str, game: Game | str) -> Policy:
    """The network of a file as a policy over rows: the legal action that it likes best in each."""
    rules = load_game(game) if isinstance(game, str) else game
    network = read(Path(path), rules)
    a, blocks = network.arrays, range(network.card.hidden[2])

    def policy(observations: NDArray[np.int8], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        h = np.maximum(observations.astype(np.float32) @ a["first.weight"] + a["first.bias"], 0)
        h = h @ a["join.weight"].T + a["join.bias"]
        for k in blocks:
            inner = np.maximum(_norm(h) @ a[f"block{k}.in.weight"].T + a[f"block{k}.in.bias"], 0)
            h = h + inner @ a[f"block{k}.out.weight"].T + a[f"block{k}.out.bias"]
        likes = _norm(h) @ a["policy.weight"].T + a["policy.bias"]
        return np.asarray(np.where(masks, likes, NOT_LEGAL).argmax(axis=1))

    return policy


def _norm(h: Any) -> Any:
    return (h - h.mean(axis=1, keepdims=True)) / np.sqrt(h.var(axis=1, keepdims=True) + SMALLEST)
