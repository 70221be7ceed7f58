"""The weights of `instinct`, in hundredths of a victory point (percentages where `instinct` says so).

Found by `python -m bench.tune progress`, see docs/bots.md; the places are named in `instinct`.
"""

from __future__ import annotations

from typing import Final

# At a table with others.
INSTINCT: Final[list[int]] = [
    # what a gain is worth when each of the last three ages begins, and at the end
    1882, 1171, 688, -7,  # action
    804, 284, 61, -36,  # draw
    91, 52, 47, 2,  # hand
    35, 28, 26, -6,  # shuffle
    133, 12, 99, 7,  # development
    83, 88, 38, -10,  # research
    164, 205, 58, 19,  # quick-draw
    197, 110, 53, 5,  # science
    287, 113, 69, 13,  # engineering
    181, 34, 44, -5,  # culture
    278, 92, 64, 24,  # general
    55, 92, 145, 99,  # prestige
    201, 168, 153, 86,  # population
    126, 107, 114, 93,  # army
    28, 20, 10, 16,  # a new-age symbol
    26,  # unlock
    26,  # pay
    17,  # flip
    9,  # discover
    0,  # research
    15,  # researched
    31,  # marker
    139,  # card
    27,  # card over
    762,  # action lost
    -37,  # quick
    68,  # quick card
    41,  # shuffle
    1,  # end
    15,  # value
    23,  # hope
    80,  # newer
    159,  # unknown
    -29,  # section
    27,  # heritage
    29,  # swap
    11,  # standing
    98,  # ending
    56,  # per five
]  # fmt: skip

# Alone, where only points count.
ALONE: Final[list[int]] = [
    1039, 640, 223, 41,  # action
    462, 96, 66, -27,  # draw
    94, 111, 16, -16,  # hand
    72, 68, 43, 17,  # shuffle
    91, 191, 131, 4,  # development
    119, 156, 81, -27,  # research
    177, 165, 64, 10,  # quick-draw
    146, 159, 84, 10,  # science
    151, 171, 82, 11,  # engineering
    155, 144, 84, -15,  # culture
    237, 242, 43, 21,  # general
    57, 120, 125, 94,  # prestige
    103, 178, 124, 56,  # population
    68, 160, 96, 57,  # army
    -61, -156, -604, -127,  # a new-age symbol
    38,  # unlock
    57,  # pay
    10,  # flip
    46,  # discover
    10,  # research
    64,  # researched
    9,  # marker
    26,  # card
    -20,  # card over
    93,  # action lost
    -9,  # quick
    51,  # quick card
    58,  # shuffle
    -17,  # end
    36,  # value
    14,  # hope
    -66,  # newer
    134,  # unknown
    -20,  # section
    10,  # heritage
    41,  # swap
    21,  # standing
    -22,  # ending
    56,  # per five
]  # fmt: skip
