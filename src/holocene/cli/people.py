"""`holocene people`: who is known at a server, what others report of them, and what may be done about it. The server
may run meanwhile: it heeds what was done with the next request."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from holocene.locale import Text

LISTS = {
    "list": "people-list-help",
    "find": "people-find-help",
    "show": "people-show-help",
    "reports": "people-reports-help",
    "names": "people-names-help",
    "log": "people-log-help",
}
DEEDS = {
    "bar": "people-bar-help",
    "unbar": "people-unbar-help",
    "mute": "people-mute-help",
    "unmute": "people-unmute-help",
    "rename": "people-rename-help",
    "delete": "people-delete-help",
    "export": "people-export-help",
}


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command and its parts."""
    parser = subparsers.add_parser("people", help=text("command-people"), description=text("people-description"))
    parts = parser.add_subparsers(
        title=text("cli-commands"), metavar=text("cli-command"), dest="people_command", required=True
    )
    made = {
        name: parts.add_parser(name, help=text(key), description=text(key))
        for name, key in {**LISTS, **DEEDS, "rate": "people-rate-help"}.items()
    }
    for name in ("show", *DEEDS):
        made[name].add_argument("person", metavar=text("people-person-metavar"), help=text("people-person-help"))
    for name in ("bar", "unbar", "mute", "unmute", "rename", "delete"):
        made[name].add_argument(
            "--why",
            required=name == "bar",
            default="",
            metavar=text("people-why-metavar"),
            help=text("people-why-help"),
        )
    for name in LISTS:
        made[name].add_argument("--json", action="store_true", help=text("tables-json-help"))
    _add_own(made, text)
    for part in made.values():
        part.add_argument("--database", metavar="URL", help=text("serve-database-help"))


def _add_own(made: dict[str, Any], text: Text) -> None:
    """What single parts ask for."""
    made["find"].add_argument("words", metavar=text("people-words-metavar"), help=text("people-words-help"))
    made["reports"].add_argument("--open", action="store_true", help=text("people-open-help"))
    made["reports"].add_argument(
        "--close", type=int, metavar=text("people-number-metavar"), help=text("people-close-help")
    )
    made["log"].add_argument("person", nargs="?", default="", metavar=text("people-person-metavar"),
                             help=text("people-log-person-help"))  # fmt: skip
    made["rename"].add_argument("name", metavar=text("people-name-metavar"), help=text("people-name-help"))
    made["names"].add_argument("deed", nargs="?", choices=("list", "add", "remove"), default="list",
                               help=text("people-names-deed-help"))  # fmt: skip
    made["names"].add_argument("pattern", nargs="*", metavar=text("people-pattern-metavar"),
                               help=text("people-pattern-help"))  # fmt: skip
    made["delete"].add_argument("--yes", action="store_true", help=text("tables-yes-help"))
    made["export"].add_argument("--to", type=Path, metavar=text("tables-place-metavar"), help=text("people-to-help"))
    made["rate"].add_argument("--anew", action="store_true", required=True, help=text("people-anew-help"))


def run(args: Namespace) -> int:
    """Does what is asked with the people of a database."""
    import logging

    from holocene.cli import people_done, people_shown
    from holocene.server.settings import chosen
    from holocene.server.tending import opened

    shown = {
        "list": people_shown.list_people,
        "find": people_shown.list_people,
        "show": people_shown.show,
        "reports": people_done.reports,
        "names": people_done.names,
        "log": people_shown.log,
        "rename": people_done.rename,
        "delete": people_done.delete,
        "export": people_done.export,
        "rate": people_done.rate,
    }
    logging.getLogger("holocene.server").addHandler(logging.NullHandler())  # what goes wrong, the command says itself
    service = opened(chosen(args.database))
    try:
        return shown.get(args.people_command, people_done.change)(args, service.database)
    finally:
        service.database.close()
