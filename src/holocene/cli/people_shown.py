"""What is shown of the people of a server; never a key, nor a way back."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text as Words

from holocene.cli.exits import Exit
from holocene.cli.tables_shown import as_json, moment
from holocene.locale import Text
from holocene.server.club.fair import deeds, reporting
from holocene.server.club.rating import told
from holocene.server.club.rating.scale import Strength

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from holocene.server.club.fair.reporting import ReportRow
    from holocene.server.club.persons import PersonRow
    from holocene.server.database import Database

REPORT = (
    "people-number", "people-at", "people-state", "people-kind", "people-about", "people-reporter", "people-table",
    "people-words",
)  # fmt: skip


def list_people(args: Namespace, database: Database) -> int:
    """One line for everybody, or for those whom some words find."""
    with database.read() as connection:
        found = deeds.find(connection, getattr(args, "words", ""))
        mute = {row.id for row in found if deeds.is_mute(connection, row.id)}
    if args.json:
        return print_json([_facts(row, row.id in mute) for row in found])
    text: Text = args.text
    lines = [
        [row.id, row.name, _marks(text, row, row.id in mute), moment(row.created), moment(row.seen)] for row in found
    ]
    print_lines(text, ("people-person", "people-name", "people-state", "people-created", "people-seen"), lines)
    Console(highlight=False).print(text("people-count", n=len(found)), markup=False)
    return Exit.DONE


def show(args: Namespace, database: Database) -> int:
    """Somebody with her ratings, what was reported of her, and what was done about it."""
    with database.read() as connection:
        row = deeds.find_one(connection, args.person)
        facts = {**_facts(row, deeds.is_mute(connection, row.id)), **_more(connection, row.id)}
    if args.json:
        return print_json(facts)
    text: Text = args.text
    sheet = Table(box=None, show_header=False)
    for key, value in _sheet(text, row, facts).items():
        sheet.add_row(text(key), Words(value))
    Console(highlight=False).print(sheet)
    return Exit.DONE


def _more(connection: Connection, person_id: str) -> dict[str, Any]:
    return {
        "ratings": told.ratings_of(connection, person_id),
        "games": len(told.results_of(connection, person_id)),
        "reports": [msgspec.structs.asdict(each) for each in reporting.find(connection, about=person_id)],
        "deeds": [msgspec.structs.asdict(each) for each in deeds.log(connection, person_id)],
    }


def _sheet(text: Text, row: PersonRow, facts: dict[str, Any]) -> dict[str, str]:
    ratings = [
        f"{each['game']} {each['players']} · {each['season']}: {each['rating']:.0f} ± {_margin(each):.0f}"
        for each in facts["ratings"]
    ]
    return {
        "people-person": row.id,
        "people-name": row.name,
        "people-state": _marks(text, row, facts["mute"]),
        "people-created": moment(row.created),
        "people-seen": moment(row.seen),
        "people-games": str(facts["games"]),
        "people-ratings": "\n".join(ratings),
        "people-reports": "\n".join(f"{each['id']} {each['kind']}: {each['words']}" for each in facts["reports"]),
        "people-deeds": "\n".join(f"{moment(each['at'])} {each['what']}: {each['why']}" for each in facts["deeds"]),
    }


def _margin(row: dict[str, Any]) -> float:
    return Strength(row["rating"], row["deviation"]).margin


def log(args: Namespace, database: Database) -> int:
    """What was done here, or about somebody."""
    with database.read() as connection:
        found = deeds.log(connection, args.person)
    if args.json:
        return print_json([msgspec.structs.asdict(each) for each in found])
    lines = [[moment(each.at), each.who, each.what, each.about, each.why] for each in found]
    print_lines(args.text, ("people-at", "people-who", "people-what", "people-about", "people-why"), lines)
    return Exit.DONE


def print_reports(args: Namespace, found: Sequence[ReportRow]) -> int:
    """One line for each."""
    if args.json:
        return print_json([msgspec.structs.asdict(each) for each in found])
    text: Text = args.text
    lines = [
        [
            str(each.id), moment(each.at), text("people-report-open" if each.open else "people-report-closed"),
            each.kind, each.about_id, each.person_id, each.table_id, each.words,
        ]
        for each in found
    ]  # fmt: skip
    print_lines(text, REPORT, lines)
    return Exit.DONE


def print_lines(text: Text, heads: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
    """A table, where there is something to show."""
    shown = Table(box=None)
    for head in heads:
        shown.add_column(text(head), overflow="fold")
    for line in lines:
        shown.add_row(*(Words(cell) for cell in line))
    if lines:
        Console(highlight=False).print(shown)


def print_json(facts: Any) -> int:
    """For other programs."""
    print(as_json(facts))
    return Exit.DONE


def _marks(text: Text, row: PersonRow, is_mute: bool) -> str:
    marks = {"people-barred": row.barred, "people-mute": is_mute, "people-hidden": row.hidden}
    return ", ".join(text(key) for key, is_so in marks.items() if is_so)


def _facts(row: PersonRow, is_mute: bool) -> dict[str, Any]:
    return {**msgspec.structs.asdict(row), "mute": is_mute}
