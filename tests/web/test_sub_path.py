"""A server below a path of a host that it shares: nothing is asked for, linked to or kept outside of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.visiting import Visit, serving

ROOT = "/holocene"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where such a server listens."""
    with serving(tmp_path_factory.mktemp("shared"), root=ROOT) as url:
        yield url


@pytest.fixture
def shared(url: str, browser: Any) -> Iterator[Any]:
    """Makes visitors of the server, behind a proxy that takes the path away, or leaves it as it is."""
    visits: list[Visit] = []

    def make(is_taken_away: bool = True, **context: Any) -> Visit:
        here = Visit(browser, url + ROOT, **context)
        below = f"{url}{ROOT}/"
        if is_taken_away:  # every request goes through the tests then, and none is answered by the browser's cache
            here.context.route(
                lambda asked: asked.startswith(below),
                lambda route: route.continue_(url=f"{url}/{route.request.url.removeprefix(below)}"),
            )
        visits.append(here)
        return here

    yield make
    for each in visits:
        each.context.close()
    assert [] == [complaint for each in visits for complaint in each.complaints]


def test_a_whole_visit_below_a_path(shared: Any) -> None:
    """Pages, words, pictures, styles, links to give away and the live table; every link stays below the path."""
    host, guest = shared(), shared(locale="fr")
    (invitation, spectators) = host.fill_in_new_table()
    assert invitation.startswith(f"{host.address}/table/")
    guest.sit_down(invitation, "Ben").wait_for_selector(".ask")
    host.page.wait_for_selector(".ask")
    assert guest.page.url.startswith(f"{host.address}/table/")
    watcher = shared(is_taken_away=False)
    watcher.page.goto(spectators)
    watcher.page.wait_for_selector(".ask")
    page = watcher.page
    page.click("a.logo")
    page.wait_for_selector("[data-play=progress]")
    assert f"{host.address}/" == page.url
    page.click("text=The rules of Progress")
    page.wait_for_selector("#A11")
    assert f"{host.address}/rules/progress" == page.url
    page.reload()
    page.wait_for_selector("#A11")
    page.go_back()
    page.click("[data-play=s-evolution]")
    page.wait_for_selector(".ask.mine .body button")
    kept = page.evaluate("Object.keys(localStorage).filter(name => name.startsWith('holocene.tables'))")
    assert ["holocene.tables/holocene"] == kept  # two servers of one host do not mix their tables up
    page.click(".log-number >> nth=0") if page.locator(".log-number").count() else page.reload()
    page.wait_for_selector(".ask")
    assert page.url.startswith(host.address)
    for path in ("/", "/new", "/replay", "/rules/progress", "/cards/progress", "/tree"):
        watcher.go(path)
        page.wait_for_load_state("networkidle")
        links = page.eval_on_selector_all("a[href]", "all => all.map(each => each.href)")
        assert [] == [link for link in links if not link.startswith(f"{host.address}/")]
