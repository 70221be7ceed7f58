"""Commands that the manuals print can be typed, with all their options."""

from __future__ import annotations

import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from holocene.cli.main import COMMANDS
from holocene.cli.parser import Parser
from holocene.locale import Text

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^ *```\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
CALL = re.compile(r"^(?:\S*/)?holocene (.*[^…])$")


def commands() -> list[str]:
    """Every line of a page that calls the program, wherever it is installed."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    fences = (fence for page in pages for fence in FENCE.findall(page.read_text(encoding="utf-8")))
    calls = (CALL.search(line.strip()) for fence in fences for line in fence.splitlines())
    return list(dict.fromkeys(call[1] for call in calls if call))


@pytest.mark.parametrize("line", commands())
def test_commands_can_be_typed(line: str) -> None:
    text, words = Text("en"), shlex.split(line)
    parser = Parser(text, prog="holocene")
    assert words[0] in COMMANDS
    import_module(f"holocene.cli.{words[0]}").add_parser(parser.add_subparsers(dest="command"), text)
    assert words[0] == parser.parse_args(words).command


def test_several_manuals_print_commands() -> None:
    """Else the test above proves little."""
    assert {"serve", "backup", "lab", "pack", "arena", "play"} <= {line.split()[0] for line in commands()}
