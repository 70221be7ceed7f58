"""Loads a card set: the files of a folder, typed, checked, laid out as tables and shown to people as plain data."""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Callable, Iterator
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from holocene.core.game import Pack
from holocene.core.rule import rule
from holocene.games.progress.checks import BadCards, problems_of, warnings_of
from holocene.games.progress.layout import (
    AGES,
    GROUP,
    GROUP_NAMES,
    MILESTONE_GROUP,
    MILESTONE_GROUPS,
    MILESTONES,
    PEOPLE,
    SEATS,
    TECHS,
)
from holocene.games.progress.rows import (
    BOARDS_FILE,
    MILESTONES_FILE,
    PERSONALITIES_FILE,
    TECHNOLOGIES_FILE,
    Boards,
    Cards,
    Milestone,
    Personality,
    Problem,
    Technology,
    faults,
)

R = TypeVar("R", bound=msgspec.Struct)

# Not part of the digest: what may be mended without orphaning a saved game.
NOT_RULES: Final = frozenset({"en", "fr", "de", "ru", "origin", "note"})


def read(folder: Traversable | None = None) -> Cards:
    """The files of a folder, or the built-in ones, as typed rows; all that cannot be read is refused together."""
    folder = folder or files("holocene.games.progress") / "data"
    problems: list[Problem] = []
    lines: dict[str, list[int]] = {}
    technologies = _table(folder, TECHNOLOGIES_FILE, Technology, lines, problems)
    personalities = _table(folder, PERSONALITIES_FILE, Personality, lines, problems)
    milestones = _table(folder, MILESTONES_FILE, Milestone, lines, problems)
    text = _text(folder, BOARDS_FILE, problems)
    data = None if text is None else _toml(text, problems)
    board_lines = _toml_lines(text or "")
    boards = None if data is None else _typed(data, Boards, BOARDS_FILE, 0, board_lines, problems)
    if problems or boards is None:
        raise BadCards(problems)
    return Cards(technologies, personalities, milestones, boards, lines, board_lines)


def _text(folder: Traversable, file: str, problems: list[Problem]) -> str | None:
    """A file's text; the two files of the small expansions may be left out."""
    try:
        return (folder / file).read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        if file in (TECHNOLOGIES_FILE, BOARDS_FILE):
            problems.append(Problem(file, 0, "*", "missing-file", "the file is missing"))
    except OSError as error:
        detail = error.strerror or type(error).__name__
        problems.append(Problem(file, 0, "*", "bad-syntax", detail, {"detail": detail}))
    except UnicodeDecodeError as error:
        row = error.object[: error.start].count(b"\n") + 1
        problems.append(Problem(file, row, "*", "not-utf8", "the text is not UTF-8"))
    return None


@rule("C1")
def _table(
    folder: Traversable, file: str, kind: type[R], lines: dict[str, list[int]], problems: list[Problem]
) -> list[R]:
    """The rows of a file that fit their type; a row is known by its line, as an editor counts."""
    rows: list[R] = []
    lines[file] = []
    text = _text(folder, file, problems)
    columns = [field.name for field in msgspec.structs.fields(kind)]
    for line, cells in _cells(file, text, columns, problems) if text is not None else ():
        row = _typed(cells, kind, file, line, {}, problems)
        if row is not None:
            rows.append(row)
            lines[file].append(line)
    return rows


def _cells(file: str, text: str, columns: list[str], problems: list[Problem]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Line and cells of every row; nothing of a file whose header is wrong, or each row would be refused for it."""
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    line = 1
    try:
        header = next(reader, [])
        wrong = _header_faults(file, header, columns)
        problems += wrong
        line = reader.line_num + 1
        for cells in [] if wrong else reader:
            if len(cells) == len(header):
                yield line, {c: _split(c, cell) for c, cell in zip(header, cells, strict=True)}
            elif cells:
                facts = {"found": len(cells), "wanted": len(header)}
                detail = f"the row has {len(cells)} fields, not {len(header)}"
                problems.append(Problem(file, line, "*", "field-count", detail, facts))
            line = reader.line_num + 1
    except csv.Error as error:
        problems.append(Problem(file, line, "*", "bad-syntax", str(error), {"detail": str(error)}))


def _header_faults(file: str, header: list[str], columns: list[str]) -> list[Problem]:
    wrong = [Problem(file, 1, c, "missing-column", "the column is missing") for c in columns if c not in header]
    wrong += [Problem(file, 1, c, "unknown-column", "there is no such column") for c in header if c not in columns]
    wrong += [Problem(file, 1, c, "column-twice", "the column is there twice") for c in columns if header.count(c) > 1]
    return wrong


def _gains(cell: str) -> list[list[str]]:
    """`science:2;hand` as words and amounts; a word alone means one."""
    parts = [part.partition(":") for part in cell.split(";")]
    return [[word, amount if colon else "1"] for word, colon, amount in parts]


def _section(cell: str) -> list[str | None]:
    """`science:3:alphabet` as type, amount and prerequisite, which may be missing."""
    parts: list[str | None] = [part or None for part in cell.split(":")]
    return parts + [None] * (3 - len(parts))


SPLIT: Final[dict[str, Callable[[str], Any]]] = {
    "marks": str.split,
    **dict.fromkeys(("benefit", "benefits", "heritage"), _gains),
    **dict.fromkeys(("cost1", "cost2", "cost3", "cost4"), _section),
}


def _split(column: str, cell: str) -> Any:
    """A cell as plain data: the fields of several parts as lists, an empty one as nothing."""
    if not cell:
        return [] if column in ("marks", "benefit", "benefits", "heritage") else None
    return SPLIT[column](cell) if column in SPLIT else cell


def _toml(text: str, problems: list[Problem]) -> dict[str, Any] | None:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        row = int(found[1]) if found else text.count("\n") + 1
        problems.append(Problem(BOARDS_FILE, row, "*", "bad-syntax", str(error), {"detail": str(error)}))
        return None


def _toml_lines(text: str) -> dict[str, int]:
    """The line of every key, as the library does not tell it: `skills.action.vp`."""
    lines: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.match(r"\s*\[\s*([\w.-]+)\s*\]", line):
            table = found[1]
            lines[table] = number
        elif found := re.match(r"\s*([\w.-]+)\s*=", line):
            lines[f"{table}.{found[1]}".lstrip(".")] = number
    return lines


def _typed(data: Any, kind: type[R], file: str, row: int, lines: dict[str, int], problems: list[Problem]) -> R | None:
    """The data as its type, or nothing and a problem for every value that does not fit."""
    try:
        return msgspec.convert(data, kind, strict=file == BOARDS_FILE)
    except msgspec.ValidationError:
        problems += faults(data, kind, (file, row, ""), lines, strict=file == BOARDS_FILE)
        return None


def load(folder: Path | None = None) -> Pack:
    """The built-in card set, or that of a folder; BadPack names every file, row and field at fault."""
    # The tables read the built-in set through this module when they are imported.
    from holocene.games.progress import tables

    cards = read(folder)
    problems = problems_of(cards)
    if problems:
        raise BadCards(problems)
    tech = tables.numbers(cards)
    person = tables.grouped(cards.personalities, GROUP_NAMES, GROUP)
    milestone = tables.grouped(cards.milestones, MILESTONE_GROUPS, MILESTONE_GROUP)
    shown = {
        "technologies": {row.id: _shown(row, tech[row.id], costs=row.lines) for row in cards.technologies},
        "personalities": {row.id: _shown(row, person[row.id]) for row in cards.personalities},
        "milestones": {row.id: _shown(row, milestone[row.id], costs=row.sections) for row in cards.milestones},
        "ids": {
            "technologies": _ids(tech, TECHS),
            "personalities": _ids(person, PEOPLE),
            "milestones": _ids(milestone, MILESTONES),
        },
        "boards": msgspec.to_builtins(cards.boards),
        "expansions": expansions(cards),
        "decks": _decks(cards),
        "warnings": msgspec.to_builtins(warnings_of(cards)),
    }
    name = "standard" if folder is None else folder.resolve().name
    return Pack(name, digest(cards), tables.build(cards), shown)


def digest(cards: Cards) -> str:
    """A fingerprint of all that rules read. The order of rows is part of it, since it numbers the cards."""
    rows = msgspec.to_builtins([cards.technologies, cards.personalities, cards.milestones])
    ruled = [[{name: row[name] for name in sorted(row.keys() - NOT_RULES)} for row in table] for table in rows]
    return blake2b(msgspec.json.encode([ruled, cards.boards]), digest_size=16).hexdigest()


def expansions(cards: Cards) -> list[str]:
    """The expansions that the set has the cards for (S6)."""
    present = {
        "personalities": bool(cards.personalities),
        "milestones": bool(cards.milestones),
        "industrial": any(row.age == AGES for row in cards.technologies),
    }
    return [name for name, is_present in present.items() if is_present]


def _decks(cards: Cards) -> list[list[int]]:
    """Cards of each age with 1 to 5 players."""
    marks = [(row.age - 1, mark) for row in cards.technologies for mark in row.marks]
    return [
        [sum(a == age and mark <= players for a, mark in marks) for age in range(AGES)]
        for players in range(1, SEATS + 1)
    ]


def _shown(row: Technology | Personality | Milestone, number: int, **more: Any) -> dict[str, Any]:
    """A card as plain data for people: the row without its columns of names and cost lines, which are put together."""
    data: dict[str, Any] = msgspec.to_builtins(row)
    names = {language: data[language] for language in ("en", "fr", "de", "ru")}
    kept = {name: value for name, value in data.items() if name not in names and not name.startswith("cost")}
    for name, lines in more.items():
        kept[name] = [dict(zip(("type", "amount", "prerequisite"), line, strict=True)) for line in lines]
    return {"number": number, "names": names, **kept}


def _ids(number: dict[str, int], length: int) -> list[str]:
    """The id of every number, "" where a slot is empty."""
    ids = [""] * length
    for name, place in number.items():
        ids[place] = name
    return ids
