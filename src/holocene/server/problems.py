"""What a request can be refused for. Every answer is `{error, key, facts, field}`: `error` is for programs, `key` and
`facts` are the sentence in the locale files, `field` names the part of the request that has to change."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import msgspec
from msgspec import UNSET

from holocene.core.errors import BadMove, BadOption, BadRecord, HoloceneError, IllegalMove, RestUnseen
from holocene.server.contract import Place, Refused


class Problem(HoloceneError):
    """A refusal with its HTTP status."""

    status: ClassVar[int] = 400
    error: ClassVar[str] = "bad-request"

    def __init__(self, text: str, key: str, /, *, field: str = "", place: Place | None = None, **facts: Any):
        super().__init__(text, key, **facts)
        self.field = field
        self.place = place


class Unknown(Problem):
    """There is no such thing."""

    status = 404
    error = "not-found"


class Unauthorised(Problem):
    """A link is needed, or the one that was sent is no longer good."""

    status = 401
    error = "unauthorised"


class Forbidden(Problem):
    """Somebody else may do this."""

    status = 403
    error = "forbidden"


class Conflict(Problem):
    """It cannot be done as the table stands."""

    status = 409
    error = "conflict"


class Stale(Problem):
    """The table has moved on since the client looked."""

    status = 409
    error = "stale"


class Invalid(Problem):
    """The request says something that cannot be."""

    status = 422
    error = "invalid"


class TooLarge(Problem):
    """More than a request may hold."""

    status = 413
    error = "too-large"


class HeadTooLarge(Problem):
    """More than the head of a request may hold."""

    status = 431
    error = "too-large"


class TooSlow(Problem):
    """The request did not come in time."""

    status = 408
    error = "too-slow"


class Misdirected(Problem):
    """The request is for another server."""

    status = 421
    error = "misdirected"


class Late(Problem):
    """It takes longer than anybody waits."""

    status = 503
    error = "late"


class OtherRules(Conflict):
    """A table of other rules or cards than this server has: it stays as it is."""


class Damaged(Problem):
    """What is stored of a table cannot be played; the others are not concerned."""

    status = 500
    error = "damaged"


class TooMany(Problem):
    """Slow down."""

    status = 429
    error = "too-many"


class Crowded(Problem):
    """Everything is taken: come back in a moment."""

    status = 503
    error = "crowded"


class Undelivered(Problem):
    """A letter could not be handed over: try again later."""

    status = 503
    error = "undelivered"


class Unavailable(Exception):
    """The database cannot do what is asked of it now. This is no refusal, so whoever catches those does not take it
    for one: what was begun in memory has to be forgotten. `trouble` is one of those of `troubles`, `detail` the name
    that the database gives it."""

    def __init__(self, trouble: str, detail: str = "") -> None:
        super().__init__(trouble, detail)
        self.trouble = trouble
        self.detail = detail


def answer_of(error: HoloceneError) -> tuple[int, Refused]:
    """The status and the content of an answer that refuses."""
    key, facts = error.key, error.facts
    if isinstance(error, Problem):
        n, version = msgspec.structs.astuple(error.place) if error.place else (UNSET, UNSET)
        return error.status, Refused(error.error, key, facts, error.field, n, version)
    if isinstance(error, IllegalMove):
        facts = {"notation": error.notation, "rule": error.refusal.rule}
        return 422, Refused("illegal", key, facts, "moves", refusal=error.refusal, move=error.notation)
    if isinstance(error, RestUnseen):
        return 409, Refused("rest", key, facts, "moves")
    if isinstance(error, BadMove):
        return 422, Refused("bad-move", key, facts, "moves")
    return 422, Refused("invalid", key, facts, _field_of(error))


RECORD_FIELDS = {
    "bad-record-format": "format",
    "bad-record-damaged": "checksum",
    "bad-record-game": "game",
    "bad-record-rules": "rules_version",
    "bad-record-pack": "pack_digest",
    "bad-record-secret": "secret",
    "bad-record-signature": "signature",
}
PARTS = {"start": "options", "move": "decisions", "seat": "decisions"}  # of a record that was altered


def _field_of(error: HoloceneError) -> str:
    if isinstance(error, BadOption):
        option = error.facts.get("option")
        return f"options.{option}" if option else "options"
    return _field_of_record(error) if isinstance(error, BadRecord) else ""


def _field_of_record(error: BadRecord) -> str:
    """The field of a record that has to change: `decisions.12`, a line of a text, or the record itself."""
    facts = error.facts
    if "part" in facts:
        field = PARTS.get(facts["part"], facts["part"])
        return f"{field}.{facts['ply']}" if "ply" in facts else field
    if "line" in facts:
        return f"line {facts['line']}"
    named = re.search(r"`\$\.([^`]+)`", str(facts.get("reason", "")))
    return RECORD_FIELDS.get(error.key, named[1] if named else "record")
