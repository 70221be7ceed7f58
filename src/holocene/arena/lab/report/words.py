"""Numbers, names and sentences of the report in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from holocene.arena.lab.measure import bounds
from holocene.arena.stats import Estimate
from holocene.core.contract.game import Game
from holocene.locale.telling import ROMAN, Telling

MINUS = "\u2212"
NOTHING = "\u2013"


class Words:
    """The words for one kind of table; cards have the names that the first card set with such a card gives them."""

    def __init__(self, games: Sequence[Game], options: Mapping[str, Any], language: str) -> None:
        self.tellings = [Telling(game, language, ()) for game in games]
        self.censuses = [game.census(game.read_options(options)) for game in games]
        self.telling, self.census = self.tellings[0], self.censuses[0]
        self.language = language
        self.text = self.telling.text
        self.number = cache(self._number)

    def _number(self, value: float, digits: int = 1) -> str:
        """A number with so many digits behind the comma, with a proper minus sign."""
        rounded = round(value, digits) + 0.0  # no negative nothing
        words = self.text("lab-number-0", n=round(rounded)) if digits == 0 else self.text("lab-number-1", n=rounded)
        return words.replace("-", MINUS)

    def whole(self, value: float) -> str:
        """A number without digits behind the comma."""
        return self.number(value, 0)

    def percent(self, value: float) -> str:
        """A share, in whole percent."""
        return self.text("lab-percent", n=self.whole(100 * value))

    def share(self, value: Estimate | None) -> str:
        """A share with the bounds of its interval."""
        if value is None:
            return NOTHING
        low, high = (self.number(100 * bound) for bound in bounds(value))
        return self.text("lab-share", n=self.number(100 * value.value), low=low, high=high)

    def mean(self, value: Estimate | None) -> str:
        """A number with half the width of its interval."""
        if value is None:
            return NOTHING
        return self.text("lab-mean", n=self.number(value.value), half=self.number(_half(value)))

    def more(self, value: Estimate | None, factor: float = 1.0) -> str:
        """A difference with its sign; a factor of 100 makes points of shares."""
        if value is None:
            return NOTHING
        n = self.number(value.value * factor)
        sign = "" if n.startswith(MINUS) or round(value.value * factor, 1) == 0 else "+"
        return self.text("lab-mean", n=sign + n, half=self.number(_half(value) * factor))

    def thing(self, kind: str, name: str) -> str:
        """The name of a card, place or person."""
        return self._things[kind, name]

    @cached_property
    def _things(self) -> dict[tuple[str, str], str]:
        found: dict[tuple[str, str], str] = {}
        for census, telling in zip(self.censuses, self.tellings, strict=True):
            for thing in census.things():
                found.setdefault((thing.kind, thing.id), census.named(thing, telling))
        return found

    def age(self, age: int) -> str:
        """An age as it is printed; nothing for what has none."""
        return ROMAN[age] if age else NOTHING

    def of_game(self, family: str, name: str) -> str:
        """A word of the game: a line of the score sheet, a rank, a fate."""
        return str(self.telling.fact(family, name))

    def __call__(self, key: str, **facts: Any) -> str:
        return self.text(key, **facts)


def _half(value: Estimate) -> float:
    """Half the width of the interval."""
    low, high = bounds(value)
    return (high - low) / 2
