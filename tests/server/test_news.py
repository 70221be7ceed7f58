"""News reach those who are away, by every way: they are true, they come once, and they tell no secret."""

from __future__ import annotations

import hmac
import json
import time
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from sqlalchemy import select

from holocene.core.matches.secret import new_secret, write_key
from holocene.server import store
from holocene.server.app import create_app
from holocene.server.club import persons
from holocene.server.club.news import lease, outbox
from holocene.server.club.news.lease import Way
from holocene.server.club.news.schema import errands, news, pushes
from holocene.server.club.news.sender import Sender
from holocene.server.service import Service
from tests.server.by_token import told
from tests.server.conftest import plain_settings
from tests.server.direct import TestClient
from tests.server.receiving import (
    Clock,
    Known,
    Receiver,
    claims_of,
    know_addresses,
    letters_in,
    move_until,
    mover,
    postbox,
    sent_by,
)
from tests.server.test_mail import Postbox

DAY = 86_400.0


class Club(NamedTuple):
    """A server whose clock stands still, Ada and Ben who are known there, and all ways to them."""

    client: TestClient
    service: Service
    sender: Sender
    clock: Clock
    far: Receiver
    box: Postbox
    ada: Known
    ben: Known

    def waiting(self) -> int:
        with self.service.database.read() as connection:
            return len(connection.execute(select(errands.c.id)).all())

    def opened(self) -> Any:
        """A table at which both sit, and that waits for Ben."""
        table = self.ada.makes_table()
        self.ben.sits_down(table)
        move_until(table, 1)
        return table


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    """Its life has not begun, so nothing is sent but when a test says so."""
    far = Receiver()
    with postbox() as (box, place):
        more = {"private_hooks": True, "mail": place, "mail_from": "Table <table@example.org>"}
        client = TestClient(create_app(plain_settings(tmp_path, **more)))
        service = client.app.state.service
        know_addresses(service, monkeypatch)
        clock = Clock(time.time())
        ada, ben = Known(client, "Ada"), Known(client, "Ben")
        yield Club(client, service, Sender(service, clock), clock, far, box, ada, ben)
        service.database.close()
    far.stop()


def test_a_notification_is_for_her_browser_alone_and_signed(club: Club) -> None:
    """It can be read with the browser's keys, and its signature is by the key that browsers are told."""
    browser = club.ben.subscribes(f"{club.far.url}/push/1")
    club.ben.wants("push", ["turn"])
    table = club.opened()
    sent_by(club.sender, club.clock)
    (came,) = club.far.came
    notice = browser.opened(came.body)
    assert ("Your turn at S-Evolution", f"/table/{table.id}", table.id) == (
        notice["title"],
        notice["path"],
        notice["tag"],
    )
    assert notice["body"].endswith("You play with Ada.")
    assert b"Ada" not in came.body
    key = club.client.get("/api/push/key").json()["key"]
    claims = claims_of(came.heads["authorization"], key)
    assert (club.far.url, "mailto:table@example.org") == (claims["aud"], claims["sub"])
    assert ("aes128gcm", "86400") == (came.heads["content-encoding"], came.heads["ttl"])


def test_a_letter_says_what_happened_where_to_look_and_how_to_end_it(club: Club) -> None:
    club.ben.has_address(club.service, "ben@example.org")
    club.ben.wants("mail", ["turn"])
    table = club.opened()
    sent_by(club.sender, club.clock)
    (letter,) = letters_in(club.box)
    words = letter.get_content().splitlines()
    assert ("ben@example.org", "Your turn at S-Evolution") == (letter["To"], letter["Subject"])
    assert f"http://testserver/table/{table.id}" in words and not any("#k=" in line for line in words)
    assert "List-Unsubscribe=One-Click" == letter["List-Unsubscribe-Post"]
    leave = letter["List-Unsubscribe"].strip(" <>").removeprefix("http://testserver")
    assert f"No more letters: http://testserver{leave}" in words
    asked = club.client.get(leave)
    assert (200, ["turn"]) == (asked.status_code, club.ben.ask("GET", "/news")["told"]["mail"])  # a look ends nothing
    assert 200 == club.client.post(leave, data={"List-Unsubscribe": "One-Click"}).status_code
    assert [] == club.ben.ask("GET", "/news")["told"]["mail"]
    forged = f"{leave[:-1]}{'0' if leave[-1] != '0' else '1'}"
    assert (404, "server-no-leave") == told(club.client.post(forged), "key")


def test_whoever_has_left_stays_away(club: Club) -> None:
    """Also for what was written down before."""
    club.ben.has_address(club.service, "ben@example.org")
    club.ben.wants("mail", ["turn"])
    club.opened()
    assert 1 == club.waiting()
    club.ben.wants("mail", [])
    sent_by(club.sender, club.clock)
    assert ([], 0) == (club.box.came, club.waiting())
    club.opened()
    assert 0 == club.waiting()


@pytest.mark.parametrize(("form", "field"), [("json", "text"), ("slack", "text"), ("discord", "content")])
def test_a_webhook_knows_who_speaks(club: Club, form: str, field: str) -> None:
    secret = club.ben.hooks(f"{club.far.url}/hook?to=me", form)
    club.ben.wants("hook", ["turn"])
    table = club.opened()
    sent_by(club.sender, club.clock)
    (came,) = club.far.came
    at, _, signed = came.heads["holocene-signature"].partition(",v1=")
    expected = hmac.new(secret.encode(), at.removeprefix("t=").encode() + b"." + came.body, sha256).hexdigest()
    assert (expected, "/hook?to=me") == (signed, came.path)
    said = json.loads(came.body)
    assert said[field].startswith("Your turn at S-Evolution.") and said[field].endswith(f"/table/{table.id}")
    if form == "json":
        assert [("turn", table.id)] == [(each["kind"], each["table"]) for each in said["news"]]


def test_her_own_language_is_spoken(club: Club) -> None:
    club.ben.ask("PATCH", "", {"language": "de"})
    browser = club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["turn"])
    club.opened()
    sent_by(club.sender, club.clock)
    notice = browser.opened(club.far.came[0].body)
    assert ("Du bist am Zug: S-Evolution", True) == (notice["title"], notice["body"].endswith("Du spielst mit Ada."))


def test_all_switches_are_off_until_she_switches_one_on(club: Club) -> None:
    club.opened()
    with club.service.database.read() as connection:
        assert ([], 0) == (connection.execute(select(news)).all(), club.waiting())
    shown = club.ben.ask("GET", "/news")
    assert ({"push": [], "mail": [], "hook": []}, 1320, 480) == (
        shown["told"],
        shown["quiet_from"],
        shown["quiet_until"],
    )


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
    assert 0 == club.waiting()
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
    club.sender.step()
    assert ([], 2) == (club.far.came, club.waiting())
    club.clock.pass_by(3700)
    club.sender.step()
    (came,) = club.far.came
    notice = browser.opened(came.body)
    assert ("News from 2 tables", 2, 0) == (notice["title"], len(notice["body"].split("\n")), club.waiting())


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
        club.sender.step()
        tried += [club.clock.now - began] if len(club.far.came) > before else []
    pauses = [later - sooner for sooner, later in pairwise(tried)]
    assert pauses == sorted(pauses) and pauses[0] < 120 and 3600 <= pauses[-1] < 3800
    assert (True, 0) == (DAY <= tried[-1] - tried[0] < DAY + 3700, club.waiting())
    club.far.status = 204
    club.far.came.clear()
    club.opened()
    sent_by(club.sender, club.clock)
    assert 1 == len(club.far.came)


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
    club.sender.step()
    club.sender.see_to(way)
    assert [] == club.far.came
    club.clock.pass_by(lease.LEASE + 1)
    club.sender.step()
    club.sender.step()
    assert 1 == len(club.far.came)
    with club.service.database.write() as connection:
        assert not lease.give_back(connection, post)  # who comes back late may not write it down


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


def test_the_host_hears_who_sat_down_while_others_are_waited_for(club: Club) -> None:
    browser = club.ada.subscribes(f"{club.far.url}/push")
    club.ada.wants("push", ["begin"])
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = club.ada.makes_table(seats=seats, options={"players": 3})
    club.ben.sits_down(table)
    sent_by(club.sender, club.clock)
    notice = browser.opened(club.far.came[0].body)
    assert "Ben sat down." == notice["body"].partition(" You")[0]


def test_the_end_is_told_with_how_it_came_out(club: Club) -> None:
    browser = club.ada.subscribes(f"{club.far.url}/push")
    club.ada.wants("push", ["over"])
    table = club.opened()
    assert 200 == table.post("/resign", 1).status_code
    sent_by(club.sender, club.clock)
    notice = browser.opened(club.far.came[0].body)
    assert "Your game of S-Evolution is over" == notice["title"]
    assert "Ada" not in notice["body"] and "Ben" in notice["body"]


def test_nobody_is_told_of_a_game_that_she_plays_alone(club: Club) -> None:
    club.ada.subscribes(f"{club.far.url}/push")
    club.ada.wants("push")
    club.ada.makes_table(seats=[{"kind": "me"}, {"kind": "bot"}])
    club.ada.makes_table(seats=[{"kind": "me"}, {"kind": "here"}])
    assert 0 == club.waiting()


def test_turns_of_a_quick_clock_are_no_news(club: Club) -> None:
    """Everybody sits at such a table; where a turn may take days, nobody does."""
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["turn"])
    for pace, n in ((60.0, 0), (DAY, 1)):
        table = club.ada.makes_table(pace=pace)
        club.ben.sits_down(table)
        move_until(table, 1)
        assert n == club.waiting()


def test_todays_deal_is_told_once_a_day_at_her_hour(club: Club) -> None:
    browser = club.ben.subscribes(f"{club.far.url}/push")
    hour = (time.gmtime(club.clock.now).tm_hour + 2) % 24
    club.ben.wants("push", ["deal"], deal_hour=hour)
    sent_by(club.sender, club.clock)
    assert [] == club.far.came
    for _ in range(5):
        sent_by(club.sender, club.clock, seconds=3600)
    (came,) = club.far.came
    assert ("Today’s deal", "/today") == tuple(browser.opened(came.body)[name] for name in ("title", "path"))
    for _ in range(24):
        sent_by(club.sender, club.clock, seconds=3600)
    assert 2 == len(club.far.came)


def test_what_others_note_reaches_her(club: Club) -> None:
    """Invitations and the like, which other parts write down."""
    browser = club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["invitation"])
    table = club.ada.makes_table()
    with club.service.database.write() as connection:
        outbox.note(connection, club.ben.id, "invitation", table.id, {"name": "Ada"})
    sent_by(club.sender, club.clock)
    notice = browser.opened(club.far.came[0].body)
    assert ("You are invited to S-Evolution", True) == (
        notice["title"],
        notice["body"].startswith("Ada would like to play with you."),
    )


@pytest.mark.parametrize("game", ["progress", "s-evolution"])
def test_two_worlds_make_the_same_news(club: Club, game: str) -> None:
    """What is told does not change with what others hold, nor with what she holds herself: it may be read by others."""
    club.ben.hooks(f"{club.far.url}/hook", "slack")
    club.ben.wants("hook", ["turn"])
    table = club.ada.makes_table(game=game, seed=5)
    club.ben.sits_down(table)

    def said() -> bytes:
        with club.service.database.write() as connection:
            outbox.note(connection, club.ben.id, "turn", table.id, {})
        sent_by(club.sender, club.clock)
        return club.far.came[-1].body

    rng, compared = Random(11), 0
    for _ in range(6):
        table.play_on(rng, rng.randrange(4, 12))
        move_until(table, 1)
        here = said()
        with club.service.desks.at(table.id) as desk:
            match: Any = desk.now.match
            real = match.states[-1]
            other = match.game.layout.copy(real)
            other.rng[:] = [rng.getrandbits(32) for _ in range(4)]
            match.game.plain.redeal(other, -1)
            write_key(other.rng, new_secret(rng.random().hex()), len(match.made) + 1)
            compared += any(name != "rng" for name in match.game.layout.differing(real, other))
            match.states._fresh[-1] = other
        assert here == said()
        with club.service.desks.at(table.id) as desk:
            match = desk.now.match
            match.states._fresh[-1] = real
    assert compared > 2


def test_feeds_open_by_their_address_until_it_is_given_up(club: Club) -> None:
    feeds = club.ben.ask("POST", "/feed")
    atom, calendar = (feeds[name].removeprefix("http://testserver") for name in ("atom", "calendar"))
    table = club.ada.makes_table(pace=DAY)
    club.ben.sits_down(table)
    move_until(table, 1)
    with club.service.database.write() as connection:
        store.touch(connection, table.id, due=club.clock.now + 5 * 3600)
    told_of = club.client.get(atom)
    assert "application/atom+xml; charset=utf-8" == told_of.headers["content-type"]
    assert "<title>Your turn at S-Evolution</title>" in told_of.text and f"/table/{table.id}" in told_of.text
    due = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(club.clock.now + 5 * 3600))
    lines = club.client.get(calendar).text.split("\r\n")
    assert {f"DTSTART:{due}", "SUMMARY:Your turn at S-Evolution", f"URL:http://testserver/table/{table.id}"} <= {*lines}
    assert all(len(line.encode()) <= 75 for line in lines)
    again = club.ben.ask("POST", "/feed")
    assert (404, "server-no-feed") == told(club.client.get(atom), "key")
    club.ben.ask("DELETE", "/feed")
    assert 404 == club.client.get(again["atom"].removeprefix("http://testserver")).status_code


def test_a_browser_is_hers_who_subscribed_it_last(club: Club) -> None:
    """On a shared machine nobody reads the news of who was there before."""
    endpoint = f"{club.far.url}/push"
    club.ada.subscribes(endpoint)
    club.ben.subscribes(endpoint)
    assert [] == club.ada.ask("GET", "/news")["browsers"]
    (own,) = club.ben.ask("GET", "/news")["browsers"]
    assert sha256(endpoint.encode()).hexdigest()[:24] == own["id"]
    refused = club.client.delete(f"/api/me/push/{own['id']}", headers=club.ada.head)
    assert (404, "server-push-unknown") == told(refused, "key")
    assert [] == club.ben.ask("DELETE", f"/push/{own['id']}")["browsers"]


def test_all_of_it_is_in_her_file_and_goes_with_her(club: Club) -> None:
    club.ben.subscribes(f"{club.far.url}/push")
    secret = club.ben.hooks(f"{club.far.url}/hook")
    club.ben.wants("push")
    club.opened()
    stored = club.ben.ask("GET", "/everything")["stored"]["news"]
    assert {"turn", "Here"} <= {each.get("wish") or each.get("label") for each in stored}
    assert secret not in json.dumps(stored)
    club.ben.ask("DELETE", "")
    with club.service.database.read() as connection:
        for table in (pushes, errands):
            assert [] == connection.execute(select(table)).all()


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
