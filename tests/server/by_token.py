"""Asking a server by a token, and what it answered."""

from __future__ import annotations

from typing import Any

from holocene.server.contract import SeatMade


def invitation_of(seat: SeatMade) -> str:
    assert isinstance(seat.invitation, str)
    return seat.invitation


def token_of(seat: SeatMade) -> str:
    assert isinstance(seat.token, str)
    return seat.token


def told(answer: Any, key: str) -> tuple[int, Any]:
    return answer.status_code, answer.json()[key]


def ask(table: Any, method: str, path: str, token: str, /, **body: Any) -> Any:
    heads = {"Authorization": f"Bearer {token}"}
    return table.client.request(method, table.url + path, headers=heads, **({"json": body} if method == "POST" else {}))
