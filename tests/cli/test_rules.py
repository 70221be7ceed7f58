"""`holocene rules` shows the law and its ledger."""

from __future__ import annotations

import json

import pytest

from holocene.cli.main import main
from holocene.core.rulebook import ledger
from holocene.core.rulebook.law import games_with_rules, law


@pytest.fixture(autouse=True)
def _narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")


def lines_of(capsys: pytest.CaptureFixture[str], *argv: str) -> list[str]:
    """What a command prints."""
    assert 0 == main(argv)
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert not [line for line in lines if len(line) > 80]
    assert "\x1b" not in "".join(lines)
    return lines


@pytest.mark.parametrize("name", ["A11", "a11", "progress A11"])
def test_a_rule_is_shown_with_its_chapter(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The id may be small, and may name the game."""
    lines = lines_of(capsys, "rules", *name.split())
    assert "progress · 8 Action phase · Discover" == lines[0]
    assert lines[1].startswith("A11 A line with a prerequisite is met for free")


def test_an_id_of_both_games_is_shown_for_both(capsys: pytest.CaptureFixture[str]) -> None:
    """S1 is a rule of set-up in either game; the name of one chooses."""
    heads = ["progress · 2 Set-up", "s-evolution · 2 Set-up"]
    assert heads == [line for line in lines_of(capsys, "rules", "S1") if " · " in line]
    assert heads[1:] == [line for line in lines_of(capsys, "rules", "s-evolution", "S1") if " · " in line]


@pytest.mark.parametrize(
    ("language", "place", "words"),
    [
        ("fr", "progress · 8 Phase Action · Découverte", "A11 Une ligne avec un prérequis est remplie sans frais"),
        ("de", "progress · 8 Aktionsphase · Entdecken", "A11 Eine Zeile mit einer Voraussetzung ist kostenlos erfüllt"),
        ("ru", "progress · 8 Фаза действий · Открытие", "A11 Строчка с\u00a0технологией-предшественницей выполнена"),
    ],
)
def test_a_rule_is_shown_in_the_chosen_language(
    language: str, place: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The chapter, the section and the words."""
    lines = lines_of(capsys, "rules", "A11", "--language", language)
    assert place == lines[0]
    assert lines[1].startswith(words)


def test_lines_break_where_they_may(capsys: pytest.CaptureFixture[str]) -> None:
    """No line begins with a mark that belongs to the word before, and no soft hyphen is printed."""
    for language in ("fr", "de", "ru"):
        lines = lines_of(capsys, "rules", "progress", "1", "--language", language)
        assert [] == [line for line in lines if "\u00ad" in line or line.lstrip()[:1] in (":", ";", "—", "»")]


def test_a_chapter_is_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    """A number stands for a chapter."""
    lines = lines_of(capsys, "rules", "progress", "16", "--language", "ru")
    assert ["Q1", "Q2", "Q3"] == [line[:2] for line in lines if line.startswith("Q")]
    assert "3\u00a0правила" == lines[-1]


def test_chapters_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a rule, the chapters of all games with their ids."""
    lines = lines_of(capsys, "rules")
    assert "   6  Turn                            T1" in lines
    assert "The rules of S-Evolution" in lines
    assert ["6", "Ход", "T1"] in [line.split() for line in lines_of(capsys, "rules", "--language", "ru")]


def test_coverage_names_functions_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    """Every rule has a line, each name is whole on a line of its own in a narrow terminal too, and the sums follow."""
    assert 0 == main(["rules", "s-evolution", "--coverage"])
    lines = capsys.readouterr().out.splitlines()
    assert ["C1", "C2", "C3"] == [line for line in lines if line.startswith("C")][:3]
    assert {f"    {test}" for entry in ledger.ledger("s-evolution") for test in entry.tests} <= set(lines)
    assert lines[-3].endswith("rules in all.")


def test_coverage_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """The same as JSON: every rule of every game, and of one game where it is named."""
    assert 0 == main(["rules", "--coverage", "--json"])
    shown = json.loads(capsys.readouterr().out)
    assert {game: list(law(game, "en")) for game in games_with_rules()} == {
        game: [entry["rule"] for entry in entries] for game, entries in shown.items()
    }
    first = ledger.ledger("progress")[0]
    expected = {"rule": "C1", "functions": list(first.functions), "tests": list(first.tests), "to_come": False}
    assert expected == shown["progress"][0]


def test_coverage_of_a_single_rule(capsys: pytest.CaptureFixture[str]) -> None:
    """The same for one rule alone."""
    assert 0 == main(["rules", "progress", "A21", "--coverage"])
    lines = capsys.readouterr().out.splitlines()
    assert ["A21", "  Functions", "    rules.research.find_researchable"] == lines[1:4]
    assert ["1 rule in all.", "1 rule has a function and a test."] == [
        line.replace("\u00a0", " ") for line in lines[-3:-1]
    ]


def test_coverage_says_where_tests_are_not_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An installed package has none, and does not call them missing."""
    monkeypatch.setattr(ledger, "tests_folder", lambda: None)
    shown = " ".join(lines_of(capsys, "rules", "progress", "A21", "--coverage"))
    assert "missing" not in shown and "Tests" not in shown
    assert "1\u00a0rule has a function." in shown
    assert "The tests are not part of this installation" in shown


def test_the_rules_of_one_game_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """The name of a game alone lists its chapters."""
    lines = lines_of(capsys, "rules", "s-evolution")
    assert "The rules of S-Evolution" == lines[0]
    assert "   3  Round                        R1 R2 R3 R4" in lines
    assert "The rules of Progress" not in lines


def test_an_unknown_rule_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    """The message says where to look."""
    assert 2 == main(["rules", "Z9"])
    assert "There is no rule “Z9”." in capsys.readouterr().err
