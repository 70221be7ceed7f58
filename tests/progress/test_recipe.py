"""CONTRIBUTING's recipes, followed: a row more is a card that is loaded, checked and played, and no Python is needed; a
line more in the layout is an option that everybody knows of."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from argparse import Namespace
from importlib.resources import files
from pathlib import Path

import pytest

import holocene
from holocene.cli import pack as command
from holocene.core.checking.conformance import check_game
from holocene.core.contract.registry import load_game
from holocene.core.rulebook.law import rules_of
from holocene.locale import Text
from tests.core import frozen

CONTRIBUTING = Path(__file__).parents[2] / "CONTRIBUTING.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The built-in cards with the row of the recipe, which somebody may have followed to the letter before."""
    target = tmp_path / "mine"
    shutil.copytree(str(files("holocene.games.progress") / "data"), target)
    [row] = re.findall(r"```csv\n(.*)\n```", CONTRIBUTING.read_text(encoding="utf-8"))
    path = target / "technologies.csv"
    name = row.split(",")[0]
    others = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith(f"{name},")]
    path.write_text("\n".join([*others, row, ""]), encoding="utf-8")
    return target


def test_the_row_of_the_recipe_is_checked_and_played(folder: Path) -> None:
    """`holocene pack check` finds no fault, the card can be discovered, and a random game keeps the contract."""
    assert 0 == command.run(Namespace(text=Text("en"), game="progress", pack_command="check", folder=folder))
    game = load_game("progress", folder)
    name = list(game.pack.cards["technologies"])[-1]
    assert name not in frozen.frozen_game("progress").pack.cards["technologies"]
    match = holocene.position(f"table: age 2; pool 9 | seat 0: hand {name}", players=2, pack=folder)
    match.play(f"discover {name}")
    assert (name,) == match.view(0).players[0].active
    assert check_game(game, {"players": 3, "variant": "quicker"}, 1, rules=rules_of("progress"), share=0.01).is_over


def test_the_built_in_cards_are_played() -> None:
    """Whatever they are by now: a random game of every expansion keeps the contract."""
    options = {"players": 3, "variant": "quick", "expansions": "personalities,milestones,industrial"}
    assert check_game(load_game("progress"), options, 2, rules=rules_of("progress"), share=0.01).is_over


OPTION = {
    "options.py": (
        '    Option("first", (RANDOM',
        '    Option("spare", ("no", "yes"), "no", ("U1",)),\n',
        '        "with_milestones": int(',
        '        "spare": int(options["spare"] == "yes"),\n',
    ),
    "layout.py": (
        "    milestone: Annotated[",
        '    spare: Annotated[int, Span(0, 1), Chosen(Flag(), "a card more at Upkeep")]\n',
    ),
}
FOLLOWED = """
from random import Random
from holocene.core.checking.conformance import observed
from holocene.core.matches.match import Match
from holocene.core.contract.registry import load_game
from holocene.core.matches.secret import new_secret
import msgspec
game = load_game("progress")
for spare in (0, 1):
    match = Match(game, game.read_options({"spare": ("no", "yes")[spare]}), new_secret(1))
    view = game.view(match.state, 0)
    [feature] = [part for part in game.observation_fields() if part.name == "spare"]
    print(match.state.spare, msgspec.to_builtins(view)["spare"], game.imagine(view, Random(1)).spare,
          observed(game, match.state, 0)[feature.offset], feature.meaning)
"""


def test_an_option_is_written_once(tmp_path: Path) -> None:
    """Choices and number in `options.py`, a line in the layout: state, view, `imagine` and observation follow."""
    package = Path(str(files("holocene")))
    shutil.copytree(package, tmp_path / "holocene", ignore=shutil.ignore_patterns("web", "__pycache__"))
    for name, lines in OPTION.items():
        path = tmp_path / "holocene" / "games" / "progress" / name
        text = path.read_text(encoding="utf-8")
        for place, line in zip(lines[::2], lines[1::2], strict=True):
            assert 1 == text.count(place)
            text = text.replace(place, line + place)
        path.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", FOLLOWED],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ("0 False 0 0 a card more at Upkeep\n1 True 1 1 a card more at Upkeep\n", "") == (done.stdout, done.stderr)
