"""How a table ended: who came in which place, with how many points, and what everybody found."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from holocene.core.matches.match import Match
from holocene.server.playing import Playing
from holocene.server.rows import SeatRow, TableRow


class SeatKept(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a game that is over, without the name of who sat there. `bot` is the level that played it from the
    beginning; `before` says by season how strong she was thought to be, and how surely, where the game was rated."""

    place: int
    points: int
    bot: str = ""
    left: bool = False
    before: dict[str, tuple[float, float]] = {}


SEATS = msgspec.json.Decoder(tuple[SeatKept, ...])


def seats_of(row: TableRow, seated: Sequence[SeatRow], playing: Playing) -> tuple[SeatKept, ...]:
    """Every seat as the game ended for it."""
    left = [seat.is_human and (seat.resigned or (seat.away and seat.joined)) for seat in seated]
    totals, places = playing.scores.totals, places_of(row, playing, left)
    return tuple(SeatKept(places[at], totals[at], _level(seat), left[at]) for at, seat in enumerate(seated))


def _level(seat: SeatRow) -> str:
    """The bot that sat there; a chair that nobody took is the bot's that began with it."""
    return seat.bot if not seat.is_human or not seat.joined else ""


def places_of(row: TableRow, playing: Playing, left: Sequence[bool]) -> tuple[int, ...]:
    """Places by victory and then by points; those who left share the last one, behind everybody who stayed. Where a
    game was given up before its end, points say nothing yet, and those who stayed share the first."""
    totals, winners = playing.scores.totals, playing.scores.winners
    keys = [
        (1, 0, 0) if gone else (0, 0, 0) if row.ended else (0, int(seat not in winners), -totals[seat])
        for seat, gone in enumerate(left)
    ]
    return tuple(1 + sum(other < own for other in keys) for own in keys)


def finds_of(match: Match) -> list[list[str]]:
    """The cards that every seat came to, in their order, as the chronicle of the game marks them."""
    chronicler = match.game.chronicler()
    found: list[dict[str, None]] = [{} for _ in match.seats]
    for event in match.events(all_seats=True):
        mark = chronicler.mark(event)
        if mark is not None and mark.card:
            found[mark.player][mark.card] = None
    return [list(cards) for cards in found]
