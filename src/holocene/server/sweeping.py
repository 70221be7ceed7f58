"""Finds bots that nobody sees to, because their process ended or because somebody began to watch elsewhere.

It goes by how tables stand and never by the time that is stored with them: clocks are set back. Where one process
serves all, a bot that is due and not in its queue was forgotten. Where several do, a table that has not moved for
longer than its bot may think is taken over by the first to raise its revision, and the others see that it moved.
"""

from __future__ import annotations

import time

from holocene.server import store
from holocene.server.problems import Problem
from holocene.server.rows import TableRow
from holocene.server.service import Service
from holocene.server.thinking import Bots


class Sweep:
    """Looks again and again. What was due before it began is taken up at the first look, or the second one where
    another process may be about to do the same."""

    def __init__(self, service: Service, bots: Bots) -> None:
        self._service = service
        self._bots = bots
        self._is_first = True
        self._stood: dict[str, tuple[int, float]] = {}  # the revision of a table, and since when it is known

    def look(self) -> None:
        """Lets bots think who are due and forgotten."""
        with self._service.database.read() as connection:
            due = store.bots_due(connection, self._service.watching.tables())
        forgotten = [row for row in due if row.id not in self._bots and self._is_playable(row)]
        if self._service.presence.is_shared:
            forgotten = self._taken_over(forgotten)
        for row in forgotten:
            self._bots.kick(row.id)

    def _is_playable(self, row: TableRow) -> bool:
        try:
            self._service.shelf.rules_of(row)
        except Problem:
            return False
        return True

    def _taken_over(self, due: list[TableRow]) -> list[TableRow]:
        now, before = time.monotonic(), self._stood
        since = float("-inf") if self._is_first else now
        self._is_first = False
        self._stood = {}
        still = []
        for row in due:
            same = row.id in before and before[row.id][0] == row.revision
            self._stood[row.id] = before[row.id] if same else (row.revision, since)
            if same and now - before[row.id][1] > self._time_of(row):
                still.append(row)
        if not still:
            return []
        with self._service.database.write() as connection:
            return [row for row in still if store.take_over(connection, row.id, row.revision)]

    def _time_of(self, row: TableRow) -> float:
        """How long its bot may keep a table waiting."""
        settings = self._service.settings
        return min(row.think, settings.longest_think) + settings.patience
