"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any, Protocol, TypeAlias

import msgspec

Now: TypeAlias = Callable[[], float]


class Clock(msgspec.Struct, frozen=True):
    """How long a bot may think about this decision, in seconds: of the clock on the wall, or of what this process has
    had of a processor, which other work beside it does not shorten."""

    seconds: float = 1.0
    by_processor: bool = False

    @property
    def now(self) -> Now:
        """What tells the time."""
        return process_time if self.by_processor else perf_counter


class Bot(Protocol):
    """`choose` answers one decision. A bot is made for one seat of one match, so it may remember what its views told
    it; it knows nothing else, and draws only from `rng`.

    A bot may also have `prepare()`, which is called before games that nobody waits for.
    """

    def choose(self, view: Any, legal: Sequence[str], clock: Clock, rng: Random) -> str:
        """One of the legal moves, in notation."""
        ...
