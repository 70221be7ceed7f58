"""Card packs: typed at the door, with file, row and field in the message."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from holocene.core.errors import BadPack
from holocene.games.s_evolution import SEvolution
from holocene.games.s_evolution.pack import BUILT_IN


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the built-in files."""
    target = tmp_path / "box"
    shutil.copytree(BUILT_IN, target)
    for path in target.iterdir():
        path.chmod(0o644)
    return target


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("deck.csv", "green,2,food,2", "green,2,food,x", r"deck.csv, row 3, amount"),
        ("deck.csv", "green,2,food,2", "green,7,food,2", r"deck.csv, row 3, number"),
        ("deck.csv", "green,2,food,2", "green,1,food,2", r"deck.csv, row 3, number: green 1 is given twice"),
        ("deck.csv", "green,2,food,2", "green,2,food,", r"deck.csv, row 3, amount: Calamities have none"),
        ("deck.csv", "violet,6,joker,1", "violet,6,joker,2", r"deck.csv, row 25, amount: a Joker gives 1"),
        ("deck.csv", "violet,6,joker,1,rulebook\n", "", r"deck.csv, suit: 23 cards"),
        ("deck.csv", "violet,6,joker,1", "violet,6,calamity,", r"deck.csv, kind: 3 Calamities"),
        ("calamities.csv", "famine,red", "plague,red", r"calamities.csv, row 2, id: no rule knows 'plague'"),
        ("calamities.csv", "famine,red", "earthquake,red", r"calamities.csv, row 3, id: 'earthquake' is given twice"),
        ("calamities.csv", "famine,red", "famine,green", r"calamities.csv, printed_in: 1 for red"),
        ("discoveries.csv", "fire,red,1,green", "fire,red,1,red", r"discoveries.csv, row 2, face: the owner's colour"),
        ("discoveries.csv", "fire,red,1,green", "fire,red,1,blue", r"discoveries.csv, row 3, face: twice at Age 1"),
        ("discoveries.csv", "fire,red,1", "Fire!,red,1", r"discoveries.csv, row 2, id"),
        ("places.csv", "farm,building", "farm,advantage", r"places.csv, row 2, kind"),
        ("board.toml", "stock = 8", "stock = 99", r"board.toml, limits.stock"),
        ("board.toml", "rounds = 6", "rounds = 7", r"board.toml, limits.rounds"),
        ("board.toml", '1 = ["food"]', "1 = []", r"board.toml, needs.1"),
        ("board.toml", "prices = [1, 2]", "prices = [1]", r"board.toml, places.farm.target_prices"),
        ("board.toml", 'produces = "food"\n', "", r"board.toml, places.farm.produces"),
        ("board.toml", "[start]", "[start", r"board.toml, \*"),
        ("board.toml", '6 = ["food", "tools", "science"]', "", r"board.toml, needs: one list"),
        ("board.toml", "population_min = 1", "population_min = 3", r"board.toml, start.population"),
        ("board.toml", "\nstock = 0", "\nstock = 9", r"board.toml, start.stock"),
        (
            "discoveries.csv",
            "smartphone,yellow,6,yellow,Smartphone,Smartphone,Smartphone,Смартфон",
            "",
            r"discoveries.csv, id: 23 cards",
        ),
        ("places.csv", "farm,building,Farm,Ferme,Bauernhof,Ферма\n", "", r"places.csv, id: in this order"),
        ("board.toml", "[places.farm]", "[places.mill]", r"board.toml, places: in this order"),
    ],
)
def test_a_faulty_pack_is_refused(folder, file, old, new, message):
    """The message names file, row and field."""
    change(folder, file, old, new)
    with pytest.raises(BadPack, match=message):
        SEvolution(folder)


def test_a_missing_file_is_named(folder):
    """A file that is not there."""
    (folder / "places.csv").unlink()
    with pytest.raises(BadPack, match=r"places.csv, \*"):
        SEvolution(folder)


def test_the_digest_covers_what_rules_read(folder, game):
    """A mended name keeps the digest, a changed amount does not."""
    assert game.pack.digest == SEvolution(folder).pack.digest
    change(folder, "discoveries.csv", "Fire,Feu", "Bonfire,Feu")
    assert game.pack.digest == SEvolution(folder).pack.digest
    change(folder, "deck.csv", "green,2,food,2", "green,2,food,3")
    assert game.pack.digest != SEvolution(folder).pack.digest


@pytest.mark.rule("C2", "M3")
def test_another_pack_plays_by_its_own_numbers(folder):
    """Amounts and prices are data, never code."""
    change(folder, "deck.csv", "green,2,food,2", "green,2,food,7")
    change(folder, "board.toml", "age = 3  ", "age = 1  ")
    other = SEvolution(folder)
    text = "table: round 2; leader red | red: age 2; population 6; taken green 2; science 1 | green: age 2"
    s = other.position(text, other.read_options({"players": 2}))
    assert 1 == s.stock[0][0]
    assert "advance" in [other.notation(action) for action in other.legal(s)]
