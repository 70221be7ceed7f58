"""The weights of `instinct`, in hundredths of a victory point (percentages where `instinct` says so).

Found by `python -m bench.tune progress`, see docs/bots.md; the places are named in `instinct`.
"""

from __future__ import annotations

from typing import Final

# At a table with others.
INSTINCT: Final[list[int]] = [
    # what a gain is worth when each of the last three ages begins, and at the end
    1470, 894, 559, -2,  # action
    676, 263, 63, -5,  # draw
    111, 66, 44, -6,  # hand
    31, 25, 14, -1,  # shuffle
    150, 23, 102, 13,  # development
    102, 114, 42, 0,  # research
    189, 213, 53, 9,  # quick-draw
    189, 124, 54, 3,  # science
    220, 111, 79, 8,  # engineering
    150, 27, 53, -2,  # culture
    205, 71, 64, 17,  # general
    62, 86, 123, 136,  # prestige
    130, 129, 127, 93,  # population
    157, 103, 85, 70,  # army
    22, 0, 10, 6,  # a new-age symbol
    21,  # unlock
    32,  # pay
    -1,  # flip
    0,  # discover
    -3,  # research
    25,  # researched
    47,  # marker
    105,  # card
    27,  # card over
    559,  # action lost
    -31,  # quick
    71,  # quick card
    46,  # shuffle
    -11,  # end
    21,  # value
    16,  # hope
    76,  # newer
    154,  # unknown
    -29,  # section
    27,  # heritage
    29,  # swap
    18,  # standing
    118,  # ending
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
