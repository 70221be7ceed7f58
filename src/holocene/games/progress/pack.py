"""Loads a card set: the files of a folder, typed, checked, laid out as tables and shown to people as plain data."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import msgspec

from holocene.core.contract.game import Pack
from holocene.core.contract.names import COLUMNS, broken_names, whole_names
from holocene.core.contract.packs import BadCards, Reader
from holocene.core.rulebook.rule import rule
from holocene.games.progress.checks import check, warnings_of
from holocene.games.progress.facts import facts_of
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
    FACTS_FILE,
    MILESTONES_FILE,
    PERSONALITIES_FILE,
    TECHNOLOGIES_FILE,
    Boards,
    Cards,
    Fact,
    Milestone,
    Personality,
    Technology,
)

# The files of the small expansions, and that of the facts, may be left out.
OPTIONAL: Final = (PERSONALITIES_FILE, MILESTONES_FILE, FACTS_FILE)
# Not part of the digest: what may be mended without orphaning a saved game.
NOT_RULES: Final = frozenset({*COLUMNS, "origin", "note"})


@rule("C1")
def read(folder: Traversable | None = None) -> Cards:
    """The files of a folder, or the built-in ones, as typed rows; all that cannot be read is refused together."""
    reader = Reader(folder or files("holocene.games.progress") / "data", OPTIONAL)
    technologies = reader.table(TECHNOLOGIES_FILE, Technology, _split)
    personalities = reader.table(PERSONALITIES_FILE, Personality, _split)
    milestones = reader.table(MILESTONES_FILE, Milestone, _split)
    facts = reader.table(FACTS_FILE, Fact)
    boards = reader.toml(BOARDS_FILE, Boards)
    if reader.problems or boards is None:
        raise BadCards(reader.problems)
    return Cards(technologies, personalities, milestones, boards, facts, reader.lines, reader.key_lines)


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


def load(folder: Path | None = None) -> Pack:
    """The built-in card set, or that of a folder; BadPack names every file, row and field at fault."""
    # The tables read the built-in set through this module when they are imported.
    from holocene.games.progress import tables

    cards = read(folder)
    check(cards, keeps_facts=folder is None)
    tech = tables.numbers(cards)
    person = tables.grouped(cards.personalities, GROUP_NAMES, GROUP)
    milestone = tables.grouped(cards.milestones, MILESTONE_GROUPS, MILESTONE_GROUP)
    shown = {
        "technologies": {
            row.id: _shown(row, tech[row.id], costs=row.lines)
            | {"facts": facts_of(cards, row.id) if folder is None else None}
            for row in cards.technologies
        },
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
    kept = {name: value for name, value in data.items() if name not in COLUMNS and not name.startswith("cost")}
    for name, lines in more.items():
        kept[name] = [dict(zip(("type", "amount", "prerequisite"), line, strict=True)) for line in lines]
    return {"number": number, "names": whole_names(data), "broken": broken_names(data), **kept}


def _ids(number: dict[str, int], length: int) -> list[str]:
    """The id of every number, "" where a slot is empty."""
    ids = [""] * length
    for name, place in number.items():
        ids[place] = name
    return ids
