"""Holds card sets of Progress to their targets: `python -m bench.cards [FOLDER …]`; `built-in` is the set of the box.

Games of instinct against itself with every number of players, with each expansion and with all, in machine code. The
figures of search bots, which are too slow for this, come from the arena and the laboratory (docs/notes/cards.md).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from bench.cards import chronicle as told
from bench.cards.live import Table
from bench.cards.targets import (
    ERRORS,
    LEAST_USE,
    MOST_USE,
    Found,
    Use,
    base,
    commonest,
    dominated,
    of_age,
    skill,
    variety,
    with_power,
)
from holocene.games.progress.layout import (
    AGES,
    GROUP,
    GROUP_NAMES,
    MILESTONE_GROUP,
    MILESTONE_GROUPS,
    MILESTONES,
    SEATS,
)
from holocene.games.progress.pack import read
from holocene.games.progress.rows import Cards
from holocene.games.progress.tables import grouped

EXPANSIONS: Final = ("", "personalities", "milestones", "industrial", "personalities,milestones,industrial")


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def static_lines(cards: Cards) -> Iterator[tuple[str, str]]:
    """What can be read off the cards."""
    shares = [f"{with_power(cards, age)} of {len(of_age(cards, age))}" for age in range(1, AGES + 1)]
    yield "technologies with a power step, by age", ", ".join(shares)
    yield "pairs of twins or dominated", str(len(dominated(cards.technologies)))
    yield "benefits among the Age I cards of each type", ", ".join(map(str, variety(cards)))
    yield "commonest benefit of an age", ", ".join(percent(commonest(cards, age)) for age in range(1, AGES + 1))


def rest_used(found: Found, cards: Cards) -> dict[str, Use]:
    """How often a personality guided somebody, or somebody won a milestone that was ever the current one."""
    guided = found.rows[:, told.GUIDED : told.GUIDED + found.players]
    people = grouped(cards.personalities, GROUP_NAMES, GROUP) if guided.any() else {}
    guides = {name: guided >> at & 1 for name, at in people.items()}
    owners = found.rows[:, told.OWNER : told.OWNER + MILESTONES]
    milestones = grouped(cards.milestones, MILESTONE_GROUPS, MILESTONE_GROUP)
    shown = found.rows[:, told.SHOWN]
    won = {
        name: (owners[:, at, None] == np.arange(found.players))[shown >> at & 1 == 1] for name, at in milestones.items()
    }
    return {
        name: Use(float(did.any(1).mean()), float(did.mean())) for name, did in {**guides, **won}.items() if len(did)
    }


def used(found: Found, cards: Cards, expansions: str) -> str:
    """What is used in less than 5 % of the games, or by more than 95 % of the players."""
    uses = found.use(cards, 4 if "industrial" in expansions else 3)
    if "personalities" in expansions or "milestones" in expansions:
        uses |= rest_used(found, cards)
    odd = {name: use for name, use in uses.items() if use.is_odd}
    little = [f"{name} {percent(use.games)}" for name, use in odd.items() if use.games < LEAST_USE]
    much = [f"{name} {percent(use.players)}" for name, use in odd.items() if use.players > MOST_USE]
    return f"flagged {len(odd)} of {len(uses)}" + (f" ({', '.join(little + much)})" if odd else "")


def lines(found: Found, cards: Cards, expansions: str) -> Iterator[tuple[str, str]]:
    """What games at one kind of table show."""
    yield "by symbols", ", ".join(f"{what} {percent(share)}" for what, share in found.by_symbols().items())
    yield "turns", f"{found.turns:.1f}"
    yield "used", used(found, cards, expansions)
    if found.players > 1:
        if "personalities" not in expansions:
            seats = ", ".join(percent(share) for share in found.victories().mean(0))
            yield "seats", f"{100 * found.farthest_seat():.1f} points at most ({seats})"
        yield "first Action", f"{100 * found.first_action():+.1f} points"
    else:
        limits = [limit for _, limit in cards.boards.solo.ranks][:-1]
        yield "ranks", ", ".join(map(percent, found.ranks(limits))) + f"; lost {percent(found.lost())}"


def report(table: Table, cards: Cards, args: argparse.Namespace) -> None:
    table.lay_out(cards)
    weights = json.loads(args.weights.read_text()) if args.weights else {}
    for name, words in static_lines(cards):
        print(f"- {name}: {words}")
    for expansions in EXPANSIONS[: 1 if args.base else None]:
        for players in range(1, SEATS + 1):
            rows: Any = weights.get("alone" if players == 1 else "others")
            given = None if rows is None else np.array([rows] * players, np.int64)
            options = base(players, **({"expansions": expansions} if expansions else {}))
            found = Found(table.play(options, args.games, args.seed, weights=given), players)
            told_words = "; ".join(f"{name}: {words}" for name, words in lines(found, cards, expansions))
            print(f"- {expansions or 'base game'}, {players}: {told_words}", flush=True)
    errors = np.array([ERRORS], np.int64)
    noisy = Found(table.play(base(1), args.games, args.seed, noise=errors), 1)
    limits = [limit for _, limit in cards.boards.solo.ranks][:-1]
    print(f"- alone with errors, ranks: {', '.join(map(percent, noisy.ranks(limits)))}; lost {percent(noisy.lost())}")
    print(f"- a row of weights against itself with errors: {percent(skill(table, args.games // 2, args.seed))}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", nargs="*", default=["built-in"])
    parser.add_argument("--games", type=int, default=20_000, help="of each table")
    parser.add_argument("--base", action="store_true", help="only the base game")
    parser.add_argument("--weights", type=Path, help="a JSON file with other weights: alone, others")
    parser.add_argument("--seed", type=int, default=2026)
    args = parser.parse_args()
    table = Table()
    for name in args.sets:
        print(f"{name}, {args.games} games of each table, seed {args.seed}")
        report(table, read(None if name == "built-in" else Path(name)), args)


if __name__ == "__main__":
    main()
