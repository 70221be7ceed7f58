"""A server of its own, and the system's Chromium, for the tests of the pages."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
AXE = Path(__file__).with_name("axe.min.js")
WAIT = 15_000
# Without motion, so that nothing is looked at half-way from one colour or place to another.
DESKTOP: dict[str, Any] = {"locale": "en", "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}


def chromium() -> str:
    """The browser; in CI it must be there."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    try:
        import playwright.sync_api  # noqa: F401
    except ModuleNotFoundError:
        found = None
    if found is None:
        words = "needs Chromium and the Python package playwright"
        if os.environ.get("CI") == "true":
            pytest.fail(words)
        pytest.skip(words)
    return found


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty database."""
    chromium()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = tmp_path_factory.mktemp("web") / "tables.db"
    command = [sys.executable, "-m", "holocene.cli.main", "serve", "--port", str(port), "--no-browser"]
    command += ["--database", f"sqlite:///{database}"]
    log = database.with_name("server.log")
    # A script clicks faster than people do.
    environment = {**os.environ, "HOLOCENE_SERVER": '{"rate": 0, "creations_rate": 0}'}
    with log.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out, env=environment) as server:
        url = f"http://127.0.0.1:{port}"
        _wait_for(url)
        yield url
        server.terminate()


def _wait_for(url: str) -> None:
    for _ in range(150):
        try:
            urlopen(f"{url}/healthz", timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    pytest.fail(f"no server at {url}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One browser for all tests."""
    path = chromium()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


class Visit:
    """A page of one visitor; what the console complains of is collected."""

    def __init__(self, browser: Any, address: str, **context: Any) -> None:
        self.address = address
        self.context = browser.new_context(**{**DESKTOP, **context})
        self.page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.complaints: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._asked)

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"asks another origin: {request.url}")

    def go(self, path: str) -> Any:
        """Opens a page and waits until it is drawn."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main :is(h1, h2)")
        return self.page

    def play_now(self, game: str) -> Any:
        """From the home page to the first decision."""
        self.go("/")
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector(".ask.mine .in button")
        return self.page

    def faults(self) -> list[str]:
        """What axe finds that is serious or critical."""
        # Read as a script of the tester, so that the page's Content-Security-Policy stays as it is.
        self.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for fault in found["violations"]
            if fault["impact"] in ("serious", "critical")
            for node in fault["nodes"][:3]
        ]

    def is_too_wide(self) -> bool:
        """Whether the page scrolls sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@pytest.fixture
def visit(browser: Any, address: str) -> Iterator[Any]:
    """Makes visitors; none of them may see an error in the console."""
    visits: list[Visit] = []

    def make(**context: Any) -> Visit:
        visits.append(Visit(browser, address, **context))
        return visits[-1]

    yield make
    complaints = [complaint for each in visits for complaint in each.complaints]
    for each in visits:
        each.context.close()
    assert complaints == []
