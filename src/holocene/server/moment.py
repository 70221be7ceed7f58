"""A moment: all that one seat, or a spectator, is shown of a table. Everything in it has passed the eyes of that seat.

Scores are shown while the game goes on: both games score only what lies open (the secrecy tests hold this).
"""

from __future__ import annotations

from typing import Any

import msgspec

from holocene.core.match import Match
from holocene.core.options import Value
from holocene.server.desks import Desk
from holocene.server.playing import scores_of
from holocene.server.prompt import prompt_of
from holocene.server.schema import SPECTATOR
from holocene.server.store import SeatRow

NOBODY = -1


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `kind` is human, bot or open; `away` means that the bot stands in for a human."""

    name: str
    kind: str
    bot: str
    present: bool
    here: bool
    away: bool


class MoveShown(msgspec.Struct, frozen=True):
    """A move that may be chosen, and whether it could not be taken back."""

    move: str
    barrier: bool


class EventShown(msgspec.Struct, frozen=True):
    """What happened in the n-th move."""

    n: int
    kind: str
    rule: str
    facts: dict[str, Any]


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The table at one time. Keep the events up to the move `since`, and add those that come with it."""

    table: str
    game: str
    n: int
    version: int
    seat: int
    seats: tuple[SeatShown, ...]
    state: str
    to_act: int
    view: Any
    prompt: dict[str, Any]
    moves: tuple[MoveShown, ...]
    can_undo: bool
    orders: tuple[str, ...]
    since: int
    events: tuple[EventShown, ...]
    scores: dict[str, Any]
    commitment: str
    secret: str | None
    seeded: bool
    request: dict[str, Any] | None
    hints: bool
    options: dict[str, Value]
    pack: dict[str, Any]
    next: str


def seats_shown(seats: tuple[SeatRow, ...], present: Any) -> tuple[SeatShown, ...]:
    """Everybody at the table, as everybody sees them."""
    return tuple(
        SeatShown(
            name=seat.name,
            kind="bot" if seat.is_played_by_bot else "human" if seat.joined else "open",
            bot=seat.bot if seat.is_played_by_bot else "",
            present=seat.is_played_by_bot or bool(present[seat.seat]),
            here=seat.kind == "here",
            away=seat.away,
        )
        for seat in seats
    )


def moment_of(desk: Desk, seat: int, present: Any, since: int = 0) -> Moment:
    """The table now, as a seat (or -1, a spectator) sees it."""
    playing, match, row = desk.now, desk.now.match, desk.row
    decides = row.state == "running" and match.to_act == seat
    view = match.view(_eyes(seat))
    return Moment(
        table=row.id,
        game=row.game,
        n=playing.n,
        version=playing.version,
        seat=seat,
        seats=seats_shown(desk.seats, present),
        state=row.state,
        to_act=NOBODY if match.to_act is None else match.to_act,
        view=view,
        prompt=prompt_of(match.game, view),
        moves=tuple(MoveShown(move, match.barrier(move)) for move in match.legal()) if decides else (),
        can_undo=decides and match.can_undo(),
        orders=match.orders(seat) if seat >= 0 else (),
        since=since,
        events=events_of(match, seat, since, playing.n),
        scores=playing.scores,
        commitment=match.commitment,
        secret=match.secret.hex() if row.state == "over" else None,
        seeded=row.seeded,
        request=request_shown(desk),
        hints=row.hints,
        options=match.options,
        pack={"name": match.game.pack.name, "digest": match.game.pack.digest},
        next=row.next,
    )


def encoded(desk: Desk, seat: int, present: Any, since: int) -> bytes:
    """A moment as JSON; spectators, and the several streams of a seat, share one."""
    key = (seat, since, tuple(sorted(present)))
    shown = desk.now.shown
    if key not in shown:
        shown[key] = msgspec.json.encode(moment_of(desk, seat, present, since))
    return shown[key]


def moment_at(desk: Desk, seat: int, present: Any, n: int) -> Moment:
    """The table after n moves: to look at, so nothing can be done there."""
    playing, match, row = desk.now, desk.now.match, desk.row
    state = match.states[n]
    view = match.game.view(state, _eyes(seat))
    plain = match.game.plain
    return msgspec.structs.replace(
        moment_of(desk, seat, present, since=playing.n),
        n=n,
        to_act=NOBODY if plain.is_over(state) else int(plain.to_act(state)),
        view=view,
        prompt=prompt_of(match.game, view),
        moves=(),
        can_undo=False,
        orders=(),
        since=0,
        events=events_of(match, seat, 0, n),
        scores=scores_of(match.game, state),
        request=None,
        state=row.state if n == playing.n else "running",
    )


def _eyes(seat: int) -> int | None:
    return None if seat == SPECTATOR else seat


def events_of(match: Match, seat: int, since: int, until: int) -> tuple[EventShown, ...]:
    """What happened between two numbers of moves, as far as a seat may know."""
    return tuple(
        EventShown(ply + 1, event.kind, event.rule, event.facts)
        for ply in range(since, until)
        for event in match.events_of(ply, _eyes(seat))
    )


def request_shown(desk: Desk) -> dict[str, Any] | None:
    """The take-back that waits for answers: who asks, how many moves would be left, who agreed and who is asked."""
    request = desk.request
    if request is None:
        return None
    accepted = request.said_yes
    asked = [seat.seat for seat in asked_seats(desk, request.seat)]
    return {"seat": request.seat, "n": request.ply, "accepted": accepted, "asked": asked}


def asked_seats(desk: Desk, seat: int) -> list[SeatRow]:
    """The other humans at the table, whose consent a take-back needs."""
    return [each for each in desk.seats if each.is_human and each.joined and not each.away and each.seat != seat]
