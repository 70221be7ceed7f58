"""Text that people write for others: names, and what they say."""

from __future__ import annotations

import unicodedata
from typing import Final

MOST_MARKS: Final = 2  # combining marks on one letter
BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # counted as letters, yet nothing is seen of them
JOINERS: Final = "\u200c\u200d"
VIRAMA: Final = 9  # its combining class


def plain(text: str) -> str:
    """A text without what cannot be seen, turns the direction of writing, or would run into the lines around it.

    >>> plain("  Zoë \\u0007 Bell\\u202e "), plain("a" + "\\u0301" * 9) == plain("a" + "\\u0301" * 3)
    ('Zoë Bell', True)
    >>> plain("\\u3164\\u2800"), len(plain("\\U0001f468\\u200d\\U0001f467")), plain("An\\u200dn\\u200d")
    ('', 3, 'An n')
    """
    kept, marks = "", 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept += letter if _is_shown(letter, kept[-1:]) else " "
    return " ".join(word.rstrip(JOINERS) for word in kept.split()).strip()


def _is_shown(letter: str, before: str) -> bool:
    """A joiner is, by what it makes of its neighbours: one picture of several, or the right form of a letter."""
    if letter in JOINERS:
        return before != "" and _joins(before)
    return letter.isprintable() and letter not in BLANK


def _joins(letter: str) -> bool:
    is_picture = letter == "\ufe0f" or unicodedata.category(letter) in ("So", "Sk")
    return is_picture or unicodedata.bidirectional(letter) == "AL" or unicodedata.combining(letter) == VIRAMA
