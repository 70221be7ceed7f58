"""Games that do not wait for each other, by `send` and `recv` as EnvPool has them: answers come in parts of a batch.

While one part is played in a thread, the learner thinks about another: compiled code holds no lock of Python's.

>>> pool = EnvPool("s-evolution", num_envs=64, batch_size=16, players=2, bots="instinct", seed=7)
>>> pool.async_reset()
>>> for _ in range(20):
...     shown, rewards, terminated, truncated, info = pool.recv()
...     pool.send(info["action_mask"].argmax(axis=1), info["env_id"])
>>> shown.shape, len(set(info["env_id"].tolist()))
((16, 1035), 16)
>>> pool.close()
"""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from holocene.core.errors import BadOption
from holocene.research.vector import HoloceneVectorEnv

Answer: TypeAlias = tuple[NDArray[Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class EnvPool:
    """`num_envs` games in parts of `batch_size`, which must divide it; more keyword arguments are those of
    `HoloceneVectorEnv`. A part is given back whole, with the numbers of its games in `info["env_id"]`."""

    def __init__(
        self, game: str, num_envs: int, batch_size: int, *, seed: int = 0, num_threads: int = 1, **options: Any
    ) -> None:
        if num_envs % batch_size:
            raise BadOption(
                f"batch_size {batch_size} does not divide num_envs {num_envs}",
                "uneven-parts",
                size=batch_size,
                games=num_envs,
            )
        self.num_envs, self.batch_size, self.seed = num_envs, batch_size, seed
        self.parts = [HoloceneVectorEnv(game, batch_size, **options) for _ in range(num_envs // batch_size)]
        self.single_observation_space = self.parts[0].single_observation_space
        self.single_action_space = self.parts[0].single_action_space
        self._threads = ThreadPoolExecutor(num_threads)
        self._coming: dict[Future[Answer], int] = {}

    def async_reset(self) -> None:
        """Deals all games; each part can be received when it is ready."""
        for part in range(len(self.parts)):
            self._coming[self._threads.submit(self._begin, part)] = part

    def recv(self) -> Answer:
        """The part that was ready first: observations, rewards, ends, cuts (there are none) and more, as by `step`."""
        ready, _ = wait(self._coming, return_when=FIRST_COMPLETED)
        first = min(ready, key=list(self._coming).index)
        part = self._coming.pop(first)
        shown, rewards, ended, cut, info = first.result()
        return shown, rewards, ended, cut, {**info, "env_id": self._numbers(part)}

    def send(self, actions: Any, env_id: NDArray[np.int64]) -> None:
        """The actions for a part that was received; returns at once. What is illegal is refused by the `recv` of that
        part."""
        part = int(env_id[0]) // self.batch_size
        if not np.array_equal(env_id, self._numbers(part)) or part in self._coming.values():
            raise BadOption("send the actions of one part, once after every time that it was received", "not-received")
        self._coming[self._threads.submit(self.parts[part].step, actions)] = part

    def step(self, actions: Any, env_id: NDArray[np.int64]) -> Answer:
        """Sends, and waits for whatever is ready next."""
        self.send(actions, env_id)
        return self.recv()

    def close(self) -> None:
        """Ends the threads."""
        self._threads.shutdown()
        for part in self.parts:
            part.close()

    def _begin(self, part: int) -> Answer:
        shown, info = self.parts[part].reset(seed=self.seed + part)
        nothing = np.zeros(self.batch_size, np.bool_)
        return shown, np.zeros(self.batch_size), nothing, nothing, info

    def _numbers(self, part: int) -> NDArray[np.int64]:
        return np.arange(part * self.batch_size, (part + 1) * self.batch_size)
