"""What the answers look like, for those who read the OpenAPI: our own structs, described by msgspec."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI

from holocene.core.errors import Refusal
from holocene.core.options import Option
from holocene.core.record import Record
from holocene.server.moment import EventShown, Moment, MoveShown, SeatShown


class SeatMade(msgspec.Struct):
    """A seat of a new table; `token` where a person sits."""

    seat: int
    kind: str
    name: str
    bot: str = ""
    token: str = ""


class TableMade(msgspec.Struct):
    """A new table, with all its tokens."""

    table: str
    game: str
    seats: list[SeatMade]
    host: str
    spectator: str
    commitment: str


class Summary(msgspec.Struct):
    """What everybody may know of a table; `role`, `seat` and `host` where a token was sent."""

    table: str
    game: str
    options: dict[str, Any]
    state: str
    seats: list[SeatShown]
    n: int
    created: float
    changed: float
    commitment: str
    seeded: bool
    role: str = ""
    seat: int = -1
    host: bool = False


class Made(msgspec.Struct):
    """How many moves stand now, and which moment that is."""

    n: int
    version: int


class Why(msgspec.Struct):
    """Why a move is not allowed, or nothing."""

    refusal: Refusal | None


class Refused(msgspec.Struct):
    """A refusal; a stale number comes with the right `n`, an illegal move with its `refusal`."""

    error: str
    key: str
    facts: dict[str, Any]
    field: str


ANSWERS: dict[str, type] = {
    "POST /api/tables": TableMade,
    "POST /api/play-now": TableMade,
    "GET /api/tables": Summary,
    "GET /api/tables/{table_id}": Summary,
    "POST /api/tables/{table_id}/rematch": TableMade,
    "POST /api/tables/{table_id}/again": TableMade,
    "GET /api/tables/{table_id}/moment": Moment,
    "GET /api/tables/{table_id}/at/{n}": Moment,
    "GET /api/tables/{table_id}/record": Record,
    "GET /api/tables/{table_id}/why": Why,
    **{f"POST /api/tables/{{table_id}}/{name}": Made for name in ("moves", "undo", "restart", "takeback")},
    "POST /api/tables/{table_id}/takeback/answer": Made,
}
LISTS = {"GET /api/tables"}
STRUCTS = [Moment, SeatShown, MoveShown, EventShown, TableMade, Summary, Made, Why, Refused, Record, Refusal, Option]


def describe(app: FastAPI) -> None:
    """Adds our structs to the description that FastAPI makes of the application."""
    plain = app.openapi

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            _describe_answers(plain())
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]


def _describe_answers(schema: dict[str, Any]) -> None:
    _, components = msgspec.json.schema_components(STRUCTS, ref_template="#/components/schemas/{name}")
    schema.setdefault("components", {}).setdefault("schemas", {}).update(components)
    for path, methods in schema["paths"].items():
        for method, described in methods.items():
            responses = described["responses"]
            refused = {"description": "Refused", "content": _content({"$ref": "#/components/schemas/Refused"})}
            responses.update({"422": refused, "4XX": refused} if path.startswith("/api/") else {})
            answer = ANSWERS.get(f"{method.upper()} {path}")
            if answer is not None:
                shown: dict[str, Any] = {"$ref": f"#/components/schemas/{answer.__name__}"}
                if f"{method.upper()} {path}" in LISTS:
                    shown = {"type": "array", "items": shown}
                good = next(code for code in responses if code.startswith("2"))
                responses[good]["content"] = _content(shown)


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
