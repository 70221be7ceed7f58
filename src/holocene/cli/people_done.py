"""What is done about the people of a server; each deed is written down with the name of who did it."""

from __future__ import annotations

import getpass
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from holocene.cli.exits import Exit
from holocene.cli.people_shown import print_json, print_lines, print_reports
from holocene.cli.tables_done import agrees
from holocene.cli.tables_shown import as_json
from holocene.core.errors import HoloceneError
from holocene.core.reasons import reason_of
from holocene.locale import Text
from holocene.server.club.fair import deeds, naming, reporting
from holocene.server.club.rating import anew

if TYPE_CHECKING:
    from holocene.server.database import Database


DONE = {
    "bar": "people-done-bar",
    "unbar": "people-done-unbar",
    "mute": "people-done-mute",
    "unmute": "people-done-unmute",
}
NAMES = {  # what was to be done with a pattern, and whether it was
    ("add", True): "people-names-add",
    ("add", False): "people-names-not-add",
    ("remove", True): "people-names-remove",
    ("remove", False): "people-names-not-remove",
}


def me() -> str:
    """Who does it: the name of whoever sits at this machine."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a container may know its people by number only
        return "server"


def change(args: Namespace, database: Database) -> int:
    """Bars somebody or takes her words away, or gives back either."""
    deed: str = args.people_command
    if deed in ("mute", "unmute"):
        row = deeds.mute(database, me(), args.person, args.why, is_mute=deed == "mute")
    else:
        row = (deeds.bar if deed == "bar" else deeds.unbar)(database, me(), args.person, args.why)
    print(args.text(DONE[deed], name=row.name, person=row.id))
    return Exit.DONE


def rename(args: Namespace, database: Database) -> int:
    """Gives somebody another name."""
    row = deeds.rename(database, me(), args.person, args.name, args.why)
    print(args.text("people-done-rename", name=row.name, person=row.id))
    return Exit.DONE


def delete(args: Namespace, database: Database) -> int:
    """Deletes somebody once who asks has said yes."""
    text: Text = args.text
    with database.read() as connection:
        row = deeds.find_one(connection, args.person)
    if not args.yes and not agrees(text, text("people-sure", name=row.name)):
        print(text("tables-kept"))
        return Exit.FAULTY
    deeds.forget(database, me(), row.id, args.why)
    print(text("people-done-delete", name=row.name, person=row.id))
    return Exit.DONE


def export(args: Namespace, database: Database) -> int:
    """All that is stored of somebody, printed or written into a file."""
    with database.write() as connection:
        row, stored = deeds.export(connection, args.person)
        deeds.note(connection, me(), "export", row.id, "")
    facts = {"person": msgspec.structs.asdict(row), "stored": stored}
    if args.to is None:
        return print_json(facts)
    path: Path = args.to
    try:
        path.write_text(as_json(facts) + "\n", encoding="utf-8")
    except OSError as error:
        reason = reason_of(error)
        raise HoloceneError(
            f"'{path}' cannot be written: {reason}", "tables-cannot-write", path=str(path), reason=reason
        ) from error
    print(path)
    return Exit.DONE


def reports(args: Namespace, database: Database) -> int:
    """Lists reports, or closes one that somebody has seen to."""
    if args.close is not None:
        with database.write() as connection:
            is_closed = reporting.close(connection, args.close)
            if is_closed:
                deeds.note(connection, me(), "close", str(args.close), "")
        print(args.text("people-closed" if is_closed else "people-not-open", n=args.close))
        return Exit.DONE if is_closed else Exit.FAULTY
    with database.read() as connection:
        return print_reports(args, reporting.find(connection, is_open=args.open))


def names(args: Namespace, database: Database) -> int:
    """Lists the patterns that no name may hold, adds some, or takes some away."""
    if args.deed == "list":
        with database.read() as connection:
            found = naming.patterns(connection)
        if args.json:
            return print_json(found)
        print_lines(args.text, ("people-pattern",), [[each] for each in found])
        return Exit.DONE
    if not args.pattern:
        raise HoloceneError("name a pattern", "people-which-pattern")
    for pattern in args.pattern:
        _change_names(args, database, naming.stored(pattern), pattern)
    return Exit.DONE


def _change_names(args: Namespace, database: Database, pattern: str, typed: str) -> None:
    if not pattern:
        raise HoloceneError(f"'{typed}' has too few letters", "people-short-pattern", pattern=typed)
    deed = naming.add if args.deed == "add" else naming.remove
    with database.write() as connection:
        is_done = deed(connection, pattern)
        if is_done:
            deeds.note(connection, me(), f"names {args.deed}", pattern, "")
    print(args.text(NAMES[args.deed, is_done], pattern=pattern))


def rate(args: Namespace, database: Database) -> int:
    """Computes all ratings anew."""
    with database.write() as connection:
        games = anew.rate_anew(connection)
        deeds.note(connection, me(), "rate", "", "")
    print(args.text("people-rated", n=games))
    return Exit.DONE
