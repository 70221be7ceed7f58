"""One game between bots, from the deal to the score, on the plain engine.

The state is stepped in place, without the history a `Match` keeps. Machine code would make a step cheaper, but every
decision needs a view, which is made from a plain state: turning bytes into one costs more than the plain step.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any, TypeAlias

import msgspec

from holocene.arena.plan import Plan, Seating
from holocene.arena.times import Times
from holocene.bots.asking import BotFault, ask
from holocene.bots.registry import make
from holocene.core.match import Match
from holocene.core.record import Record
from holocene.core.seats import Seat
from holocene.core.secret import write_key


class Played(msgspec.Struct, frozen=True):
    """A finished game, with a number for each seat; `times` are the seconds that its bots thought."""

    number: int
    deal: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rank: str  # of a game alone; empty where it was lost
    decisions: int
    rounds: int
    times: tuple[Times, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """The part of the victory that each seat has."""
        return tuple(int(seat in self.winners) / max(1, len(self.winners)) for seat in range(len(self.bots)))


class Fault(msgspec.Struct, frozen=True):
    """A game that a bot spoilt: what is to be said, and the match up to there."""

    number: int
    message: str
    key: str
    facts: dict[str, str]
    record: Record


Games: TypeAlias = Generator[Played | Fault, None, None]
"""Games as they are done; to close it ends those that are being played."""


class Stopped(Exception):
    """Playing was asked to end."""


def play(plan: Plan, number: int, is_stopped: Callable[[], bool] = lambda: False) -> Played | Fault:
    """Plays a game of the series."""
    seating, game = plan.seating(number), plan.rules
    secret, engine = plan.secret(seating.deal), game.plain
    bots = [make(plan.bots[bot], game) for bot in seating.bots]
    generators = [plan.generator(number, seat) for seat in range(len(bots))]
    times = [Times() for _ in bots]
    made: list[int] = []
    s = Match(game, plan.chosen, secret).state
    while not engine.is_over(s):
        if is_stopped():
            raise Stopped
        actions = game.legal(s)
        if len(actions) == 1:
            action = actions[0]
        else:
            seat = engine.to_act(s)
            moves = {game.notation(action): action for action in actions}
            view, name = game.view(s, seat), plan.bots[seating.bots[seat]]
            start = perf_counter()
            try:
                choice = ask(bots[seat], name, view, list(moves), plan.clock, generators[seat])
            except BotFault as fault:
                record = _record(plan, seating, secret, made)
                return Fault(number, str(fault), fault.key, fault.facts, record)
            times[seat].add(perf_counter() - start)
            action = moves[choice]
        made.append(action)
        engine.step(s, action)
        if not engine.is_over(s):
            write_key(s.rng, secret, len(made) + 1)
    return _played(plan, seating, s, len(made), times)


def _played(plan: Plan, seating: Seating, s: Any, decisions: int, times: list[Times]) -> Played:
    engine, seats = plan.rules.plain, range(len(seating.bots))
    return Played(
        number=seating.number,
        deal=seating.deal,
        bots=seating.bots,
        scores=tuple(int(engine.score(s, seat)) for seat in seats),
        winners=tuple(seat for seat in seats if engine.is_winner(s, seat)),
        rank=plan.rules.score_sheet(s).rank,
        decisions=decisions,
        rounds=int(getattr(s, "round", 0)),
        times=tuple(times),
    )


def _record(plan: Plan, seating: Seating, secret: bytes, made: list[int]) -> Record:
    """The match as far as it went, to be looked at and replayed."""
    match = Match(plan.rules, plan.chosen, secret, [Seat("", plan.bots[bot]) for bot in seating.bots])
    for action in made:
        match.play(action)
    return match.record()
