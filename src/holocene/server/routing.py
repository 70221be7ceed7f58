"""Routes that say what they answer: the return type of a route, `Answer[Sat]`, is what its OpenAPI says.

Whoever answers with a struct declares it once: the type checker holds the route to it, and `openapi` describes it.
"""

from __future__ import annotations

from collections.abc import Callable
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from fastapi import APIRouter

from holocene.server.answers import JSON, Answer
from holocene.server.contract import Refused

NAMED: Final = "#/components/schemas/{name}"


class Router(APIRouter):
    """Knows the types of what its routes answer."""

    def __init__(self, **more: Any) -> None:
        self.answers: set[type] = {Refused}
        super().__init__(**more)

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **more: Any) -> None:
        """Adds a route with the content that it declares; some add other forms of it in `responses`."""
        answered = get_type_hints(endpoint, include_extras=True).get("return")
        good = more.get("status_code") or 200
        described = {good: {}, **(more.pop("responses", None) or {})}
        if get_origin(answered) is Answer:
            (kind,) = get_args(answered)
            self.answers |= structs_of(kind)
            content = {JSON: {"schema": schema_of(kind)}, **described[good].get("content", {})}
            described[good] = {**described[good], "content": content}
        super().add_api_route(path, endpoint, **{**more, "response_model": None, "responses": described})


def structs_of(kind: Any) -> set[type]:
    """The structs that a type is made of: `list[A | B]` of A and B."""
    inner = get_args(kind)
    if not inner:
        return {kind} if hasattr(kind, "__struct_fields__") else set()
    return {each for one in inner for each in structs_of(one)}


def schema_of(kind: Any) -> dict[str, Any]:
    """A type in the words of OpenAPI; structs by their names."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(each) for each in inner]}
    if origin is list:
        return {"type": "array", "items": schema_of(inner[0])}
    if origin is Annotated:  # what each game gives in its own way, by the name of all of them
        described: dict[str, Any] = inner[1].extra_json_schema
        return described
    return {"$ref": NAMED.format(name=kind.__name__)}


def refusals() -> dict[int | str, dict[str, Any]]:
    """What every address of the API may answer instead."""
    content = {JSON: {"schema": schema_of(Refused)}}
    refused = {"description": "Refused", "content": content}
    return {422: refused, "4XX": refused, 503: {"description": "Not now", "content": content}}
