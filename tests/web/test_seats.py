"""Seats: an invitation is used up by whoever sits down with it, and no browser ever holds the seat of another."""

from __future__ import annotations

import json
from typing import Any

import pytest

PHONE = {"width": 360, "height": 740}
WAITING = ".lobby .lede[role=status]"


def without(visit: Any, status: int) -> None:
    """Takes what the browser notes of a refusal that was meant out of the complaints."""
    visit.complaints = [each for each in visit.complaints if str(status) not in each]


def test_the_lobby_is_for_everyone(visit: Any) -> None:
    """In German, whose words are long: axe finds nothing serious, on a phone and in the dark too; no key is shown."""
    host, guest = visit(locale="en"), visit(locale="de", viewport=PHONE, color_scheme="dark")
    links = host.new_table("progress", 3)
    assert host.faults() == []
    guest.page.goto(links[0])
    guest.page.wait_for_selector(".take")
    assert guest.faults() == []
    guest.sit_down(links[0], "Ben").wait_for_selector(WAITING)
    assert guest.faults() == []
    assert not guest.is_too_wide()
    assert "web-" not in host.page.inner_text("body") + guest.page.inner_text("body")


def test_a_seat_belongs_to_the_browser_that_took_it(visit: Any) -> None:
    """The host's browser holds its own seat only; the guest's token was never in a link."""
    host, guest = visit(), visit()
    (invitation, _) = host.new_table()
    guest.sit_down(invitation, "Ben").wait_for_selector(".ask")
    host.page.wait_for_selector(".ask")
    ((table, held),), (theirs,) = host.kept().items(), guest.kept().values()
    assert list(held["seats"]) == ["0"]
    assert held["invitations"] == {}
    assert theirs["unknown"] == []
    assert theirs["seats"]["1"] not in json.dumps(held) + invitation
    host.page.keyboard.press("p")
    host.page.wait_for_selector("dialog .link-row")
    shown = host.page.eval_on_selector_all("dialog .link-row input", "fields => fields.map(field => field.value)")
    assert [f"{host.address}/table/{table}#k={held['spectator']}"] == shown


def test_the_same_invitation_again_leads_to_ones_own_seat(visit: Any) -> None:
    """In the browser that used it."""
    host, guest = visit(), visit()
    (invitation, _) = host.new_table("s-evolution", 3)[:2]
    guest.sit_down(invitation, "Ben").wait_for_selector(WAITING)
    guest.rest()
    guest.page.goto(invitation)
    guest.page.wait_for_selector(WAITING)
    assert guest.page.locator(".people li:has-text('you')").inner_text().startswith("B\nBen")


def test_the_maker_alone_lets_nobody_in(visit: Any) -> None:
    """For two people the page says why, and what to do instead."""
    host, guest, again = visit(), visit(), visit(viewport=PHONE)
    invitation = host.new_table()[0]
    guest.sit_down(invitation, "Ben").wait_for_selector(".ask")
    again.page.goto(invitation)
    again.page.click(".spent .primary")
    again.page.wait_for_selector(".spent [role=alert]:has-text('Nobody here can vouch for you')")
    without(again, 409)


def test_a_lost_answer_loses_no_seat(visit: Any) -> None:
    """The invitation was used up, and the answer with the seat's token never came: opened again, it leads there."""
    host, guest = visit(), visit()
    invitation = host.new_table()[0]
    guest.page.goto(invitation)
    guest.page.wait_for_selector(".take")
    guest.page.route("**/join", lambda route: (route.fetch(), route.abort()))
    guest.page.click(".take .primary")
    guest.page.wait_for_selector(".take ~ [role=alert]")
    guest.page.unroute("**/join")
    guest.complaints.clear()
    guest.rest()
    guest.page.goto(invitation)
    guest.page.wait_for_selector(".ask")
    host.page.wait_for_selector(".ask")


def test_a_lost_seat_is_claimed_with_the_consent_of_the_others(visit: Any) -> None:
    """A used invitation says so; everybody at the table is asked; the old browser then has the seat no more."""
    host, guest, witness, again = visit(), visit(), visit(), visit(viewport=PHONE)
    invitation, other = host.new_table("progress", 3)[:2]
    guest.sit_down(invitation, "Ben")
    witness.sit_down(other, "Cem")
    guest.page.wait_for_selector(".ask")
    again.page.goto(invitation)
    again.page.wait_for_selector(".spent")
    assert again.faults() == []
    again.page.click(".spent .primary")
    host.page.click(".ask-back >> text=Refuse")
    again.page.wait_for_selector("text=The others said no")
    again.rest()
    again.page.goto(invitation)
    again.page.click(".spent .primary")
    for each in (host, witness, guest):
        each.page.click(".ask-back .primary")
    again.page.wait_for_selector(".ask")
    guest.page.wait_for_selector("text=This link no longer works")
    assert list(next(iter(again.kept().values()))["seats"]) == ["1"]
    host.page.wait_for_selector(".toast:has-text('Ben has a new link')")
    without(again, 401)
    without(guest, 401)


def test_the_host_begins_without_the_others(visit: Any) -> None:
    """Bots take the empty seats; who comes later takes over."""
    host, guest = visit(), visit()
    (invitation, _) = host.new_table("s-evolution", 3)[:2]
    level = host.page.locator(".lobby .level option").first.get_attribute("value")
    host.page.select_option(".lobby .level select", level)
    with host.page.expect_request("**/start") as begun:
        host.page.click(".lobby-begin .primary")
    assert {"bot": level} == begun.value.post_data_json
    host.page.wait_for_selector(".ask")
    guest.sit_down(invitation, "Ben").wait_for_selector(".ask")
    host.page.wait_for_selector(".toast:has-text('Ben has joined')")
    host.page.keyboard.press("p")
    host.page.wait_for_selector("dialog .people li:nth-child(2) :text('person · here')")
    assert ["Seat 3", "For spectators"] == host.page.locator("dialog .link-row > p > b").all_inner_texts()


def test_an_invitation_is_renewed(visit: Any) -> None:
    """The old one is worth nothing."""
    host, guest = visit(), visit()
    (old, _) = host.new_table()
    host.page.click(".link-row >> nth=0 >> text=New link")
    host.page.wait_for_function("old => document.querySelector('.link-row input').value !== old", arg=old)
    guest.page.goto(old)
    guest.page.wait_for_selector("text=This link no longer works")
    guest.rest()
    guest.sit_down(host.page.input_value(".link-row input >> nth=0"), "Ben").wait_for_selector(".ask")
    without(guest, 401)


def test_ones_own_seat_on_another_device(visit: Any) -> None:
    """The link is shown when asked for, and a new one shuts the old one out."""
    here, there = visit(), visit()
    page = here.play_now("s-evolution")
    page.keyboard.press("p")
    page.click("dialog >> text=Your seat on another device")
    link = page.input_value("dialog .link-row input >> nth=0")
    there.page.goto(link)
    there.page.wait_for_selector(".ask")
    page.click("dialog .link-row >> nth=0 >> text=New link")
    there.page.wait_for_selector("text=This link no longer works")
    page.wait_for_function("old => document.querySelector('dialog .link-row input').value !== old", arg=link)
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(".ask.mine .body button")
    without(there, 401)


def test_a_friend_is_invited_by_one_press(visit: Any) -> None:
    """Two seats, one of them open by a link; until then the bots offered are the gentlest."""
    page = visit().go("/new?game=s-evolution")
    page.wait_for_selector(".seat-fields li:nth-child(3)")
    assert page.locator(".seat-fields .level select").first.input_value() == "forager"
    page.click("text=Play with a friend")
    page.wait_for_function("document.querySelectorAll('.seat-fields li').length === 2")
    page.click("button[type=submit]")
    page.wait_for_selector(".lobby .link-row input")


def test_two_who_share_a_screen_sit_down_together(visit: Any) -> None:
    """Their maker joins once. A curtain hides the first hand; at Age I of S-Evolution nobody sees one."""
    for game, curtains in (("progress", 1), ("s-evolution", 0)):
        here = visit()
        page = here.go(f"/new?game={game}")
        page.get_by_label("2 players").click()
        page.select_option(".seat-fields li:nth-child(2) select", "here")
        page.click("button[type=submit]")
        page.wait_for_selector(".curtain button.primary" if curtains else ".ask.mine .body button")
        assert curtains == page.locator(".curtain").count()
        if curtains:
            page.click(".curtain button.primary")
            page.wait_for_selector("#h-ask:focus")
        page.wait_for_selector(".ask.mine .body button")
        assert sorted(next(iter(here.kept().values()))["seats"]) == ["0", "1"]


@pytest.mark.parametrize("language", ["ru", *(pytest.param(each, marks=pytest.mark.soak) for each in ("en", "fr"))])
def test_the_name_is_changed_before_the_game(visit: Any, language: str) -> None:
    """And remembered for the next invitation."""
    host, guest = visit(), visit(locale=language)
    links = host.new_table("s-evolution", 3)
    guest.sit_down(links[0], "Ben").wait_for_selector(WAITING)
    guest.page.fill(".name input", "Benno")
    guest.page.click(".name button")
    host.page.wait_for_selector(".people >> text=Benno")
    guest.page.goto(links[1])
    assert "Benno" == guest.page.wait_for_selector(".take input").input_value()
    assert "web-" not in guest.page.inner_text("body")


def test_a_rematch_is_a_lobby_where_everybody_sits_down_again(visit: Any) -> None:
    """The old seat opens the next table; each browser gives another word."""
    host, guest = visit(), visit()
    (invitation, _) = host.new_table()
    guest.sit_down(invitation, "Ben").wait_for_selector(".ask")
    guest.page.keyboard.press("p")
    guest.page.click("dialog >> text=Resign")
    guest.page.click("dialog >> nth=1 >> .primary")
    host.page.wait_for_selector(".end-page >> text=Rematch")
    assert "Resigned: Ben" in host.page.inner_text(".end-page")
    host.page.click(".end-page >> text=Rematch")
    host.page.wait_for_selector(WAITING)
    guest.page.click(".end-page >> text=Go to the next game")
    guest.page.wait_for_selector(".ask:not(:has-text('The game is over'))")
    host.page.wait_for_selector(".ask")
    words = [list(held["words"].values()) for held in guest.kept().values()]
    assert len({word for each in words for word in each}) == 2
