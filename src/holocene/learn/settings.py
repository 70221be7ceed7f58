"""What a run is: all that must stay the same from its beginning to its end, and what may be chosen anew."""

from __future__ import annotations

from typing import Any

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """How a network learns. Sizes and game make its identity; the rest may differ when a run is taken up again."""

    game: str
    cards: str  # digest of the pack
    rules: int
    wide: int = 512
    hidden: int = 256
    blocks: int = 2
    games: int = 256  # at once
    steps: int = 64  # decisions of each between two updates
    passes: int = 2
    parts: int = 16
    rate: float = 6e-4
    last_rate: float = 6e-5
    entropy: float = 0.01
    last_entropy: float = 0.001
    by_wins: float = 0.6  # share of a result that is victory; the rest is the lead
    pool: int = 8  # former selves that are kept as opponents; 0: none
    apart: int = 25  # updates between two of them
    by_instinct: float = 0.3  # of the updates: against instinct instead of a former self
    seed: int = 1

    def identity(self) -> tuple[Any, ...]:
        """What a saved network fits."""
        return self.game, self.cards, self.rules, self.wide, self.hidden, self.blocks

    def told(self) -> str:
        """In a few words."""
        return f"{self.game}, cards {self.cards}, {self.wide}–{self.hidden}×{self.blocks}"

    def falling(self, first: float, last: float, done: float) -> float:
        """A value that falls evenly.

        >>> Settings("progress", "", 1).falling(1.0, 0.0, 0.25)
        0.75
        """
        return first + (last - first) * min(1.0, done)
