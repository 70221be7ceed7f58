"""`holocene tables`: lists, shows, exports and deletes the tables of a server, lets old ones go, and takes those under
way along to the rules of today. The server may run meanwhile."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from holocene.locale import Text

STATES = ("open", "running", "over")


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command and its parts."""
    parser = subparsers.add_parser("tables", help=text("command-tables"), description=text("tables-description"))
    parts = parser.add_subparsers(
        title=text("cli-commands"), metavar=text("cli-command"), dest="tables_command", required=True
    )
    listing = parts.add_parser("list", help=text("tables-list-help"), description=text("tables-list-help"))
    show = parts.add_parser("show", help=text("tables-show-help"), description=text("tables-show-help"))
    export = parts.add_parser("export", help=text("tables-export-help"), description=text("tables-export-description"))
    delete = parts.add_parser("delete", help=text("tables-delete-help"), description=text("tables-delete-help"))
    expire = parts.add_parser("expire", help=text("tables-expire-help"), description=text("tables-expire-description"))
    migrate = parts.add_parser(
        "migrate", help=text("tables-migrate-help"), description=text("tables-migrate-description")
    )
    for part in (show, delete):
        part.add_argument("table", nargs="+", metavar=text("tables-table-metavar"), help=text("tables-table-help"))
    export.add_argument("table", nargs="*", metavar=text("tables-table-metavar"), help=text("tables-table-help"))
    export.add_argument("--all", action="store_true", help=text("tables-all-help"))
    export.add_argument(
        "--to", type=Path, default=Path(), metavar=text("tables-place-metavar"), help=text("tables-to-help")
    )
    export.add_argument("--form", choices=("json", "text"), default="json", help=text("tables-form-help"))
    export.add_argument("--force", action="store_true", help=text("tables-force-help"))
    delete.add_argument("--yes", action="store_true", help=text("tables-yes-help"))
    for part in (listing, export):
        _add_filters(part, text)
    for part in (listing, show):
        part.add_argument("--json", action="store_true", help=text("tables-json-help"))
    for part in (expire, migrate):
        part.add_argument("--dry-run", action="store_true", help=text("tables-dry-run-help"))
    for part in (listing, show, export, delete, expire, migrate):
        part.add_argument("--database", metavar="URL", help=text("serve-database-help"))
        part.add_argument(
            "--pack", type=Path, action="append", default=[], metavar=text("play-folder-metavar"),
            help=text("serve-pack-help"),
        )  # fmt: skip


def _add_filters(part: Any, text: Text) -> None:
    part.add_argument("--state", choices=STATES, help=text("tables-state-help"))
    part.add_argument("--game", metavar=text("rules-game-metavar"), help=text("tables-game-help"))
    part.add_argument("--older", type=float, metavar=text("tables-days-metavar"), help=text("tables-older-help"))


def run(args: Namespace) -> int:
    """Does what is asked with the tables of a database."""
    import logging

    import msgspec

    from holocene.cli import tables_done, tables_shown
    from holocene.server.settings import chosen
    from holocene.server.shelf import read_packs
    from holocene.server.tending import opened

    settings = chosen(args.database)
    settings = msgspec.structs.replace(settings, packs={**settings.packs, **read_packs(args.pack)})
    doing = {
        "list": tables_shown.list_tables,
        "show": tables_shown.show,
        "export": tables_done.export,
        "delete": tables_done.delete,
        "expire": tables_done.expire,
        "migrate": tables_done.migrate,
    }
    logging.getLogger("holocene.server").addHandler(logging.NullHandler())  # what goes wrong, the command says itself
    service = opened(settings)
    try:
        return doing[args.tables_command](args, service)
    finally:
        service.database.close()
