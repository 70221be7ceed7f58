"""`holocene backup`: a copy of all tables, whole even while a server runs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from holocene.cli.exits import Exit
from holocene.locale import Text


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("backup", help=text("command-backup"), description=text("backup-description"))
    parser.add_argument("file", type=Path, metavar=text("record-file-metavar"), help=text("backup-file-help"))
    parser.add_argument("--database", metavar="URL", help=text("serve-database-help"))
    parser.add_argument("--force", action="store_true", help=text("backup-force-help"))


def run(args: Namespace) -> int:
    """Makes the copy."""
    from holocene.server.copies import back_up
    from holocene.server.settings import chosen

    back_up(chosen(args.database).database, args.file, is_forced=args.force)
    print(args.text("backup-done", path=str(args.file)))
    return Exit.DONE
