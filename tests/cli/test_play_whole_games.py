"""Whole games at the terminal table, typed through its real input loop, in every language."""

from __future__ import annotations

import io
import re
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import holocene
from holocene.cli.table.saving import Keeper
from holocene.cli.table.screen import Screen
from holocene.cli.table.session import Session
from holocene.core.contract.outcome import outcome
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.locale import LANGUAGES, Text
from holocene.locale.telling import Telling

WIDTH = 80
KEY_LIKE = re.compile(r"(?<![\w/.-])[a-z]+-[a-z]+(-[a-z]+)+(?![\w-])")


pytestmark = pytest.mark.usefixtures("terminal")


def languages(often: str) -> list[Any]:
    """One of them, and the others in a soak: every sentence of a game comes up in all of them at the table with all
    expansions."""
    return [often, *(pytest.param(each, marks=pytest.mark.soak) for each in LANGUAGES if each != often)]


ASKED = ("help", "tree", "tree philosophy", "card irrigation", "card hypatia", "card great-pyramid", "score", "log 5")


class Typist:
    """Types commands, then the number of a legal choice for every decision."""

    def __init__(self, match: Match, *commands: str) -> None:
        self.match = match
        self.rng = Random(1)
        self.commands = list(commands)

    def readline(self) -> str:
        if self.commands:
            return f"{self.commands.pop(0)}\n"
        return "" if self.match.is_over else f"{self.rng.randint(1, len(self.match.legal()))}\n"

    def isatty(self) -> bool:
        return False


def played(match: Match, language: str, *commands: str) -> str:
    """What the terminal shows of a whole game."""
    target = io.StringIO()
    screen = Screen(Typist(match, *commands), target)  # type: ignore[arg-type]
    assert 0 == Session(match, screen, Keeper(match), language).run()
    assert match.is_over
    return target.getvalue()


def check(shown: str) -> None:
    assert [] == [line for line in shown.splitlines() if cell_len(line) > WIDTH]
    assert "\x1b" not in shown
    assert [] == KEY_LIKE.findall(re.sub(r"/\S+", "", shown))


def told_end(match: Match, language: str) -> str:
    """Who won and by how much, or the rank, as the first seat is told it."""
    telling = Telling(match.game, language, match.seats, 0)
    return " ".join(telling.sentence(outcome(match.score_sheet())[0]).split())


@pytest.mark.parametrize("language", languages("ru"))
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
    assert told_end(match, language) in " ".join(sheet.split())


@pytest.mark.parametrize("language", languages("de"))
def test_solo(language: str) -> None:
    """Alone, to a rank or a loss; the Time deck is on the table."""
    match = holocene.new("progress", players=1, seed=5, seats=["Ada"])
    shown = played(match, language)
    check(shown)
    text = Text(language, "progress")
    assert text("zone-time") in shown
    assert told_end(match, language) in " ".join(shown.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_expansions(language: str) -> None:
    """Personalities, Milestones and Age IV have their words too."""
    match = holocene.new(
        "progress",
        players=2,
        seed=3,
        edition="fr",
        variant="quicker",
        expansions="personalities,milestones,industrial",
        seats=[Seat("Ada"), Seat("", "greedy")],
    )
    shown = played(match, language, *ASKED)
    check(shown)
    text = Text(language, "progress")
    assert text("progress-guide") in shown
    assert text("progress-milestone") in shown
    assert text("score-milestones") in shown


@pytest.mark.parametrize(("language", "players"), [("en", 2), ("fr", 3), ("de", 4), ("ru", 4)])
def test_s_evolution(language: str, players: int) -> None:
    """The same frame serves the other game."""
    seats = [Seat("Ada"), *[Seat("", "random")] * (players - 1)]
    match = holocene.new("s-evolution", players=players, seed=3, seats=seats)
    shown = played(match, language)
    check(shown)
    assert told_end(match, language) in " ".join(shown.split())
