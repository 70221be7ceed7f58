"""What a page costs to fetch, in requests and bytes; `python -m bench.first_load` tells how long that takes."""

from __future__ import annotations

from typing import Any

import pytest

from bench.first_load import Meter

HOME = 120  # KiB, heads included
TABLE = 232
REQUESTS = 25


def opened(here: Any, path: str, awaited: str) -> Meter:
    """Opens a page and waits until nothing more comes."""
    meter = Meter(here.context.new_cdp_session(here.page))
    here.page.goto(here.address + path)
    here.page.wait_for_selector(awaited)
    here.page.wait_for_timeout(700)
    return meter


def test_the_home_page_is_light(visit: Any) -> None:
    """The second time nothing comes but the page itself and what the server has to tell."""
    here = visit(fresh=True)
    cold = opened(here, "/", "[data-play=progress]")
    assert (True, True) == (0 < len(cold.names) <= REQUESTS, 0 < cold.kib() <= HOME)
    here.page.goto("about:blank")
    assert opened(here, "/", "[data-play=progress]").kib() <= 5


@pytest.mark.parametrize("game", ["progress", pytest.param("s-evolution", marks=pytest.mark.soak)])
def test_a_table_is_light(visit: Any, game: str) -> None:
    """For somebody who follows a link and was never here; one language comes, and one game."""
    host, guest = visit(), visit(fresh=True, locale="fr")
    link = host.new_table(game)[0].removeprefix(host.address)
    cold = opened(guest, link, ".take button")
    guest.page.click(".take button")
    guest.page.wait_for_selector(".ask")
    guest.page.wait_for_timeout(700)
    assert (True, True) == (0 < len(cold.names) <= REQUESTS, 0 < cold.kib() <= TABLE)
    words = {name.split("/locale/")[1][:2] for name in cold.names if "/locale/" in name}
    scripts = {name.rsplit("/", 2)[1] for name in cold.names if name.endswith("/table.js")} - {"app"}
    assert ({"fr"}, {game}) == (words, scripts)


def test_a_page_asks_for_what_never_changes_by_its_edition(visit: Any) -> None:
    """Whatever is no answer of the API lies below one address, which a new edition changes."""
    here = visit(fresh=True)
    meter = opened(here, "/", "[data-play=progress]")
    paths = {name.removeprefix(here.address).split("/")[1] for name in meter.names}
    assert {"", "api", "at"} == paths
