"""A terminal for tests: what is typed goes in as text, what is shown comes out as text."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from holocene.cli.parser import Parser
from holocene.cli.play import add_parser, run
from holocene.cli.table.saving import Keeper
from holocene.cli.table.screen import Screen
from holocene.cli.table.session import Session
from holocene.core.matches.match import Match
from holocene.locale import Text


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No colour, 80 columns, and a folder of the test's own for saves."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO())


@pytest.fixture
def typed(terminal: None) -> Callable[..., str]:
    """Types lines at the table of a match until the input ends; what was shown, its white space made plain."""

    def type_lines(match: Match, *lines: str, language: str = "en", path: Path | None = None) -> str:
        target = io.StringIO()
        screen = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), target)
        Session(match, screen, Keeper(match, path), language).run()
        return " ".join(target.getvalue().split())

    return type_lines


@pytest.fixture
def command(terminal: None) -> Callable[..., int]:
    """Runs `holocene play` with some words."""

    def run_words(*words: str, language: str = "en") -> int:
        text = Text(language)
        parser = Parser(text, prog="holocene")
        add_parser(parser.add_subparsers(dest="command"), text)
        args = parser.parse_args(["play", *words])
        args.text = text
        return run(args)

    return run_words
