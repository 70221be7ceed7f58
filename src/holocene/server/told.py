"""What a stream tells: with `application/x-ndjson` one of these a line, as server-sent events the name and the data."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from holocene.server.contract import RequestShown, Said, SeatShown, Told
from holocene.server.moment import Moment


class SeatsTold(msgspec.Struct, frozen=True):
    """Who is there."""

    seats: tuple[SeatShown, ...]


class RequestTold(msgspec.Struct, frozen=True):
    """The take-back that waits for answers, or that none does any more."""

    request: RequestShown | None


class SaidTold(msgspec.Struct, frozen=True):
    """What was said since the last time; at first all that is kept, which was said `before`."""

    said: tuple[Said, ...]
    before: bool


class Ending(msgspec.Struct, frozen=True):
    """Why the stream ends."""

    table: str
    key: str
    facts: Told


class Line(msgspec.Struct, frozen=True, tag_field="event"):
    """What every line has: the version of the moment that was told last."""

    id: int


class MomentLine(Line, frozen=True, tag="moment"):
    """Comes at once, and after every change."""

    data: Moment


class PresenceLine(Line, frozen=True, tag="presence"):
    """Somebody comes or goes."""

    data: SeatsTold


class RequestLine(Line, frozen=True, tag="request"):
    """Somebody asks for a take-back, or no longer does."""

    data: RequestTold


class TalkLine(Line, frozen=True, tag="talk"):
    """Somebody says something; told to those who have a seat."""

    data: SaidTold


class DeletedLine(Line, frozen=True, tag="deleted"):
    """The table is gone; the stream ends."""

    data: Ending


class ClosedLine(Line, frozen=True, tag="closed"):
    """The table cannot be shown by this link, or by this server; the stream ends."""

    data: Ending


AnyLine: TypeAlias = MomentLine | PresenceLine | RequestLine | TalkLine | DeletedLine | ClosedLine
