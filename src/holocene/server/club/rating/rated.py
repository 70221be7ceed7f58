"""What a table must be for its result to count: everybody known, and nobody helped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from holocene.server.club.rating.scale import anchors
from holocene.server.problems import Conflict, Forbidden, Invalid
from holocene.server.rows import SeatRow

if TYPE_CHECKING:
    from holocene.server.hosting import Wanted

SEVERAL = 2


def check(wanted: Wanted, seated: Sequence[SeatRow]) -> None:
    """Refuses a rated table that could not be one."""
    if not wanted.person and not wanted.event:
        raise unknown()
    if len(seated) < SEVERAL:
        raise Invalid("a rated game needs somebody to play against", "server-rated-alone", field="rated")
    for field in _helped(wanted):
        raise Invalid(f"a rated game has no {field}", "server-rated-plain", field=field, name=field)
    for seat in seated:
        if seat.kind == "here":
            raise Invalid("a rated game is not shared on one screen", "server-rated-here", field=f"seats.{seat.seat}")
        if seat.kind == "bot":
            check_bot(wanted.game, len(seated), seat.bot, f"seats.{seat.seat}.bot")


def _helped(wanted: Wanted) -> list[str]:
    """What would help somebody, by the field that asks for it. A tournament deals the same cards to several tables."""
    is_dealt = wanted.secret is not None and not wanted.event
    asked = {
        "seed": wanted.seed is not None or is_dealt,
        "hints": bool(wanted.hints),
        "coach": wanted.coach,
        "position": bool(wanted.position),
    }
    return [field for field, is_so in asked.items() if is_so]


def check_bot(game: str, players: int, bot: str, field: str) -> None:
    """Invalid where nobody knows how strong a bot is."""
    if bot not in anchors(game, players):
        raise Invalid(f"'{bot}' was never measured at such a table", "server-rated-bot", field=field, name=bot)


def check_comes(seated: Sequence[SeatRow], seat: int, person: str, is_new: bool) -> None:
    """Refuses a seat at a rated table to who is not known, or sits there already. Who is new there comes by an
    invitation: she is not the one whose chair it was."""
    if not person and (is_new or not seated[seat].person):
        raise unknown()
    if person and any(each.person == person for each in seated if each.seat != seat):
        raise Conflict("you sit at this table already", "server-rated-twice")


def unknown() -> Forbidden:
    """The refusal for who is not known."""
    return Forbidden("a rated game is for people who are known: introduce yourself first", "server-rated-known")
