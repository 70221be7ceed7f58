"""Datasets: written, interrupted, taken up again, and read back to records that verify."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import holocene
from holocene.cli.main import main
from holocene.core.checking.conformance import observed
from holocene.core.contract.registry import load_game
from holocene.core.errors import HoloceneError
from holocene.research import dataset

WORDS = ("dataset", "s-evolution", "--players", "2", "--bots", "greedy,random", "--seed", "5")


def write(folder: Path, *more: str) -> int:
    """Runs the command."""
    return main([*WORDS, "--out", str(folder), *more])


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small dataset with observations."""
    folder = tmp_path_factory.mktemp("dataset")
    assert 0 == write(folder, "--games", "3", "--observations")
    return folder


def test_records_verify(written: Path) -> None:
    """Every game is replayed by the rules to the result in its row."""
    rows = dataset.read_games(written).to_pylist()
    for row, record in zip(rows, dataset.read_records(written), strict=True):
        match = holocene.replay(record)
        assert match.is_over
        assert row["scores"] == list(match.scores()) and row["winners"] == list(match.winners())
        assert row["decisions"] == len(match.made)
        assert 1 == sum(row["rewards"])
    assert [0, 1, 2] == [row["game"] for row in rows]
    assert [["greedy", "random"], ["random", "greedy"], ["greedy", "random"]] == [row["bots"] for row in rows]


def test_decisions_are_those_of_the_records(written: Path) -> None:
    """Actions, seats, masks, observations and rewards, row by row."""
    plan = dataset.read_plan(written)
    game = load_game(plan.game)
    decisions = dataset.read_decisions(written)
    masks, seen = dataset.masks(plan, decisions), dataset.observations(decisions)
    rewards = {row["game"]: row["rewards"] for row in dataset.read_games(written).to_pylist()}
    rows = iter(zip(decisions.drop_columns("observation").to_pylist(), masks, seen, strict=True))
    for number, record in enumerate(dataset.read_records(written)):
        match = holocene.replay(record)
        for ply, made in enumerate(match.made):
            row, mask, cells = next(rows)
            assert (number, ply, made.seat) == (row["game"], row["ply"], row["seat"])
            assert game.notation(made.action) == plan.actions[row["action"]]
            legal = [plan.actions[action] for action in np.flatnonzero(mask)]
            assert [game.notation(action) for action in game.legal(match.states[ply])] == legal
            assert observed(game, match.states[ply], made.seat) == cells.tolist()
            assert rewards[number][made.seat] == row["reward"]
    assert next(rows, None) is None


def test_the_plan_says_what_the_cells_are(written: Path) -> None:
    """Features and actions travel with the data."""
    plan = dataset.read_plan(written)
    game = load_game("s-evolution")
    assert tuple(game.observation_fields()) == plan.features
    assert len(game.action_space()) == len(plan.actions)
    assert dataset.read_decisions(written).schema.equals(plan.schema())


def test_an_interrupted_dataset_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """What was written stays, the rest is played when asked again, and all is as if nothing had happened."""
    monkeypatch.setattr(dataset, "BLOCK", 2)
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert 0 == write(whole, "--games", "5")
    play = dataset.play

    def interrupted(plan: Any, game: Any, number: int, thoughts: Any) -> Any:
        if number == 3:
            raise KeyboardInterrupt
        return play(plan, game, number, thoughts)

    with monkeypatch.context() as patch:
        patch.setattr(dataset, "play", interrupted)
        assert 130 == write(broken, "--games", "5")
    assert "Interrupted. 2\u00a0games are kept" in capsys.readouterr().err
    assert [0, 1] == dataset.read_games(broken)["game"].to_pylist()
    assert 0 == write(broken, "--games", "5")
    assert dataset.read_games(whole).equals(dataset.read_games(broken))
    assert dataset.read_decisions(whole).equals(dataset.read_decisions(broken))
    assert 0 == write(broken, "--games", "6")
    assert "has 6\u00a0games" in capsys.readouterr().err
    assert list(range(6)) == dataset.read_games(broken)["game"].to_pylist()


def test_several_processes_write_the_same(tmp_path: Path, written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays a game, it is the same game."""
    monkeypatch.setattr(dataset, "BLOCK", 2)
    assert 0 == write(tmp_path / "two", "--games", "3", "--observations", "--workers", "2")
    assert dataset.read_decisions(written).equals(dataset.read_decisions(tmp_path / "two"))


def test_another_dataset_is_left_alone(written: Path, tmp_path: Path, capsys: Any) -> None:
    """A folder is never mixed, and one without a dataset is named."""
    assert 2 == write(written, "--games", "3")
    assert "holds another dataset" in capsys.readouterr().err
    with pytest.raises(HoloceneError, match="there is no dataset"):
        dataset.read_plan(tmp_path)


def test_bots_are_checked_before_anything_is_written(tmp_path: Path, capsys: Any) -> None:
    """The folder is not even made."""
    assert 2 == main(["dataset", "progress", "--bots", "clever", "--out", str(tmp_path / "new")])
    assert "clever" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
