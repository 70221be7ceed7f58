"""The weights of `instinct`, in hundredths of a victory point (percentages where `instinct` says so).

Found by `python -m bench.tune progress`, the prospects by `python -m bench.foresee progress` (docs/bots.md). The places
are named in `instinct` and `prospect`.
"""

from __future__ import annotations

from typing import Final

# At a table with others.
INSTINCT: Final[list[int]] = [
    # what a gain is worth when each of the last three ages begins, and at the end
    3136, 1208, 1344, 9,  # action
    974, 569, 16, -42,  # draw
    284, 100, 34, 6,  # hand
    38, 16, 34, 23,  # shuffle
    104, 16, 88, -3,  # development
    120, 113, 10, -23,  # research
    131, 142, 104, 44,  # quick-draw
    114, 96, 26, 15,  # science
    184, 111, 83, -3,  # engineering
    134, 44, 40, 4,  # culture
    231, 126, 50, 18,  # general
    100, 102, 164, 72,  # prestige
    109, 104, 140, 128,  # population
    104, 121, 84, 154,  # army
    8, 30, 8, 37,  # a new-age symbol
    0,  # unlock
    24,  # pay
    16,  # flip
    65,  # discover
    -32,  # research
    8,  # researched
    53,  # marker
    189,  # card
    2,  # card over
    2240,  # action lost
    -56,  # quick
    62,  # quick card
    28,  # shuffle
    5,  # end
    0,  # value
    22,  # hope
    84,  # newer
    136,  # unknown
    2,  # section
    42,  # heritage
    18,  # swap
    22,  # standing
    188,  # ending
    74,  # per five
]  # fmt: skip

# Alone, where only points count.
ALONE: Final[list[int]] = [
    943, 835, 781, 76,  # action
    263, 162, 52, -24,  # draw
    30, 109, -27, 13,  # hand
    111, 180, 59, 17,  # shuffle
    -62, 127, 124, 31,  # development
    227, 30, 71, -15,  # research
    334, 71, 90, 19,  # quick-draw
    81, 108, 136, 5,  # science
    127, 59, 10, 4,  # engineering
    6, 145, 45, -17,  # culture
    162, 173, 106, 30,  # general
    51, 156, 177, 111,  # prestige
    58, 39, 108, 51,  # population
    61, 66, 45, 69,  # army
    -8, -131, -750, -156,  # a new-age symbol
    24,  # unlock
    43,  # pay
    20,  # flip
    47,  # discover
    -34,  # research
    66,  # researched
    -21,  # marker
    54,  # card
    -14,  # card over
    287,  # action lost
    -12,  # quick
    69,  # quick card
    59,  # shuffle
    -45,  # end
    36,  # value
    14,  # hope
    -118,  # newer
    67,  # unknown
    -20,  # section
    10,  # heritage
    41,  # swap
    76,  # standing
    -39,  # ending
    56,  # per five
]  # fmt: skip

# What things are worth at the end: when each of the last three ages begins, and at the end.
PROSPECTS: Final[list[int]] = [
    2817, 1599, 731, -151,  # action
    465, 246, 117, -49,  # draw
    190, 159, 43, -37,  # hand
    198, 224, 168, -7,  # shuffle
    97, 78, 67, -10,  # development
    210, 155, 88, -13,  # research
    70, 164, 86, -7,  # quick-draw
    126, 152, 84, -3,  # science
    129, 103, 71, -22,  # engineering
    108, 145, 78, -15,  # culture
    114, 179, 93, -28,  # general
    -64, -62, -7, 23,  # prestige
    -35, -32, -1, 16,  # population
    -75, -20, -1, 24,  # army
    -110, -63, 17, 26,  # a card in hand
    38, 57, 68, 98,  # a point now
    321, 210, 93, -15,  # percent of what the hand is kept for
    141, 149, 136, 295,  # the turn
    -36, -161, -199, -184,  # a turn of another before
]  # fmt: skip
