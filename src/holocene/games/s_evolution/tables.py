"""The built-in card set as module constants; `engine.bind` puts other packs in their place."""

from __future__ import annotations

from typing import Any, Final

from holocene.games.s_evolution.pack import load_pack

_TABLES: Final[dict[str, Any]] = load_pack(None).tables

KIND: list[int] = _TABLES["KIND"]  # of a card: a resource, JOKER or CALAMITY
AMOUNT: list[int] = _TABLES["AMOUNT"]
CALAMITY_SLOT: list[int] = _TABLES["CALAMITY_SLOT"]  # 0 or 1 for the Calamities of a deck, by number (C8)
CALAMITY_CARD: list[int] = _TABLES["CALAMITY_CARD"]  # the card of slot 0 and 1, or NONE
PRINTED: list[int] = _TABLES["PRINTED"]  # Calamity at owner * 2 + slot with fixed pairs (C3)
FACE: list[int] = _TABLES["FACE"]  # colour of a Discovery at (Age - 1) * 4 + back (C4)
NEEDS: list[int] = _TABLES["NEEDS"]  # bits: resources asked at an Age (C6)
PRODUCES: list[int] = _TABLES["PRODUCES"]  # resource of a Building, or NONE (M5)
PAYS: list[int] = _TABLES["PAYS"]  # resource that a place costs (M3)
TOP: list[int] = _TABLES["TOP"]  # highest level of a place
PRICE: list[list[int]] = _TABLES["PRICE"]  # by the option, then by place; old level * 4 + new level (M9)
LIMIT: list[int] = _TABLES["LIMIT"]  # columns named in layout
GROUP_POINTS: list[int] = _TABLES["GROUP_POINTS"]  # by the size of a colour group (E2)
