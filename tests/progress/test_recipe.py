"""CONTRIBUTING's recipe for a card, followed: a row more is loaded, checked and played, and no Python is needed."""

from __future__ import annotations

import re
import shutil
from argparse import Namespace
from importlib.resources import files
from pathlib import Path

import pytest

import holocene
from holocene.cli import pack as command
from holocene.core.conformance import check_game
from holocene.core.law import rules_of
from holocene.core.registry import load_game
from holocene.locale import Text

CONTRIBUTING = Path(__file__).parents[2] / "CONTRIBUTING.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The built-in cards with the row of the recipe."""
    target = tmp_path / "mine"
    shutil.copytree(str(files("holocene.games.progress") / "data"), target)
    [row] = re.findall(r"```csv\n(.*)\n```", CONTRIBUTING.read_text(encoding="utf-8"))
    with (target / "technologies.csv").open("a", encoding="utf-8") as lines:
        lines.write(f"{row}\n")
    return target


def test_the_row_of_the_recipe_is_checked_and_played(folder: Path) -> None:
    """`holocene pack check` finds no fault, the card can be discovered, and a random game keeps the contract."""
    assert 0 == command.run(Namespace(text=Text("en"), game="progress", pack_command="check", folder=folder))
    game = load_game("progress", folder)
    name = list(game.pack.cards["technologies"])[-1]
    assert name not in load_game("progress").pack.cards["technologies"]
    match = holocene.position(f"table: age 2; pool 9 | seat 0: hand {name}", players=2, pack=folder)
    match.play(f"discover {name}")
    assert (name,) == match.view(0).players[0].active
    assert check_game(game, {"players": 3, "variant": "quicker"}, 1, rules=rules_of("progress"), share=0.01).is_over


def test_the_built_in_cards_are_played() -> None:
    """Whatever they are by now: a random game of every expansion keeps the contract."""
    options = {"players": 3, "variant": "quick", "expansions": "personalities,milestones,industrial"}
    assert check_game(load_game("progress"), options, 2, rules=rules_of("progress"), share=0.01).is_over
