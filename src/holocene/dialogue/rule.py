"""A rule of the law as a table in words shows it: its marks become styles, its no-break spaces hold."""

from __future__ import annotations

import re

from holocene.core.contract.game import Line, Segment
from holocene.core.rulebook.law import Rule

MARKED = re.compile(r"(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)")


def line_of(rule: Rule) -> Line:
    """The id as a label, then the words.

    >>> label, words = line_of(Rule("toy", "A1", 1, "Toys", "", "*Ruling (option `x`):* take **all**."))[::-1]
    >>> label.words, [tuple(part) for part in words if part.words]
    ('A1 ', [('Ruling (option x):', 'italic'), (' take ', ''), ('all', 'bold'), ('.', '')])
    """
    segments = tuple(Segment(re.sub(r"[*`]", "", part), _style(part)) for part in MARKED.split(rule.text))
    return Line(segments, Segment(f"{rule.id} ", "bold"))


def _style(part: str) -> str:
    if not MARKED.fullmatch(part):
        return ""
    return "bold" if part.startswith("**") else "italic" if part.startswith("*") else "number"
