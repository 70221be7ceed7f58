"""Looks for designed values with which a card set of Progress meets its targets: `python -m bench.cards.search`.

Simulated annealing on as many islands as there are cores: each changes a value or three, plays some hundred games with
every number of players, and goes on from there if that is better, or not much worse. After a while the best islands
are played again with other deals, and all go on from the best, so that luck with the deals does not choose the cards.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Mapping
from math import exp
from pathlib import Path
from random import Random
from typing import Final

from bench.cards.chronicle import POINTS
from bench.cards.design import better_used, neighbour, unfit
from bench.cards.live import Table
from bench.cards.sets import write_set
from bench.cards.targets import LEAST_USE, MOST_USE, Found, Use, base, skill, static_faults
from holocene.games.progress.layout import SEATS
from holocene.games.progress.pack import read
from holocene.games.progress.rows import Cards

TABLE: Table  # compiled once, before the islands part


def outside(value: float, least: float, most: float) -> float:
    """How far a value is outside of what is wanted."""
    return max(0.0, least - value) + max(0.0, value - most)


ROOM: Final = 0.015  # by which a technology should be used more than it must, or less than it may


def misused(use: Mapping[str, Use], most: float = 60.0) -> float:
    """How far technologies are used too little, or, at a price of `most`, too much."""
    little = sum(max(0.0, LEAST_USE + ROOM - each.games) for each in use.values())
    return 60 * little + most * sum(max(0.0, each.players - MOST_USE + ROOM) for each in use.values())


def faults_alone(found: Found, use: Mapping[str, Use]) -> dict[str, float]:
    """How far the solo game is from its targets; each with some room to spare."""
    return {
        **{f"alone, {what}": 60 * max(0.0, 0.68 - share) for what, share in found.by_symbols().items()},
        "alone, points": outside(float(found.rows[:, POINTS].mean()), 45, 62),
        "alone, turns": 5 * outside(found.turns, 12.8, 17.5),
        # One who plays alone sees every card, so what is good is found nearly always: that counts less.
        "alone, use": misused(use, 24.0),
        "alone, lost": 100 * max(0.0, found.lost() - 0.07),
    }


def faults_alone_with(expansion: str, games: int, seed: int) -> dict[str, float]:
    """How far the solo game with an expansion is from the targets that it misses most easily."""
    found = Found(TABLE.play(base(1, expansions=expansion), games, seed), 1)
    return {
        f"alone, {expansion}, end": 60 * max(0.0, 0.66 - found.by_symbols()["end"]),
        f"alone, {expansion}, turns": 5 * outside(found.turns, 12.8, 19.2),
    }


def faults_with(found: Found, use: Mapping[str, Use]) -> dict[str, float]:
    """How far games with others are from their targets."""
    n = found.players
    return {
        **{f"{n}, {what}": 60 * max(0.0, 0.89 - share) for what, share in found.by_symbols().items()},
        f"{n}, turns": 5 * outside(found.turns, 11.8, 17.2),
        f"{n}, use": misused(use),
        f"{n}, seats": 400 * max(0.0, found.farthest_seat() - 0.018),
        f"{n}, first Action": 100 * max(0.0, found.first_action() - 0.135),
    }


class Judged:
    """What a set of cards was found to be in so many games with every number of players."""

    def __init__(self, cards: Cards, games: int, seed: int, args: argparse.Namespace) -> None:
        self.cards = cards
        TABLE.lay_out(cards)
        found = {name: 6 * missed for name, missed in static_faults(cards)}
        found["unfit"] = 20.0 * len(list(unfit(cards)))
        self.uses: list[dict[str, Use]] = []
        for players in range(1, SEATS + 1):
            table = Found(TABLE.play(base(players, **args.options), games, seed), players)
            self.uses.append(table.use(cards, args.last))
            found |= (faults_alone if players == 1 else faults_with)(table, self.uses[-1])
        for expansion in ("milestones", "industrial"):
            found |= faults_alone_with(expansion, games, seed)
        found["skill"] = 100 * max(0.0, 0.72 - skill(TABLE, games // 4, seed))
        self.faults = found
        self.total = sum(found.values())

    def rarest(self) -> dict[str, float]:
        """How often each technology is used where it is used least, or, if that is never little, most."""
        least = {name: min(use[name].games for use in self.uses) for name in self.uses[0]}
        most = {name: max(use[name].players for use in self.uses) for name in self.uses[0]}
        return {name: least[name] if least[name] < 2 * LEAST_USE else most[name] for name in least}

    def __str__(self) -> str:
        return f"{self.total:.1f}: " + "; ".join(f"{name} {n:.1f}" for name, n in self.faults.items() if n > 0.05)


def mended(cards: Cards, seed: int, tries: int = 3000) -> Cards:
    """The set with as few changes as chance needs to mend what can be read off the cards."""
    chance = Random(seed)
    missed = sum(fault for _, fault in static_faults(cards)) + len(list(unfit(cards)))
    for _ in range(tries):
        new = neighbour(cards, (1, 2, 3, 4), chance)
        there = sum(fault for _, fault in static_faults(new)) + len(list(unfit(new)))
        if there < missed:
            cards, missed = new, there
    return cards


def anneal(task: tuple[Cards, int, float, argparse.Namespace]) -> Judged:
    """One island's walk from a set, and the best set on it."""
    cards, seed, heat, args = task
    chance = Random(seed)
    now = best = Judged(cards, args.games, seed, args)
    for step in range(args.steps):
        new = better_used(now.cards, now.rarest(), chance) if chance.random() < args.guided else now.cards
        if chance.random() < 0.5 or new is now.cards:
            new = neighbour(new, args.ages, chance)
        if new is now.cards:
            continue
        there = Judged(new, args.games, seed, args)
        warmth = heat * (1 - step / args.steps) + 1e-9
        if there.total < now.total or chance.random() < exp((now.total - there.total) / warmth):
            now = there
            if there.total < best.total:
                best = there
    return best


def again(task: tuple[Cards, int, argparse.Namespace]) -> Judged:
    """A set with deals that did not choose it."""
    cards, seed, args = task
    return Judged(cards, 4 * args.games, seed, args)


def search(cards: Cards, args: argparse.Namespace) -> Cards:
    global TABLE  # noqa: PLW0603 (islands are forks, which share the compiled code)
    TABLE = Table()
    cards = mended(cards, args.seed)
    print(f"begins at {Judged(cards, args.games, args.seed, args)}", flush=True)
    with multiprocessing.get_context("fork").Pool(args.islands) as pool:
        for lap in range(args.laps):
            heat = args.heat * (1 - lap / args.laps)
            seeds = [args.seed + 1000 * lap + island for island in range(args.islands)]
            walked = pool.map(anneal, [(cards, seed, heat, args) for seed in seeds], 1)
            known = [cards, *(found.cards for found in walked)]
            checked = pool.map(again, [(each, args.seed - 1 - lap, args) for each in known], 1)
            best = min(checked, key=lambda found: found.total)
            cards = best.cards
            print(f"lap {lap + 1}: {best}", flush=True)
            write_set(cards, args.out)
    return cards


def pairs(text: str) -> dict[str, str]:
    return dict(pair.split("=") for pair in text.split(";") if pair)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--start", type=Path, help="a folder with a card set (the built-in one)")
    parser.add_argument("--out", type=Path, default=Path("build/cards"), help="the folder that the set is written to")
    parser.add_argument("--ages", type=int, nargs="+", default=[1, 2, 3], help="whose technologies may change")
    parser.add_argument("--options", type=pairs, default={}, metavar="KEY=VALUE;…", help="of every table")
    parser.add_argument("--last", type=int, default=3, help="the last age whose technologies must be used")
    parser.add_argument("--islands", type=int, default=2)
    parser.add_argument("--laps", type=int, default=10)
    parser.add_argument("--steps", type=int, default=30, help="of every island in a lap")
    parser.add_argument("--games", type=int, default=300, help="with every number of players")
    parser.add_argument("--guided", type=float, default=0.6, help="how often use is what guides a change")
    parser.add_argument("--heat", type=float, default=4.0, help="what a worse set may cost, at first")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    search(read(args.start), args)


if __name__ == "__main__":
    main()
