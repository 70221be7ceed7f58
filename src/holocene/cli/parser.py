"""An argument parser that speaks the user's language.

`argparse` asks gettext for its words, by names in its own namespace. `speak` puts the sentences of our locale files
there, so that help and complaints come in one language; what a later Python adds stays English until it is listed.
"""

from __future__ import annotations

import argparse
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
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "argparse-bad-choice",
        {"value": "%(value)s", "choices": "%(choices)s"},
    ),
}


def speak(text: Text) -> None:
    """Makes every parser of this process use the language of `text`."""

    def word(english: str) -> str:
        if english not in WORDS:
            return english
        key, facts = WORDS[english]
        gap = english[len(english.rstrip()) :]
        return text(key, **facts) + gap

    vars(argparse).update(_=word)


class Parser(argparse.ArgumentParser):
    """A parser of ours: it never abbreviates options, takes `--language` everywhere and complains as an error does."""

    def __init__(self, text: Text, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)
        self.text = text
        self.add_argument("--language", choices=LANGUAGES, help=text("option-language-help"))

    def add_subparsers(self, **settings: Any) -> Any:
        """Sub-commands, with the same kind of parser."""
        settings["parser_class"] = partial(Parser, self.text)
        return super().add_subparsers(**settings)

    def error(self, message: str) -> NoReturn:
        """Refuses a command line."""
        raise HoloceneError(message, "bad-command-line", command=self.prog, message=message)


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
