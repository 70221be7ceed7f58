"""TorchRL: a batch of games against rivals in compiled code, as one environment of many games.

`TorchRLEnv("s-evolution", 64, players=2, bots="instinct")` has the keys `observation`, `action_mask`, `action` and
`reward`; TorchRL's `ActionMask` and `MaskedCategorical` read the mask. TorchRL itself is not among Holocene's parts:
install it beside PyTorch.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from tensordict import TensorDict
from torchrl.data import Binary, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase

from holocene.research.vector import HoloceneVectorEnv


class TorchRLEnv(EnvBase):
    """`n` games; keyword arguments are those of `HoloceneVectorEnv`. A game that ends shows its last observation, and
    TorchRL's reset of that row the next game, which is dealt already."""

    def __init__(self, game: str, n: int, *, seed: int = 0, **options: Any) -> None:
        super().__init__(device="cpu", batch_size=torch.Size([n]))
        self.envs = HoloceneVectorEnv(game, n, **options)
        self.seed = seed
        width, actions = self.envs.batch.observations.shape[1], len(self.envs.batch.actions)
        kind = torch.float32 if self.envs.scales is not None else torch.int8
        legal = Binary(n=actions, shape=(n, actions), dtype=torch.bool)
        self.observation_spec = Composite(observation=Unbounded((n, width), dtype=kind), action_mask=legal, shape=(n,))
        self.action_spec = Categorical(actions, shape=(n,))
        self.reward_spec = Unbounded((n, 1))
        ends = {name: Binary(n=1, shape=(n, 1), dtype=torch.bool) for name in ("done", "terminated")}
        self.full_done_spec = Composite(ends, shape=(n,))

    def _reset(self, tensordict: TensorDict | None = None, **more: Any) -> TensorDict:
        """Deals all games anew, or shows the next one of the rows in question."""
        if tensordict is None or "_reset" not in tensordict:
            self._shown, info = self.envs.reset(seed=self.seed)
            self._mask = info["action_mask"]
        going = np.zeros((self.envs.num_envs, 1), np.bool_)
        return self._told(self._shown, self._mask, done=going, terminated=going)

    def _step(self, tensordict: TensorDict) -> TensorDict:
        """One decision of the learner in every game."""
        self._shown, rewards, ended, _, info = self.envs.step(tensordict["action"].numpy())
        self._mask = info["action_mask"]
        shown = self._shown.copy()
        for row in np.flatnonzero(ended):
            shown[row] = info["final_obs"][row]
        done = ended[:, None]
        reward = rewards[:, None].astype(np.float32)
        return self._told(shown, self._mask | done, done=done, terminated=done, reward=reward)

    def _set_seed(self, seed: int | None) -> None:
        if seed is not None:
            self.seed = seed

    def _told(self, shown: Any, mask: Any, **more: Any) -> TensorDict:
        arrays = {"observation": shown, "action_mask": mask, **more}
        return TensorDict({name: torch.tensor(array) for name, array in arrays.items()}, batch_size=self.batch_size)
