"""The command `holocene`: settles the language, hands over to the module of a command, and explains what went wrong.

Only the module of the command that was asked for is imported; the others are known here by name alone.
"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from holocene.cli.exits import Exit
from holocene.cli.parser import Parser, speaking, take_language
from holocene.core.errors import HoloceneError
from holocene.locale import Text, environment_language

# A command is a module of this package with `add_parser(subparsers, text)` and `run(args) -> int`, and a sentence
# `command-NAME` for the list of commands. `run` finds the language in `args.text`.
COMMANDS = (
    "play",
    "today",
    "learn",
    "puzzle",
    "record",
    "review",
    "simulate",
    "dataset",
    "transcript",
    "benchmark",
    "train",
    "arena",
    "event",
    "lab",
    "pack",
    "rules",
    "serve",
    "tables",
    "people",
    "backup",
    "restore",
    "docs",
)

VERSION = "--version"


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command line; the exit status."""
    text = Text(environment_language(os.environ))
    _never_fail_to_print()
    try:
        words = list(sys.argv[1:] if argv is None else argv)
        if VERSION in words:
            return _print_version()
        language, rest = take_language(words)
        text = Text(language) if language else text
        status = int(_run(rest, text))
        sys.stdout.flush()
    except HoloceneError as error:
        print(text.error(error), file=sys.stderr)
        return Exit.REFUSED
    except PermissionError as error:
        print(text("cli-not-permitted", path=str(error.filename or "")), file=sys.stderr)
        return Exit.REFUSED
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except BrokenPipeError:
        # The reader has gone (`holocene rules | head`); what is still buffered must not be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.FAULTY
    return status


def _run(argv: list[str], text: Text) -> int:
    with speaking(text):
        args = _parsed(argv, text)
    if args.command is None:
        return Exit.DONE
    args.text = text
    status: int = import_module(f"holocene.cli.{args.command}").run(args)
    return status


def _parsed(argv: list[str], text: Text) -> Namespace:
    """What a command line asks for; without a command, the list of all is printed."""
    chosen = next((word for word in argv if not word.startswith("-")), None)
    if chosen is not None and chosen not in COMMANDS:
        choices = ", ".join(COMMANDS)
        raise HoloceneError(
            f"there is no command '{chosen}': choose from {choices}", "no-such-command", name=chosen, choices=choices
        )
    parser = Parser(text, prog="holocene", description=text("cli-description"), epilog=text("cli-epilog"))
    parser.add_argument(VERSION, action="store_true", help=text("cli-version"))  # `main` has looked for it
    subparsers = parser.add_subparsers(title=text("cli-commands"), metavar=text("cli-command"), dest="command")
    for name in COMMANDS:
        if name == chosen:
            import_module(f"holocene.cli.{name}").add_parser(subparsers, text)
        else:
            subparsers.add_parser(name, help=text(f"command-{name}"))
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help()
    return args


def _print_version() -> int:
    from importlib.metadata import version

    print(f"holocene {version('holocene')}")
    return Exit.DONE


def _never_fail_to_print() -> None:
    """A terminal that lacks a letter shows a question mark instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
