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
    3649, 1527, 3354, 107,  # action
    220, 344, 226, -46,  # draw
    -98, 23, 65, -296,  # hand
    100, 342, 319, -415,  # shuffle
    -4, 73, 33, -34,  # development
    -30, 191, 19, 350,  # research
    -26, 53, 50, -156,  # quick-draw
    111, 54, 9, -104,  # science
    -741, 17, -13, 90,  # engineering
    -29, 134, 81, -846,  # culture
    -31, 84, 24, -117,  # general
    41, 9, 18, 302,  # prestige
    165, 88, 38, -57,  # population
    -129, -106, 12, 70,  # army
    457, 42, -195, -65,  # a new-age symbol
    19,  # unlock
    19,  # pay
    -2,  # flip
    815,  # discover
    -100,  # research
    -41,  # researched
    -154,  # marker
    289,  # card
    -751,  # card over
    4518,  # action lost
    109,  # quick
    -970,  # quick card
    -6,  # shuffle
    -293,  # end
    94,  # value
    85,  # hope
    -248,  # newer
    234,  # unknown
    -10,  # section
    -82,  # heritage
    4161,  # swap
    20,  # standing
    -188,  # ending
    -26,  # per five
]  # fmt: skip

# What things are worth at the end: when each of the last three ages begins, and at the end; then how that changes with
# every step of the Action skill.
PROSPECTS: Final[list[int]] = [
    1377, 1404, 835, 173, -202, -176, -75, 31,  # action
    424, 278, 94, -17, -28, -38, -6, 10,  # draw
    38, 107, 55, -8, 105, -1, -5, 13,  # hand
    339, 358, 197, 58, 72, 2, 16, -17,  # shuffle
    66, 76, 87, 17, 21, 1, -19, 1,  # development
    -46, 79, 84, 16, 65, -14, -20, 3,  # research
    165, 288, 142, 7, 48, -66, -26, 6,  # quick-draw
    104, 148, 94, 28, 74, -22, -12, -1,  # science
    107, 65, 70, 51, 51, 24, -7, -12,  # engineering
    -80, 15, 78, 45, 169, 45, 0, -17,  # culture
    71, 128, 118, 59, 95, 11, -10, -7,  # general
    38, 27, 4, -10, -32, -8, 7, 4,  # prestige
    35, 12, 12, -20, -29, -5, -3, 8,  # population
    15, -23, 27, -9, -1, 18, -5, 7,  # army
    20, 28, 53, 105, 4, 7, 4, -5,  # a point now
    111, 62, 57, 74, 165, 149, 119, 206,  # the turn
    -77, -145, -190, -129, 62, 9, -12, -47,  # a turn of another before
    124, 41, -33, -49, -102, -3, 24, -14,  # a card in hand
    -30, -1, 33, 39, 33, 6, -11, -8,  # Knowledge in hand
    -63, -17, -28, -73, 42, -15, -15, 0,  # a card worth more than its price
    9, 11, 10, 10, 3, -2, 2, 6,  # percent of what such cards are worth beyond it
    6, 20, 7, -23, -1, -4, -4, 6,  # percent of the best of them
    10, 14, 7, 83, -13, -6, 11, -10,  # of the second
    -19, -27, 10, -10, 21, 31, 9, -15,  # of the third
]  # fmt: skip
