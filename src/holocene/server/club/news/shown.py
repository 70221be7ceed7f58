"""What people are told of how they are told."""

from __future__ import annotations

import msgspec

from holocene.server.club.news.kinds import Channel, Digest, Form, Wish


class PushKey(msgspec.Struct, frozen=True):
    """What a browser needs to subscribe: this server's public key, in base64url."""

    key: str


class BrowserShown(msgspec.Struct, frozen=True):
    """A browser that is sent notifications; `id` is the beginning of the SHA-256 of its address, in hexadecimal."""

    id: str
    label: str
    created: float


class HookShown(msgspec.Struct, frozen=True):
    """A webhook, without what could be used to send to it."""

    host: str
    form: Form


class HookMade(msgspec.Struct, frozen=True):
    """A new webhook; the secret that its messages are signed with is told here only."""

    host: str
    form: Form
    secret: str


class FeedsShown(msgspec.Struct, frozen=True):
    """The addresses of one's feeds: whoever knows them can read them."""

    calendar: str
    atom: str


class NewsChosen(msgspec.Struct, frozen=True):
    """How somebody is told of what. `letters` says whether there is somewhere to send them to, and by."""

    told: dict[Channel, list[Wish]]
    digest: Digest
    minutes: int
    hour: int
    quiet_from: int
    quiet_until: int
    deal_hour: int
    zone: str
    letters: bool
    browsers: tuple[BrowserShown, ...]
    hook: HookShown | None
    feeds: FeedsShown | None
