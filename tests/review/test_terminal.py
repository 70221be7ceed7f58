"""`holocene review`: a report in every language, and JSON."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from holocene.bots.hints_told import Reason
from holocene.cli.main import main
from holocene.cli.review_report import Report
from holocene.core.matches.match import Match
from holocene.locale import Text
from holocene.locale.text import LANGUAGES
from holocene.review.told import Better, Judged, Mark, Review, Step, Worth
from tests.review.played import BUDGET

HEADLINES = ("comeback", "slipped", "mistakes", "slips", "decided", "clean")


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    match.record().save(path)
    return path


@pytest.mark.parametrize("table", ["tricks"], indirect=True)
def test_the_review_of_a_record_is_printed(record: Path, found: Review, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["review", str(record), "--seat", "1", "--budget", str(BUDGET)]
    assert 0 == main([*words, "--json"])
    assert found == msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert 2 == main(["review", str(record), "--seat", "9", "--language", "en"])
    assert "There is no seat 9 in this game: choose from 1 to 3." == capsys.readouterr().err.strip()


def with_marks(found: Review) -> Iterator[Judged]:
    """The decisions of a review, the first of them with a mark each."""
    marks: tuple[Mark, ...] = ("slip", "mistake", "only")
    gains = [Reason(f"review-gain-{key}", {"chance": 9, "points": 2}) for key in ("both", "chance", "points")]
    for n, judged in enumerate(found.decisions):
        if n < len(marks):
            better = Better(judged.best, None, gains[n], (Step(0, judged.best),))
            yield msgspec.structs.replace(judged, mark=marks[n], better=better)
        else:
            yield judged


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_words_for_everything(match: Match, found: Review, language: str) -> None:
    """Texts are strict in tests: a key or fact that is missing would fail."""
    for key in HEADLINES:
        summary = msgspec.structs.replace(found.summary, headline=Reason(f"review-headline-{key}", {"n": 2}))
        marked = msgspec.structs.replace(found, decisions=tuple(with_marks(found)), summary=summary)
        lines = list(Report(match, marked, Text(language), 80).lines())
        assert lines[0] == Text(language)(f"review-headline-{key}", n=2)


@pytest.mark.parametrize("table", ["progress"], indirect=True)
@pytest.mark.parametrize(("chance", "last"), [(1.0, "██████"), (0.5, "   ███"), (0.0, "      ")])
def test_the_curve_is_as_high_as_the_chance(match: Match, found: Review, chance: float, last: str) -> None:
    """The last column is the result, from above."""
    end = msgspec.structs.replace(found.end, worth=Worth(chance, 40.0))
    lines = list(Report(match, msgspec.structs.replace(found, end=end), Text("en"), 1000).lines())
    first = lines.index(Text("en")("review-curve")) + 1
    assert last == "".join(line[-1] for line in lines[first : first + 6])
