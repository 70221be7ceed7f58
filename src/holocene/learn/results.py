"""What decisions turned out to be worth: traced back from the ends of games, and from what is expected at the break."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from holocene.bots.network.file import POINTS
from holocene.learn.network import Network
from holocene.learn.playing import Played
from holocene.learn.tables import Tables, from_observer, to_observer

TRACE = 0.97  # of what a decision turns out to be, how much is learned from later ones
CERTAIN = 40  # points of a lead that are as good as more
GOOD_ALONE = 60  # points of a solo game worth 0, on a scale that begins at -1


class Lesson(NamedTuple):
    """What to learn from each decision."""

    gains: Tensor  # how much better it turned out than expected
    worth: Tensor  # what to expect, for the seat that acts
    wins: Tensor  # and for all seats, from it on
    points: Tensor


def worth_of(rewards: Tensor, scores: Tensor, players: Tensor, by_wins: float) -> Tensor:
    """What the end of a game is worth to every seat: victory, and the lead over the best of the others."""
    there = torch.arange(rewards.shape[-1], device=rewards.device) < players[:, None]
    points = torch.where(there, scores, torch.full_like(scores, -1e6))
    best = points.topk(min(2, points.shape[-1]), -1).values
    lead = (points - torch.where(points < best[:, :1], best[:, :1], best[:, 1:])).clamp(-CERTAIN, CERTAIN) / CERTAIN
    others = (players - 1).clamp(min=1)[:, None]
    together = by_wins * (rewards * players[:, None] - 1) / others + (1 - by_wins) * lead
    alone = rewards * (scores / GOOD_ALONE).clamp(0, 2) - 1
    return torch.where(there, torch.where(players[:, None] > 1, together, alone), torch.zeros_like(together))


@torch.no_grad()
def lesson_of(played: Played, tables: Tables, network: Network, by_wins: float) -> Lesson:
    """Traced backwards. What a seat expected of its own decisions is compared with its next one, the others' between
    them left out; a seat that has not decided again before the break learns nothing from its last decision."""
    with torch.autocast(tables.device, torch.bfloat16, enabled=tables.device == "cuda"):
        last = network(tables.observations, tables.masks, tables.players)
    steps, n, columns = played.wins.shape
    players, seat = tables.players, tables.to_act
    order = to_observer(seat, players, columns)
    wins, points = last.wins.float().softmax(-1).gather(1, order), last.points.float().gather(1, order)
    ahead = torch.zeros(n, columns, device=seat.device).scatter_(1, seat[:, None], last.worth.float()[:, None])
    known = torch.zeros_like(ahead, dtype=torch.bool).scatter_(1, seat[:, None], True)
    trace = torch.zeros_like(ahead)
    gains, all_wins, all_points = (torch.empty_like(each) for each in (played.worth, played.wins, played.points))
    for t in reversed(range(steps)):
        over, now = played.dones[t][:, None], played.seats[t][:, None]
        ended = worth_of(played.rewards[t], played.scores[t], players, by_wins)
        ahead, known = torch.where(over, ended, ahead), known | over
        trace = trace.masked_fill(over, 0)
        value = played.worth[t][:, None]
        gain = ahead.gather(1, now) - value + TRACE * trace.gather(1, now)
        gain = gain.masked_fill(~known.gather(1, now), 0)
        trace.scatter_(1, now, gain)
        ahead.scatter_(1, now, value)
        known.scatter_(1, now, True)
        gains[t] = gain.squeeze(1)
        wins = torch.where(over, _shares(played.rewards[t], players), wins)
        points = torch.where(over, played.scores[t] / POINTS, points)
        at = from_observer(played.seats[t], players, columns)
        all_wins[t], all_points[t] = wins.gather(1, at), points.gather(1, at)
        wins = (1 - TRACE) * played.wins[t] + TRACE * wins
        points = (1 - TRACE) * played.points[t] + TRACE * points
    return Lesson(gains, gains + played.worth, all_wins, all_points)


def _shares(rewards: Tensor, players: Tensor) -> Tensor:
    """Of the victory; alone, who does not win has lost to the game, in the second column."""
    shares = rewards.clone()
    if shares.shape[1] > 1:
        shares[:, 1] += (players == 1) * (1 - rewards[:, 0])
    return shares
