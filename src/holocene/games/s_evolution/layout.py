"""S-Evolution as numbers: sizes, names of numbers, the blocks of the action space, and every field of a state.

A card of a pile is `suit * 6 + number - 1`; with its owner it is `owner * 24 + card`. Sets of cards, seats, Ages and
Calamities are bits of one integer. Ages are counted from 1 (Age I), as on the board.
"""

from __future__ import annotations

from typing import Final

from holocene.core.fields import Annotated, Layout, Span, state
from holocene.core.rng import MASK32, WORDS

SEATS: Final = 4
COLOUR_NAMES: Final = ("red", "green", "blue", "yellow")
SUITS: Final = 4
SUIT_NAMES: Final = ("green", "orange", "blue", "violet")
NUMBERS: Final = 6
CARDS: Final = SUITS * NUMBERS
AGES: Final = 6
NONE: Final = -1
ALL_CARDS: Final = (1 << CARDS) - 1
SUIT_CARDS: Final = (1 << NUMBERS) - 1

FOOD: Final = 0
TOOLS: Final = 1
SCIENCE: Final = 2
RESOURCES: Final = 3
RESOURCE_NAMES: Final = ("food", "tools", "science")
ALL_RESOURCES: Final = 7

JOKER: Final = 3
CALAMITY: Final = 4
KIND_NAMES: Final = (*RESOURCE_NAMES, "joker", "calamity")

FAMINE: Final = 0
EARTHQUAKE: Final = 1
FANATICISM: Final = 2
EPIDEMIC: Final = 3
INVASION: Final = 4
HURRICANE: Final = 5
DECADENCE: Final = 6
OBSCURANTISM: Final = 7
CALAMITIES: Final = 8
SLOTS: Final = 2  # the most Calamities of a deck: each is in the box once
ALL_CALAMITIES: Final = (1 << CALAMITIES) - 1
CALAMITY_NAMES: Final = (
    "famine",
    "earthquake",
    "fanaticism",
    "epidemic",
    "invasion",
    "hurricane",
    "decadence",
    "obscurantism",
)

FARM: Final = 0
FACTORY: Final = 1
RESEARCH_CENTRE: Final = 2
COMMERCE: Final = 3
PRESTIGE: Final = 4
PROTECTION: Final = 5
PLACES: Final = 6
PLACE_NAMES: Final = ("farm", "factory", "research-centre", "commerce", "prestige", "protection")
LEVEL_PRICES: Final = ("step", "target", "difference")  # what a level costs (M9)
PRICES: Final = 3
LEVELS: Final = 3  # the most levels a place can have
MOST_POPULATION: Final = 8  # to which the scale of a pack may run

# From which Age the rules of colour, trump and penalty hold (K5, K6, N4).
AGE_OF_COLOUR: Final = 3
AGE_OF_TRUMP: Final = 5
AGE_OF_PENALTY: Final = 3

DISCOVERY: Final = CARDS  # the bit of the Discovery in a hand; in a trick DISCOVERY + back
HAND: Final = 4  # cards a round; the Discovery makes five
POSITIONS: Final = HAND + 1

OTHER: Final = 0
FIXED: Final = 1
TRUMP: Final = 2
CLASS_NAMES: Final = ("other", "fixed", "trump")

# The strength of a card as one number: class, number, and the tie rule (Age, Population, turn order) below them.
TIE_BITS: Final = 9
NUMBER_BITS: Final = 3
CLASS_SHIFT: Final = TIE_BITS + NUMBER_BITS
STRENGTH_BITS: Final = CLASS_SHIFT + 2

# Where points come from, after the three resources.
FROM_PRESTIGE: Final = 3
SOURCES: Final = 4

# Columns of the row LIMIT.
STOCK_LIMIT: Final = 0
POPULATION_MIN: Final = 1
POPULATION_MAX: Final = 2
ROUNDS: Final = 3
HAND_SIZE: Final = 4
START_POPULATION: Final = 5
START_AGE: Final = 6
START_STOCK: Final = 7
GROW_ONE: Final = 8
GROW_TWO: Final = 9
ADVANCE: Final = 10
LIMITS: Final = 11

# Columns of the row of parameters.
PLAYERS: Final = 0
PRINTED_CALAMITIES: Final = 1
MEMORY: Final = 2
POINTS_POPULATION: Final = 3
LEVEL_PRICE: Final = 4
DECADENCE_DISCOVERY: Final = 5
EARLY_TRUMP: Final = 6
BLIND_COLOUR: Final = 7
FIRST: Final = 8

# Blocks of the action space; the legal set is a block's base and bits within the block.
B_PLAY: Final = 0  # 24 cards, the Discovery, 5 positions of a blind hand
PLAY_POSITION: Final = DISCOVERY + 1
B_TRUMP: Final = B_PLAY + PLAY_POSITION + POSITIONS  # 4 suits
B_TAKE: Final = B_TRUMP + SUITS  # 24 cards, 8 Calamities
B_DISCOVERY: Final = B_TAKE + CARDS + CALAMITIES  # (Age - 1) * 4 + back
B_CALAMITY: Final = B_DISCOVERY + AGES * SEATS  # 8 suffered, 8 met by Protection
B_RESOURCE: Final = B_CALAMITY + 2 * CALAMITIES  # 3 of a Joker, 3 of Protection
B_BOARD: Final = B_RESOURCE + 2 * RESOURCES
DONE: Final = 0
GROW: Final = 1  # by one, by two
RISE: Final = 3
PLACE: Final = 4  # place * 3 + level - 1
RAISE: Final = PLACE + PLACES * LEVELS
MOVE: Final = RAISE + PLACES * LEVELS
CHANGE: Final = MOVE + PLACES  # from * 2 + 0 or 1: to the next type or the one after
REMOVE: Final = CHANGE + RESOURCES * 2
BOARD: Final = REMOVE + PLACES
ACTIONS: Final = B_BOARD + BOARD

# Phases that ask somebody; those from AUTO on run by themselves.
P_OVER: Final = 0
P_PLAY: Final = 1
P_TAKE: Final = 2
P_DISCOVERY: Final = 3
P_MANAGE: Final = 4
P_MOVE: Final = 5
P_COMMERCE: Final = 6
P_JOKER: Final = 7
P_CALAMITY: Final = 8
P_GAIN: Final = 9
P_REMOVE: Final = 10
P_TRUMP: Final = 11
AUTO: Final = 12
P_NEXT_TAKER: Final = 12
P_LEAD: Final = 13
P_ACT: Final = 14
P_CALAMITIES: Final = 15
P_HARVEST: Final = 16
P_JOKERS: Final = 17
P_CHANGES: Final = 18
P_PAY: Final = 19
P_POINTS: Final = 20
P_MANAGEMENT: Final = 21
P_DONE: Final = 22
P_CARDS: Final = 23
PHASE_NAMES: Final = (
    "over",
    "play",
    "take-card",
    "take-discovery",
    "manage",
    "move",
    "commerce",
    "joker",
    "calamity",
    "gain",
    "remove",
    "trump",
    "next-taker",
    "trick",
    "action",
    "calamities",
    "harvest",
    "jokers",
    "changes",
    "pay",
    "points",
    "management",
    "done",
    "cards",
)

_SEAT_SET: Final = (1 << SEATS) - 1


@state
class State:
    """Everything about one game in progress."""

    rng: Annotated[list[int], Span(0, MASK32, WORDS)]
    legal: Annotated[int, Span(0, (1 << BOARD) - 1)]  # what may be chosen now: bits within the block
    base: Annotated[int, Span(0, ACTIONS)]  # the block of the action space
    phase: Annotated[int, Span(0, P_CARDS)]
    turn: Annotated[int, Span(0, SEATS - 1)]  # who decides, or whose Action it is
    leader: Annotated[int, Span(0, SEATS - 1)]  # of the round, then of the trick, then of the Action phase
    round: Annotated[int, Span(0, 12)]
    players: Annotated[int, Span(2, SEATS)]
    trump: Annotated[int, Span(NONE, SUITS - 1)]  # of the round (K6)
    fixed: Annotated[int, Span(NONE, SUITS - 1)]  # colour of the trick (K5)
    memory: Annotated[int, Span(0, 1)]  # option: 1 open, what follows from the cards played is laid open (D5)
    points_population: Annotated[int, Span(0, 1)]  # option: 1 before a loss (V1)
    level_price: Annotated[int, Span(0, PRICES - 1)]  # option: 1 target, 2 difference (M9)
    decadence_discovery: Annotated[int, Span(0, 1)]  # option: 1 keep (X6)
    early_trump: Annotated[int, Span(0, 1)]  # option: 1 other (K7)
    blind_colour: Annotated[int, Span(0, 1)]  # option: 1 counts (K9)
    blind: Annotated[int, Span(0, _SEAT_SET)]  # seats whose hand is blind this round (D2)
    invaded: Annotated[int, Span(0, _SEAT_SET)]  # seats whose hand lies open this round (D3)
    blind_next: Annotated[int, Span(0, _SEAT_SET)]  # Obscurantism taken in this round (D6)
    invaded_next: Annotated[int, Span(0, _SEAT_SET)]  # Invasion taken in this round (D6)
    known: Annotated[int, Span(0, ALL_CALAMITIES)]  # bits owner * 2 + slot: Calamities everybody has seen (D5)
    calamity: Annotated[list[int], Span(0, CALAMITIES - 1, CALAMITIES)]  # which lies at owner * 2 + slot (C3)
    hand: Annotated[list[int], Span(0, (1 << CARDS + 1) - 1, SEATS)]  # bits: cards and the Discovery
    pile: Annotated[list[int], Span(0, ALL_CARDS, SEATS)]  # bits: cards; their order is nobody's to know
    aside: Annotated[list[int], Span(0, ALL_CARDS, SEATS)]  # Calamities of round 1 (K11)
    slot: Annotated[list[list[int]], Span(NONE, DISCOVERY, SEATS, POSITIONS)]  # cards of a blind hand by position
    backs: Annotated[list[int], Span(0, (1 << POSITIONS) - 1, SEATS)]  # positions of a blind hand not yet played
    void: Annotated[list[int], Span(0, (1 << SUITS) - 1, SEATS)]  # suits she has shown not to hold this round (K5)
    trick: Annotated[list[int], Span(NONE, DISCOVERY + SEATS - 1, SEATS)]  # card, or DISCOVERY + back
    strength: Annotated[list[int], Span(0, (1 << STRENGTH_BITS) - 1, SEATS)]  # class, number and the tie rule (K21, K3)
    left: Annotated[int, Span(0, _SEAT_SET)]  # seats whose played card still lies on the table
    takers: Annotated[int, Span(0, _SEAT_SET)]  # seats still to take a card
    discovery: Annotated[list[list[int]], Span(0, SEATS - 1, SEATS, AGES)]  # back of the Discovery at each Age (C7)
    face_up: Annotated[list[int], Span(0, (1 << AGES) - 1, SEATS)]  # bits: Ages whose Discovery lies face up
    age: Annotated[list[int], Span(1, AGES, SEATS)]
    population: Annotated[list[int], Span(0, MOST_POPULATION, SEATS)]
    stock: Annotated[list[list[int]], Span(0, 15, SEATS, RESOURCES)]
    level: Annotated[list[list[int]], Span(0, LEVELS, SEATS, PLACES)]  # 0 without a Pop
    points: Annotated[list[list[int]], Span(0, 999, SEATS, SOURCES)]  # VP by where they came from
    taken: Annotated[list[list[int]], Span(NONE, SEATS * CARDS - 1, SEATS, HAND)]  # owner * 24 + card
    n_taken: Annotated[list[int], Span(0, HAND, SEATS)]
    calamities: Annotated[int, Span(0, ALL_CALAMITIES)]  # Calamities still to be resolved in this Action
    protected: Annotated[int, Span(0, 1)]  # Protection was used in this Action (X1)
    barred: Annotated[int, Span(0, ALL_RESOURCES)]  # types that cards do not give this Harvest (X2)
    todo: Annotated[int, Span(0, HAND)]  # resources still to be chosen, Jokers or changes left
    after: Annotated[int, Span(0, P_CARDS)]  # the phase that follows the removal of a Pop
    asked: Annotated[int, Span(0, ALL_RESOURCES)]  # needs of the Age at which she paid (N7)
    paid: Annotated[int, Span(0, ALL_RESOURCES)]  # needs fully paid
    payers: Annotated[int, Span(0, MOST_POPULATION)]  # Population at which she paid
    grown: Annotated[int, Span(0, 1)]  # M1 was used in this Action
    risen: Annotated[int, Span(0, 1)]  # M2 was used in this Action
    moving: Annotated[int, Span(NONE, PLACES - 1)]  # place whose Pop is being moved


LAYOUT: Final = Layout(State)
