"""What an observation of Progress holds: its features in their order, and where they begin.

Those that are named only are fields of the layout; the others are written in `observe`.
"""

from __future__ import annotations

from typing import Final

from holocene.core.contract.observation import Part, space_of
from holocene.core.states.showing import chosen
from holocene.games.progress.layout import AGES, CARDS, LAYOUT, SEATS, TECHS

OPEN_AGES: Final = 2  # of whose cards some can be drawn: the current one and the one before (G4)

SPACE: Final = space_of(
    LAYOUT,
    table=[
        *(field.name for field in chosen(LAYOUT)),
        "round", "phase", "after", "age", "symbols", "deck_size", "pile_size",
        "used", "drawn", "left", "pool", "owed", "section", "swapped", "sections_paid", "lost", "milestone", "stack",
        "card",
        Part("hand", TECHS, 2, "copies in the observer's own hand"),
        Part("pile", TECHS, 2, "copies on the discard pile of the age"),
        Part("top", TECHS, 1, "1 for the card on top of each pile"),
        Part("time", TECHS, 2, "copies in the Time deck"),
        Part("order", OPEN_AGES * CARDS, 32, "piles of the two open ages from the top down: slot in the age, from 1"),
    ],
    each=[
        Part("place", 1, 5, "place in the turn order, from 1; 0 for a seat that is empty"),
        "turn",
        Part("to_act", 1, 1, "this seat decides"),
        "heirs", "skills", "tokens", "ready", "power",
        Part("hand_size", 1, 10, "cards in hand"),
        Part("hand_ages", AGES, 5, "cards in hand by age"),
        "guide", "guided", "gave", "covered", "owner",
        Part("area", TECHS, 2, "1 active; under development -1, and one less for each marker; else 0"),
        Part("known", TECHS, 1, "copies that all know to be in hand; -n if n were seen to leave with their age"),
    ],
    seats=SEATS,
)  # fmt: skip
