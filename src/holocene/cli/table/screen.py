"""The terminal: prints lines in colour where there is colour, and reads what is typed."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from io import TextIOWrapper
from typing import Any, Final, TextIO

from rich.console import Console
from rich.theme import Theme

from holocene.cli.table.wrap import wrapped
from holocene.core.contract.game import Line, Segment

# Colour never speaks alone: each of these styles goes with a letter, a mark or a word.
THEME: Final = Theme(
    {
        "heading": "bold",
        "strong": "bold",
        "label": "dim",
        "good": "green",
        "payable": "yellow",
        "bad": "red",
        "warning": "bold yellow",
        "points": "bold",
        "number": "bold cyan",
        "asked": "bold",
        "science": "bright_blue",
        "engineering": "yellow",
        "culture": "magenta",
        "general": "bright_white",
        "green": "green",
        "orange": "yellow",
        "blue": "bright_blue",
        "violet": "magenta",
        "seat0": "bold red",
        "seat1": "bold green",
        "seat2": "bold bright_blue",
        "seat3": "bold yellow",
        "seat4": "bold bright_white",
    }
)
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the rows scrolled out of sight as well: they may show a hand


class Screen:
    """One terminal, or a pair of streams that stands for it."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        if isinstance(self.source, TextIOWrapper):
            self.source.reconfigure(errors="replace")  # bytes that are no text are no reason to stop
        self.console = Console(file=target or sys.stdout, theme=THEME, highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        """Columns to write in."""
        return self.console.width

    def show(self, lines: Iterable[Line]) -> None:
        """Prints lines, broken to the width of the screen."""
        for line in lines:
            for row in wrapped(line, self.width):
                self.console.print(row, no_wrap=True, overflow="ignore", crop=False)

    def say(self, words: str, style: str = "", indent: int = 0) -> None:
        """Prints a sentence."""
        self.show([Line((Segment(words, style),), Segment(" " * indent))])

    def show_rich(self, drawn: Any) -> None:
        """Prints what Rich lays out itself, such as a table."""
        self.console.print(drawn)

    def rule(self, words: str) -> None:
        """A heading across the screen."""
        self.console.print()
        self.console.rule(words, style="dim", align="left")

    def ask(self, prompt: str) -> str:
        """What is typed after a prompt; EOFError at the end. What is not typed by hand is shown as if it were."""
        self.console.file.flush()
        if self.source is sys.stdin and self.source.isatty():
            _edit_lines()
            try:
                return input(f"{prompt} ")
            except EOFError:
                self.console.print()
                raise
        self.console.print(prompt, end=" ", soft_wrap=True)
        typed = self.source.readline()
        if not typed:
            self.console.print()
            raise EOFError
        self.console.print(typed.rstrip("\n"), soft_wrap=True)
        return typed.strip()

    def clear(self) -> None:
        """Hides all that was printed; where it goes into a file, a rule stands for that."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        else:
            self.console.rule(style="dim")


def _edit_lines() -> None:
    """Lets `input` recall and edit lines, where the machine can."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
