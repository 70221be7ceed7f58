"""How soon a page is there, and what it costs to fetch it: `python -m bench.first_load`.

A server of its own and the system's Chromium, held to a slow line ("fast 3G": 150 ms a request, 1.6 Mbit/s down, 0.75
up) by the browser's own tools. Each page is opened by somebody who was never here, and once more by the same browser.
First paint is when anything is drawn, largest paint when its largest part is.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import urllib.request
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from bench.serving import serving

LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
GAMES = ("progress", "s-evolution")
LAPTOP = {"width": 1280, "height": 800}
QUIET = 1500  # milliseconds without anything new, after which a page is there
PAINTS = """
window.paints = { first: 0, largest: 0 };
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (each.name === "first-contentful-paint") paints.first = each.startTime;
}).observe({ type: "paint", buffered: true });
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) paints.largest = each.startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });
"""


class Load(NamedTuple):
    """One page, opened once."""

    first: float
    largest: float
    requests: int
    kib: float


class Meter:
    """Counts what a page asks for, and how much comes back over the line, heads included."""

    def __init__(self, client: Any) -> None:
        self.names: list[str] = []
        self._bytes: dict[str, float] = {}
        client.send("Network.enable")
        client.on("Network.requestWillBeSent", self._asked)
        client.on("Network.dataReceived", self._came)
        client.on("Network.loadingFinished", self._done)

    def _asked(self, event: Any) -> None:
        if event["request"]["url"].startswith("http"):
            self.names.append(event["request"]["url"])

    def _came(self, event: Any) -> None:
        """A stream never ends, so its pieces count as they come."""
        name = event["requestId"]
        self._bytes[name] = self._bytes.get(name, 0) + event["encodedDataLength"]

    def _done(self, event: Any) -> None:
        self._bytes[event["requestId"]] = event["encodedDataLength"]

    def kib(self) -> float:
        return sum(self._bytes.values()) / 1024


def load(context: Any, url: str, awaited: str, line: dict[str, Any] | None, names: bool) -> Load:
    """Opens a page in a new tab and waits until nothing moves any more."""
    page = context.new_page()
    page.add_init_script(PAINTS)
    client = context.new_cdp_session(page)
    meter = Meter(client)
    if line:
        client.send("Network.emulateNetworkConditions", line)
    page.goto(url)
    page.wait_for_selector(awaited, timeout=60_000)
    page.wait_for_timeout(QUIET)
    paints = page.evaluate("paints")
    page.close()
    if names:
        print(*meter.names, sep="\n")
    return Load(paints["first"] / 1000, paints["largest"] / 1000, len(meter.names), meter.kib())


def new_table(address: str, game: str) -> str:
    """A table with a person and a bot; the person's link."""
    body = {"game": game, "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]}
    request = urllib.request.Request(
        f"{address}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json", "Origin": address}
    )
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return f"{address}/table/{made['table']}#k={made['seats'][0]['token']}"


def told(name: str, loads: list[Load]) -> None:
    middle = [statistics.median(values) for values in zip(*loads, strict=True)]
    print(
        f"{name:<20} first paint {middle[0]:5.2f} s   largest paint {middle[1]:5.2f} s"
        f"   {middle[2]:4.0f} requests   {middle[3]:6.1f} KiB"
    )


def measure(browser: Any, address: str, args: argparse.Namespace) -> None:
    line = None if args.local else LINE
    pages: list[tuple[str, Callable[[], str], str]] = [("home", lambda: f"{address}/", "[data-play=progress]")]
    pages += [(game, partial(new_table, address, game), ".ask.mine .body button") for game in GAMES]
    for name, address_of, awaited in pages:
        cold: list[Load] = []
        warm: list[Load] = []
        for at in range(args.rounds):
            context = browser.new_context(viewport=LAPTOP, locale="en", reduced_motion="reduce")
            url = address_of()
            cold.append(load(context, url, awaited, line, args.names and at == 0))
            warm.append(load(context, url, awaited, line, False))
            context.close()
        told(f"{name}, cold", cold)
        told(f"{name}, warm", warm)


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often each page is opened; medians are told")
    parser.add_argument("--local", action="store_true", help="without the slow line")
    parser.add_argument("--names", action="store_true", help="list what each page asks for")
    args = parser.parse_args()
    with serving() as server, sync_playwright() as play:
        path = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        measure(browser, f"http://127.0.0.1:{server.port}", args)
        browser.close()


if __name__ == "__main__":
    main()
