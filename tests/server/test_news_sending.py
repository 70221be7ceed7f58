"""What is due is sent once, in time, and only while it is news: whoever dies, fails or comes back meanwhile."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from holocene.server.club import persons
from holocene.server.club.news import hooks, lease
from holocene.server.club.news.lease import Way
from holocene.server.club.news.schema import errands
from holocene.server.club.news.sender import Sender
from holocene.server.live import Listener
from tests.server.news_club import Club, club_in
from tests.server.postbox import free_port
from tests.server.receiving import (
    Clock,
    looked,
    move_until,
    mover,
    sent_by,
)

DAY = 86_400.0


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    with club_in(tmp_path, monkeypatch) as found:
        yield found


def test_who_has_moved_already_is_not_told(club: Club) -> None:
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["turn"])
    table = club.opened()
    assert 1 == club.waiting()
    rng = Random(3)
    while 1 == mover(table):
        table.play_on(rng, 1, seat=1)
    sent_by(club.sender, club.clock)
    assert ([], 0) == (club.far.came, club.waiting())


def test_it_is_sent_while_the_clock_goes_on(club: Club) -> None:
    """A real clock shows another time whenever it is asked."""

    class Going(Clock):
        def __call__(self) -> float:
            self.now += 0.001
            return self.now

    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["turn"])
    club.opened()
    clock = Going(time.time())
    sent_by(Sender(club.service, clock), clock)
    assert (1, 0) == (len(club.far.came), club.waiting())


def test_what_is_not_written_down_is_not_told(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that cannot be stored leaves no news behind, though they were written before it failed."""
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["turn"])
    table = club.ada.makes_table()
    club.ben.sits_down(table)
    move_until(table, 0)
    sent_by(club.sender, club.clock)
    club.far.came.clear()
    heard = []

    def lost(connection: Any, row: Any, **_: Any) -> int:
        heard.append(len(connection.execute(select(errands.c.id)).all()))
        raise RuntimeError("the disk is gone")

    monkeypatch.setattr("holocene.server.store.move_on", lost)
    rng = Random(1)
    for _ in range(30):
        moves = table.moment(0)["moves"]
        answer = table.play(0, rng.choice(moves)["move"])
        assert 500 == answer.status_code
    assert (True, 0) == (max(heard) > 0, club.waiting())
    sent_by(club.sender, club.clock)
    assert [] == club.far.came


def test_one_message_for_all_tables_when_the_night_is_over(club: Club) -> None:
    """Two tables wait; nothing comes in the quiet hours, then one notification for both."""
    browser = club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["turn"])
    now = time.gmtime(club.clock.now)
    minute = now.tm_hour * 60 + now.tm_min
    club.ben.ask("PATCH", "/news", {"quiet_from": minute, "quiet_until": (minute + 120) % 1440})
    club.opened()
    club.opened()
    sent_by(club.sender, club.clock)
    club.clock.pass_by(3600)
    looked(club.sender)
    assert ([], 2) == (club.far.came, club.waiting())
    club.clock.pass_by(3700)
    looked(club.sender)
    (came,) = club.far.came
    notice = browser.opened(came.body)
    assert ("News from 2\u00a0tables", 2, 0) == (notice["title"], len(notice["body"].split("\n")), club.waiting())


def test_a_digest_waits_between_two_messages(club: Club) -> None:
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["turn"], digest="minutes", minutes=30)
    club.opened()
    sent_by(club.sender, club.clock)
    assert 1 == len(club.far.came)
    club.opened()
    sent_by(club.sender, club.clock)
    assert 1 == len(club.far.came)
    sent_by(club.sender, club.clock, seconds=1801)
    assert 2 == len(club.far.came)


def test_a_browser_that_has_unsubscribed_is_forgotten(club: Club) -> None:
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["turn"])
    club.far.status = 410
    club.opened()
    sent_by(club.sender, club.clock)
    assert (1, 0, []) == (len(club.far.came), club.waiting(), club.ben.ask("GET", "/news")["browsers"])


def test_a_server_that_does_not_answer_is_asked_again_more_and_more_seldom(club: Club) -> None:
    """For a day; then it is let be, and the next news go at once."""
    club.ben.hooks(f"{club.far.url}/hook")
    club.ben.wants("hook", ["turn"])
    club.far.status = 503
    club.opened()
    began, tried = club.clock.now, []
    for _ in range(3000):
        club.clock.pass_by(60)
        before = len(club.far.came)
        looked(club.sender)
        tried += [club.clock.now - began] if len(club.far.came) > before else []
    pauses = [later - sooner for sooner, later in pairwise(tried)]
    assert pauses == sorted(pauses) and pauses[0] < 120 and 3600 <= pauses[-1] < 3800
    assert (True, 0) == (DAY <= tried[-1] - tried[0] < DAY + 3700, club.waiting())
    club.far.status = 204
    club.far.came.clear()
    club.opened()
    sent_by(club.sender, club.clock)
    assert 1 == len(club.far.came)


def test_a_message_that_cannot_be_made_is_let_be_in_the_end(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """As one that nobody takes: it is tried more and more seldom, for a day, and everybody else is told meanwhile."""
    club.ben.hooks(f"{club.far.url}/hook")
    club.ben.wants("hook", ["turn"])
    club.opened()
    tried: list[float] = []

    def fails(*_: object) -> int:
        tried.append(club.clock.now)
        raise ValueError("no such words")

    monkeypatch.setattr(hooks, "send", fails)
    for _ in range(2 * 24 * 2):
        club.clock.pass_by(1800)
        looked(club.sender)
    assert (True, 0) == (DAY <= tried[-1] - tried[0] < DAY + 3700, club.waiting())


def test_who_was_killed_while_sending_is_followed_by_another(club: Club) -> None:
    """Nobody else sends while the lease lasts; afterwards somebody does, once."""
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["turn"])
    club.opened()
    club.clock.pass_by(11)
    with club.service.database.read() as connection:
        (way,) = lease.ways_due(connection, club.clock.now)
    with club.service.database.write() as connection:
        post = lease.take(connection, way, "who is killed", club.clock.now)
    assert post is not None
    looked(club.sender)
    club.sender.see_to(way)
    assert [] == club.far.came
    club.clock.pass_by(lease.LEASE + 1)
    looked(club.sender)
    looked(club.sender)
    assert 1 == len(club.far.came)
    with club.service.database.write() as connection:
        assert not lease.give_back(connection, post)  # who comes back late may not write it down


def test_who_was_held_up_does_not_end_the_lease_that_followed(club: Club) -> None:
    """Though both are of the same process."""
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["turn"])
    club.opened()
    club.clock.pass_by(11)
    now = club.clock.now
    with club.service.database.write() as connection:
        (way,) = lease.ways_due(connection, now)
        first, second = (lease.take(connection, way, "one", at) for at in (now, now + lease.LEASE + 1))
        assert first is not None and second is not None
        assert [False, True, False] == [lease.give_back(connection, post) for post in (first, second, second)]


def test_who_asks_for_patience_is_asked_again(club: Club) -> None:
    club.ben.hooks(f"{club.far.url}/hook")
    club.ben.wants("hook", ["turn"])
    club.opened()
    for status, left in ((429, 1), (400, 0)):
        club.far.status = status
        sent_by(club.sender, club.clock, seconds=61)
        assert left == club.waiting()


def test_a_switch_is_for_its_own_way(club: Club) -> None:
    """What is switched on for one goes by no other, and one is set without the others."""
    club.ben.hooks(f"{club.far.url}/hook")
    club.ben.has_address(club.service, "ben@example.org")
    club.ben.wants("hook", ["turn"])
    club.ben.wants("mail", ["turn"])
    club.opened()
    club.ben.wants("mail", ["over"])
    sent_by(club.sender, club.clock)
    assert (1, [], 0) == (len(club.far.came), club.box.came, club.waiting())
    assert {"hook": ["turn"], "mail": ["over"]}.items() <= club.ben.ask("GET", "/news")["told"].items()


def test_one_table_is_told_once_however_much_happened_there(club: Club) -> None:
    """A game that has begun and waits for her is news of one kind."""
    browser = club.ada.subscribes(f"{club.far.url}/push")
    club.ada.wants("push")
    table = club.ada.makes_table()
    club.ben.sits_down(table)
    move_until(table, 0)
    assert club.waiting() > 1
    sent_by(club.sender, club.clock)
    (came,) = club.far.came
    assert "Your turn at S-Evolution" == browser.opened(came.body)["title"]


def test_nobody_is_told_of_a_game_that_she_plays_alone(club: Club) -> None:
    club.ada.subscribes(f"{club.far.url}/push")
    club.ada.wants("push")
    club.ada.makes_table(seats=[{"kind": "me"}, {"kind": "bot"}])
    club.ada.makes_table(seats=[{"kind": "me"}, {"kind": "here"}])
    assert 0 == club.waiting()


def test_turns_of_a_quick_clock_are_no_news(club: Club) -> None:
    """Everybody sits at such a table; where a turn may take days, nobody does, and its last hours are news too."""
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["turn"])
    for pace, n in ((60.0, 0), (DAY, 2)):
        table = club.ada.makes_table(pace=pace)
        club.ben.sits_down(table)
        move_until(table, 1)
        assert n == club.waiting()


def test_who_is_barred_hears_nothing(club: Club) -> None:
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push")
    club.opened()
    with club.service.database.write() as connection:
        persons.change(connection, club.ben.id, barred=True)
    sent_by(club.sender, club.clock)
    assert ([], 0) == (club.far.came, club.waiting())


def test_a_way_that_nobody_knows_leads_nowhere(club: Club) -> None:
    club.sender.see_to(Way("nobody", "mail"))
    assert [] == club.box.came


def test_who_looks_at_the_table_is_not_told(club: Club) -> None:
    """Her stream is open: she sees it herself."""
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["turn"])
    table = club.opened()
    stream = Listener(table.id, 1, "somewhere")
    club.service.live.listen(stream)
    sent_by(club.sender, club.clock)
    club.service.live.leave(stream)
    assert ([], 0) == (club.far.came, club.waiting())


def test_letters_wait_for_a_mail_server_that_is_away(club: Club) -> None:
    club.ben.has_address(club.service, "ben@example.org")
    club.ben.wants("mail", ["turn"])
    club.opened()
    there = club.service.settings
    club.service.settings = msgspec.structs.replace(there, mail=f"smtp://127.0.0.1:{free_port()}")
    sent_by(club.sender, club.clock)
    assert 1 == club.waiting()
    club.service.settings = there
    sent_by(club.sender, club.clock)
    assert [] == club.box.came  # not before the pause is over
    sent_by(club.sender, club.clock, seconds=60)
    assert (1, 0) == (len(club.box.came), club.waiting())
