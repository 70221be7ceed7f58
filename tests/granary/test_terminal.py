"""CONTRIBUTING's recipe for a game, followed: the terminal finds it, plays it, keeps it and reads its law."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Run = Callable[..., Any]


@pytest.mark.parametrize(
    ("language", "title", "question", "refusal"),
    [
        ("en", "Market:", "Play a card: store it, or leave it.", "Play a card first, then take one. (T1)"),
        ("fr", "Marché :", "Jouez une carte : rangez-la ou laissez-la.", "Jouez d’abord une carte"),
        ("de", "Markt:", "Spiele eine Karte: Lagere sie ein oder lass sie liegen.", "Spiele erst eine Karte"),
        ("ru", "Рынок:", "Сыграйте карту: сложите её в амбар или оставьте.", "Сначала сыграйте карту"),
    ],
)
def test_a_game_is_played_in_words(holocene: Run, language: str, title: str, question: str, refusal: str) -> None:
    """The table, the question, why not, hints and the score, in the words that the game's package brings."""
    done = holocene("--language", language, "play", "granary", "--seed", "5", typed="draw\n1\n1\n1\n1\n")
    assert (0, "") == (done.returncode, done.stderr)
    for words in (title, question, refusal):
        assert words in done.stdout.replace("\u00a0", " ")


def test_a_match_is_played_to_its_end_kept_and_played_again(holocene: Run) -> None:
    """A whole game with the first choice each time; its record is verified."""
    done = holocene("play", "granary", "--players", "2", "--seed", "5", "--save", "game.json", typed="1\n" * 60)
    assert (0, "") == (done.returncode, done.stderr)
    assert "You win with 35\u00a0VP, 6 ahead of Bot\u00a02." in done.stdout
    assert 0 == holocene("record", "verify", "game.json").returncode
    assert "store" in holocene("record", "replay", "game.json").stdout


def test_a_bot_without_instinct_says_so(holocene: Run) -> None:
    """What a game lacks is said in a sentence."""
    done = holocene("play", "granary", "--bot", "instinct")
    assert 2 == done.returncode
    assert "granary does not say what a move is worth" in done.stderr


def test_its_law_is_read(holocene: Run) -> None:
    """Chapters, a rule in another language, and the functions behind it."""
    assert "1 Components C1 C2" in " ".join(holocene("rules", "granary").stdout.split())
    assert "V2 Une culture de 4 cartes" in holocene("--language", "fr", "rules", "granary", "V2").stdout
    assert "play.is_higher" in holocene("rules", "granary", "T2", "--coverage").stdout


def test_it_is_simulated(holocene: Run) -> None:
    """At random, as machine code."""
    done = holocene("simulate", "granary", "--players", "4", "--games", "200", "--engine", "compiled")
    assert (0, "") == (done.returncode, done.stderr)
    assert "200\u00a0games" in done.stdout
