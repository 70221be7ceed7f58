"""Many games at once, as arrays: masks, observations, rewards and ends are written in place by compiled code.

>>> from holocene.research import Batch
>>> batch = Batch("s-evolution", 64, {"players": 3}, seed=7)
>>> while not batch.dones.any():
...     batch.step(batch.sample())
>>> batch.masks.shape, batch.observations.shape, float(batch.rewards[batch.dones][0].sum())
((64, 152), (64, 1035), 1.0)

Given several sets of options it plays at several tables at once, an equal part of its rows at each:

>>> mixed = Batch("s-evolution", 6, [{"players": 2}, {"players": 4}], seed=7)
>>> mixed.tables.tolist(), mixed.players, mixed.rewards.shape
([0, 0, 0, 1, 1, 1], 4, (6, 4))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from holocene.core.compiling.fast import NativeGame
from holocene.core.compiling.jit import entry_for
from holocene.core.contract.actions import ActionSpace
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadOption, IllegalMove
from holocene.core.states.rng import WORDS
from holocene.research import doors
from holocene.research.observe import compile_doors
from holocene.research.steps import Rows

Actions: TypeAlias = NDArray[np.integer[Any]] | Sequence[int]


class Batch:
    """`n` games in lock-step. A game that ends gives way to a new one in the same step.

    At several tables `players` is the most of them, and the seats that a table does not have earn nothing.

    Row i plays games i, i + n, i + 2n … of the series `seed`, numbered as by `native.deal`: the same seed gives the
    same games whatever the number of threads. All arrays are written in place; copy what you want to keep.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        observe: bool = True,
        zero_sum: bool = False,
    ) -> None:
        self.game = load_game(game) if isinstance(game, str) else game
        mix = [options or {}] if options is None or isinstance(options, Mapping) else options
        self.mix = [NativeGame(self.game, each) for each in mix]
        self.players = max(native.seats for native in self.mix)
        if zero_sum and min(native.seats for native in self.mix) == 1:
            raise BadOption("a solo game has no zero-sum rewards: leave out 'zero_sum'", "zero-sum-alone")
        for name, number in (("n", n), ("threads", threads)):
            if number < 1:
                raise BadOption(f"{name} must be 1 or more, not {number}", "too-few", name=name, number=number)
        if n < len(self.mix):
            raise BadOption(f"{n} games cannot be played at {len(self.mix)} tables", "too-few", name="n", number=n)
        self.n = n
        self.zero_sum = int(zero_sum)
        self.actions = ActionSpace(self.game)
        self.doors = compile_doors(self.game)
        self._first_illegal = self.doors[doors.first_illegal]
        self.states: NDArray[np.uint8] = self._array((n, self.mix[0].size), np.uint8)
        self.rngs: NDArray[np.int64] = self._array((n, WORDS), np.int64)
        self.games: NDArray[np.int64] = self._array(n, np.int64)
        self.masks: NDArray[np.bool_] = self._array((n, len(self.actions)), np.bool_)
        width = self.game.observation_size() if observe else 0
        self.observations: NDArray[np.int8] = self._array((n, width), np.int8)
        self.to_act: NDArray[np.int64] = self._array(n, np.int64)
        self.rewards: NDArray[np.float32] = self._array((n, self.players), np.float32)
        self.scores: NDArray[np.int64] = self._array((n, self.players), np.int64)
        self.dones: NDArray[np.bool_] = self._array(n, np.bool_)
        self.chosen: NDArray[np.int64] = self._array(n, np.int64)
        bounds = [n * k // threads for k in range(threads + 1)]
        self.tables: NDArray[np.int64] = np.arange(n) * len(self.mix) // n
        self._entries: dict[str, Any] = {}
        self._parts = [slice(a, b) for a, b in pairwise(bounds) if a < b]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.reset(seed)

    def _array(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        """A new array; `CudaBatch` has its arrays on the GPU."""
        return np.zeros(shape, kind)

    @cached_property
    def _shared(self) -> dict[str, Any]:
        """What all rows read."""
        return {
            "players": np.array([native.seats for native in self.mix]),
            "params": np.stack([native.params for native in self.mix]),
            "dense": self.actions.dense,
            "numbers": self.actions.numbers,
        }

    @cached_property
    def _weights(self) -> Any:
        """Instinct's, a row for every number of players."""
        return np.array([self.game.instinct(players) for players in range(1, max(self.game.sizes) + 1)], np.int64)

    def reset(self, seed: int | None = None) -> None:
        """Deals all games anew, from the first on; without a seed, those of the same series again."""
        if seed is not None:
            self.seed = seed
        self._rows = [self._part(part) for part in self._parts]
        self.games[:] = np.arange(self.n)
        self.dones[:] = False
        self.rewards[:] = 0
        self.scores[:] = 0
        self._run("reset_rows")

    def step(self, actions: Actions) -> None:
        """Plays one action in every game, counted as in `masks`; IllegalMove or BadMove, and nothing is played,
        where one is not legal."""
        self.chosen[:] = actions
        at = self._first_illegal(self.masks, self.chosen)
        if at >= 0:
            self._refuse(at)
        self._run("step_rows")

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game; played alone, each game is that of `native.play_game`."""
        chosen = np.empty(self.n, np.int64)
        self._run("sample_rows", chosen)
        return chosen

    def incline(self, noise: int = 0) -> NDArray[np.int64]:
        """What instinct plays in every game, erring by so many hundredths of a point: opponents as fast as the rules.

        Without noise it is the level `artisan`.
        """
        if not self.game.has_instinct:
            raise BadOption(f"{self.game.name} knows no instinct", "no-instinct", game=self.game.name)
        chosen = np.empty(self.n, np.int64)
        self._run("incline_rows", chosen, shared=(self._weights, noise))
        return chosen

    def state(self, i: int) -> Any:
        """The state of one game for the plain engine. It holds what no seat may know."""
        return self.game.layout.unpack(self.states[i].tobytes())

    def close(self) -> None:
        """Ends the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _run(self, name: str, *more: NDArray[np.int64], shared: tuple[Any, ...] = ()) -> None:
        """Calls a door for every part of the batch, with its part of whatever more there is, and what all share."""
        parts = zip(self._rows, self._parts, strict=True)
        calls = [(rows, *(array[part] for array in more), *shared) for rows, part in parts]
        door = self._entries.get(name) or self._entries.setdefault(name, entry_for(self.doors, name, *calls[0]))
        if self._pool is None:
            for call in calls:
                door(*call)
        else:
            for future in [self._pool.submit(door, *call) for call in calls]:
                future.result()

    def _part(self, part: slice) -> Rows:
        """A part of the batch as compiled code sees it."""
        return Rows(
            states=self.states[part],
            rngs=self.rngs[part],
            games=self.games[part],
            masks=self.masks[part],
            cells=self.observations[part],
            seats=self.to_act[part],
            actions=self.chosen[part],
            dones=self.dones[part],
            rewards=self.rewards[part],
            points=self.scores[part],
            tables=self.tables[part],
            **self._shared,
            seed=self.seed,
            stride=self.n,
            zero_sum=self.zero_sum,
        )

    def _refuse(self, at: int) -> None:
        number = self.actions.number(int(self.chosen[at]))
        refusal = self.game.why_not(self.state(at), number)
        assert refusal is not None, "a legal action is not marked"
        raise IllegalMove(self.game.notation(number), refusal)
