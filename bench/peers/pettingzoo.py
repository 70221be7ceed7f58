"""PettingZoo's classic games: environments in turns, with observations and masks."""

from __future__ import annotations

import copy
import os
import random
from functools import partial
from importlib import import_module
from typing import Any

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import numpy as np

from bench.peers.task import OBSERVED, PLAIN, STEPPED, Task, copying

# Hanabi's rules are C++ behind the environment.
GAMES = {
    "Hanabi": ("hanabi_v5", STEPPED),
    "chess": ("chess_v6", PLAIN),
    "connect four": ("connect_four_v3", PLAIN),
}


def play(env: Any, rnd: random.Random) -> float:
    """A whole game."""
    env.reset(seed=rnd.randrange(1 << 30))
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(rnd.choice(np.flatnonzero(observation["action_mask"]))))
            decisions += 1
    return decisions


def tasks() -> list[Task]:
    """Whole games; PettingZoo has no copy of its own."""
    made = []
    for title, (name, way) in GAMES.items():
        env = import_module(f"pettingzoo.classic.{name}").env()
        dealt = import_module(f"pettingzoo.classic.{name}").env()
        dealt.reset(seed=5)
        rnd = random.Random(5)
        made.append(
            Task(
                title + OBSERVED,
                way,
                partial(play, env, rnd),
                copying(partial(copy.deepcopy, dealt), 10),
            )
        )
    return made
