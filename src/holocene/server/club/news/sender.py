"""Sends what is due, beside everything else: one message for all that waits for a person at one place.

Whoever looks waits for nobody who delivers: each channel has hands of its own, and each host a few of them.
"""

from __future__ import annotations

import smtplib
import time
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import Connection

from holocene.server import metrics
from holocene.server.club import mail, persons
from holocene.server.club.news import choices, deals, hooks, judging, lease, letters, outward, push
from holocene.server.club.news.addresses import address_of
from holocene.server.club.news.choices import Browser, ChoicesRow
from holocene.server.club.news.hands import Hands
from holocene.server.club.news.kinds import URGENT, WISH_OF, Channel
from holocene.server.club.news.lease import Post, Way
from holocene.server.club.news.push import Notice
from holocene.server.club.news.wording import Item, Line, Words
from holocene.server.club.persons import PersonRow
from holocene.server.logs import fault
from holocene.server.service import Service

PAUSE: Final = 5.0  # seconds between two looks
GRACE: Final = 1.0  # seconds that a server which is to end waits for deliveries
HANDS: Final[dict[Channel, int]] = {"mail": 4, "hook": 16, "push": 16}  # ways seen to side by side
MANY: Final = "holocene"  # the tag of a notice of several tables
REFUSED: Final = range(400, 500)  # what will not be taken another time either
SLOW_DOWN: Final = 429


class Result(Enum):
    """What came of a message."""

    SENT = "sent"
    REFUSED = "refused"
    LATER = "later"
    GONE = "gone"  # nobody is there any more


class Sending(NamedTuple):
    """What is to go, to whom, and by which way."""

    post: Post
    person: PersonRow
    row: ChoicesRow
    browser: Browser | None
    address: str | None
    items: list[Item]
    numbers: list[int]


class Sender:
    """One for each process; they share what is due by leases."""

    def __init__(self, service: Service, clock: Callable[[], float] = time.time) -> None:
        self.service = service
        self.clock = clock
        self.worker = service.database.worker
        self._hands = {channel: Hands(self.see_to, most) for channel, most in HANDS.items()}

    def step(self) -> None:
        """Looks once, and has seen to what is due."""
        now = self.clock()
        deals.announce(self.service, now)
        for way, host in self._with_news(now):
            self._hands[_channel(way.place)].give(host, way)

    def rest(self) -> None:
        """Waits until all that was given to somebody is done."""
        for hands in self._hands.values():
            hands.rest()

    def stop(self) -> None:
        """Begins nothing more, and waits a moment for what is under way; another process sends the rest."""
        for hands in self._hands.values():
            hands.drop()
        for hands in self._hands.values():
            hands.rest(GRACE)

    def _with_news(self, now: float) -> list[tuple[Way, str]]:
        """Where something waits that is news still, and at which host. All the rest, which is most where people are at
        their tables, is forgotten in one transaction: SQLite has one writer, and moves wait for it."""
        held = frozenset[Way]().union(*(hands.held for hands in self._hands.values()))
        with self.service.database.read() as connection:
            ways = lease.ways_due(connection, now, held)
        kept, idle = list[tuple[Way, str]](), list[int]()
        for way in ways:
            waits = self._waiting(way, now)
            with self.service.database.read() as connection:
                is_news = bool(self._wanted(connection, way, waits))
                host = _host(connection, way) if is_news else ""
            if is_news:
                kept.append((way, host))
            else:
                idle += [number for number, _ in waits]
        if idle:
            with self.service.database.write() as connection:
                lease.done(connection, idle)
        return kept

    def _waiting(self, way: Way, now: float) -> list[tuple[int, Item]]:
        """What waits at one place, and who looks at those tables by another process."""
        with self.service.database.read() as connection:
            waits = lease.waiting(connection, way, now)
        self.service.presence.hear_all(sorted({item.table_id for _, item in waits if item.table_id}))
        return waits

    def see_to(self, way: Way) -> None:
        """Sends what waits at one place, or says until when it waits."""
        now = self.clock()
        with self.service.database.write() as connection:
            post = lease.take(connection, way, self.worker, now)
        if post is None:
            return
        found = self._looked(way, post, now)
        if found is None:
            return
        try:
            words = Words(self.service, found.person.id, found.person.language, now)
            result = self._sent(found, words, [words.line(item) for item in found.items])
        except Exception:  # of this message alone: it is let be in the end, as one that nobody takes
            metrics.ERRORS.labels("news").inc()
            fault("news-failed")
            result = Result.LATER
        metrics.NEWS.labels(_channel(way.place), result.value).inc()
        self._write_down(found, result, self.clock())

    def _looked(self, way: Way, post: Post, now: float) -> Sending | None:
        """What is to be sent; None where nothing is, or not now."""
        waits = self._waiting(way, now)
        numbers = [number for number, _ in waits]
        with self.service.database.write() as connection:
            sending = self._gathered(connection, way, post, waits)
            due = now if sending is None else _due(sending, now)
            if sending is not None and due <= now:
                return sending
            if sending is None:
                lease.done(connection, numbers)
            else:
                lease.postpone(connection, numbers, due)
            lease.give_back(connection, post)
        return None

    def _gathered(
        self, connection: Connection, way: Way, post: Post, waits: Sequence[tuple[int, Item]]
    ) -> Sending | None:
        """All that is needed; None where she is not to be told, or the way leads nowhere."""
        person = persons.find_one(connection, way.person_id)
        items = self._wanted(connection, way, waits)
        if person is None or person.barred or not items:
            return None
        row = choices.find(connection, person.id)
        browser = next((each for each in choices.find_browsers(connection, person.id) if each.id == way.place), None)
        address = address_of(connection, person.id) if way.place == "mail" else None
        is_there = {
            "mail": address is not None and mail.is_possible(self.service.settings),
            "hook": bool(row.hook),
        }.get(way.place, browser is not None)
        numbers = [number for number, _ in waits]
        return Sending(post, person, row, browser, address, items, numbers) if is_there else None

    def _wanted(self, connection: Connection, way: Way, waits: Sequence[tuple[int, Item]]) -> list[Item]:
        """Those of the news that are news still, and that she wants to be told of still."""
        on = {wish for channel, wish in choices.wishes_of(connection, way.person_id) if channel == _channel(way.place)}
        wanted = (item for _, item in waits if WISH_OF[item.kind] in on)
        return judging.chosen(item for item in wanted if judging.is_news(self.service, connection, way.person_id, item))

    def _sent(self, sending: Sending, words: Words, lines: Sequence[Line]) -> Result:
        """Hands it over, outside of any transaction: nobody waits for somebody else's machine."""
        origin = sending.row.origin
        try:
            if sending.address is not None:
                mail.send(self.service.settings, letters.letter(words, sending.address, origin, lines))
                return Result.SENT
            if sending.browser is None:
                return _result(hooks.send(sending.row, lines, self.service.settings.private_hooks), (hooks.GONE,))
            notice = _notice(words, lines)
            secret = self.service.identity.push_key
            status = push.send(self.service.settings, secret, origin, sending.browser, notice)
            return _result(status, push.GONE)
        except smtplib.SMTPRecipientsRefused as error:
            is_for_good = all(code >= 500 for code, _ in error.recipients.values())
            return Result.REFUSED if is_for_good else Result.LATER
        except (outward.Unreached, OSError, smtplib.SMTPException):
            return Result.LATER

    def _write_down(self, sending: Sending, result: Result, now: float) -> None:
        post = sending.post
        with self.service.database.write() as connection:
            later = lease.after_failure(post, now) if result is Result.LATER else None
            if later is not None:
                lease.give_back(connection, post, **later)
                return
            last = now if result is Result.SENT else post.last
            if lease.give_back(connection, post, last=last, tries=0, since=0.0):
                lease.done(connection, sending.numbers)
            if result is Result.GONE and sending.browser is not None:
                choices.drop_place(connection, sending.browser.id)
            elif result is Result.GONE:
                choices.hook_is_gone(connection, sending.person.id, sending.row.hook)


def _due(sending: Sending, now: float) -> float:
    """When it may go: at this moment, or later. The clock is not asked again, or it would always be later."""
    hours = sending.row.hours(sending.person.zone)
    due = min(hours.due(item.created, sending.post.last, item.kind in URGENT) for item in sending.items)
    return hours.after_quiet(max(due, now))


def _channel(place: str) -> Channel:
    return "mail" if place == "mail" else "hook" if place == "hook" else "push"


def _host(connection: Connection, way: Way) -> str:
    """Who is spoken to: all letters go to one server, by the address of a person's webhook or browser to hers."""
    if way.place == "mail":
        return ""
    if way.place == "hook":
        return _name(choices.find(connection, way.person_id).hook)
    browsers = choices.find_browsers(connection, way.person_id)
    return next((_name(each.endpoint) for each in browsers if each.id == way.place), "")


def _name(url: str) -> str:
    """A host's name in one spelling, whatever port of it is named: nobody has more of our hands by another."""
    return (urlsplit(url).hostname or "").rstrip(".")


def _notice(words: Words, lines: Sequence[Line]) -> Notice:
    """One table's news by itself; of several, a line for each."""
    if len(lines) == 1:
        (line,) = lines
        return Notice(line.title, line.words, line.path, line.table or line.kind)
    body = "\n".join(f"{line.title}. {line.words}".strip() for line in lines)
    return Notice(words.together(lines), body, f"{words.service.settings.root}/", MANY)


def _result(status: int, gone: Sequence[int]) -> Result:
    if status in gone:
        return Result.GONE
    if status in REFUSED and status != SLOW_DOWN:
        return Result.REFUSED
    return Result.SENT if status < 400 else Result.LATER
