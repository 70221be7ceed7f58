"""Reviews of finished games: judged in a thread of its own, a little at a time, and kept in the database.

Whoever asks is told what there is beyond what she knows, as soon as there is more. Clients take turns (`fairness`)
after every second of work. A review that nobody waits for rests, and goes on where it stood when somebody asks again;
after a restart it begins anew, and since it follows from the record alone, it comes to the same.
"""

from __future__ import annotations

import asyncio
import threading
import time
import zlib
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from random import Random
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Connection, delete, insert, select

import holocene
from holocene.core.contract.game import ScoreSheet
from holocene.core.matches.match import Match
from holocene.core.matches.replay import replay
from holocene.review.told import Judged, Part
from holocene.server import archive, store
from holocene.server.contract import DecisionSaid, ReasonShown, ReviewShown
from holocene.server.desks import no_table
from holocene.server.fairness import FairQueue, Job
from holocene.server.moment import final_scores
from holocene.server.problems import Conflict, TooMany, Unknown
from holocene.server.schema import reviews
from holocene.server.service import Service
from holocene.server.standing import check_open

KEPT: Final = 30  # reviews in memory, finished or not
MOST_WAITING: Final = 60  # of all clients together
SLICE: Final = 1.0  # seconds of work until it is another's turn
LONGEST: Final = 20.0  # seconds that an answer waits for something new
LINGER: Final = 10.0  # seconds between two questions of one who waits


class Judge(Protocol):
    """Who judges: a match, a seat of it, and how it ended."""

    def __call__(self, match: Match, seat: int, *, sheet: ScoreSheet) -> Iterator[Part]:
        """The parts of a review, one after the other."""


def judge() -> Judge:
    """Who judges; imported when somebody first asks, since it is heavy."""
    from holocene.review.reviewing import reviewing

    return reviewing


class Asked:
    """A review of one seat, as far as it has come, and whether anybody waits for it."""

    def __init__(self, table: str, seat: int, client: str) -> None:
        self.table = table
        self.seat = seat
        self.client = client
        self.waiting = 0
        self.left = 0.0  # when the last who waited was answered
        self.parts: Iterator[Part] | None = None
        self.words: Words | None = None
        self.last: Part | None = None
        self.decisions: list[Judged] = []
        self.review: ReviewShown | None = None
        self.error: Exception | None = None
        self.more: Future[None] = Future()  # done when there is something new

    @property
    def name(self) -> str:
        """What the queue calls it."""
        return f"{self.table}/{self.seat}"

    @property
    def is_settled(self) -> bool:
        """Whether nothing more will come."""
        return self.review is not None or self.error is not None

    @property
    def is_wanted(self) -> bool:
        """Whether somebody waits, or has just been answered and will ask on."""
        return self.waiting > 0 or time.monotonic() - self.left < LINGER

    def take(self, part: Part) -> None:
        """Adds what was found."""
        self.last = part
        if part.judged is not None:
            self.decisions.append(part.judged)
        if part.review is not None and self.words is not None:
            words = self.words.of(part.review.decisions)
            self.review = ReviewShown(part.done, part.total, part.start, (), words, part.review)

    def tell(self) -> None:
        """Lets those go on who wait for something new."""
        news, self.more = self.more, Future()
        news.set_result(None)

    def shown(self, after: int) -> ReviewShown:
        """What there is beyond the first decisions."""
        if self.review is not None:
            return self.review
        if self.last is None or self.words is None:
            return ReviewShown(0, 0)
        fresh = tuple(self.decisions[after:])
        return ReviewShown(self.last.done, self.last.total, self.last.start, fresh, self.words.of(fresh))


class Words:
    """Moves in words, as the seat that is reviewed saw them: the same move may draw another card later."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat
        self._board = match.game.board()
        self._lock = threading.Lock()

    def of(self, decisions: Iterable[Judged]) -> dict[str, DecisionSaid]:
        """Every move that decisions name, by the number of moves before them."""
        with self._lock:
            return {str(judged.ply): self._said(judged) for judged in decisions}

    def _said(self, judged: Judged) -> DecisionSaid:
        view = self._match.game.view(self._match.states[judged.ply], self._seat)
        named = (judged.played, judged.best, *(each.move for each in judged.candidates))
        moves = {move: ReasonShown(*self._board.said(view, move)) for move in named}
        return DecisionSaid(moves, tuple(self._line(view, judged)))

    def _line(self, view: Any, judged: Judged) -> Iterator[ReasonShown]:
        """The expected moves, each at its own moment."""
        if judged.better is None:
            return
        game = self._match.game
        s, plain = game.imagine(view, Random(0)), game.plain
        for step in judged.better.line:
            yield ReasonShown(*self._board.said(game.view(s, self._seat), step.move))
            plain.step(s, game.parse(step.move))
            while not plain.is_over(s) and plain.n_legal(s) == 1:
                plain.step(s, plain.nth_legal(s, 0))


class Reviews:
    """Reviews for the tables of one process."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._turns = FairQueue(1)
        self._lock = threading.Lock()
        self._asked: OrderedDict[str, Asked] = OrderedDict()
        self._is_stopped = False
        threading.Thread(target=self._run, daemon=True, name="holocene-reviews").start()

    def stop(self) -> None:
        """Begins no further ones, and leaves the one that is being made."""
        self._is_stopped = True
        self._turns.close()

    def ask(self, table_id: str, seat: int, client: str) -> Asked | ReviewShown:
        """The review of a seat: all of it where it was kept, else one that is being made. Who asks for it also says
        when she does not wait any more. Conflict while the game goes on: what a seat could hope for tells its hand."""
        with self._service.desks.held(table_id) as desk, self._service.database.read() as connection:
            row = desk.look(connection)
            check_open(row)
            if row.state != "over":
                raise Conflict("the game is not over", "server-not-over")
            if not 0 <= seat < len(desk.seats):
                last = len(desk.seats) - 1
                raise Unknown(f"there is no seat {seat}", "bad-seat", field="seat", seat=seat, last=last)
            kept = find(connection, table_id, seat)
        return kept or self._joined(Asked(table_id, seat, client))

    def _joined(self, new: Asked) -> Asked:
        with self._lock:
            asked = self._asked.get(new.name, new)
            if not asked.is_settled and new.name not in self._turns:
                self._check_room(new.client)
                self._turns.put(Job(new.client, new.name, is_long=True, what=asked))
            self._asked[new.name] = asked
            self._asked.move_to_end(new.name)
            while len(self._asked) > KEPT:
                self._asked.popitem(last=False)
            asked.waiting += 1
            return asked

    def _check_room(self, client: str) -> None:
        is_full = self._turns.count() >= MOST_WAITING
        if is_full or self._turns.count(client) >= self._service.settings.reviews_per_client:
            raise TooMany("too many reviews are asked for at once", "server-too-many")

    def leave(self, asked: Asked) -> None:
        """Somebody has been told, or does not wait any more."""
        with self._lock:
            asked.waiting -= 1
            asked.left = time.monotonic()

    async def tell(self, asked: Asked, after: int, gone: asyncio.Future[None]) -> ReviewShown:
        """What there is beyond the first decisions, as soon as there is some, or after a while what there is; `gone`
        is done when nobody is there any more to hear it."""
        try:
            more = asked.more
            if not asked.is_settled and len(asked.decisions) <= after:
                either: set[asyncio.Future[None]] = {asyncio.wrap_future(more), gone}
                await asyncio.wait(either, timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
            if asked.error is not None:
                raise asked.error
            return asked.shown(after)
        finally:
            self.leave(asked)

    def _run(self) -> None:
        while (job := self._turns.take()) is not None:
            asked: Asked = job.what
            try:
                self._work(asked)
            except Exception as error:
                asked.error = error
                self._forget(asked)  # whoever asks later asks anew
            finally:
                self._turns.done(job)
            asked.tell()
            if not asked.is_settled and asked.is_wanted:
                self._turns.put(job)

    def _forget(self, asked: Asked) -> None:
        with self._lock:
            if self._asked.get(asked.name) is asked:
                del self._asked[asked.name]

    def _work(self, asked: Asked) -> None:
        """Judges for a while, or to the end, which is kept."""
        if asked.parts is None:
            match, sheet = self._match_of(asked.table)
            asked.words = Words(match, asked.seat)
            asked.parts = judge()(match, asked.seat, sheet=sheet)
        ends = time.monotonic() + SLICE
        for part in asked.parts:
            asked.take(part)
            if asked.review is not None:
                with self._service.database.write() as connection:
                    keep(connection, asked.table, asked.seat, asked.review)
                asked.parts = asked.words = None
                return
            if self._is_stopped or not asked.is_wanted or time.monotonic() > ends:
                return
            asked.tell()

    def _match_of(self, table_id: str) -> tuple[Match, ScoreSheet]:
        """The match, played again for this review alone, and how it ended, which may have been before its time."""
        with self._service.desks.at(table_id) as desk, self._service.database.read() as connection:
            game, sheet = desk.now.game, final_scores(desk)
            record = archive.find_record(connection, table_id)
            record = record or archive.record_of(desk, self._service.identity, is_over=True)
        return replay(record, game=game), sheet


def find(connection: Connection, table_id: str, seat: int) -> ReviewShown | None:
    """The review that was kept, if this version of the program made it: another judges anew."""
    query = select(reviews.c.told).where(
        reviews.c.table_id == table_id, reviews.c.seat == seat, reviews.c.program == holocene.__version__
    )
    packed = connection.execute(query).scalar()
    return None if packed is None else msgspec.json.decode(zlib.decompress(packed), type=ReviewShown)


def keep(connection: Connection, table_id: str, seat: int, review: ReviewShown) -> None:
    """Keeps a review, in the place of an earlier one; of a table that was deleted meanwhile there is none to keep."""
    if store.find_table(connection, table_id) is None:
        raise no_table(table_id)
    connection.execute(delete(reviews).where(reviews.c.table_id == table_id, reviews.c.seat == seat))
    row = {"table_id": table_id, "seat": seat, "program": holocene.__version__}
    connection.execute(insert(reviews), {**row, "told": zlib.compress(msgspec.json.encode(review), 6)})
