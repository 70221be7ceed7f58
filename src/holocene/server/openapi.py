"""What the answers look like, for those who read the OpenAPI: our own structs, described by msgspec."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI

from holocene.core.errors import Refusal
from holocene.core.options import Clash, Option
from holocene.core.record import Record
from holocene.server.moment import EventShown, Moment, MoveShown, SeatShown
from holocene.server.preview import ConsideredShown, SurveyShown


class SeatMade(msgspec.Struct):
    """A seat of a new table; `token` where you play it, `invitation` where somebody else is to."""

    seat: int
    kind: str
    name: str
    bot: str = ""
    token: str = ""
    invitation: str = ""


class TableMade(msgspec.Struct):
    """A new table, with what its maker needs to play and to invite."""

    table: str
    game: str
    seats: list[SeatMade]
    host: str
    spectator: str
    commitment: str
    seeded: bool


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
    public: bool
    imported: bool
    ended: str
    role: str = ""
    seat: int = -1
    host: bool = False
    your_turn: bool = False


class Sat(msgspec.Struct):
    """Which seat, at which table."""

    table: str
    seat: int


class Gone(msgspec.Struct):
    """One of your tables that is not found, or that your token does not open: `key` says which."""

    table: str
    gone: bool
    key: str


class SatDown(msgspec.Struct):
    """Where you sit; `token` opens the seat where an invitation was used up for it."""

    table: str
    seat: int
    token: str


class ClaimMade(msgspec.Struct):
    """A seat that was asked for; `token` opens it as soon as it is granted."""

    table: str
    seat: int
    token: str
    granted: bool


class LinkMade(msgspec.Struct):
    """A new link, or an invitation; the old one is shut out."""

    table: str
    seat: int
    token: str = ""
    invitation: str = ""


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
    """A game with all that can be chosen about it. `drawn_by` names the browser's own drawing of its table, if there is
    one; `words` says by language what the game is called (`name`, `title`) and what it is (`about`, `cards`)."""

    name: str
    rules_version: int
    options: list[Option]
    clashes: list[Clash]
    players: list[int]
    drawn_by: str
    words: dict[str, dict[str, str]]
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
    """`ok`, or what is wrong."""

    status: str
    version: str


class About(msgspec.Struct):
    """What this server is."""

    version: str
    key: str


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
    f"POST {TABLE}/join": SatDown,
    f"POST {TABLE}/claim": ClaimMade,
    f"POST {TABLE}/orders": Ordered,
    f"GET {TABLE}/moment": Moment,
    f"GET {TABLE}/at/{{n}}": Moment,
    f"GET {TABLE}/record": Record,
    f"GET {TABLE}/why": Why,
    f"GET {TABLE}/survey": SurveyShown,
    f"GET {TABLE}/consider": ConsideredShown,
    "POST /api/games/{game}/clashes": Clash,
    "GET /api/server": About,
    "GET /healthz": Health,
    "GET /readyz": Health,
    **{f"POST {TABLE}/{name}": Sat for name in ("leave", "return", "absent", "claim/answer")},
    **{f"POST {TABLE}/{name}": TableMade for name in ("rematch", "again")},
    **{f"POST {TABLE}/{name}": Made for name in ("moves", "undo", "restart", "takeback", "takeback/answer", "resign")},
}
LISTS = {"GET /api/games", "GET /api/tables", "POST /api/games/{game}/clashes"}
# Answers that are no JSON, or not always.
TEXTS: dict[str, tuple[str, ...]] = {
    f"GET {TABLE}/record": ("application/json", "text/plain"),
    f"GET {TABLE}/stream": ("text/event-stream", "application/x-ndjson"),
}
EITHER: dict[str, tuple[type, ...]] = {"POST /api/tables/mine": (Summary, Gone)}  # each of a list is one of these
STRUCTS = [*set(ANSWERS.values()), Gone, SeatShown, MoveShown, EventShown, Refused, Refusal]


def describe(app: FastAPI) -> None:
    """Adds our structs to the description that FastAPI makes of the application."""
    plain = app.openapi

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = plain()
            _describe_answers(app.openapi_schema)
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
                responses.update({"422": refused, "4XX": refused, "503": {**refused, "description": "Not now"}})
            good = next(code for code in responses if code.startswith("2"))
            if answer := ANSWERS.get(name):
                shown = _shown(answer)
                responses[good]["content"] = _content({"type": "array", "items": shown} if name in LISTS else shown)
            if either := EITHER.get(name):
                items = {"anyOf": [_shown(each) for each in either]}
                responses[good]["content"] = _content({"type": "array", "items": items})
            if kinds := TEXTS.get(name):
                known = responses[good]["content"] if answer else {}
                responses[good]["content"] = {kind: known.get(kind, {"schema": {"type": "string"}}) for kind in kinds}
    ready = schema["paths"]["/readyz"]["get"]["responses"]
    ready["503"] = {**ready["200"], "description": "The database cannot be read or written"}


def _shown(answer: type) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{answer.__name__}"}


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
