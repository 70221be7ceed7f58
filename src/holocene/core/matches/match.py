"""A match: one playing of a game. It is its record; the states it holds are only there to be quick.

A state carries the generator's words for the decision that is due, so a move taken back and made again draws the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from holocene.core.contract.game import Event, Game, ScoreSheet
from holocene.core.contract.options import Options
from holocene.core.errors import HoloceneError, IllegalMove, Refusal, RestUnseen
from holocene.core.matches import lines
from holocene.core.matches.orders import Orders
from holocene.core.matches.record import Branch, Decision, Record, Result, digest
from holocene.core.matches.seats import Seat, check_seat, check_words, seated
from holocene.core.matches.secret import chance, commitment, write_key
from holocene.core.matches.tale import Tale


class Made(NamedTuple):
    """A decision that was made, and what decides whether it can be taken back."""

    action: int
    seat: int
    by_order: bool  # played by the match from orders given ahead
    reveals: bool  # showed its maker something unknown
    orders: tuple[str, ...]  # the maker's orders just before


class Match:
    """One playing of a game; see `holocene.new`, `holocene.position` and `holocene.replay`.

    Chance is drawn from the secret alone; with a word of each seat ("" for none), from the secret and the words.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        secret: bytes,
        seats: Sequence[Seat | str] | None = None,
        position: str | None = None,
        words: Sequence[str] = (),
        branch: Branch | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.secret = secret
        self.words = tuple(words)
        self.branch = branch
        self._chance = chance(secret, self.words)
        self.position = None if position is None else "\n".join(position.splitlines())
        self.states: list[Any] = [self._first_state()]
        self.made: list[Made] = []
        self.seats = seated(len(game.score_sheet(self.state).totals), seats)
        check_words(self.words, len(self.seats))
        self._orders = Orders()
        self._told: list[tuple[Event, ...]] = []
        self._tales: dict[tuple[int | None, bool], Tale] = {}

    def _first_state(self) -> Any:
        if self.position is None:
            s = self.game.layout.blank()
            write_key(s.rng, self._chance, 0)
            self.game.plain.setup(s, self.game.params(self.options))
        else:
            s = self.game.position(self.position, self.options)
        write_key(s.rng, self._chance, 1)
        return s

    @property
    def state(self) -> Any:
        """The present state. It holds what no seat may know: show people `view`."""
        return self.states[-1]

    @property
    def moves(self) -> list[int]:
        """The actions played so far."""
        return [made.action for made in self.made]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.plain.is_over(self.state))

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None once the game is over."""
        return None if self.is_over else int(self.game.plain.to_act(self.state))

    def legal_actions(self) -> list[int]:
        """What may be chosen now, as numbers, ascending."""
        return self.game.legal(self.state)

    def legal(self) -> list[str]:
        """What may be chosen now, in notation."""
        return [self.game.notation(action) for action in self.legal_actions()]

    def why_not(self, move: int | str) -> Refusal | None:
        """The rule that forbids a move now, and the facts of the case; None where it is allowed."""
        return self.game.why_not(self.state, self._action(move))

    def play(self, move: int | str) -> None:
        """Plays a move, or several joined by `;`: all of them, or none where one is refused."""
        self._play_all(move.split(";") if isinstance(move, str) else [move], blind=True)

    def play_together(self, moves: Sequence[str]) -> None:
        """Plays what one person sends at once: all of it, or nothing.

        What follows a move that shows her something, or passes the decision on, is refused unseen (RestUnseen): whether
        it is allowed would tell what only the move itself may show.
        """
        self._play_all(moves, blind=False)

    def _play_all(self, moves: Sequence[int | str], blind: bool) -> None:
        before, waiting, seat = len(self.made), dict(self._orders.waiting), self.to_act
        try:
            for move in moves:
                if not blind and self._is_past_barrier(before, seat):
                    raise RestUnseen
                action = self._action(move)
                self._allow(action)
                self._step(action, by_order=False)
                self._follow_orders()
        except HoloceneError:
            self._cut(before)
            self._orders.waiting = waiting
            raise

    def _is_past_barrier(self, ply: int, seat: int | None) -> bool:
        """Whether, since so many moves, the seat has learnt something or had to wait for another."""
        return self.to_act != seat or any(made.reveals or made.seat != seat for made in self.made[ply:])

    def _action(self, move: int | str) -> int:
        if isinstance(move, int) and move in self.game.action_space():
            return move
        return self.game.parse(str(move))

    def _allow(self, action: int) -> None:
        if self.is_over or not self.game.plain.is_legal(self.state, action):
            refusal = self.game.why_not(self.state, action)
            notation = self.game.notation(action)
            assert refusal is not None, f"{self.game.name} refuses '{notation}' without a reason"
            raise IllegalMove(notation, refusal)

    def _played(self, action: int) -> tuple[Any, bool]:
        """The state after a legal action, and whether it showed its maker something unknown."""
        after = self.game.layout.copy(self.state)
        self.game.plain.step(after, action)
        return after, self.game.reveals(self.state, action, after)

    def _step(self, action: int, by_order: bool) -> None:
        seat = self.to_act
        assert seat is not None
        after, reveals = self._played(action)
        self.made.append(Made(action, seat, by_order, reveals, self._orders.of(seat)))
        if not self.game.plain.is_over(after):
            write_key(after.rng, self._chance, len(self.made) + 1)
        for waiting in tuple(self._orders.waiting):
            if self.game.lapses(self.state, after, waiting):
                self._orders.lapse(waiting, lines.is_plain)
        self.states.append(after)

    def _cut(self, ply: int) -> None:
        for tale in self._tales.values():
            tale.cut(ply)
        del self.states[ply + 1 :], self.made[ply:], self._told[ply:]

    def orders(self, seat: int, moves: Sequence[str] | None = None) -> tuple[str, ...]:
        """The orders that a seat has given ahead; with moves, replaces them. Nobody else is shown them.

        Right after a move that leads to a decision which orders answer, the match plays it for the seat. When the
        seat's next decision is another one, what is left of its orders lapses. Orders with conditions (`lines`) are for
        the next time that a decision comes to the seat from another one.
        """
        check_seat(seat, len(self.seats))
        if moves is not None:
            self._orders.give(len(self.made), seat, [lines.read(self.game, move) for move in moves])
        return self._orders.of(seat)

    def _follow_orders(self) -> None:
        served = set()  # seats, and the kind of their orders
        while (seat := self.to_act) is not None and self._orders.of(seat):
            if (found := self._ordered(seat)) is None:
                break
            self._step(found[1], by_order=True)
            self._orders.consume(seat, found[0])
            served.add((seat, lines.is_line if lines.is_line(found[0]) else lines.is_plain))
        for seat, kind in served:
            self._orders.lapse(seat, kind)

    def _ordered(self, seat: int) -> tuple[str, int] | None:
        """The order of a seat that answers the present decision, and the action that it is answered with."""
        orders = self._orders.of(seat)
        if self._has_come_to(seat):
            for line in filter(lines.is_line, orders):
                if (action := lines.answer(self.game, self.state, line)) is not None:
                    return line, action
            self._orders.lapse(seat, lines.is_line)  # she is asked herself
        plain = [order for order in orders if lines.is_plain(order)]
        action = self.game.ordered(self.state, plain)
        return None if action is None else (self.game.notation(action), action)

    def _has_come_to(self, seat: int) -> bool:
        """Whether a decision follows another seat's move, or one that was ordered: what she decides herself goes on
        without orders."""
        return bool(self.made) and (self.made[-1].seat != seat or self.made[-1].by_order)

    def can_undo(self) -> bool:
        """Whether the last move can be taken back: by the seat that made it, while it is still to act and has learnt
        nothing by it."""
        return not self.is_over and self._undo_to() is not None

    def _undo_to(self) -> int | None:
        """How many moves are left when the last one, and what orders made of it, is taken back."""
        for ply in range(len(self.made) - 1, -1, -1):
            made = self.made[ply]
            if made.reveals or made.seat != self.to_act:
                return None
            if not made.by_order:
                return ply
        return None

    def barrier(self, move: int | str | None = None) -> bool:
        """Whether a move could not be taken back once it is played; without one, whether the last move cannot be."""
        if move is None:
            return not self.can_undo()
        action = self._action(move)
        self._allow(action)
        after, reveals = self._played(action)
        plain = self.game.plain
        return bool(reveals or plain.is_over(after) or plain.to_act(after) != self.to_act)

    def undo(self) -> None:
        """Takes the last move back, with what orders made of it; everything is then exactly as before."""
        ply = self._undo_to() if self.can_undo() else None
        if ply is None:
            raise HoloceneError(
                "there is nothing to take back: something was revealed, or the turn has passed", "cannot-undo"
            )
        made = self.made[ply]
        self._cut(ply)
        self._orders.back_to(ply, made.seat, made.orders)

    def restart_turn(self) -> int:
        """Takes back as many moves as can be; how many there were."""
        before = len(self.made)
        while self.can_undo():
            self.undo()
        return before - len(self.made)

    def view(self, seat: int | None) -> Any:
        """All that a seat, or a spectator (None), may know."""
        check_seat(seat, len(self.seats))
        return self.game.view(self.state, seat)

    def events(self, since: int = 0, seat: int | None = None, *, all_seats: bool = False) -> list[Event]:
        """What happened after the first `since` moves, as far as a seat, or a spectator (None), may know."""
        return [
            event for ply in range(since, len(self.made)) for event in self.events_of(ply, seat, all_seats=all_seats)
        ]

    def events_of(self, ply: int, seat: int | None = None, *, all_seats: bool = False) -> list[Event]:
        """What happened in one move, counted from 0."""
        check_seat(seat, len(self.seats))
        for at in range(len(self._told), ply + 1):
            told = self.game.narrate(self.states[at], self.made[at].action, self.states[at + 1])
            self._told.append(tuple(told))
        return [event for event in self._told[ply] if all_seats or event.seen_by is None or seat in event.seen_by]

    def tale(self, seat: int | None = None, *, all_seats: bool = False) -> Tale:
        """The same as a story: chapters of sentences."""
        check_seat(seat, len(self.seats))
        if (seat, all_seats) not in self._tales:
            self._tales[seat, all_seats] = Tale(self, seat, all_seats)
        return self._tales[seat, all_seats]

    def scores(self) -> tuple[int, ...]:
        """Everybody's points, final or as if the game ended now."""
        return tuple(int(self.game.plain.score(self.state, seat)) for seat in range(len(self.seats)))

    def winners(self) -> tuple[int, ...]:
        """The seats that won, after ties are broken; none while the game goes on."""
        if not self.is_over:
            return ()
        return tuple(seat for seat in range(len(self.seats)) if self.game.plain.is_winner(self.state, seat))

    def score_sheet(self) -> ScoreSheet:
        """Where everybody's points come from."""
        return self.game.score_sheet(self.state)

    @property
    def commitment(self) -> str:
        """The hash of the secret, for everybody to see from the start."""
        return commitment(self.secret)

    def record(self, reveal: bool = True) -> Record:
        """The match to keep or send; with `reveal=False`, for others to see while it is played, without its secret,
        the orders, the position it began from and the digest of its state."""
        record = Record(
            game=self.game.name,
            rules_version=self.game.rules_version,
            options=self.options,
            pack=self.game.pack.name,
            pack_digest=self.game.pack.digest,
            commitment=self.commitment,
            secret=self.secret.hex() if reveal else None,
            words=self.words,
            seats=self.seats,
            position=self.position if reveal else None,
            branch=self.branch,
            decisions=tuple(Decision(made.seat, self.game.notation(made.action)) for made in self.made),
            orders=tuple(self._orders.given) if reveal else (),
            result=Result(self.scores(), self.winners()) if self.is_over else None,
            state=self.digest() if reveal else None,
        )
        return record.sealed()

    def digest(self) -> str:
        """A digest of the present state, the same on every machine."""
        return digest(self.game.layout.pack(self.state))
