"""Answers as JSON, encoded by msgspec."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from holocene.core.errors import HoloceneError
from holocene.server import metrics
from holocene.server.logs import fault
from holocene.server.problems import answer_of

JSON = "application/json"
HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; worker-src 'self'; manifest-src 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
ENCODER = msgspec.json.Encoder()


def answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Any value of ours as JSON; never kept by a cache unless a route says so."""
    content = value if isinstance(value, bytes) else ENCODER.encode(value)
    return Response(content, status, {"Cache-Control": "no-store", **(headers or {})}, JSON)


def refused(error: HoloceneError) -> Response:
    """What a user can mend."""
    status, body = answer_of(error)
    return answer(body, status, {"WWW-Authenticate": "Bearer"} if status == 401 else {})


async def on_error(_: Request, error: Exception) -> Response:
    """A refusal, from a route."""
    assert isinstance(error, HoloceneError)
    return refused(error)


async def on_invalid(_: Request, error: Exception) -> Response:
    """A body or parameter of the wrong form: the first field that is wrong is named."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = [str(part) for part in first["loc"]]
    field = ".".join(part for part in place[1:] if not part.startswith(("function-", "constrained-"))) or place[0]
    reason = str(first["msg"])
    facts = {"field": field, "reason": reason}
    return answer({"error": "invalid", "key": "server-bad-field", "facts": facts, "field": field}, 422)


async def on_http(_: Request, error: Exception) -> Response:
    """What the framework refuses: no such address, no such method."""
    assert isinstance(error, HTTPException)
    name, key = {404: ("not-found", "server-no-page"), 405: ("bad-method", "server-bad-method")}.get(
        error.status_code, ("bad-request", "server-bad-request")
    )
    return answer({"error": name, "key": key, "facts": {}, "field": ""}, error.status_code, dict(error.headers or {}))


async def on_fault(request: Request, _: Exception) -> Response:
    """A fault of our own: logged with its trace, told without it."""
    metrics.ERRORS.labels("request").inc()
    route = getattr(request.scope.get("route"), "path", "")
    fault("request-failed", method=request.method, route=route)
    return answer({"error": "fault", "key": "server-fault", "facts": {}, "field": ""}, 500, HEADERS)
