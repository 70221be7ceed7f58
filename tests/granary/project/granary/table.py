"""The state of a table of Granary, and the numbers of its cards, places and moves."""

from __future__ import annotations

from typing import Final

from holocene.core.contract.observation import Part, Space
from holocene.core.states.fields import Annotated, Layout, Span, state
from holocene.core.states.rng import MASK32, WORDS

SEATS: Final = 4
CROPS: Final = 4
VALUES: Final = 8
CARDS: Final = CROPS * VALUES
HAND_SIZE: Final = 3

# Where a card is. A card in hand that came from the market is open: everybody has seen it.
DECK: Final = 0
GONE: Final = 1
MARKET: Final = 2
HAND: Final = 3  # of seat 0, and so on
OPEN: Final = HAND + SEATS
STORED: Final = OPEN + SEATS
PLACES: Final = STORED + SEATS

# Moves: three verbs with a card, and one without.
STORE: Final = 0
LEAVE: Final = CARDS
TAKE: Final = 2 * CARDS
DRAW: Final = 3 * CARDS
ACTIONS: Final = DRAW + 1

PLAYING: Final = 0
TAKING: Final = 1
OVER: Final = 2


@state
class State:
    """Everything about one game."""

    rng: Annotated[list[int], Span(0, MASK32, WORDS)]
    players: Annotated[int, Span(1, SEATS)]
    turn: Annotated[int, Span(0, SEATS - 1)]
    first: Annotated[int, Span(0, SEATS - 1)]  # who began
    round: Annotated[int, Span(0, CARDS)]
    phase: Annotated[int, Span(PLAYING, OVER)]
    place: Annotated[list[int], Span(0, PLACES - 1, CARDS)]


LAYOUT: Final = Layout(State)
SPACE: Final = Space(
    table=[
        Part("phase", 3, 1, "one-hot: playing, taking, or the end"),
        Part("first", SEATS, 1, "one-hot: who began, counted from the observer"),
        Part("round", 1, 8, "the round"),
        Part("deck", 1, 16, "cards in the deck"),
        Part("card", CARDS, PLACES, "where each card is: 0 unknown, 1 gone, 2 in the market, then hand, open, stored"),
    ],
    each=[Part("plays", 1, 1, "a player sits there"), Part("hidden", 1, 3, "cards that nobody else has seen")],
    seats=SEATS,
)
