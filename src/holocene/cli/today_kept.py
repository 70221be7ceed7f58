"""Deals of a day at the terminal: a sitting without hints, and the first tries of a user, each kept as a record."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from holocene.bots.daily import Outcome, mark_of, outcome_of
from holocene.cli.table.hinting import Hinting
from holocene.cli.table.saving import Keeper
from holocene.cli.table.session import Session
from holocene.core.contract.game import Game, Line
from holocene.core.errors import HoloceneError
from holocene.core.folders import user_folders
from holocene.locale import Text


def folder() -> Path:
    """Where first tries are kept: a file a day and game, with the mark of its deal."""
    return user_folders().user_state_path / "today"


def path_of(game: Game, day: date) -> Path:
    """The file of a first try."""
    return folder() / f"{day.isoformat()}-{game.name}-{mark_of(game, day)}.json"


def days_in_row(upto: date) -> int:
    """Days on which somebody played, one after the other, up to a day or the one before."""
    played = {path.name[:10] for path in folder().glob("*.json")}
    day = upto if upto.isoformat() in played else upto - timedelta(days=1)
    row = 0
    while (day - timedelta(days=row)).isoformat() in played:
        row += 1
    return row


def share_line(text: Text, day: date, outcome: Outcome) -> str:
    """A result in one line, without anything of the cards."""
    parts = [str(outcome.points)]
    if outcome.lead != outcome.points:
        parts = [text("today-score-against", points=outcome.points, other=outcome.points - outcome.lead)]
    parts.append(text(f"rank-{outcome.rank}") if outcome.rank else text("today-won" if outcome.won else "today-lost"))
    when = text("today-date", day=day.day, month=day.month)
    return text("today-line", date=when, game=text("game-name"), result=", ".join(parts))


class FirstTry(Keeper):
    """The file of a first try, which stays whatever the player says on leaving."""

    def forget(self) -> None:
        self.keep()


class NoHints(Hinting):
    """It is one's own game that counts."""

    def next(self, session: Session) -> Iterator[Line]:
        raise HoloceneError("no hints are given at the deal of a day", "today-no-hints")


class Sitting(Session):
    """A session whose bots play the same everywhere, and whose end can be shared."""

    def __init__(self, day: date, *rest: Any) -> None:
        super().__init__(*rest)
        self.day = day
        self.hinting = NoHints()
        for bot in self.bots.values():
            getattr(bot, "prepare", lambda: None)()

    def _end(self) -> None:
        super()._end()
        self.screen.say("")
        self.screen.say(share_line(self.telling.text, self.day, outcome_of(self.match)), "strong")
