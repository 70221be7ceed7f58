"""Text that people write for others: names, and what they say."""

from __future__ import annotations

import unicodedata
from typing import Final

MOST_MARKS: Final = 2  # combining marks on one letter


def plain(text: str) -> str:
    """A text without what cannot be shown, turns the direction of writing, or would run into the lines around it.

    >>> plain("  Zoë \\u0007 Bell\\u202e "), plain("a" + "\\u0301" * 9) == plain("a" + "\\u0301" * 3)
    ('Zoë Bell', True)
    """
    kept, marks = "", 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept += letter if letter.isprintable() else " "
    return " ".join(kept.split())
