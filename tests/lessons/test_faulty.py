"""A lesson file with faults is refused, and the sentence says what is wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from holocene.lessons.checks import check
from holocene.lessons.data import BadLesson, Lesson, Step, find, lessons_of, read
from holocene.locale import Text

HEAD = 'chapter = "first"\norder = 1\nminutes = 1\noptions = { players = 2 }\nrivals = ["ben"]\n'
STEP = '[[steps]]\nid = "pottery"\nposition = "seat 0: hand pottery herbalism"\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("chapter = ", "invalid"),
        ('chapter = "first"', "missing required field"),
        (f"{HEAD}steps = []", "it has no steps"),
        (f'{HEAD}[[steps]]\nid = "pottery"', "its first step has no position"),
        (f'{HEAD}{STEP}wants = ["end"]', "unknown field `wants`"),
        (f"{HEAD.replace('first', 'second', 1)}{STEP}", "Invalid enum value 'second'"),
    ],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadLesson) as refused:
        read(path, "progress")
    assert said.lower() in str(refused.value).lower()
    assert "lesson.toml" in Text("de").error(refused.value)


def first(**changed: object) -> Lesson:
    """The first lesson with one step changed."""
    lesson = find("progress", "first")
    step: Step = msgspec.structs.replace(lesson.steps[0], **changed)
    return msgspec.structs.replace(lesson, steps=(step, *lesson.steps[1:]))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"position": "seat 0: hand chess"}, "there is no 'chess' among the technologies"),
        ({"position": "table: turn 1"}, "it is not the pupil's turn"),
        ({"want": ("discover irrigation",)}, "'discover irrigation' cannot be played"),
        ({"want": ("discover chess",)}, "'discover chess' is no move"),
        ({"want": ("discover pottery; discard herbalism", "end")}, "do not lead to the same table"),
        ({"want": (), "refused": "discover pottery"}, "it is allowed"),
        ({"want": (), "then": "draw deck 4"}, "cannot be played"),
        ({"look": ("card chess",)}, "there is no card 'chess' to light"),
        ({"look": ("lamp genie",)}, "'lamp' cannot be lit"),
        ({"lit": ("part cellar",)}, "there is no part 'cellar'"),
        ({"lit": ("track chess",)}, "there is no track 'chess'"),
        ({"yet": {"castle": "x"}}, "no move begins with 'castle'"),
        ({"holds": {"technologies/pottery/costs/0/amount": 2}}, "the words say 2"),
        ({"holds": {"technologies/pottery/vp": 0}}, "no words say so (en)"),
        ({"holds": {"technologies/chess/vp": 0}}, "nothing is called 'technologies/chess/vp'"),
        ({"id": "chess"}, "the words lesson-progress-first-chess"),
        ({"id": "token"}, "two steps are called 'token'"),
    ],
)
def test_a_lesson_that_cannot_be_given(changed: dict[str, object], said: str) -> None:
    with pytest.raises(BadLesson) as refused:
        check(first(**changed))
    assert said in str(refused.value)


def test_too_many_words_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holocene.lessons.checks.MOST_WORDS", 5)
    with pytest.raises(BadLesson, match="more than 5 words"):
        check(find("progress", "first"))


def test_another_games_lessons_are_found_in_its_own_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it is installed; a file with a fault is named."""
    (tmp_path / "second.toml").write_text(f"{HEAD}{STEP}".replace("order = 1", "order = 2"), encoding="utf-8")
    (tmp_path / "first.toml").write_text(f"{HEAD}{STEP}", encoding="utf-8")
    monkeypatch.setattr("holocene.lessons.data.home_of", lambda game, folder: tmp_path)
    lessons_of.cache_clear()
    try:
        assert ["first", "second"] == list(lessons_of("granary"))
        assert "lesson-granary-first" == find("granary", "first").key
    finally:
        lessons_of.cache_clear()
