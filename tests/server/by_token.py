"""Asking a server by a token, and what it answered."""

from __future__ import annotations

from typing import Any


def told(answer: Any, key: str) -> tuple[int, Any]:
    return answer.status_code, answer.json()[key]


def ask(table: Any, method: str, path: str, token: str, /, **body: Any) -> Any:
    heads = {"Authorization": f"Bearer {token}"}
    return table.client.request(method, table.url + path, headers=heads, **({"json": body} if method == "POST" else {}))
