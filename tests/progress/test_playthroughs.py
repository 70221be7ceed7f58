"""Golden games: what is played, told and seen stays as it is written down."""

from __future__ import annotations

import re

import pytest
from playthroughs import make

from holocene.core.law import rules_of

AGAIN = "if the change is meant, run `python tests/progress/playthroughs/make.py` and read the difference"
MOST_LINES = 400


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """All playthroughs as this program plays them."""
    return make.playthroughs()


@pytest.mark.parametrize("name", [*make.RANDOM, *make.DIRECTED])
def test_the_game_is_played_as_it_is_written(made: dict[str, str], name: str) -> None:
    """Every step, event, position and digest is the one of the file."""
    path = make.FOLDER / f"{name}.play"
    assert path.is_file(), AGAIN
    written, played = path.read_text(encoding="utf-8").splitlines(), made[name].splitlines()
    for number, (expected, actual) in enumerate(zip(written, played, strict=False), 1):
        assert expected == actual, f"{name}.play, line {number}: {AGAIN}"
    assert len(written) == len(played), f"{name}.play has another length: {AGAIN}"


def test_the_files_can_be_read(made: dict[str, str]) -> None:
    """No file is too long for a reader, none is left over, and every rule named is one of the law."""
    assert sorted(made) == sorted(path.stem for path in make.FOLDER.glob("*.play")), AGAIN
    assert {} == {name: text.count("\n") for name, text in made.items() if text.count("\n") > MOST_LINES}
    named = {rule for text in made.values() for rule in re.findall(r"^   ([A-Z]\d{1,2}) ", text, re.MULTILINE)}
    assert set() == named - set(rules_of("progress"))


@pytest.mark.rule("W1", "W2", "W3", "W4", "W5", "W6")
def test_every_worked_example_is_a_playthrough() -> None:
    """Each example of the books has a file of its own that names it."""
    titles = [title.split()[0] for title, *_ in make.DIRECTED.values()]
    assert [rule.id for rule in rules_of("progress").values() if rule.chapter == 20] == titles[:6]
