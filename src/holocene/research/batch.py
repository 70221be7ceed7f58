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
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from holocene.bots.network.weights import with_own_rows
from holocene.core.compiling.fast import NativeGame
from holocene.core.compiling.jit import entry_for
from holocene.core.compiling.prefetch import LINE
from holocene.core.contract.actions import ActionSpace
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadMove, BadOption, IllegalMove
from holocene.core.states.rng import MASK32, WORDS
from holocene.research import doors
from holocene.research.observe import compile_doors
from holocene.research.rivals import Own
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
        return aligned(shape, kind)

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
    def weights(self) -> Any:
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
        self.take(actions)
        self._run("step_rows")

    def take(self, actions: Actions) -> None:
        """Notes which action is to be played in every game, if all are legal."""
        self.chosen[:] = whole(actions)
        at = self._first_illegal(self.masks, self.chosen)
        if at >= 0:
            self._refuse(at)

    def play_rivals(self, name: Literal["welcome_rows", "advance_rows"], own: Own) -> None:
        """Lets the rivals of a learner play (`rivals`); in every thread they think in rows of its own."""
        calls = []
        for rows, at in zip(self._rows, self._parts, strict=True):
            net = with_own_rows(own.net) if at.start else own.net
            part = own._replace(seats=own.seats[at], last=own.last[at], rivals=own.rivals[at], net=net)
            calls.append((rows, part))
        self._call(name, calls)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game; played alone, each game is that of `native.play_game`."""
        chosen = np.empty(self.n, np.int64)
        self._run("sample_rows", chosen)
        return chosen

    def incline(self, noise: int = 0, first: int | None = None) -> NDArray[np.int64]:
        """What instinct plays in every game, or in so many of the first, erring by so many hundredths of a point:
        opponents as fast as the rules. Without noise it is the bot `instinct`.
        """
        if not self.game.has_instinct:
            raise BadOption(f"{self.game.name} knows no instinct", "no-instinct", game=self.game.name)
        n = self.n if first is None else first
        chosen = np.empty(n, np.int64)
        parts = [slice(part.start, min(part.stop, n)) for part in self._parts if part.start < n]
        self._call("incline_rows", [(self._part(part), chosen[part], self.weights, noise) for part in parts])
        return chosen

    def load(self, states: NDArray[np.uint8]) -> None:
        """Goes on from other states, a row of bytes a game, such as those of another batch; masks and observations
        follow. `to_act` and `dones` are of these states; numbers of games and chance stay those of the rows."""
        states = np.asarray(states, np.uint8)
        if states.shape != self.states.shape:
            raise BadOption(
                f"states must have the shape {self.states.shape}", "bad-shape", shape=str(self.states.shape)
            )
        self.states[:] = states
        self.dones[:] = False
        self._run("show_rows")

    def copy(self, source: Actions, to: Actions) -> None:
        """Puts the games of some rows into others too: a tree of games, or many tries of one. Both are indices."""
        states = self.states.copy()
        states[to] = self.states[source]
        self.load(states)

    def redeal(self, seats: Actions | int | None = None, seed: int = 0) -> None:
        """Deals anew, in every game, all that a seat cannot know (that to act by default), and the chance to come."""
        words = np.random.default_rng(seed).integers(0, MASK32, (self.n, 3), endpoint=True)
        self._run("redeal_rows", self._each(self.to_act if seats is None else seats), words)
        self._run("show_rows")

    def observe(self, seats: Actions | int) -> NDArray[np.int8]:
        """What a seat knows in every game, whoever is to act: a new array."""
        out = np.zeros((self.n, self.game.observation_size()), np.int8)
        self._run("observe_rows", self._each(seats), out)
        return out

    def _each(self, seats: Actions | int) -> NDArray[np.int64]:
        """A seat for every row; BadOption where a table has no such seat."""
        found = np.array(np.broadcast_to(seats, self.n), np.int64)
        wrong = (found < 0) | (found >= self._shared["players"][self.tables])
        if wrong.any():
            at, last = int(wrong.argmax()), int(self._shared["players"][self.tables][wrong.argmax()]) - 1
            raise BadOption(
                f"row {at} has no seat {found[at]}: choose from 0 to {last}", "bad-seat", seat=int(found[at]), last=last
            )
        return found

    def state(self, i: int) -> Any:
        """The state of one game for the plain engine. It holds what no seat may know."""
        return self.game.layout.unpack(self.states[i].tobytes())

    def close(self) -> None:
        """Ends the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _run(self, name: str, *more: NDArray[Any]) -> None:
        """Calls a door for every part of the batch, with its part of whatever more there is."""
        parts = zip(self._rows, self._parts, strict=True)
        self._call(name, [(rows, *(array[part] for array in more)) for rows, part in parts])

    def _call(self, name: str, calls: Sequence[tuple[Any, ...]]) -> None:
        """Calls a door for every part of the batch, each in a thread where there are several."""
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
        error = IllegalMove(self.game.notation(number), refusal)
        error.add_note(f"in row {at}")
        raise error


def aligned(shape: int | tuple[int, ...], kind: Any) -> NDArray[Any]:
    """Noughts that begin at the beginning of a line of memory: others JAX would copy instead of reading them."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    memory = np.zeros(size + LINE, np.uint8)
    begin = -memory.ctypes.data % LINE
    return memory[begin : begin + size].view(kind).reshape(shape)


def whole(actions: Any) -> NDArray[np.integer[Any]]:
    """Actions as whole numbers; BadMove for others, which would be cut silently."""
    found = np.asarray(actions)
    if not np.issubdtype(found.dtype, np.integer):
        raise BadMove(f"actions are whole numbers, not {found.dtype}", "not-whole", kind=str(found.dtype))
    return found
