"""How strong a network is without any search: games against instinct, or against players by chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import torch

from holocene.core.contract.game import Game
from holocene.learn.mix import Table, name_of
from holocene.learn.network import Network
from holocene.learn.tables import Tables

SEED = 2_000_003  # of the deals that are tested on, none of which is learned from


class Share(NamedTuple):
    """What became of a table's games; alone, victories are games not lost."""

    table: str
    players: int
    games: int
    won: float
    points: float
    lead: float


@torch.no_grad()
def against(
    game: Game,
    network: Network,
    mix: Sequence[Table],
    games: int,
    *,
    device: str,
    noise: int = 0,
    threads: int = 1,
    position: str | None = None,
) -> list[Share]:
    """The network on every seat in turn, the others by instinct with that noise, or by chance where it is below 0.

    Of each row only the first game counts: short games must not count more often than long ones.
    """
    tables = Tables(game, games * len(mix), mix, device=device, seed=SEED, threads=threads, position=position)
    rows, columns = tables.rows, tables.rewards.shape[1]
    mine = rows % tables.players
    going = torch.ones(len(tables), dtype=torch.bool, device=device)
    kept = torch.zeros(len(tables), 3, device=device)
    there = torch.arange(columns, device=device) < tables.players[:, None]
    others = there & (torch.arange(columns, device=device) != mine[:, None])
    while going.any():
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            ours = network(tables.observations, tables.masks, tables.players).chances.argmax(-1)
        theirs = tables.any_moves() if noise < 0 else tables.inclined(noise)
        tables.step(torch.where(tables.to_act == mine, ours, theirs))
        points = tables.scores.gather(1, mine[:, None]).squeeze(1)
        best = tables.scores.masked_fill(~others, -1000).max(1).values
        lead = torch.where(tables.players > 1, points - best, points)
        found = torch.stack([tables.rewards.gather(1, mine[:, None]).squeeze(1), points, lead], 1)
        kept = torch.where((going & tables.dones)[:, None], found.float(), kept)
        going &= ~tables.dones
    tables.close()
    means = [kept[tables.table == k].mean(0).tolist() for k in range(len(mix))]
    return [Share(name_of(table), int(table["players"]), games, *mean) for table, mean in zip(mix, means, strict=True)]
