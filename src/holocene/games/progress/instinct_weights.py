"""The weights of `instinct`, in hundredths of a victory point (percentages where `instinct` says so).

Found by `python -m bench.tune progress`, the prospects by `python -m bench.foresee progress` (docs/bots.md). The places
are named in `instinct` and `prospect`.
"""

from __future__ import annotations

from typing import Final

# At a table with others.
INSTINCT: Final[list[int]] = [
    # what a gain is worth when each of the last three ages begins, and at the end
    6024, 3458, 2650, -39,  # action
    1169, 241, 45, -54,  # draw
    120, 57, -25, 110,  # hand
    368, 353, 123, 81,  # shuffle
    36, 31, 52, -20,  # development
    53, -35, 42, -108,  # research
    152, 78, 100, 34,  # quick-draw
    79, -18, -22, -63,  # science
    221, -2, 38, 41,  # engineering
    56, -2, 12, -36,  # culture
    140, 41, 55, 22,  # general
    50, 123, 31, 89,  # prestige
    88, 130, 98, 64,  # population
    74, 162, 78, 227,  # army
    110, -3, 44, 28,  # a new-age symbol
    18,  # unlock
    25,  # pay
    33,  # flip
    354,  # discover
    56,  # research
    -29,  # researched
    85,  # marker
    238,  # card
    37,  # card over
    1980,  # action lost
    -121,  # quick
    130,  # quick card
    58,  # shuffle
    -8,  # end
    59,  # value
    36,  # hope
    141,  # newer
    353,  # unknown
    54,  # section
    60,  # heritage
    62,  # swap
    33,  # standing
    19,  # ending
    120,  # per five
]  # fmt: skip

# Alone, where only points count.
ALONE: Final[list[int]] = [
    3140, 1460, 2442, 134,  # action
    -35, 85, -16, -79,  # draw
    -77, 1, 52, -454,  # hand
    431, 509, 201, -629,  # shuffle
    26, 66, 20, -36,  # development
    -36, 21, -89, 457,  # research
    -40, 50, 9, -289,  # quick-draw
    -12, 51, 2, -60,  # science
    -482, 66, 16, -50,  # engineering
    -42, 127, 64, -1294,  # culture
    24, 92, 53, -20,  # general
    -8, 13, -3, 492,  # prestige
    77, 41, 24, 88,  # population
    37, 62, 36, 66,  # army
    425, 1, -196, -51,  # a new-age symbol
    8,  # unlock
    2,  # pay
    2,  # flip
    1046,  # discover
    -295,  # research
    -58,  # researched
    -17,  # marker
    -9,  # card
    -1516,  # card over
    5642,  # action lost
    -61,  # quick
    -1142,  # quick card
    -68,  # shuffle
    -964,  # end
    22,  # value
    41,  # hope
    -361,  # newer
    177,  # unknown
    27,  # section
    -83,  # heritage
    3862,  # swap
    -31,  # standing
    -253,  # ending
    23,  # per five
]  # fmt: skip

# What things are worth at the end: when each of the last three ages begins, and at the end; then how that changes with
# every step of the Action skill.
PROSPECTS: Final[list[int]] = [
    1453, 1431, 776, 230, -173, -175, -44, 38,  # action
    381, 231, 66, -19, -33, -49, -9, 10,  # draw
    118, 101, 65, -6, 32, -9, -14, 5,  # hand
    431, 455, 246, 16, 46, -35, 8, 2,  # shuffle
    166, 146, 79, -21, -14, -31, -18, 22,  # development
    132, 190, 88, 51, 39, -50, -15, -16,  # research
    144, 266, 125, 64, 24, -73, -27, -25,  # quick-draw
    220, 174, 114, 19, 13, -24, -16, -1,  # science
    222, 120, 126, 41, 16, -1, -21, -9,  # engineering
    115, 4, 54, 145, 63, 47, -2, -38,  # culture
    280, 251, 149, 58, 19, -50, -18, -14,  # general
    -80, -30, 2, 2, 16, 18, 7, -2,  # prestige
    5, -27, -9, -3, -24, 11, 1, 0,  # population
    -30, 15, 43, 2, 31, 12, -6, -1,  # army
    19, 23, 53, 106, 1, 8, 5, -2,  # a point now
    98, 52, 0, -38, 176, 170, 138, 239,  # the turn
    -86, -186, -174, -119, 52, 30, -22, -70,  # a turn of another before
    102, 13, -34, 10, -67, -3, 28, 23,  # a card in hand
    -24, 3, 34, 2, 20, 5, -11, -8,  # Knowledge in hand
    -47, -8, -16, -3, 27, -20, -17, -20,  # a card worth more than its price
    5, 7, 10, 9, 1, 3, 4, 3,  # percent of what such cards are worth beyond it
    10, 23, 7, -20, -1, -9, -4, 11,  # percent of the best of them
    5, 15, 3, 68, -5, -11, 11, -28,  # of the second
    -2, -23, -14, -17, 10, 34, 14, 2,  # of the third
]  # fmt: skip
