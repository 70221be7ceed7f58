"""A moment: all that one seat, or a spectator, is shown of a table. Everything in it has passed the eyes of that seat.

Before the cards are dealt there is nothing to see but who is there. Scores are shown while the game goes on: both games
score only what lies open (the secrecy tests hold this).
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from holocene.core.contract.options import Value
from holocene.core.contract.outcome import given_up
from holocene.core.matches.match import Match
from holocene.lessons.notes import notes_of
from holocene.server.club.clock import times
from holocene.server.club.clock.ballots import ballot_shown
from holocene.server.contract import (
    BallotShown,
    ClaimShown,
    EventShown,
    Expiry,
    MoveShown,
    PackNamed,
    Per,
    RequestShown,
    Scores,
    SeatShown,
    StoryShown,
    TableState,
    Written,
)
from holocene.server.desks import Desk
from holocene.server.playing import scores_of
from holocene.server.preview import PreviewShown, preview_of
from holocene.server.prompt import Prompt, prompt_of
from holocene.server.rows import Notice, SeatRow
from holocene.server.schema import SPECTATOR
from holocene.server.showing import Key

NOBODY: Final = -1
# What `view` of the game gives: `openapi` lists the views of all games under this name.
View: TypeAlias = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/View"})]
Present: TypeAlias = Counter[int]  # open streams by seat


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The table at one time. Keep the events up to the move `since`, and add those that come with it."""

    table: str
    game: str
    n: int
    version: int
    seat: int
    seats: tuple[SeatShown, ...]
    state: TableState
    to_act: int
    view: View | None
    prompt: Prompt | None
    moves: tuple[MoveShown, ...]
    can_undo: bool
    orders: tuple[str, ...]
    since: int
    events: tuple[EventShown, ...]
    scores: Scores | None
    commitment: str
    secret: str | None
    seeded: bool
    words: tuple[str, ...]  # that were mixed into the deal, by seat
    request: RequestShown | None
    claims: tuple[ClaimShown, ...]
    notices: tuple[Notice, ...]
    hints: bool
    options: dict[str, Value]
    pack: PackNamed
    next: str
    public: bool
    imported: bool
    ended: str
    steps: bool  # whether earlier moments can be looked at
    signs: bool = False  # whether people may make signs to each other
    chat: bool = False  # the same, with words
    absence: float = 0.0  # seconds that somebody who is away is waited for
    rated: bool = False  # whether its result counts for those who are known
    pace: float = 0.0  # seconds that a move or a turn may take; 0 where nobody is hurried
    per: Per = "turn"  # what they are for
    due: float = 0.0  # when the time of who is to act is over; 0 where it never is
    expiry: Expiry = "bot"  # what happens then
    ballot: BallotShown | None = None  # what those at the table are asked about the clock
    secrets: tuple[bool, ...] = ()  # by seat, at a screen that several share: whether it sees what others may not
    coach: tuple[str, ...] = ()  # what is new to a beginner, the weightiest first, at a table with a coach
    preview: PreviewShown | None = None  # for who asks for it
    story: StoryShown | None = None  # the same


class Moments(msgspec.Struct, frozen=True):
    """The table after each of some moves, one after the other."""

    moments: tuple[Moment, ...]


def seats_shown(seats: tuple[SeatRow, ...], present: Present) -> tuple[SeatShown, ...]:
    """Everybody at the table, as everybody sees them."""
    return tuple(
        SeatShown(
            name=seat.name,
            kind="bot" if seat.is_played_by_bot else "human" if seat.joined else "open",
            bot=seat.bot if seat.is_played_by_bot else "",
            present=seat.is_played_by_bot or bool(present[seat.seat]),
            here=seat.kind == "here",
            away=seat.away,
            absent=seat.absent,
            resigned=seat.resigned,
            person=seat.person,
            late=seat.late,
            lost=seat.away and not seat.resigned and times.is_lost(seat),
            rest=seat.rest,
        )
        for seat in seats
    )


def moment_of(desk: Desk, seat: int, present: Present, since: int = 0, previews: bool = False) -> Moment:
    """The table now, as a seat (or -1, a spectator) sees it."""
    waiting = _waiting(desk, seat, present)
    if not desk.is_dealt:
        return waiting
    playing, match, row = desk.now, desk.now.match, desk.row
    decides = row.state == "running" and match.to_act == seat
    view = match.view(_eyes(seat))
    return msgspec.structs.replace(
        waiting,
        n=playing.n,
        version=playing.version,
        to_act=NOBODY if match.to_act is None or row.state == "over" else match.to_act,
        view=view,
        prompt=prompt_of(match.game, view),
        moves=tuple(MoveShown(move, match.barrier(move)) for move in match.legal()) if decides else (),
        can_undo=decides and match.can_undo(),
        orders=match.orders(seat) if seat >= 0 else (),
        since=since,
        events=events_of(match, seat, since, playing.n),
        scores=final_scores(desk),
        secret=match.secret.hex() if row.state == "over" and not row.shut else None,
        steps=True,
        secrets=_secrets(desk),
        coach=notes_of(match, seat, view) if row.coach and row.state == "running" else (),
        preview=preview_of(match.game, match.state, view, _eyes(seat), decides) if previews else None,
        story=story_of(match, seat, since, playing.n) if previews else None,
    )


def _secrets(desk: Desk) -> tuple[bool, ...]:
    """Asked of the game only where somebody sits at another's screen."""
    match = desk.now.match
    if all(seat.kind != "here" for seat in desk.seats) or match.to_act is None:
        return ()
    return tuple(match.game.has_secrets(match.state, seat.seat) for seat in desk.seats)


def _waiting(desk: Desk, seat: int, present: Present) -> Moment:
    """What is known of a table without its cards."""
    row, pack = desk.row, desk.shelf.game(desk.row.game).pack
    return Moment(
        table=row.id,
        game=row.game,
        n=0,
        version=0,
        seat=seat,
        seats=seats_shown(desk.seats, present),
        state=row.state,
        to_act=NOBODY,
        view=None,
        prompt=None,
        moves=(),
        can_undo=False,
        coach=(),
        orders=(),
        since=0,
        events=(),
        scores=None,
        commitment=row.commitment,
        secret=None,
        seeded=row.seeded,
        words=row.mixed_in,
        request=request_shown(desk),
        claims=claims_shown(desk, present),
        notices=desk.notices,
        hints=row.hints,
        options=row.chosen,
        pack=PackNamed(pack.name, pack.digest),
        next=row.next,
        public=row.public,
        imported=row.imported,
        ended=row.ended,
        signs=row.signs,
        chat=row.chat,
        absence=row.absence,
        rated=row.rated,
        pace=row.pace,
        per=row.per,
        due=row.due,
        expiry=row.expiry,
        ballot=ballot_shown(desk.ballot, row, desk.seats),
        steps=False,
    )


def final_scores(desk: Desk) -> Scores:
    """The score sheet now; of a game that was given up it is final, and won by the seat that is left, if one is."""
    scores = desk.now.scores
    if not desk.row.ended:
        return scores
    left = tuple(seat.seat for seat in desk.seats if not seat.resigned)
    if len(left) != 1:
        return msgspec.structs.replace(scores, final=True, winners=())
    return msgspec.structs.replace(scores, final=True, winners=left, outcome=given_up(left[0]))


def encoded(desk: Desk, seat: int, present: Present, since: int, previews: bool = False) -> Written[Moment]:
    """A moment as JSON; spectators, and the several streams of a seat, share one."""
    here = tuple(each.seat for each in desk.seats if present[each.seat])
    number = desk.now.number if desk.is_dealt else 0
    key = Key(desk.id, desk.revision, number, seat, since, here, previews)
    return Written(desk.shown.get(key, lambda: msgspec.json.encode(moment_of(desk, seat, present, since, previews))))


def moment_at(desk: Desk, seat: int, present: Present, n: int, previews: bool = False) -> Moment:
    """The table after n moves: to look at, so nothing can be done there."""
    return _looked_at(desk, moment_of(desk, seat, present, since=desk.now.n), n, 0, previews)


def moments_between(desk: Desk, seat: int, present: Present, after: int, until: int, previews: bool = False) -> Moments:
    """The table after each move of some, each with what happened in it."""
    now = moment_of(desk, seat, present, since=desk.now.n)
    return Moments(tuple(_looked_at(desk, now, n, n - 1, previews) for n in range(after + 1, until + 1)))


def _looked_at(desk: Desk, now: Moment, n: int, since: int, previews: bool) -> Moment:
    """The moment after n moves by the same eyes, with what happened since an earlier one."""
    playing, match, row, seat = desk.now, desk.now.match, desk.row, now.seat
    state = match.states[n]
    view = match.game.view(state, _eyes(seat))
    plain = match.game.plain
    return msgspec.structs.replace(
        now,
        n=n,
        to_act=NOBODY if plain.is_over(state) else int(plain.to_act(state)),
        view=view,
        prompt=prompt_of(match.game, view),
        moves=(),
        can_undo=False,
        orders=(),
        since=since,
        events=events_of(match, seat, since, n),
        scores=scores_of(match.game, state),
        request=None,
        state=row.state if n == playing.n else "running",
        preview=preview_of(match.game, state, view, _eyes(seat), decides=False) if previews else None,
        story=story_of(match, seat, since, n) if previews else None,
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


def story_of(match: Match, seat: int, since: int, until: int) -> StoryShown:
    """The same as sentences, as far as it may have changed."""
    kept, chapters = match.tale(_eyes(seat)).chapters(since, until)
    return StoryShown(kept, tuple(chapters))


def request_shown(desk: Desk) -> RequestShown | None:
    """The take-back that waits for answers."""
    request = desk.request
    if request is None:
        return None
    asked = tuple(seat.seat for seat in asked_seats(desk, request.seat))
    return RequestShown(request.seat, request.ply, tuple(request.said_yes), asked)


def asked_seats(desk: Desk, seat: int) -> list[SeatRow]:
    """The other people of the game, whose consent a take-back needs; also who has left and may return."""
    return [each for each in desk.seats if each.has_a_say and each.seat != seat]


def claims_shown(desk: Desk, present: Present) -> tuple[ClaimShown, ...]:
    """The seats that somebody asks for from another browser."""
    return tuple(
        ClaimShown(claim.seat, tuple(claim.said_yes), tuple(asked_for_claim(desk, claim.seat, present)))
        for claim in desk.claims
    )


def asked_for_claim(desk: Desk, wanted: int, present: Present) -> list[int]:
    """The people whose consent a claim needs: all others who play, and who sits there now, if anybody does."""
    others = [seat.seat for seat in desk.seats if seat.has_a_say and not seat.away and seat.seat != wanted]
    return sorted([*others, wanted] if present[wanted] else others)
