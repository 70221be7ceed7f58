"""The pages for research: the same headings for each game, and every feature and option as it is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from holocene.core.contract.game import Game
from holocene.core.contract.registry import game_names, load_game
from tests.core.frozen import frozen_game

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "research"
HEADINGS = ["Players", "Decisions", "Observation", "Rewards", "Options", "Versions"]


def page(name: str) -> str:
    """The page of a game."""
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


def rows(name: str) -> list[list[str]]:
    """The cells of all tables of a page, without headings."""
    lines = [line.strip("|").split("|") for line in page(name).splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line] for line in lines]


@pytest.mark.parametrize("name", game_names())
def test_pages_have_the_same_headings(name: str) -> None:
    """So that readers of one find their way in the other."""
    assert HEADINGS == re.findall(r"^## (.*)$", page(name), re.MULTILINE)
    assert f"({name}.md)" in (DOCS / "index.md").read_text(encoding="utf-8")


def test_every_interface_has_a_test() -> None:
    """The table names a file for each, and the file is there."""
    table = [line for line in (DOCS / "interfaces.md").read_text(encoding="utf-8").splitlines() if line.count("|") == 4]
    named = [re.findall(r"`(tests/[^`]*)`", line) for line in table[2:]]
    assert len(named) > 8 and all(named)
    assert [] == [path for row in named for path in row if not (ROOT / path).is_file()]


def test_the_citation_is_of_this_version() -> None:
    """With the keys that its schema asks for; the authors are those of the licence."""
    lines = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    told = dict(line.split(": ", 1) for line in lines if ": " in line and not line.startswith(" "))
    assert {"cff-version", "message", "title"} <= set(told) and "authors:" in lines and "software" == told["type"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == told["version"] and "1.2.0" == told["cff-version"]
    released = rf"^## {re.escape(told['version'])} · {re.escape(told['date-released'].strip(chr(34)))}$"
    assert re.search(released, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert told["license"] == (ROOT / "LICENSE").read_text(encoding="utf-8").split()[0]
    assert "the holocene authors" in "\n".join(lines).lower()


@pytest.mark.parametrize("name", game_names())
def test_pages_tell_every_feature_and_option(name: str) -> None:
    """In order, and nothing else."""
    game: Game = load_game(name)
    features = [
        [f"`{part.name}`", str(part.length), str(part.scale), part.meaning]
        for part in (*game.space.table, *game.space.each)
    ]
    options = [f"`{option.key}`" for option in game.options]
    told = rows(name)
    assert features == told[: len(features)]
    assert options == [row[0] for row in told[len(features) :]]
    assert f"{game.observation_size():,} cells" in page(name)
    assert f"{len(frozen_game(name).action_space())} actions" in page(name)
    assert f"rules version {game.rules_version}." in page(name)
