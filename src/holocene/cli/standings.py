"""The results of a series as tables in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table

from holocene.locale import Text
from holocene.locale.telling import Telling

if TYPE_CHECKING:
    from rich.console import Console

    from holocene.arena.results import Results, Standing
    from holocene.arena.stats import Estimate
    from holocene.core.contract.game import Game

NOTHING = "–"


def show(console: Console, text: Text, game: Game, heading: str, results: Results) -> None:
    """Standings, ranks of games alone, and who finishes ahead of whom."""
    console.print(heading, soft_wrap=True)
    console.print(text("arena-summary", n=results.games, deals=results.deals, decisions=round(results.decisions)))
    if results.shared:
        console.print(text("simulate-shared", n=results.shared))
    console.print()
    console.print(_standings(text, results))
    if results.ranks:
        console.print()
        console.print(_ranks(Telling(game, text.language, ()), results))
    if results.duels:
        console.print()
        console.print(_duels(text, results))
    console.print()
    notes = [text("arena-note")] if results.players == 1 else [text("arena-note-shares"), text("arena-note")]
    console.print(" ".join(notes), style="dim")


def _table(title: str, columns: Sequence[str]) -> Table:
    table = Table(box=None, title=title, title_justify="left")
    for column in columns:
        first = not table.columns
        table.add_column(column, justify="left" if first else "right", no_wrap=not first, overflow="fold")
    return table


def _standings(text: Text, results: Results) -> Table:
    alone = results.players == 1
    shares = [] if alone else [text("simulate-share"), text("simulate-interval")]
    columns = [text("arena-bot"), text("arena-rating"), *shares, text("arena-score")]
    table = _table(text("arena-standings"), [*columns, text("arena-milliseconds"), text("arena-p99")])
    for place, each in enumerate(results.standings, 1):
        cells = [] if alone else _share(text, each.share)
        times = (round(1000 * seconds, 2) for seconds in (each.seconds_mean, each.seconds_p99))
        table.add_row(
            f"{place} {each.bot}",
            _with_error(text, each.rating, 0),
            *cells,
            _with_error(text, each.score, 1),
            *(text("simulate-number", n=time) for time in times),
        )
    if not alone:
        fair = text("simulate-percent", n=round(100 * results.fair, 1))
        table.add_row(text("arena-fair"), "", fair, *[""] * 4, style="dim")
    return table


def _share(text: Text, share: Estimate | None) -> list[str]:
    if share is None or share.low is None or share.high is None:
        return [NOTHING, NOTHING]
    low, high = round(100 * share.low, 1), round(100 * share.high, 1)
    percent = text("simulate-percent", n=round(100 * share.value, 1))
    return [percent, text("simulate-bounds", low=low, high=high)]


def _with_error(text: Text, estimate: Estimate | None, digits: int) -> str:
    """A value and half the width of its interval, which lies evenly around it."""
    if estimate is None:
        return NOTHING
    value = _rounded(estimate.value, digits)
    if estimate.low is None or estimate.high is None:
        return text("simulate-number", n=value)
    return text("arena-with-error", n=value, error=_rounded((estimate.high - estimate.low) / 2, digits))


def _rounded(value: float, digits: int) -> float | int:
    return round(value, digits) if digits else round(value)


def _ranks(telling: Telling, results: Results) -> Table:
    text = telling.text
    names = [str(telling.fact("arena" if rank == "lost" else "rank", rank)) for rank in results.ranks]
    table = _table(text("arena-ranks"), [text("arena-bot"), *names])
    for place, each in enumerate(results.standings, 1):
        parts = (_part(each, rank) for rank in results.ranks)
        table.add_row(f"{place} {each.bot}", *(text("simulate-percent", n=part) for part in parts))
    return table


def _part(standing: Standing, rank: str) -> float:
    return round(100 * standing.ranks.get(rank, 0) / max(1, standing.games), 1)


def _duels(text: Text, results: Results) -> Table:
    """A row and a column for each bot, in the order of the standings."""
    names = [each.bot for each in results.standings]
    cells = {(duel.bot, duel.other): duel.ahead for duel in results.duels}
    table = _table(text("arena-duels"), [text("arena-bot"), *(str(place) for place in range(1, len(names) + 1))])
    for place, bot in enumerate(names, 1):
        table.add_row(f"{place} {bot}", *(_duel(text, cells.get((bot, other))) for other in names))
    return table


def _duel(text: Text, ahead: Estimate | None) -> str:
    if ahead is None or ahead.low is None or ahead.high is None:
        return NOTHING
    low, high = round(100 * ahead.low), round(100 * ahead.high)
    return text("arena-duel", n=round(100 * ahead.value), low=low, high=high)
