"""Golden scenes and games with expansions: what is played, told and seen stays as it is written down."""

from __future__ import annotations

import re

import pytest

from tests.core.golden import check_readable, check_written
from tests.progress.expansions import scenes
from tests.progress.expansions.expanding import ARTISTS, MILESTONES, PHILOSOPHERS, SCIENTISTS
from tests.progress.playthroughs.make import directed_game

AGAIN = "if the change is meant, run `python -m tests.progress.expansions.playthroughs.make` and read the difference"
MOST_LINES = 400
NAMES = [*scenes.RANDOM, *scenes.directed()]


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """All playthroughs as this program plays them."""
    return scenes.playthroughs()


@pytest.mark.parametrize("name", NAMES)
def test_the_game_is_played_as_it_is_written(made: dict[str, str], name: str) -> None:
    """Every step, event, position and digest is the one of the file."""
    check_written(scenes.FOLDER / f"{name}.play", made[name], AGAIN)


def test_the_files_can_be_read(made: dict[str, str]) -> None:
    """No file is too long for a reader, none is left over, and every rule named is one of the law."""
    check_readable(scenes.FOLDER, made, "progress", MOST_LINES, AGAIN)


def told(made: dict[str, str], kind: str, fact: str) -> set[str]:
    """The values of a fact in all events of a kind."""
    return {found for text in made.values() for found in re.findall(rf"{kind} .*{fact}=(\S+)", text)}


@pytest.mark.rule("H1", "H2", "H4", "H6", "H8")
def test_every_personality_comes_goes_and_leaves_her_heritage(made: dict[str, str]) -> None:
    """Each Scientist and Artist comes and is used for Heritage, each Philosopher and Scientist is replaced."""
    assert set(SCIENTISTS + ARTISTS) <= told(made, "guide-comes", "person")
    assert set(SCIENTISTS + ARTISTS) == told(made, "uses-heritage", "person")
    assert set(PHILOSOPHERS + SCIENTISTS) <= told(made, "guide-leaves", "person")


@pytest.mark.rule("M4")
def test_every_milestone_is_completed(made: dict[str, str]) -> None:
    """Each of them is completed once at least, some won and some tied."""
    assert set(MILESTONES) == told(made, "milestone-completed", "milestone")
    assert told(made, "milestone-won", "milestone") and told(made, "milestone-unowned", "milestone")


@pytest.mark.rule("X1", "X2", "X3", "X4")
def test_every_edition_difference_is_shown_in_both_readings() -> None:
    """Each of X1 to X5 has a scene in the English reading and one in the other."""
    titles = [scene.title for group in scenes.directed().values() for scene in group]
    shown = {(match[1], match[2]) for title in titles if (match := re.match(r"(X\d) (\w\w):", title))}
    other = {"X1": "fr", "X2": "de", "X3": "fr", "X4": "fr", "X5": "ru"}
    assert {(rule, edition) for rule in other for edition in ("en", other[rule])} == shown


@pytest.mark.rule("G6", "M6", "H3", "H5", "I1")
def test_every_age_change_is_shown_with_every_expansion(made: dict[str, str]) -> None:
    """Ages II to IV begin with each expansion in play that knows them."""
    shown = set()
    for group in scenes.directed().values():
        for scene in group:
            text = "\n".join(directed_game(*scene))
            ages = re.findall(r"age-begins\S* age=(\d)", text)
            shown |= {(name, int(age)) for name in scene.options["expansions"].split(",") for age in ages}
    names = ("personalities", "milestones", "industrial")
    assert {(name, age) for name in names for age in (2, 3, 4)} - {("industrial", 2)} <= shown
