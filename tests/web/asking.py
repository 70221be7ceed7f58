"""Requests beside the browser: a table is set up, or looked at, as a script would."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import Request, urlopen


def ask(address: str, path: str, body: Any = None, token: str = "") -> Any:
    """What the server answers."""
    headers = {"content-type": "application/json", "origin": address}
    headers |= {"authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{address}/api{path}", data, headers)) as answer:
        return json.load(answer)


def table_with(address: str, *kinds: str, **more: Any) -> Any:
    """A new table of S-Evolution with these kinds of seats; whoever made it has not sat down."""
    seats = [{"kind": kind, **({"bot": "greedy"} if kind == "bot" else {})} for kind in kinds]
    return ask(address, "/tables", {"game": "s-evolution", "seats": seats, "sit": False, "think": 0, **more})
