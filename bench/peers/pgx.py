"""Pgx: games in JAX, many in lock-step; on one core of the CPU, unless JAX_PLATFORMS says otherwise."""

from __future__ import annotations

import os
from functools import partial
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from bench.peers.task import BATCH, GAMES_AT_ONCE, OBSERVED, ONE, Task

GAMES = {"backgammon": "backgammon", "sparrow mahjong": "sparrow_mahjong", "Leduc hold'em": "leduc_holdem"}
WAYS = {ONE: (1, 512), BATCH: (GAMES_AT_ONCE, 4)}  # games, and steps a call: enough to make its cost count little


def lock_step(env: Any, games: int, steps: int) -> Any:
    """A compiled function: so many random legal steps in every game; a finished game gives way to a new one."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, chance = jax.random.split(key, 3)
        action = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -1e30), axis=-1)
        return (step(state, action, jax.random.split(chance, games)), key), None

    return jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps)[0])


class Pgx:
    """Games in lock-step as a piece of work that counts decisions."""

    def __init__(self, name: str, games: int, steps: int) -> None:
        env = pgx.make(name)
        key = jax.random.PRNGKey(5)
        self.made = games * steps
        self.run = lock_step(env, games, steps)
        self.carry = (jax.jit(jax.vmap(env.init))(jax.random.split(key, games)), key)

    def play(self) -> float:
        """Some steps of every game."""
        self.carry = jax.block_until_ready(self.run(self.carry))
        return self.made


def tasks() -> list[Task]:
    """One game and 4,096; states are values that are never changed, so there is nothing to copy."""
    return [
        Task(title + OBSERVED, way, partial(Pgx.play, Pgx(name, games, steps)))
        for title, name in GAMES.items()
        for way, (games, steps) in WAYS.items()
    ]
