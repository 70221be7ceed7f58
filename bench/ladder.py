"""The ladder: every level of the bots against every other, in both games with every number of players.

    python -m bench.ladder --out FOLDER --meetings 60

plays until any two bots have met so often at every number of players, on a dozen deals or more, since the games of one
deal go together, and writes docs/ladder.md and docs/ladder.json. What is in the folder is not played again. Budgets of
bots are numbers of simulations, so that the same command gives the same games anywhere; `--seconds` is for bots that
are limited by time instead.

A part can be played elsewhere: `--shard 2/4` plays the second of four parts and writes no pages. The same command
without it, over a folder with the games of all parts, plays nothing more and writes them. Playing needs NumPy, Numba
and msgspec beside this package, nothing else.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from math import comb
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bench.ladder_pages import SPACING, page
from holocene.arena.plan import Plan
from holocene.arena.results import Results, results
from holocene.arena.series import Shard, new_plan, play_missing, player
from holocene.arena.store import Store
from holocene.bots.naming import split_names
from holocene.bots.registry import LEVELS
from holocene.core.contract.registry import game_names, load_game

BOTS = ",".join((*LEVELS[:-1], f"{LEVELS[-1]}:simulations=1000"))
DOCS = Path(__file__).parents[1] / "docs"
TOLD = 30.0  # seconds between two lines about how far it is


class Rung(NamedTuple):
    """One game with one number of players."""

    game: str
    players: int

    def __str__(self) -> str:
        return f"{self.game}-{self.players}"


class Part(msgspec.Struct, frozen=True):
    """A rung with what was found there."""

    plan: Plan
    results: Results


def rungs(only: str) -> list[Rung]:
    """Every game with every number of players, or those that are named: `progress-2,s-evolution-3`."""
    players = {
        name: next(option.choices for option in load_game(name).options if option.key == "players")
        for name in game_names()
    }
    every = [Rung(name, int(n)) for name, choices in players.items() for n in choices]
    wanted = only.split(",") if only else [str(rung) for rung in every]
    unknown = set(wanted) - {str(rung) for rung in every}
    if unknown:
        raise SystemExit(f"{', '.join(sorted(unknown))}: choose from {', '.join(map(str, every))}")
    return [rung for rung in every if str(rung) in wanted]


def games_for(plan: Plan, meetings: int, deals: int) -> int:
    """After how many games any two bots have met so often, at one table or alone on one deal, on so many deals."""
    bots = len(plan.bots)
    pairs, met = comb(bots, 2), comb(min(bots, plan.players), 2)
    needed = -(-meetings * pairs // met) if met else meetings * bots
    return plan.whole_rounds(max(needed, deals * plan.round))


def climb(args: Any) -> Iterator[Part]:
    """Plays what is missing, rung by rung."""
    bots = split_names(args.bots)
    for rung in rungs(args.only):
        plan = new_plan(rung.game, {"players": rung.players}, bots, args.seed, args.seconds)
        store = Store(args.out / str(rung), plan)
        store.open(any_code=args.pages)
        games = games_for(plan, args.meetings, args.deals)
        series = store.read(games)
        print(f"{rung}: {games} games, {len(series.games)} are there", flush=True)
        told = time.monotonic()
        if not args.pages:
            for played in play_missing(store, series, games, player(args.workers), args.shard):
                if time.monotonic() - told > TOLD:
                    told = time.monotonic()
                    print(f"{rung}: {len(series.games)} games, the last was number {played.number}", flush=True)
        if series.games:
            yield Part(store.kept(), results(series))


def shard(word: str) -> Shard:
    """`2/4` is the second of four parts."""
    part, parts = (int(number) for number in word.split("/"))
    if not 1 <= part <= parts:
        raise ValueError
    return Shard(part, parts)


def command(args: Any) -> str:
    """What reproduces the pages."""
    chosen = {name: getattr(args, name) for name in ("bots", "meetings", "deals", "seed", "seconds", "only")}
    given = [f"--{name} {value}" for name, value in chosen.items() if value]
    return " ".join(["python -m bench.ladder --out FOLDER", *given])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--meetings", type=int, default=60, help="of any two bots, for each number of players")
    parser.add_argument("--deals", type=int, default=12, help="at least so many for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--only", default="", metavar="GAME-PLAYERS,…")
    parser.add_argument("--shard", type=shard, default=Shard(), metavar="PART/PARTS")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--pages", action="store_true", help="play nothing, write the pages from what is there")
    parser.add_argument("--docs", type=Path, default=DOCS, metavar="FOLDER")
    args = parser.parse_args()
    parts = list(climb(args))
    if args.shard.parts == 1:
        (args.docs / "ladder.md").write_text(page(parts, command(args), args.docs / SPACING), encoding="utf-8")
        told = {"command": command(args), "rungs": parts}
        (args.docs / "ladder.json").write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")


if __name__ == "__main__":
    main()
