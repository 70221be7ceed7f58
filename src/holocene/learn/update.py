"""Learning from what was played: proximal policy optimisation."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn.functional import mse_loss

from holocene.learn.network import Network, rivals
from holocene.learn.playing import Played
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


def learn(
    played: Played, lesson: Lesson, tables: Tables, network: Network, adam: torch.optim.Optimizer, pace: Pace
) -> Losses:
    """Makes what turned out well likelier, but not by much at a time, and expects what came."""
    for group in adam.param_groups:
        group["lr"] = pace.rate
    rows = played.learned.flatten().nonzero().squeeze(1)
    gains = lesson.gains.flatten()[rows]
    spread, mean = gains.std() + 1e-6, gains.mean()
    players = tables.players.expand(len(played.worth), -1).flatten()
    done = []
    for _ in range(pace.passes):
        for part in rows[torch.randperm(len(rows), device=rows.device)].chunk(pace.parts):
            with torch.autocast(tables.device, torch.bfloat16, enabled=tables.device == "cuda"):
                loss, each = _loss(played, lesson, network, part, players[part], (mean, spread), pace.entropy)
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), LARGEST)
            adam.step()
            done.append(each)
    return Losses(*torch.stack(done).mean(0).tolist())


def _loss(
    played: Played,
    lesson: Lesson,
    network: Network,
    part: Tensor,
    players: Tensor,
    usual: tuple[Tensor, Tensor],
    entropy: float,
) -> tuple[Tensor, Tensor]:
    def of(each: Tensor) -> Tensor:
        return each.flatten(0, 1)[part]

    found = network(of(played.cells), of(played.masks), players)
    ratio = (found.chances.gather(-1, of(played.actions)[:, None]).squeeze(-1) - of(played.chances)).exp()
    gains = (of(lesson.gains) - usual[0]) / usual[1]
    policy = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
    doubt = -(found.chances.exp() * found.chances).sum(-1).mean()
    worth = mse_loss(found.worth, of(lesson.worth))
    wins = -(of(lesson.wins) * found.wins.log_softmax(-1)).masked_fill(~rivals(players, found.wins), 0).sum(-1).mean()
    there = torch.arange(found.points.shape[1], device=part.device) < players[:, None]
    points = ((found.points - of(lesson.points)).square() * there).sum(-1).div(players).mean()
    loss = policy + WORTH * worth + WINS * wins + POINTS * points - entropy * doubt
    return loss, torch.stack([policy, worth, wins, points, doubt]).detach()
