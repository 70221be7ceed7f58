"""What types cannot say of a card set: small named checks, each of which reports every fault that it finds.

The sentences are those that all games share; what is told of a case is in the words of the card files, so that it needs
no translation: `3 ≠ 2` for a count, the name of a kind or a file for a reason.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, TypeAlias

from holocene.core.contract.packs import BadCards, Problem
from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.layout import (
    AGES,
    CALAMITY_NAMES,
    CARDS,
    COLOUR_NAMES,
    MOST_POPULATION,
    NUMBERS,
    PLACE_NAMES,
    SUIT_NAMES,
)
from holocene.games.s_evolution.rows import (
    BOARD_FILE,
    CALAMITIES_FILE,
    DECK_FILE,
    DISCOVERIES_FILE,
    PLACES_FILE,
    Cards,
)

Check: TypeAlias = Callable[[Cards], Iterator[Problem]]
IN_A_DECK: Final = len(CALAMITY_NAMES) // len(COLOUR_NAMES)  # Calamities at most: each is in the box once


def check(cards: Cards) -> None:
    """Refuses a card set that cannot be played, with all that makes it so."""
    problems = [problem for find in CHECKS for problem in find(cards)]
    if problems:
        raise BadCards(problems)


def _twice(file: str, lines: list[int], field: str, values: Sequence[str]) -> Iterator[Problem]:
    """A value that an earlier row has."""
    first: dict[str, int] = {}
    for line, value in zip(lines, values, strict=True):
        if (before := first.setdefault(value, line)) != line:
            text = f"'{value}' is already in row {before}"
            yield Problem(file, line, field, "id-twice", text, {"value": value, "before": before})


def _missing(file: str, found: Sequence[str], wanted: Sequence[str]) -> Iterator[Problem]:
    """A row of which the file has none; it is named in place of a field."""
    for value in wanted:
        if value not in found:
            yield Problem(file, 0, value, "missing-key", "the row is missing")


def _not_among(file: str, row: int, field: str, value: Any, choices: Sequence[Any]) -> Problem:
    listed = ", ".join(map(str, choices))
    text = f"'{value}' is none of {listed}"
    return Problem(file, row, field, "no-choice", text, {"value": str(value), "choices": listed})


def _count(file: str, field: str, value: str, found: int, wanted: int) -> Problem:
    detail = f"{found} ≠ {wanted}"
    return Problem(file, 0, field, "bad-value", f"'{value}': {detail}", {"value": value, "detail": detail})


@rule("C1", "C2")
def deck_is_whole(cards: Cards) -> Iterator[Problem]:
    """Everybody's pile: four suits numbered 1 to 6; of the 24 cards two at most are Calamities."""
    lines = cards.lines[DECK_FILE]
    names = [f"{card.suit} {card.number}" for card in cards.deck]
    wanted = [f"{suit} {number}" for suit in SUIT_NAMES for number in range(1, NUMBERS + 1)]
    yield from _twice(DECK_FILE, lines, "number", names)
    yield from _missing(DECK_FILE, names, wanted)
    for line, card in zip(lines, cards.deck, strict=True):
        if card.kind == "calamity" and card.amount is not None:
            facts = {"value": str(card.amount), "detail": card.kind}
            yield Problem(DECK_FILE, line, "amount", "bad-value", f"a {card.kind} has no amount", facts)
        elif card.kind != "calamity" and card.amount is None:
            yield Problem(DECK_FILE, line, "amount", "empty", "the field is empty")
        elif card.kind == "joker" and card.amount != 1:
            yield _not_among(DECK_FILE, line, "amount", card.amount, [1])
    count = _in_a_deck(cards)
    if count > IN_A_DECK:
        detail = f"{count} > {IN_A_DECK}"
        facts = {"value": "calamity", "detail": detail}
        yield Problem(DECK_FILE, 0, "kind", "bad-value", f"'calamity': {detail}", facts)


def _in_a_deck(cards: Cards) -> int:
    """How many Calamities everybody's pile holds."""
    return sum(card.kind == "calamity" for card in cards.deck)


@rule("C3")
def calamities_are_whole(cards: Cards) -> Iterator[Problem]:
    """The eight Calamities; in each deck as many are printed as it has room for."""
    lines = cards.lines[CALAMITIES_FILE]
    ids = [row.id for row in cards.calamities]
    for line, name in zip(lines, ids, strict=True):
        if name not in CALAMITY_NAMES:
            yield _not_among(CALAMITIES_FILE, line, "id", name, CALAMITY_NAMES)
    yield from _twice(CALAMITIES_FILE, lines, "id", ids)
    yield from _missing(CALAMITIES_FILE, ids, CALAMITY_NAMES)
    printed = Counter(row.printed_in for row in cards.calamities)
    wanted = min(_in_a_deck(cards), IN_A_DECK)
    for colour in COLOUR_NAMES:
        if printed[colour] != wanted:
            yield _count(CALAMITIES_FILE, "printed_in", colour, printed[colour], wanted)


def discovery_ids_are_slugs(cards: Cards) -> Iterator[Problem]:
    """Ids stand in notation and records, where Calamities are named too."""
    lines = cards.lines[DISCOVERIES_FILE]
    ids = [card.id for card in cards.discoveries]
    for line, name in zip(lines, ids, strict=True):
        if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
            text = f"'{name}' is no id: small letters a-z, digits and hyphens"
            yield Problem(DISCOVERIES_FILE, line, "id", "bad-id", text, {"value": name})
        elif name in CALAMITY_NAMES:
            facts = {"value": name, "detail": CALAMITIES_FILE}
            yield Problem(DISCOVERIES_FILE, line, "id", "bad-value", f"'{name}' is a Calamity", facts)
    yield from _twice(DISCOVERIES_FILE, lines, "id", ids)


@rule("C1", "C4")
def discoveries_are_whole(cards: Cards) -> Iterator[Problem]:
    """Six Discoveries a player, one per Age; faces of one Age differ; from some Age on they are the owner's colour."""
    lines = cards.lines[DISCOVERIES_FILE]
    own_from = cards.board.discoveries.own_from_age
    backs = [f"{card.back} {card.age}" for card in cards.discoveries]
    yield from _twice(DISCOVERIES_FILE, lines, "back", backs)
    yield from _twice(DISCOVERIES_FILE, lines, "face", [f"{card.face} {card.age}" for card in cards.discoveries])
    wanted = [f"{colour} {age}" for colour in COLOUR_NAMES for age in range(1, AGES + 1)]
    yield from _missing(DISCOVERIES_FILE, backs, wanted)
    for line, card in zip(lines, cards.discoveries, strict=True):
        if (card.face == card.back) != (card.age >= own_from):
            others = [colour for colour in COLOUR_NAMES if colour != card.back]
            choices = [card.back] if card.age >= own_from else others
            yield _not_among(DISCOVERIES_FILE, line, "face", card.face, choices)


def _keys(cards: Cards, table: str, found: Sequence[str], wanted: Sequence[str]) -> Iterator[Problem]:
    """Keys of a table of board.toml that are unknown or missing."""
    for name in [*found, *wanted]:
        field = f"{table}.{name}"
        line = cards.key_lines.get(field, cards.key_lines.get(table, 0))
        if name not in wanted:
            yield Problem(BOARD_FILE, line, field, "unknown-key", "there is no such key")
        elif name not in found:
            yield Problem(BOARD_FILE, line, field, "missing-key", "the key is missing")


@rule("C6")
def every_age_has_needs(cards: Cards) -> Iterator[Problem]:
    """Each of the six Ages asks for at least one type, each once."""
    needs = cards.board.needs
    yield from _keys(cards, "needs", list(needs), [str(age) for age in range(1, AGES + 1)])
    for age, asked in needs.items():
        for resource, times in Counter(asked).items():
            if times > 1:
                field, detail = f"needs.{age}", f"{times} ≠ 1"
                facts = {"value": resource, "detail": detail}
                row = cards.key_lines.get(field, 0)
                yield Problem(BOARD_FILE, row, field, "bad-value", f"'{resource}': {detail}", facts)


@rule("C5")
def scales_are_sound(cards: Cards) -> Iterator[Problem]:
    """A game uses no more cards than a pile has, and begins within its scales."""
    limits, start = cards.board.limits, cards.board.start
    spans = {
        "limits.rounds": (limits.rounds, 1, CARDS // limits.hand),
        "limits.population_max": (limits.population_max, limits.population_min, MOST_POPULATION),
        "start.population": (start.population, limits.population_min, limits.population_max),
        "start.stock": (start.stock, 0, limits.stock),
    }
    for field, (value, low, high) in spans.items():
        if not low <= value <= high:
            facts: dict[str, int | str] = {"value": str(value), "low": low, "high": high}
            text = f"'{value}' is no number from {low} to {high}"
            yield Problem(BOARD_FILE, cards.key_lines.get(field, 0), field, "no-number", text, facts)


@rule("C5")
def places_are_whole(cards: Cards) -> Iterator[Problem]:
    """Three Buildings and three Advantages, the same in both files; Buildings alone produce something."""
    lines, ids = cards.lines[PLACES_FILE], [place.id for place in cards.places]
    yield from _keys(cards, "places", list(cards.board.places), PLACE_NAMES)
    yield from _twice(PLACES_FILE, lines, "id", ids)
    yield from _missing(PLACES_FILE, ids, PLACE_NAMES)
    for line, place in zip(lines, cards.places, strict=True):
        prices = cards.board.places.get(place.id)
        if place.id not in PLACE_NAMES:
            yield _not_among(PLACES_FILE, line, "id", place.id, PLACE_NAMES)
        elif prices is not None and place.kind != prices.kind:
            yield _not_among(PLACES_FILE, line, "kind", place.kind, [prices.kind])
    for name, prices in cards.board.places.items():
        if (prices.kind == "building") != (prices.produces is not None):
            field = f"places.{name}.produces"
            line = cards.key_lines.get(field, cards.key_lines.get(f"places.{name}", 0))
            if prices.kind == "building":
                yield Problem(BOARD_FILE, line, field, "missing-key", "the key is missing")
            else:
                yield Problem(BOARD_FILE, line, field, "unknown-key", "there is no such key")
        if len(prices.prices) != len(prices.target_prices):
            field, detail = f"places.{name}.target_prices", f"{len(prices.target_prices)} ≠ {len(prices.prices)}"
            facts = {"value": str(prices.target_prices), "detail": detail}
            yield Problem(BOARD_FILE, cards.key_lines.get(field, 0), field, "bad-value", detail, facts)


@rule("M9")
def prices_rise(cards: Cards) -> Iterator[Problem]:
    """What reaches a level at once costs more than a lower one: the difference is paid by some tables."""
    for name, place in cards.board.places.items():
        for low, high in pairwise(place.target_prices):
            if high <= low:
                field, detail = f"places.{name}.target_prices", f"{high} ≤ {low}"
                facts = {"value": str(place.target_prices), "detail": detail}
                yield Problem(BOARD_FILE, cards.key_lines.get(field, 0), field, "bad-value", detail, facts)


CHECKS: Final[list[Check]] = [
    deck_is_whole,
    calamities_are_whole,
    discovery_ids_are_slugs,
    discoveries_are_whole,
    every_age_has_needs,
    scales_are_sound,
    places_are_whole,
    prices_rise,
]
