"""Card packs: typed at the door, with file, row and field in the message."""

from __future__ import annotations

import shutil
from argparse import Namespace
from pathlib import Path

import pytest

from holocene.cli import pack as command
from holocene.core.checking.conformance import check_game
from holocene.core.contract.packs import BadCards
from holocene.games.s_evolution import SEvolution
from holocene.games.s_evolution.pack import BUILT_IN
from holocene.locale import LANGUAGES, Text

TEXTS = {language: Text(language) for language in LANGUAGES}


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


def problems(folder: Path) -> list[str]:
    """What is said about a spoilt pack, which has a sentence in every language."""
    with pytest.raises(BadCards) as caught:
        SEvolution(folder)
    error = caught.value
    assert str(error).splitlines() == [str(problem) for problem in error.problems]
    for text in TEXTS.values():
        assert all(text(f"pack-problem-{problem.key}", **problem.facts) for problem in error.problems)
        assert text.error(error)
    return str(error).splitlines()


D, C, F, P, B = "deck.csv", "calamities.csv", "discoveries.csv", "places.csv", "board.toml"
ALL_CALAMITIES = "famine, earthquake, fanaticism, epidemic, invasion, hurricane, decadence, obscurantism"
ALL_PLACES = "farm, factory, research-centre, commerce, prestige, protection"
LAST = "smartphone,yellow,6,yellow" + 3 * ",Smart\u00adphone" + ",Смартфон"
FAULTS = [
    (D, "green,2,food,2", "green,2,food,x", ["row 3, amount: 'x' is no number from 1 to 9"]),
    (D, "green,2,food,2", "green,7,food,2", ["row 3, number: '7' is no number from 1 to 6"]),
    (D, "green,2,food", "pink,2,food", ["row 3, suit: 'pink' is none of green, orange, blue, violet"]),
    (D, "green,2,food,2", "green,1,food,2", ["row 3, number: 'green 1' is already in row 2",
                                             "green 2: the row is missing"]),
    (D, "green,2,food,2", "green,2,food,", ["row 3, amount: the field is empty"]),
    (D, "violet,3,calamity,", "violet,3,calamity,2", ["row 22, amount: a calamity has no amount"]),
    (D, "violet,6,joker,1", "violet,6,joker,2", ["row 25, amount: '2' is none of 1"]),
    (D, "violet,6,joker,1,rulebook\n", "", ["violet 6: the row is missing"]),
    (D, "violet,6,joker,1", "violet,6,calamity,", ["kind: 'calamity': 3 > 2"]),
    (D, "suit,number", "colour,number", ["row 1, suit: the column is missing",
                                         "row 1, colour: there is no such column"]),
    (D, "green,2,food,2", "green,2,food,2,2", ["row 3, *: the row has 6 fields, not 5"]),
    (C, "famine,red", "plague,red", [f"row 2, id: 'plague' is none of {ALL_CALAMITIES}",
                                     "famine: the row is missing"]),
    (C, "famine,red", "earthquake,red", ["row 3, id: 'earthquake' is already in row 2",
                                         "famine: the row is missing"]),
    (C, "famine,red", "famine,green", ["printed_in: 'red': 1 ≠ 2", "printed_in: 'green': 3 ≠ 2"]),
    (C, "Famine,Famine", ",Famine", ["row 2, en: the field is empty"]),
    (F, "fire,red,1,green", "fire,red,1,red", ["row 5, face: 'red 1' is already in row 2",
                                               "row 2, face: 'red' is none of green, blue, yellow"]),
    (F, "smartphone,yellow,6,yellow", "smartphone,yellow,6,red", ["row 25, face: 'red 6' is already in row 22",
                                                                  "row 25, face: 'red' is none of yellow"]),
    (F, "fire,red,1,green", "fire,red,1,blue", ["row 3, face: 'blue 1' is already in row 2"]),
    (F, "fire,red,1", "Fire!,red,1", ["row 2, id: 'Fire!' is no id: small letters a-z, digits and hyphens"]),
    (F, "fire,red,1", "famine,red,1", ["row 2, id: 'famine' is a Calamity"]),
    (F, "hand-axe,green", "fire,green", ["row 3, id: 'fire' is already in row 2"]),
    (F, LAST, "", ["yellow 6: the row is missing"]),
    (P, "farm,building", "farm,advantage", ["row 2, kind: 'advantage' is none of building"]),
    (P, "farm,building", "mill,building", ["farm: the row is missing", f"row 2, id: 'mill' is none of {ALL_PLACES}"]),
    (B, "population_max = 6", "population_max = 9",
     ["row 10, limits.population_max: '9' is no number from 1 to 8"]),
    (B, "target_prices = [1, 2]", "target_prices = [2, 2]", ["row 28, places.farm.target_prices: 2 ≤ 2"]),
    (B, "stock = 8", "stock = 99", ["row 8, limits.stock: '99' is no number from 1 to 15"]),
    (B, "rounds = 6", "rounds = 7", ["row 11, limits.rounds: '7' is no number from 1 to 6"]),
    (B, '1 = ["food"]', "1 = []", ["row 15, needs.1: the field is empty"]),
    (B, '1 = ["food"]', '1 = ["gold"]', ["row 15, needs.1: 'gold' is none of food, tools, science"]),
    (B, '1 = ["food"]', '1 = ["food", "food"]', ["row 15, needs.1: 'food': 2 ≠ 1"]),
    (B, '6 = ["food", "tools", "science"]', "", ["row 14, needs.6: the key is missing"]),
    (B, "prices = [1, 2]", "prices = [1]", ["row 28, places.farm.target_prices: 2 ≠ 1"]),
    (B, "prices = [1, 2]", "prices = [1, 20]", ["row 27, places.farm.prices: '20' is no number from 1 to 15"]),
    (B, 'produces = "food"\n', "", ["row 23, places.farm.produces: the key is missing"]),
    (B, "[places.commerce]", '[places.commerce]\nproduces = "food"',
     ["row 42, places.commerce.produces: there is no such key"]),
    (B, "[places.farm]", "[places.mill]", ["row 23, places.mill: there is no such key",
                                           "places.farm: the key is missing"]),
    (B, "[start]", "[start", ["row 2, *: Expected ']' at the end of a table declaration (at line 2, column 7)"]),
    (B, "population_min = 1", "population_min = 3", ["row 3, start.population: '2' is no number from 3 to 6"]),
    (B, "\nstock = 0", "\nstock = 9", ["row 5, start.stock: '9' is no number from 0 to 8"]),
    (B, "points = [0, 1,", "points = [0, -1,", ["row 62, discoveries.points: '-1' is no number from 0 to 99"]),
]  # fmt: skip


@pytest.mark.rule("C1", "C2", "C3", "C4", "C5", "C6")
@pytest.mark.parametrize(("file", "old", "new", "expected"), FAULTS)
def test_a_faulty_pack_is_refused(folder: Path, file: str, old: str, new: str, expected: list[str]) -> None:
    """Every fault is named with file, row and field, and nothing else is."""
    change(folder, file, old, new)
    assert [f"{file}, {fault}" for fault in expected] == problems(folder)


def test_all_faults_are_reported_together(folder: Path) -> None:
    """Several in one row, in several files; what cannot be read at all comes with them."""
    change(folder, D, "green,2,food,2", "green,9,food,x")
    change(folder, B, "rounds = 6", "rounds = 60")
    (folder / P).unlink()
    assert [
        f"{D}, row 3, number: '9' is no number from 1 to 6",
        f"{D}, row 3, amount: 'x' is no number from 1 to 9",
        f"{P}, *: the file is missing",
        f"{B}, row 11, limits.rounds: '60' is no number from 1 to 12",
    ] == problems(folder)


def test_the_order_of_needs_and_places_does_not_matter(folder: Path, game: SEvolution) -> None:
    """Tables are filled by name, so a file may be sorted as its author likes."""
    change(folder, B, '1 = ["food"]\n', "")
    change(folder, B, '6 = ["food", "tools", "science"]', '6 = ["food", "tools", "science"]\n1 = ["food"]')
    change(folder, P, "farm,building,Farm,Ferme,Bauern\u00adhof,Ферма\n", "")
    with (folder / P).open("a", encoding="utf-8") as lines:
        lines.write("farm,building,Farm,Ferme,Bauern\u00adhof,Ферма\n")
    other = SEvolution(folder).pack
    assert (game.pack.digest, list(game.pack.cards["places"])) == (other.digest, list(other.cards["places"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_lists_every_fault(folder: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`holocene pack check` writes a line for each in the user's language, and says that the pack is faulty."""
    change(folder, D, "green,2,food,2", "green,2,food,x")
    change(folder, C, "famine,red,Famine", "famine,pink,")
    args = Namespace(text=TEXTS[language], game="s-evolution", pack_command="check", folder=folder)
    assert 1 == command.run(args)
    shown = capsys.readouterr().out.splitlines()
    assert 4 == len(shown)
    for line, (file, row, field) in zip(shown, [(D, 3, "amount"), (C, 2, "printed_in"), (C, 2, "en")], strict=False):
        assert file in line and str(row) in line and field in line
    if language == "en":
        assert f"{D}, row\u00a03, amount: “x” is not a number from 1 to 9." == shown[0]


def test_the_digest_covers_what_rules_read(folder: Path, game: SEvolution) -> None:
    """A mended name keeps the digest, a changed amount does not."""
    assert game.pack.digest == SEvolution(folder).pack.digest
    change(folder, "discoveries.csv", "Fire,Feu", "Bonfire,Feu")
    assert game.pack.digest == SEvolution(folder).pack.digest
    change(folder, "deck.csv", "green,2,food,2", "green,2,food,3")
    assert game.pack.digest != SEvolution(folder).pack.digest


@pytest.mark.rule("C2", "M3")
def test_another_pack_plays_by_its_own_numbers(folder: Path) -> None:
    """Amounts and prices are data, never code."""
    change(folder, "deck.csv", "green,2,food,2", "green,2,food,7")
    change(folder, "board.toml", "age = 3  ", "age = 1  ")
    other = SEvolution(folder)
    text = "table: round 2; leader red | red: age 2; population 6; taken green 2; science 1 | green: age 2"
    s = other.position(text, other.read_options({"players": 2}))
    assert 1 == s.stock[0][0]
    assert "advance" in [other.notation(action) for action in other.legal(s)]


@pytest.mark.rule("M1", "K3")
def test_the_scale_of_population_may_run_to_eight(folder: Path) -> None:
    """Whoever has 8 Population is ahead of 7 in a tie, and never of a higher Age."""
    change(folder, B, "population_max = 6", "population_max = 8")
    other = SEvolution(folder)
    trick = "table: round 2; trick red green 4, green orange 4, blue blue 4"
    players = "red: age 1; population 8 | green: age 2; population 7 | blue: age 2; population 8"
    s = other.position(f"{trick} | {players}", other.read_options({"players": 3}))
    assert [2, 1, 0] == list(other.view(s, None).taking)
    manage = "table: round 2; phase manage; leader red | red: age 2; population 7; food 8 | green: age 2"
    s = other.position(manage, other.read_options({"players": 2}))
    assert ["done", "grow 1"] == [other.notation(action) for action in other.legal(s)]
    check_game(other, {"players": 3}, seed=5)


@pytest.mark.rule("C2", "C3", "C8")
@pytest.mark.parametrize("calamities", ["dealt", "printed"])
@pytest.mark.parametrize("in_a_deck", [0, 1])
def test_a_deck_may_hold_fewer_calamities(folder: Path, in_a_deck: int, calamities: str) -> None:
    """A pack without some, or all, plays whole games; with `printed` the file says which lies where."""
    change(folder, D, "violet,4,calamity,", "violet,4,joker,1")
    leave_in_the_box(folder, "earthquake,red", "epidemic,green", "hurricane,blue", "obscurantism,yellow")
    if not in_a_deck:
        change(folder, D, "violet,3,calamity,", "violet,3,joker,1")
        leave_in_the_box(folder, "famine,red", "fanaticism,green", "invasion,blue", "decadence,yellow")
    other = SEvolution(folder)
    match = check_game(other, {"players": 4, "calamities": calamities, "first": "red"}, seed=6)
    taken = {event.facts["calamity"] for event in match.events() if event.kind == "takes-calamity"}
    assert 4 * in_a_deck == len(taken)
    if in_a_deck and calamities == "printed":
        assert {"famine", "fanaticism", "invasion", "decadence"} == taken


def leave_in_the_box(folder: Path, *rows: str) -> None:
    """No deck holds these Calamities as printed."""
    for row in rows:
        change(folder, C, row, f"{row.partition(',')[0]},")


def test_more_calamities_than_the_box_has_are_refused(folder: Path) -> None:
    """Each is in the box once, so that four decks hold two at most; and the decks are printed as they are dealt."""
    change(folder, D, "violet,4,calamity,", "violet,4,joker,1")
    wrong = [f"{C}, printed_in: '{colour}': 2 ≠ 1" for colour in ("red", "green", "blue", "yellow")]
    assert wrong == problems(folder)
