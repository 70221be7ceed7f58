"""The description of the API: what FastAPI knows of the addresses, with our structs, described by msgspec."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, get_args, get_type_hints

import msgspec
from fastapi import FastAPI

from holocene.core.contract.game import Game
from holocene.core.contract.registry import game_names, load_game
from holocene.core.contract.spread import Spread
from holocene.core.matches.record import Record
from holocene.server.routing import NAMED, Router

# What the games give, each in its own way, by the method that gives it.
FAMILIES: Final = {
    "View": "view",
    "Cards": "printed",
    "Preview": "preview",
    "Survey": "survey",
    "Considered": "consider",
}
ALWAYS: Final = ("View", "Cards")  # what no game goes without, though it may declare no struct for it


class Application(FastAPI):
    """An application that describes what its routers answer."""

    def __init__(self, routers: Iterable[Router], **more: Any) -> None:
        super().__init__(**more)
        self._structs: set[type] = {Record, Spread}  # the preview of a game without a drawing
        for router in routers:
            self.include_router(router)
            self._structs |= router.answers

    def openapi(self) -> dict[str, Any]:
        schema = super().openapi()
        schemas = schema.setdefault("components", {}).setdefault("schemas", {})
        if "View" not in schemas:
            schemas |= components(sorted(self._structs, key=lambda struct: struct.__name__))
            schemas |= views()
        return schema


def views() -> dict[str, Any]:
    """The views of all games, each with a name of its own: `progress.View`; one that is no struct may be anything. The
    same of what games say beside them."""
    found: dict[str, Any] = {}
    either: dict[str, list[dict[str, Any]]] = {family: [] for family in FAMILIES}
    for name in game_names():
        game = load_game(name)
        for family, method in FAMILIES.items():
            kinds = structs_given(game, method)
            found |= components(kinds, f"{name}.")
            either[family] += [{"$ref": NAMED.format(name=f"{name}.{kind.__name__}")} for kind in kinds]
        for family in ALWAYS:
            either[family] += [] if structs_given(game, FAMILIES[family]) else [{}]
    either["Preview"].append({"$ref": NAMED.format(name=Spread.__name__)})  # of a game without a drawing
    return {**{family: {"anyOf": each} for family, each in either.items()}, **found}


def structs_given(game: Game, method: str) -> list[Any]:
    """The structs that a game declares to give."""
    hint = get_type_hints(getattr(type(game), method))["return"]
    return [kind for kind in (get_args(hint) or (hint,)) if hasattr(kind, "__struct_fields__")]


def components(structs: Iterable[Any], prefix: str = "") -> dict[str, Any]:
    """The schemas of structs and of those inside them, as they are answered: what has a default is there too."""
    _, found = msgspec.json.schema_components(structs, ref_template=NAMED.format(name=f"{prefix}{{name}}"))
    return {f"{prefix}{_short(name)}": _answered(schema) for name, schema in _renamed(found).items()}


def _renamed(found: dict[str, Any]) -> dict[str, Any]:
    """The same where two structs of one name were told apart by their modules, which no client wants to read."""
    text = msgspec.json.encode(found).decode()
    for name in found:
        text = text.replace(f'{name}"', f'{_short(name)}"') if "." in name else text
    return dict(msgspec.json.decode(text))


def _short(name: str) -> str:
    """The server's own structs keep their names; another's bears that of its package: `ReviewSummary`."""
    *path, last = name.split(".")
    return f"{path[1].title()}{last}" if path and path[1] != "server" else last


def _answered(schema: dict[str, Any]) -> dict[str, Any]:
    if "properties" not in schema or schema.get("additionalProperties") is False:  # which is also brought to us
        return schema
    fields: dict[str, dict[str, Any]] = schema["properties"]
    required = {*schema.get("required", ()), *(name for name, field in fields.items() if "default" in field)}
    bare = {name: dict(_without(field, "default")) for name, field in fields.items()}
    return {**schema, "properties": bare, "required": [name for name in fields if name in required]}


def _without(schema: dict[str, Any], name: str) -> Iterator[tuple[str, Any]]:
    return (item for item in schema.items() if item[0] != name)
