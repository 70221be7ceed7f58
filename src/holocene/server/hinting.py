"""Hints: what a strong bot would look at, computed in a few threads of their own and never on the event loop.

A hint is asked for in three steps, each of which tells a little more: the kind of move, candidates, then the move with
its reason. It is computed once for a moment of a table; a seat's hint sees no more than the seat does. Clients take
turns (`fairness`), and a hint that nobody waits for any more, or whose table has moved on, is not computed.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import UNSET

from holocene.core.contract.game import Game
from holocene.server.contract import CandidateShown, HintShown, ReasonShown
from holocene.server.desks import Desk
from holocene.server.fairness import FairQueue, Job
from holocene.server.problems import Forbidden, Late, TooMany
from holocene.server.service import Service
from holocene.server.standing import check_running, stale

if TYPE_CHECKING:
    from holocene.bots.hints_told import Candidate, Hint, Reason

ALL: Final = 3  # steps
KEPT: Final = 500  # hints in memory
MOST_WAITING: Final = 200  # of all clients together

Advice = Callable[[Game, Any, Sequence[str], float, random.Random], "Hint"]


def advice() -> Advice:
    """Who knows; imported when somebody first asks, since it is heavy."""
    from holocene.bots.hints import hint

    return hint


class Asked:
    """A hint for one moment of a table, and how many wait for it."""

    def __init__(self, table: str, version: int) -> None:
        self.table = table
        self.version = version
        self.waiting = 0
        self.made: Future[HintShown] = Future()


class Question(NamedTuple):
    """A hint that is to be made, and from what."""

    asked: Asked
    game: Game
    view: Any
    legal: list[str]


class Hints:
    """Hints for the tables of one process."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._turns = FairQueue(service.settings.bot_threads)
        self._lock = threading.Lock()
        self._asked: OrderedDict[tuple[str, int], Asked] = OrderedDict()
        for at in range(service.settings.bot_threads):
            threading.Thread(target=self._run, daemon=True, name=f"holocene-hints-{at}").start()

    def stop(self) -> None:
        """Begins no further ones."""
        self._turns.close()

    def ask(self, table_id: str, seat: int, client: str) -> Asked:
        """The hint for the seat that decides now; whoever asks for it also says when it is no longer waited for."""
        with self._service.desks.at(table_id) as desk:
            check_running(desk)
            if not desk.row.hints:
                raise Forbidden("no hints are given at this table", "server-no-hints")
            if desk.now.match.to_act != seat:
                raise Forbidden("it is not your turn", "server-not-your-turn")
            with self._lock:
                asked = self._asked.get((table_id, desk.now.version))
                if asked is None:
                    self._check_room(client)
                    asked = self._line_up(desk, seat, client)
                asked.waiting += 1
                return asked

    def _check_room(self, client: str) -> None:
        is_full = self._turns.count() >= MOST_WAITING
        if is_full or self._turns.count(client) >= self._service.settings.hints_per_client:
            raise TooMany("too many hints are asked for at once", "server-too-many")

    def _line_up(self, desk: Desk, seat: int, client: str) -> Asked:
        match, asked = desk.now.match, Asked(desk.id, desk.now.version)
        self._asked[asked.table, asked.version] = asked
        while len(self._asked) > KEPT:
            self._asked.popitem(last=False)
        question = Question(asked, match.game, match.view(seat), match.legal())
        before = self._turns.put(Job(client, asked.table, what=question))
        if before is not None:
            before.what.asked.made.set_exception(stale(desk))
        return asked

    def leave(self, asked: Asked) -> None:
        """Somebody has been told, or does not wait any more."""
        with self._lock:
            asked.waiting -= 1
            if asked.waiting or asked.made.done():
                return
            job = self._turns.drop(asked.table)
            if job is not None and job.what.asked is asked:
                self._forget(asked)
            elif job is not None:  # the next hint of the table, while this one is being made
                self._turns.put(job)

    def _forget(self, asked: Asked) -> None:
        """Whoever asks later asks anew."""
        self._asked.pop((asked.table, asked.version), None)

    def _run(self) -> None:
        while (job := self._turns.take()) is not None:
            try:
                self._make(job.what)
            finally:
                self._turns.done(job)

    def _make(self, question: Question) -> None:
        asked = question.asked
        with self._lock:
            if not asked.waiting:
                self._forget(asked)
                return
        try:
            self._check_moment(asked)
            asked.made.set_result(self._advised(question))
        except Exception as error:
            asked.made.set_exception(error)

    def _check_moment(self, asked: Asked) -> None:
        with self._service.desks.at(asked.table) as desk:
            if desk.now.version != asked.version:
                raise stale(desk)

    def _advised(self, question: Question) -> HintShown:
        """All of a hint; where nothing was searched, no chance is known."""
        asked, game, view, legal = question
        rng = random.Random(secrets.randbits(128))
        found = advice()(game, view, legal, self._service.settings.hint, rng)
        return HintShown(
            version=asked.version,
            step=ALL,
            kind=found.kind,
            candidates=tuple(map(shown, found.candidates)),
            move=found.move,
            win=found.candidates[0].win,
            gain=_said(found.gain),
            reason=_said(found.reason),
        )

    async def tell(self, step: int, asked: Asked, gone: asyncio.Future[None]) -> HintShown:
        """As much of a hint as a step tells; `gone` is done when nobody is there any more to hear it."""
        settings = self._service.settings
        made = asyncio.wrap_future(asked.made)
        either: set[asyncio.Future[Any]] = {made, gone}
        try:
            most = settings.hint + settings.patience
            done, _ = await asyncio.wait(either, timeout=most, return_when=asyncio.FIRST_COMPLETED)
            if made not in done:
                raise Late("the hint takes too long", "server-hint-late")
            return told(made.result(), step)
        finally:
            self.leave(asked)


def shown(each: Candidate) -> CandidateShown:
    """A candidate with what is said of it."""
    from holocene.bots.hints import outlook

    known = (each.move, each.share, each.win, each.points, each.place, each.lead)
    return CandidateShown(*known, said=_said(outlook(each)))


def _said(reason: Reason | None) -> ReasonShown | None:
    return None if reason is None else ReasonShown(reason.key, reason.facts)


def told(hint: HintShown, step: int) -> HintShown:
    """As much of a hint as a step tells."""
    if step == ALL:
        return hint
    candidates = UNSET if step == 1 else hint.candidates
    return HintShown(hint.version, step, hint.kind, candidates)
