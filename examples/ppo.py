"""Learns a game from nothing by playing against itself: proximal policy optimisation on batches of games.

    python examples/ppo.py progress --updates 30 --curve docs/ppo-progress.svg
    python examples/ppo.py s-evolution --device cuda --games 4096

Needs PyTorch. One network plays every seat. On a GPU the games, their masks and observations never leave the card.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import torch
from curve import draw
from torch import Tensor, nn

from holocene.research import Batch, Observer

STEPS, PASSES, PARTS = 64, 2, 8  # decisions a game between updates, passes over them, parts of a pass
TRACE, CLIP, ENTROPY, RATE = 0.97, 0.2, 0.01, 5e-4


class Network(nn.Module):
    """From what a seat knows to what it would do (numbers for all actions) and what it expects to win."""

    def __init__(self, batch: Any, hidden: int) -> None:
        super().__init__()
        cells, actions = batch.observations.shape[1], batch.masks.shape[1]
        self.register_buffer("scales", torch.from_numpy(Observer(batch.game).scales()))
        self.body = nn.Sequential(nn.Linear(cells, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, cells: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the actions' chances, nothing for those that are not legal; and the value."""
        found = self.body(cells.float() / self.scales)
        chances = self.policy(found).masked_fill(~masks, -1e9).log_softmax(-1)
        return chances, self.value(found).squeeze(-1)


class Played(NamedTuple):
    """Some steps of every game: rows of steps, columns of games."""

    cells: Tensor
    masks: Tensor
    seats: Tensor
    actions: Tensor
    chances: Tensor  # of the actions, as logarithms
    values: Tensor
    rewards: Tensor
    dones: Tensor


class Table:
    """A batch of games, on the CPU or a GPU, with its arrays as tensors that share their memory."""

    def __init__(self, args: argparse.Namespace, games: int, seed: int) -> None:
        options = {"players": 2, **dict(word.split("=", 1) for word in args.option)}
        if args.device == "cuda":
            from holocene.research.cuda import CudaBatch

            self.batch: Any = CudaBatch(args.game, games, options, seed=seed, zero_sum=True)
        else:
            self.batch = Batch(args.game, games, options, seed=seed, threads=args.threads, zero_sum=True)
        for name in ("observations", "masks", "to_act", "rewards", "dones"):
            setattr(self, name, torch.as_tensor(getattr(self.batch, name), device=args.device))


def pick(chances: Tensor) -> Tensor:
    """An action of each row, by its chance."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(-1)


@torch.no_grad()
def play(table: Any, network: Network) -> Played:
    """The network plays all seats."""
    steps = []
    for _ in range(STEPS):
        seen = table.observations.clone(), table.masks.clone(), table.to_act.clone()
        chances, values = network(seen[0], seen[1])
        actions = pick(chances)
        table.batch.step(actions)
        chosen = chances.gather(-1, actions[:, None]).squeeze(-1)
        steps.append((*seen, actions, chosen, values, table.rewards.clone(), table.dones.clone()))
    return Played(*map(torch.stack, zip(*steps, strict=True)))


@torch.no_grad()
def advantages(played: Played, table: Any, network: Network) -> Tensor:
    """How much better each decision turned out than expected: traced backwards, for every seat by itself.

    A reward reaches the last decision of each seat. At the break the others expect to lose what the seat to act wins.
    """
    _, value = network(table.observations, table.masks)
    players = played.rewards.shape[-1]
    ahead = (-value / (players - 1))[:, None].repeat(1, players)
    ahead.scatter_(1, table.to_act[:, None], value[:, None])
    trace = torch.zeros_like(ahead)
    found = torch.empty_like(played.values)
    for t in reversed(range(STEPS)):
        over, seat, value = (x[t][:, None] for x in (played.dones, played.seats, played.values))
        ahead = torch.where(over, played.rewards[t], ahead)
        trace = trace.masked_fill(over, 0)
        gain = ahead.gather(1, seat) - value + TRACE * trace.gather(1, seat)
        trace.scatter_(1, seat, gain)
        ahead.scatter_(1, seat, value)
        found[t] = gain.squeeze(1)
    return found


def learn(played: Played, gains: Tensor, network: Network, optimiser: torch.optim.Optimizer) -> None:
    """Makes what turned out well likelier, but not by much at a time."""
    cells, masks, _, actions, before, values = (x.flatten(0, 1) for x in played[:6])
    aims = gains.flatten() + values
    gains = (gains.flatten() - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(PASSES):
        for part in torch.randperm(len(actions), device=actions.device).chunk(PARTS):
            chances, value = network(cells[part], masks[part])
            ratio = (chances.gather(-1, actions[part, None]).squeeze(-1) - before[part]).exp()
            policy = torch.min(ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part]).mean()
            entropy = -(chances.exp() * chances).sum(-1).mean()
            loss = nn.functional.mse_loss(value, aims[part]) - policy - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def against_random(args: argparse.Namespace, network: Network, games: int) -> float:
    """The share of games won against random players, the network on every seat in turn.

    Each row counts its first game only: short games must not count more often than long ones.
    """
    table = Table(args, games, seed=args.seed + 1)
    mine = torch.arange(games, device=args.device) % table.rewards.shape[1]
    going = torch.ones(games, dtype=torch.bool, device=args.device)
    won = torch.zeros(games, device=args.device)
    while going.any():
        ours = pick(network(table.observations, table.masks)[0])
        random = torch.as_tensor(table.batch.sample(), device=args.device)
        table.batch.step(torch.where(table.to_act == mine, ours, random))
        share = table.rewards.gather(1, mine[:, None]).squeeze(1) + 1 / table.rewards.shape[1]
        won = torch.where(going & table.dones, share, won)
        going &= ~table.dones
    return won.mean().item()


def interval(share: float, n: int) -> str:
    """Wilson's 95 % interval of a share."""
    middle, spread = share + 1.92 / n, 1.96 * (share * (1 - share) / n + 0.96 / n**2) ** 0.5
    return f"{share:.1%} ({(middle - spread) / (1 + 3.84 / n):.1%} to {(middle + spread) / (1 + 3.84 / n):.1%})"


def train(args: argparse.Namespace) -> list[tuple[float, float]]:
    """Plays and learns; after how many decisions which share of games was won."""
    torch.manual_seed(args.seed)
    table = Table(args, args.games, args.seed)
    network = Network(table.batch, args.hidden).to(args.device)
    optimiser = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    curve, spent, worked = [], 0.0, 0.0
    for update in range(args.updates + 1):
        start, work = time.perf_counter(), time.process_time()
        if update:
            played = play(table, network)
            learn(played, advantages(played, table, network), network, optimiser)
        spent, worked = spent + time.perf_counter() - start, worked + time.process_time() - work
        if update % args.every == 0 or update == args.updates:
            tested = args.tested * (5 if update == args.updates else 1)
            curve.append((update * STEPS * args.games, against_random(args, network, tested)))
            times = f"{spent / 60:.1f} min, {worked / 60:.1f} of the processor"
            print(f"{curve[-1][0]:,} decisions ({times}): {interval(curve[-1][1], tested)} of {tested}", flush=True)
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="progress")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--updates", type=int, default=30)
    parser.add_argument("--games", type=int, default=256, help="at once")
    parser.add_argument("--hidden", type=int, default=128, help="width of the network")
    parser.add_argument("--every", type=int, default=3, help="updates between two points of the curve")
    parser.add_argument("--tested", type=int, default=200, help="games against random players for a point")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--device", default="cpu", help="cpu or cuda")
    parser.add_argument("--curve", type=Path, help="where to write the learning curve, an SVG picture")
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    points = train(args)
    if args.curve:
        args.curve.write_text(draw(points, f"{args.game}: games won against random players"), encoding="utf-8")


if __name__ == "__main__":
    main()
