"""Learning from what was played: proximal policy optimisation."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import mse_loss

from holocene.learn.network import Network, rivals
from holocene.learn.playing import Played
from holocene.learn.quick import quick
from holocene.learn.results import Lesson
from holocene.learn.tables import Tables

CLIP = 0.2
WORTH, WINS, POINTS = 0.5, 0.1, 0.1  # what the parts of a loss count
LARGEST = 0.5  # norm of a gradient


class Pace(NamedTuple):
    """How a pass over what was played is made."""

    rate: float
    entropy: float
    passes: int = 2
    parts: int = 16


class Losses(NamedTuple):
    """Means over an update."""

    policy: float
    worth: float
    wins: float
    points: float
    entropy: float


class Rows(NamedTuple):
    """Decisions to learn from, and what came of them."""

    cells: Tensor
    masks: Tensor
    players: Tensor
    actions: Tensor
    chances: Tensor
    gains: Tensor  # against the usual
    worth: Tensor
    wins: Tensor
    points: Tensor


def learn(
    played: Played, lesson: Lesson, tables: Tables, network: Network, adam: torch.optim.Optimizer, pace: Pace
) -> Losses:
    """Makes what turned out well likelier, but not by much at a time, and expects what came."""
    for group in adam.param_groups:
        group["lr"] = pace.rate
    learned = played.learned.flatten().nonzero().squeeze(1)
    rows = _rows(played, lesson, tables, learned)
    entropy = torch.tensor(pace.entropy, device=learned.device)
    done = []
    for _ in range(pace.passes):
        for part in learned[torch.randperm(len(learned), device=learned.device)].chunk(pace.parts):
            taken = Rows(*(each.index_select(0, part) for each in rows))
            with torch.autocast(tables.device, torch.bfloat16, enabled=tables.device == "cuda"):
                loss, each = quick(_loss, tables.device, changing=True)(network, taken, entropy)
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), LARGEST)
            adam.step()
            done.append(each)
    return Losses(*torch.stack(done).mean(0).tolist())


def _rows(played: Played, lesson: Lesson, tables: Tables, learned: Tensor) -> Rows:
    """All decisions in one row; gains are told by how unusual they are among those that are learned from."""
    usual = lesson.gains.flatten()[learned]
    return Rows(
        cells=played.cells.flatten(0, 1),
        masks=played.masks.flatten(0, 1),
        players=tables.players.expand(len(played.worth), -1).flatten(),
        actions=played.actions.flatten(),
        chances=played.chances.flatten(),
        gains=(lesson.gains.flatten() - usual.mean()) / (usual.std() + 1e-6),
        worth=lesson.worth.flatten(),
        wins=lesson.wins.flatten(0, 1),
        points=lesson.points.flatten(0, 1),
    )


def _loss(network: Network, rows: Rows, entropy: Tensor) -> tuple[Tensor, Tensor]:
    players = rows.players
    found = network(rows.cells, rows.masks, players)
    ratio = (found.chances.gather(-1, rows.actions[:, None]).squeeze(-1) - rows.chances).exp()
    policy = -torch.min(ratio * rows.gains, ratio.clamp(1 - CLIP, 1 + CLIP) * rows.gains).mean()
    doubt = -(found.chances.exp() * found.chances).sum(-1).mean()
    worth = mse_loss(found.worth, rows.worth)
    wins = -(rows.wins * found.wins.log_softmax(-1)).masked_fill(~rivals(players, found.wins), 0).sum(-1).mean()
    there = torch.arange(found.points.shape[1], device=players.device) < players[:, None]
    points = ((found.points - rows.points).square() * there).sum(-1).div(players).mean()
    loss = policy + WORTH * worth + WINS * wins + POINTS * points - entropy * doubt
    return loss, torch.stack([policy, worth, wins, points, doubt]).detach()
