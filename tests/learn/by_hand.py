"""Games written down by hand. Imports PyTorch, so it is imported inside the tests that use it."""

from __future__ import annotations

import torch
from torch import Tensor

from holocene.learn.network import Expected
from holocene.learn.playing import Played


class Still:
    """Tables that stand where a rollout ended, and a network that always expects the same."""

    device = "cpu"
    observations = masks = torch.zeros(1, 1)
    players = torch.tensor([2])
    to_act = torch.tensor([0])

    def __call__(self, cells: Tensor, masks: Tensor, players: Tensor) -> Expected:
        return Expected(cells, torch.tensor([0.25]), torch.zeros(1, 2), torch.full((1, 2), 0.5))


def played(seats: list[int], worth: list[float], ends: int | None = None) -> Played:
    """A game in which these seats decided one after the other; `ends` is the decision that ended it, won 40 : 0."""
    steps = len(seats)
    over = torch.tensor([[t == ends] for t in range(steps)])
    return Played(
        cells=torch.zeros(steps, 1, 1, dtype=torch.int8),
        masks=torch.ones(steps, 1, 1, dtype=torch.bool),
        seats=torch.tensor(seats)[:, None],
        actions=torch.zeros(steps, 1, dtype=torch.int64),
        chances=torch.zeros(steps, 1),
        worth=torch.tensor(worth)[:, None],
        wins=torch.full((steps, 1, 2), 0.5),
        points=torch.full((steps, 1, 2), 0.5),
        rewards=over[:, :, None] * torch.tensor([1.0, 0.0]),
        scores=over[:, :, None] * torch.tensor([40.0, 0.0]),
        dones=over,
        learned=torch.ones(steps, 1, dtype=torch.bool),
    )


class Seats:
    """Tables with two players."""

    device = "cpu"
    players = torch.full((1,), 2)
