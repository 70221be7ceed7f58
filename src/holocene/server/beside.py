"""The bot to beat: what one look of the champion's network makes of a day's deal, played once in a thread and kept."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import date
from typing import Final

from sqlalchemy.exc import IntegrityError

from holocene.bots import daily
from holocene.bots.asking import ask
from holocene.bots.base import Clock
from holocene.bots.registry import levels, make
from holocene.core.contract.game import Game
from holocene.core.matches.match import Match
from holocene.server import days
from holocene.server.days import NOBODY, TryRow
from holocene.server.logs import fault
from holocene.server.service import Service

LEVEL: Final = "inventor"  # looks once, and overlooks nothing


class Beside:
    """Lets the bot play, where a server prepares its bots at all."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._thread = ThreadPoolExecutor(1, "holocene-beside")
        self._asked: set[tuple[str, str]] = set()

    def stop(self) -> None:
        """Begins no further games."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def need(self, name: str) -> None:
        """Somebody looks at today's board of a game."""
        day = daily.today()
        if self._service.settings.prepare and (name, day.isoformat()) not in self._asked:
            self._asked.add((name, day.isoformat()))
            self._thread.submit(self._play, name, day)

    def _play(self, name: str, day: date) -> None:
        try:
            game = self._service.shelf.game(name)
            row = TryRow(day.isoformat(), name, daily.mark_of(game, day), NOBODY, "", LEVEL, "over")
            if LEVEL in levels(game) and not self._is_there(row):
                outcome = daily.outcome_of(played_out(daily.begin(game, day), game))
                with self._service.database.write() as connection:
                    days.add_bot(connection, row, outcome)
        except IntegrityError:  # another process was quicker
            pass
        except Exception:  # the board is shown without it
            fault("bot-beside", game=name)

    def _is_there(self, row: TryRow) -> bool:
        with self._service.database.read() as connection:
            return any(each.deal == row.deal for each in days.find_own(connection, row.day, row.game, NOBODY))


def played_out(match: Match, game: Game) -> Match:
    """A match to its end, the bot on the person's seat."""
    names = [LEVEL, *(each.kind for each in match.seats[1:])]
    bots = [make(name, game) for name in names]
    while (seat := match.to_act) is not None:
        match.play(ask(bots[seat], names[seat], match.view(seat), match.legal(), Clock(), daily.generator(match)))
    return match
