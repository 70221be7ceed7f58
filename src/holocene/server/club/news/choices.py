"""What people want to be told, when, and where: the switches, their browsers, their webhook and their feeds."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from holocene.server.club.news.hours import Hours, next_at
from holocene.server.club.news.kinds import Channel, Digest, Form, Wish
from holocene.server.club.news.schema import LONGEST_PLACE, choices, errands, posts, pushes, wishes
from holocene.server.club.shown import Fact
from holocene.server.plain import plain

MOST_BROWSERS: Final = 10  # of one person; the oldest goes
FEED_BYTES: Final = 12


class ChoicesRow(msgspec.Struct, frozen=True):
    """What somebody chose, as it is stored; this is how it is before she chooses anything: every switch is off."""

    person_id: str
    digest: Digest = "once"
    minutes: int = 30
    hour: int = 18
    quiet_from: int = 22 * 60
    quiet_until: int = 8 * 60
    deal_hour: int = 18
    deal_due: float = 0.0
    origin: str = ""
    hook: str = ""
    hook_form: Form = "json"
    hook_secret: str = ""
    feed: str = ""

    def hours(self, zone: str) -> Hours:
        """When she wants to be told."""
        return Hours(self.digest, self.minutes, self.hour, self.quiet_from, self.quiet_until, zone)


class Browser(msgspec.Struct, frozen=True):
    """One that is sent notifications, by an address that its maker gave it."""

    id: str
    person_id: str
    endpoint: str
    key: str
    auth: str
    label: str
    created: float


def find(connection: Connection, person_id: str) -> ChoicesRow:
    """What somebody chose."""
    row = connection.execute(select(choices).where(choices.c.person_id == person_id)).one_or_none()
    return ChoicesRow(person_id) if row is None else ChoicesRow(*row)


def keep(connection: Connection, person_id: str, **values: Any) -> None:
    """Changes some of it."""
    own = update(choices).where(choices.c.person_id == person_id)
    if connection.execute(own.values(**values)).rowcount:
        return
    row = {**msgspec.structs.asdict(ChoicesRow(person_id)), **values}
    try:
        with connection.begin_nested():
            connection.execute(insert(choices), row)
    except IntegrityError:  # asked twice at once
        connection.execute(own.values(**values))


def wishes_of(connection: Connection, person_id: str) -> set[tuple[Channel, Wish]]:
    """The switches that are on."""
    rows = connection.execute(select(wishes.c.channel, wishes.c.wish).where(wishes.c.person_id == person_id))
    return {(row[0], row[1]) for row in rows}


def set_wishes(connection: Connection, person_id: str, told: Mapping[Channel, Iterable[Wish]]) -> None:
    """Sets the switches of some channels; what was to go by those that are off now is not sent any more."""
    for channel, wanted in told.items():
        own = wishes.c.person_id == person_id, wishes.c.channel == channel
        connection.execute(delete(wishes).where(*own))
        rows = [{"person_id": person_id, "channel": channel, "wish": wish} for wish in sorted(set(wanted))]
        if rows:
            connection.execute(insert(wishes), rows)


def set_deal(connection: Connection, person_id: str, zone: str, now: float) -> None:
    """Works out when she is next told of today's deal."""
    hour = find(connection, person_id).deal_hour
    wanted = any(wish == "deal" for _, wish in wishes_of(connection, person_id))
    keep(connection, person_id, deal_due=next_at(hour * 60, zone, now) if wanted else 0.0)


def place_of(endpoint: str) -> str:
    """The name of a browser: the beginning of the SHA-256 of its address, so that it knows its own."""
    return sha256(endpoint.encode()).hexdigest()[:LONGEST_PLACE]


def find_browsers(connection: Connection, person_id: str) -> list[Browser]:
    """Those that she is told by, the newest first."""
    own = select(pushes).where(pushes.c.person_id == person_id).order_by(pushes.c.created.desc())
    return [Browser(*row) for row in connection.execute(own)]


def add_browser(connection: Connection, browser: Browser) -> None:
    """Adds one; whoever was told by it before is not any more, since it is hers now."""
    drop_place(connection, browser.id)
    connection.execute(insert(pushes), {**msgspec.structs.asdict(browser), "label": plain(browser.label)})
    for old in find_browsers(connection, browser.person_id)[MOST_BROWSERS:]:
        drop_place(connection, old.id)


def drop_place(connection: Connection, place: str, person_id: str | None = None) -> bool:
    """Forgets a browser, whoever's it is or hers alone, and all that was to go there."""
    own = () if person_id is None else (pushes.c.person_id == person_id,)
    gone = connection.execute(delete(pushes).where(pushes.c.id == place, *own)).rowcount
    if gone:
        connection.execute(delete(errands).where(errands.c.place == place))
        connection.execute(delete(posts).where(posts.c.place == place))
    return bool(gone)


def drop_hook(connection: Connection, person_id: str) -> None:
    """Forgets her webhook, and its switches."""
    keep(connection, person_id, hook="", hook_secret="")
    set_wishes(connection, person_id, {"hook": ()})


def hook_is_gone(connection: Connection, person_id: str, url: str) -> None:
    """The same where that address wants no more, unless she has named another one meanwhile."""
    if find(connection, person_id).hook == url:
        drop_hook(connection, person_id)


def new_feed() -> str:
    """What the address of feeds is made from: with another one the address before opens nothing."""
    return secrets.token_hex(FEED_BYTES)


def stored(connection: Connection, person_id: str) -> list[Fact]:
    """All of it for her file: the switches, the hours, and what each browser is called."""
    row = find(connection, person_id)
    shown = {name: value for name, value in msgspec.structs.asdict(row).items() if name not in ("hook_secret", "feed")}
    browsers: list[Fact] = [
        {"browser": each.id, "label": each.label, "endpoint": each.endpoint, "created": each.created}
        for each in find_browsers(connection, person_id)
    ]
    on: list[Fact] = [{"channel": way, "wish": wish} for way, wish in sorted(wishes_of(connection, person_id))]
    return [shown, *on, *browsers]
