"""The pages for research: the same headings for each game, and every feature and option as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holocene.core.contract.game import Game
from holocene.core.contract.registry import game_names, load_game
from tests.core.frozen import frozen_game

DOCS = Path(__file__).parents[2] / "docs"
HEADINGS = ["Players", "Decisions", "Observation", "Rewards", "Options", "Versions"]


def page(name: str) -> str:
    """The page of a game."""
    return (DOCS / f"research-{name}.md").read_text(encoding="utf-8")


def rows(name: str) -> list[list[str]]:
    """The cells of all tables of a page, without headings."""
    lines = [line.strip("|").split("|") for line in page(name).splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line] for line in lines]


@pytest.mark.parametrize("name", game_names())
def test_pages_have_the_same_headings(name: str) -> None:
    """So that readers of one find their way in the other."""
    assert HEADINGS == re.findall(r"^## (.*)$", page(name), re.MULTILINE)
    assert f"research-{name}.md" in (DOCS / "research.md").read_text(encoding="utf-8")


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
