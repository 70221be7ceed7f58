"""The weights of `instinct`, in hundredths of a victory point (percentages where `instinct` says so).

Found by `python -m bench.tune s-evolution`, see docs/bots.md; the places are named in `instinct`.
"""

from __future__ import annotations

from typing import Final

INSTINCT: Final[list[int]] = [
    97, 129, 71,  # spare Food, Tools, Science
    11,  # fade
    42,  # partly
    -7, 158, 26, 55, 318, 138,  # an Age more, by rounds to come
    60,  # fall
    143,  # loss
    74,  # Joker
    202, 174, 58, 44, -30, -4,  # first levels of the places
    110, 115, 72, 56, 23, 6,  # their further levels
    11, -3, 85, 28, 136, 31, -28,  # each step of Population
    69, 44, 47, 188, 27, 89, 693, 421,  # Calamities
    35,  # percentage that Protection leaves
    47,  # colour of a Discovery
    19,  # its colour hidden
    92,  # playing a Discovery
    48,  # number
    142, 77,  # fixed colour, trump
    88,  # saved
    -277,  # second
    -110,  # move
    -70,  # done
]  # fmt: skip
