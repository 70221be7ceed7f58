"""People come and go: a bot for somebody who is away, leaving, coming back, giving up, and what the others are told."""

from __future__ import annotations

from typing import Any

from tests.web.asking import table_with

PHONE = {"width": 360, "height": 740}


def two(visit: Any) -> tuple[Any, Any]:
    """A host and a guest at a table that has begun."""
    host, guest = visit(), visit()
    (invitation, _) = host.new_table()
    guest.sit_down(invitation, "Ben").wait_for_selector(".ask")
    host.page.wait_for_selector(".ask")
    return host, guest


def test_a_bot_plays_for_somebody_who_is_away(visit: Any, address: str) -> None:
    """Offered to the others, on a phone too, when it is his turn and he has been away for a while; opening the table
    again ends it by itself."""
    made = table_with(address, "me", "open", options={"first": "green"})
    host, guest = visit(viewport=PHONE), visit()
    host.page.goto(f"{address}/table/{made['table']}#k={made['seats'][0]['token']}")
    host.page.wait_for_selector(".lobby")
    guest.sit_down(f"{address}/table/{made['table']}#k={made['seats'][1]['invitation']}", "Ben")
    guest.page.wait_for_selector(".ask.mine")
    host.page.wait_for_selector(".ask >> text=Waiting for Ben")
    assert 0 == host.page.locator(".missing").count()
    table = guest.page.url
    guest.page.goto("about:blank")
    host.page.wait_for_selector(".ask .missing >> text=Ben is away.")
    assert host.faults() == [] and not host.is_too_wide()
    host.page.click(".ask .missing >> text=Let a bot play for Ben")
    host.page.wait_for_selector(".missing", state="detached")
    host.page.keyboard.press("p")
    host.page.wait_for_selector("dialog .people li:nth-child(2) :text('a bot plays for now')")
    guest.page.goto(table)
    guest.page.wait_for_selector(".ask")
    host.page.wait_for_selector("dialog .people li:nth-child(2) :text('person · here')")
    host.page.click("dialog .lately summary")
    assert "Ben is back." in host.page.inner_text("dialog .lately")


def test_leaving_and_coming_back(visit: Any) -> None:
    """The decision says that a bot plays, and how to have the seat back."""
    host, guest = two(visit)
    guest.page.keyboard.press("p")
    guest.page.click("dialog >> text=Leave my seat to a bot")
    guest.page.click("dialog >> nth=1 >> .primary")
    guest.page.keyboard.press("Escape")
    guest.page.click(".ask >> text=Take your seat back")
    host.page.wait_for_selector(".toast:has-text('Ben is back.')")


def test_giving_up_against_bots_ends_the_game(visit: Any) -> None:
    """It is said before, and on the score sheet."""
    here = visit(viewport=PHONE, locale="de")
    page = here.play_now("s-evolution")
    page.keyboard.press("p")
    page.click("dialog >> text=Aufgeben")
    page.wait_for_selector("dialog >> text=sie endet hier")
    page.click("dialog >> nth=1 >> .primary")
    page.wait_for_selector(".end-page >> text=Die Partie endete vor der Zeit")
    assert here.faults() == []


def test_a_deleted_table_says_so(visit: Any) -> None:
    """The host deletes it; the guest is told, and keeps nothing alive."""
    host, guest = two(visit)
    host.page.keyboard.press("p")
    host.page.click("dialog >> text=Delete the table")
    host.page.click("dialog >> nth=1 >> .primary")
    guest.page.wait_for_selector("text=There is no such table, or its host has deleted it.")
    host.page.wait_for_selector("main h1")
    # What a browser had asked for when the table went is answered by 404, which it writes down by itself.
    for each in (host, guest):
        each.complaints = [complaint for complaint in each.complaints if "404" not in complaint]


def test_an_absent_maker_can_be_waited_for(visit: Any, address: str) -> None:
    """A guest in the lobby sees who is missing, and is told when the game begins."""
    made = table_with(address, "me", "open")
    guest, maker = visit(), visit()
    guest.sit_down(f"{address}/table/{made['table']}#k={made['seats'][1]['invitation']}", "Ben")
    guest.page.wait_for_selector(".lobby >> text=Missing: Player 1")
    assert guest.page.locator(".lobby-begin").count() == 0
    maker.page.goto(f"{address}/table/{made['table']}#k={made['seats'][0]['token']}")
    maker.page.wait_for_selector(".ask")
    guest.page.wait_for_selector(".ask")
