"""The card files as typed rows: every number is bounded by what the layout of a state has room for.

Types say which words and numbers a field may hold; what they cannot say is in `checks`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from holocene.games.s_evolution.layout import AGES, HAND, LEVELS, MOST_POPULATION, NUMBERS

DECK_FILE: Final = "deck.csv"
CALAMITIES_FILE: Final = "calamities.csv"
DISCOVERIES_FILE: Final = "discoveries.csv"
PLACES_FILE: Final = "places.csv"
BOARD_FILE: Final = "board.toml"

Colour: TypeAlias = Literal["red", "green", "blue", "yellow"]
Suit: TypeAlias = Literal["green", "orange", "blue", "violet"]
Resource: TypeAlias = Literal["food", "tools", "science"]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=NUMBERS)]
Price: TypeAlias = Annotated[int, Meta(ge=1, le=15)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a table."""


class DeckCard(Row, frozen=True):
    """A card of everybody's pile (C2)."""

    suit: Suit
    number: Number
    kind: Literal["food", "tools", "science", "joker", "calamity"]
    amount: Annotated[int, Meta(ge=1, le=9)] | None
    origin: str


class Calamity(Row, frozen=True):
    """A Calamity and the deck that holds it as printed, if one does (C3)."""

    id: str
    printed_in: Colour | None
    en: Name
    fr: Name
    de: Name
    ru: Name


class Discovery(Row, frozen=True):
    """A Discovery: back, Age and the colour of its face (C4)."""

    id: str
    back: Colour
    age: Annotated[int, Meta(ge=1, le=AGES)]
    face: Colour
    en: Name
    fr: Name
    de: Name
    ru: Name


class Place(Row, frozen=True):
    """The names of a Building or an Advantage."""

    id: str
    kind: Literal["building", "advantage"]
    en: Name
    fr: Name
    de: Name
    ru: Name


class Start(Row, frozen=True):
    """What everybody begins with (S3)."""

    population: Annotated[int, Meta(ge=1, le=MOST_POPULATION)]
    age: Annotated[int, Meta(ge=1, le=AGES)]
    stock: Annotated[int, Meta(ge=0, le=15)]


class Limits(Row, frozen=True):
    """The ends of the scales and the length of the game."""

    stock: Annotated[int, Meta(ge=1, le=15)]
    population_min: Annotated[int, Meta(ge=1, le=MOST_POPULATION)]
    population_max: Annotated[int, Meta(ge=1, le=MOST_POPULATION)]
    rounds: Annotated[int, Meta(ge=1, le=12)]
    hand: Annotated[int, Meta(ge=1, le=HAND)]


class PlacePrices(Row, frozen=True):
    """Prices and product of a place (M3, M5)."""

    kind: Literal["building", "advantage"]
    resource: Resource
    prices: Annotated[list[Price], Meta(min_length=1, max_length=LEVELS)]
    target_prices: Annotated[list[Price], Meta(min_length=1, max_length=LEVELS)]
    produces: Resource | None = None


class Steps(Row, frozen=True):
    """The Food for one and for two Population (M1)."""

    one: Price
    two: Price


class Growth(Row, frozen=True):
    """What M1 and M2 cost."""

    population: Steps
    age: Price


class DiscoveryPoints(Row, frozen=True):
    """Points of a colour group by its size (E2), and the Age from which faces have the owner's colour (C4)."""

    points: Annotated[list[Points], Meta(min_length=AGES + 1, max_length=AGES + 1)]
    own_from_age: Annotated[int, Meta(ge=1, le=AGES + 1)]


class Board(Row, frozen=True):
    """The file board.toml."""

    start: Start
    limits: Limits
    needs: dict[str, Annotated[list[Resource], Meta(min_length=1)]]
    places: dict[str, PlacePrices]
    growth: Growth
    discoveries: DiscoveryPoints


class Cards(Row, frozen=True):
    """All files of a pack, and the line of every row and key for the messages of `checks`."""

    deck: list[DeckCard]
    calamities: list[Calamity]
    discoveries: list[Discovery]
    places: list[Place]
    board: Board
    lines: dict[str, list[int]]
    key_lines: dict[str, int]
