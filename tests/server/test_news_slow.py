"""Somebody else's server that hangs, or answers a letter at a time, keeps nobody's news waiting but its own."""

from __future__ import annotations

import smtplib
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import select

from holocene.server import metrics
from holocene.server.club import mail
from holocene.server.club.mail import Letter
from holocene.server.club.news import lease, outward, sender
from holocene.server.club.news.hands import AT_HOST
from holocene.server.club.news.schema import choices, errands, news, posts, pushes, wishes
from holocene.server.club.news.sender import HANDS
from tests.server.conftest import PATIENCE, until
from tests.server.news_club import Club, club_in
from tests.server.receiving import Known, Receiver, looked, move_until

DEAF: Final = "deaf.example.org"


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    """Where one waits for as long as it takes, so that only what hangs is seen to hang."""
    for name in ("PATIENCE", "LONGEST"):
        monkeypatch.setattr(outward, name, 600.0)
    with club_in(tmp_path, monkeypatch) as found:
        yield found


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    """A server that takes what comes, and does not answer until it is told to. It has a name of its own, since it is by
    its host that somebody is known to be slow."""
    receiver, look_up = Receiver(), socket.getaddrinfo
    receiver.answers.clear()
    receiver.url = receiver.url.replace("127.0.0.1", DEAF)

    def found(host: str, *more: Any, **named: Any) -> Any:
        is_it = isinstance(host, str) and host.lower().rstrip(".") == DEAF
        return look_up("127.0.0.1" if is_it else host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", found)
    yield receiver
    receiver.stop()


def waits_for(club: Club, who: Known) -> None:
    """A game of Ada's that has somebody to move."""
    table = club.ada.makes_table()
    who.sits_down(table)
    move_until(table, 1)


def test_a_host_that_hangs_holds_up_nobody_else(club: Club, deaf: Receiver) -> None:
    """More people than there are hands wait for it, by whatever spelling of its name. Others are told meanwhile by
    every channel, also of what happens afterwards; then it answers, and nothing is lost or told twice."""
    crowd = [Known(club.client, f"Cem {n}") for n in range(AT_HOST + 2)]
    spellings = cycle((DEAF, DEAF.upper(), f"{DEAF}."))
    for n, (each, spelling) in enumerate(zip(crowd, spellings, strict=False)):
        each.hooks(f"{deaf.url.replace(DEAF, spelling)}/{n}")
        each.wants("hook", ["turn"])
        waits_for(club, each)
    club.clock.pass_by(11)
    club.sender.step()
    until(lambda: len(deaf.came) == AT_HOST)
    club.ben.hooks(f"{club.far.url}/hook")
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.has_address(club.service, "ben@example.org")
    for channel in HANDS:
        club.ben.wants(channel, ["turn"])
    waits_for(club, club.ben)
    club.clock.pass_by(11)
    club.sender.step()
    until(lambda: {"/hook", "/push"} == {each.path for each in club.far.came} and len(club.box.came) == 1)
    assert AT_HOST == len(deaf.came), "it hangs still"
    deaf.answers.set()
    looked(club.sender)
    assert sorted(f"/{n}" for n in range(len(crowd))) == sorted(each.path for each in deaf.came)
    assert (2, 1, 0) == (len(club.far.came), len(club.box.came), club.waiting())


def test_a_mail_server_that_hangs_holds_up_no_webhook(club: Club) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        place = f"smtp://127.0.0.1:{silent.getsockname()[1]}"
        club.service.settings = msgspec.structs.replace(club.service.settings, mail=place)
        club.ben.hooks(f"{club.far.url}/hook")
        club.ben.has_address(club.service, "ben@example.org")
        for channel in ("mail", "hook"):
            club.ben.wants(channel, ["turn"])
        waits_for(club, club.ben)
        club.clock.pass_by(11)
        club.sender.step()
        line, _ = silent.accept()
        until(lambda: 1 == len(club.far.came))
        line.close()
        club.sender.rest()
    assert 1 == club.waiting(), "the letter, which is tried again"


@pytest.mark.parametrize("connects_late", [False, True])
def test_a_mail_server_that_answers_a_letter_at_a_time_is_left(
    club: Club, connects_late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It never stops greeting, and never for as long as a single step may take; also where it was hard to find, and the
    time was over before there was a line to cut."""
    monkeypatch.setattr(mail, "LONGEST", 0.2)
    monkeypatch.setattr(mail, "AGAIN", 0.2)
    is_cut, connect = threading.Event(), socket.create_connection

    def late(*place: Any, **more: Any) -> socket.socket:
        time.sleep(0.5 * connects_late)
        return connect(*place, **more)

    monkeypatch.setattr(socket, "create_connection", late)

    def greet(at: socket.socket) -> None:
        line, _ = at.accept()
        with line, suppress(OSError):
            for _ in range(300):
                line.sendall(b"220-good day\r\n")
                time.sleep(0.02)
            line.sendall(b"220 enough\r\n")
            return
        is_cut.set()

    with socket.create_server(("127.0.0.1", 0)) as endless:
        threading.Thread(target=greet, args=(endless,), daemon=True).start()
        place = f"smtp://127.0.0.1:{endless.getsockname()[1]}"
        settings = msgspec.structs.replace(club.service.settings, mail=place)
        with pytest.raises((smtplib.SMTPException, OSError)):
            mail.send(settings, Letter("ben@example.org", "News", "None."))
        assert is_cut.wait(PATIENCE)


def test_a_webhook_that_wants_no_more_takes_no_other_along(club: Club, deaf: Receiver) -> None:
    """She has named another address while the old one was spoken to: what that one says is not of the new one."""
    club.ben.hooks(f"{deaf.url}/old")
    club.ben.wants("hook", ["turn"])
    waits_for(club, club.ben)
    club.clock.pass_by(11)
    club.sender.step()
    until(lambda: 1 == len(deaf.came))
    club.ben.hooks(f"{club.far.url}/new")
    deaf.status = 410
    deaf.answers.set()
    club.sender.rest()
    waits_for(club, club.ben)
    club.clock.pass_by(11)
    looked(club.sender)
    assert "/new" in [came.path for came in club.far.came]


def test_who_deletes_herself_while_she_is_told_leaves_nothing(club: Club, deaf: Receiver) -> None:
    """Whatever comes of what is under way, by webhook and by notification, nothing is written down of her."""
    club.ben.hooks(f"{deaf.url}/hook")
    club.ben.subscribes(f"{deaf.url}/push")
    for channel in ("hook", "push"):
        club.ben.wants(channel, ["turn"])
    waits_for(club, club.ben)
    club.clock.pass_by(11)
    club.sender.step()
    until(lambda: 2 == len(deaf.came))
    club.ben.ask("DELETE", "")
    deaf.status = 410
    deaf.answers.set()
    before = metrics.ERRORS.labels("news")._value.get()
    club.sender.rest()
    assert before == metrics.ERRORS.labels("news")._value.get()
    with club.service.database.read() as connection:
        for table in (errands, news, posts, choices, wishes, pushes):
            assert [] == connection.execute(select(table).where(table.c.person_id == club.ben.id)).all()


def test_a_server_that_ends_begins_no_further_delivery(
    club: Club, deaf: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits for a host that hangs stays in the database, for another process or a later day."""
    monkeypatch.setattr(sender, "GRACE", 0.01)
    crowd = [Known(club.client, f"Cem {n}") for n in range(AT_HOST + 2)]
    for n, each in enumerate(crowd):
        each.hooks(f"{deaf.url}/{n}")
        each.wants("hook", ["turn"])
        waits_for(club, each)
    club.clock.pass_by(11)
    club.sender.step()
    until(lambda: len(deaf.came) == AT_HOST)
    club.sender.stop()
    club.sender.step()
    deaf.answers.set()
    club.sender.rest()
    assert (AT_HOST, 2) == (len(deaf.came), club.waiting())


def test_nobody_stands_behind_those_who_wait_already(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many of them there are: who is looked for next is somebody else."""
    monkeypatch.setattr(lease, "MOST", 1)
    for each in (club.ben, *(Known(club.client, f"Cem {n}") for n in range(2))):
        each.hooks(f"{club.far.url}/hook")
        each.wants("hook", ["turn"])
        waits_for(club, each)
    club.clock.pass_by(11)
    found: list[lease.Way] = []
    for _ in range(3):
        with club.service.database.read() as connection:
            found += lease.ways_due(connection, club.clock.now, found)
    assert 3 == len(set(found)) == len(found)
