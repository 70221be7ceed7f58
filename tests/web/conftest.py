"""A server of its own, and the system's Chromium, for the tests of the pages."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import holocene
from tests.web.visiting import Visit, serving
from tests.web.windows import Windows

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # All visitors come from one site, so one process draws their pages.
    "--disable-site-isolation-trials",
    "--renderer-process-limit=1",
    # A page lives for a second or two: to make its scripts faster while they run costs more than it gains.
    "--js-flags=--no-opt --no-maglev",
]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# The same engine without anything around it: a fifth of the time less. It shows no notifications.
SHELL = "chromium-headless-shell"
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A page has processes of its own and a machine that others use: what fails is tried again, and told as RERUN.

    In a soak, which looks for what seldom goes wrong, nothing is.
    """
    for item in items:
        if item.path.is_relative_to(HERE) and not item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.flaky(reruns=2))


def chromium(is_whole: bool = False) -> str:
    """The browser, its shell if that will do; in CI it must be there."""
    found = next(filter(None, map(shutil.which, BROWSERS if is_whole else (SHELL, *BROWSERS))), None)
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
    with serving(tmp_path_factory.mktemp("web"), prepare=True) as url:
        yield url


@pytest.fixture(scope="session")
def launch() -> Iterator[Callable[[str], Any]]:
    """Starts browsers."""
    chromium()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        started: list[Any] = []

        def start(path: str) -> Any:
            started.append(play.chromium.launch(executable_path=path, args=FLAGS))
            return started[-1]

        yield start
        for each in started:
            each.close()


@pytest.fixture(scope="session")
def browser(launch: Callable[[str], Any]) -> Any:
    """One browser for all tests."""
    return launch(chromium())


@pytest.fixture(scope="session")
def windows(browser: Any) -> Windows:
    """Those that one visitor uses after the other."""
    return Windows(browser)


@pytest.fixture(scope="session")
def notifying(launch: Callable[[str], Any]) -> Windows:
    """Those of a browser that shows notifications."""
    return Windows(launch(chromium(is_whole=True)))


@pytest.fixture(scope="module")
def match() -> holocene.Match:
    """A whole game of S-Evolution."""
    match = holocene.new("s-evolution", seed=4, players=2, seats=["Ada", "Ben"])
    rng = Random(2)
    while not match.is_over:
        match.play(rng.choice(match.legal()))
    return match


@pytest.fixture
def visit(windows: Windows, address: str, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Makes visitors; none of them may see an error in the console."""
    visits: list[Visit] = []

    def make(is_notified: bool = False, **context: Any) -> Visit:
        there = request.getfixturevalue("notifying") if is_notified else windows
        visits.append(Visit(there, address, **context))
        return visits[-1]

    yield make
    complaints = [complaint for each in visits for complaint in each.complaints]
    for each in visits:
        each.leave()
    assert complaints == []
