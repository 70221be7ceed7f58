"""Self-play with a pool of past selves: who decides in which game, seats that rotate, and what the learner learns from.

>>> import numpy as np
>>> from holocene.research import Batch
>>> batch = Batch("s-evolution", 8, {"players": 2}, seed=7)
>>> past = PastSelves(most=4)
>>> past.keep(lambda observations, masks: masks.argmax(axis=1))
>>> game = SelfPlay(batch, lambda observations, masks: batch.masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1), past)
>>> learned = sum(int(game.step().mine.sum()) for _ in range(50))
>>> 200 < learned < 400
True
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from holocene.research.batch import Batch
from holocene.research.evaluating import Policy

NOBODY = -1


class PastSelves:
    """Policies that were kept, the oldest of which give way where there are too many: functions that no longer change,
    such as networks read back from files."""

    def __init__(self, most: int = 16) -> None:
        self.most = most
        self.policies: list[Policy] = []
        self.kept = 0  # so far; the number of the next

    def keep(self, policy: Policy) -> None:
        """Takes a policy into the pool."""
        self.policies = [*self.policies, policy][-self.most :]
        self.kept += 1

    def __len__(self) -> int:
        return len(self.policies)

    def __getitem__(self, number: int) -> Policy:
        """The policy of a number, or the oldest that is still there."""
        return self.policies[max(0, number - (self.kept - len(self.policies)))]

    def draw(self, rng: np.random.Generator, n: int) -> NDArray[np.int64]:
        """The numbers of n policies, each as likely as the others; nobody where there are none yet."""
        if not self.policies:
            return np.full(n, NOBODY)
        return rng.integers(self.kept - len(self.policies), self.kept, n)


def seats_in_turn(games: NDArray[np.int64], rows: int, players: NDArray[np.int64] | int) -> NDArray[np.int64]:
    """The learner's seat in every row of a batch, by the numbers of its games: one further in the next game of a row.

    >>> seats_in_turn(np.array([0, 1, 2, 3]), 4, 3).tolist(), seats_in_turn(np.array([4, 5, 6, 3]), 4, 3).tolist()
    ([0, 1, 2, 0], [1, 2, 0, 0])
    """
    found: NDArray[np.int64] = (games % rows + games // rows) % players
    return found


class Turn(NamedTuple):
    """One decision of every game, as it was before the step; `mine` marks the rows that the learner decided. What came
    of it stands in `rewards` and `dones` of the batch."""

    observations: NDArray[np.int8]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    actions: NDArray[np.int64]
    mine: NDArray[np.bool_]


class SelfPlay:
    """A batch whose seats are the learner's, but for a share of its rows: there one seat is hers, another one in every
    game, and the others are a past self's, drawn anew for every game."""

    def __init__(self, batch: Batch, learner: Policy, past: PastSelves, share: float = 0.5, seed: int = 0) -> None:
        self.batch, self.learner, self.past = batch, learner, past
        self.rng = np.random.default_rng(seed)
        self.players = np.array([native.seats for native in batch.mix])[batch.tables]
        self.shared = np.arange(batch.n) < round(share * batch.n)
        self.rng.shuffle(self.shared)
        self.rivals = np.where(self.shared, past.draw(self.rng, batch.n), NOBODY)

    @property
    def seats(self) -> NDArray[np.int64]:
        """The learner's seat where she meets a past self."""
        return seats_in_turn(self.batch.games, self.batch.n, self.players)

    def step(self) -> Turn:
        """Everybody decides once in every game."""
        batch = self.batch
        shown, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.to_act.copy()
        theirs = np.where(seats == self.seats, NOBODY, self.rivals)
        actions = np.empty(batch.n, np.int64)
        for number in np.unique(theirs):
            rows = theirs == number
            policy = self.learner if number == NOBODY else self.past[int(number)]
            actions[rows] = policy(shown[rows], masks[rows])
        batch.step(actions)
        fresh = batch.dones & self.shared
        self.rivals[fresh] = self.past.draw(self.rng, int(fresh.sum()))
        return Turn(shown, masks, seats, actions, theirs == NOBODY)
