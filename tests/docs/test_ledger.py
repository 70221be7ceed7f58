"""The law, the functions that enforce it and the tests that prove it keep step."""

from __future__ import annotations

from pathlib import Path

import pytest

from holocene.core.rulebook.law import Rule, games_with_rules, read_rules, rules_of
from holocene.core.rulebook.ledger import (
    Citation,
    Entry,
    citations_of_source,
    citations_of_tests,
    faults,
    ledger,
    marks_in,
    unimplemented,
)

A11 = Rule("toy", "A11", 8, "Action phase", "Discover", "A line is met for free.")


@pytest.mark.parametrize("game", games_with_rules())
def test_every_rule_is_enforced_and_proved(game: str) -> None:
    """Each rule has a function and a test unless it is listed as still to come, and no id is made up."""
    citations = [*citations_of_source(game), *(test for test in citations_of_tests() if test.game == game)]
    found = faults(ledger(game), citations)
    assert [] == found, f"{len(found)} faults:\n" + "\n".join(found)


def test_tests_name_games_that_exist() -> None:
    """A test outside `tests/<game>/` says of which game its rules are; that of `tests/granary` is installed there."""
    known = {*games_with_rules(), "granary"}
    assert set() == {test.where for test in citations_of_tests() if test.game not in known}


@pytest.mark.parametrize("game", games_with_rules())
def test_only_rules_are_listed_as_still_to_come(game: str) -> None:
    """The list names each rule once, and nothing else."""
    listed = unimplemented(game)
    assert [] == [rule for rule in listed if rule not in rules_of(game)]
    assert len(set(listed)) == len(listed)


def test_the_law_is_read_whole() -> None:
    """Several ids in one item, wrapped lines, sections and table rows are all found."""
    law = rules_of("progress")
    assert ("K2", 3, "Skills") == (law["K2"].id, law["K2"].chapter, law["K2"].title)
    assert "Discover" == law["A11"].section
    assert "The prerequisite is not used up." in law["A11"].text
    assert "size of a Time-deck penalty group (L4) · en\u00a07 · fr\u00a07 · de\u00a06 · ru\u00a07" == law["X2"].text
    assert ["W1", "W2", "W3", "W4", "W5", "W6"] == [rule.id for rule in law.values() if rule.chapter == 20]


def test_an_id_is_defined_once() -> None:
    """The same id twice is a mistake in the law."""
    with pytest.raises(ValueError, match="A1 twice"):
        read_rules("toy", "## 1 One\n- **A1** first\n- **A1** second\n")


def test_faults_are_named() -> None:
    """Every kind of fault has its sentence."""
    bare = Entry(A11, (), (), is_listed=False)
    done = Entry(A11, ("rules.paying.is_met_free",), ("toy/test_paying.py::test_free",), is_listed=True)
    assert ["toy:A11 has no function", "toy:A11 has no test"] == faults([bare], [])
    assert ["toy:A11 has a function and a test, but unimplemented.toml lists it"] == faults([done], [])
    stranger = Citation("toy", "A99", "why.py:3")
    assert ["why.py:3 names toy:A99, which is no rule"] == faults([Entry(A11, (), (), is_listed=True)], [stranger])


def test_marks_are_found(tmp_path: Path) -> None:
    """Marks on functions, on classes, on parameters and on whole files count; other folders name the game."""
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "test_a.py").write_text(
        "pytestmark = pytest.mark.rule('A1')\n"
        "@pytest.mark.rule('A2', 'A3')\ndef test_one(): ...\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('A4'))])\ndef test_two(n): ...\n"
    )
    (tmp_path / "test_b.py").write_text("@pytest.mark.rule('toy:A5')\nclass TestAll:\n    def test(self): ...\n")
    assert [
        ("toy", "A5", "test_b.py::TestAll"),
        ("toy", "A1", "toy/test_a.py"),
        ("toy", "A2", "toy/test_a.py::test_one"),
        ("toy", "A3", "toy/test_a.py::test_one"),
        ("toy", "A4", "toy/test_a.py::test_two"),
    ] == list(marks_in(tmp_path))
