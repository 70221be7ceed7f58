"""What a game says of orders given ahead: which decisions they answer, what they may depend on, and when they lapse."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

from holocene.core.contract.board import V

if TYPE_CHECKING:
    from holocene.core.contract.game import Facts

T = TypeVar("T")  # a game's states


class Ordering(Generic[T, V]):
    """A game as those see it who decide ahead; by default nothing but legal moves can be asked for, and no decision is
    answered by moves alone."""

    @property
    @abstractmethod
    def actions(self) -> dict[str, int]:
        """Every action by its notation."""

    def ordered(self, s: T, orders: Sequence[str]) -> int | None:
        """The action that orders given ahead by the seat to act answer the present decision with, if any."""
        return None

    def lapses(self, before: T, after: T, seat: int) -> bool:
        """Whether the occasion has passed that a seat's orders were for."""
        return False

    @cached_property
    def conditions(self) -> Mapping[str, tuple[str, Facts]]:
        """What lines of orders may depend on besides what can be done: words, and the key of their sentence with its
        facts."""
        return {}

    def holds(self, view: V, condition: str) -> bool:
        """Whether a condition is true of what the seat to act may know."""
        return False

    def orderable(self, view: V) -> Sequence[str]:
        """The moves that are offered to who gives orders ahead, by what she may know now."""
        return list(self.actions)

    def turn_of(self, s: T) -> tuple[int, ...]:
        """Which turn of the seat to act it is: numbers that stay the same until she has another one."""
        return (int(getattr(s, "round", 0)),)
