"""A trained network as a file: arrays of half floats and a card that says what it was trained on, in one `.npz`.

A network reads the cells of an observation and gives a number for every action and a few for the whole position. With
`n` cells, `a` actions, `s` seats (the most that can play), and layers of `wide` and `deep`:

    first.weight       n × wide      a row a cell: most cells are nought, and their rows are never read
    first.bias         wide
    join.weight        deep × wide   this and all below: a row a result
    join.bias          deep
    block0.in.weight   deep × deep   and so on, for every block: in.weight, in.bias, out.weight, out.bias
    policy.weight      a × deep      policy.bias: how much every action appeals
    heads.weight       (1 + 2s) × deep   heads.bias: what the game is worth to the observer, about -1 to 1; chances of
                                     victory as logits; final points over `POINTS`; the last two of every seat, counted
                                     from the observer's own; alone, the second chance is that the game is lost

What divides cells to bring them near 1 is part of `first.weight`. Layers are joined so:

    x = relu(cells @ first.weight + first.bias), h = join(x)
    of every block: h = h + out(relu(in(norm(h))))
    h = norm(h), then policy(h) and heads(h)

where `norm` brings a row to mean 0 and variance 1 (a LayerNorm without weights, with `SMALLEST`).
"""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from holocene.core.contract.game import Game
from holocene.core.errors import BadOption
from holocene.core.reasons import reason_of

POINTS: Final = 40.0  # by which final points are divided
SMALLEST: Final = 1e-5  # added to a variance before it divides
CARD: Final = "card"
Size: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]


class BadNetwork(BadOption):
    """A file that is no network, or one for another game, other rules or other cards."""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What a network was trained on, and how large it is; `more` is for whatever else is worth telling."""

    game: str
    rules_version: int
    pack_digest: str
    observation: Size  # cells
    actions: Size
    seats: Size  # the most that can play
    hidden: tuple[Size, Size, Size]  # the widths of the first layer and of the others, and how many blocks
    tables: tuple[str, ...] = ()
    decisions: int = 0
    hours: float = 0.0
    more: dict[str, Any] = {}


class Network(msgspec.Struct, frozen=True):
    """The card and the arrays of a file, as single floats, in the file's own order of rows."""

    card: Card
    arrays: dict[str, NDArray[np.float32]]


def card_of(game: Game, hidden: tuple[int, int, int], **more: Any) -> Card:
    """The card of a network for a game as it is now; `more` are fields of `Card`.

    >>> from holocene.core.contract.registry import load_game
    >>> card_of(load_game("s-evolution"), (64, 32, 1), decisions=1_000).seats
    4
    """
    return Card(
        game=game.name,
        rules_version=game.rules_version,
        pack_digest=game.pack.digest,
        observation=game.observation_size(),
        actions=len(game.action_space()),
        seats=max(game.sizes),
        hidden=hidden,
        **more,
    )


def shapes(card: Card) -> dict[str, tuple[int, ...]]:
    """The arrays that a network of this card has, and their shapes."""
    wide, deep, blocks = card.hidden
    heads = 1 + 2 * card.seats
    found: dict[str, tuple[int, ...]] = {
        "first.weight": (card.observation, wide),
        "first.bias": (wide,),
        "join.weight": (deep, wide),
        "join.bias": (deep,),
        "policy.weight": (card.actions, deep),
        "policy.bias": (card.actions,),
        "heads.weight": (heads, deep),
        "heads.bias": (heads,),
    }
    for block in range(blocks):
        for layer in ("in", "out"):
            found[f"block{block}.{layer}.weight"] = (deep, deep)
            found[f"block{block}.{layer}.bias"] = (deep,)
    return found


def write(path: Path, arrays: Mapping[str, NDArray[Any]], card: Card) -> None:
    """Writes a network as half floats; ValueError where the arrays are not those that the card tells of."""
    wanted = shapes(card)
    given = {name: array.shape for name, array in arrays.items()}
    if given != wanted:
        wrong = sorted(name for name in {*given, *wanted} if given.get(name) != wanted.get(name))
        raise ValueError(f"not the arrays of this card: {', '.join(wrong)}")
    told = np.frombuffer(msgspec.json.encode(card), np.uint8)
    halves: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays.items()}
    halves[CARD] = told
    with path.open("wb") as file:  # NumPy would give a path without `.npz` another name
        np.savez_compressed(file, **halves)


def read_card(path: Path) -> Card:
    """The card alone, which is quicker."""
    return _opened(path, ())[0]


def read(path: Path, game: Game) -> Network:
    """The network of a file; BadNetwork where it is none, or does not fit the game as it is now."""
    card, _ = _opened(path, ())
    check(card, game, str(path))
    wanted = shapes(card)
    _, arrays = _opened(path, tuple(wanted))
    if any(arrays[name].shape != shape or not np.isfinite(arrays[name]).all() for name, shape in wanted.items()):
        raise _damaged(path)
    return Network(card, arrays)


def check(card: Card, game: Game, name: str) -> None:
    """Complains where a network does not fit a game."""
    if card.game != game.name:
        raise BadNetwork(
            f"the network '{name}' plays {card.game}, not {game.name}: choose one that was trained for {game.name}",
            "network-other-game",
            path=name,
            trained=card.game,
            game=game.name,
        )
    if card.rules_version != game.rules_version:
        raise BadNetwork(
            f"the network '{name}' was trained by version {card.rules_version} of the rules of {game.name}, which is "
            f"now at {game.rules_version}: train it again, or choose another",
            "network-other-rules",
            path=name,
            trained=card.rules_version,
            game=game.name,
            now=game.rules_version,
        )
    if card.pack_digest != game.pack.digest:
        raise BadNetwork(
            f"the network '{name}' was trained with other cards of {game.name}: train it again, or choose another",
            "network-other-cards",
            path=name,
            game=game.name,
        )
    here = card_of(game, card.hidden)
    if (card.observation, card.actions, card.seats) != (here.observation, here.actions, here.seats):
        raise BadNetwork(
            f"the network '{name}' reads {card.observation} cells and knows {card.actions} actions; {game.name} has "
            f"{here.observation} and {here.actions}: train it again, or choose another",
            "network-other-size",
            path=name,
            game=game.name,
            cells=card.observation,
            actions=card.actions,
            cellsnow=here.observation,
            actionsnow=here.actions,
        )


def _opened(path: Path, names: tuple[str, ...]) -> tuple[Card, dict[str, NDArray[np.float32]]]:
    """The card of a file and the arrays of these names; BadNetwork where one is missing or cannot be read."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            card = msgspec.json.decode(file[CARD].tobytes(), type=Card)
            return card, {name: np.ascontiguousarray(file[name], np.float32) for name in names}
    except OSError as error:
        raise BadNetwork(
            f"the network '{path}' cannot be read: {reason_of(error)}",
            "network-not-read",
            path=str(path),
            reason=reason_of(error),
        ) from error
    except (AttributeError, EOFError, KeyError, TypeError, ValueError, zipfile.BadZipFile, zlib.error) as error:
        raise _damaged(path) from error


def _damaged(path: Path) -> BadNetwork:
    return BadNetwork(
        f"'{path}' is no network, or is damaged: take the file again, or train one", "network-damaged", path=str(path)
    )
