"""What one process tells of a move is done by another without reading it; what does not follow is only a hint."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from holocene.server import following, hosting, store
from holocene.server.app import create_app
from holocene.server.following import MOVED, News, news_of, read_news
from holocene.server.hosting import Wanted
from holocene.server.live import MOMENT, Listener, Offer
from holocene.server.moment import moment_of
from holocene.server.playing import Entry
from holocene.server.service import Service
from holocene.server.settings import Settings
from tests.server.by_token import token_of


class Pair:
    """Two processes that share a file; what the first tells is kept until the second hears it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        settings = Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", workers=2, durable=False, rate=0)
        self.here, self.there = (create_app(settings).state.service for _ in range(2))
        self.told: list[str] = []
        self.woken: list[tuple[Any, ...]] = []
        self.reads = 0
        monkeypatch.setattr(self.here.database, "notify", self._tell)
        monkeypatch.setattr(self.there.live, "wake", lambda *what: self.woken.append(what))
        self._read = self.there.database.read
        monkeypatch.setattr(self.there.database, "read", self._counted)

    def _tell(self, connection: Any, table_id: str, news: str = "") -> None:
        self.told.append(news)

    def _counted(self) -> Any:
        self.reads += 1
        return self._read()

    def open(self, game: str, **options: Any) -> None:
        """A table with two people on one screen, at which somebody looks there."""
        seats = [{"kind": "here"}, {"kind": "here"}]
        made = hosting.create(self.here, Wanted(game=game, seats=seats, seed=5, options=options))
        self.id, self.tokens = made.table, [token_of(seat) for seat in made.seats]
        with self.there.desks.at(self.id):
            self.there.looked(self.id)
        self.told.clear()

    def hear(self) -> None:
        self.there.looked(self.id)  # however long it has taken since then
        for news in self.told:
            self.there.follow(self.id, news)
        self.told.clear()

    def known(self, service: Service) -> Any:
        """All that a process has in memory of the table, as everybody is shown it."""
        with service.desks.held(self.id) as desk:
            shown = [msgspec.json.encode(moment_of(desk, seat, Counter())) for seat in (-1, 0, 1)]
            return desk.row, desk.revision, desk.now.number, shown

    def play(self, rng: Random, service: Service | None = None) -> None:
        service = service or self.here
        with service.desks.at(self.id) as desk:
            n, seat, move = desk.now.n, desk.now.match.to_act, rng.choice(desk.now.match.legal())
        assert seat is not None
        service.play_as(self.id, self.tokens[seat], n, [move])


@pytest.fixture
def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    pair = Pair(tmp_path, monkeypatch)
    yield pair
    for service in (pair.here, pair.there):
        service.database.close()


@pytest.mark.parametrize(("game", "options"), [("progress", {"variant": "quicker"}), ("s-evolution", {})])
def test_a_whole_game_is_followed_without_a_look_at_the_database(
    pair: Pair, game: str, options: dict[str, Any]
) -> None:
    """With undo and orders ahead, to the end; what is known there is what is known here and stored."""
    pair.open(game, **options)
    rng, before = Random(3), pair.reads
    for _ in range(5000):
        pair.play(rng)
        with pair.here.desks.held(pair.id) as desk:
            is_over, n, seat = desk.row.state == "over", desk.now.n, desk.now.match.to_act
            can_undo = not is_over and desk.now.undo_ply() is not None
        if can_undo and rng.random() < 0.1:
            assert seat is not None
            pair.here.undo(pair.id, seat, n, None, whole_turn=rng.random() < 0.5)
        if not is_over and rng.random() < 0.1:
            pair.here.give_orders(pair.id, 0, [])
        pair.hear()
        if is_over:
            break
        assert pair.known(pair.here) == pair.known(pair.there)
    assert before == pair.reads
    with pair.here.database.read() as connection:
        stored = store.find_table(connection, pair.id)
    assert ("over", stored) == (pair.known(pair.there)[0].state, pair.known(pair.there)[0])


def test_news_that_do_not_follow_are_a_hint(pair: Pair) -> None:
    """One was missed: whoever listens looks at the database, and from then on news follow again."""
    pair.open("progress")
    rng = Random(3)
    pair.play(rng)
    pair.told.clear()
    pair.play(rng)
    pair.hear()
    assert [(pair.id, (MOMENT,), None)] == pair.woken
    with pair.there.desks.at(pair.id):
        pass
    pair.play(rng)
    pair.hear()
    assert 1 == len(pair.woken)
    assert pair.known(pair.here) == pair.known(pair.there)


def test_a_move_that_was_read_already_is_not_made_again(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL shows each question what is stored by then: a move that is made between the look at the table's row
    and the look at its log is in the second alone, and the news of it come later."""
    pair.open("progress", first="0")
    pair.here.give_orders(pair.id, 0, [])
    pair.told.clear()
    find_log = store.find_log

    def torn(connection: Any, table_id: str, after: int) -> Any:
        monkeypatch.setattr(store, "find_log", find_log)
        pair.here.play_as(pair.id, pair.tokens[0], 0, ["end"])  # made twice, it would end the other's turn too
        with pair.here.database.read() as later:  # in SQLite the first connection is not shown it
            return find_log(later, table_id, after)

    monkeypatch.setattr(store, "find_log", torn)
    with pair.there.desks.at(pair.id) as desk:
        assert (0, 1) == (desk.row.n, desk.now.n)
    pair.hear()
    with pair.there.desks.at(pair.id) as desk:
        assert 1 == desk.now.n
    assert pair.known(pair.here) == pair.known(pair.there)


@pytest.mark.parametrize("news", [MOVED, "[", '[[1,"play"]]', "what a later version says"])
def test_news_that_cannot_be_read_are_a_hint(pair: Pair, news: str) -> None:
    """Also those of another version of the server."""
    pair.open("progress")
    pair.there.follow(pair.id, news)
    assert [(pair.id, (MOMENT,), None)] == pair.woken


def test_news_that_are_too_long_are_not_told(pair: Pair) -> None:
    """PostgreSQL would refuse the message, and the move with it."""
    pair.open("progress")
    with pair.here.desks.at(pair.id) as desk:
        long = news_of(Entry(1, "play", 0, "x" * following.LONGEST), desk.row)
        short = news_of(Entry(1, "play", 0, "[]"), desk.row)
    assert (MOVED, News(Entry(1, "play", 0, "[]"), desk.row.revision, desk.row.changed)) == (long, read_news(short))


def test_news_that_cannot_be_played_are_a_hint(pair: Pair) -> None:
    """What is in memory is forgotten, and the table read again."""
    pair.open("progress")
    with pair.here.desks.at(pair.id) as desk:
        row = msgspec.structs.replace(desk.row, revision=desk.row.revision + 1)
    pair.there.follow(pair.id, news_of(Entry(1, "play", 0, '["no such move"]'), row))
    assert [(pair.id, (MOMENT,), None)] == pair.woken
    with pair.there.desks.at(pair.id) as desk:
        assert 0 == desk.now.n


def test_a_table_that_is_used_just_now_is_not_waited_for(pair: Pair) -> None:
    """Who listens to the other processes must not stand behind somebody who waits for the database."""
    pair.open("progress")
    pair.play(Random(3))
    with pair.there.desks.held(pair.id):
        hearing = threading.Thread(target=pair.hear)
        hearing.start()
        hearing.join()
    assert [(pair.id, (MOMENT,), None)] == pair.woken


def test_orders_wake_only_the_seat_that_gave_them(pair: Pair) -> None:
    """Nobody else may notice."""
    pair.open("progress", first="0")
    pair.here.give_orders(pair.id, 1, [])
    pair.hear()
    assert [(pair.id, (MOMENT,), 1)] == pair.woken


def test_who_was_told_a_moment_is_not_told_again() -> None:
    """News come late where the table was looked at before: its streams have the moment, or are about to."""
    listener = Listener("table", 0, "")
    listener.version, listener.due = 4, set()
    assert (True, False) == (listener.knows(4), listener.knows(5))
    listener.offer(Offer(4, 5, b"{}"))
    assert (False, True) == (listener.knows(4), listener.knows(5))


def test_who_falls_behind_is_handed_the_newest_moment() -> None:
    """Without a look at the database, as long as it follows what was sent last; else it must look."""
    listener = Listener("table", 0, "")
    listener.version, listener.due = 4, set()
    listener.offer(Offer(4, 5, b"5"))
    listener.offer(Offer(4, 6, b"6"))
    assert (Offer(4, 6, b"6"), set()) == (listener.take(), listener.due)
    listener.version = 6
    listener.offer(Offer(4, 7, b"7"))
    assert (None, {MOMENT}) == (listener.take(), listener.due)
