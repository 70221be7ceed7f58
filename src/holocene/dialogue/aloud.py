"""Lines as they are heard, or read one after the other: headings, labels and words, without marks, gaps and columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from holocene.core.contract.game import Line
from holocene.core.contract.names import whole

GAPS: Final = ("\u00a0· ", " · ")  # what boards draw between the parts of a line
PAUSE: Final = "; "
HEADINGS: Final = ("heading", "seat")  # how the styles of a heading begin


class Said(NamedTuple):
    """A heading with what is told beside it, or a line with its label; what is empty is left out."""

    heading: str
    label: str
    words: str


def said(lines: Iterable[Line]) -> Iterator[Said]:
    """What is left of lines when nothing is drawn.

    >>> from holocene.core.contract.game import Segment
    >>> list(said([Line((Segment("\\n"), Segment("Ada", "seat0"), Segment(" · ", "dim"), Segment("5 cards")))]))
    [Said(heading='Ada', label='', words='5 cards')]
    >>> list(said([Line((Segment("Action 2"), Segment(" · "), Segment("Draw 4")), Segment("  Skills   "))]))
    [Said(heading='', label='Skills', words='Action 2; Draw 4')]
    """
    for line in lines:
        parts = [segment for segment in line.segments if segment.words.strip()]
        heading = ""
        if parts and not line.label.words.strip() and parts[0].style.startswith(HEADINGS):
            heading = plainly(parts.pop(0).words)
        words = plainly("".join(part.words for part in parts)).strip(PAUSE)
        found = Said(heading, plainly(line.label.words).removesuffix(":"), words)
        if any(found):
            yield found


def plainly(words: str) -> str:
    """Words in one row, with pauses where gaps were drawn."""
    for gap in GAPS:
        words = words.replace(gap, PAUSE)
    return " ".join(whole(words).split())
