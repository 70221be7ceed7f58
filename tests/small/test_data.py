"""Data for learners: what bots thought, games in compiled code, and datasets that are read piece by piece."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from holocene.cli.main import main
from holocene.core.contract.actions import ActionSpace
from holocene.core.contract.registry import load_game
from holocene.research import corpus_files, dataset
from holocene.research.corpus import replayed

COMPILED = ("dataset", "s-evolution", "--players", "2", "--compiled", "--bots", "network:warmth=0.3", "--seed", "3")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games in compiled code, begun and taken up again."""
    folder = tmp_path_factory.mktemp("compiled")
    assert 0 == main([*COMPILED, "--games", "7", "--out", str(folder)])
    assert 0 == main([*COMPILED, "--games", "12", "--out", str(folder)])
    return folder


def test_compiled_games_are_those_of_the_rules(compiled: Path) -> None:
    """Every choice is legal where it was made, the rest follows, and the game ends as its row says."""
    plan = dataset.read_plan(compiled)
    game = load_game(plan.game)
    dense = ActionSpace(game).dense
    rows = dataset.read_decisions(compiled).to_pylist()
    games = dataset.read_games(compiled).to_pylist()
    assert list(range(12)) == [row["game"] for row in games]
    for told in games:
        made = [row for row in rows if row["game"] == told["game"]]
        assert told["decisions"] == len(made)
        states = replayed(game, plan.options, plan.seed, told["game"], [row["action"] for row in made])
        for row, state in zip(made, states, strict=False):
            assert (row["seat"], row["legal"]) == (state.to_act, dense[state.legal()].tolist())
            assert row["action"] in row["legal"] and 1 == pytest.approx(sum(row["policy"]), abs=0.02)
            assert 0 <= row["chance"] <= 1 and row["reward"] == told["rewards"][row["seat"]]
        last = next(states)
        assert last.is_over and (told["scores"], told["winners"]) == (last.scores(), last.winners())


def test_compiled_games_do_not_depend_on_where_they_were_interrupted(compiled: Path, tmp_path: Path) -> None:
    assert 0 == main([*COMPILED, "--games", "12", "--out", str(tmp_path)])
    assert dataset.read_decisions(compiled).equals(dataset.read_decisions(tmp_path))


def test_the_network_knows_who_will_win(compiled: Path) -> None:
    """Its chances go with what came of it: they are those of the seat that decides."""
    table = dataset.read_decisions(compiled)
    chance, reward = table["chance"].to_numpy(), table["reward"].to_numpy()
    assert chance[reward == 1].mean() > 0.1 + chance[reward == 0].mean()


def test_pieces_are_the_whole(compiled: Path) -> None:
    """Read some rows at a time, and only some columns."""
    pieces = list(corpus_files.pieces(compiled, names=["game", "action"], rows=100))
    assert all(len(piece) <= 100 and ["game", "action"] == piece.schema.names for piece in pieces)
    whole = dataset.read_decisions(compiled)
    assert whole["action"].to_pylist() == [action for piece in pieces for action in piece["action"].to_pylist()]
    assert 12 == sum(len(piece) for piece in corpus_files.pieces(compiled, "games"))


def test_only_a_network_plays_in_compiled_code(tmp_path: Path, capsys: Any) -> None:
    words = ("dataset", "s-evolution", "--players", "2", "--compiled", "--out", str(tmp_path))
    assert 2 == main([*words, "--bots", "greedy"])
    assert "one network on all seats" in capsys.readouterr().err
    assert 2 == main([*words, "--bots", "network", "--observations"])
    assert "without observations" in capsys.readouterr().err


def test_thoughts_stand_beside_choices(tmp_path: Path) -> None:
    """A search tells how often it tried every move, a network how much it likes it; others say nothing."""
    bots = "network,champion:simulations=30,random"
    words = ("dataset", "s-evolution", "--players", "3", "--bots", bots, "--thoughts", "--games", "1")
    assert 0 == main([*words, "--out", str(tmp_path)])
    (game,) = dataset.read_games(tmp_path).to_pylist()
    rows = [row for row in dataset.read_decisions(tmp_path).to_pylist() if len(row["legal"]) > 1]
    for row in rows:
        name = game["bots"][row["seat"]]
        assert (name == "random") == (row["policy"] is None) == (row["chance"] is None)
        assert (name.startswith("champion")) == (row["tries"] is not None)
        if row["policy"] is not None:
            assert len(row["legal"]) == len(row["policy"]) and 1 == pytest.approx(sum(row["policy"]), abs=1e-4)
        if name == "network":
            assert row["action"] == row["legal"][int(np.argmax(row["policy"]))]
        assert row["seconds"] >= 0
