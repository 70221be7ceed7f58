"""An argument parser that speaks the user's language.

`argparse` asks gettext for its words, by a name in its own namespace. `speaking` puts the sentences of our locale files
there while a command line is read, so that help and complaints come in one language; what a later Python adds stays
English until it is listed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, NoReturn

from holocene.core.errors import HoloceneError
from holocene.locale import LANGUAGES, Text

# What argparse says, by the key of our sentence; its %-fields are the facts.
WORDS = {
    "usage: ": ("argparse-usage", {}),
    "positional arguments": ("argparse-arguments", {}),
    "options": ("argparse-options", {}),
    "show this help message and exit": ("argparse-help", {}),
    "argument %(argument_name)s: %(message)s": (
        "argparse-argument",
        {"argument": "%(argument_name)s", "message": "%(message)s"},
    ),
    "unrecognized arguments: %s": ("argparse-unrecognized", {"arguments": "%s"}),
    "the following arguments are required: %s": ("argparse-required", {"arguments": "%s"}),
    "one of the arguments %s is required": ("argparse-one-required", {"arguments": "%s"}),
    "not allowed with argument %s": ("argparse-not-with", {"argument": "%s"}),
    "ignored explicit argument %r": ("argparse-takes-none", {"value": "%s"}),
    "expected one argument": ("argparse-expected-one", {}),
    "expected at most one argument": ("argparse-expected-at-most-one", {}),
    "expected at least one argument": ("argparse-expected-at-least-one", {}),
    "invalid %(type)s value: %(value)r": ("argparse-bad-value", {"value": "%(value)s"}),
}


@contextmanager
def speaking(text: Text) -> Iterator[None]:
    """Makes parsers use the language of `text` for a while."""

    def word(english: str) -> str:
        if english not in WORDS:
            return english
        key, facts = WORDS[english]
        gap = english[len(english.rstrip()) :]
        return text(key, **facts) + gap

    usual = vars(argparse)["_"]
    vars(argparse).update(_=word)
    try:
        yield
    finally:
        vars(argparse).update(_=usual)


class Parser(argparse.ArgumentParser):
    """A parser of ours: it never abbreviates options, takes `--language` everywhere and complains as an error does."""

    before: Callable[[list[str]], None] | None = None
    """What looks at the words before they are read, and may declare more."""

    def __init__(self, text: Text, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)
        self.text = text
        self.add_argument("--language", choices=LANGUAGES, help=text("option-language-help"))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parses what is declared by then."""
        if self.before is not None:
            self.before(list(args))
        return super().parse_known_args(args, namespace)

    def add_subparsers(self, **settings: Any) -> Any:
        """Sub-commands, with the same kind of parser."""
        settings["parser_class"] = partial(Parser, self.text)
        return super().add_subparsers(**settings)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuses what is not to be chosen; argparse would set the choices in its own marks."""
        if action.choices is not None and value not in action.choices:
            choices = ", ".join(map(str, action.choices))
            raise argparse.ArgumentError(action, self.text("argparse-bad-choice", value=value, choices=choices))

    def error(self, message: str) -> NoReturn:
        """Refuses a command line."""
        raise HoloceneError(message, "bad-command-line", command=self.prog, message=message)


class Retired(argparse.Action):
    """An option of former versions: whoever still types it learns what to type instead."""

    def __init__(self, option_strings: list[str], dest: str, instead: str) -> None:
        super().__init__(option_strings, dest, nargs="?", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        self.instead = instead

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> NoReturn:
        """Refuses it."""
        raise old_spelling(str(option_string), self.instead)


def old_spelling(old: str, new: str) -> HoloceneError:
    """What to tell those who type what was right once."""
    return HoloceneError(f"'{old}' is now written '{new}'", "old-spelling", old=old, new=new)


def take_language(argv: list[str]) -> tuple[str | None, list[str]]:
    """The language asked for anywhere on a command line, and the rest of it.

    >>> take_language(["play", "--language", "fr", "progress"])
    ('fr', ['play', 'progress'])
    """
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    finder.add_argument("--language")
    try:
        found, rest = finder.parse_known_args(argv)
    except argparse.ArgumentError:  # `--language` without a word after it: the full parser explains
        return None, argv
    return found.language, rest
