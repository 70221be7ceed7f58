"""One game between bots, from the deal to the score, on the plain engine.

The state is stepped in place, without the history a `Match` keeps. Machine code would make a step cheaper, but every
decision needs a view, which is made from a plain state: turning bytes into one costs more than the plain step.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple, TypeAlias

import msgspec

from holocene.arena.plan import Plan, Seating
from holocene.arena.times import Times
from holocene.bots.asking import BotFault, ask
from holocene.bots.registry import make_ready
from holocene.core.matches.match import Match
from holocene.core.matches.record import Record
from holocene.core.matches.seats import Seat
from holocene.core.matches.secret import write_key


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


Task: TypeAlias = Callable[[Plan, int, Callable[[], bool]], Any]
"""What is made of a game, from its plan, its number, and whether playing is to stop: a function that another process
can import. Where a bot spoils the game it answers with a `Fault`."""

Games: TypeAlias = Generator[Any, None, None]
"""What a task makes of games, as they are done; to close it ends those that are being played."""


class Finished(NamedTuple):
    """A game that is over, with all that can be told of it."""

    seating: Seating
    secret: bytes
    made: list[int]
    times: list[Times]
    state: Any


class Stopped(Exception):
    """Playing was asked to end."""


def play(plan: Plan, number: int, is_stopped: Callable[[], bool] = lambda: False) -> Played | Fault:
    """Plays a game of the series."""
    done = play_out(plan, number, is_stopped)
    return done if isinstance(done, Fault) else _played(plan, done)


def play_out(plan: Plan, number: int, is_stopped: Callable[[], bool] = lambda: False) -> Finished | Fault:
    """Lets the bots of a game play until it is over."""
    seating, game = plan.seating(number), plan.rules
    secret, engine = plan.secret(seating.deal), game.plain
    bots = [make_ready(plan.bots[bot], game) for bot in seating.bots]
    generators = [plan.generator(number, seat) for seat in range(len(bots))]
    times, now = [Times() for _ in bots], plan.clock.now
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
            start = now()
            try:
                choice = ask(bots[seat], name, view, list(moves), plan.clock, generators[seat])
            except BotFault as fault:
                record = match_of(plan, seating, secret, made).record()
                return Fault(number, str(fault), fault.key, fault.facts, record)
            times[seat].add(now() - start)
            action = moves[choice]
        made.append(action)
        engine.step(s, action)
        if not engine.is_over(s):
            write_key(s.rng, secret, len(made) + 1)
    return Finished(seating, secret, made, times, s)


def _played(plan: Plan, done: Finished) -> Played:
    seating, s = done.seating, done.state
    engine, seats = plan.rules.plain, range(len(seating.bots))
    return Played(
        number=seating.number,
        deal=seating.deal,
        bots=seating.bots,
        scores=tuple(int(engine.score(s, seat)) for seat in seats),
        winners=tuple(seat for seat in seats if engine.is_winner(s, seat)),
        rank=plan.rules.score_sheet(s).rank,
        decisions=len(done.made),
        rounds=int(getattr(s, "round", 0)),
        times=tuple(done.times),
    )


def match_of(plan: Plan, seating: Seating, secret: bytes, made: list[int]) -> Match:
    """The match as far as it went, to be looked at and replayed."""
    match = Match(plan.rules, plan.chosen, secret, [Seat("", plan.bots[bot]) for bot in seating.bots])
    for action in made:
        match.play(action)
    return match
