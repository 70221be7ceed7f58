"""Progress as numbers: sizes, names of numbers, and every field of a state.

A technology is numbered by its age and its row within that age: `age * SLOTS + slot`. Sets of technologies are bits,
one integer an age. Ages are counted from 0 (Age I).
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from holocene.core.contract.written import chosen_column, chosen_width
from holocene.core.states.faces import Chosen, Derived, Each, Public, Secret
from holocene.core.states.fields import Annotated, Layout, Span, state
from holocene.core.states.readings import Flag, Name, Names, Number, OneOf
from holocene.core.states.rng import MASK32, WORDS
from holocene.core.states.rows import ByName, Owners, Row, Seat, Seats

SEATS: Final = 5
AGES: Final = 4
SLOTS: Final = 32  # technologies an age can hold in a pack
TECHS: Final = AGES * SLOTS
CARDS: Final = 96  # cards an age can hold in a pack


class Knowledge(IntEnum):
    """The types of Knowledge."""

    SCIENCE = 0
    ENGINEERING = 1
    CULTURE = 2
    GENERAL = 3


TYPES: Final = 4
TYPE_NAMES: Final = ("science", "engineering", "culture", "general")


class Skill(IntEnum):
    """The skill tracks."""

    ACTION = 0
    DRAW = 1
    HAND = 2
    SHUFFLE = 3
    DEVELOPMENT = 4
    RESEARCH = 5
    QUICK_DRAW = 6


SKILLS: Final = 7
SKILL_NAMES: Final = ("action", "draw", "hand", "shuffle", "development", "research", "quick-draw")


class Power(IntEnum):
    """The power tracks."""

    PRESTIGE = 0
    POPULATION = 1
    ARMY = 2


POWERS: Final = 3
POWER_NAMES: Final = ("prestige", "population", "army")


class Gain(IntEnum):
    """One thing that a card can give (B1): a skill step, a token or a power step; where each kind begins."""

    SKILL = 0
    TOKEN = SKILLS
    POWER = SKILLS + TYPES


GAIN_NAMES: Final = (*SKILL_NAMES, *TYPE_NAMES, *POWER_NAMES)
GAINS: Final = 6  # different gains that one card can give

POSITIONS: Final = 12  # of a skill track
POWER_POSITIONS: Final = 40  # of a power track
DEVELOPING: Final = 8  # technologies under development at once


class Group(IntEnum):
    """The groups of personalities."""

    PHILOSOPHER = 0
    SCIENTIST = 1
    ARTIST = 2


GROUP_NAMES: Final = ("philosopher", "scientist", "artist")
GROUP: Final = 5  # personalities of one group
PEOPLE: Final = 3 * GROUP

MILESTONE_GROUPS: Final = ("ancient", "medieval", "renaissance")
MILESTONE_GROUP: Final = 8  # milestones of one group that a pack can hold
MILESTONES: Final = 3 * MILESTONE_GROUP
SECTIONS: Final = 4

# Rows of the table of gains: technologies, then lasting benefits, heritages and milestones.
GAINS_OF_PERSON: Final = TECHS
GAINS_OF_HERITAGE: Final = GAINS_OF_PERSON + PEOPLE
GAINS_OF_MILESTONE: Final = GAINS_OF_HERITAGE + PEOPLE
GAIN_ROWS: Final = GAINS_OF_MILESTONE + MILESTONES


class Phase(IntEnum):
    """What the seat `me` is asked; those from AUTO on run by themselves, until somebody is asked again."""

    ACT = 0  # an action, a free action or the end of the turn
    PAY = 1  # flip a token, discard a card or spend what is left over for a cost
    DRAWING = 2  # the next card of a Draw action
    QUICK_DRAWING = 3  # the next card of a Quick Draw
    QUICK_DISCARDING = 4  # a card to discard for a Quick Draw
    SHUFFLING = 5  # the age of the next Shuffle & Draw
    UPKEEP = 6  # a card to discard down to the hand size
    TAKING_BACK = 7  # a technology under development to take back
    COMPLETING = 8  # which of several completed technologies comes first
    GIVING = 9  # the card of hand for a swap with the Time deck
    TAKING = 10  # the Time card for that swap
    SUCCEEDING = 11  # a successor for a flipped personality
    OVER = 12
    TURN_BEGINS = 20
    AUTO = 20
    DEVELOP = 21
    PAID = 22
    SETTLE = 23  # new ages and the end, then on to `after`
    SUCCESSION = 24
    NEXT_ACTION = 25
    UPKEEP_BEGINS = 26
    TURN_ENDS = 27
    REVEAL = 28


PHASE_NAMES: Final = (
    "act", "pay", "draw", "quick-draw", "quick-discard", "shuffle", "upkeep",
    "take-back", "complete", "give", "take", "succeed", "over",
)  # fmt: skip


STAGE_NAMES: Final = (
    "turn", "develop", "paid", "settle", "succession", "next-action", "upkeep-begins", "turn-ends", "reveal",
)  # fmt: skip
# All by their numbers: `turn` lets the turn of the player in turn begin; stages stand only where SETTLE will go on.
ALL_PHASES: Final = (*PHASE_NAMES, *[""] * (Phase.AUTO - len(PHASE_NAMES)), *STAGE_NAMES)


class Verb(IntEnum):
    """Moves that name a technology: `verb * TECHS + technology`."""

    DISCOVER = 0
    RESEARCH = 1
    DISCARD = 2
    TAKE_BACK = 3
    COMPLETE = 4
    GIVE = 5
    TAKE = 6


VERB_NAMES: Final = ("discover", "research", "discard", "take back", "complete", "give", "take")
SMALL: Final = 7 * TECHS


class Move(IntEnum):
    """All other moves: `SMALL + move`. They are bits of `State.moves`."""

    DRAW_DECK = 0  # one of four ages
    DRAW_PILE = 4
    QUICK_DECK = 8
    QUICK_PILE = 12
    SHUFFLE_AGE = 16
    FLIP = 20  # one of four types
    END = 24
    STOP = 25
    KEEP = 26
    SWAP = 27
    SECTION = 28  # one of four
    GUIDE = 32  # one of fifteen
    DECLINE = 47
    HERITAGE = 48
    SPEND = 49  # what is left over, where a typed token could pay instead


SMALL_MOVES: Final = 50
ACTIONS: Final = SMALL + SMALL_MOVES

NOBODY: Final = -1
NOTHING: Final = -1
ROUNDS: Final = 200  # E3

SLOT_MASK: Final = (1 << SLOTS) - 1
WIDE: Final = (1 << 62) - 1


@state
class State:
    """One moment of a game of Progress, everything pending included; what is seen of each field, and how."""

    # chance
    rng: Annotated[list[int], Span(0, MASK32, WORDS), Secret()]
    # the table
    players: Annotated[int, Span(0, SEATS), Chosen(None, "how many play", 5, cells=Number())]
    last_age: Annotated[int, Span(0, AGES - 1), Chosen(Number(1), "3, or 4 with an Age IV", 4)]
    need: Annotated[  # G2
        list[int],
        Span(0, 9, AGES + 1),
        Chosen(Row(), "symbols that begin each age; the one after the last age ends the game", 8, name="needed"),
    ]
    penalty_group: Annotated[int, Span(0, 99), Chosen(Number(), "Time cards of one group of the penalty", 10)]  # X2
    again_at_once: Annotated[int, Span(0, 1), Chosen(Flag(), "the edition's rule X3 holds")]
    must_succeed: Annotated[int, Span(0, 1), Chosen(Flag(), "the edition's rule X4 holds")]
    any_moment: Annotated[int, Span(0, 1), Chosen(Flag(), "the edition's rule X5 holds")]
    order: Annotated[list[int], Span(0, SEATS - 1, SEATS), Public()]  # seats in turn order
    # time
    round: Annotated[int, Span(0, ROUNDS + 1), Public(Number(), "hundreds, and the rest", 20)]
    place: Annotated[int, Span(-1, SEATS), Derived()]  # of the turn in the order
    turn: Annotated[int, Span(-1, SEATS - 1), Public(Seat(), "it is this seat's turn", said=False)]
    me: Annotated[int, Span(-1, SEATS - 1), Public()]  # who decides
    phase: Annotated[
        int,
        Span(0, Phase.REVEAL),
        Public(Name(ALL_PHASES), "one-hot: the decision that is due, or the end", cells=OneOf(Phase.OVER + 1)),
    ]
    after: Annotated[  # where SETTLE goes on
        int,
        Span(0, Phase.REVEAL),
        Public(
            Number(),
            "one-hot: the stage that follows once new ages are settled",
            cells=OneOf(len(STAGE_NAMES), Phase.AUTO),
            said=Name(ALL_PHASES),
        ),
    ]
    age: Annotated[int, Span(0, AGES - 1), Public(Number(1), "one-hot: the current age", cells=OneOf(AGES), said=False)]
    oldest: Annotated[int, Span(0, AGES - 1), Derived()]  # the first age that has not left
    symbols: Annotated[  # G1
        list[int],
        Span(0, CARDS, AGES + 1),
        Public(Row(), "active new-age symbols by the age that they herald", 8, said=False),
    ]
    lost: Annotated[int, Span(0, 1), Public(Flag(), "the solo game was lost for want of cards")]  # L2
    # the legal set: technologies for the verb of the phase, for research beside it, and the small moves
    cards: Annotated[list[int], Span(0, SLOT_MASK, AGES), Derived()]
    more: Annotated[list[int], Span(0, SLOT_MASK, AGES), Derived()]
    moves: Annotated[int, Span(0, WIDE), Derived()]
    # the turn
    used: Annotated[int, Span(0, 99), Public(Number(), "actions taken in this turn", 5)]
    drawn: Annotated[int, Span(0, 1), Public(Flag(), "a Draw has ended the actions of this turn")]  # X5: still hers
    swapped: Annotated[int, Span(0, 1), Public(Flag(), "a Time card was swapped in this turn")]  # L3
    sections_paid: Annotated[int, Span(0, 99), Public(Number(), "sections paid in this turn", 4)]  # M3
    pool: Annotated[  # N6
        int, Span(0, 2000), Public(Number(), "General Knowledge generated and not spent: hundreds, and the rest", 10)
    ]
    owed: Annotated[
        list[int],
        Span(0, 99, TYPES - 1),
        Public(ByName(TYPE_NAMES[: Knowledge.GENERAL]), "what the lines of a cost still ask, by type", 5),
    ]
    card: Annotated[
        int, Span(-1, TECHS - 1), Public(Name("technologies"), "one-hot: the technology being discovered or swapped")
    ]
    section: Annotated[
        int,
        Span(-1, SECTIONS - 1),
        Public(Number(1), "one-hot: the section of the milestone that is being paid", cells=OneOf(SECTIONS)),
    ]
    left: Annotated[int, Span(0, 99), Public(Number(), "draws, repetitions or discards still to come", 5)]
    # players
    skills: Annotated[
        list[list[int]],
        Span(0, POSITIONS - 1, SEATS, SKILLS),
        Each(ByName(SKILL_NAMES, limits="SKILL_LAST"), "positions of the skill markers", 6),
    ]
    tokens: Annotated[
        list[list[int]],
        Span(0, 99, SEATS, TYPES),
        Each(ByName(TYPE_NAMES), "Knowledge tokens, on either side", 5, said=False),
    ]
    ready: Annotated[
        list[list[int]],
        Span(0, 99, SEATS, TYPES),
        Each(ByName(TYPE_NAMES), "Knowledge tokens with the coloured side up", 5, said=False),
    ]
    power: Annotated[
        list[list[int]],
        Span(0, POWER_POSITIONS - 1, SEATS, POWERS),
        Each(ByName(POWER_NAMES, said_plus=1, limits="POWER_LAST"), "positions on the power board", 20),
    ]
    area: Annotated[list[list[int]], Span(0, SLOT_MASK, SEATS, AGES), Derived()]  # active or under development
    active: Annotated[list[list[int]], Span(0, SLOT_MASK, SEATS, AGES), Each()]
    developing: Annotated[list[int], Span(0, DEVELOPING, SEATS), Each()]  # how many
    development: Annotated[list[list[int]], Span(-1, TECHS - 1, SEATS, DEVELOPING), Each()]
    markers: Annotated[list[list[int]], Span(0, 99, SEATS, DEVELOPING), Each()]
    # hands
    hand: Annotated[list[list[int]], Span(0, CARDS, SEATS, TECHS), Secret()]  # copies
    # of them known to everybody (O3); less than 0: copies that all saw leaving the hand with their age (O5)
    known: Annotated[list[list[int]], Span(-CARDS, CARDS, SEATS, TECHS), Each()]
    hand_set: Annotated[list[list[int]], Span(0, SLOT_MASK, SEATS, AGES), Secret()]
    hand_size: Annotated[list[int], Span(0, 4 * CARDS, SEATS), Derived()]
    hand_value: Annotated[list[int], Span(0, 36 * CARDS, SEATS), Secret()]  # discard values together
    hand_room: Annotated[list[int], Span(0, CARDS, SEATS), Derived()]  # cards to deal again, only while redealing
    # piles
    deck: Annotated[list[list[int]], Span(-1, TECHS - 1, AGES, CARDS), Secret()]  # a bag: its order means nothing
    deck_size: Annotated[list[int], Span(0, CARDS, AGES), Derived(Row(), "cards left in each deck", 40, name="decks")]
    pile: Annotated[list[list[int]], Span(-1, TECHS - 1, AGES, CARDS), Public()]  # the last one is on top
    pile_size: Annotated[
        list[int], Span(0, CARDS, AGES), Derived(None, "cards on each discard pile", 40, feature="piles", cells=Row())
    ]
    time: Annotated[list[int], Span(0, CARDS, TECHS), Public()]  # copies in the Time deck (L2)
    time_set: Annotated[list[int], Span(0, SLOT_MASK, AGES), Derived()]
    time_size: Annotated[int, Span(0, 4 * CARDS), Derived()]
    # personalities
    guide: Annotated[
        list[int],
        Span(-1, PEOPLE - 1, SEATS),
        Each(Name("personalities"), "one-hot: the personality that guides", said=False),
    ]
    guided: Annotated[  # H7
        list[int],
        Span(0, (1 << PEOPLE) - 1, SEATS),
        Each(Names("personalities"), "all personalities that ever did"),
    ]
    gave: Annotated[  # H12: what it really gave
        list[list[int]], Span(0, 99, SEATS, GAINS), Each(Row(), "what the lasting benefit gave", 3, said=False)
    ]
    heirs: Annotated[  # H3, H5
        int, Span(0, (1 << SEATS) - 1), Public(Seats(), "still chooses a successor", feature="heir")
    ]
    # milestones
    with_milestones: Annotated[int, Span(0, 1), Chosen(Flag(), "the expansion Milestones is played")]
    milestone: Annotated[int, Span(-1, MILESTONES - 1), Public(Name("milestones"), "one-hot: the current milestone")]
    covered: Annotated[
        list[int],
        Span(-1, SEATS - 1, SECTIONS),
        Public(Owners(), "sections of the current milestone under this seat's markers"),
    ]
    stack: Annotated[  # under the current one, in secret order
        int, Span(0, (1 << MILESTONES) - 1), Public(Names("milestones"), "milestones that are still to come")
    ]
    owner: Annotated[  # M4
        list[int],
        Span(-1, SEATS - 1, MILESTONES),
        Public(Owners("milestones"), "milestones won", name="owners", feature="owns"),
    ]


LAYOUT: Final = Layout(State)

# The row of numbers that `setup` reads of the options: first those that a state keeps, the fields that are `Chosen`.


class Param(IntEnum):
    """What `setup` reads of the options."""

    FIRST = chosen_width(LAYOUT)  # the starting seat, or NOBODY for a random one
    LAST_AGE = chosen_column(LAYOUT, "last_age")
    ACTION_START = FIRST + 1
    WITH_PERSONALITIES = FIRST + 2
