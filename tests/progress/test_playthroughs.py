"""Golden games: what is played, told and seen stays as it is written down."""

from __future__ import annotations

import pytest

from holocene.core.rulebook.law import rules_of
from tests.core.golden import check_readable, check_written
from tests.progress.playthroughs import make

AGAIN = "if the change is meant, run `python -m tests.progress.playthroughs.make` and read the difference"
MOST_LINES = 400


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """All playthroughs as this program plays them."""
    return make.playthroughs()


@pytest.mark.parametrize("name", [*make.RANDOM, *make.DIRECTED])
def test_the_game_is_played_as_it_is_written(made: dict[str, str], name: str) -> None:
    """Every step, event, position and digest is the one of the file."""
    check_written(make.FOLDER / f"{name}.play", made[name], AGAIN)


def test_the_files_can_be_read(made: dict[str, str]) -> None:
    """No file is too long for a reader, none is left over, and every rule named is one of the law."""
    check_readable(make.FOLDER, made, "progress", MOST_LINES, AGAIN)


@pytest.mark.rule("W1", "W2", "W3", "W4", "W5", "W6")
def test_every_worked_example_is_a_playthrough() -> None:
    """Each example of the books has a file of its own that names it."""
    titles = [title.split()[0] for title, *_ in make.DIRECTED.values()]
    assert [rule.id for rule in rules_of("progress").values() if rule.chapter == 20] == titles[:6]
