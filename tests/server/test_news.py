"""News reach those who are away, by every way: they are true, they come once, and they tell no secret."""

from __future__ import annotations

import hmac
import json
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

import holocene
from holocene.core.contract.registry import game_names
from holocene.core.matches.seats import Seat
from holocene.core.matches.secret import new_secret, write_key
from holocene.locale.telling import Telling
from holocene.server import store
from holocene.server.club.news import outbox
from holocene.server.club.news.schema import errands, news, pushes
from holocene.server.club.news.wording import last_sentence
from tests.server.by_token import told
from tests.server.news_club import Club, club_in
from tests.server.receiving import (
    claims_of,
    letters_in,
    move_until,
    sent_by,
)

DAY = 86_400.0


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    with club_in(tmp_path, monkeypatch) as found:
        yield found


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


def test_the_host_hears_who_sat_down_while_others_are_waited_for(club: Club) -> None:
    browser = club.ada.subscribes(f"{club.far.url}/push")
    club.ada.wants("push", ["begin"])
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    club.ben.hooks(f"{club.far.url}/hook")
    club.ben.wants("hook", ["begin"])
    table = club.ada.makes_table(seats=seats, options={"players": 3})
    club.ben.sits_down(table)
    sent_by(club.sender, club.clock)
    (came,) = club.far.came  # he who sat down knows it
    notice = browser.opened(came.body)
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


def test_time_that_runs_out_is_told_while_some_is_left(club: Club) -> None:
    """Three quarters of a turn later, and not where she has moved by then."""
    browser = club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["turn"], quiet_from=0, quiet_until=0)
    late, moved = club.ada.makes_table(pace=DAY), club.ada.makes_table(pace=DAY)
    for table in (late, moved):
        club.ben.sits_down(table)
        move_until(table, 1)
    sent_by(club.sender, club.clock)
    move_until(moved, 0)
    sent_by(club.sender, club.clock, seconds=0.7 * DAY)
    told = len(club.far.came)
    sent_by(club.sender, club.clock, seconds=0.06 * DAY)
    (came,) = club.far.came[told:]
    notice = browser.opened(came.body)
    assert ("Your time is running out at S-Evolution", True) == (notice["title"], late.id in str(notice))


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


def test_a_server_that_was_away_tells_of_no_deal_that_is_over(club: Club) -> None:
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["deal"], deal_hour=(time.gmtime(club.clock.now).tm_hour + 2) % 24)
    sent_by(club.sender, club.clock, seconds=12 * 3600)
    sent_by(club.sender, club.clock, seconds=3600)
    assert [] == club.far.came
    for _ in range(14):
        sent_by(club.sender, club.clock, seconds=3600)
    assert 1 == len(club.far.came), "the next one is told"


def test_who_is_invited_is_told_by_whom(club: Club) -> None:
    browser = club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["invitation"])
    table = club.ada.makes_table()
    club.ada.ask("POST", "/invitations", {"table": table.id, "person": club.ben.id}, base="/api")
    sent_by(club.sender, club.clock)
    (came,) = club.far.came
    notice = browser.opened(came.body)
    assert ("You are invited to S-Evolution", True) == (
        notice["title"],
        notice["body"].startswith("Ada would like to play with you."),
    )


def test_who_has_answered_an_invitation_is_not_told_of_it(club: Club) -> None:
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["invitation"])
    table = club.ada.makes_table()
    made = club.ada.ask("POST", "", {"table": table.id, "person": club.ben.id}, "/api/invitations")
    club.ben.ask("POST", f"/{made['id']}/decline", base="/api/invitations")
    assert 1 == club.waiting()
    sent_by(club.sender, club.clock)
    assert ([], 0) == (club.far.came, club.waiting())


def test_nobody_is_told_of_an_invitation_by_whom_she_has_blocked(club: Club) -> None:
    club.ben.subscribes(f"{club.far.url}/push")
    club.ben.wants("push", ["invitation"])
    table = club.ada.makes_table()
    club.ada.ask("POST", "", {"table": table.id, "person": club.ben.id}, "/api/invitations")
    club.ben.ask("POST", f"/blocks/{club.ada.id}")
    sent_by(club.sender, club.clock)
    assert ([], 0) == (club.far.came, club.waiting())


@pytest.mark.parametrize("game", game_names())
def test_a_sentence_is_one_that_spectators_are_told(game: str) -> None:
    """At many moments of a game: what only some may know is in none."""
    match, rng, told_of = holocene.new(game, players=2, seed=3), Random(4), 0
    while len(match.made) < 120 and match.to_act is not None:
        match.play(rng.choice(match.legal()))
        if match.to_act is None or len(match.made) % 2:
            continue
        telling = Telling(match.game, "en", [Seat("Ada"), Seat("Ben")], viewer=match.to_act)
        events = [event for ply in range(len(match.made)) for event in match.events_of(ply)]
        chapters = match.tale(None).chapters()[1]
        heard = {telling.told(each, events) for chapter in chapters for each in chapter.sentences}
        said = last_sentence(match, telling, match.to_act)
        assert said in heard | {""}
        told_of += said != ""
    assert told_of > 5


@pytest.mark.parametrize("game", game_names())
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
    move_until(table, 0)
    with club.service.database.write() as connection:
        store.touch(connection, table.id, due=club.clock.now + 5 * 3600)
    assert "BEGIN:VEVENT" not in club.client.get(calendar).text, "the time of others is not hers"
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
