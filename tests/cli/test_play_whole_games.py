"""Whole games at the terminal table, typed through its real input loop, in every language."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.cells import cell_len

import holocene
from holocene.cli.table.saving import Keeper
from holocene.cli.table.screen import Screen
from holocene.cli.table.session import Session
from holocene.core.match import Match
from holocene.core.seats import Seat
from holocene.locale import LANGUAGES, Text

WIDTH = 80
KEY_LIKE = re.compile(r"(?<![\w/.-])[a-z]+-[a-z]+(-[a-z]+)+(?![\w-])")


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    """No colour, 80 columns, saves in a folder of the test; a message that is not there is an error."""
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(Text, "is_strict", True)


class Typist:
    """Types the number of a legal choice, whatever is asked; a line for every decision."""

    def __init__(self, match: Match, first_only: bool = False) -> None:
        self.match = match
        self.rng = Random(1)
        self.first_only = first_only

    def readline(self) -> str:
        if self.match.is_over:
            return ""
        return f"{1 if self.first_only else self.rng.randint(1, len(self.match.legal()))}\n"

    def isatty(self) -> bool:
        return False


def played(match: Match, language: str) -> str:
    """What the terminal shows of a whole game."""
    target = io.StringIO()
    screen = Screen(Typist(match), target)  # type: ignore[arg-type]
    assert 0 == Session(match, screen, Keeper(match), language).run()
    assert match.is_over
    return target.getvalue()


def check(shown: str) -> None:
    assert [] == [line for line in shown.splitlines() if cell_len(line) > WIDTH]
    assert "\x1b" not in shown
    assert [] == KEY_LIKE.findall(re.sub(r"/\S+", "", shown))


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_players(language: str) -> None:
    """A person and two bots, to the score sheet with every line, its rule and the winner."""
    seats = [Seat("Ada"), Seat("", "random"), Seat("", "random")]
    match = holocene.new("progress", players=3, seed=11, variant="quicker", seats=seats)
    shown = played(match, language)
    check(shown)
    text = Text(language, "progress")
    sheet = shown[shown.index(text("table-score-sheet")) :]
    for line in match.score_sheet().lines:
        assert text(f"score-{line.key}") in sheet
        assert line.rule in sheet
    assert str(max(match.scores())) in sheet
    assert text("table-victory", winners="").strip() in sheet


@pytest.mark.parametrize("language", LANGUAGES)
def test_solo(language: str) -> None:
    """Alone, to a rank or a loss; the Time deck is on the table."""
    match = holocene.new("progress", players=1, seed=5, seats=["Ada"])
    shown = played(match, language)
    check(shown)
    text = Text(language, "progress")
    assert text("zone-time") in shown
    rank = match.score_sheet().rank
    assert text("table-rank", rank=text(f"rank-{rank}")) in shown if rank else text("table-lost") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_expansions(language: str) -> None:
    """Personalities, Milestones and Age IV have their words too."""
    match = holocene.new(
        "progress",
        players=2,
        seed=3,
        edition="fr",
        expansions="personalities,milestones,industrial",
        seats=[Seat("Ada"), Seat("", "random")],
    )
    shown = played(match, language)
    check(shown)
    text = Text(language, "progress")
    assert text("progress-guide") in shown
    assert text("progress-milestone") in shown
    assert text("score-milestones") in shown
