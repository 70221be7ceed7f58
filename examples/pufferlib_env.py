"""PufferLib: a batch of games against rivals in compiled code, written straight into the arrays of its trainer.

`HolocenePuffer("s-evolution", 256, players=2, bots="instinct")` is a `PufferEnv` of 256 games, and
`pufferlib.vector.make` takes it. PufferLib has no masks of actions, so what is legal stands behind each observation,
where `MaskedNet` reads it. PufferLib is not among Holocene's parts: `tools/torch` shows how it is installed beside it.

`python examples/pufferlib_env.py` learns by PuffeRL, with all its options such as `--train.total-timesteps`, and saves
the bot `network:path=mine.npz`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pufferlib
import pufferlib.vector
import torch
from gymnasium.spaces import Box
from pufferlib import pufferl
from torch import nn

from holocene.research import Observer, save_bot
from holocene.research.vector import HoloceneVectorEnv

NOT_LEGAL = -1e9


class HolocenePuffer(pufferlib.PufferEnv):
    """`n` games, the learner on one seat of each; more keyword arguments are those of `HoloceneVectorEnv`. A game that
    ends gives way to the next in the same step, as PufferLib expects it."""

    def __init__(self, game: str, n: int, *, buf: Any = None, seed: int = 0, **options: Any) -> None:
        self.envs = HoloceneVectorEnv(game, n, copy=False, **options)
        self.cells = self.envs.batch.observations.shape[1]
        self.num_agents = n
        self.single_observation_space = Box(-128, 127, (self.cells + len(self.envs.batch.actions),), np.int8)
        self.single_action_space = self.envs.single_action_space
        super().__init__(buf)
        self.seed = seed

    def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, float]]]:
        """Deals all games anew."""
        self.envs.reset(seed=self.seed if seed is None else seed)
        self._write()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, float]]]:
        """The learner's action in every game. IllegalMove where one is not legal."""
        _, self.rewards[:], self.terminals[:], self.truncations[:], _ = self.envs.step(actions)
        self._write()
        ends = [{"won": float(reward)} for reward in self.rewards[self.terminals]]
        return self.observations, self.rewards, self.terminals, self.truncations, ends

    def close(self) -> None:
        """Ends the threads."""
        self.envs.close()

    def _write(self) -> None:
        self.observations[:, : self.cells] = self.envs.batch.observations
        self.observations[:, self.cells :] = self.envs.batch.masks


class MaskedNet(nn.Module):
    """Chooses among what is legal, and beside it judges what the learner may expect."""

    def __init__(self, env: HolocenePuffer, width: int = 128) -> None:
        super().__init__()
        self.cells, actions = env.cells, len(env.envs.batch.actions)
        self.register_buffer("scales", torch.from_numpy(Observer(env.envs.batch.game).scales()))
        self.choose = nn.Sequential(nn.Linear(self.cells, width), nn.ReLU(), nn.Linear(width, actions))
        self.judge = nn.Sequential(nn.Linear(self.cells, width), nn.ReLU(), nn.Linear(width, 1))

    def forward(self, rows: Any, state: Any = None) -> tuple[Any, Any]:
        """Logits and worth, for every row."""
        cells = rows[:, : self.cells] / self.scales
        return self.choose(cells).masked_fill(rows[:, self.cells :] == 0, NOT_LEGAL), self.judge(cells)

    forward_eval = forward


def main() -> None:
    """Learns as PuffeRL's options say, and saves what was learned."""
    asked = pufferl.load_config("default")["train"]
    table = {"game": "s-evolution", "n": 32, "players": 2, "bots": "random"}
    envs = pufferlib.vector.make(HolocenePuffer, env_kwargs=table, num_envs=2, backend=pufferlib.vector.Serial)
    network = MaskedNet(envs.driver_env).to(asked["device"])
    trainer = pufferl.PuffeRL({**asked, "env": "holocene"}, envs, network)
    try:
        while trainer.global_step < asked["total_timesteps"]:
            trainer.evaluate()
            trainer.train()
    finally:  # it has a thread, without whose end no mistake would end the program
        trainer.close()
    save_bot(network.choose, "mine.npz", "s-evolution", normalised=True, decisions=trainer.global_step)
    print(f"{trainer.global_step} decisions, last change {trainer.losses['approx_kl']:.1e}")


if __name__ == "__main__":
    main()
