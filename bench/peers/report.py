"""The rows of a run as a table in Markdown and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bench.peers.crew import OURS, Row, Spread, spread
from bench.peers.task import BATCH, INSIDE, OBSERVED, STEPPED

TITLES = {"progress": "Progress", "s-evolution": "S-Evolution"}
YARDSTICKS = {"stepped": STEPPED, "inside": INSIDE, "batch": BATCH}


def title(row: Row) -> str:
    """Who plays, with the version that was measured."""
    return f"{row.peer} {row.version}".strip()


def game(row: Row) -> str:
    """The game's name for people."""
    name, comma, rest = row.game.partition(",")
    return TITLES.get(name, name) + comma + rest


def short(value: float) -> str:
    """Three digits, and k or M: 13.1 M."""
    for unit, size in ((" M", 1e6), (" k", 1e3), ("", 1.0)):
        if value >= size:
            return f"{value / size:.3g}{unit}"
    return f"{value:.2g}"


def times(ratio: float) -> str:
    """A ratio: `2.42`, `11,300`."""
    return f"{ratio:,.0f}" if ratio >= 100 else f"{ratio:.2g}" if ratio < 1 else f"{ratio:.3g}"


def speed(rates: Spread) -> str:
    """The median with its quartiles: `363 k (351 k–370 k)`."""
    return f"{short(rates.median)} ({short(rates.low)}–{short(rates.high)})"


def yardsticks(rows: Sequence[Row]) -> dict[str, Row]:
    """Our first game in the ways that others are compared with, as far as it was measured in them."""
    ours = next((row.game for row in rows if row.peer == OURS.title()), None)
    found = {row.way: row for row in rows if row.peer == OURS.title() and row.game in (ours, f"{ours}{OBSERVED}")}
    return {name: found[way] for name, way in YARDSTICKS.items() if way in found}


def markdown(rows: Sequence[Row], absent: Mapping[str, str]) -> str:
    """The table; a peer that could not be measured is named below it."""
    ours = yardsticks(rows)
    heads = ["library", "game", "how", "decisions/s", *(f"{name} ÷" for name in ours), "copy, µs"]
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * 3}{'---:|' * (len(heads) - 3)}"]
    for row in rows:
        ratios = [f"{times(yardstick.times(row))} ×" for yardstick in ours.values()]
        copy = f"{row.copy_us.median:.3g}" if row.copy_us else ""
        lines.append(f"| {' | '.join([title(row), game(row), row.way, speed(spread(row.rates)), *ratios, copy])} |")
    lines += [f"\nNot measured: {name}, since {why}." for name, why in absent.items()]
    return "\n".join(lines)


def figures(rows: Sequence[Row], absent: Mapping[str, str]) -> dict[str, Any]:
    """The same for programs."""
    ours = yardsticks(rows)
    return {
        "rows": [
            {
                "library": row.peer,
                "version": row.version,
                "game": row.game,
                "way": row.way,
                "decisions_per_s": spread(row.rates)._asdict(),
                "copy_us": row.copy_us._asdict() if row.copy_us else None,
                "ratios": {name: yardstick.times(row) for name, yardstick in ours.items()},
            }
            for row in rows
        ],
        "absent": dict(absent),
    }
