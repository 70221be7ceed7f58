"""The log: faults once, without their words, and not again and again."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import pytest

from holocene.server.app import create_app
from holocene.server.logs import OFTEN, PERIOD, JsonLines, Sparing, set_up
from holocene.server.routes import games
from holocene.server.settings import Settings
from tests.server.direct import TestClient


def record(event: str, at: float = 0.0, level: int = logging.ERROR, name: str = "holocene.server") -> logging.LogRecord:
    made = logging.LogRecord(name, level, __file__, 1, event, (), None)
    made.created = at
    return made


def test_a_fault_is_logged_once_and_without_words(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, log_lines: list[str]
) -> None:
    """What it was called and where it came from is enough; its words could hold anything."""

    def fails(shelf: Any) -> bytes:
        raise RuntimeError("Alice Privateperson") from ValueError("her secret")

    monkeypatch.setattr(games, "games_shown", fails)
    with TestClient(create_app(settings)) as client:
        assert 500 == client.get("/api/games").status_code
    faults = [msgspec.json.decode(line) for line in log_lines if "request-failed" in line]
    assert [["RuntimeError", "ValueError"]] == [each["error"] for each in faults]
    assert any(place.endswith(" fails") for place in faults[0]["trace"])
    assert "Alice" not in str(log_lines) and "secret" not in str(log_lines)


def test_what_repeats_is_counted() -> None:
    """A few lines of a kind in a while; the next one says how many were left out. Other kinds are not held back."""
    sparing = Sparing()
    shown = [sparing.filter(record("database-unavailable", at / 100)) for at in range(100)]
    assert [True] * OFTEN + [False] * (100 - OFTEN) == shown
    assert sparing.filter(record("another", 1.0)) and sparing.filter(record("request", 1.0, logging.INFO))
    late = record("database-unavailable", PERIOD + 1)
    assert sparing.filter(late) and f'"left_out":{100 - OFTEN}' in JsonLines().format(late)


def test_what_the_guard_has_said_is_not_said_again_by_uvicorn() -> None:
    """Its other complaints are kept, as lines of ours."""
    sparing = Sparing()
    said = [
        record(words, name="uvicorn.error") for words in ("Exception in ASGI application\n", "Invalid HTTP request.")
    ]
    assert [False, True] == [sparing.filter(each) for each in said]


def test_libraries_write_to_the_same_log(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the words of errors."""
    monkeypatch.setenv("HOLOCENE_SERVER_LOG", "")
    before = {name: vars(logging.getLogger(name)).copy() for name in ("holocene.server", "sqlalchemy", "asyncio")}
    try:
        set_up("error")
        try:
            raise RuntimeError("Alice Privateperson")
        except RuntimeError:
            logging.getLogger("sqlalchemy.pool.impl.QueuePool").exception("Exception terminating connection")
    finally:
        for name, values in before.items():
            for each in ("handlers", "propagate", "level"):
                setattr(logging.getLogger(name), each, values[each])
    line = msgspec.json.decode(capsys.readouterr().err)
    assert ("Exception terminating connection", ["RuntimeError"]) == (line["event"], line["error"])
    assert "Alice" not in str(line)


def test_a_clock_that_is_set_back_silences_nothing() -> None:
    """What repeats would not be told again until the clock has caught up."""
    sparing = Sparing()
    for _ in range(OFTEN + 1):
        sparing.filter(record("database-unavailable", 10_000.0))
    assert sparing.filter(record("database-unavailable", 10_000.0 - 3600))
