"""People who are known, as tests ask for them: by the key of a browser."""

from __future__ import annotations

import secrets
import time
from typing import Any

from sqlalchemy import update

from holocene.server.club.ways.schema import asked


class Browser:
    """A browser with a key of its own, of whom nobody may know yet."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.key = secrets.token_urlsafe(24)

    def ask(self, method: str, path: str, body: Any = None, **heads: str) -> Any:
        sent = {"Holocene-Person": self.key, **heads}
        return self.client.request(method, f"/api{path}", headers=sent, **({} if body is None else {"json": body}))

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def post(self, path: str, **body: Any) -> Any:
        return self.ask("POST", path, body)

    def remove(self, path: str) -> Any:
        return self.ask("DELETE", path)

    def introduce(self, name: str) -> Any:
        answer = self.post("/me", name=name, mark="wheel", label="Firefox")
        assert 201 == answer.status_code, answer.text
        return answer.json()

    def who(self) -> str:
        """The name of whom it is known as; nothing where nobody is."""
        answer = self.get("/me")
        return answer.json()["name"] if answer.status_code == 200 else ""

    def table(self) -> Any:
        """A new table at which it sits, and waits for somebody."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        answer = self.post("/tables", game="s-evolution", options={"players": 2}, seats=seats)
        assert 201 == answer.status_code, answer.text
        return answer.json()

    def tables(self) -> set[str]:
        return {each["table"]["table"] for each in self.get("/me/tables").json()}


def expire(client: Any) -> None:
    """Lets all that was asked be over, as time does."""
    with client.app.state.service.database.write() as connection:
        connection.execute(update(asked).values(until=time.time() - 1))
