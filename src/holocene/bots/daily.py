"""Today's deal: one deal of a game a day, the same for everybody in the world, without a server.

The secret is derived from the date (by UTC) and from all that makes the game: rules, cards, options and who plays
against one. So a version that plays otherwise has another deal, and another mark by which people can tell. What the
bots choose follows from the deal and the moves before, so equal play gives equal games.

Since anybody can derive the secret, who is determined to can look ahead. It is a game among friends.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from holocene.bots.network.shipped import shipped
from holocene.core.contract.daily import Daily
from holocene.core.contract.game import Game
from holocene.core.contract.registry import game_names, load_game
from holocene.core.errors import HoloceneError
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.core.matches.secret import SECRET_BYTES, commitment

MARK_LETTERS: Final = 6
PERSON: Final = 0  # the seat
HUMAN: Final = "human"


def today() -> date:
    """The day that it is everywhere at once."""
    return datetime.now(UTC).date()


def daily_games() -> list[str]:
    """The games that deal every day."""
    return [name for name in game_names() if load_game(name).daily() is not None]


def daily_of(game: Game) -> Daily:
    """What a game deals every day; HoloceneError where it does not."""
    found = game.daily()
    if found is None:
        raise HoloceneError(f"{game.name} has no deal of the day", "today-none", game=game.name)
    return found


def secret_of(game: Game, day: date) -> bytes:
    """The secret of a day's deal.

    >>> from holocene.core.contract.registry import load_game
    >>> secret_of(load_game("progress"), date(2026, 11, 20)) == secret_of(load_game("progress"), date(2026, 11, 21))
    False
    """
    daily = daily_of(game)
    network = shipped(game) if daily.rivals else None
    parts = (
        day.isoformat(), game.name, game.rules_version, game.pack.digest, game.read_options(daily.options),
        daily.rivals, "" if network is None else _digest(network, network.stat().st_mtime_ns),
    )  # fmt: skip
    written = msgspec.json.encode(parts, order="sorted")
    return blake2b(written, digest_size=SECRET_BYTES, person=b"holocene today").digest()


def mark_of(game: Game, day: date) -> str:
    """A few letters by which two people know that they have the same deal."""
    return commitment(secret_of(game, day))[:MARK_LETTERS]


@cache
def _digest(network: Path, changed: int) -> str:
    """Of the weights that the bots play by; read once until the file changes."""
    return blake2b(network.read_bytes(), digest_size=16).hexdigest()


def begin(game: Game, day: date, name: str = "") -> Match:
    """The day's match, with nothing played."""
    daily = daily_of(game)
    seats = [Seat(name, HUMAN), *(Seat("", level) for level in daily.rivals)]
    return Match(game, game.read_options(daily.options), secret_of(game, day), seats)


def generator(match: Match) -> Random:
    """What a bot may draw from at this moment of a match: the same wherever it is played."""
    return Random(f"{match.commitment} {len(match.made)}")


class Outcome(msgspec.Struct, frozen=True):
    """How a day's game ended for the person. `lead` is how far ahead of the best other seat; alone, the points."""

    points: int
    lead: int
    won: bool
    rank: str
    rounds: int
    lines: tuple[tuple[str, int], ...]

    @property
    def order(self) -> tuple[bool, int, int]:
        """What places are given by: victory, the lead, points."""
        return self.won, self.lead, self.points


def outcome_of(match: Match) -> Outcome:
    """What came of a match for its person."""
    sheet = match.score_sheet()
    points = sheet.totals[PERSON]
    others = sheet.totals[:PERSON] + sheet.totals[PERSON + 1 :]
    return Outcome(
        points=points,
        lead=points - max(others, default=0),
        won=PERSON in sheet.winners,
        rank=sheet.rank,
        rounds=int(getattr(match.state, "round", 0)),
        lines=tuple((line.key, line.points[PERSON]) for line in sheet.lines),
    )
