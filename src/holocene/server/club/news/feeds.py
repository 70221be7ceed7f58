"""Feeds: one's news for a feed reader, and when one's time runs out for a calendar, at addresses that are secret.

An address is the person, and a mark of this server over what she was given last: who asks for a new one, or for none,
makes the one before worthless. What stands there is what a notification says, so no card of anybody's is in it.
"""

from __future__ import annotations

import hmac
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final
from xml.etree import ElementTree as Xml

from sqlalchemy import Connection, select

from holocene.server.club import persons
from holocene.server.club.news import choices
from holocene.server.club.news.choices import ChoicesRow
from holocene.server.club.news.schema import news
from holocene.server.club.news.shown import FeedsShown
from holocene.server.club.news.wording import Item, Line, Words, item_of
from holocene.server.club.own import tables_of
from holocene.server.club.persons import PersonRow
from holocene.server.problems import Unknown
from holocene.server.rows import TableRow
from holocene.server.service import Service

MOST: Final = 50
ATOM: Final = "http://www.w3.org/2005/Atom"
FOLD: Final = 74  # bytes of a line of a calendar, before it goes on in the next
ID_LENGTH: Final = 8  # letters of a person's name in an address


def addresses(service: Service, row: ChoicesRow) -> FeedsShown:
    """Where her feeds are."""
    begin = f"{row.origin}{service.settings.root}/feed/{row.person_id}{_mark(service, row)}"
    return FeedsShown(f"{begin}.ics", f"{begin}.atom")


def _mark(service: Service, row: ChoicesRow) -> str:
    return service.identity.marked("feed", row.person_id, row.feed)


def opened(service: Service, connection: Connection, secret: str) -> tuple[PersonRow, ChoicesRow]:
    """Whose feeds an address opens; Unknown where it opens none."""
    person = persons.find_one(connection, secret[:ID_LENGTH])
    row = choices.find(connection, secret[:ID_LENGTH])
    is_hers = hmac.compare_digest(_mark(service, row), secret[ID_LENGTH:])
    if person is None or not row.feed or not is_hers:
        raise Unknown("there is no such feed", "server-no-feed")
    return person, row


def calendar(service: Service, secret: str) -> bytes:
    """When one's time runs out, at each table that waits for one by a clock."""
    now = time.time()
    with service.database.read() as connection:
        person, row = opened(service, connection, secret)
        found = tables_of(connection, person.id)
    due = [each for each, _, seat in found if each.state == "running" and each.to_act == seat and each.due > now]
    words = Words(service, person.id, person.language, now)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Holocene//EN", f"X-WR-CALNAME:{_escaped(person.name)}"]
    for table in sorted(due, key=lambda each: each.due):
        told = words.line(Item(0, "turn", table.id, {}, table.changed))
        lines += _event(table, told, row.origin)
    return "".join(_folded(line) for line in [*lines, "END:VCALENDAR"]).encode()


def _event(table: TableRow, told: Line, origin: str) -> Iterator[str]:
    """By its name a calendar knows it again when the time has moved."""
    yield from ("BEGIN:VEVENT", f"UID:{table.id}@holocene", f"SEQUENCE:{table.revision}")
    yield from (f"DTSTAMP:{_stamp(table.changed)}", f"DTSTART:{_stamp(table.due)}", "DURATION:PT0S")
    yield from (f"SUMMARY:{_escaped(told.title)}", f"DESCRIPTION:{_escaped(told.words)}")
    yield from (f"URL:{origin}{told.path}", "END:VEVENT")


def _stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(words: str) -> str:
    for letter, told in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\n", "\\n")):
        words = words.replace(letter, told)
    return words


def _folded(line: str) -> str:
    """A line as calendars read it: a long one goes on after a blank, and no letter is cut."""
    parts, room = [""], FOLD
    for letter in line:
        room -= len(letter.encode())
        if room < 0:
            parts.append(" ")
            room = FOLD - 1 - len(letter.encode())
        parts[-1] += letter
    return "".join(f"{part}\r\n" for part in parts)


def atom(service: Service, secret: str) -> bytes:
    """One's news, the newest first."""
    with service.database.read() as connection:
        person, row = opened(service, connection, secret)
        own = select(news).where(news.c.person_id == person.id).order_by(news.c.created.desc(), news.c.id.desc())
        items = [item_of(each) for each in connection.execute(own.limit(MOST))]
    words = Words(service, person.id, person.language, time.time())
    return _atom(service, person, row, [(item, words.line(item)) for item in items])


def _atom(service: Service, person: PersonRow, row: ChoicesRow, told: Sequence[tuple[Item, Line]]) -> bytes:
    Xml.register_namespace("", ATOM)
    feed = Xml.Element(f"{{{ATOM}}}feed")
    _add(feed, "title", f"Holocene · {person.name}")
    _add(feed, "id", addresses(service, row).atom)
    _add(feed, "updated", _time(told[0][0].created if told else person.created))
    _add(feed, "link", href=addresses(service, row).atom, rel="self")
    for item, line in told:
        entry = Xml.SubElement(feed, f"{{{ATOM}}}entry")
        link = f"{row.origin}{line.path}"
        _add(entry, "title", line.title)
        _add(entry, "id", f"{link}#{item.kind}-{item.id}-{int(item.created)}")
        _add(entry, "updated", _time(item.created))
        _add(entry, "author")
        _add(entry[-1], "name", "Holocene")
        _add(entry, "link", href=link)
        _add(entry, "summary", line.words)
    return Xml.tostring(feed, encoding="utf-8", xml_declaration=True)


def _add(parent: Xml.Element, name: str, text: str | None = None, **attributes: str) -> None:
    Xml.SubElement(parent, f"{{{ATOM}}}{name}", attributes).text = text


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
