"""A table that begins with a written position and of which nothing is stored: that of a lesson, or of a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.server.contract import MoveShown, PackNamed, SeatShown
from holocene.server.moment import NOBODY, Moment, events_of, story_of
from holocene.server.playing import scores_of
from holocene.server.preview import preview_of
from holocene.server.prompt import prompt_of


class WrittenTable(NamedTuple):
    """Such a table, by the eyes of the one person at it. Where nothing `is_asked`, she may look and not move."""

    match: Match
    seat: int
    seats: tuple[SeatShown, ...]
    is_asked: bool = True

    def now(self) -> Moment:
        """The table as it is."""
        return self.after(len(self.match.made), 0)

    def since(self, n: int) -> tuple[Moment, ...]:
        """The table after each move but the first n, also of the others."""
        return tuple(self.after(ply, ply - 1) for ply in range(n + 1, len(self.match.made) + 1))

    def after(self, n: int, since: int) -> Moment:
        """The table after n moves; nothing is stored of it, so nothing is taken back."""
        match, seat = self.match, self.seat
        game, state = match.game, match.states[n]
        view, is_over = game.view(state, seat), bool(game.plain.is_over(state))
        to_act = NOBODY if is_over else int(game.plain.to_act(state))
        decides = self.is_asked and n == len(match.made) and to_act == seat
        return Moment(
            table="", game=game.name, n=n, version=n, seat=seat, seats=self.seats,
            state="over" if is_over else "running", to_act=to_act, view=view, prompt=prompt_of(game, view),
            moves=tuple(MoveShown(move, match.barrier(move)) for move in match.legal()) if decides else (),
            can_undo=False, orders=(), since=since, events=events_of(match, seat, since, n),
            story=story_of(match, seat, since, n),
            scores=scores_of(game, state), commitment="", secret=None, seeded=True, words=(), request=None, claims=(),
            notices=(), hints=False, options=match.options, pack=PackNamed(game.pack.name, game.pack.digest), next="",
            public=False, imported=False, ended="", steps=False,
            preview=preview_of(game, state, view, seat, decides),
        )  # fmt: skip


def seated(seats: Sequence[Seat], person: int) -> tuple[SeatShown, ...]:
    """The person, and the bots who play with her."""
    return tuple(
        SeatShown(seat.name, "human" if at == person else "bot", "" if at == person else seat.kind,
                  present=True, here=False, away=False, absent=False, resigned=False)
        for at, seat in enumerate(seats)
    )  # fmt: skip
