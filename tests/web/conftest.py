"""A server of its own, and the system's Chromium, for the tests of the pages."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
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
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A page has processes of its own and a machine that others use: what fails is tried again, and told as RERUN.

    In a soak, which looks for what seldom goes wrong, nothing is.
    """
    for item in items:
        if item.path.is_relative_to(HERE) and not item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.flaky(reruns=2))


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
    with serving(tmp_path_factory.mktemp("web")) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One browser for all tests."""
    path = chromium()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def windows(browser: Any) -> Windows:
    """Those that one visitor uses after the other."""
    return Windows(browser)


@pytest.fixture(scope="module")
def match() -> holocene.Match:
    """A whole game of S-Evolution."""
    match = holocene.new("s-evolution", seed=4, players=2, seats=["Ada", "Ben"])
    rng = Random(2)
    while not match.is_over:
        match.play(rng.choice(match.legal()))
    return match


@pytest.fixture
def visit(windows: Windows, address: str) -> Iterator[Any]:
    """Makes visitors; none of them may see an error in the console."""
    visits: list[Visit] = []

    def make(**context: Any) -> Visit:
        visits.append(Visit(windows, address, **context))
        return visits[-1]

    yield make
    complaints = [complaint for each in visits for complaint in each.complaints]
    for each in visits:
        each.leave()
    assert complaints == []
