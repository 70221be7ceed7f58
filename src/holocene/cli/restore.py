"""`holocene restore`: puts a copy of all tables back in its place."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from holocene.cli.exits import Exit
from holocene.locale import Text


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("restore", help=text("command-restore"), description=text("restore-description"))
    parser.add_argument("file", type=Path, metavar=text("record-file-metavar"), help=text("restore-file-help"))
    parser.add_argument("--database", metavar="URL", help=text("serve-database-help"))


def run(args: Namespace) -> int:
    """Restores, and says where the tables of before are kept."""
    from holocene.server.copies import restore
    from holocene.server.migrate import head
    from holocene.server.settings import chosen

    before = restore(chosen(args.database).database, args.file, head())
    if before is not None:
        print(args.text("restore-kept", path=str(before)))
    print(args.text("restore-done"))
    return Exit.DONE
