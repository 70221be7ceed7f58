"""The weights of `instinct`, in hundredths of a victory point (percentages where `instinct` says so).

Found by `python -m bench.tune progress`, the prospects by `python -m bench.foresee progress` (docs/bots.md). The places
are named in `instinct` and `prospect`.
"""

from __future__ import annotations

from typing import Final

# At a table with others.
INSTINCT: Final[list[int]] = [
    # what a gain is worth when each of the last three ages begins, and at the end
    3712, 1523, 1475, 17,  # action
    1026, 590, 24, -45,  # draw
    334, 118, 42, 2,  # hand
    36, 12, 34, 24,  # shuffle
    76, 14, 82, 14,  # development
    94, 110, 0, -20,  # research
    84, 124, 98, 60,  # quick-draw
    140, 108, 34, 16,  # science
    134, 90, 94, -6,  # engineering
    116, 48, 44, 0,  # culture
    218, 118, 58, 27,  # general
    86, 116, 122, 84,  # prestige
    94, 115, 104, 158,  # population
    98, 131, 80, 155,  # army
    17, 44, 12, 36,  # a new-age symbol
    0,  # unlock
    24,  # pay
    18,  # flip
    62,  # discover
    -38,  # research
    15,  # researched
    44,  # marker
    198,  # card
    -5,  # card over
    2362,  # action lost
    -61,  # quick
    66,  # quick card
    22,  # shuffle
    6,  # end
    12,  # value
    18,  # hope
    78,  # newer
    162,  # unknown
    8,  # section
    41,  # heritage
    14,  # swap
    28,  # standing
    207,  # ending
    57,  # per five
]  # fmt: skip

# Alone, where only points count.
ALONE: Final[list[int]] = [
    744, 798, 886, 52,  # action
    308, 172, 41, -41,  # draw
    35, 115, -34, 11,  # hand
    132, 157, 66, 29,  # shuffle
    -59, 128, 115, 36,  # development
    220, 23, 67, -6,  # research
    388, 60, 117, -3,  # quick-draw
    72, 80, 81, 13,  # science
    123, 26, -3, 0,  # engineering
    1, 184, 9, -24,  # culture
    244, 234, 79, 22,  # general
    38, 49, 125, 145,  # prestige
    65, 31, 77, 52,  # population
    58, 69, 46, 67,  # army
    9, -119, -898, -165,  # a new-age symbol
    15,  # unlock
    40,  # pay
    6,  # flip
    61,  # discover
    -28,  # research
    71,  # researched
    -29,  # marker
    62,  # card
    -9,  # card over
    303,  # action lost
    -18,  # quick
    77,  # quick card
    67,  # shuffle
    -44,  # end
    34,  # value
    24,  # hope
    -102,  # newer
    71,  # unknown
    -20,  # section
    10,  # heritage
    41,  # swap
    72,  # standing
    -35,  # ending
    56,  # per five
]  # fmt: skip

# What things are worth at the end: when each of the last three ages begins, and at the end.
PROSPECTS: Final[list[int]] = [
    2887, 1879, 943, -297,  # action
    435, 197, 120, -45,  # draw
    36, 117, 40, -48,  # hand
    55, 56, 108, -4,  # shuffle
    18, 31, 24, 19,  # development
    28, 40, 35, 12,  # research
    19, 18, 52, 4,  # quick-draw
    11, 38, 55, 3,  # science
    12, -13, 24, 5,  # engineering
    57, 56, 40, -6,  # culture
    -24, 83, 65, -19,  # general
    -53, -56, 0, 25,  # prestige
    15, -25, -1, 18,  # population
    -32, 14, 19, 17,  # army
    -122, -162, -45, 53,  # a card in hand
    17, 48, 59, 103,  # a point now
    250, 264, 138, -33,  # percent of what the hand is kept for
    133, 104, 132, 325,  # the turn
    24, -141, -174, -175,  # a turn of another before
]  # fmt: skip
