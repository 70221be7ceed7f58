"""Answers as JSON, encoded by msgspec."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec
from fastapi import Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from holocene.core.errors import HoloceneError
from holocene.server import fields
from holocene.server.contract import Refused, Told, Written
from holocene.server.problems import TooMany, Unavailable, answer_of
from holocene.server.troubles import BUSY

JSON = "application/json"
HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; "
    "frame-ancestors 'none'; worker-src 'self'; manifest-src 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
# A script, style or font is never shown as a page, to which the others speak: half a kilobyte each, for twenty files.
OF_FILES = ("x-content-type-options", "cross-origin-resource-policy")
RAW_OF_FILES = [(name.encode(), HEADERS[name].encode()) for name in OF_FILES]
SOON = {"Retry-After": "2"}  # seconds
MORE: dict[int, dict[str, str]] = {401: {"WWW-Authenticate": "Bearer"}, 429: SOON, 503: SOON}  # by status
ENCODER = msgspec.json.Encoder()


T = TypeVar("T")


class Answer(Response, Generic[T]):
    """A response that holds a value of that type: what a route declares, its OpenAPI says."""


def answer(value: T, status: int = 200, headers: dict[str, str] | None = None) -> Answer[T]:
    """A value of ours as JSON; never kept by a cache unless a route says so."""
    return Answer(ENCODER.encode(value), status, {"Cache-Control": "no-store", **(headers or {})}, JSON)


def sent(value: Written[T], headers: dict[str, str] | None = None) -> Answer[T]:
    """The same of what is JSON already."""
    return Answer(value.content, 200, {"Cache-Control": "no-store", **(headers or {})}, JSON)


def refused(error: HoloceneError) -> Answer[Refused]:
    """What a user can mend."""
    status, body = answer_of(error)
    headers = MORE.get(status)
    if isinstance(error, TooMany) and "seconds" in body.facts:
        headers = {"Retry-After": str(body.facts["seconds"])}
    return answer(body, status, headers)


def _plain(status: int, error: str, key: str, facts: Told | None = None, field: str = "",
           headers: dict[str, str] | None = None) -> Answer[Refused]:  # fmt: skip
    return answer(Refused(error, key, facts or {}, field), status, headers)


def in_words(error: HoloceneError, accepted: str) -> Response:
    """The same for somebody who looks at it in a browser, in the language that this prefers."""
    from holocene.locale import LANGUAGES, Text

    wanted = [word.strip()[:2].lower() for word in accepted.split(",")]
    language = next((word for word in wanted if word in LANGUAGES), LANGUAGES[0])
    words = f"{Text(language).error(error)}\n"
    return Response(words, answer_of(error)[0], {"Cache-Control": "no-store"}, "text/plain")


def unavailable(error: Unavailable) -> Response:
    """What time will mend."""
    key = "server-busy" if error.trouble == BUSY else "server-away"
    return _plain(503, "unavailable", key, headers=MORE[503])


def failed() -> Response:
    """A fault of our own, told without its trace."""
    return _plain(500, "fault", "server-fault")


async def on_error(_: Request, error: Exception) -> Response:
    """A refusal, from a route."""
    if not isinstance(error, HoloceneError):
        raise error
    return refused(error)


async def on_invalid(_: Request, error: Exception) -> Response:
    """A body or parameter of the wrong form: the first field that is wrong is named."""
    if not isinstance(error, RequestValidationError):
        raise error
    first = error.errors()[0]
    key, facts = fields.explained(first)
    return _plain(422, "invalid", key, facts, fields.named(first))


async def on_http(_: Request, error: Exception) -> Response:
    """What the framework refuses: no such address, no such method."""
    if not isinstance(error, HTTPException):
        raise error
    name, key = {404: ("not-found", "server-no-page"), 405: ("bad-method", "server-bad-method")}.get(
        error.status_code, ("bad-request", "server-bad-request")
    )
    return _plain(error.status_code, name, key, headers=dict(error.headers or {}))
