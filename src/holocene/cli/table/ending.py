"""How a game came out: the headline, what stands below it, and what turned the game, as the browser's page tells it."""

from __future__ import annotations

from collections.abc import Iterator

from holocene.cli.table import sheet
from holocene.core.contract.game import Line, ScoreSheet, Segment
from holocene.core.contract.outcome import outcome
from holocene.core.matches.chronicle import chronicle_of
from holocene.core.matches.match import Match
from holocene.locale.telling import Telling

BULLET = Segment("  ")


def of_game(telling: Telling, match: Match, score: ScoreSheet) -> Iterator[Line]:
    """The title, how the points lie, from where the victory came, a kind word, and the turning points."""
    from holocene.bots.review import foreteller  # heavy, and only wanted here

    told = chronicle_of(match, score, foreteller(match.game, len(match.seats)))
    yield Line((Segment(telling.title(outcome(score)[0]), "strong"),))
    yield from (Line((Segment(words),)) for words in sheet.told(telling, score))
    kind = None if telling.viewer is None else told.consoles[telling.viewer]
    sentences = (*told.lede, kind) if kind else told.lede
    if sentences:
        yield Line((Segment(" ".join(map(telling.sentence, sentences))),))
    major = [each for each in told.turning if each.is_major]
    if major:
        yield Line(())
        yield Line((Segment(telling("end-turning"), "heading"),))
    for each in major:
        words = f"{telling('end-round-n', n=each.round)}: {telling.sentence(each.sentence)}"
        yield Line((Segment(words),), BULLET)
