"""Gymnasium's vector interface over a batch: a seat in each of many games, against rivals in compiled code.

>>> import gymnasium
>>> import holocene.research.gymnasium
>>> envs = gymnasium.make_vec("holocene/SEvolution-v2", num_envs=64, players=2, bots="instinct")
>>> observations, infos = envs.reset(seed=7)
>>> actions = infos["action_mask"].argmax(axis=1)
>>> observations, rewards, terminations, truncations, infos = envs.step(actions)
>>> observations.shape, rewards.shape, infos["action_mask"].shape
((64, 1035), (64,), (64, 152))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holocene.bots.network.shipped import find
from holocene.bots.network.weights import blank_net, net_of
from holocene.bots.styles import style_of, styles_of
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadOption
from holocene.core.parts import MissingPart
from holocene.research.batch import Batch
from holocene.research.gymnasium import RANDOM_SEAT, observed_by
from holocene.research.observe import Observer
from holocene.research.rivals import Own
from holocene.research.table import LARGEST_SEED

try:
    from gymnasium.spaces import Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise MissingPart("research") from None


class HoloceneVectorEnv(VectorEnv[NDArray[Any], NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games; keyword arguments that are not named here are the game's options.

    `bots` play all other seats: every level but the champion, `network` with a file of your own, `instinct:noise=250`
    or `random`. Of several names each has its turn: all other seats are one's in a game, and the next one's in the
    next. The learner sits one seat further from game to game unless `seat` says where. A game that ends gives way to
    the next in the same step: its last observation is in `infos["final_obs"]`, its points in
    `infos["final_info"]["scores"]`. What is legal is in `infos["action_mask"]`. Arrays are new ones unless `copy` is
    false: then the next step writes into them.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int = RANDOM_SEAT,
        bots: str | Sequence[str] = "random",
        zero_sum: bool = False,
        normalise: bool = False,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        rules = load_game(game)
        names = [bots] if isinstance(bots, str) else list(bots)
        chosen = styles_of([style_of(name, rules) for name in names], rules)
        self.batch = Batch(rules, num_envs, options, threads=threads, zero_sum=zero_sum)
        if not RANDOM_SEAT <= seat < self.batch.players:
            last = self.batch.players - 1
            raise BadOption(f"there is no seat {seat}: choose from 0 to {last}", "bad-seat", seat=seat, last=last)
        self.num_envs, self.fixed_seat, self.copies, self.render_mode = num_envs, seat, copy, render_mode
        observer = Observer(rules)
        self.scales = observer.scales() if normalise else None
        self.single_observation_space = observed_by(observer, normalise)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = Discrete(len(self.batch.actions))
        self.action_space = MultiDiscrete([len(self.batch.actions)] * num_envs)
        self.own = Own(
            seats=np.zeros(num_envs, np.int64),
            moves_on=int(seat == RANDOM_SEAT),
            last=np.zeros_like(self.batch.observations),
            weights=self.batch.weights if rules.has_instinct else np.zeros((self.batch.players, 1), np.int64),
            rivals=np.zeros(num_envs, np.int64),
            styles=chosen.styles,
            net=blank_net(rules) if chosen.path is None else net_of(find(chosen.path, rules), rules),
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Deals all games anew, and lets the rivals play up to the learner's first decision in each."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(LARGEST_SEED)))
        rows = np.arange(self.num_envs) % self.batch.players
        self.own.seats[:] = rows if self.own.moves_on else self.fixed_seat
        self.own.rivals[:] = np.arange(self.num_envs) // self.batch.players % len(self.own.styles.noise)
        self.batch.play_rivals("welcome_rows", self.own)
        return self._shown(self.batch.observations), self._info()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """The learner's action in every game, and the rivals' until she decides again. IllegalMove, and nothing is
        played, where one is not legal."""
        seats = self.own.seats.copy()
        self.batch.take(actions)
        self.batch.play_rivals("advance_rows", self.own)
        rewards = self.batch.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        ended = self.batch.dones.copy()
        infos = self._info()
        if ended.any():
            infos |= self._last(ended, seats)
        return self._shown(self.batch.observations), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _info(self) -> dict[str, Any]:
        mask, seats = self.batch.masks, self.own.seats
        every = np.ones(self.num_envs, np.bool_)
        found = {"action_mask": mask.copy() if self.copies else mask, "seat": seats.copy()}
        return {**found, **{f"_{name}": every for name in found}}

    def _last(self, ended: NDArray[np.bool_], seats: NDArray[np.int64]) -> dict[str, Any]:
        """What games that ended were like to the learner, as Gymnasium hands it on."""
        last = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            last[i] = self._near(self.own.last[i].copy())
        told = {"scores": self.batch.scores.copy(), "_scores": ended, "seat": seats, "_seat": ended}
        return {"final_obs": last, "_final_obs": ended, "final_info": told, "_final_info": ended}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, a row a game."""
        return self.batch.masks.copy()

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the threads. Gymnasium 1.2 also closes what refused its arguments and so has none."""
        if "batch" in vars(self):
            self.batch.close()

    def _shown(self, cells: NDArray[np.int8]) -> NDArray[Any]:
        return self._near(cells.copy() if self.copies else cells)

    def _near(self, cells: NDArray[np.int8]) -> NDArray[Any]:
        return cells if self.scales is None else cells / self.scales
