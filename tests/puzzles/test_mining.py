"""How puzzles are graded, confirmed and chosen (`python -m bench.puzzles`)."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bench.puzzles.finishing import spread
from bench.puzzles.grading import ladder, rating_of, seen_first
from bench.puzzles.mining import is_confirmed
from holocene.puzzles.book import puzzles_of
from holocene.puzzles.told import Proof

MOVES = {1: 0.5, 2: 0.3, 3: 0.2}


def overlooking(share: float, *forgotten: int) -> Any:
    return SimpleNamespace(forgotten=frozenset(forgotten), overlooked=SimpleNamespace(share=share))


def test_what_a_level_overlooks_follows_a_known_chance() -> None:
    """One of its moves is played for certain; one that it never thinks of is not."""
    bot = overlooking(0.25)
    assert 0.75 + 0.25**3 == seen_first(bot, MOVES, 1)
    chances: list[float] = [seen_first(bot, MOVES, move) for move in MOVES]
    assert 1 == pytest.approx(sum(chances))
    assert [0, 1, 0] == [seen_first(overlooking(0.0, 1), MOVES, move) for move in MOVES]


def test_what_strong_levels_miss_is_hard() -> None:
    levels = list(ladder("progress"))
    easy, middling, hard = (
        rating_of("progress", {level: float(at >= first) for at, level in enumerate(levels)}) for first in (1, 4, 7)
    )
    assert easy.rating < middling.rating < hard.rating
    assert 1500 == round(ladder("progress")["artisan"])


def test_games_must_agree() -> None:
    """Victories decide; points may where victories point the same way; alone only points can."""
    assert is_confirmed(Proof(5000, 200, 0.2, 0.05, 1.0, 2.0), 3)
    assert is_confirmed(Proof(5000, 200, 0.06, 0.05, 4.0, 1.0), 3)
    assert not is_confirmed(Proof(5000, 200, 0.0, 0.0, 21.0, 0.5), 3)
    assert not is_confirmed(Proof(5000, 200, 0.2, 0.05, -1.0, 0.5), 3)
    assert is_confirmed(Proof(5000, 200, 0.0, 0.0, 7.0, 0.5), 1)


def test_no_theme_takes_more_than_its_share_while_there_are_others() -> None:
    puzzles = list(puzzles_of("s-evolution").values())
    chosen = spread(puzzles, 50)
    assert 50 == len({puzzle.id for puzzle in chosen})
    assert max(Counter(puzzle.theme.name for puzzle in chosen).values()) <= 11
    assert len(puzzles) == len(spread([msgspec.structs.replace(each) for each in puzzles], len(puzzles) + 1))
