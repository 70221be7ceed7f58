"""The story in lines: headings in the colour of the seat, a line a sentence, and its events where wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from holocene.core.contract.game import Event, Line, Segment
from holocene.core.contract.story import Chapter, Sentence, player_of
from holocene.locale.telling import Telling

STORY: Final = "story"
STEPS: Final = "steps"
ALL: Final = "all"


def chapter_lines(telling: Telling, chapter: Chapter, events: Sequence[Event], density: str = STORY) -> Iterator[Line]:
    """A chapter with its heading."""
    if chapter.heading is not None:
        seat = player_of(chapter.heading.facts)
        style = "heading" if seat is None else f"seat{seat}"
        yield Line((Segment(telling.heading(chapter.heading), style),))
    for sentence in chapter.sentences:
        words = Segment(telling.told(sentence, events), "strong" if sentence.stands_out else "")
        yield Line((words,), Segment("  "))
        if density == STEPS and sentence.kind:
            yield from event_lines(telling, [events[at] for at in sentence.steps], "      ")


def event_lines(telling: Telling, events: Sequence[Event], indent: str = "  ") -> Iterator[Line]:
    """Events in their own words, each with its rule."""
    for event in events:
        yield Line((Segment(telling.event(event)), Segment(f" ({event.rule})", "dim")), Segment(indent))


def last_sentences(chapters: Sequence[Chapter], wanted: int) -> list[Chapter]:
    """The last so many sentences, under their headings."""
    kept: list[Chapter] = []
    for chapter in reversed(chapters):
        if wanted <= 0:
            break
        sentences: tuple[Sentence, ...] = chapter.sentences[-wanted:]
        wanted -= len(sentences)
        if sentences:
            kept.append(Chapter(chapter.heading, chapter.n, sentences))
    return kept[::-1]
