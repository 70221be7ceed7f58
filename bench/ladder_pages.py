"""The ladder as a page of the manual."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from holocene.arena.results import Results, Standing

if TYPE_CHECKING:
    from bench.ladder import Part
    from holocene.arena.stats import Estimate

SPACING: Final = "levels.json"  # what `bench.levels` writes
RATED: Final = "rated.json"  # and `bench.rated`

INTRODUCTION = """# The ladder

Every bot against every other, with balanced seats on the same deals; [the arena](arena.md) explains series, shares,
ratings and intervals. Intervals are 95 %. Shares are victories per seat, beside the fair share of equal bots. *Ahead
of* is how often the bot in the row finishes ahead of the one in the column at the same table (in solo games: on the
same deal), in per cent. Times were measured on the machine that played, with all that it had to do besides. The
champion is limited by simulations here instead of by time, so that its games can be repeated; at a table it has half a
second a move, which gives it several times as many.

```
{command}
```

writes this page and [`ladder.json`](ladder.json). What is missing here was not played: `python -m bench.ladder --out
FOLDER`, with neither `--bots` nor `--only`, lets all levels meet in both games with every number of players.
"""

FAST = """## How far the levels are apart

All levels but the champion look once at a position, so compiled code plays thousands of their games in a minute; the
tests hold that it chooses as they do. Ratings are above `artisan`, with the step from the level below in brackets.

```
python -m bench.levels --deals DEALS --seed SEED --out docs/levels.json
```

writes [`levels.json`](levels.json), from which these tables are made. Levels met their neighbours, every line-up of a
deal in every rotation of the seats; n is the number of games.
"""


CALLED = """## By the evaluation call

`holocene.research.rate` rates any policy against all levels above at once ([how](research/opponents.md)). `network` is
the network of the package by one look, which is how the inventor plays, as a policy in NumPy: it belongs where that
level stands. Intervals are those of these games alone.

```
python -m bench.rated {names} --games {games} --out docs/rated.json
```
"""


def page(parts: Sequence[Part], command: str, spacing: Path) -> str:
    """The whole page."""
    lines = [INTRODUCTION.format(command=command)]
    if spacing.is_file():
        lines += _spacing(msgspec.json.decode(spacing.read_bytes()))
    if (rated := spacing.with_name(RATED)).is_file():
        lines += _rated(msgspec.json.decode(rated.read_bytes()))
    for part in parts:
        lines += _rung(part)
    return "\n".join(lines)


def _spacing(told: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What `bench.levels` found, a table a game and a column a number of players."""
    yield FAST
    for game, rungs in groupby(told, lambda part: part["game"]):
        parts = list(rungs)
        head = [f"{part['players']} players, n = {part['games']:,}, seed {part['seed']}" for part in parts]
        columns = [_steps(part["ratings"]) for part in parts]
        rows = [[level, *(column[level] for column in columns)] for level in reversed(columns[0])]
        yield from _table([game, *head], rows)
        yield ""


def _rated(told: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What `bench.rated` found."""
    yield CALLED.format(names=" ".join(sorted({one["game"] for one in told})), games=told[0]["games"])
    rows = [
        [
            f"{one['policy']}, {one['game']} with {one['players']}",
            f"{one['rating']:.0f} ({one['low']:.0f} to {one['high']:.0f})",
            f"{one['games']:,}",
        ]
        for one in told
    ]
    yield from _table(["policy", "rating (artisan 0)", "games"], rows)
    yield ""


def _steps(ratings: dict[str, Any]) -> dict[str, str]:
    found, below = {}, None
    for level, one in ratings.items():
        step = "" if below is None else f" (+{one['value'] - below:.0f})"
        found[level] = f"{one['value']:.0f} ± {one['high'] - one['value']:.0f}{step}"
        below = one["value"]
    return found


def _rung(part: Part) -> Iterator[str]:
    plan, found = part.plan, part.results
    who = "1 player" if found.players == 1 else f"{found.players} players"
    yield f"## {plan.game}, {who}"
    yield (
        f"n = {found.games} games on {found.deals} deals, seed {plan.seed}, {found.decisions:.0f} decisions a game; "
        f"rules version {plan.rules_version}, cards `{plan.pack_digest[:8]}`, code `{plan.code}`."
    )
    yield ""
    yield from _standings(found)
    yield ""
    yield from _duels(found)
    yield ""


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'|'.join(['---', *['---:'] * (len(head) - 1)])}|"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _standings(found: Results) -> Iterator[str]:
    alone = found.players == 1
    outcome = list(found.ranks) if alone else [f"share (fair {100 * found.fair:.0f} %)"]
    head = ["bot", "rating", *outcome, "points", "ms a move", "99 %"]
    rows = []
    for place, each in enumerate(found.standings, 1):
        shares = _ranks(each, found.ranks) if alone else [_interval(each.share, 100, " %")]
        times = (f"{1000 * seconds:.1f}" for seconds in (each.seconds_mean, each.seconds_p99))
        rows.append([f"{place} {each.bot}", _even(each.rating, 0), *shares, _even(each.score, 1), *times])
    yield from _table(head, rows)


def _ranks(standing: Standing, ranks: Sequence[str]) -> list[str]:
    return [f"{100 * standing.ranks.get(rank, 0) / max(1, standing.games):.0f} %" for rank in ranks]


def _duels(found: Results) -> Iterator[str]:
    names = [each.bot for each in found.standings]
    cells = {(duel.bot, duel.other): duel.ahead for duel in found.duels}
    rows = [
        [f"{place} {bot}", *(_interval(cells.get((bot, other)), 100, "") for other in names)]
        for place, bot in enumerate(names, 1)
    ]
    yield from _table(["ahead of", *(str(place) for place in range(1, len(names) + 1))], rows)


def _interval(estimate: Estimate | None, factor: float, unit: str) -> str:
    if estimate is None or estimate.low is None or estimate.high is None:
        return "–"
    return f"{factor * estimate.value:.0f}{unit} ({factor * estimate.low:.0f}–{factor * estimate.high:.0f})"


def _even(estimate: Estimate | None, digits: int) -> str:
    if estimate is None:
        return "–"
    if estimate.low is None or estimate.high is None:
        return f"{estimate.value:.{digits}f}"
    return f"{estimate.value:.{digits}f} ± {(estimate.high - estimate.low) / 2:.{digits}f}"
