"""Sentences of history in a real browser: on cards of both games, at a first discovery, in the list of cards and at the
end; never with a table's first load, and nothing where there is none."""

from __future__ import annotations

from typing import Any

from tests.web.asking import ask

NOTE = "dialog .history-note"


def told(page: Any, game: str) -> list[str]:
    """The addresses of sentences that the page has asked for."""
    names = page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    return [name.rsplit("/api", 1)[1] for name in names if name.split("?")[0].endswith(f"/games/{game}/history")]


def made(address: str, game: str, **more: Any) -> str:
    """The address of a seat at a new table against a bot."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    table = ask(address, "/tables", {"game": game, "seats": seats, "seed": 5, **more})
    return f"{address}/table/{table['table']}#k={table['seats'][0]['token']}"


def test_a_card_tells_its_history(visit: Any, address: str) -> None:
    """Asked for when a card is opened, in the reader's language; a discovery that nobody made before tells its own."""
    here = visit()
    page = here.page
    page.goto(made(address, "progress", options={"players": 2, "first": "0"}))
    page.wait_for_selector(".ask.mine .deciding")
    assert [] == told(page, "progress")
    page.click("[data-card=pottery] .card-details")
    page.wait_for_selector(f"{NOTE} p")
    notes = ask(address, "/games/progress/history?language=en")["notes"]
    assert [notes["pottery"]["sentence"], notes["pottery"]["source"]] == page.locator(f"{NOTE} p").all_inner_texts()
    assert [] == here.faults()
    page.keyboard.press("Escape")
    page.click(".options[data-of=discover] .chip:has-text('Pottery')")
    page.wait_for_selector(".log .history-note")
    assert notes["pottery"]["sentence"] in page.inner_text(".log .history-note")
    assert ["/games/progress/history?language=en"] == told(page, "progress")


def test_a_card_without_a_sentence_has_no_box(visit: Any, address: str) -> None:
    """As those of somebody's own pack: the card is read as before."""
    page = visit().page
    page.route(
        "**/history?*", lambda route: route.fulfill(json={"notes": {"no-such-card": {"sentence": "x", "source": "y"}}})
    )
    page.goto(made(address, "progress", options={"players": 2, "first": "0"}))
    page.wait_for_selector(".ask.mine .deciding")
    with page.expect_response("**/history?*"):
        page.click("[data-card=pottery] .card-details")
    page.wait_for_selector("dialog .card-reading")
    assert 0 == page.locator(NOTE).count()


def test_the_list_of_cards_tells_it_on_a_phone(visit: Any, address: str) -> None:
    """Discoveries have a door to it, Calamities tell it themselves."""
    here = visit(viewport={"width": 360, "height": 640}, locale="ru")
    page = here.page
    page.goto(f"{address}/cards/s-evolution")
    page.click("#fire .chip:has-text('истории')")  # another chip leads to figures
    notes = ask(address, "/games/s-evolution/history?language=ru")["notes"]
    assert notes["fire"]["sentence"] in page.inner_text(NOTE)
    page.keyboard.press("Escape")
    assert notes["hurricane"]["sentence"] in page.inner_text("#hurricane .history-note")
    assert not here.is_too_wide()
