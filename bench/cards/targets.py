"""What a card set of Progress is held to: what can be read off the cards, and what games of instinct show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, Final, NamedTuple

import numpy as np

from bench.cards import chronicle as told
from bench.cards.live import Table
from holocene.games.progress.layout import AGES, SLOTS
from holocene.games.progress.rows import Cards, Technology
from holocene.games.progress.tables import numbers

POWERS: Final = ("prestige", "population", "army")
TYPES: Final = ("engineering", "science", "culture")
ROMAN: Final = ("", "I", "II", "III", "IV")
LEAST_USE: Final = 0.05
MOST_USE: Final = 0.95
ERRORS: Final = 500  # hundredths of a point by which a noisy player errs at most: those of the level `forager`


def steps(card: Technology) -> int:
    """Power steps that a technology gives."""
    return sum(getattr(card, power) for power in POWERS)


def cost(card: Technology) -> int:
    """What a technology costs whose prerequisites are all missing."""
    return sum(amount for _, amount, _ in card.lines)


def benefit(card: Technology) -> str:
    """The skill or the token that a technology gives."""
    return " ".join(name for name, _ in card.benefit)


def gives(card: Technology, wanted: str) -> bool:
    """Whether a technology gives a benefit, or more: General Knowledge pays for every type."""
    return benefit(card) == wanted or (benefit(card) == "general" and wanted in TYPES)


def is_as_good(one: Technology, other: Technology) -> bool:
    """Whether one technology costs no more than another of its age and type and gives no less."""
    return (
        (one.age, one.type) == (other.age, other.type)
        and cost(one) <= cost(other)
        and gives(one, benefit(other))
        and all(getattr(one, power) >= getattr(other, power) for power in POWERS)
        and one.vp >= other.vp
        and one.discard >= other.discard
        and (one.symbol is not None) >= (other.symbol is not None)
        and (one.per_five is not None) >= (other.per_five is not None)
    )


def dominated(technologies: Sequence[Technology]) -> list[tuple[str, str]]:
    """Pairs of which nobody who can choose would take the second; twins are there both ways round."""
    return [(one.id, other.id) for one, other in permutations(technologies, 2) if is_as_good(one, other)]


def of_age(cards: Cards, age: int) -> list[Technology]:
    return [card for card in cards.technologies if card.age == age]


def with_power(cards: Cards, age: int) -> int:
    """How many technologies of an age move a power marker."""
    return sum(steps(card) > 0 for card in of_age(cards, age))


def variety(cards: Cards) -> list[int]:
    """The number of different benefits among the Age I cards of each type."""
    return [len({benefit(card) for card in of_age(cards, 1) if card.type == kind}) for kind in TYPES]


def commonest(cards: Cards, age: int) -> float:
    """The share of an age that has its commonest benefit."""
    benefits = Counter(benefit(card) for card in of_age(cards, age))
    return max(benefits.values()) / benefits.total()


def static_faults(cards: Cards) -> Iterator[tuple[str, float]]:
    """Every target that can be read off the cards, with how far it is missed."""
    yield "power in Age I", max(0, 12 - with_power(cards, 1))
    for age in range(2, AGES + 1):
        yield f"power in Age {ROMAN[age]}", max(0.0, 0.6 * len(of_age(cards, age)) - with_power(cards, age))
    yield "dominated", len(dominated(cards.technologies))
    yield "variety", sum(max(0, 6 - found) for found in variety(cards))
    for age in range(1, AGES + 1):
        yield f"commonest benefit in Age {ROMAN[age]}", 24 * max(0.0, commonest(cards, age) - 1 / 3)
    ways = [card for card in cards.technologies if benefit(card) == "action" and card.age < 3]
    yield "an Action before Age III", 0 if ways else 1


class Use(NamedTuple):
    """How often something is used: by somebody, as a share of games, and as a share of all players."""

    games: float
    players: float

    @property
    def is_odd(self) -> bool:
        """By hardly anybody, or by nearly everybody, as the laboratory flags it."""
        return self.games < LEAST_USE or self.players > MOST_USE


class Found:
    """What games at one kind of table were like."""

    def __init__(self, rows: Any, players: int) -> None:
        self.rows, self.players, self.games = rows, players, len(rows)

    @property
    def turns(self) -> float:
        return float(self.rows[:, told.ROUNDS].mean())

    def by_symbols(self) -> dict[str, float]:
        """The share of beginnings of every age, and of the ends, that symbols brought; lost games count as none."""
        found = {}
        for age in range(1, AGES):
            began = self.rows[:, told.BEGAN + age]
            if began.any():
                found[f"Age {ROMAN[age + 1]}"] = float((began == told.BY_SYMBOLS).sum() / (began > 0).sum())
        return found | {"end": float((self.rows[:, told.ENDED] == told.BY_SYMBOLS).mean())}

    def lost(self) -> float:
        return float((self.rows[:, told.ENDED] == told.LOST).mean())

    def victories(self) -> Any:
        """A row for every game, with the part of its victory that each seat has."""
        won = self.rows[:, told.WON : told.WON + self.players]
        return won / np.maximum(1, won.sum(1, keepdims=True))

    def farthest_seat(self) -> float:
        return float(np.abs(self.victories().mean(0) - 1 / self.players).max())

    def first_action(self) -> float:
        """How far who was first to have an Action more is above a fair share of victories."""
        first = self.rows[:, told.FIRST]
        had = np.flatnonzero(first >= 0)
        return float((self.victories()[had, first[had]]).mean() - 1 / self.players) if len(had) else 0.0

    def use(self, cards: Cards, ages: int) -> dict[str, Use]:
        """In how many games a technology is active in the end, and with how many players."""
        masks = self.rows[:, told.ACTIVE : told.GUIDED].reshape(self.games, -1, AGES)[:, : self.players]
        found = {}
        for name, number in numbers(cards).items():
            age, slot = divmod(number, SLOTS)
            if age < ages:
                active = masks[:, :, age] >> slot & 1
                found[name] = Use(float(active.any(1).mean()), float(active.mean()))
        return found

    def ranks(self, limits: Sequence[int]) -> list[float]:
        """Alone: the shares of games that reach each rank; a lost game has none."""
        points = self.rows[self.rows[:, told.ENDED] != told.LOST, told.POINTS]
        found = np.bincount(np.searchsorted(limits, points), minlength=len(limits) + 1)
        return [float(n / self.games) for n in found]


def base(players: int, **more: str) -> dict[str, str]:
    """The options of a table at which seats stand in turn order, where that can be chosen (H9)."""
    ordered = players > 1 and "personalities" not in more.get("expansions", "")
    return {"players": str(players), **({"first": "0"} if ordered else {}), **more}


def skill(table: Table, games: int, seed: int) -> float:
    """The share of games with two players that a row of weights wins against itself with errors."""
    won = []
    for seat in (0, 1):
        noise = np.array([0 if p == seat else ERRORS for p in (0, 1)], np.int64)
        won.append(Found(table.play(base(2), games, seed, noise=noise), 2).victories()[:, seat].mean())
    return float(np.mean(won))
