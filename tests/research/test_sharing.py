"""The same memory for other libraries, and games by `send` and `recv`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from holocene.core.errors import BadOption, IllegalMove
from holocene.research import Batch, EnvPool
from holocene.research.vector import HoloceneVectorEnv

ARRAYS = ("masks", "observations", "to_act", "rewards", "scores", "dones", "states")


def numpy_from(array: Any) -> Any:
    """By NumPy's own reading of DLPack."""
    return np.from_dlpack(array)


def found(name: str) -> Any:
    """A library that `make parts` puts beside ours, where it found it."""
    home = str(Path(__file__).parents[2] / "build" / "torch" / "site-packages")
    if home not in sys.path:
        sys.path.append(home)
    return pytest.importorskip(name)


def torch_from(array: Any) -> Any:
    """By PyTorch's."""
    return found("torch").from_dlpack(array).numpy()


def jax_from(array: Any) -> Any:
    """By JAX's, which must not copy."""
    jax = found("jax")
    with jax.enable_x64(True):
        return np.asarray(jax.numpy.from_dlpack(array, copy=False))


@pytest.mark.parametrize("read", [numpy_from, torch_from, jax_from])
def test_other_libraries_see_the_next_step(read: Any) -> None:
    """`__dlpack__` gives the memory itself: what a step writes is seen without another call."""
    batch = Batch("s-evolution", 16, {"players": 2}, seed=7)
    shared = {name: read(getattr(batch, name)) for name in ARRAYS}
    for _ in range(30):
        batch.step(batch.sample())
    for name, array in shared.items():
        assert np.array_equal(getattr(batch, name), array), name
        assert np.shares_memory(getattr(batch, name), array), name


def test_a_pool_plays_the_games_of_its_parts() -> None:
    """Each part is a vector environment, whichever thread was quicker, and comes back as often as it was sent."""
    pool = EnvPool("s-evolution", 12, 4, seed=5, num_threads=2, players=2, bots="instinct")
    alone = [HoloceneVectorEnv("s-evolution", 4, players=2, bots="instinct") for _ in range(3)]
    told = [envs.reset(seed=5 + k) for k, envs in enumerate(alone)]
    expected: list[Any] = [(shown, np.zeros(4), info) for shown, info in told]
    pool.async_reset()
    for _ in range(60):
        shown, rewards, *_, info = pool.recv()
        part = int(info["env_id"][0]) // 4
        wanted = expected[part]
        assert np.array_equal(wanted[0], shown) and np.array_equal(wanted[1], rewards)
        assert np.array_equal(wanted[2]["action_mask"], info["action_mask"])
        actions = info["action_mask"].argmax(axis=1)
        there = alone[part].step(actions)
        expected[part] = (there[0], there[1], there[4])
        pool.send(actions, info["env_id"])
    pool.close()


def test_a_pool_refuses_what_it_did_not_hand_out() -> None:
    """Parts are sent once, whole; an illegal action is refused where its part is received."""
    with pytest.raises(BadOption, match="does not divide"):
        EnvPool("s-evolution", 10, 4)
    pool = EnvPool("s-evolution", 4, 2, players=2)
    pool.async_reset()
    *_, info = pool.recv()
    with pytest.raises(BadOption, match="send the actions of one part"):
        pool.send([0], info["env_id"][:1])
    pool.send(info["action_mask"].argmin(axis=1), info["env_id"])
    with pytest.raises(BadOption, match="send the actions of one part"):
        pool.send(info["action_mask"].argmax(axis=1), info["env_id"])
    assert info["env_id"].tolist() != pool.recv()[-1]["env_id"].tolist()
    with pytest.raises(IllegalMove):
        pool.recv()
    pool.close()
