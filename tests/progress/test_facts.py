"""Facts are data: the built-in cards are held to all that is publicly known of the printed ones."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from holocene.core.contract.packs import BadCards
from holocene.games.progress import pack
from holocene.games.progress.facts import facts_hold
from holocene.games.progress.pack import load, read
from holocene.games.progress.rows import Fact
from tests.progress.test_pack import T, change, write_cell

FACTS = "facts.csv"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the built-in pack to spoil."""
    target = tmp_path / "data"
    shutil.copytree(str(files("holocene.games.progress") / "data"), target)
    return target


def broken(folder: Path) -> list[str]:
    """The facts that a pack breaks."""
    return [str(problem) for problem in facts_hold(read(folder))]


def known(card: str) -> list[str]:
    """The values of a built-in card that are facts."""
    return [fact["field"] for fact in load().cards["technologies"][card]["facts"]]


@pytest.mark.rule("C1", "C5", "C6")
def test_the_built_in_set_keeps_every_fact() -> None:
    """Thirty names, three costs, three discard values, Medicine's step, the boards' numbers: else it would not load."""
    facts = [fact.field for fact in read().facts]
    counted = {field: facts.count(field) for field in ("name", "cost1", "cost2", "discard", "power")}
    assert {"name": 30, "cost1": 3, "cost2": 3, "discard": 3, "power": 1} == counted


@pytest.mark.rule("C1")
def test_a_card_shows_which_of_its_values_are_facts() -> None:
    """The name of Pottery and its token are known; its cost is designed. Of Masonry nothing is known."""
    assert ["name", "benefit"] == known("pottery")
    assert ["name", "cost1", "cost2", "power"] == known("medicine")
    assert [] == known("masonry")
    expected = {"field": "discard", "value": "2", "certainty": "certain", "source": "rulebooks"}
    assert expected in load().cards["technologies"]["monotheism"]["facts"]


@pytest.mark.rule("C1", "C5", "C6")
@pytest.mark.parametrize(
    ("card", "column", "value", "expected"),
    [
        ("medicine", "population", "2", "power: it is known to be 1 (review with a photo of the card), not 2"),
        ("irrigation", "cost1_amount", "2", "cost1: it is known to be science:3:calendar (rulebooks), not science:2"),
        ("poetry", "discard", "2", "discard: it is known to be 1 (rulebooks), not 2"),
        ("opera", "type", "science", "type: it is known to be culture (post of the publisher), not science"),
        ("alphabet", "cost1_prerequisite", "", "needs: it is known to be writing (review), not nothing"),
        ("irrigation", "benefit", "science", "benefit: it is known to be skill (running example"),
        ("wheel", "en", "Wheels", "name: it is known to be Wheel (post of the publisher), not Wheels"),
    ],
)
def test_a_fact_that_is_broken_is_named(folder: Path, card: str, column: str, value: str, expected: str) -> None:
    """The row and field of the card, what is known and from where, and what the pack says."""
    write_cell(folder, T, card, column, value)
    [said] = broken(folder)
    assert expected in said


@pytest.mark.rule("C5", "C6")
def test_numbers_of_the_boards_are_facts_too(folder: Path) -> None:
    """The places of a power track."""
    change(folder, "boards.toml", "places = [10, 6, 3, 1, 0]", "places = [10, 6, 3, 2, 0]")
    assert [
        "boards.toml, row 44, power.prestige.places: it is known to be 10 6 3 1 0 (rulebooks), not 10 6 3 2 0"
    ] == broken(folder)


def test_a_fact_that_names_nothing_is_a_fault_of_the_facts(folder: Path) -> None:
    """A misspelt card or field would be held to nothing."""
    change(folder, FACTS, "poetry,discard", "poetri,discard")
    change(folder, FACTS, "thresholds.age2", "thresholds.age9")
    assert [
        "facts.csv, row 18, field: there is no 'discard' of 'poetri'",
        "facts.csv, row 73, field: there is no 'thresholds.age9' of 'boards'",
    ] == broken(folder)


def test_the_built_in_set_is_refused_if_it_breaks_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever balances the cards is told at once; a pack of somebody's own is warned, and can be played."""
    write_cell(folder, T, "medicine", "population", "0")
    [warning] = load(folder).cards["warnings"]
    assert ("technologies.csv", "power", "fact-broken") == (warning["file"], warning["field"], warning["key"])
    monkeypatch.setattr(pack, "files", lambda package: folder.parent)
    with pytest.raises(BadCards, match="power: it is known to be 1"):
        load()


def test_a_pack_without_facts_is_held_to_none(folder: Path) -> None:
    """Who owns the box, or designs cards, leaves the file out."""
    (folder / FACTS).unlink()
    write_cell(folder, T, "medicine", "population", "3")
    assert [] == load(folder).cards["warnings"]


@pytest.mark.rule("C1")
def test_only_the_built_in_set_claims_facts(folder: Path) -> None:
    """Cards of a folder may say anything, whatever file of facts lies beside them: none is shown as known."""
    assert {None} == {card["facts"] for card in load(folder).cards["technologies"].values()}


def test_certainty_is_one_of_three() -> None:
    """Certain: a rulebook or the publisher says so; stated: somebody else; inferred: it follows."""
    kinds = {fact.certainty for fact in read().facts}
    assert {"certain", "stated", "inferred"} == kinds
    assert all(isinstance(fact, Fact) and fact.source for fact in read().facts)
