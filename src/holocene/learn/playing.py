"""Some decisions of every game: the network plays all seats, but at some tables against a rival."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import torch
from torch import Tensor

from holocene.learn.network import Network
from holocene.learn.quick import quick
from holocene.learn.tables import Tables, pick, to_observer

AGAINST = 4  # of so many games, one is played against a rival: the first of them all

Rival: TypeAlias = Callable[[Tables, int], Tensor]  # what somebody else would play in so many of the first games


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


class Seen(NamedTuple):
    """One look at all tables: what is kept of it has the names of `Played`."""

    cells: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    worth: Tensor
    wins: Tensor
    points: Tensor
    learned: Tensor


def look(network: Network, cells: Tensor, masks: Tensor, players: Tensor, to_act: Tensor) -> Seen:
    """What a network does and expects at every table."""
    cells, masks = cells.contiguous(), masks.contiguous()
    found = network(cells, masks, players)
    actions = pick(found.chances)
    order = to_observer(to_act, players, found.wins.shape[1])
    return Seen(
        cells=cells,
        masks=masks,
        actions=actions,
        chances=found.chances.gather(-1, actions[:, None]).squeeze(-1),
        worth=found.worth,
        wins=found.wins.softmax(-1).gather(1, order),
        points=found.points.gather(1, order),
        learned=masks.sum(-1) > 1,
    )


def choose(network: Network, cells: Tensor, masks: Tensor, players: Tensor) -> Tensor:
    """What a network does, and nothing else."""
    return pick(network(cells, masks, players).chances)


def former_self(network: Network) -> Rival:
    """A rival that plays by a network of before."""

    def chosen(tables: Tables, games: int) -> Tensor:
        seen = tables.observations[:games], tables.masks[:games], tables.players[:games]
        actions: Tensor = quick(choose, tables.device)(network, *seen)
        return actions

    return chosen


def instinct(tables: Tables, games: int) -> Tensor:
    """The rival that never learns: who plays only against herself forgets what others do."""
    return tables.inclined(first=games)


class Player:
    """Plays on where it stopped; all memory is taken once."""

    def __init__(self, tables: Tables, steps: int, seats: int) -> None:
        n, cells, actions = len(tables), tables.observations.shape[1], tables.masks.shape[1]
        self.tables, self.steps = tables, steps

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
        self.against = n // AGAINST
        self.mine = (tables.rows % tables.players)[: self.against]

    @torch.no_grad()
    def play(self, network: Network, rival: Rival | None) -> Played:
        """So many decisions of every game; the next call overwrites them."""
        tables, played = self.tables, self.played
        width = tables.rewards.shape[1]
        with torch.autocast(tables.device, torch.bfloat16, enabled=tables.device == "cuda"):
            for t in range(self.steps):
                played.seats[t] = tables.to_act
                seen = quick(look, tables.device)(
                    network, tables.observations, tables.masks, tables.players, tables.to_act
                )
                for name, found in seen._asdict().items():
                    getattr(played, name)[t] = found
                if rival is not None:
                    self._let(rival, t)
                tables.step(played.actions[t])
                played.rewards[t, :, :width], played.scores[t, :, :width] = tables.rewards, tables.scores
                played.dones[t] = tables.dones
        return played

    def _let(self, rival: Rival, t: int) -> None:
        """The rival decides for the other seats of its games; of that nothing is learned."""
        games, played = self.against, self.played
        theirs = played.seats[t, :games] != self.mine
        actions = played.actions[t, :games]
        played.actions[t, :games] = torch.where(theirs, rival(self.tables, games), actions)
        played.learned[t, :games] &= ~theirs
