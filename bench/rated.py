"""The evaluation call of `holocene.research` on policies that everybody has: what it says beside the ladder.

    python -m bench.rated --games 1400 --out docs/rated.json

`network` is the network of the package by one look, as a policy in NumPy, which is how the level `inventor` plays: its
rating has to be that level's, within the intervals. `bench.ladder` shows the file on its page.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from holocene.bots.network.shipped import shipped
from holocene.core.contract.registry import game_names, load_game
from holocene.research import load_policy, rate
from holocene.research.evaluating import Policy

SEED = 7


class Rated(msgspec.Struct, frozen=True):
    """A policy's place on the ladder."""

    game: str
    players: int
    policy: str
    games: int
    seed: int
    rating: float
    low: float
    high: float


def at_random(seed: int) -> Policy:
    """Any legal action, each as likely as the others."""
    rng = np.random.default_rng(seed)

    def policy(observations: Any, masks: Any) -> Any:
        return np.where(masks, rng.random(masks.shape), -1).argmax(axis=1)

    return policy


def policies(name: str) -> dict[str, Policy]:
    """Who is rated at a game."""
    path = shipped(load_game(name))
    return {"random": at_random(SEED), **({"network": load_policy(path, name)} if path else {})}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=game_names(), metavar="GAME")
    parser.add_argument("--games", type=int, default=1400)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--out", type=Path, help="a file for the results, such as docs/rated.json")
    args = parser.parse_args()
    found = []
    for game in args.names:
        for name, policy in policies(game).items():
            one = rate(policy, game, games=args.games, players=args.players, seed=SEED)
            found.append(Rated(game, args.players, name, one.games, SEED, one.rating, one.low, one.high))
            print(f"{game}, {name}: {one.rating:.0f} ({one.low:.0f} to {one.high:.0f}), {one.games} games", flush=True)
    if args.out:
        args.out.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")


if __name__ == "__main__":
    main()
