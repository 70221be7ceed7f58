"""Rated games for tests: people who are known, tables that count, and games played to their end by anybody's moves."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any

from tests.server.conftest import Table
from tests.server.test_me import introduced, shown


class Somebody:
    """A person with her key, and ways to ask as her."""

    def __init__(self, client: Any, name: str) -> None:
        self.client, self.name, self.key = client, name, secrets.token_urlsafe(24)
        self.id = introduced(client, self.key, name)["id"]

    @property
    def head(self) -> dict[str, str]:
        return shown(self.key)

    def table(self, kinds: str = "me open", *, join: tuple[Somebody, ...] = (), **more: Any) -> Table:
        """A table of hers; the others sit down at the open seats as themselves."""
        asked = {
            "game": "s-evolution", "options": {"players": len(kinds.split())}, "rated": True, "think": 0.0,
            "seats": [{"kind": kind, **({"bot": "forager"} if kind == "bot" else {})} for kind in kinds.split()],
            **more,
        }  # fmt: skip
        answer = self.client.post("/api/tables", headers=self.head, json=asked)
        assert 201 == answer.status_code, answer.text
        table = Table(self.client, answer.json())
        guests = iter(join)
        for seat in table.created["seats"]:
            if "invitation" in seat:
                next(guests).sit(table, seat["seat"])
        return table

    def sit(self, table: Table, seat: int) -> Any:
        heads = {**self.head, **table.head(seat)}
        answer = self.client.post(f"{table.url}/join", headers=heads, json={"name": self.name})
        if 200 == answer.status_code:
            table.tokens[seat] = answer.json()["token"] or table.tokens[seat]
        return answer

    def page(self, of: Somebody) -> dict[str, Any]:
        """Somebody's page as this person is shown it."""
        answer = self.client.get(f"/api/people/{of.id}", headers=self.head)
        assert 200 == answer.status_code, answer.text
        found: dict[str, Any] = answer.json()
        return found


def play_out(table: Table, seed: int = 1) -> dict[str, Any]:
    """Plays until the game is over, at random."""
    table.play_on(Random(seed), 5000)
    now = table.moment(-1)
    assert "over" == now["state"]
    return now
