"""The score pad during play, and the score sheet at the end."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from holocene.core.contract.game import ScoreSheet
from holocene.core.contract.names import whole
from holocene.core.contract.outcome import outcome
from holocene.locale.telling import Telling


def drawn(telling: Telling, sheet: ScoreSheet) -> Table:
    """A row for each source of points with its rule, a column for each player."""
    table = Table(box=None, padding=(0, 1))
    table.add_column(telling("table-points-from"), overflow="fold")
    table.add_column(telling("table-rule"), style="dim")
    for seat in range(len(sheet.totals)):
        table.add_column(Text(telling.seat(seat), style=f"seat{seat}"), justify="right", overflow="fold")
    for line in sheet.lines:
        source = whole(str(telling.fact("score", line.key)))
        table.add_row(source, line.rule, *(str(points) for points in line.points))
    table.add_section()
    table.add_row(telling("table-total"), "", *(str(total) for total in sheet.totals), style="bold")
    return table


def told(telling: Telling, sheet: ScoreSheet) -> Iterator[str]:
    """Who won, by how much, and how a tie was broken; alone, the rank."""
    return map(telling.sentence, outcome(sheet))
