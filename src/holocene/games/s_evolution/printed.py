"""What people are shown of a card set: every card, the places and the board, as the server answers it.

`pack` makes the same as plain data, which all of the game reads by id; this declares it, for OpenAPI and the browser.
"""

from __future__ import annotations

from msgspec import Struct

from holocene.games.s_evolution.rows import Board, Calamity, DeckCard, Discovery, Place


class PrintedCalamity(Calamity, frozen=True):
    """A Calamity; `broken` are its names with soft hyphens, by language."""

    broken: dict[str, str]


class PrintedDiscovery(Discovery, frozen=True):
    """A Discovery."""

    broken: dict[str, str]


class PrintedPlace(Place, frozen=True):
    """A Building or an Advantage."""

    broken: dict[str, str]


class Printed(Struct, frozen=True):
    """All of it: the deck by suit and number, the others by id, and the ids of Discoveries in the order of moves."""

    deck: dict[str, DeckCard]
    calamities: dict[str, PrintedCalamity]
    discoveries: dict[str, PrintedDiscovery]
    places: dict[str, PrintedPlace]
    board: Board
    discovery_ids: list[str]
