"""What was trained elsewhere sits down at the table: the same moves by file, by compiled code and in the arena."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from holocene.cli.main import main
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadOption
from holocene.research import Batch, Observer, load_policy, save_bot
from holocene.research.vector import HoloceneVectorEnv

GAME = "s-evolution"


def layers(hidden: list[int], seed: int = 3) -> list[tuple[Any, Any]]:
    """A network that nobody trained, but that likes some moves better than others."""
    game, rng = load_game(GAME), np.random.default_rng(seed)
    widths = [game.observation_size(), *hidden, len(game.action_space())]
    return [(rng.normal(0, into**-0.5, (out, into)), rng.normal(0, 0.1, out)) for into, out in pairwise(widths)]


def likes(pairs: list[tuple[Any, Any]], cells: Any) -> Any:
    """What the layers themselves say of rows."""
    for k, (weight, bias) in enumerate(pairs):
        cells = (np.maximum(cells, 0) if k else cells) @ weight.T + bias
    return cells


@pytest.mark.parametrize(("hidden", "normalised"), [([24], False), ([24, 12], True)])
def test_the_file_likes_what_the_layers_like(tmp_path: Path, hidden: list[int], normalised: bool) -> None:
    """In random positions; where half floats cannot tell two moves apart, they may differ."""
    path, pairs = tmp_path / "mine.npz", layers(hidden)
    save_bot(pairs, path, GAME, normalised=normalised)
    policy, batch, same, asked = load_policy(path, GAME), Batch(GAME, 64, {"players": 3}, seed=5), 0, 0
    scales = Observer(batch.game).scales() if normalised else 1
    for _ in range(20):
        wanted = np.where(batch.masks, likes(pairs, batch.observations / scales), -np.inf).argmax(axis=1)
        same += int((policy(batch.observations, batch.masks) == wanted).sum())
        asked += batch.n
        batch.step(batch.sample())
    assert same > 0.98 * asked


def test_a_saved_bot_plays_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By its path, as any other bot."""
    path = tmp_path / "mine.npz"
    save_bot(layers([16]), path, GAME, decisions=12)
    bots = f"network:path={path},random"
    assert 0 == main(["arena", GAME, "--bots", bots, "--games", "4", "--players", "2", "--workers", "1"])
    assert str(path) in capsys.readouterr().out.replace("\n", "")


def test_a_saved_bot_is_a_rival_in_compiled_code(tmp_path: Path) -> None:
    """It chooses what the policy of its file chooses: a game between both is the policy's on every seat."""
    path = tmp_path / "mine.npz"
    save_bot(layers([16]), path, GAME)
    policy = load_policy(path, GAME)
    envs = HoloceneVectorEnv(GAME, 4, players=2, bots=f"network:path={path}", seat=0)
    shown, infos = envs.reset(seed=2)
    alone = Batch(GAME, 4, {"players": 2})
    for _ in range(25):
        alone.load(envs.batch.states)
        actions = policy(shown, infos["action_mask"])
        shown, _, ended, _, infos = envs.step(actions)
        alone.step(actions)
        for _ in range(200):
            theirs = (alone.to_act != 0) & ~ended
            if not theirs.any():
                break
            before = alone.states.copy()
            alone.step(np.where(theirs, policy(alone.observations, alone.masks), alone.masks.argmax(axis=1)))
            alone.load(np.where(theirs[:, None], alone.states, before))
        assert np.array_equal(alone.states[~ended], envs.batch.states[~ended])


def test_what_a_file_cannot_hold_is_refused(tmp_path: Path) -> None:
    """In words that say why."""
    with pytest.raises(BadOption, match="one or two hidden layers, not 3"):
        save_bot(layers([8, 8, 8]), tmp_path / "mine.npz", GAME)

    class Tanh:
        """A layer of another kind."""

    with pytest.raises(BadOption, match="cannot hold the layer Tanh"):
        save_bot([layers([8])[0], Tanh()], tmp_path / "mine.npz", GAME)
