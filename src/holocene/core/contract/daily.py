"""What a game deals every day, the same for everybody."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from holocene.core.contract.options import Value


class Rank(msgspec.Struct, frozen=True):
    """A rank that the books give to points, `rank-NAME` of the game, and its highest points; the last has none."""

    name: str
    highest: int | None


class Daily(msgspec.Struct, frozen=True):
    """The table of a daily deal: one person on the first seat, and bots on the others.

    The bots must look once, or be limited by simulations: what they play has to follow from the deal alone.
    """

    options: Mapping[str, Value]
    rivals: tuple[str, ...] = ()
    ranks: tuple[Rank, ...] = ()
