"""Who one is: introduced by a name, known again on another device by a passkey, a letter or a code, and forgotten."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.postbox import Postbox, posting
from tests.web.conftest import chromium
from tests.web.visiting import COLOURS, Visit, serving
from tests.web.windows import Windows

PHONE = {"width": 360, "height": 640}
DEVICE = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
          "isUserVerified": True, "automaticPresenceSimulation": True}  # fmt: skip
MAKE = """async (body) => {
  const { post } = await import("/app/api.js");
  const made = await post("/tables", body);
  (await import("/app/seats.js")).keepNew(made, body.game);
  return made.table;
}"""
TABLE = {"game": "s-evolution", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
Visiting = Callable[..., Visit]


class Authenticator:
    """The part of a device that keeps passkeys, as the browser's tools make one."""

    def __init__(self, here: Visit) -> None:
        self._hand = here.context.new_cdp_session(here.page)
        self._hand.send("WebAuthn.enable")
        self.id = self._hand.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._hand.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def take(self, passkey: dict[str, Any]) -> None:
        """One that another device has, as those who keep them in step with each other do."""
        self._hand.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})


@pytest.fixture(scope="module")
def posted() -> Iterator[tuple[Postbox, str]]:
    with posting() as found:
        yield found


@pytest.fixture(scope="module")
def place(posted: tuple[Postbox, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that sends letters, by a name: passkeys belong to one."""
    chromium()
    with serving(tmp_path_factory.mktemp("person"), mail=posted[1], mail_from="table@example.org") as url:
        yield url.replace("127.0.0.1", "localhost")


@pytest.fixture
def come(windows: Windows, place: str) -> Iterator[Visiting]:
    """Makes visitors of that server; none of them may see an error in the console, but for what is refused."""
    visits: list[Visit] = []

    def make(**context: Any) -> Visit:
        visits.append(Visit(windows, place, **context))
        return visits[-1]

    yield make
    heard = [complaint for each in visits for complaint in each.complaints]
    for each in visits:
        each.leave()
    assert [] == [complaint for complaint in heard if "the server responded with a status of 4" not in complaint]


def introduced(here: Visit, name: str) -> Any:
    page = here.go("/me")
    page.fill(".you-name input", name)
    page.click(".you-name button:has-text('That’s me')")
    page.wait_for_selector("#h-ways")
    return page


def seated(page: Any) -> str:
    table: str = page.evaluate(MAKE, TABLE)
    return table


def sits_at(here: Visit, table: str) -> Any:
    """Finds a table at home and enters it by one press; the seat is one's own."""
    page = here.go("/")
    page.click(f"a[href$='/table/{table}']")
    page.wait_for_selector(".ask")
    assert [table] == [each for each, held in here.kept().items() if held["seats"]]
    return page


def test_a_name_is_all_it_takes(come: Visiting) -> None:
    """One field and one button; then a mark, of those at hand or of all. axe finds nothing, at any size or theme."""
    here = come(viewport=PHONE)
    page = here.go("/me")
    assert (False, []) == (here.is_too_wide(), here.faults())
    introduced(here, "Ada")
    assert "Ada" == page.inner_text("h1")
    page.click(".mark-choice label:has(input[aria-label='Opera'])")
    page.click("text=all 89")
    page.wait_for_selector(".mark-choice input[aria-label='Railways']")
    assert page.is_checked(".mark-choice input[aria-label='Opera']")
    for width in (360, 768, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        assert not here.is_too_wide(), width
    for theme in ("dark", "contrast"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert [] == here.faults(only=COLOURS if theme != "dark" else ()), theme
    page.reload()
    page.wait_for_selector(".mark-choice input[aria-label='Opera']:checked")
    page.fill(".you-name input", "Ada L.")
    page.click(".you-name button:has-text('Save')")
    page.wait_for_selector("h1:text-is('Ada L.')")


def test_two_devices_of_one_person_by_a_passkey(come: Visiting) -> None:
    """Nobody types a name on the second one; the table of the first is found at home, and one press opens it."""
    here, there = come(), come(viewport=PHONE)
    first, second = Authenticator(here), Authenticator(there)
    page = introduced(here, "Ada")
    page.click("text=Add a passkey")
    page.wait_for_selector("summary:has-text('2\u00a0devices and passkeys')")
    table = seated(page)
    (passkey,) = first.passkeys()
    second.take(passkey)
    other = there.go("/me")
    other.click("text=Use a passkey")
    other.wait_for_selector("h1:text-is('Ada')")
    sits_at(there, table)
    page.reload()
    page.click(".you-known summary")
    assert 3 == page.locator(".you-known li").count()
    assert [] == here.faults()
    assert passkey["signCount"] < second.passkeys()[0]["signCount"]


def test_a_device_has_one_passkey_for_her(come: Visiting) -> None:
    here = come()
    Authenticator(here)
    page = introduced(here, "Ada")
    page.click("text=Add a passkey")
    page.wait_for_selector("summary:has-text('2\u00a0devices and passkeys')")
    assert "Ready: your fingerprint" in page.inner_text(".you-ways li:has-text('Passkey')")
    page.click("text=Add a passkey")
    page.wait_for_selector(".you-refusal:has-text('already has a passkey')")


def test_who_lost_her_browser_comes_back_by_letter(come: Visiting, posted: tuple[Postbox, str]) -> None:
    """Added and proven by a code; her browser forgets everything; a letter's link brings her back to her table."""
    box = posted[0]
    box.came.clear()
    here = come()
    page = introduced(here, "Ada")
    table = seated(page)
    page.click("text=Add an address")
    page.fill("dialog input", "ada@example.org")
    page.click("dialog button[type=submit]")
    page.wait_for_selector("dialog .you-code")
    assert [] == here.faults()
    page.fill("dialog .you-code", "000 000")
    page.click("dialog button[type=submit]")
    page.wait_for_selector("dialog .you-refusal:has-text('4\u00a0tries left')")
    page.fill("dialog .you-code", box.code(1))
    page.click("dialog button[type=submit]")
    page.wait_for_selector(".you-ways:has-text('ada@example.org')")

    there = come()
    other = there.go("/me")
    other.click("summary:has-text('Send me an e-mail')")
    other.fill("input[type=email]", "ada@example.org")
    other.click("button[type=submit]:has-text('Send me an e-mail')")
    other.wait_for_selector("details .you-code")
    assert [] == there.faults()
    other.goto("about:blank")  # the link is opened in a window of its own
    other.goto(box.link(2))
    other.wait_for_selector("#h-arrival")
    assert "" == other.evaluate("JSON.parse(localStorage['holocene.person']).id"), "looking does nothing"
    other.click(".you-arrival button")
    other.wait_for_selector("h1:text-is('Ada')")
    sits_at(there, table)


def test_a_code_brings_another_device_and_takes_its_seats_along(come: Visiting) -> None:
    """The phone was somebody of its own: it is asked, and its table is found on the first device too."""
    here, there = come(), come(viewport=PHONE)
    page, other = introduced(here, "Ada"), introduced(there, "Ada on the train")
    table = seated(other)
    page.click("text=Show the code")
    code = page.inner_text("dialog .you-spelt")
    assert [] == here.faults()
    other.goto("about:blank")
    other.goto(f"{there.address}/me#with={code}")
    other.click(".you-arrival button")
    other.wait_for_selector("dialog:has-text('Ada on the train')")
    other.click("dialog .primary")
    other.wait_for_selector("h1:text-is('Ada')")
    page.keyboard.press("Escape")
    page.wait_for_selector("summary:has-text('2\u00a0devices')")
    sits_at(here, table)
    last = come()
    third = last.go("/me")
    third.fill(".you-code", code)
    third.click("button:has-text('Come back')")
    third.wait_for_selector(".you-refusal:has-text('No device shows this code')")


def test_a_device_is_unlinked(come: Visiting) -> None:
    """It knows nobody when it is next used; the last way back cannot be removed."""
    here, there = come(), come()
    page = introduced(here, "Ada")
    page.click(".you-known summary")
    page.click(".you-known button")
    page.click("dialog .primary")
    page.wait_for_selector(".you-refusal:has-text('only way back')")
    page.click("text=Show the code")
    code = page.inner_text("dialog .you-spelt")
    page.keyboard.press("Escape")
    other = there.go("/me")
    other.fill(".you-code", code)
    other.click("button:has-text('Come back')")
    other.wait_for_selector("h1:text-is('Ada')")
    other.click(".you-known summary")
    other.click(".you-known li:not(:has-text('this one')) button")
    other.click("dialog .primary")
    other.wait_for_selector("summary:has-text('1\u00a0device')")
    page.reload()
    page.wait_for_selector("#h-return")
    assert "That’s me" == page.inner_text(".you-name button >> nth=0")


def test_she_takes_everything_along_and_is_forgotten(come: Visiting, tmp_path: Path) -> None:
    here = come()
    page = introduced(here, "Ada")
    table = seated(page)
    with page.expect_download() as download:
        page.click("text=Download everything about you")
    file = tmp_path / "all.json"
    download.value.save_as(file)
    found = json.loads(file.read_text(encoding="utf-8"))
    assert [table] == [seat["table_id"] for seat in found["person"]["stored"]["seats"]]
    assert [table] == list(found["kept"]["seats"])
    key = found["kept"]["person"]["key"]
    page.click("text=Forget me")
    assert [] == here.faults()
    page.click("dialog .primary")
    page.wait_for_selector("#h-return")
    assert {} == here.kept() and "" == page.input_value(".you-name input >> nth=0")
    asked = page.evaluate(
        "key => fetch('/api/me', {headers: {'Holocene-Person': key}}).then(({ status }) => status)", key
    )
    assert 401 == asked


def test_why_there_are_no_passkeys_is_said(visit: Any) -> None:
    """This server is open under a number: no passkey could belong to it, but one could to its name on this computer."""
    page = visit().go("/me")
    page.wait_for_selector(".you-card:has-text('Passkeys need an address with a name') a[href^='http://localhost:']")
    assert 0 == page.locator("text=Use a passkey").count()
