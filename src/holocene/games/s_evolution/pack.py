"""Card sets of S-Evolution: rows typed at the door, checked against the rules, and laid out as the engine's tables."""

from __future__ import annotations

import csv
import hashlib
import json
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from holocene.core.errors import BadPack
from holocene.core.game import Pack
from holocene.core.rule import rule
from holocene.games.s_evolution.layout import (
    AGES,
    CALAMITY,
    CALAMITY_NAMES,
    CARDS,
    COLOUR_NAMES,
    HAND,
    KIND_NAMES,
    LEVELS,
    NONE,
    NUMBERS,
    PLACE_NAMES,
    RESOURCE_NAMES,
    SEATS,
    SUIT_NAMES,
)

BUILT_IN = Path(__file__).parent / "data"

Colour = Literal["red", "green", "blue", "yellow"]
Suit = Literal["green", "orange", "blue", "violet"]
Resource = Literal["food", "tools", "science"]
Number = Annotated[int, msgspec.Meta(ge=1, le=NUMBERS)]
Price = Annotated[int, msgspec.Meta(ge=1, le=15)]


class Row(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A line of a table."""


class DeckCard(Row):
    """A card of everybody's pile (C2)."""

    suit: Suit
    number: Number
    kind: Literal["food", "tools", "science", "joker", "calamity"]
    amount: Annotated[int, msgspec.Meta(ge=1, le=9)] | Literal[""]
    origin: str


class Calamity(Row):
    """A Calamity and the deck that holds it as printed (C3)."""

    id: str
    printed_in: Colour
    en: str
    fr: str
    de: str
    ru: str


class Discovery(Row):
    """A Discovery: back, Age and the colour of its face (C4)."""

    id: str
    back: Colour
    age: Annotated[int, msgspec.Meta(ge=1, le=AGES)]
    face: Colour
    en: str
    fr: str
    de: str
    ru: str


class Place(Row):
    """The names of a Building or an Advantage."""

    id: str
    kind: Literal["building", "advantage"]
    en: str
    fr: str
    de: str
    ru: str


class Start(Row):
    """What everybody begins with (S3)."""

    population: Annotated[int, msgspec.Meta(ge=1, le=6)]
    age: Annotated[int, msgspec.Meta(ge=1, le=AGES)]
    stock: Annotated[int, msgspec.Meta(ge=0, le=15)]


class Limits(Row):
    """The ends of the scales and the length of the game."""

    stock: Annotated[int, msgspec.Meta(ge=1, le=15)]
    population_min: Annotated[int, msgspec.Meta(ge=1, le=6)]
    population_max: Annotated[int, msgspec.Meta(ge=1, le=6)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=12)]
    hand: Annotated[int, msgspec.Meta(ge=1, le=HAND)]


class PlacePrices(Row):
    """Prices and product of a place (M3, M5)."""

    kind: Literal["building", "advantage"]
    resource: Resource
    prices: Annotated[list[Price], msgspec.Meta(min_length=1, max_length=LEVELS)]
    target_prices: Annotated[list[Price], msgspec.Meta(min_length=1, max_length=LEVELS)]
    produces: Resource | None = None


class Steps(Row):
    """The Food for one and for two Population (M1)."""

    one: Price
    two: Price


class Growth(Row):
    """What M1 and M2 cost."""

    population: Steps
    age: Price


class DiscoveryPoints(Row):
    """Points of a colour group by its size (E2), and the Age from which faces have the owner's colour (C4)."""

    points: Annotated[list[int], msgspec.Meta(min_length=AGES + 1, max_length=AGES + 1)]
    own_from_age: Annotated[int, msgspec.Meta(ge=1, le=AGES + 1)]


class Board(Row):
    """The file board.toml."""

    start: Start
    limits: Limits
    needs: dict[str, list[Resource]]
    places: dict[str, PlacePrices]
    growth: Growth
    discoveries: DiscoveryPoints


R = TypeVar("R", bound=Row)


def load_pack(folder: Path | None) -> Pack:
    """The built-in card set, or that of a folder; BadPack names file, row and field."""
    folder = folder or BUILT_IN
    deck = _read_rows(folder, "deck.csv", DeckCard)
    calamities = _read_rows(folder, "calamities.csv", Calamity)
    discoveries = _read_rows(folder, "discoveries.csv", Discovery)
    places = _read_rows(folder, "places.csv", Place)
    board = _read_board(folder)
    check_deck(deck)
    check_calamities(calamities)
    check_discoveries(discoveries, board)
    check_board(board, places)
    tables = make_tables(deck, calamities, discoveries, board)
    digest = hashlib.blake2b(json.dumps(tables, sort_keys=True).encode(), digest_size=16).hexdigest()
    cards = {
        "deck": {f"{card.suit} {card.number}": msgspec.to_builtins(card) for card in deck},
        "calamities": {row.id: msgspec.to_builtins(row) for row in calamities},
        "discoveries": {row.id: msgspec.to_builtins(row) for row in discoveries},
        "places": {row.id: msgspec.to_builtins(row) for row in places},
        "board": msgspec.to_builtins(board),
        "discovery_ids": discovery_ids(discoveries),
    }
    return Pack(name="standard" if folder == BUILT_IN else folder.name, digest=digest, tables=tables, cards=cards)


def _read_rows(folder: Path, name: str, row_type: type[R]) -> list[R]:
    try:
        with (folder / name).open(encoding="utf-8", newline="") as file:
            raw = list(csv.DictReader(file))
    except OSError as error:
        raise _bad(name, f"cannot be read: {error.strerror}") from None
    rows = []
    for line, cells in enumerate(raw, 2):
        try:
            rows.append(msgspec.convert(cells, row_type, strict=False))
        except msgspec.ValidationError as error:
            raise _bad(name, f"row {line}: {error}") from None
    return rows


def _read_board(folder: Path) -> Board:
    try:
        with (folder / "board.toml").open("rb") as file:
            return msgspec.convert(tomllib.load(file), Board)
    except OSError as error:
        raise _bad("board.toml", f"cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise _bad("board.toml", str(error)) from None


def _bad(file: str, text: str) -> BadPack:
    return BadPack(f"{file}: {text}", "bad-pack", file=file, text=text)


def _need(condition: bool, file: str, text: str) -> None:
    if not condition:
        raise _bad(file, text)


@rule("C1", "C2")
def check_deck(deck: list[DeckCard]) -> None:
    """Everybody's pile: four suits numbered 1 to 6, two of the 24 cards Calamities."""
    cards = [(card.suit, card.number) for card in deck]
    for line, card in enumerate(deck, 2):
        _need(cards.count((card.suit, card.number)) == 1, "deck.csv", f"row {line}: suit, number: given twice")
        has_amount = card.amount != ""
        _need(has_amount != (card.kind == "calamity"), "deck.csv", f"row {line}: amount: Calamities alone have none")
        _need(card.kind != "joker" or card.amount == 1, "deck.csv", f"row {line}: amount: a Joker gives 1")
    _need(len(deck) == CARDS, "deck.csv", f"has {len(deck)} rows instead of {CARDS}")
    calamities = sum(card.kind == "calamity" for card in deck)
    _need(calamities == 2, "deck.csv", f"kind: {calamities} Calamities instead of 2")


@rule("C3")
def check_calamities(calamities: list[Calamity]) -> None:
    """The eight Calamities, two printed in each deck."""
    ids = [row.id for row in calamities]
    for line, row in enumerate(calamities, 2):
        _need(row.id in CALAMITY_NAMES, "calamities.csv", f"row {line}: id: no rule knows '{row.id}'")
        _need(ids.count(row.id) == 1, "calamities.csv", f"row {line}: id: '{row.id}' is given twice")
    for name in CALAMITY_NAMES:
        _need(name in ids, "calamities.csv", f"id: '{name}' is missing")
    for colour in COLOUR_NAMES:
        count = sum(row.printed_in == colour for row in calamities)
        _need(count == 2, "calamities.csv", f"printed_in: {count} for {colour} instead of 2")


@rule("C1", "C4")
def check_discoveries(discoveries: list[Discovery], board: Board) -> None:
    """Six Discoveries a player, one per Age; faces of one Age differ, from IV on they are the owner's colour."""
    for line, row in enumerate(discoveries, 2):
        twins = sum((other.back, other.age) == (row.back, row.age) for other in discoveries)
        _need(twins == 1, "discoveries.csv", f"row {line}: back, age: given {twins} times")
        same_id = sum(other.id == row.id for other in discoveries)
        _need(same_id == 1, "discoveries.csv", f"row {line}: id: '{row.id}' is given twice")
        plain_id = row.id.replace("-", "").isalnum() and row.id == row.id.lower() and row.id not in CALAMITY_NAMES
        _need(plain_id, "discoveries.csv", f"row {line}: id: '{row.id}' is not lower-case letters and hyphens")
        own = row.face == row.back
        _need(
            own == (row.age >= board.discoveries.own_from_age),
            "discoveries.csv",
            f"row {line}: face: own colour from Age {board.discoveries.own_from_age} on, and only then",
        )
        faces = sum(other.age == row.age and other.face == row.face for other in discoveries)
        _need(faces == 1, "discoveries.csv", f"row {line}: face: {row.face} is given {faces} times at Age {row.age}")
    _need(len(discoveries) == AGES * SEATS, "discoveries.csv", f"has {len(discoveries)} rows instead of 24")


@rule("C5", "C6")
def check_board(board: Board, places: list[Place]) -> None:
    """The player board: scales, needs of the six Ages, three Buildings and three Advantages."""
    limits = board.limits
    _need(list(board.needs) == [str(age) for age in range(1, AGES + 1)], "board.toml", "needs: one list for Ages 1 to 6")
    for age, needs in board.needs.items():
        _need(0 < len(set(needs)) == len(needs), "board.toml", f"needs.{age}: each type once, at least one")
    _need(limits.rounds * limits.hand <= CARDS, "board.toml", "limits.rounds: the pile has 24 cards")
    _need(limits.population_min <= board.start.population <= limits.population_max, "board.toml", "start.population")
    _need(board.start.stock <= limits.stock, "board.toml", "start.stock: above limits.stock")
    _need(tuple(board.places) == PLACE_NAMES, "board.toml", f"places: in this order {', '.join(PLACE_NAMES)}")
    _need(tuple(row.id for row in places) == PLACE_NAMES, "places.csv", f"id: in this order {', '.join(PLACE_NAMES)}")
    for row in places:
        place = board.places[row.id]
        _need(row.kind == place.kind, "board.toml", f"places.{row.id}.kind: {row.kind} in places.csv")
        _need((place.kind == "building") == (place.produces is not None), "board.toml", f"places.{row.id}.produces")
        same = len(place.prices) == len(place.target_prices)
        _need(same, "board.toml", f"places.{row.id}.target_prices: as many as prices")


def discovery_ids(discoveries: list[Discovery]) -> list[str]:
    """The ids in the order of the action space: by Age, then by the owner's colour."""
    return [row.id for row in sorted(discoveries, key=lambda row: (row.age, COLOUR_NAMES.index(row.back)))]


@rule("C6", "M9")
def make_tables(
    deck: list[DeckCard], calamities: list[Calamity], discoveries: list[Discovery], board: Board
) -> dict[str, Any]:
    """The rule columns as the rows of numbers that the engine reads."""
    order = sorted(deck, key=lambda card: (SUIT_NAMES.index(card.suit), card.number))
    kinds = [KIND_NAMES.index(card.kind) for card in order]
    strikes = [i for i, kind in enumerate(kinds) if kind == CALAMITY]
    faces = sorted(discoveries, key=lambda row: (row.age, COLOUR_NAMES.index(row.back)))
    places = list(board.places.values())
    limits, growth = board.limits, board.growth
    return {
        "KIND": kinds,
        "AMOUNT": [int(card.amount or 0) for card in order],
        "CALAMITY_SLOT": [strikes.index(i) if i in strikes else NONE for i in range(CARDS)],
        "CALAMITY_CARD": strikes,
        "PRINTED": [
            CALAMITY_NAMES.index(row.id) for colour in COLOUR_NAMES for row in calamities if row.printed_in == colour
        ],
        "FACE": [COLOUR_NAMES.index(row.face) for row in faces],
        "NEEDS": [0, *(sum(1 << RESOURCE_NAMES.index(need) for need in needs) for needs in board.needs.values())],
        "PRODUCES": [RESOURCE_NAMES.index(place.produces) if place.produces else NONE for place in places],
        "PAYS": [RESOURCE_NAMES.index(place.resource) for place in places],
        "TOP": [len(place.prices) for place in places],
        "PRICE": [_price_row(place.prices, True) for place in places]
        + [_price_row(place.target_prices, False) for place in places],
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


def _price_row(prices: list[int], by_step: bool) -> list[int]:
    """The price from one level to another at `old * 4 + new`; 99 where there is no such step."""
    row = [99] * (LEVELS + 1) ** 2
    for old in range(len(prices)):
        for new in range(old + 1, len(prices) + 1):
            row[old * (LEVELS + 1) + new] = sum(prices[old:new]) if by_step else prices[new - 1]
    return row
