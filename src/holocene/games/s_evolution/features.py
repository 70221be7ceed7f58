"""What an observation of S-Evolution holds: its features in their order, and where they begin.

Those that are named only are fields of the layout; the others are written in `observe`.
"""

from __future__ import annotations

from typing import Final

from holocene.core.contract.observation import Part, space_of, together
from holocene.games.s_evolution.layout import (
    AGES,
    CALAMITIES,
    CARDS,
    CLASS_NAMES,
    DISCOVERY,
    LAYOUT,
    POSITIONS,
    SEATS,
)
from holocene.games.s_evolution.options import KEPT

HAND_CARDS: Final = DISCOVERY + 1  # the cards of a pile, and the Discovery
RANKS: Final = len(CLASS_NAMES)

# Options of two choices share a feature; one with more has its own.
YES_OR_NO: Final = tuple(option.key for option in KEPT if len(option.choices) == 2)
_MEANINGS: Final = ", ".join(field.face.meaning for field in LAYOUT.fields if field.name in YES_OR_NO)
_RULES: Final = ", ".join(option.rules[0] for option in KEPT if option.key in YES_OR_NO)

SPACE: Final = space_of(
    LAYOUT,
    table=[
        "players",
        Part("colour", SEATS, 1, "one-hot: the observer's colour"),
        Part("rounds", 1, 6, "rounds of the whole game"),
        together(LAYOUT, "options", YES_OR_NO, f"0 by default: {_MEANINGS} ({_RULES})"),
        *(option.key for option in KEPT if option.key not in YES_OR_NO),
        "round", "phase", "after",
    ],
    each=[
        Part("playing", 1, 1, "the seat plays"),
        Part("turn", 1, 1, "this seat decides"),
        "leader",
        Part("winner", 1, 1, "has won, once the game is over"),
        "age", "population", "stock", "level",
        Part("score", 2, 50, "points so far: hundreds, and the rest"),
        "points",
        Part("discoveries", AGES * SEATS, 1, "one-hot by Age: the colour of the back that lies there"),
        "face_up",
        Part("hand_size", 1, 5, "cards in hand"),
        Part("pile_size", 1, 24, "cards in the pile"),
        "blind", "invaded", "blind_next", "invaded_next",
        Part("certain", 1, 1, "the observer knows which cards the hand holds"),
        Part("hand", HAND_CARDS, 1, "the cards of a hand that the observer knows; the Discovery, last, all know"),
        Part("positions", POSITIONS, 1, "positions of a blind hand not yet played"),
        Part("faces", POSITIONS, 25, "card of each position that the observer can name, counted from 1"),
        Part("unseen", CARDS, 1, "cards that lie in the pile, or unseen in the hand"),
        "void", "aside",
        Part("trick", CARDS, 1, "one-hot: the card played in this trick"),
        Part("trick_discovery", SEATS, 1, "one-hot: the colour of the back of the Discovery played in this trick"),
        Part("rank", RANKS, 1, "one-hot: other, fixed colour or trump"),
        Part("left", 1, 1, "the card played still lies on the table"),
        Part("taking", 1, 4, "place in the order of those who still take a card, from 1; else 0"),
        Part("taken", CARDS, 2, "cards taken in this round"),
        Part("taken_calamities", CALAMITIES, 1, "Calamities among them"),
        Part("named", 2 * CALAMITIES, 1, "one-hot twice: the Calamity of the deck's lower and higher card, if known"),
        Part("seen_by_all", 2, 1, "whether everybody has seen these two"),
    ],
    seats=SEATS,
)  # fmt: skip
