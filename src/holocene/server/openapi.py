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
    """What everybody may know of a table; `role`, `seat`, `host` and `your_turn` where a token was sent."""

    table: str
    game: str
    options: dict[str, Any]
    state: str
    seats: list[SeatShown]
    to_act: int
    n: int
    created: float
    changed: float
    commitment: str
    seeded: bool
    role: str = ""
    seat: int = -1
    host: bool = False
    your_turn: bool = False


class Sat(msgspec.Struct):
    """Which seat, at which table."""

    table: str
    seat: int


class LinkMade(msgspec.Struct):
    """A new link; the old one is shut out."""

    table: str
    seat: int
    token: str


class TableNamed(msgspec.Struct):
    """Which table."""

    table: str


class Ordered(msgspec.Struct):
    """The orders that hold now."""

    orders: list[str]


class BotShown(msgspec.Struct):
    """A bot that can sit at a table."""

    name: str


class GameShown(msgspec.Struct):
    """A game with all that can be chosen about it."""

    name: str
    rules_version: int
    options: list[Option]
    players: list[int]
    bots: list[BotShown]
    pack: dict[str, Any]


class RuleShown(msgspec.Struct):
    """A numbered sentence of the law; `ruling` where it is ours."""

    id: str
    text: str
    section: str
    ruling: bool


class ChapterShown(msgspec.Struct):
    """A chapter of the law."""

    number: int
    title: str
    rules: list[RuleShown]


class Law(msgspec.Struct):
    """The law of a game."""

    game: str
    language: str
    chapters: list[ChapterShown]


class Health(msgspec.Struct):
    """`ok`, or `no-database` with status 503."""

    status: str
    version: str


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


TABLE = "/api/tables/{table_id}"
ANSWERS: dict[str, type] = {
    "GET /api/games": GameShown,
    "GET /api/games/{game}/law": Law,
    "POST /api/tables": TableMade,
    "POST /api/play-now": TableMade,
    "GET /api/tables": Summary,
    "POST /api/records": TableMade,
    f"GET {TABLE}": Summary,
    f"DELETE {TABLE}": TableNamed,
    f"POST {TABLE}/start": TableNamed,
    f"POST {TABLE}/revoke": LinkMade,
    f"POST {TABLE}/orders": Ordered,
    f"GET {TABLE}/moment": Moment,
    f"GET {TABLE}/at/{{n}}": Moment,
    f"GET {TABLE}/record": Record,
    f"GET {TABLE}/why": Why,
    "GET /healthz": Health,
    **{f"POST {TABLE}/{name}": Sat for name in ("join", "leave", "return")},
    **{f"POST {TABLE}/{name}": TableMade for name in ("rematch", "again")},
    **{f"POST {TABLE}/{name}": Made for name in ("moves", "undo", "restart", "takeback", "takeback/answer")},
}
LISTS = {"GET /api/games", "GET /api/tables"}
# Answers that are no JSON, or not always.
TEXTS: dict[str, tuple[str, ...]] = {
    f"GET {TABLE}/record": ("application/json", "text/plain"),
    f"GET {TABLE}/stream": ("text/event-stream", "application/x-ndjson"),
    "GET /metrics": ("text/plain",),
}
STRUCTS = [*set(ANSWERS.values()), SeatShown, MoveShown, EventShown, Refused, Refusal]


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
            name, responses = f"{method.upper()} {path}", described["responses"]
            if path.startswith("/api/"):
                refused = {"description": "Refused", "content": _content(_shown(Refused))}
                responses.update({"422": refused, "4XX": refused})
            good = next(code for code in responses if code.startswith("2"))
            if answer := ANSWERS.get(name):
                shown = _shown(answer)
                responses[good]["content"] = _content({"type": "array", "items": shown} if name in LISTS else shown)
            if kinds := TEXTS.get(name):
                known = responses[good]["content"] if answer else {}
                responses[good]["content"] = {kind: known.get(kind, {"schema": {"type": "string"}}) for kind in kinds}
    alive = schema["paths"]["/healthz"]["get"]["responses"]
    alive["503"] = {**alive["200"], "description": "The database does not answer"}


def _shown(answer: type) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{answer.__name__}"}


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
