"""A server of its own, and a visitor of its pages."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from sqlalchemy import insert, select

from holocene.server.database import Database
from holocene.server.migrate import migrate
from holocene.server.schema import server
from tests.web.windows import RESTING, Windows

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
WAIT = 60_000  # milliseconds for what a page should show: long, since only a failing test waits so long
PATIENCE = 120.0  # seconds for a server to start
# A script clicks faster than people do, and does not wait a minute for somebody who has left. Machine code for the
# strongest bots takes as long as all else at a start; where they do not play, nobody needs it.
QUICK = {"rate": 0, "creations_rate": 0, "tables_per_client": 0, "absence": 0.2, "prepare": False}
# Without motion, so that nothing is looked at half-way from one colour or place to another.
DESKTOP: dict[str, Any] = {"locale": "en", "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}

# Makes a table and keeps what the server gives for it, as the form does.
MAKE = """async (body) => {
  const asked = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const made = await (await fetch("/api/tables", asked)).json();
  (await import("/app/seats.js")).keepNew(made, body.game);
  return made.table;
}"""
# Each of axe's rules has one weight; what is too light to be counted here need not be looked for.
RUN_AXE = """(asked) => {
  const light = axe._audit.rules.filter(({ impact }) => impact === "minor" || impact === "moderate");
  if (!asked.runOnly) asked.rules = Object.fromEntries(light.map(({ id }) => [id, { enabled: false }]));
  return axe.run(document, asked);
}"""
# What axe looks for that another theme can change.
COLOURS = ("color-contrast", "link-in-text-block")
BY_ITSELF = ["only-card", "ends-turn", "stays-put"]  # what lets moves go by themselves


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[str]:
    """A server with a database of its own in a folder; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = f"sqlite:///{folder / 'tables.db'}"
    _prepare(database)
    command = [sys.executable, "-m", "holocene.cli.main", "serve", "--port", str(port), "--no-browser"]
    command += ["--database", database]
    environment = {**os.environ, "HOLOCENE_SERVER": json.dumps(QUICK | settings)}
    with (
        (folder / "server.log").open("wb") as out,
        subprocess.Popen(command, stdout=out, stderr=out, env=environment) as process,
    ):
        url = f"http://127.0.0.1:{port}"
        try:
            _wait_for(url, process, folder / "server.log")
            yield url
        finally:  # else a test that fails would wait for the server's end for ever
            process.terminate()


def _prepare(url: str) -> None:
    """Without the salt that is a server's own, a seed gives the same deal here as in the library."""
    database = Database(url)
    migrate(database)
    with database.write() as connection:
        if connection.execute(select(server.c.value).where(server.c.name == "salt")).scalar() is None:
            connection.execute(insert(server), {"name": "salt", "value": b""})
    database.close()


def _wait_for(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """As long as its process lives: a busy machine may need a minute."""
    ends = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < ends:
        try:
            urlopen(f"{url}/healthz", timeout=10).close()
            return
        except OSError:
            time.sleep(0.05)
    pytest.fail(f"no server at {url}: {log.read_text(encoding='utf-8')}")


def axe() -> str:
    """The script that looks for what shuts people out, from the npm registry; in CI it must be there."""
    if AXE.exists():
        return AXE.read_text(encoding="utf-8")
    words = "needs axe-core from the npm registry (`make lint` installs it)"
    if os.environ.get("CI") == "true":
        pytest.fail(words)
    pytest.skip(words)


class Visit:
    """A page of one visitor; what the console complains of is collected.

    Others have used its window before, unless it is to be `fresh`: then nothing is in the browser's cache either. The
    moves of the others are not shown one after the other: whoever looks right after a move would see only the first.
    The pages install themselves as an app for who is `fresh` or wants `installs`.
    """

    def __init__(self, browser: Any, address: str, fresh: bool = False, tempo: str = "off", **context: Any) -> None:
        self.address = address
        self._options = {**DESKTOP, "tempo": tempo, "installs": fresh, **context}
        self._windows = browser if isinstance(browser, Windows) else Windows(browser)
        self._window = self._windows.take(self._options, fresh)
        self.page = self._window.page
        self.page.set_default_timeout(WAIT)
        self.complaints: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._asked)

    @property
    def context(self) -> Any:
        """What the page stands in; whoever asks for it may do anything to it, so nobody else has it afterwards."""
        self._window.is_as_new = False
        return self._window.context

    def leave(self) -> None:
        """Ends the visit; the window is for the next visitor."""
        self._windows.give_back(self._window, self._options, self.address)

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

    def rest(self) -> None:
        """Leaves for a page without scripts: what happens meanwhile is not seen, and the next page is opened anew."""
        if self.page.url != self.address + RESTING:
            self.page.goto(self.address + RESTING)

    def decide_all(self) -> None:
        """From now on nothing goes by itself: whoever looks at a decision finds it however slow the machine is."""
        self.page.goto(f"{self.address}/offline")  # of the same origin, and reads no settings
        self.page.evaluate("names => names.forEach(name => (localStorage[`holocene.${name}`] = 'false'))", BY_ITSELF)

    def play_now(self, game: str) -> Any:
        """From the home page to the first decision."""
        self.go("/")
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector(".ask.mine .body button")
        return self.page

    def new_table(self, game: str = "s-evolution", players: int = 2, **choices: Any) -> list[str]:
        """The links of a new table whose other seats are open, seen in its lobby: the spectators' comes last."""
        seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "open"}] * (players - 1)]
        body = {"game": game, "options": {"players": players}, "seats": seats, "sit": False, **choices}
        self.rest()
        self.page.goto(f"{self.address}/table/{self.page.evaluate(MAKE, body)}")
        return self._links()

    def fill_in_new_table(self, game: str = "s-evolution", players: int = 2, **choices: Any) -> list[str]:
        """The same by the form for it."""
        page = self.go(f"/new?game={game}")
        page.wait_for_selector(".seat-fields li")
        page.get_by_label(f"{players} players").click()
        page.wait_for_function("n => document.querySelectorAll('.seat-fields li').length === n", arg=players)
        page.fill(".seat-fields li:nth-child(1) input", "Ada")
        for seat in range(2, players + 1):
            page.select_option(f".seat-fields li:nth-child({seat}) select", "open")
        if choices.get("public"):
            page.check(".switch input")
        page.click("button[type=submit]")
        return self._links()

    def _links(self) -> list[str]:
        self.page.wait_for_selector(".lobby .link-row input")
        return list(self.page.eval_on_selector_all(".link-row input", "fields => fields.map(field => field.value)"))

    def sit_down(self, link: str, name: str) -> Any:
        """Follows an invitation and takes the seat."""
        self.page.goto(link)
        self.page.fill(".take input", name)
        self.page.click(".take button")
        self.page.wait_for_selector(".take", state="detached")
        return self.page

    def kept(self) -> Any:
        """What the browser keeps of its tables."""
        return self.page.evaluate("JSON.parse(localStorage.getItem('holocene.tables') ?? '{}')")

    def faults(self, only: tuple[str, ...] = ()) -> list[str]:
        """What axe finds that is serious or critical; of a page that it has seen, only what may have changed."""
        # Read as a script of the tester, so that the page's Content-Security-Policy stays as it is.
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe() + ";0")
        asked = {"resultTypes": ["violations"], "preload": False, **({"runOnly": only} if only else {})}
        found = self.page.evaluate(RUN_AXE, asked)
        return [
            f"{fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for fault in found["violations"]
            if fault["impact"] in ("serious", "critical")
            for node in fault["nodes"][:3]
        ]

    def is_too_wide(self) -> bool:
        """Whether the page scrolls sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
