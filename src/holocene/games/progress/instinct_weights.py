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
ALONE: Final[list[int]] = [*INSTINCT]
