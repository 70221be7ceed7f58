"""Somebody's page and the ladder: as they are read, on wide and narrow screens, and what may be done about a person."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from tests.server.conftest import until
from tests.server.rated_games import Somebody, play_out
from tests.web.sizes import unreadable
from tests.web.visiting import COLOURS

PHONE = {"width": 360, "height": 640}
THEMES: dict[str, tuple[str, ...]] = {"light": (), "dark": COLOURS, "contrast": COLOURS}
KNOW = """(person) => localStorage.setItem("holocene.person", JSON.stringify(person))"""
THEME = """(theme) => { document.documentElement.dataset.theme = theme; }"""


class Two:
    """Ada and Ben, who have played rated games of both kinds here; Ada has won those of S-Evolution. One was played to
    its end, for what is found in it; of the others Ben soon had enough."""

    def __init__(self, client: httpx2.Client) -> None:
        self.ada, self.ben = Somebody(client, "Ada"), Somebody(client, "Ben")
        for _ in range(5):
            self.ada.table(join=(self.ben,)).post("/resign", 1)
        for _ in range(2):
            self.ada.table(join=(self.ben,), game="progress").post("/resign", 1)
        self.table = self.ada.table(join=(self.ben,), game="progress")
        play_out(self.table)
        until(self._is_kept)  # soon after the end

    def _is_kept(self) -> bool:
        cabinets = self.ada.page(of=self.ada)["cabinets"]
        return any(3 == each["games"] and each["finds"] for each in cabinets)


@pytest.fixture(scope="module")
def two(address: str) -> Iterator[Two]:
    with httpx2.Client(base_url=address, verify=False, timeout=60) as client:
        yield Two(client)


def known(here: Any, who: Somebody) -> None:
    """The visitor is somebody from now on."""
    here.page.goto(f"{here.address}/offline")
    here.page.evaluate(KNOW, {"key": who.key, "id": who.id, "name": who.name, "mark": "wheel"})


def test_somebody_is_shown(visit: Any, two: Two) -> None:
    """Rating beside the bots, games, finds and encounters; axe finds nothing in any theme."""
    here = visit()
    known(here, two.ben)
    page = here.go(f"/player/{two.ada.id}")
    page.wait_for_selector(".cabinet li")
    assert "Ada" == page.inner_text("h1")
    assert ["Progress", "S-Evolution"] == page.locator(".rating-name b").all_inner_texts()
    said = page.locator(".rating-line").nth(1).get_attribute("aria-label")
    assert "after 5\u00a0games" in said and "The nearest bot is" in said
    assert page.locator(".rating-level").count() > 2
    assert 6 == page.locator(".played tbody tr").count()
    ahead = [int(each) for each in page.locator(".met b").all_inner_texts()]
    assert 8 == sum(ahead) and ahead[1] >= 5
    found = page.locator(".cabinet li:not(.faint)").count()
    assert found == int(page.inner_text(".player-head .number")) > 0
    assert page.locator(".favourites li").count() == min(5, found)
    for theme, only in THEMES.items():
        page.evaluate(THEME, theme)
        assert (theme, False, []) == (theme, here.is_too_wide(), here.faults(only))


def test_a_game_leads_to_its_replay_and_a_rival_to_her_page(visit: Any, two: Two) -> None:
    here = visit()
    page = here.go(f"/player/{two.ada.id}")
    page.click(".played a:text-is('Ben')")
    page.wait_for_selector("h1:text-is('Ben')")
    page.click(".played a.button >> nth=0")
    page.wait_for_url(f"**/replay/{two.table.id}*")


@pytest.mark.parametrize("language", ["ru", *(pytest.param(each, marks=pytest.mark.soak) for each in ("en", "de"))])
def test_it_fits_a_phone(visit: Any, two: Two, language: str) -> None:
    """And a tablet, where the games stand beside another card."""
    here = visit(viewport=PHONE, locale=language)
    for path in (f"/player/{two.ada.id}", "/ladder/s-evolution"):
        page = here.go(path)
        page.wait_for_selector(".cabinet li" if "player" in path else ".rungs li")
        assert [] == here.faults()
        assert set() == unreadable(page, [((360, 640), language), ((1024, 768), language)], path.split("/")[1])


def test_the_ladder_is_chosen_by_players_and_season(visit: Any, two: Two) -> None:
    here = visit()
    known(here, two.ben)
    page = here.go("/ladder/s-evolution")
    page.wait_for_selector(".rungs .bot")
    page.click(".ladder-choices button:has-text('2')")
    page.wait_for_selector(".rungs a:text-is('Ada')")
    names = page.locator(".rungs a").all_inner_texts()
    assert names.index("Ada") < names.index("Ben")
    assert ["Ben"] == page.locator(".rungs .own a").all_inner_texts()
    assert 7 == page.locator(".rungs .bot").count()
    page.click(".ladder-choices [aria-label=Season] button >> nth=1")
    page.wait_for_selector(".ladder-choices [aria-label=Season] button:nth-child(2)[aria-pressed=true]")
    assert "Ada" in page.locator(".rungs a").all_inner_texts()
    for theme, only in THEMES.items():
        page.evaluate(THEME, theme)
        assert (False, []) == (here.is_too_wide(), here.faults(only))
    page.click(".rungs a:text-is('Ada')")
    page.wait_for_selector("h1:text-is('Ada')")


def test_somebody_is_blocked_and_reported(visit: Any, two: Two) -> None:
    """The menu that is opened again at once knows what was done; its reader has done nothing here before."""
    here, reader = visit(), Somebody(two.ada.client, "Cleo")
    known(here, reader)
    page = here.go(f"/player/{two.ada.id}")
    page.click("[aria-label='Block or report Ada']")
    page.click("dialog button:text-is('Block')")
    page.wait_for_selector("text=You will not meet Ada here.")
    page.wait_for_selector("dialog", state="detached")
    assert [two.ada.id] == [each["id"] for each in _asked(reader, "/api/me/blocks")]
    page.click("[aria-label='Block or report Ada']")
    page.wait_for_selector("dialog button:text-is('Unblock')")
    assert [] == here.faults()
    page.click("dialog button:text-is('Unblock')")
    page.wait_for_selector("dialog", state="detached")
    assert [] == _asked(reader, "/api/me/blocks")
    page.click("[aria-label='Block or report Ada']")
    page.select_option("dialog select", "unfair")
    page.fill("dialog textarea", "She always wins")
    page.click("dialog button:text-is('Send the report')")
    page.wait_for_selector("dialog", state="detached")
    told = _asked(reader, "/api/me/everything")["stored"]["reports"]
    assert [("unfair", "She always wins")] == [(each["kind"], each["words"]) for each in told]


def _asked(who: Somebody, path: str) -> Any:
    return who.client.get(path, headers=who.head).json()


def test_a_rated_table_says_so_and_names_lead_to_people(visit: Any, two: Two) -> None:
    table = two.ada.table(join=(two.ben,))
    here = visit()
    page = here.go(f"/table/{table.id}#k={table.tokens[0]}")
    page.wait_for_selector(".top-title b:has-text('rated')")
    page.click(".tools button:has-text('Players')")
    link = page.locator("dialog .people a:text-is('Ben')")
    link.wait_for()
    assert f"/player/{two.ben.id}" == link.get_attribute("href")
    assert [] == here.faults()


def test_people_are_asked_again(visit: Any, two: Two) -> None:
    """From somebody's page, from a line of her games and at the end of a game: a table is made, and the way leads
    there; who is blocked since is not asked, and the reader is told."""
    dora, emil = Somebody(two.ada.client, "Dora"), Somebody(two.ada.client, "Emil")
    over = dora.table(join=(emil,))
    over.post("/resign", 1)
    here = visit()
    known(here, emil)
    page = here.go(f"/player/{dora.id}")
    page.click("header button:has-text('Ask Dora again')")
    page.wait_for_selector("[role=status]:has-text('Invited: Dora.')")
    page.click(".played button[aria-label='Play again: Dora']")
    page.wait_for_selector(".toast:has-text('Invited: Dora.')")
    assert (False, []) == (here.is_too_wide(), here.faults())
    asked = _asked(dora, "/api/invitations")["waiting"]
    assert [(emil.id, True)] * 2 == [(each["inviter"]["id"], each["again"]) for each in asked]
    page.click(".player-top a:text-is('Go to the table')")
    page.wait_for_url(f"**/table/{asked[1]['table']}")
    page.wait_for_selector(".lobby")
    assert 201 == dora.client.post(f"/api/me/blocks/{emil.id}", headers=dora.head).status_code
    page = here.go(f"/table/{over.id}#k={over.tokens[1]}")
    page.click(".end-after button:has-text('Ask Player 1 again')")
    page.wait_for_selector(".end-after [role=alert]:has-text('Nobody from that table can be asked again.')")
    assert (False, []) == (here.is_too_wide(), here.faults())
    here.complaints.clear()  # the browser says of every refusal that there was one


def test_nobody_is_shown_who_is_not_here(visit: Any) -> None:
    here = visit()
    page = here.go("/player/zzzzzz")
    page.wait_for_selector(".notice")
    assert "Nobody here goes by" in page.inner_text(".notice")
    here.complaints.clear()  # the browser says of every 404 that there was one
