"""What every request passes: headers, origin, size and rate; faults without traces; files that stay inside."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from holocene.core.errors import HoloceneError
from holocene.server import metrics, static
from holocene.server.answers import HEADERS
from holocene.server.app import create_app
from holocene.server.routes import games
from holocene.server.settings import Settings
from tests.server.direct import TestClient

MakeTable = Callable[..., Any]
LINKED = (r'src="(at/\S+\.js)"', r'href="(at/\S+\.css)"', r'href="(at/\S+\.svg)"')  # in the shell of every page


def test_every_answer_has_strict_headers(client: TestClient) -> None:
    """Also errors; no inline script, no other site."""
    for path in ("/api/games", "/healthz", "/nowhere", "/"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy
        assert ("nosniff", "no-referrer") == (headers["x-content-type-options"], headers["referrer-policy"])


def test_files_of_the_pages_carry_no_rules_for_pages(client: TestClient) -> None:
    """They are never shown as one; a picture can be, and so has them all."""
    script, style, picture = (found[0] for found in (re.findall(each, client.get("/").text) for each in LINKED))
    for path, rules in ((script, 2), (style, 2), (picture, len(HEADERS))):
        headers = client.get(f"/{path}").headers
        assert (rules, "nosniff") == (sum(name in headers for name in HEADERS), headers["x-content-type-options"])


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}],
)
def test_commands_of_other_sites_are_refused(client: TestClient, headers: dict[str, str]) -> None:
    """Our own pages and programs are not."""
    answer = client.post("/api/play-now", json={"game": "progress"}, headers=headers)
    assert (403, "server-bad-origin") == (answer.status_code, answer.json()["key"])
    own = {"Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}
    assert 201 == client.post("/api/play-now", json={"game": "progress"}, headers=own).status_code


def test_large_bodies_are_refused(client: TestClient) -> None:
    """By their length, told or not."""
    assert 413 == client.post("/api/tables", content=b"x" * 70_000).status_code

    def pieces() -> Any:
        for _ in range(100):
            yield b" " * 1000

    assert 413 == client.post("/api/tables", content=pieces()).status_code


def test_a_client_that_asks_too_often_must_wait(settings: Settings) -> None:
    """New tables have a limit of their own."""
    few = msgspec.structs.replace(settings, rate=0.001, burst=5, creations_rate=0.001, creations_burst=2)
    with TestClient(create_app(few)) as client:
        codes = [client.post("/api/play-now", json={"game": "progress"}).status_code for _ in range(3)]
        assert [201, 201, 429] == codes
        assert [200, 200, 429] == [client.get("/api/games").status_code for _ in range(3)]


def test_faults_are_told_without_their_trace(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log has it."""

    def fails(shelf: Any) -> bytes:
        raise RuntimeError("inside")

    monkeypatch.setattr(games, "games_shown", fails)
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        answer = client.get("/api/games")
    assert (500, "server-fault") == (answer.status_code, answer.json()["key"])
    assert "inside" not in answer.text and "Traceback" not in answer.text


def test_health_numbers_and_openapi(client: TestClient, make_table: MakeTable) -> None:
    """For those who run the server, and those who write programs."""
    make_table(client)
    assert "ok" == client.get("/healthz").json()["status"]
    assert "ok" == client.get("/readyz").json()["status"]
    numbers = metrics.page().decode()
    for name in (
        "holocene_requests_total",
        "holocene_moves_total",
        "holocene_streams",
        "holocene_bot_seconds",
        "holocene_errors",
    ):
        assert name in numbers
    paths = client.get("/api/openapi.json").json()["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table_id}/moves", "/api/tables/{table_id}/stream"} <= set(paths)


def test_pages_and_files(client: TestClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every page is the shell; files are packed and tagged; nothing outside the folder is shown."""
    web = tmp_path / "web"
    (web / "app").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>" + "x" * 1000)
    (web / "app" / "main.js").write_text("export const a = 1;\n" * 100)
    (tmp_path / "secret.txt").write_text("hidden")
    (web / ".hidden.js").write_text("hidden")
    monkeypatch.setattr(static, "WEB", web)
    for path in ("/", "/new", "/table/abcd", "/replay/abcd", "/rules/progress", "/cards/progress", "/tree"):
        for typed in (path, f"{path.rstrip('/')}/", f"/{path.split('/')[1]}"):
            answer = client.get(typed)
            assert answer.text.startswith("<!doctype html>") and answer.status_code == (
                404 if typed == "/table" else 200
            )
    for path in ("/nowhere", "/table/a/b", "/metrics", "/index.html"):
        answer = client.get(path)
        assert (404, "text/html; charset=utf-8") == (answer.status_code, answer.headers["content-type"])
    assert ["server-no-page"] * 2 == [client.get(path).json()["key"] for path in ("/api", "/api/nowhere")]
    found = client.get("/app/main.js")
    assert ("gzip", "text/javascript; charset=utf-8") == (
        found.headers["content-encoding"],
        found.headers["content-type"],
    )
    assert 304 == client.get("/app/main.js", headers={"If-None-Match": found.headers["etag"]}).status_code
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/app/..%2f..%2fsecret.txt",
        "/.hidden.js",
        "/app/none.js",
        "/app",
    ):
        assert 404 == client.get(path).status_code, path
    (web / "index.html").unlink()
    assert 503 == client.get("/").status_code
    assert "cli-description" in client.get("/locale/fr/cli.ftl").text
    assert 404 == client.get("/locale/xx/cli.ftl").status_code


@pytest.mark.parametrize(
    "url",
    ["mysql://x/y", "nonsense", "postgresql://127.0.0.1:1/none?connect_timeout=1", "sqlite:////proc/none/x.sqlite"],
)
def test_a_bad_database_is_explained(url: str) -> None:
    """In words, without a trace."""
    with pytest.raises(HoloceneError) as told:
        create_app(Settings(database=url))
    assert told.value.key in ("server-bad-database", "server-no-database")


def test_life_is_told_while_all_threads_wait(
    settings: Settings, run_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And pages are sent."""
    gate = threading.Event()
    monkeypatch.setattr(games, "games_shown", lambda shelf: gate.wait(60) and b"[]")
    running = run_server(settings)
    try:
        with httpx2.Client(base_url=running.url, verify=False, timeout=60) as client, ThreadPoolExecutor(12) as threads:
            waiting = [threads.submit(client.get, "/api/games") for _ in range(12)]
            assert [200] * 3 == [client.get(path).status_code for path in ("/healthz", "/", "/app/main.js")]
            assert [False] * 12 == [each.done() for each in waiting]
            gate.set()
            assert {200} == {each.result().status_code for each in waiting}
    finally:
        gate.set()
        running.stop()
