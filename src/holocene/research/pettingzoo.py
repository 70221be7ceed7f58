"""PettingZoo: every installed game as an AEC environment, an agent a seat.

>>> from holocene.research.pettingzoo import s_evolution_v2
>>> env = s_evolution_v2(players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
>>> env.agents
[]

As PettingZoo's own modules do, `progress_v2` and `s_evolution_v2` also have `env` and `raw_env`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from holocene.core.compiling.fast import NativeState
from holocene.core.contract.registry import game_classes
from holocene.core.parts import MissingPart
from holocene.research.table import LARGEST_SEED, Table

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import EzPickle
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise MissingPart("research") from None

ILLEGAL_REWARD = -1.0


class HoloceneAEC(AECEnv, EzPickle):  # type: ignore[misc]
    """A game of Holocene; keyword arguments are the game's options."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        zero_sum: bool = False,
        render_mode: str | None = None,
        pack: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, zero_sum=zero_sum, render_mode=render_mode, pack=pack, **options)
        super().__init__()
        self.table = Table(game, options, pack)
        self.zero_sum = zero_sum
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{game.replace('-', '_')}_v{self.table.game.rules_version}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        actions = len(self.table.actions)
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-128, 127, (self.table.observer.size,), np.int8),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self.state_now: NativeState
        self._random: Any = None

    def observation_space(self, agent: str) -> Any:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; the same seed deals the same games."""
        if seed is not None or self._random is None:
            self._random, _ = np_random(seed)
        self.state_now = self.table.native.new(int(self._random.integers(LARGEST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat knows, and the mask of its legal actions: none where another seat decides."""
        seat = self.possible_agents.index(agent)
        observation = self.table.observer.observe(self.state_now.cells, seat)
        return {"observation": observation, "action_mask": self._mask(agent)}

    def step(self, action: Any) -> None:
        """Plays the selected agent's action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.step(self.state_now, int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.state_now.is_over:
            earned = self.table.rewards(self.state_now, self.zero_sum)
            self.rewards = dict(zip(self.agents, earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._show()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _show(self) -> None:
        """Selects who decides now, or after the end whoever has not yet been told of it."""
        seat = 0 if self.state_now.is_over else self.state_now.to_act
        self.agent_selection = self.possible_agents[seat]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> Any:
        if self.state_now.is_over or agent != self.agent_selection:
            return np.zeros(len(self.table.actions), np.int8)
        return self.table.mask(self.state_now)

    def render(self) -> str | None:
        """The table in words, as the seat to act sees it: printed, or given back."""
        if self.render_mode is None:
            return None
        drawn = self.table.sketch(self.state_now)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """There is nothing to close."""


class Versioned:
    """One version of an environment: call it, or its `env`, for the wrapped form."""

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(self, **options: Any) -> HoloceneAEC:
        """The environment itself; an illegal action raises IllegalMove."""
        return HoloceneAEC(self.game, **options)

    def env(self, **options: Any) -> Any:
        """With PettingZoo's wrappers; an illegal action ends the game with a reward of -1 for who chose it."""
        wrapped = wrappers.TerminateIllegalWrapper(self.raw_env(**options), illegal_reward=ILLEGAL_REWARD)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))

    __call__ = env


VERSIONS = {f"{name.replace('-', '_')}_v{kind.rules_version}": Versioned(name) for name, kind in game_classes().items()}


def __getattr__(name: str) -> Versioned:
    if name not in VERSIONS:
        raise AttributeError(f"there is no environment '{name}': choose from {', '.join(VERSIONS)}")
    return VERSIONS[name]
