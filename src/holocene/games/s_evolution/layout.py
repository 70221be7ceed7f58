"""S-Evolution as numbers: sizes, names of numbers, the blocks of the action space, and every field of a state.

A card of a pile is `suit * 6 + number - 1`; with its owner it is `owner * 24 + card`. Sets of cards, seats, Ages and
Calamities are bits of one integer. Ages are counted from 1 (Age I), as on the board.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from holocene.core.contract.written import chosen_width
from holocene.core.states.faces import Chosen, Derived, Each, Public, Secret
from holocene.core.states.fields import Annotated, Layout, Span, state
from holocene.core.states.readings import Bits, Flag, Name, Names, Number, OneOf
from holocene.core.states.rng import MASK32, WORDS
from holocene.core.states.rows import ByName, Mark, Row, Seat

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


class Resource(IntEnum):
    """The types of resources."""

    FOOD = 0
    TOOLS = 1
    SCIENCE = 2


RESOURCES: Final = 3
RESOURCE_NAMES: Final = ("food", "tools", "science")
ALL_RESOURCES: Final = 7


class CardKind(IntEnum):
    """What a card gives, but for a resource."""

    JOKER = 3
    CALAMITY = 4


KIND_NAMES: Final = (*RESOURCE_NAMES, "joker", "calamity")


class Calamity(IntEnum):
    """The Calamities."""

    FAMINE = 0
    EARTHQUAKE = 1
    FANATICISM = 2
    EPIDEMIC = 3
    INVASION = 4
    HURRICANE = 5
    DECADENCE = 6
    OBSCURANTISM = 7


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


class Place(IntEnum):
    """The places of a board."""

    FARM = 0
    FACTORY = 1
    RESEARCH_CENTRE = 2
    COMMERCE = 3
    PRESTIGE = 4
    PROTECTION = 5


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


class CardClass(IntEnum):
    """The class of a card in a trick, the weakest first."""

    OTHER = 0
    FIXED = 1
    TRUMP = 2


CLASS_NAMES: Final = ("other", "fixed", "trump")

# The strength of a card as one number: class, number, and the tie rule (Age, Population, turn order) below them.
TIE_BITS: Final = 9
NUMBER_BITS: Final = 3
CLASS_SHIFT: Final = TIE_BITS + NUMBER_BITS
STRENGTH_BITS: Final = CLASS_SHIFT + 2

# Where points come from, after the three resources.
FROM_PRESTIGE: Final = 3
SOURCES: Final = 4


class Limit(IntEnum):
    """Columns of the row LIMIT."""

    STOCK_LIMIT = 0
    POPULATION_MIN = 1
    POPULATION_MAX = 2
    ROUNDS = 3
    HAND_SIZE = 4
    START_POPULATION = 5
    START_AGE = 6
    START_STOCK = 7
    GROW_ONE = 8
    GROW_TWO = 9
    ADVANCE = 10


LIMITS: Final = 11

PLAY_POSITION: Final = DISCOVERY + 1


class Block(IntEnum):
    """Blocks of the action space; the legal set is a block's base and bits within the block."""

    PLAY = 0  # 24 cards, the Discovery, 5 positions of a blind hand
    TRUMP = PLAY + PLAY_POSITION + POSITIONS  # 4 suits
    TAKE = TRUMP + SUITS  # 24 cards, 8 Calamities
    DISCOVERY = TAKE + CARDS + CALAMITIES  # (Age - 1) * 4 + back
    CALAMITY = DISCOVERY + AGES * SEATS  # 8 suffered, 8 met by Protection
    RESOURCE = CALAMITY + 2 * CALAMITIES  # 3 of a Joker, 3 of Protection
    BOARD = RESOURCE + 2 * RESOURCES


class BoardMove(IntEnum):
    """What is done on a board: moves of the last block."""

    DONE = 0
    GROW = 1  # by one, by two
    RISE = 3
    PLACE = 4  # place * 3 + level - 1
    RAISE = PLACE + PLACES * LEVELS
    MOVE = RAISE + PLACES * LEVELS
    CHANGE = MOVE + PLACES  # from * 2 + 0 or 1: to the next type or the one after
    REMOVE = CHANGE + RESOURCES * 2


BOARD: Final = BoardMove.REMOVE + PLACES
ACTIONS: Final = Block.BOARD + BOARD


class Phase(IntEnum):
    """Phases that ask somebody; those from AUTO on run by themselves."""

    OVER = 0
    PLAY = 1
    TAKE = 2
    DISCOVERY = 3
    MANAGE = 4
    MOVE = 5
    COMMERCE = 6
    JOKER = 7
    CALAMITY = 8
    GAIN = 9
    REMOVE = 10
    TRUMP = 11
    NEXT_TAKER = 12
    AUTO = 12
    LEAD = 13
    ACT = 14
    CALAMITIES = 15
    HARVEST = 16
    JOKERS = 17
    CHANGES = 18
    PAY = 19
    POINTS = 20
    MANAGEMENT = 21
    DONE = 22
    CARDS = 23


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
    """Everything about one game in progress; what is seen of each field, and how."""

    rng: Annotated[list[int], Span(0, MASK32, WORDS), Secret()]
    legal: Annotated[int, Span(0, (1 << BOARD) - 1), Derived()]  # what may be chosen now: bits within the block
    base: Annotated[int, Span(0, ACTIONS), Derived()]  # the block of the action space
    phase: Annotated[
        int,
        Span(0, Phase.CARDS),
        Public(Name(PHASE_NAMES), "one-hot: the decision that is due, or the end", cells=OneOf(Phase.AUTO), said=False),
    ]
    turn: Annotated[int, Span(0, SEATS - 1), Public()]  # who decides, or whose Action it is
    leader: Annotated[
        int, Span(0, SEATS - 1), Public(Seat(), "leads the round, the trick or the Action phase", said=False)
    ]
    round: Annotated[int, Span(0, 12), Public(Number(), "the round", 6, said=False)]
    players: Annotated[int, Span(2, SEATS), Chosen(None, "how many play", 4, cells=Number())]
    trump: Annotated[int, Span(NONE, SUITS - 1), Public(Name(SUIT_NAMES), "one-hot: trump of the round")]  # K6
    fixed: Annotated[int, Span(NONE, SUITS - 1), Derived(Name(SUIT_NAMES), "one-hot: colour of the trick")]  # K5
    # options, each the number of the choice in `options`; a view shows them together
    memory: Annotated[int, Span(0, 1), Chosen(None, "memory", cells=Flag())]  # D5
    points_population: Annotated[int, Span(0, 1), Chosen(None, "points", cells=Flag())]  # V1
    level_price: Annotated[  # M9
        int,
        Span(0, PRICES - 1),
        Chosen(None, "one-hot: levels are paid by step, target or difference (M9)", cells=OneOf(PRICES)),
    ]
    decadence_discovery: Annotated[int, Span(0, 1), Chosen(None, "Discovery", cells=Flag())]  # X6
    early_trump: Annotated[int, Span(0, 1), Chosen(None, "early trump", cells=Flag())]  # K7
    blind_colour: Annotated[int, Span(0, 1), Chosen(None, "blind colour", cells=Flag())]  # K9
    # seats as bits
    blind: Annotated[int, Span(0, _SEAT_SET), Each(None, "the hand is blind", cells=Mark())]  # D2
    invaded: Annotated[int, Span(0, _SEAT_SET), Each(None, "the hand lies open", cells=Mark())]  # D3
    blind_next: Annotated[int, Span(0, _SEAT_SET), Each(Mark(), "the next hand will be blind", said=False)]  # D6
    invaded_next: Annotated[int, Span(0, _SEAT_SET), Each(Mark(), "the next hand will lie open", said=False)]  # D6
    # cards
    known: Annotated[int, Span(0, ALL_CALAMITIES), Public()]  # bits owner * 2 + slot: Calamities all have seen (D5)
    calamity: Annotated[list[int], Span(0, CALAMITIES - 1, CALAMITIES), Secret()]  # which lies at owner * 2 + slot (C3)
    hand: Annotated[list[int], Span(0, (1 << CARDS + 1) - 1, SEATS), Secret()]  # bits: cards and the Discovery
    pile: Annotated[list[int], Span(0, ALL_CARDS, SEATS), Secret()]  # bits: cards; their order is nobody's to know
    aside: Annotated[  # K11
        list[int],
        Span(0, ALL_CARDS, SEATS),
        Each(None, "Calamities set aside in round 1", cells=Bits()),
    ]
    slot: Annotated[list[list[int]], Span(NONE, DISCOVERY, SEATS, POSITIONS), Secret()]  # a blind hand by position
    backs: Annotated[
        list[int], Span(0, (1 << POSITIONS) - 1, SEATS), Each()
    ]  # positions of a blind hand not yet played
    void: Annotated[  # K5
        list[int],
        Span(0, (1 << SUITS) - 1, SEATS),
        Each(Names(SUIT_NAMES), "suits that the hand was shown not to hold"),
    ]
    trick: Annotated[list[int], Span(NONE, DISCOVERY + SEATS - 1, SEATS), Each()]  # card, or DISCOVERY + back
    strength: Annotated[  # class, number and the tie rule (K21, K3)
        list[int], Span(0, (1 << STRENGTH_BITS) - 1, SEATS), Derived()
    ]
    left: Annotated[int, Span(0, _SEAT_SET), Public()]  # seats whose played card still lies on the table
    takers: Annotated[int, Span(0, _SEAT_SET), Public()]  # seats still to take a card
    # boards
    discovery: Annotated[list[list[int]], Span(0, SEATS - 1, SEATS, AGES), Each()]  # back of that at each Age (C7)
    face_up: Annotated[list[int], Span(0, (1 << AGES) - 1, SEATS), Each(Bits(1), "Ages whose Discovery lies face up")]
    age: Annotated[
        list[int], Span(1, AGES, SEATS), Each(Number(), "one-hot: the Age reached", cells=OneOf(AGES, 1), said=False)
    ]
    population: Annotated[list[int], Span(0, MOST_POPULATION, SEATS), Each(Number(), "the Population", 6, said=False)]
    stock: Annotated[
        list[list[int]],
        Span(0, 15, SEATS, RESOURCES),
        Each(Row(), "Food, Tools and Science in stock", 8, said=False),
    ]
    level: Annotated[
        list[list[int]],
        Span(0, LEVELS, SEATS, PLACES),
        Each(ByName(PLACE_NAMES), "the level of the Pop on each place, 0 without one", 3, name="places", said=False),
    ]
    points: Annotated[
        list[list[int]],
        Span(0, 999, SEATS, SOURCES),
        Each(Row(), "points of Food, Tools, Science and Prestige: hundreds, and the rest, of each", 50),
    ]
    taken: Annotated[list[list[int]], Span(NONE, SEATS * CARDS - 1, SEATS, HAND), Each()]  # owner * 24 + card
    n_taken: Annotated[list[int], Span(0, HAND, SEATS), Each()]
    # the Action
    calamities: Annotated[
        int,
        Span(0, ALL_CALAMITIES),
        Public(Names(CALAMITY_NAMES), "Calamities still to be resolved in this Action", keyword="pending"),
    ]
    protected: Annotated[int, Span(0, 1), Public(Flag(), "Protection was used in this Action")]  # X1
    barred: Annotated[  # X2
        int, Span(0, ALL_RESOURCES), Public(Names(RESOURCE_NAMES), "resources that cards do not give this Harvest")
    ]
    todo: Annotated[int, Span(0, HAND), Public(Number(), "resources still to be chosen, Jokers or changes left", 4)]
    after: Annotated[
        int,
        Span(0, Phase.CARDS),
        Public(Name(PHASE_NAMES, none=Phase.OVER), "one-hot: the phase that follows the removal of a Pop"),
    ]
    asked: Annotated[  # N7
        int, Span(0, ALL_RESOURCES), Public(Names(RESOURCE_NAMES), "needs of the Age at which was paid")
    ]
    paid: Annotated[int, Span(0, ALL_RESOURCES), Public(Names(RESOURCE_NAMES), "needs fully paid")]
    payers: Annotated[int, Span(0, MOST_POPULATION), Public(Number(), "Population at which was paid", 6)]
    grown: Annotated[int, Span(0, 1), Public(Flag(), "Population has grown in this Action")]  # M1
    risen: Annotated[int, Span(0, 1), Public(Flag(), "the Age has risen in this Action")]  # M2
    moving: Annotated[
        int, Span(NONE, PLACES - 1), Public(Name(PLACE_NAMES), "one-hot: the place whose Pop is being moved")
    ]


LAYOUT: Final = Layout(State)

# The row of numbers that `setup` reads of the options: first those that a state keeps, the fields that are `Chosen`.


class Param(IntEnum):
    """Columns of the row of parameters."""

    PRINTED_CALAMITIES = chosen_width(LAYOUT)
    FIRST = PRINTED_CALAMITIES + 1
