"""A match as the log of a table gives it: rows are played one after the other, and nothing else changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from holocene.core.contract.game import Game
from holocene.core.contract.options import Options
from holocene.core.contract.outcome import outcome
from holocene.core.matches.match import Match
from holocene.core.matches.record import Branch, digest
from holocene.core.matches.replay import replay
from holocene.server.contract import Scores
from holocene.server.rows import TableRow
from holocene.server.states import PackedStates


class Entry(NamedTuple):
    """A row of the log."""

    number: int
    kind: str  # play, undo, back, orders or resign
    seat: int
    body: str  # JSON


def begun(game: Game, row: TableRow) -> Playing:
    """The match of a stored table, before its first move."""
    origin = row.branched
    start = (row.position or None, origin.bare if origin else None)
    return Playing(game, game.read_options(row.chosen), row.secret, row.mixed_in, *start)


class Playing:
    """The match of a table, and how far it has followed the log.

    `plies[version]` is how many moves stood after so many rows that everybody may know of: all but `orders`, which
    others must not even notice.
    """

    def __init__(
        self, game: Game, options: Options, secret: bytes, words: Sequence[str] = (),
        position: str | None = None, branch: Branch | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.resigned: list[int] = []  # seats that gave the game up
        self.number = 0
        self.plies = [0]
        self.begun: list[int] = []  # how many moves stood before each list of moves that still stands
        self._scores: tuple[Any, Scores] | None = None  # a state and its score sheet
        self._rehearsed: tuple[int, int, Match] | None = None  # what comes of taking back after a row, to a ply
        self.bots: dict[tuple[int, str], Any] = {}
        self._keep(Match(game, options, secret, position=position, words=words, branch=branch))

    def _keep(self, match: Match) -> None:
        self.match = match
        states: Any = PackedStates(self.game.layout, list(match.states))
        match.states = states

    @property
    def version(self) -> int:
        """The number of the present moment, for everybody."""
        return len(self.plies) - 1

    @property
    def n(self) -> int:
        """Moves made."""
        return len(self.match.made)

    @property
    def scores(self) -> Scores:
        """The score sheet now, the same for everybody's eyes."""
        state = self.match.state
        if self._scores is None or self._scores[0] is not state:
            self._scores = state, scores_of(self.game, state)
        return self._scores[1]

    def follow(self, entries: Iterable[Entry]) -> None:
        """Plays rows of the log. What stands there was allowed: also lists from a time when they could go on after
        something was shown."""
        for entry in entries:
            body = msgspec.json.decode(entry.body)
            if entry.kind == "play":
                self._note(self.match.play, ";".join(body))
            else:
                self.do(entry.kind, entry.seat, body)
            self.number = entry.number

    def do(self, kind: str, seat: int, body: Any) -> None:
        """Does what a command says, and what its row of the log will say each time."""
        if kind == "orders":
            self.match.orders(seat, body)
        elif kind == "play":
            self._note(self.match.play_together, body)
        elif kind == "undo":
            self._note(self._undo_to, body)
        elif kind == "back":
            self._note(self._back_to, body)
        else:
            self._note(self.resigned.append, seat)

    def _note(self, deed: Callable[[Any], None], about: Any) -> None:
        """Does something that everybody may know of: the table has a new version."""
        before = self.n
        deed(about)
        if self.n > before:
            self.begun.append(before)
        while self.begun and self.begun[-1] >= self.n:
            self.begun.pop()
        self.plies.append(self.n)

    def _undo_to(self, ply: int) -> None:
        while self.n > ply:
            self.match.undo()

    def rehearse(self, ply: int) -> None:
        """Gets ready for what `back` will do: a long game takes its time to be played again."""
        self._rehearsed = self.number, ply, self._begun_again(ply)

    def _back_to(self, ply: int) -> None:
        ready, self._rehearsed = self._rehearsed, None
        is_ready = ready is not None and ready[:2] == (self.number, ply)
        self._keep(ready[2] if ready and is_ready else self._begun_again(ply))

    def _begun_again(self, ply: int) -> Match:
        """The match begun again, with the first moves played; orders given since then still hold."""
        before = self.match.record()
        state = digest(self.game.layout.pack(self.match.states[ply]))
        kept = tuple(order for order in before.orders if order.ply <= ply)
        later = [order for order in before.orders if order.ply > ply]
        bare = msgspec.structs.replace(before, decisions=before.decisions[:ply], orders=kept, result=None, state=state)
        match = replay(bare.sealed(), game=self.game)
        match.seats = self.match.seats
        for order in later:
            match.orders(order.seat, order.moves)
        return match

    def since(self, version: int | None) -> int:
        """From which move on a client that has seen a version must be told events again."""
        if version is None or not 0 <= version < len(self.plies):
            return 0
        return min(self.plies[version:])

    def restart_ply(self) -> int:
        """How many moves are left when the turn is begun again, as far as undo goes."""
        ply, seat = self.n, self.match.to_act
        made = self.match.made
        while ply and not made[ply - 1].reveals and made[ply - 1].seat == seat:
            ply -= 1
        while ply < self.n and made[ply].by_order:
            ply += 1
        return ply

    def undo_ply(self) -> int | None:
        """How many moves are left when what was sent last is taken back: moves sent together go together, as far as
        undo goes. None where nothing can be."""
        if not self.match.can_undo():
            return None
        together = self.begun[-1]
        if self.restart_ply() <= together:
            return together
        made = self.match.made
        ply = self.n - 1
        while made[ply].by_order:
            ply -= 1
        return ply

    def back_ply(self, seat: int) -> int | None:
        """How many moves are left when a seat's last own move, and all after it, is taken back."""
        made = self.match.made
        for ply in range(self.n - 1, -1, -1):
            if made[ply].seat == seat and not made[ply].by_order:
                return ply
        return None


def scores_of(game: Game, state: Any) -> Scores:
    """The score sheet of a state; `final` once the game is over."""
    final = bool(game.plain.is_over(state))
    sheet = game.score_sheet(state)
    shown = msgspec.structs.asdict(sheet)
    if not final:
        return Scores(**{**shown, "winners": ()})
    return Scores(**shown, final=True, outcome=outcome(sheet))
