"""Golden games: what is played, told and seen stays as it is written down."""

from __future__ import annotations

import re

import pytest

from holocene.core.rulebook.law import rules_of
from holocene.games.s_evolution.options import OPTIONS
from tests.core.golden import check_readable, check_written
from tests.docs.locale_keys import arguments_of
from tests.s_evolution import evolving
from tests.s_evolution.strikes import NAMES

AGAIN = "if the change is meant, run `python -m tests.s_evolution.playthroughs.make` and read the difference"
MOST_LINES = 300
EVENT = re.compile(r"^   ([A-Z]\d{1,2}) +([a-z-]+)\b", re.MULTILINE)


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """All playthroughs as this program plays them."""
    return evolving.playthroughs()


@pytest.mark.parametrize("name", [*evolving.RANDOM, *evolving.directed()])
def test_the_game_is_played_as_it_is_written(made: dict[str, str], name: str) -> None:
    """Every step, event, position and digest is the one of the file."""
    check_written(evolving.FOLDER / f"{name}.play", made[name], AGAIN)


def test_the_files_can_be_read(made: dict[str, str]) -> None:
    """No file is too long for a reader, none is left over, and every rule named is one of the law."""
    check_readable(evolving.FOLDER, made, "s-evolution", MOST_LINES, AGAIN)


def test_every_kind_of_event_is_told_in_some_file(made: dict[str, str]) -> None:
    """Whatever the code can tell, a reader finds told; a kind that can never happen would be found here."""
    told = {kind for text in made.values() for _, kind in EVENT.findall(text)}
    assert set() == set(arguments_of("s-evolution", "Event", 0, "kind")) - told


@pytest.mark.rule("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10")
def test_every_worked_example_is_a_playthrough() -> None:
    """Each example of the law has a file of its own whose scenes name it."""
    for rule in rules_of("s-evolution").values():
        if rule.chapter == 9:
            scenes = evolving.directed()[rule.id.lower()]
            assert {rule.id} == {scene.title.split()[0] for scene in scenes}


@pytest.mark.rule("X1", "X2", "X3", "X4", "X5", "X6")
@pytest.mark.parametrize("calamity", NAMES)
def test_every_calamity_is_shown_without_and_with_protection(made: dict[str, str], calamity: str) -> None:
    """Suffered, met at level 1, and met at level 2 with its two resources."""
    assert f"suffers-calamity player=0 calamity={calamity}" in made[calamity]
    assert 2 == made[calamity].count(f"protection-meets player=0 calamity={calamity}")
    assert 2 == made[calamity].count("gains-by-protection")


@pytest.mark.rule("K3", "E3", "E5")
def test_ties_are_broken_by_each_step(made: dict[str, str]) -> None:
    """Age, Population and the order of the Action."""
    assert ["age", "population", "order"] == re.findall(r"winners: \d by (\w+)", made["endings"])


@pytest.mark.rule("S1", "C3", "V1", "M3", "X6")
def test_every_value_of_every_option_is_played() -> None:
    """Random games and scenes together use each of them, the defaults included."""
    played = [*evolving.RANDOM.values(), *(scene.options for told in evolving.directed().values() for scene in told)]
    for option in OPTIONS:
        used = {options.get(option.key, option.default) for options in played}
        assert set(option.choices) <= used, option.key
