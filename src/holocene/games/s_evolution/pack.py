"""Loads a card set: the files of a folder, typed, checked, and laid out as the tables that the engine reads."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from holocene.core.contract.game import Pack
from holocene.core.contract.names import broken_names, whole_names
from holocene.core.contract.packs import BadCards, Reader
from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.checks import check
from holocene.games.s_evolution.layout import (
    AGES,
    CALAMITY_NAMES,
    CARDS,
    COLOUR_NAMES,
    KIND_NAMES,
    LEVELS,
    NONE,
    PLACE_NAMES,
    RESOURCE_NAMES,
    SLOTS,
    SUIT_NAMES,
    CardKind,
)
from holocene.games.s_evolution.rows import (
    BOARD_FILE,
    CALAMITIES_FILE,
    DECK_FILE,
    DISCOVERIES_FILE,
    PLACES_FILE,
    Board,
    Calamity,
    Cards,
    DeckCard,
    Discovery,
    Place,
    PlacePrices,
)

BUILT_IN: Final = Path(__file__).parent / "data"
PriceRule: TypeAlias = Callable[[PlacePrices, int, int], int]


def load_pack(folder: Path | None) -> Pack:
    """The built-in card set, or that of a folder; BadPack names every file, row and field at fault."""
    cards = read(folder or BUILT_IN)
    check(cards)
    tables = make_tables(cards)
    places = sorted(cards.places, key=lambda row: PLACE_NAMES.index(row.id))
    shown = {
        "deck": {f"{card.suit} {card.number}": msgspec.to_builtins(card) for card in cards.deck},
        "calamities": {row.id: _shown(row) for row in cards.calamities},
        "discoveries": {row.id: _shown(row) for row in cards.discoveries},
        "places": {row.id: _shown(row) for row in places},
        "board": msgspec.to_builtins(cards.board),
        "discovery_ids": discovery_ids(cards.discoveries),
    }
    name = "standard" if folder is None else folder.resolve().name
    return Pack(name, digest(tables, shown["discovery_ids"]), tables, shown)


def _shown(row: Calamity | Discovery | Place) -> dict[str, Any]:
    """A row as plain data for people, its names whole, and beside them those that a narrow place may break."""
    data: dict[str, Any] = msgspec.to_builtins(row)
    return {**data, **whole_names(data), "broken": broken_names(data)}


def digest(tables: dict[str, Any], ids: list[str]) -> str:
    """A fingerprint of all that rules and records read: the tables, and the ids that moves are written with."""
    return blake2b(msgspec.json.encode([sorted(tables.items()), ids]), digest_size=16).hexdigest()


def read(folder: Path) -> Cards:
    """The files of a folder as typed rows; all that cannot be read is refused together."""
    reader = Reader(folder)
    deck = reader.table(DECK_FILE, DeckCard)
    calamities = reader.table(CALAMITIES_FILE, Calamity)
    discoveries = reader.table(DISCOVERIES_FILE, Discovery)
    places = reader.table(PLACES_FILE, Place)
    board = reader.toml(BOARD_FILE, Board)
    if reader.problems or board is None:
        raise BadCards(reader.problems)
    return Cards(deck, calamities, discoveries, places, board, reader.lines, reader.key_lines)


def discovery_ids(discoveries: list[Discovery]) -> list[str]:
    """The ids in the order of the action space: by Age, then by the owner's colour."""
    return [row.id for row in sorted(discoveries, key=lambda row: (row.age, COLOUR_NAMES.index(row.back)))]


@rule("C6", "M9")
def make_tables(cards: Cards) -> dict[str, Any]:
    """The rule columns as the rows of numbers that the engine reads."""
    board = cards.board
    order = sorted(cards.deck, key=lambda card: (SUIT_NAMES.index(card.suit), card.number))
    kinds = [KIND_NAMES.index(card.kind) for card in order]
    strikes = [i for i, kind in enumerate(kinds) if kind == CardKind.CALAMITY]
    faces = sorted(cards.discoveries, key=lambda row: (row.age, COLOUR_NAMES.index(row.back)))
    places = [board.places[name] for name in PLACE_NAMES]
    limits, growth = board.limits, board.growth
    needs = [board.needs[str(age)] for age in range(1, AGES + 1)]
    return {
        "KIND": kinds,
        "AMOUNT": [int(card.amount or 0) for card in order],
        "CALAMITY_SLOT": [strikes.index(i) if i in strikes else NONE for i in range(CARDS)],
        "CALAMITY_CARD": [*strikes, NONE, NONE][:SLOTS],
        "PRINTED": printed_places(cards.calamities),
        "FACE": [COLOUR_NAMES.index(row.face) for row in faces],
        "NEEDS": [0, *(sum(1 << RESOURCE_NAMES.index(need) for need in asked) for asked in needs)],
        "PRODUCES": [RESOURCE_NAMES.index(place.produces) if place.produces else NONE for place in places],
        "PAYS": [RESOURCE_NAMES.index(place.resource) for place in places],
        "TOP": [len(place.prices) for place in places],
        "PRICE": [_price_row(place, price) for price in PRICE_RULES for place in places],
        "LIMIT": [
            limits.stock,
            limits.population_min,
            limits.population_max,
            limits.rounds,
            limits.hand,
            board.start.population,
            board.start.age,
            board.start.stock,
            growth.population.one,
            growth.population.two,
            growth.age,
        ],
        "GROUP_POINTS": board.discoveries.points,
    }


@rule("C3", "C8")
def printed_places(calamities: list[Calamity]) -> list[int]:
    """Which Calamity lies at owner * 2 + slot as printed; where a deck has no card for one lies one of the box."""
    boxed = [CALAMITY_NAMES.index(row.id) for row in calamities if row.printed_in is None]
    places: list[int] = []
    for colour in COLOUR_NAMES:
        here = [CALAMITY_NAMES.index(row.id) for row in calamities if row.printed_in == colour]
        while len(here) < SLOTS:
            here.append(boxed.pop())
        places += here
    return places


def _by_step(place: PlacePrices, old: int, new: int) -> int:
    return sum(place.prices[old:new])


def _by_target(place: PlacePrices, old: int, new: int) -> int:
    return place.target_prices[new - 1]


def _by_difference(place: PlacePrices, old: int, new: int) -> int:
    return place.target_prices[new - 1] - (place.target_prices[old - 1] if old else 0)


PRICE_RULES: Final[tuple[PriceRule, ...]] = (_by_step, _by_target, _by_difference)  # in the order of the option (M9)


def _price_row(place: PlacePrices, price: PriceRule) -> list[int]:
    """The price from one level to another at `old * 4 + new`; 99 where there is no such step."""
    row = [99] * (LEVELS + 1) ** 2
    levels = len(place.prices)
    for old in range(levels):
        for new in range(old + 1, levels + 1):
            row[old * (LEVELS + 1) + new] = price(place, old, new)
    return row
