"""Source maps of whole lines (ECMA-426): which line of which file a line of a bundle was."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
Place = tuple[int, int] | None  # number of the file, line from 0; None for a line of nobody


def source_map(sources: Sequence[str], lines: Sequence[Place]) -> bytes:
    """The map of a bundle whose lines were these."""
    groups, file, line = [], 0, 0
    for place in lines:
        if place is None:
            groups.append("")
        else:
            groups.append("A" + _digits(place[0] - file) + _digits(place[1] - line) + "A")
            file, line = place
    return json.dumps({"version": 3, "sources": list(sources), "names": [], "mappings": ";".join(groups)}).encode()


def _digits(number: int) -> str:
    """A number by five bits at a time, the smallest first; the first of all is its sign.

    >>> _digits(0), _digits(1), _digits(-1), _digits(16)
    ('A', 'C', 'D', 'gB')
    """
    left = abs(number) << 1 | (number < 0)
    text = ""
    while True:
        left, bits = left >> 5, left & 31
        text += DIGITS[bits | (32 if left else 0)]
        if not left:
            return text
