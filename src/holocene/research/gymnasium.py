"""Gymnasium: one seat of a game, against bots in the others.

>>> import gymnasium
>>> import holocene.research.gymnasium
>>> env = gymnasium.make("holocene/SEvolution-v2", players=2, bots="greedy")
>>> observation, info = env.reset(seed=7)
>>> terminated = False
>>> while not terminated:
...     action = env.action_space.sample(env.unwrapped.action_masks().astype("int8"))
...     observation, reward, terminated, truncated, info = env.step(action)
>>> reward in (0.0, 1.0), len(info["scores"])
(True, 2)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from holocene.bots.asking import ask
from holocene.bots.base import Bot, Clock
from holocene.bots.registry import make, make_ready
from holocene.core.compiling.fast import NativeState
from holocene.core.contract.registry import game_classes
from holocene.core.errors import BadOption, IllegalMove
from holocene.core.parts import MissingPart
from holocene.research.observe import Observer
from holocene.research.table import LARGEST_SEED, Table

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Discrete
except ImportError:
    raise MissingPart("research") from None

ILLEGAL_REWARD = -1.0
RANDOM_SEAT = -1
VERSIONS = {f"holocene/{kind.__name__}-v{kind.rules_version}": name for name, kind in game_classes().items()}


class Rival(NamedTuple):
    """A bot for one seat of one game, with a generator of its own."""

    name: str
    bot: Bot
    rng: Random


class HoloceneEnv(gymnasium.Env[NDArray[Any], Any]):
    """A seat at a table; keyword arguments that are not named here are the game's options.

    `bots` is the name of a bot for all other seats, or a name for each, in the order of the seats after this one. With
    `normalise` cells are floats near 1 instead of small integers.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seat: int = RANDOM_SEAT,
        bots: str | Sequence[str] = "random",
        seconds: float = 1.0,
        zero_sum: bool = False,
        normalise: bool = False,
        render_mode: str | None = None,
        pack: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(game, options, pack)
        others = self.table.seats - 1
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others:
            raise BadOption(
                f"there are {others} seats for bots, but {len(names)} are named",
                "bad-bots",
                seats=others,
                named=len(names),
            )
        if not RANDOM_SEAT <= seat < self.table.seats:
            last = self.table.seats - 1
            raise BadOption(f"there is no seat {seat}: choose from 0 to {last}", "bad-seat", seat=seat, last=last)
        for name in names:
            make(name, self.table.game)
        self.names = names
        self.fixed_seat = seat
        self.clock = Clock(seconds)
        self.zero_sum = zero_sum
        self.render_mode = render_mode
        self.action_space = Discrete(len(self.table.actions))
        self.scales = self.table.observer.scales() if normalise else None
        self.observation_space = observed_by(self.table.observer, normalise)
        self.state: NativeState
        self.is_ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Deals a new game and lets the bots play up to the seat's first decision."""
        super().reset(seed=seed)
        self.state = self.table.native.new(int(self.np_random.integers(LARGEST_SEED)))
        self.rivals = [
            Rival(name, make_ready(name, self.table.game), Random(int(self.np_random.integers(LARGEST_SEED))))
            for name in self.names
        ]
        self.is_ended = False
        self.seat = (
            int(self.np_random.integers(self.table.seats)) if self.fixed_seat == RANDOM_SEAT else self.fixed_seat
        )
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Plays the seat's action and the bots' until the seat decides again; an illegal action ends the game."""
        if self.is_ended:
            raise ResetNeeded("the game is over: call reset before the next step")
        try:
            self.table.step(self.state, int(action))
        except IllegalMove as error:
            self.is_ended = True
            return self._observation(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": str(error)}
        self._let_bots_play()
        over = self.is_ended = self.state.is_over
        reward = self.table.rewards(self.state, self.zero_sum)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, self._info()

    def _let_bots_play(self) -> None:
        table, state = self.table, self.state
        while not state.is_over and state.to_act != self.seat:
            seat = state.to_act
            rival = self.rivals[(seat - self.seat) % table.seats - 1]
            legal = [table.game.notation(number) for number in state.legal()]
            view = table.game.view(state.plain(), seat)
            state.step(table.game.parse(ask(rival.bot, rival.name, view, legal, self.clock, rival.rng)))

    def _observation(self) -> NDArray[Any]:
        cells = self.table.observer.observe(self.state.cells, self.seat)
        return cells if self.scales is None else cells / self.scales

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat, "scores": self.state.scores()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as sb3-contrib asks for it; nothing is once the game is over."""
        return self.table.mask(self.state).astype(np.bool_)

    def render(self) -> Any:
        """The table in words, as the seat to act sees it: printed, or given back."""
        drawn = self.table.sketch(self.state)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn


def observed_by(observer: Observer, normalise: bool) -> Box:
    """The space of observations: small integers, or what they are when each is divided by its scale."""
    if not normalise:
        return Box(-128, 127, (observer.size,), np.int8)
    scales = observer.scales()
    return Box((-128 / scales).astype(np.float32), (127 / scales).astype(np.float32), dtype=np.float32)


def register() -> None:
    """Makes the environments known to `gymnasium.make`; importing this module does so."""
    for name, game in VERSIONS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:{HoloceneEnv.__name__}",
                vector_entry_point="holocene.research.vector:HoloceneVectorEnv",
                kwargs={"game": game},
                nondeterministic=False,
            )


register()
