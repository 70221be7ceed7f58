"""The description of the API: what FastAPI knows of the addresses, with our structs, described by msgspec."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, get_args, get_type_hints

import msgspec
from fastapi import FastAPI

from holocene.core.contract.game import Game
from holocene.core.contract.registry import game_names, load_game
from holocene.core.contract.spread import Spread
from holocene.core.matches.record import Record
from holocene.server.routing import NAMED, Router


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
    """The views of all games, each with a name of its own: `progress.View`; one that is no struct may be anything."""
    found: dict[str, Any] = {}
    either: list[dict[str, Any]] = []
    for name in game_names():
        game = load_game(name)
        kind = view_type(game)
        is_struct = hasattr(kind, "__struct_fields__")
        found |= components([*([kind] if is_struct else []), *preview_types(game)], f"{name}.")
        either.append({"$ref": NAMED.format(name=f"{name}.{kind.__name__}")} if is_struct else {})
    return {"View": {"anyOf": either}, **found}


def view_type(game: Game) -> Any:
    """What a game's `view` gives, as it declares it."""
    return get_type_hints(type(game).view)["return"]


def preview_types(game: Game) -> list[Any]:
    """What a game says beside its views, where it declares it."""
    hints = [get_type_hints(getattr(type(game), method))["return"] for method in ("preview", "survey", "consider")]
    each = [kind for hint in hints for kind in (get_args(hint) or (hint,))]
    return [kind for kind in each if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]


def components(structs: Iterable[Any], prefix: str = "") -> dict[str, Any]:
    """The schemas of structs and of those inside them, as they are answered: what has a default is there too."""
    _, found = msgspec.json.schema_components(structs, ref_template=NAMED.format(name=f"{prefix}{{name}}"))
    return {f"{prefix}{name}": _answered(schema) for name, schema in found.items()}


def _answered(schema: dict[str, Any]) -> dict[str, Any]:
    if "properties" not in schema or schema.get("additionalProperties") is False:  # which is also brought to us
        return schema
    fields: dict[str, dict[str, Any]] = schema["properties"]
    required = {*schema.get("required", ()), *(name for name, field in fields.items() if "default" in field)}
    bare = {name: dict(_without(field, "default")) for name, field in fields.items()}
    return {**schema, "properties": bare, "required": [name for name in fields if name in required]}


def _without(schema: dict[str, Any], name: str) -> Iterator[tuple[str, Any]]:
    return (item for item in schema.items() if item[0] != name)
