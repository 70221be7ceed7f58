"""The browser's types are those of the server's own structs, and every route says what it answers."""

from __future__ import annotations

import re

import msgspec
import pytest
from fastapi.routing import APIRoute

from holocene.core.contract.registry import load_game
from holocene.server.app import ROUTES
from tools.browser_types import FOLDER, written


@pytest.mark.parametrize("name", ["api.d.ts", "view.d.ts"])
def test_the_types_are_up_to_date(name: str) -> None:
    assert written()[name] == (FOLDER / name).read_text(encoding="utf-8"), "they are stale: run `make types`"


def test_every_field_of_an_answer_has_a_type() -> None:
    """Only an address that there is not may answer anything."""
    bare = {name: re.sub(r"(?s)/\*\*.*?\*/", "", text) for name, text in written().items()}
    found = {name: re.findall(r".*\b(?:any|unknown)\b.*", text) for name, text in bare.items()}
    assert ({"  unknown;"}, []) == (set(found["api.d.ts"]), found["view.d.ts"])


@pytest.mark.parametrize("name", ["progress", "s-evolution"])
def test_all_that_is_printed_is_declared(name: str) -> None:
    """What the game reads as plain data, and what browsers are told of its form, are the same to the last field."""
    game = load_game(name)
    assert msgspec.to_builtins(game.pack.cards) == msgspec.to_builtins(game.printed())


def test_every_route_says_what_it_answers() -> None:
    """But the streams, whose lines are described beside them."""
    routes = [route for module in ROUTES for route in module.router.routes if isinstance(route, APIRoute)]
    silent = [route.path for route in routes if "Answer[" not in str(route.endpoint.__annotations__["return"])]
    assert ["/api/lobby/stream", "/api/tables/{table_id}/stream"] == silent
