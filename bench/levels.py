"""How far the levels that look once are from each other, in compiled code: for tuning what each of them overlooks.

    python -m bench.levels progress --deals 200 --players 2 3 --share scholar=0.05
    python -m bench.levels --out docs/levels.json

Levels meet their neighbours, one of those near left out, every line-up of a deal in every rotation of its seats; the
ratings are those of the arena, with `artisan` at 0. The champion searches and is not among them: `bench.ladder`
measures all levels as they are served, and shows the results of the second command on its page.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from bench import level_loops
from holocene.arena.ratings import ratings
from holocene.arena.stats import Estimate
from holocene.bots.network import forward, looking
from holocene.bots.network.looking import BY_LOOK
from holocene.bots.network.shipped import find
from holocene.bots.network.weights import net_of
from holocene.bots.overlooking import overlooked_at
from holocene.bots.registry import LEVELS
from holocene.bots.search import policy
from holocene.bots.styles import laid_out
from holocene.core.compiling import accel
from holocene.core.contract.registry import load_game
from holocene.core.states.rng import WORDS

MIDDLE = "artisan"  # at 0
WON = 1000  # by how much a victory counts for more than points


def line_ups(levels: int, players: int, deals: int, seed: int) -> Any:
    """A row a game: the deal, and who sits where. Neighbours sit together, some of them left out."""
    rng, rows = Random(seed), []
    for deal in range(deals):
        near = min(levels, players + 1)
        first = deal % (levels - near + 1)
        together = rng.sample(range(first, first + near), min(near, players))
        together += rng.choices(together, k=players - len(together))
        rows += [[deal, *together[turn:], *together[:turn]] for turn in range(players)]
    return np.array(rows, np.int64)


def pairs_of(games: Any, results: Any) -> tuple[Any, ...]:
    """Deal, two levels and who was ahead, of every two seats with different levels."""
    found = [
        (row[0], row[1 + a], row[1 + b], (np.sign(won[a] - won[b]) + 1) / 2)
        for row, won in zip(games, results, strict=True)
        for a in range(len(won))
        for b in range(a)
        if row[1 + a] != row[1 + b]
    ]
    deals, first, second, ahead = zip(*found, strict=True)
    return np.array(deals), np.array(first), np.array(second), np.array(ahead, float)


class Measured(msgspec.Struct, frozen=True):
    """The ratings of the levels at one kind of table, above `artisan`."""

    game: str
    players: int
    games: int
    deals: int
    seed: int
    ratings: dict[str, Estimate]
    points: dict[str, float]


class Contest:
    """The levels of one game that look once, ready to meet."""

    def __init__(self, name: str, shares: list[str]) -> None:
        self.game = game = load_game(name)
        overlooked = dict(overlooked_at(game))
        for level, share in (word.split("=") for word in shares):
            overlooked[level] = msgspec.structs.replace(overlooked[level], share=float(share))
        self.levels: list[str] = [level for level in LEVELS if level in overlooked]
        self.net = net_of(find("", game), game)
        self.made = accel.compile_loops(game, [policy, forward, looking, level_loops])
        each = [overlooked[level] for level in self.levels]
        self.styles = laid_out(each, [BY_LOOK] * len(each), game)

    def measure(self, players: int, deals: int, seed: int) -> Measured:
        """Plays the deals and rates the levels."""
        game, levels = self.game, self.levels
        params = np.array(game.params(game.read_options({"players": players})), np.int64)
        games = line_ups(len(levels), players, deals, seed)
        results, weights = np.zeros((len(games), players), np.int64), np.array(game.instinct(players), np.int64)
        buf, rng = np.zeros(game.layout.dtype.itemsize, np.uint8), np.zeros(WORDS, np.int64)
        self.made[level_loops.meet](buf, rng, params, self.net, weights, self.styles, games, seed, results)
        found = [one for one in ratings(len(levels), *pairs_of(games, results)) if one is not None]
        middle = found[levels.index(MIDDLE)].value
        points = [float((results[games[:, 1:] == at] % WON).mean()) for at in range(len(levels))]
        return Measured(
            game=game.name,
            players=players,
            games=len(games),
            deals=deals,
            seed=seed,
            ratings={level: _moved(one, -middle) for level, one in zip(levels, found, strict=True)},
            points=dict(zip(levels, points, strict=True)),
        )


def _moved(one: Estimate, by: float) -> Estimate:
    low, high = (None if end is None else end + by for end in (one.low, one.high))
    return Estimate(one.n, one.value + by, low, high)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["progress", "s-evolution"])
    parser.add_argument("--players", type=int, nargs="+", help="all numbers from two up by default")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", action="append", default=[], metavar="LEVEL=SHARE")
    parser.add_argument("--out", type=Path, help="a file for the results, such as docs/levels.json")
    args = parser.parse_args()
    parts = []
    for name in args.games:
        contest = Contest(name, args.share)
        for players in args.players or [n for n in contest.game.sizes if n > 1]:
            parts.append(contest.measure(players, args.deals, args.seed))
            print(f"{name}, {players} players, {parts[-1].games} games", flush=True)
            for level, one in parts[-1].ratings.items():
                half = (one.high or 0) - one.value
                print(f"  {level:9} {one.value:5.0f} ± {half:3.0f}, {parts[-1].points[level]:5.1f} points", flush=True)
    if args.out:
        write(args.out, parts)


def write(out: Path, parts: list[Measured]) -> None:
    """Adds what was found to a file, in the place of what it had about the same tables."""
    known = msgspec.json.decode(out.read_bytes(), type=list[Measured]) if out.is_file() else []
    found = {(part.game, part.players): part for part in (*known, *parts)}
    out.write_bytes(msgspec.json.format(msgspec.json.encode([found[key] for key in sorted(found)])) + b"\n")


if __name__ == "__main__":
    main()
