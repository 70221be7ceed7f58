"""Players who overlook something: one look of the network, without what a level takes no notice of or never thinks of.

What each level overlooks at a game is written beside its network: `network/data/GAME.toml`, or `data/levels.toml` in
the package of a game of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from holocene.bots.network.bot import LookingBot
from holocene.bots.network.mind import Mind
from holocene.bots.network.shipped import FOLDER, find, shipped
from holocene.core.contract.game import Game
from holocene.core.homes import home_of

OWN: Final = "levels.toml"
ALL: Final = "all"


class Overlooked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level overlooks."""

    share: float = 0.0  # of its options, drawn anew for every decision
    unseen: tuple[str, ...] = ()  # features of the table, and of its own seat: `round`, `pile_size[0]`
    of_rivals: tuple[str, ...] = ()  # features of every other seat: `power`; "all" for whatever is seen of them
    forgotten: tuple[str, ...] = ()  # moves that it never thinks of, by how they begin: `quick draw`


class OverlookingBot(LookingBot):
    """Plays the best of the moves that it sees. Where it has forgotten or overlooked all of them, it looks again."""

    def __init__(self, game: Game, overlooked: Overlooked) -> None:
        super().__init__(game, Mind(game, find("", game), hidden_cells(game, overlooked)))
        self.overlooked = overlooked
        self.forgotten = frozenset(forgotten_moves(game, overlooked))

    def take(self, moves: Mapping[int, float], rng: Random) -> int:
        known = [move for move in moves if move not in self.forgotten] or list(moves)
        seen = [move for move in known if rng.random() >= self.overlooked.share] or known
        return max(seen, key=moves.__getitem__)


def overlooked_at(game: Game) -> Mapping[str, Overlooked]:
    """What the levels overlook at a game, by their names; nothing where no network plays it, or nobody has said so."""
    own = home_of(game.name, "data")
    for path in (FOLDER / f"{game.name}.toml", *([own / OWN] if own else [])):
        if path.is_file() and shipped(game) is not None:
            return _read(path)
    return {}


@cache
def _read(path: Path) -> dict[str, Overlooked]:
    return msgspec.toml.decode(path.read_bytes(), type=dict[str, Overlooked])


def hidden_cells(game: Game, overlooked: Overlooked) -> list[int]:
    """The cells of an observation that a level takes no notice of."""
    space = game.space
    if ALL in overlooked.of_rivals:
        rivals = list(range(space.block + space.width, space.size))
    else:
        seats = range(1, (space.size - space.block) // space.width)
        rivals = _cells(game, [f"{name}[{seat}]" for name in overlooked.of_rivals for seat in seats])
    return [*_cells(game, overlooked.unseen), *rivals]


def forgotten_moves(game: Game, overlooked: Overlooked) -> list[int]:
    """The moves that a level never thinks of."""
    begins = tuple(f"{words} " for words in overlooked.forgotten)
    return [move for words, move in game.actions.items() if f"{words} ".startswith(begins)]


def _cells(game: Game, names: Sequence[str]) -> list[int]:
    found = {feature.name: feature for feature in game.space.features}
    return [cell for name in names for cell in range(found[name].offset, found[name].offset + found[name].length)]
