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

# What things are worth at the end: when each of the last three ages begins, and at the end; then how that changes with
# every step of the Action skill.
PROSPECTS: Final[list[int]] = [
    3331, 2312, 1267, -210,  -379, -279, -139, 62,  # action
    518, 306, 151, -41,  -176, -110, -22, 4,  # draw
    98, 118, 49, -54,  -30, 28, -3, 24,  # hand
    97, 112, 107, -9,  47, -28, -19, 13,  # shuffle
    54, 22, 24, -6,  -58, -29, 11, -1,  # development
    56, 35, 9, 50,  82, 20, 20, -33,  # research
    33, 82, 76, -29,  -62, -31, -22, 31,  # quick-draw
    58, 54, 71, -3,  -19, -20, -16, 3,  # science
    28, -12, 27, 2,  72, 20, -3, 0,  # engineering
    62, 51, 57, -3,  17, 18, -12, 7,  # culture
    15, 130, 80, -19,  -30, -58, -16, 14,  # general
    -70, -55, -2, 14,  20, -6, -2, -2,  # prestige
    -53, -26, 11, -1,  22, -3, -10, 7,  # population
    -82, -3, 18, 16,  70, -3, -8, -2,  # army
    27, 51, 63, 101,  -15, 9, 4, -3,  # a point now
    115, 134, 44, 211,  605, 122, 140, 34,  # the turn
    3, -153, -208, -92,  510, 99, 22, -65,  # a turn of another before
    13, 89, -38, 84,  94, -23, 116, -18,  # a card in hand
    -18, -33, 33, -15,  -15, 15, -43, 0,  # Knowledge in hand
    28, -45, -35, 44,  -36, -31, -28, -37,  # a card worth more than its price
    -18, 11, 3, 1,  -7, 1, 9, -2,  # percent of what such cards are worth beyond it
    87, 150, 56, -15,  -11, -50, -27, 56,  # percent of the best of them
    58, 26, 67, -20,  -48, -27, 10, 4,  # of the second
    -29, -47, -12, -8,  44, 55, 25, 7,  # of the third
]  # fmt: skip
