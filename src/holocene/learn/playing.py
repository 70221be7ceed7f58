"""Some decisions of every game: the network plays all seats, but in some games against a former self."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor

from holocene.learn.network import Network
from holocene.learn.tables import Tables, pick, to_observer

AGAINST = 4  # of so many games, one is played against a former self


class Played(NamedTuple):
    """Rows of steps, columns of games; what is expected and earned, by the seats in the order of the table."""

    cells: Tensor
    masks: Tensor
    seats: Tensor
    actions: Tensor
    chances: Tensor  # of the actions, as logarithms
    worth: Tensor  # to the seat that acts
    wins: Tensor  # as chances
    points: Tensor
    rewards: Tensor  # of games that ended
    scores: Tensor
    dones: Tensor
    learned: Tensor  # whether the network chose, and had a choice


class Player:
    """Plays on where it stopped; all memory is taken once."""

    def __init__(self, tables: Tables, steps: int, seats: int) -> None:
        n, cells, actions = len(tables), tables.observations.shape[1], tables.masks.shape[1]
        self.tables, self.steps, self.seats = tables, steps, seats

        def room(*shape: int, kind: Any = torch.float32) -> Tensor:
            return torch.empty((steps, n, *shape), dtype=kind, device=tables.device)

        self.played = Played(
            cells=room(cells, kind=torch.int8),
            masks=room(actions, kind=torch.bool),
            seats=room(kind=torch.int64),
            actions=room(kind=torch.int64),
            chances=room(),
            worth=room(),
            wins=room(seats),
            points=room(seats),
            rewards=room(seats),
            scores=room(seats),
            dones=room(kind=torch.bool),
            learned=room(kind=torch.bool),
        )
        for each in (self.played.rewards, self.played.scores):
            each.zero_()
        self.mine = (tables.rows // AGAINST) % tables.players
        self.against = tables.rows % AGAINST == 0

    @torch.no_grad()
    def play(self, network: Network, former: Network | None) -> Played:
        """So many decisions of every game; the next call overwrites them."""
        tables, played = self.tables, self.played
        with torch.autocast(tables.device, torch.bfloat16, enabled=tables.device == "cuda"):
            for t in range(self.steps):
                played.cells[t], played.masks[t] = tables.observations, tables.masks
                played.seats[t] = tables.to_act
                found = network(played.cells[t], played.masks[t], tables.players)
                actions = pick(found.chances)
                theirs = self.against & (tables.to_act != self.mine) if former is not None else None
                if former is not None and theirs is not None:
                    rows = theirs.nonzero().squeeze(1)
                    other = former(played.cells[t][rows], played.masks[t][rows], tables.players[rows])
                    actions[rows] = pick(other.chances)
                played.learned[t] = played.masks[t].sum(-1) > 1
                if theirs is not None:
                    played.learned[t] &= ~theirs
                order = to_observer(tables.to_act, tables.players, self.seats)
                played.worth[t], played.actions[t] = found.worth, actions
                played.wins[t] = found.wins.softmax(-1).gather(1, order)
                played.points[t] = found.points.gather(1, order)
                played.chances[t] = found.chances.gather(-1, actions[:, None]).squeeze(-1)
                tables.step(actions)
                width = tables.rewards.shape[1]
                played.rewards[t, :, :width], played.scores[t, :, :width] = tables.rewards, tables.scores
                played.dones[t] = tables.dones
        return played
