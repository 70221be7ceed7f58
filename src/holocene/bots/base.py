"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import msgspec


class Clock(msgspec.Struct, frozen=True):
    """How long a bot may think about this decision, in seconds."""

    seconds: float = 1.0


class Bot(Protocol):
    """`choose` answers one decision. It may keep nothing that the view does not tell, and draws only from `rng`.

    A bot may also have `prepare()`, which is called before games that nobody waits for.
    """

    def choose(self, view: Any, legal: Sequence[str], clock: Clock, rng: Random) -> str:
        """One of the legal moves, in notation."""
        ...
