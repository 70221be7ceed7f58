"""Progress as numbers: sizes, names of numbers, and every field of a state.

A technology is numbered by its age and its row within that age: `age * SLOTS + slot`. Sets of technologies are bits,
one integer an age. Ages are counted from 0 (Age I).
"""

from __future__ import annotations

from typing import Final

from holocene.core.fields import Annotated, Layout, Span, state
from holocene.core.rng import MASK32, WORDS

SEATS: Final = 5
AGES: Final = 4
SLOTS: Final = 32  # technologies an age can hold in a pack
TECHS: Final = AGES * SLOTS
CARDS: Final = 96  # cards an age can hold in a pack

SCIENCE: Final = 0
ENGINEERING: Final = 1
CULTURE: Final = 2
GENERAL: Final = 3
TYPES: Final = 4
TYPE_NAMES: Final = ("science", "engineering", "culture", "general")

ACTION: Final = 0
DRAW: Final = 1
HAND: Final = 2
SHUFFLE: Final = 3
DEVELOPMENT: Final = 4
RESEARCH: Final = 5
QUICK_DRAW: Final = 6
SKILLS: Final = 7
SKILL_NAMES: Final = ("action", "draw", "hand", "shuffle", "development", "research", "quick-draw")

PRESTIGE: Final = 0
POPULATION: Final = 1
ARMY: Final = 2
POWERS: Final = 3
POWER_NAMES: Final = ("prestige", "population", "army")

# A gain is one thing that a card can give (B1): a skill step, a token or a power step.
GAIN_SKILL: Final = 0
GAIN_TOKEN: Final = SKILLS
GAIN_POWER: Final = SKILLS + TYPES
GAIN_NAMES: Final = (*SKILL_NAMES, *TYPE_NAMES, *POWER_NAMES)
GAINS: Final = 6  # different gains that one card can give

POSITIONS: Final = 12  # of a skill track
POWER_POSITIONS: Final = 40  # of a power track
DEVELOPING: Final = 8  # technologies under development at once

PHILOSOPHER: Final = 0
SCIENTIST: Final = 1
ARTIST: Final = 2
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

# Decisions: what the seat `me` is asked.
ACT: Final = 0  # an action, a free action or the end of the turn
PAY: Final = 1  # flip a token, discard a card or spend what is left over for a cost
DRAWING: Final = 2  # the next card of a Draw action
QUICK_DRAWING: Final = 3  # the next card of a Quick Draw
QUICK_DISCARDING: Final = 4  # a card to discard for a Quick Draw
SHUFFLING: Final = 5  # the age of the next Shuffle & Draw
UPKEEP: Final = 6  # a card to discard down to the hand size
TAKING_BACK: Final = 7  # a technology under development to take back
COMPLETING: Final = 8  # which of several completed technologies comes first
GIVING: Final = 9  # the card of hand for a swap with the Time deck
TAKING: Final = 10  # the Time card for that swap
SUCCEEDING: Final = 11  # a successor for a flipped personality
OVER: Final = 12
PHASE_NAMES: Final = (
    "act", "pay", "draw", "quick-draw", "quick-discard", "shuffle", "upkeep",
    "take-back", "complete", "give", "take", "succeed", "over",
)  # fmt: skip

# Stages that run by themselves, one after the other, until somebody is asked again.
AUTO: Final = 20
TURN_BEGINS: Final = 20
DEVELOP: Final = 21
PAID: Final = 22
SETTLE: Final = 23  # new ages and the end, then on to `after`
SUCCESSION: Final = 24
NEXT_ACTION: Final = 25
UPKEEP_BEGINS: Final = 26
TURN_ENDS: Final = 27
REVEAL: Final = 28

STAGE_NAMES: Final = (
    "turn", "develop", "paid", "settle", "succession", "next-action", "upkeep-begins", "turn-ends", "reveal",
)  # fmt: skip

# Moves. Seven verbs name a technology: `verb * TECHS + technology`. The others are `SMALL + one of the bits below`.
DISCOVER: Final = 0
RESEARCH_CARD: Final = 1
DISCARD: Final = 2
TAKE_BACK: Final = 3
COMPLETE: Final = 4
GIVE: Final = 5
TAKE: Final = 6
VERB_NAMES: Final = ("discover", "research", "discard", "take back", "complete", "give", "take")
SMALL: Final = 7 * TECHS

DRAW_DECK: Final = 0  # one of four ages
DRAW_PILE: Final = 4
QUICK_DECK: Final = 8
QUICK_PILE: Final = 12
SHUFFLE_AGE: Final = 16
FLIP: Final = 20  # one of four types
END: Final = 24
STOP: Final = 25
KEEP: Final = 26
SWAP: Final = 27
SECTION: Final = 28  # one of four
GUIDE: Final = 32  # one of fifteen
DECLINE: Final = 47
HERITAGE: Final = 48
SPEND: Final = 49  # what is left over, where a typed token could pay instead
SMALL_MOVES: Final = 50
ACTIONS: Final = SMALL + SMALL_MOVES

NOBODY: Final = -1
NOTHING: Final = -1
ROUNDS: Final = 200  # E3

# What `setup` reads of the options.
PLAYERS: Final = 0
FIRST: Final = 1  # the starting seat, or NOBODY for a random one
NEED: Final = 2  # symbols for Ages II, III, IV and V (the last one ends the game)
LAST_AGE: Final = 6
ACTION_START: Final = 7
PENALTY_GROUP: Final = 8
WITH_PERSONALITIES: Final = 9
WITH_MILESTONES: Final = 10
AGAIN_AT_ONCE: Final = 11
MUST_SUCCEED: Final = 12
ANY_MOMENT: Final = 13
PARAMS: Final = 14

SLOT_MASK: Final = (1 << SLOTS) - 1
WIDE: Final = (1 << 62) - 1


@state
class State:
    """One moment of a game of Progress, everything pending included."""

    # chance
    rng: Annotated[list[int], Span(0, MASK32, WORDS)]
    # the table
    players: Annotated[int, Span(0, SEATS)]
    last_age: Annotated[int, Span(0, AGES - 1)]  # 2, or 3 with an Age IV
    need: Annotated[list[int], Span(0, 9, AGES + 1)]  # symbols that begin the age of that index, or end the game (G2)
    penalty_group: Annotated[int, Span(0, 99)]  # X2
    again_at_once: Annotated[int, Span(0, 1)]  # X3
    must_succeed: Annotated[int, Span(0, 1)]  # X4
    any_moment: Annotated[int, Span(0, 1)]  # X5
    order: Annotated[list[int], Span(0, SEATS - 1, SEATS)]  # seats in turn order
    # time
    round: Annotated[int, Span(0, ROUNDS + 1)]
    place: Annotated[int, Span(-1, SEATS)]  # of the turn in the order
    turn: Annotated[int, Span(-1, SEATS - 1)]  # whose turn it is
    me: Annotated[int, Span(-1, SEATS - 1)]  # who decides
    phase: Annotated[int, Span(0, REVEAL)]
    after: Annotated[int, Span(0, REVEAL)]  # where SETTLE goes on
    age: Annotated[int, Span(0, AGES - 1)]  # the current age
    oldest: Annotated[int, Span(0, AGES - 1)]  # the first age that has not left
    symbols: Annotated[list[int], Span(0, CARDS, AGES + 1)]  # active new-age symbols by the age they herald (G1)
    lost: Annotated[int, Span(0, 1)]  # solo: no card without a symbol was left (L2)
    # the legal set: technologies for the verb of the phase, for research beside it, and the small moves
    cards: Annotated[list[int], Span(0, SLOT_MASK, AGES)]
    more: Annotated[list[int], Span(0, SLOT_MASK, AGES)]
    moves: Annotated[int, Span(0, WIDE)]
    # the turn
    used: Annotated[int, Span(0, 99)]  # actions taken
    drawn: Annotated[int, Span(0, 1)]  # a Draw has ended the actions, but the turn is still hers (X5)
    swapped: Annotated[int, Span(0, 1)]  # L3
    sections_paid: Annotated[int, Span(0, 99)]  # M3
    pool: Annotated[int, Span(0, 2000)]  # General Knowledge generated and not spent (N6)
    owed: Annotated[list[int], Span(0, 99, TYPES - 1)]  # what the uncovered lines still ask, by type
    card: Annotated[int, Span(-1, TECHS - 1)]  # being discovered or swapped
    section: Annotated[int, Span(-1, SECTIONS - 1)]  # of the current milestone, being paid
    left: Annotated[int, Span(0, 99)]  # draws, repetitions or discards still to come
    # players
    skills: Annotated[list[list[int]], Span(0, POSITIONS - 1, SEATS, SKILLS)]  # positions of the markers
    tokens: Annotated[list[list[int]], Span(0, 99, SEATS, TYPES)]
    ready: Annotated[list[list[int]], Span(0, 99, SEATS, TYPES)]  # tokens with the coloured side up
    power: Annotated[list[list[int]], Span(0, POWER_POSITIONS - 1, SEATS, POWERS)]
    area: Annotated[list[list[int]], Span(0, SLOT_MASK, SEATS, AGES)]  # active or under development
    active: Annotated[list[list[int]], Span(0, SLOT_MASK, SEATS, AGES)]
    developing: Annotated[list[int], Span(0, DEVELOPING, SEATS)]  # how many
    development: Annotated[list[list[int]], Span(-1, TECHS - 1, SEATS, DEVELOPING)]
    markers: Annotated[list[list[int]], Span(0, 99, SEATS, DEVELOPING)]
    # hands
    hand: Annotated[list[list[int]], Span(0, CARDS, SEATS, TECHS)]  # copies
    # of them known to everybody (O3); less than 0: copies that all saw leaving the hand with their age (O5)
    known: Annotated[list[list[int]], Span(-CARDS, CARDS, SEATS, TECHS)]
    hand_set: Annotated[list[list[int]], Span(0, SLOT_MASK, SEATS, AGES)]
    hand_size: Annotated[list[int], Span(0, 4 * CARDS, SEATS)]
    hand_value: Annotated[list[int], Span(0, 36 * CARDS, SEATS)]  # discard values together
    hand_room: Annotated[list[int], Span(0, CARDS, SEATS)]  # cards to deal again, only while redealing
    # piles
    deck: Annotated[list[list[int]], Span(-1, TECHS - 1, AGES, CARDS)]  # a bag: its order means nothing
    deck_size: Annotated[list[int], Span(0, CARDS, AGES)]
    pile: Annotated[list[list[int]], Span(-1, TECHS - 1, AGES, CARDS)]  # the last one is on top
    pile_size: Annotated[list[int], Span(0, CARDS, AGES)]
    time: Annotated[list[int], Span(0, CARDS, TECHS)]  # copies in the Time deck (L2)
    time_set: Annotated[list[int], Span(0, SLOT_MASK, AGES)]
    time_size: Annotated[int, Span(0, 4 * CARDS)]
    # personalities
    guide: Annotated[list[int], Span(-1, PEOPLE - 1, SEATS)]  # who guides the player
    guided: Annotated[list[int], Span(0, (1 << PEOPLE) - 1, SEATS)]  # all who ever did (H7)
    gave: Annotated[list[list[int]], Span(0, 99, SEATS, GAINS)]  # what the benefit really gave (H12)
    heirs: Annotated[int, Span(0, (1 << SEATS) - 1)]  # seats that still choose a successor (H3, H5)
    # milestones
    with_milestones: Annotated[int, Span(0, 1)]
    milestone: Annotated[int, Span(-1, MILESTONES - 1)]  # the current one
    covered: Annotated[list[int], Span(-1, SEATS - 1, SECTIONS)]  # by whose marker
    stack: Annotated[int, Span(0, (1 << MILESTONES) - 1)]  # under the current one, in secret order
    owner: Annotated[list[int], Span(-1, SEATS - 1, MILESTONES)]  # of milestones won (M4)


LAYOUT: Final = Layout(State)
