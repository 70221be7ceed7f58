"""`holocene puzzle`: a puzzle typed through in the terminal, and what is kept of it."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

from holocene.cli.main import main
from holocene.cli.puzzles.kept import Kept
from holocene.cli.puzzles.setting import Setting
from holocene.cli.table.screen import Screen
from holocene.puzzles.book import puzzles_of
from holocene.puzzles.telling import Words
from holocene.puzzles.told import Puzzle


def typed(puzzle: Puzzle, path: Path, *lines: str, language: str = "en") -> str:
    """What is shown while lines are typed, its white space made plain."""
    target = io.StringIO()
    screen = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    Setting(puzzle, "Puzzle", screen, language, Kept(path)).run()
    return " ".join(target.getvalue().split())


def plain(words: str) -> str:
    return " ".join(words.split())


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "400")  # no sentence is broken
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@pytest.mark.parametrize(("game", "language"), [("progress", "en"), ("s-evolution", "ru")])
def test_a_puzzle_is_solved_after_a_hint_and_a_miss(game: str, language: str, tmp_path: Path) -> None:
    """Hints say more and more, another move is answered and taken back, and the explanation is shown."""
    puzzle = next(puzzle for puzzle in puzzles_of(game).values() if puzzle.players > 1)
    words, path = Words(puzzle, language), tmp_path / "kept.json"
    hint = words.telling("puzzle-word-hint")
    shown = typed(puzzle, path, hint, hint, puzzle.near[0].move, puzzle.line[0], language=language)
    for told in (words.goal, words.theme, words.kind, *words.why, words.gain, words.proof):
        assert plain(told) in shown
    assert plain(words.telling("puzzle-back")) in shown
    assert {puzzle.id: False} == Kept(path).at(game).tried and Kept(path).at(game).rating.rating < 1500


def test_the_first_try_counts_and_the_streak_grows(tmp_path: Path) -> None:
    """Solved at once, the rating rises; the same puzzle again changes nothing."""
    path, puzzles = tmp_path / "kept.json", list(puzzles_of("s-evolution").values())
    typed(puzzles[0], path, puzzles[0].line[0])
    typed(puzzles[1], path, puzzles[1].line[0])
    fared = Kept(path).at("s-evolution")
    assert 2 == fared.streak and fared.rating.rating > 1500
    assert "Only a first try counts" in typed(puzzles[0], path, "solution")
    assert fared == Kept(path).at("s-evolution")


def test_who_tries_and_leaves_has_had_the_first_try(tmp_path: Path) -> None:
    """Who only looks has not."""
    path, puzzle = tmp_path / "kept.json", next(iter(puzzles_of("s-evolution").values()))
    typed(puzzle, path, "leave")
    assert {} == Kept(path).at("s-evolution").tried
    typed(puzzle, path, puzzle.near[0].move, "leave")
    assert {puzzle.id: False} == Kept(path).at("s-evolution").tried


def test_the_next_puzzle_is_a_new_one_about_as_hard_as_one_is_strong(tmp_path: Path) -> None:
    kept, puzzles = Kept(tmp_path / "kept.json"), list(puzzles_of("s-evolution").values())
    found = [kept.next(list(puzzles), Random(seed)) for seed in range(20)]
    near = sorted(abs(puzzle.rating.rating - 1500) for puzzle in puzzles)[7]
    assert all(abs(puzzle.rating.rating - 1500) <= near for puzzle in found)


def test_the_command_lists_and_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a game it counts; what does not exist is said so."""
    assert 0 == main(["--language", "en", "puzzle"])
    assert "S-Evolution: " in capsys.readouterr().out
    assert 2 == main(["--language", "en", "puzzle", "progress", "--id", "none"])
    assert "There is no puzzle “none”." in capsys.readouterr().err
    assert 2 == main(["--language", "en", "puzzle", "progress", "--theme", "none"])
    assert "Choose from: " in capsys.readouterr().err
