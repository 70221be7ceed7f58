"""Bots whose every decision is one look, as compiled code plays them (`network.looking`): by the names of the registry.

>>> from holocene.core.contract.registry import load_game
>>> game = load_game("s-evolution")
>>> style_of("herder", game).share > style_of("network", game).share, style_of("instinct:noise=250", game).noise
(True, 250)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from holocene.bots.naming import BotName, read_name
from holocene.bots.network.looking import AT_RANDOM, BY_LOOK, PARTS, Styles
from holocene.bots.overlooking import Overlooked, forgotten_moves, hidden_cells, overlooked_at
from holocene.core.contract.actions import ActionSpace
from holocene.core.contract.game import Game
from holocene.core.errors import BadOption

OTHERS: Final = ("random", "instinct", "artisan", "network")


class Style(msgspec.Struct, frozen=True, kw_only=True):
    """How one player chooses: by chance, by instinct, or by a look of a network without what it overlooks."""

    noise: int = BY_LOOK
    path: str = ""  # of the network, where it is not the one that came with the package
    overlooked: Overlooked = Overlooked()

    @property
    def share(self) -> float:
        """Of its options that it overlooks."""
        return self.overlooked.share


class Chosen(NamedTuple):
    """Styles for compiled code, and the file of the network that they look with; None where none of them looks."""

    styles: Styles
    path: str | None


def style_of(name: str, game: Game) -> Style:
    """The style of a bot; BadOption for one that thinks longer, or that this game does not have."""
    wanted = read_name(name)
    overlooked = overlooked_at(game)
    if not wanted.attribute and wanted.home in overlooked and not wanted.parameters:
        return Style(overlooked=overlooked[wanted.home])
    if wanted.attribute or wanted.home not in OTHERS:
        choices = ", ".join([*OTHERS, *overlooked])
        raise BadOption(
            f"'{name}' does not play in compiled code: choose from {choices}, or make one environment at a time",
            "no-compiled-bot",
            name=name,
            choices=choices,
        )
    if wanted.home == "random":
        return Style(noise=AT_RANDOM)
    if wanted.home == "network":
        return Style(path=str(wanted.parameters.get("path", "")))
    return Style(noise=_noise(wanted, game))


def _noise(wanted: BotName, game: Game) -> int:
    if not game.has_instinct:
        raise BadOption(f"{game.name} knows no instinct", "no-instinct", game=game.name)
    return int(wanted.parameters.get("noise", 0))


def styles_of(styles: Sequence[Style], game: Game) -> Chosen:
    """Styles as compiled code reads them; BadOption where they would look with different networks."""
    paths = {style.path for style in styles if style.noise == BY_LOOK}
    if len(paths) > 1:
        told = ", ".join(sorted(path or "network" for path in paths))
        raise BadOption(
            f"rivals in compiled code look with one network, not with several: {told}", "several-networks", paths=told
        )
    return Chosen(
        laid_out([style.overlooked for style in styles], [style.noise for style in styles], game), *paths or [None]
    )


def laid_out(overlooked: Sequence[Overlooked], noise: Sequence[int], game: Game) -> Styles:
    """What players overlook, and by how much instinct errs, in rows."""
    dense: Any = ActionSpace(game).dense
    cells = [hidden_cells(game, one) for one in overlooked]
    hidden = np.zeros((len(overlooked), max(map(len, cells)) + 1), np.int64)
    forgotten = np.zeros((len(overlooked), int(dense.max()) + 1), np.int64)
    for row, (one, found) in enumerate(zip(overlooked, cells, strict=True)):
        hidden[row, : len(found)] = found
        forgotten[row, dense[forgotten_moves(game, one)]] = 1
    return Styles(
        hidden=hidden,
        n_hidden=np.array([len(found) for found in cells]),
        forgotten=forgotten,
        overlooked=np.array([round(PARTS * one.share) for one in overlooked]),
        noise=np.array(noise),
    )
