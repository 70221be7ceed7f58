"""The manual for those who run a server: its commands can be typed, its variables and files are there."""

from __future__ import annotations

import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from holocene.cli.main import COMMANDS
from holocene.cli.parser import Parser
from holocene.locale import Text
from holocene.server.settings import PREFIX, VARIABLE, Settings

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "hosting.md"
DEPLOY = sorted(path for path in (ROOT / "deploy").iterdir() if path.is_file())
ELSEWHERE = {VARIABLE, f"{PREFIX}CACHE"}  # read by other parts
FENCE = re.compile(r"^ *```\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)


def commands() -> list[str]:
    """Every line of the page that calls the program, wherever it is installed."""
    lines = "\n".join(FENCE.findall(PAGE.read_text(encoding="utf-8"))).splitlines()
    calls = (re.search(r"^(?:\S*/)?holocene (.*[^…])$", line.strip()) for line in lines)
    return [call[1] for call in calls if call]


@pytest.mark.parametrize("line", commands())
def test_commands_can_be_typed(line: str) -> None:
    """With all their options."""
    text, words = Text("en"), shlex.split(line)
    parser = Parser(text, prog="holocene")
    assert words[0] in COMMANDS
    import_module(f"holocene.cli.{words[0]}").add_parser(parser.add_subparsers(dest="command"), text)
    assert words[0] == parser.parse_args(words).command


@pytest.mark.parametrize("file", [PAGE, *DEPLOY], ids=lambda file: file.name)
def test_variables_are_settings(file: Path) -> None:
    """None that a server would not read."""
    named = set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", file.read_text(encoding="utf-8")))
    assert set() == named - ELSEWHERE - {PREFIX + name.upper() for name in Settings.__struct_fields__}


@pytest.mark.parametrize("file", [PAGE, ROOT / "SECURITY.md"], ids=lambda file: file.name)
def test_links_lead_somewhere(file: Path) -> None:
    """To files that are there, and to headings that they have."""
    for target, heading in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", file.read_text(encoding="utf-8")):
        page = (file.parent / target).resolve() if target else file
        assert page.exists(), target
        if heading:
            titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
            assert heading in [re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles]
