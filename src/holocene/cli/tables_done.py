"""What is done with the tables of a server: exported, deleted, let go, taken along to the rules of today."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from holocene.cli.exits import Exit
from holocene.cli.tables_shown import names, seats_of, selected
from holocene.core.errors import HoloceneError
from holocene.core.reasons import reason_of
from holocene.locale import Text
from holocene.server import tending
from holocene.server.adopting import adopt, foreign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from holocene.core.matches.record import Record
    from holocene.server.database import Database
    from holocene.server.rows import TableRow
    from holocene.server.service import Service

ENDINGS = {"json": ".json", "text": ".txt"}


def export(args: Namespace, service: Service) -> int:
    """Writes records into files; games whose record cannot be told are named and left out."""
    text: Text = args.text
    database = service.database
    found = selected(args, database) if args.all else [tending.find_one(database, each) for each in args.table]
    if args.all == bool(args.table):
        raise HoloceneError("name tables, or say --all", "tables-which")
    left = 0
    for row in found:
        if args.all and row.state == "open":  # no game yet
            continue
        try:
            record = tending.record_of(service, row)
        except HoloceneError as error:
            print(text("tables-not-saved", table=row.id, reason=text.error(error)), file=sys.stderr)
            left += 1
        else:
            print(_save(args, row, record))
    return Exit.FAULTY if left else Exit.DONE


def _save(args: Namespace, row: TableRow, record: Record) -> Path:
    is_file = args.to.suffix in ENDINGS.values() and len(args.table) == 1
    path: Path = args.to if is_file else args.to / f"{row.id}{ENDINGS[args.form]}"
    if path.exists() and not args.force:
        raise HoloceneError(f"'{path}' is there already", "backup-exists", path=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        record.save(path)
    except OSError as error:
        reason = reason_of(error)
        raise HoloceneError(
            f"'{path}' cannot be written: {reason}", "tables-cannot-write", path=str(path), reason=reason
        ) from error
    return path


def delete(args: Namespace, service: Service) -> int:
    """Deletes tables once somebody has said yes."""
    database = service.database
    found = [tending.find_one(database, table_id) for table_id in dict.fromkeys(args.table)]
    _print_lines(args.text, database, found)
    if not args.yes and not agrees(args.text, args.text("tables-sure", n=len(found))):
        print(args.text("tables-kept"))
        return Exit.FAULTY
    gone = sum(tending.drop(database, row.id) for row in found)
    print(args.text("tables-deleted", n=gone))
    return Exit.DONE if gone == len(found) else Exit.FAULTY


def agrees(text: Text, question: str) -> bool:
    """Whether somebody at the terminal says yes."""
    if not sys.stdin.isatty():
        raise HoloceneError("nobody can be asked: say --yes", "tables-nobody-to-ask")
    try:
        answer = input(f"{question} ").strip().lower()
    except EOFError:
        return False
    return answer.startswith(("y", text("tables-yes")))


def expire(args: Namespace, service: Service) -> int:
    """Lets go what the settings do not keep any longer."""
    database = service.database
    found = tending.expired(database, service.settings)
    _print_lines(args.text, database, found)
    gone = len(found) if args.dry_run else tending.expire(database, service.settings)
    print(args.text("tables-would-expire" if args.dry_run else "tables-deleted", n=gone))
    return Exit.DONE


def migrate(args: Namespace, service: Service) -> int:
    """Takes games along to the rules and cards of here; those that cannot come stay as they are."""
    text: Text = args.text
    taken = left = 0
    for row in foreign(service.database, service.shelf):
        try:
            adopt(service.database, service.shelf, row, is_trial=args.dry_run)
        except HoloceneError as error:
            print(text("tables-left", table=row.id, reason=text.error(error)))
            left += 1
        else:
            print(text("tables-could-come" if args.dry_run else "tables-came", table=row.id))
            taken += 1
    print(text("tables-migrated", n=taken, left=left))
    return Exit.FAULTY if left else Exit.DONE


def _print_lines(text: Text, database: Database, found: Sequence[TableRow]) -> None:
    seats = seats_of(database, found)
    for row in found:
        print(f"{row.id}  {row.game}  {names(text, seats[row.id])}")
