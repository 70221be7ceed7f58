"""RLlib: one network learns on every seat of a table, against itself, by Ray's PPO, and then sits down as a bot.

`self_play("s-evolution", players=2).build_algo().train()` is a round of it, on RLlib's new API stack: the environment
is RLlib's wrapper around ours for PettingZoo, the network an `RLModule` that never chooses what the rules forbid. RLlib
is not among Holocene's parts: install `ray[rllib]` and PyTorch beside it.

`python examples/rllib_env.py s-evolution mine.npz` plays ten rounds and saves the bot `network:path=mine.npz`.
"""

from __future__ import annotations

import argparse
import logging
from typing import Any

import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.utils.torch_utils import FLOAT_MIN
from ray.tune.registry import register_env
from torch import nn

from holocene.core.contract.registry import load_game
from holocene.research import Observer, save_bot
from holocene.research.pettingzoo import Versioned

SEAT = "seat"  # the name of the one module that plays them all


class MaskedNet(TorchRLModule, ValueFunctionAPI):
    """Chooses among what is legal, and beside it judges what a seat may expect."""

    def setup(self) -> None:
        """Two small networks; `choose` is such as a bot's file can hold."""
        scales = Observer(load_game(self.model_config["game"])).scales()
        self.register_buffer("scales", torch.from_numpy(scales))
        width = self.model_config["width"]
        self.choose = nn.Sequential(nn.Linear(len(scales), width), nn.ReLU(), nn.Linear(width, self.action_space.n))
        self.judge = nn.Sequential(nn.Linear(len(scales), width), nn.ReLU(), nn.Linear(width, 1))

    def _forward(self, batch: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        logits = self.choose(self._cells(batch))
        forbidden = batch[Columns.OBS]["action_mask"] == 0
        return {Columns.ACTION_DIST_INPUTS: logits.masked_fill(forbidden, FLOAT_MIN)}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Any:
        """What PPO measures its luck by."""
        return self.judge(self._cells(batch)).squeeze(-1)

    def _cells(self, batch: dict[str, Any]) -> Any:
        return batch[Columns.OBS]["observation"] / self.scales


def self_play(game: str, *, width: int = 128, **options: Any) -> PPOConfig:
    """PPO for one network on all seats; more keyword arguments are those of the environment, such as `players`. With
    `.env_runners(num_env_runners=8)` eight processes play."""
    register_env("holocene", lambda table: PettingZooEnv(Versioned(game).env(**table)))
    return (
        PPOConfig()
        .environment("holocene", env_config=options)
        .multi_agent(policies={SEAT}, policy_mapping_fn=lambda agent, episode, **more: SEAT)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=MaskedNet, model_config={"game": game, "width": width}))
        .env_runners(num_env_runners=0, batch_mode="complete_episodes")
        .training(gamma=1.0, lr=3e-4, entropy_coeff=0.01, num_epochs=4)
        .training(train_batch_size_per_learner=4000, minibatch_size=250)
    )


def main() -> None:
    """Learns for some rounds, tells of each, and saves what was learned."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("file", help="where the bot is saved")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--decisions", type=int, default=4000, help="at least so many in a round")
    parser.add_argument("--players", type=int, default=2)
    asked = parser.parse_args()
    ray.init(include_dashboard=False, logging_level=logging.ERROR)
    config = self_play(asked.game, players=asked.players).training(train_batch_size_per_learner=asked.decisions)
    algo = config.build_algo()
    for number in range(1, asked.rounds + 1):
        found = algo.train()
        played, learned = found["env_runners"], found["learners"][SEAT]
        size = f"{played['num_episodes']} games, {played['num_env_steps_sampled']} decisions"
        least, change = played["episode_return_min"], learned["mean_kl_loss"]
        print(f"round {number}: {size}, least return {least}, change {change:.1e}")
    decisions = int(played["num_env_steps_sampled_lifetime"])
    save_bot(algo.get_module(SEAT).choose, asked.file, asked.game, normalised=True, decisions=decisions)
    algo.stop()


if __name__ == "__main__":
    main()
