"""Many games at many tables, on the CPU or a GPU, as tensors that share the batch's memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from holocene.core.contract.game import Game
from holocene.learn.mix import Table
from holocene.research.batch import Batch
from holocene.research.positions import PositionBatch


class Tables:
    """A batch of games; `players` says how many play in each row. With a position, all of them begin there, which only
    the CPU can do."""

    def __init__(
        self,
        game: Game,
        games: int,
        mix: Sequence[Table],
        *,
        device: str = "cpu",
        seed: int = 1,
        threads: int = 1,
        position: str | None = None,
    ) -> None:
        self.device = device
        if device == "cuda":
            from holocene.research.cuda import CudaBatch

            self.batch: Batch = CudaBatch(game, games, mix, seed=seed, checked=False)
        elif position is not None:
            self.batch = PositionBatch(game, games, mix, position, seed=seed, threads=threads)
        else:
            self.batch = Batch(game, games, mix, seed=seed, threads=threads)
        self.observations = self._tensor(self.batch.observations)
        self.masks = self._tensor(self.batch.masks)
        self.to_act = self._tensor(self.batch.to_act)
        self.rewards = self._tensor(self.batch.rewards)
        self.scores = self._tensor(self.batch.scores)
        self.dones = self._tensor(self.batch.dones)
        self.table = torch.as_tensor(self.batch.tables, device=device)
        self.players = torch.as_tensor([native.seats for native in self.batch.mix], device=device)[self.table]
        self.rows = torch.arange(games, device=device)

    def _tensor(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def __len__(self) -> int:
        return self.batch.n

    def step(self, actions: Tensor) -> None:
        """Plays one action in every game."""
        self.batch.step(actions)

    def inclined(self, noise: int = 0, first: int | None = None) -> Tensor:
        """What instinct plays in every game, or in so many of the first."""
        return self._tensor(self.batch.incline(noise, first)).clone()

    def any_moves(self) -> Tensor:
        """A random legal action for every game."""
        return self._tensor(self.batch.sample()).clone()

    def seen(self, decisions: int) -> Tensor:
        """Which cells of an observation are ever not nought in so many decisions of every game, by chance."""
        found = (self.observations != 0).any(0)
        for _ in range(decisions):
            self.step(self.any_moves())
            found |= (self.observations != 0).any(0)
        return found

    def close(self) -> None:
        """Ends the threads."""
        self.batch.close()


def pick(chances: Tensor) -> Tensor:
    """An action of each row, by its chance."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(-1)


def from_observer(seats: Tensor, players: Tensor, columns: int) -> Tensor:
    """Which seat stands in each column, counted from the observer on; columns without a seat stay as they are."""
    k = torch.arange(columns, device=seats.device)
    return torch.where(k < players[:, None], (seats[:, None] + k) % players[:, None], k)


def to_observer(seats: Tensor, players: Tensor, columns: int) -> Tensor:
    """In which column each seat stands then."""
    k = torch.arange(columns, device=seats.device)
    return torch.where(k < players[:, None], (k - seats[:, None]) % players[:, None], k)
