"""The command `hint` of the terminal: three steps, then the same decision again, then the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

import holocene
from holocene.bots.hints_told import Candidate, Hint, Reason
from holocene.cli.table import hinting
from holocene.core.matches.match import Match
from holocene.locale import LANGUAGES, Text

HAND = "seat 0: hand irrigation calendar poetry pottery; tokens science engineering; active alphabet"

Typed: TypeAlias = Callable[..., str]


@pytest.fixture
def match() -> Match:
    return holocene.position(HAND, players=1, seats=["Ada"])


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """At how many moves advice was asked for; it is to discover Pottery, or else any first move."""
    found: list[int] = []

    def advise(session: Any) -> Hint:
        found.append(len(session.match.made))
        legal = session.match.legal()
        best = "discover pottery" if "discover pottery" in legal else legal[0]
        kind = session.telling.board.group(session.view, best)
        candidates = (Candidate(best, 0.5, 0.625, 61.7, 2), Candidate(legal[2], 0.5, 0.6, 60.1, 2))
        better = Reason("table-hint-gain-both", {"points": 2, "win": 3})
        return Hint(kind, candidates, best, better, Reason("hint-owned", {"technology": "pottery"}))

    monkeypatch.setattr(hinting, "advise", advise)
    return found


def test_each_time_it_tells_more(match: Match, typed: Typed, asked: list[int]) -> None:
    """The kind, candidates with what they promise, the move with how much better it is and why; one hint for one
    decision."""
    shown = typed(match, "hint", "hint", "hint", "hint")
    kind, candidates, move = (
        "Consider: Discover",
        "Worth a look: Discover Pottery (62 VP, second place, 62% to win)",
        "Best: Discover Pottery. It should bring 2 VP more than “Discover Calendar” and raise your chance of winning "
        "by 3 percentage points. You already have Pottery.",
    )
    assert [1, 1, 2] == [shown.count(words) for words in (kind, candidates, move)]
    assert shown.index(kind) < shown.index(candidates) < shown.index(move)
    assert [0] == asked
    assert [] == match.moves


def test_the_next_decision_begins_anew(match: Match, typed: Typed, asked: list[int]) -> None:
    shown = typed(match, "hint", "hint", "hint", "discover pottery; flip engineering", "hint")
    assert 2 == shown.count("Consider: ")
    assert [0, 2] == asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_asked_for_in_every_language(match: Match, typed: Typed, asked: list[int], language: str) -> None:
    text = Text(language)
    shown = typed(match, text("play-word-hint"), language=language)
    assert " ".join(text("play-hint-more").split()) in shown
    assert [0] == asked
