"""People who are known, as tests ask the server for them: a key, a name, and short ways to sit and to invite."""

from __future__ import annotations

import secrets
from typing import Any

TWO = [{"kind": "me"}, {"kind": "open"}]


class Somebody:
    """A person with a key of her own, at one server or another."""

    def __init__(self, client: Any, name: str) -> None:
        self.client = client
        self.name = name
        self.heads = {"Holocene-Person": secrets.token_urlsafe(24)}
        answer = client.post("/api/me", headers=self.heads, json={"name": name, "mark": "wheel"})
        assert 201 == answer.status_code, answer.text
        self.id: str = answer.json()["id"]

    def get(self, path: str) -> Any:
        return self.client.get(path, headers=self.heads)

    def post(self, path: str, **body: Any) -> Any:
        return self.client.post(path, headers=self.heads, json=body)

    def opens(self, **more: Any) -> str:
        """A table that is listed, for two; its name."""
        made = self.makes(listed=True, **more)
        return str(made["table"])

    def makes(self, **more: Any) -> dict[str, Any]:
        """Any table, for two unless it is said otherwise; all that is told of it."""
        seats = more.get("seats", TWO)
        asked = {"game": "s-evolution", "options": {"players": len(seats)}, "seats": seats, **more}
        answer = self.post("/api/tables", **asked)
        assert 201 == answer.status_code, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def sits(self, table: str, **more: Any) -> Any:
        return self.post(f"/api/lobby/{table}/sit", **more)

    def lobby(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/api/lobby").json()
        return found

    def invites(self, other: Somebody, table: str) -> Any:
        return self.post("/api/invitations", table=table, person=other.id)


def listed(told: dict[str, Any]) -> list[str]:
    """The names of the tables on a list."""
    return [each["table"] for each in told["tables"]]
