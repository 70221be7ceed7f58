"""Breaks lines of styled words at plain spaces, never at no-break ones, and indents what goes on below."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len, chop_cells
from rich.text import Text

from holocene.core.contract.game import Line, Segment
from holocene.core.contract.names import whole

LEAST = 24  # columns that are left beside a label; under a longer one the words begin on a line of their own
INDENT = 4


def wrapped(line: Line, width: int) -> Iterator[Text]:
    """The rows of a line, none wider than `width`.

    >>> line = Line((Segment("one two three"),), Segment("a: "))
    >>> [row.plain for row in wrapped(line, 10)]
    ['a: ', '    one', '    two', '    three']
    >>> [row.plain for row in wrapped(line, 30)]
    ['a: one two three']
    """
    row = Text().append(line.label.words, style=line.label.style)
    indent = cell_len(line.label.words)
    if indent and width - indent < LEAST and cell_len(_words(line)) > width - indent:
        yield row
        indent = min(INDENT, width // 2)
        row = Text(" " * indent)
    gap = ""
    for word in _pieces(line.segments, width - indent):
        breaks = len(word) == 1 and word[0].words == "\n"
        size = sum(cell_len(part.words) for part in word)
        if breaks or (row.cell_len > indent and row.cell_len + cell_len(gap) + size > width):
            yield row
            row, gap = Text(" " * (0 if breaks else indent)), ""
        if breaks:
            continue
        row.append(gap)
        for part in word:
            row.append(part.words, style=part.style)
        gap = " "
    yield row


def _words(line: Line) -> str:
    return "".join(segment.words for segment in line.segments)


def _pieces(segments: tuple[Segment, ...], room: int) -> Iterator[list[Segment]]:
    """Words: runs without a plain space, each a list of its styled parts; one that fits no row is cut."""
    word: list[Segment] = []
    for segment in segments:
        for n, part in enumerate(whole(segment.words).replace("\n", " \n ").split(" ")):
            if n and word:
                yield from _cut(word, room)
                word = []
            if part:
                word.append(Segment(part, segment.style))
    if word:
        yield from _cut(word, room)


def _cut(word: list[Segment], room: int) -> Iterator[list[Segment]]:
    if sum(cell_len(part.words) for part in word) <= room:
        yield word
        return
    for part in word:
        for piece in chop_cells(part.words, room):
            yield [Segment(piece, part.style)]
