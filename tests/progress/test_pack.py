"""Card packs: what people write is refused with file, row and field, or can be played."""

from __future__ import annotations

import csv
import shutil
from argparse import Namespace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from holocene.cli import pack as command
from holocene.core.contract import registry
from holocene.core.contract.packs import BadCards
from holocene.core.errors import HoloceneError
from holocene.games.progress.pack import load
from holocene.locale import LANGUAGES, Text
from tests.core.frozen import CARDS

T, P, M, B = "technologies.csv", "personalities.csv", "milestones.csv", "boards.toml"
TEXTS = {language: Text(language) for language in LANGUAGES}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the frozen pack to spoil."""
    target = tmp_path / "mine"
    shutil.copytree(CARDS, target)
    return target


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Replaces a text that occurs in a file, once."""
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def write_cell(folder: Path, file: str, card: str, column: str, value: str) -> None:
    """Writes one field of the row of a card."""
    with (folder / file).open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    next(row for row in rows if row["id"] == card)[column] = value
    write_rows(folder, file, rows)


def write_rows(folder: Path, file: str, rows: list[dict[str, str]]) -> None:
    with (folder / file).open("w", encoding="utf-8", newline="") as lines:
        writer = csv.DictWriter(lines, rows[0].keys())
        writer.writeheader()
        writer.writerows(rows)


def read_rows(folder: Path, file: str) -> list[dict[str, str]]:
    with (folder / file).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def problems(folder: Path) -> list[str]:
    """What is said about a spoilt pack."""
    with pytest.raises(BadCards) as caught:
        load(folder)
    error = caught.value
    assert "bad-pack" == error.key
    first = error.problems[0]
    assert {"file": first.file, "row": first.row, "field": first.field, "problem": first.text} == error.facts
    assert str(error).splitlines() == [str(problem) for problem in error.problems]
    for text in TEXTS.values():
        assert all(text(f"pack-problem-{problem.key}", **problem.facts) for problem in error.problems)
        assert text.error(error)
    return str(error).splitlines()


CELLS = [
    (T, "pottery", "age", "5", "row 3, age: '5' is no number from 1 to 4"),
    (T, "pottery", "age", "", "row 3, age: the field is empty"),
    (T, "pottery", "type", "general", "row 3, type: 'general' is none of science, engineering, culture"),
    (T, "pottery", "cost1_amount", "x", "row 3, cost1_amount: 'x' is no number from 1 to 9"),
    (T, "pottery", "discard", "0", "row 3, discard: '0' is no number from 1 to 9"),
    (T, "pottery", "discard", "10", "row 3, discard: '10' is no number from 1 to 9"),
    (T, "pottery", "marks", "1 6", "row 3, marks: '6' is no number from 1 to 5"),
    (T, "pottery", "marks", "", "row 3, marks: the field is empty"),
    (T, "pottery", "benefit", "engineering:0", "row 3, benefit: '0' is no number from 1 to 9"),
    (T, "pottery", "ru", "", "row 3, ru: the field is empty"),
    (P, "hypatia", "group", "artists", "row 4, group: 'artists' is none of philosopher, scientist, artist"),
    (P, "hypatia", "benefit", "", "row 4, benefit: the field is empty"),
    (M, "great-wall", "cost2", "engineering", "row 5, cost2: the field is empty"),
    (M, "great-wall", "cost2", "gold:3:iron", "row 5, cost2: 'gold' is none of science, engineering, culture"),
    (M, "great-wall", "benefits", "army:2;walls", "row 5, benefits: 'walls' is none of action, draw, hand, shuffle, "
     "development, research, quick-draw, science, engineering, culture, general, prestige, population, army"),
    (T, "pottery", "id", "Pottery!", "row 3, id: 'Pottery!' is no id: small letters a-z, digits and hyphens"),
    (T, "masonry", "id", "pottery", "row 4, id: 'pottery' is already in row 3"),
    (T, "wheel", "cost1_prerequisite", "clay", "row 5, cost1_prerequisite: there is no technology 'clay'"),
    (T, "wheel", "cost1_prerequisite", "wheel", "row 5, cost1_prerequisite: a technology cannot need itself"),
    (T, "wheel", "cost1_prerequisite", "railways", "row 5, cost1_prerequisite: 'railways' is of a later age"),
    (M, "great-wall", "cost1", "culture:3:clay", "row 5, cost1: there is no technology 'clay'"),
    (T, "wheel", "cost2_prerequisite", "pottery", "row 5, cost2_type: the second cost line needs a type and an amount"),
    (T, "medicine", "symbol", "3", "row 15, symbol: a symbol on a card of Age I heralds Age II, not III"),
    (T, "wheel", "marks", "2 4", "row 5, marks: no copy is marked 1+"),
    (T, "pottery", "benefit", "science;hand;science", "row 3, benefit: 'science' is there twice: write science:2"),
    (T, "chivalric-romance", "benefit", "culture;hand;draw;action;general",
     "row 47, benefit: more than 6 different gains"),
    (P, "hypatia", "order", "", "row 4, order: a philosopher needs an order number"),
    (P, "hypatia", "order", "2", "row 4, order: order 2 is already in row 3"),
    (P, "avicenna", "order", "2", "row 8, order: only philosophers have an order number"),
    (P, "avicenna", "heritage", "", "row 8, heritage: philosophers have no Heritage, scientists and artists have one"),
]  # fmt: skip


@pytest.mark.rule("C1", "C2", "C3")
@pytest.mark.parametrize(("file", "card", "column", "value", "expected"), CELLS)
def test_a_wrong_field_is_named(folder: Path, file: str, card: str, column: str, value: str, expected: str) -> None:
    """Whatever is wrong with a field, the message says where, as an editor counts lines."""
    write_cell(folder, file, card, column, value)
    assert f"{file}, {expected}" in problems(folder)


KEYS = [
    ("[2, 3, 4, 5]", "[2, 3, 4, 50]", "row 10, skills.action.values: '50' is no number from 1 to 20"),
    ("values = [1, 2, 3, 4, 5]\nvp = [0, 0", "values = [1, 2, 9, 4, 5]\nvp = [0, 0",
     "row 26, skills.development.values: '9' is no number from 1 to 8"),
    ("[[1, 0], [2, 0]", "[[0, 0], [2, 0]", "row 34, skills.quick-draw.values: '0' is no number from 1 to 20"),
    ("vp = [0, 0, 1, 2, 3, 4]", "vp = [0, 0, 1]", "row 15, skills.draw.vp: 6 values, but 3 numbers of VP"),
    ("vp = [0, 1, 2, 4, 6]", "vp = [0, 1, 2, 6, 4]", "row 23, skills.shuffle.vp: VP to the left never become fewer"),
    ("values = [4, 3, 2, 1]", "values = [4, 3, 3, 1]",
     "row 30, skills.research.values: Research values fall from left to right"),
    ("positions = 20", "positions = 41", "row 43, power.prestige.positions: '41' is no number from 2 to 40"),
    ("positions = 20", "positions = 19", "row 45, power.prestige.solo: 19 positions, but 20 numbers of VP"),
    ("places = [11, 7, 4, 2, 0]", "places = [11, 7, 8, 2, 0]",
     "row 49, power.population.places: a lower place is worth more than a higher one"),
    ("[1, 1, 1, 2, 2]", "[1, 1, 1, 2]", "row 61, thresholds.age2: '[1, 1, 1, 2]' does not fit: "
     "Expected `array` of length >= 5"),
    ("age2 =", "age1 =", "row 61, thresholds.age1: there is no such key"),
    ("age2 =", "age1 =", "row 60, thresholds.age2: the key is missing"),
    ("[5, 6, 7],", "[5, 6],", "row 72, setup.hands: 2 hands for 3 players"),
    ("[5, 6, 6, 7, 7]", "[14, 14, 14, 14, 14]",
     "row 72, setup.hands: with 5 players 70 cards are dealt, but Age I has only 66"),
    ('["leader", 40]', '["leader", 70]',
     "row 75, solo.ranks: ranks rise, each stands once, and the last has the limit 0"),
    ('["leader", 40]', '["chief", 40]', "row 75, solo.ranks: 'chief' is none of novice, leader, mastermind, demigod"),
    ("[1, 1, 2, 2, 3]\nfr", "[1, 1, '2', 2, 3]\nfr", "row 66, thresholds.age4.en: '2' is no number from 1 to 9"),
    ("[solo]", "[solo", "row 74, *: Expected ']' at the end of a table declaration (at line 74, column 6)"),
]  # fmt: skip


@pytest.mark.rule("C5", "C6")
@pytest.mark.parametrize(("old", "new", "expected"), KEYS)
def test_a_wrong_number_of_the_boards_is_named(folder: Path, old: str, new: str, expected: str) -> None:
    """Keys of boards.toml are found with their lines too."""
    change(folder, B, old, new)
    assert f"{B}, {expected}" in problems(folder)


def test_a_fourth_age_needs_its_thresholds(folder: Path) -> None:
    """They may be left out only with the cards."""
    text = (folder / B).read_text(encoding="utf-8")
    start, end = text.index("[thresholds.age4]"), text.index("[setup]")
    (folder / B).write_text(text[:start] + text[end:], encoding="utf-8")
    assert [f"{B}, thresholds.age4: the key is missing"] == problems(folder)


def test_columns_are_all_there_and_no_others(folder: Path) -> None:
    """A header is reported by its columns, and the rows below it not at all."""
    change(folder, T, "discard,", "discarded,")
    assert [
        f"{T}, row 1, discard: the column is missing",
        f"{T}, row 1, discarded: there is no such column",
    ] == problems(folder)


def test_a_column_stands_once(folder: Path) -> None:
    """Of two columns of one name nobody could say which counts."""
    change(folder, T, "origin\n", "origin,id\n")
    assert [f"{T}, row 1, id: the column is there twice"] == problems(folder)


def test_rows_have_as_many_fields_as_the_header(folder: Path) -> None:
    """A comma too many shifts everything, so the row is not read."""
    change(folder, T, "pottery,1,", "pottery,,1,")
    assert f"{T}, row 3, *: the row has 24 fields, not 23" in problems(folder)


def test_files_can_be_unreadable(folder: Path) -> None:
    """Missing files, other encodings and open quotation marks."""
    (folder / B).unlink()
    (folder / P).write_bytes((folder / P).read_text(encoding="utf-8").encode("utf-16"))
    change(folder, M, "great-wall,", '"great-wall,')
    assert [
        f"{P}, row 1, *: the text is not UTF-8",
        f"{M}, row 5, *: unexpected end of data",
        f"{B}, *: the file is missing",
    ] == problems(folder)
    (folder / T).unlink()
    (folder / T).mkdir()
    assert f"{T}, *: Is a directory" in problems(folder)


@pytest.mark.parametrize("text", ["", "skills = 3", "[skills.action]\nvalues = {a = 1}\nvp = 'none'", "\0", "="])
def test_nonsense_is_refused_like_any_mistake(folder: Path, text: str) -> None:
    """Whatever the files hold, the answer is a list of problems."""
    (folder / B).write_text(text, encoding="utf-8")
    (folder / T).write_text(text, encoding="utf-8")
    assert {T, B} <= {line.partition(",")[0] for line in problems(folder)}


def test_all_faults_are_reported_together(folder: Path) -> None:
    """Who types in a box of cards mends everything in one go: several in one row, in several files."""
    write_cell(folder, T, "pottery", "type", "clay")
    write_cell(folder, T, "pottery", "vp", "-1")
    write_cell(folder, P, "hypatia", "vp", "many")
    assert [
        f"{T}, row 3, type: 'clay' is none of science, engineering, culture",
        f"{T}, row 3, vp: '-1' is no number from 0 to 30",
        f"{P}, row 4, vp: 'many' is no number from 0 to 30",
    ] == sorted(problems(folder), key=lambda line: (line[0] == "p", line))


def test_an_age_has_room_for_32_technologies_and_96_cards(folder: Path) -> None:
    """A larger box would not fit the state."""
    rows = read_rows(folder, T)
    extra = [{**rows[1], "id": f"extra-{n}", "marks": "1 2 3 4 5 5"} for n in range(9)]
    write_rows(folder, T, rows + extra)
    assert [
        f"{T}, row 96, marks: Age I has more than 96 cards",
        f"{T}, row 99, age: Age I has more than 32 technologies",
    ] == problems(folder)
    write_rows(folder, T, rows + [{**row, "marks": "1"} for row in extra[:8]])
    assert 0xFFFFFFFF == load(folder).tables["IN_PACK"][0]


def test_ages_one_to_three_have_cards(folder: Path) -> None:
    """Only the age of the expansion can be missing."""
    write_rows(folder, T, [row for row in read_rows(folder, T) if row["age"] != "3"])
    assert f"{T}, age: Age III has no technologies" in problems(folder)


def test_groups_have_their_sizes(folder: Path) -> None:
    """Five personalities of a group, one for each player; at most eight milestones."""
    write_rows(folder, P, [row for row in read_rows(folder, P) if row["id"] != "avicenna"])
    rows = read_rows(folder, M)
    write_rows(folder, M, rows + [{**rows[0], "id": f"wonder-{n}"} for n in range(2)])
    assert [
        f"{P}, group: there are 4 of the group 'scientist', not 5",
        f"{M}, group: there are 9 of the group 'ancient', more than 8",
    ] == problems(folder)


def test_tokens_fit_a_state(folder: Path) -> None:
    """Nobody can ever hold more than 99 tokens of a kind."""
    rows = read_rows(folder, T)
    write_rows(folder, T, [{**row, "benefit": "science:9"} for row in rows])
    assert any("tokens of science, more than 99" in line for line in problems(folder))


@pytest.mark.rule("M5")
def test_what_milestones_give_counts_twice(folder: Path) -> None:
    """Their owner gains the benefits again: sixteen times 3 Science fit once, but not twice."""
    write_rows(folder, M, [{**row, "benefits": "science:3"} for row in read_rows(folder, M)])
    assert any("tokens of science, more than 99" in line for line in problems(folder))


@pytest.mark.rule("C4")
def test_a_pack_may_lack_the_expansions(folder: Path) -> None:
    """The base game alone: two files and the rows of Age IV left out."""
    (folder / P).unlink()
    (folder / M).unlink()
    write_rows(folder, T, [row for row in read_rows(folder, T) if row["age"] != "4"])
    pack = load(folder)
    assert ([], {}, {}) == (pack.cards["expansions"], pack.cards["personalities"], pack.cards["milestones"])
    assert [0, 0, 0] == pack.tables["PERSON_IN_PACK"]
    assert 0 == sum(pack.tables["MILESTONE_SECTIONS"]) == pack.tables["IN_PACK"][3]
    assert [66, 60, 58, 0] == pack.cards["decks"][4]


def test_benefits_can_be_several(folder: Path) -> None:
    """Words joined by semicolons, each perhaps with an amount."""
    write_cell(folder, T, "pottery", "benefit", "science:2;hand")
    pack = load(folder)
    assert [("science", 2), ("hand", 1)] == pack.cards["technologies"]["pottery"]["benefit"]
    tech = pack.cards["technologies"]["pottery"]["number"]
    assert [7, 2, -1] == pack.tables["GAIN_KIND"][tech][:3]
    assert [2, 1, 0] == pack.tables["GAIN_AMOUNT"][tech][:3]


def test_few_symbols_are_a_warning(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Such a set can be played: an age also ends when its cards are used up."""
    write_cell(folder, T, "medicine", "symbol", "")
    write_cell(folder, T, "monotheism", "marks", "1 5")
    warnings = load(folder).cards["warnings"]
    assert [{"age": "I", "players": 4, "found": 1, "wanted": 2}] == [warning["facts"] for warning in warnings]
    assert [] == load(CARDS).cards["warnings"]
    for language in LANGUAGES:
        assert 0 == run(monkeypatch, language, pack_command="check", folder=folder)
    assert f"Note: {T}, symbol: In a game of 4, Age\u00a0I has 1 new-age" in capsys.readouterr().out


def test_the_digest_covers_what_rules_read(folder: Path) -> None:
    """A mended name, origin or note orphans no saved game; a number or the order of rows does."""
    built_in = load(CARDS).digest
    write_cell(folder, T, "pottery", "ru", "Горшки")
    write_cell(folder, T, "pottery", "origin", "printed")
    write_cell(folder, P, "hypatia", "note", "")
    assert built_in == load(folder).digest
    rows = read_rows(folder, T)
    write_rows(folder, T, [rows[1], rows[0], *rows[2:]])
    assert built_in != load(folder).digest
    write_rows(folder, T, rows)
    change(folder, B, "vp = [0, 0, 1, 2]", "vp = [0, 0, 1, 3]")
    assert built_in != load(folder).digest


def test_cards_are_plain_data_for_people() -> None:
    """What options, views and pages show of a card: number, four names, origin, costs and benefits."""
    card = load(CARDS).cards["technologies"]["irrigation"]
    assert (5, 1, "engineering", [1, 2, 5], "rulebook") == tuple(
        card[key] for key in ("number", "age", "type", "marks", "origin")
    )
    assert {"en": "Irrigation", "fr": "Irrigation", "de": "Bewässerung", "ru": "Орошение"} == card["names"]
    assert {"type": "science", "amount": 3, "prerequisite": "calendar"} == card["costs"][0]
    assert "irrigation" == load(CARDS).cards["ids"]["technologies"][5]


def run(monkeypatch: pytest.MonkeyPatch, language: str = "en", **given: Any) -> int:
    """The command as `holocene pack` runs it."""
    monkeypatch.setattr(registry, "load_game", lambda name, folder=None: SimpleNamespace(pack=load(folder), history={}))
    return command.run(Namespace(text=TEXTS[language], game="progress", **given))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_describes_a_sound_pack(
    folder: Path, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Technologies, cards for each number of players, expansions and digest."""
    assert 0 == run(monkeypatch, language, pack_command="check", folder=folder)
    shown = capsys.readouterr().out
    assert load(folder).digest in shown
    assert "239" in shown


def test_the_command_lists_every_fault(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line each with file, row and field; the exit status says that the pack is faulty."""
    write_cell(folder, T, "pottery", "type", "clay")
    write_cell(folder, P, "hypatia", "vp", "99")
    assert 1 == run(monkeypatch, pack_command="check", folder=folder)
    assert [
        f"{T}, row\u00a03, type: “clay” is not one of the choices: science, engineering, culture.",
        f"{P}, row\u00a04, vp: “99” is not a number from 0 to 30.",
        "The card pack cannot be played: 2\u00a0faults.",
    ] == capsys.readouterr().out.splitlines()
    with pytest.raises(HoloceneError, match="there is no folder"):
        run(monkeypatch, pack_command="check", folder=folder / "nowhere")


def test_the_command_lists_cards_with_their_origin(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Names are in the user's language."""
    assert 0 == run(monkeypatch, "de", pack_command="list", pack=CARDS)
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["irrigation", "Bewässerung", "3", "Spielregel"] in lines
