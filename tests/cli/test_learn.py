"""`holocene learn`: every lesson typed through in the terminal, and how one moves about in it."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import holocene
from holocene.cli.learn import next_lesson
from holocene.cli.lessons.coaching import Coaching
from holocene.cli.lessons.places import Places
from holocene.cli.lessons.teaching import Teaching
from holocene.cli.main import main
from holocene.cli.table.saving import Keeper
from holocene.cli.table.screen import Screen
from holocene.cli.table.session import Session
from holocene.core.matches.seats import Seat
from holocene.lessons.coach import Coach, bare
from holocene.lessons.data import Lesson, all_lessons, find
from holocene.locale import LANGUAGES

Teach = Callable[..., str]
SOFT_HYPHEN = "\u00ad"


@pytest.fixture
def teach(terminal: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Teach:
    """Types lines in a lesson until the input ends; what was shown, its white space made plain."""
    monkeypatch.setenv("COLUMNS", "400")  # no sentence is broken

    def type_lines(lesson: Lesson, *lines: str, number: int = 1, language: str = "en") -> str:
        target = io.StringIO()
        screen = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), target)
        Teaching(lesson, number, screen, language, Places(tmp_path / "places.json")).run()
        return " ".join(target.getvalue().split())

    return type_lines


def script(lesson: Lesson) -> list[str]:
    """What a pupil types: the wanted moves, or nothing to go on."""
    return ["; ".join(step.line) for step in lesson.steps]


# In a browser every lesson is learnt in one language or another; `tests/docs/test_locales.py` holds the words together.
@pytest.mark.parametrize(
    "language", ["ru", *(pytest.param(each, marks=pytest.mark.soak) for each in LANGUAGES if each != "ru")]
)
def test_every_lesson_is_typed_through(teach: Teach, tmp_path: Path, language: str) -> None:
    """All that the coach has to say is shown, and the lesson is kept as done."""
    for lesson in all_lessons():
        lines = [line for step in script(lesson) for line in one_by_one(step)]
        shown, coach = teach(lesson, *lines, language=language), Coach(lesson, language)
        for number in range(1, len(lesson.steps) + 1):
            assert " ".join(bare(coach.say(number)).replace(SOFT_HYPHEN, "").split()) in shown
        assert coach.telling.text("learn-finished", lesson=coach.title).split()[-1] in shown
        assert Places(tmp_path / "places.json").is_done(lesson)


def one_by_one(step: str) -> list[str]:
    """Moves past one that shows something are typed by themselves."""
    return step.split("; ")


def test_other_moves_are_not_yet(teach: Teach) -> None:
    shown = teach(find("progress", "first"), "discover wheel")
    marked = re.findall(r"\d (\w+ \w+)(?: \([^)]*\))? ◂", shown)
    assert {"Discover Pottery"} == set(marked)  # what is wanted is marked, and nothing else
    assert "The Wheel comes soon, and it will cost less then. Discover Pottery" in shown
    assert "You stopped at step 1 of 10." in shown


def test_a_forbidden_card_is_refused_and_the_coach_agrees(teach: Teach) -> None:
    """The wanted move stands in the list though the rules forbid it."""
    shown = teach(find("s-evolution", "first"), "3", number=6)
    assert "3 Play green 6 ◂" in shown
    assert "(K5) ✦ You hold an orange card, so you must follow." in shown
    assert "step 7 of 10" in shown


def test_back_skip_leave_and_go_on(teach: Teach, tmp_path: Path) -> None:
    lesson = find("progress", "first")
    shown = teach(lesson, "skip", "skip", "back", "leave")
    assert ["1", "2", "3", "2"] == [part.split()[0] for part in shown.split("– step ")[1:]]
    places = Places(tmp_path / "places.json")
    assert (2, True, False) == (places.step(lesson), places.is_left(lesson), places.is_done(lesson))
    assert "überspringen" in teach(lesson, "hilfe", language="de")
    two = next(number for number, step in enumerate(lesson.steps, 1) if len(step.line) > 1)
    shown = teach(lesson, lesson.steps[two - 1].line[0], "skip", "leave", number=two)  # from the middle of a step
    assert f"– step {two + 1} of" in shown and "not of the step" not in shown


def test_commands_of_the_table_work(teach: Teach) -> None:
    shown = teach(find("progress", "first"), "why discover irrigation", "score", "language fr", "rules A14")
    assert "(A10)" in shown
    assert "Deux usages d’une carte" in shown


def test_the_next_lesson_is_the_one_that_was_left(tmp_path: Path) -> None:
    places = Places(tmp_path / "places.json")
    assert "first" == next_lesson("progress", places).id
    places.finish(find("progress", "first"))
    assert "payment" == next_lesson("progress", places).id
    places.come_to(find("progress", "timing"), 3)
    assert "timing" == next_lesson("progress", Places(places.path)).id
    places.come_to(find("progress", "power"), 2)
    assert "power" == next_lesson("progress", Places(places.path)).id
    places.come_to(find("progress", "timing"), 4)  # not the first in the list, but the last that was left
    assert "timing" == next_lesson("progress", Places(places.path)).id
    places.come_to(find("progress", "power"), 3)
    places.finish(find("progress", "power"))
    assert "timing" == next_lesson("progress", Places(places.path)).id
    assert not Places(places.path).is_left(find("progress", "power"))
    places.path.write_text("nonsense", encoding="utf-8")
    assert "first" == next_lesson("progress", Places(places.path)).id


def test_the_command_lists_and_refuses(terminal: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["--language", "en", "learn"])
    assert "personalities" in capsys.readouterr().out
    assert 0 == main(["--language", "en", "learn", "progress", "solo", "--step", "3"])
    assert "step 3 of 3" in capsys.readouterr().out
    for words in (["chess"], ["progress", "chess"], ["progress", "first", "--step", "11"]):
        assert 2 == main(["--language", "en", "learn", *words])
    assert "This lesson has no step 11" in capsys.readouterr().err


def test_a_coach_says_what_is_new_once_and_for_all(terminal: None, tmp_path: Path) -> None:
    """The second game hears nothing of what the first was told."""
    said = []
    for _ in range(2):
        match = holocene.position(
            "seat 0: hand pottery calendar", players=2, seats=[Seat("Ada"), Seat("Ben", "random")]
        )
        target = io.StringIO()
        screen = Screen(io.StringIO("discover pottery\n"), target)
        coaching = Coaching(tmp_path / "told.json")
        Session(match, screen, Keeper(match, tmp_path / "match.json"), "en", coaching).run()
        said.append(target.getvalue().count("✦ "))
    assert [2, 0] == said
