"""From counted games to files: the numbers as JSON, and the report made of them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from holocene.arena.lab.report.build import build
from holocene.arena.lab.results import PackInfo, Results, TableResult
from holocene.arena.lab.series import Counts, Order
from holocene.arena.lab.summary import summarise
from holocene.core.contract.registry import load_game

REPORT = "report.html"
NUMBERS = "results.json"


def results(order: Order, series: dict[tuple[int, int], Counts], command: str) -> Results | None:
    """What the games say; tables of which no game is finished are left out. None where that is all of them."""
    rules = [load_game(order.game, pack) for pack in order.packs]
    tables = []
    for players in order.players:
        each = [series[players, which] for which in range(len(rules))]
        counted = [counts.first(order.games) for counts in each]
        if all(counted):
            summaries = [
                summarise(games, game.census(counts.plan.chosen))
                for games, game, counts in zip(counted, rules, each, strict=True)
            ]
            tables.append(TableResult(players, summaries))
    if not tables:
        return None
    chosen = dict(series[order.players[0], 0].plan.chosen)
    del chosen["players"]
    return Results(
        game=order.game,
        rules_version=rules[0].rules_version,
        command=command,
        bots=list(order.bots),
        seconds=order.seconds,
        seed=order.seed,
        options=chosen,
        packs=[PackInfo(game.pack.name, game.pack.digest) for game in rules],
        tables=tables,
    )


def write(found: Results, order: Order, folder: Path, language: str) -> tuple[Path, Path]:
    """Writes the report and its numbers; where they are."""
    report, numbers = folder / REPORT, folder / NUMBERS
    numbers.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    report.write_text(build(found, [load_game(order.game, pack) for pack in order.packs], language), encoding="utf-8")
    return report, numbers
