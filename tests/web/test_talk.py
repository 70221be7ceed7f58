"""People at a table talk: signs beside their seats, words in a list, and silence for who wants it."""

from __future__ import annotations

from typing import Any

from tests.web.asking import ask

PHONE = {"width": 360, "height": 640}
# All of the panel in its frame, and the frame on the screen: nothing has scrolled away.
IS_INSIDE = """() => {
  const frame = document.querySelector(".talk").getBoundingClientRect();
  const last = document.querySelector(".mutes").getBoundingClientRect();
  return scrollY === 0 && last.bottom <= frame.bottom && frame.bottom <= innerHeight;
}"""
HEARD = "text => document.getElementById('said').textContent.includes(text)"


def test_friends_talk(visit: Any) -> None:
    """From the lobby on; what is said is text and nothing else, is read out, and comes once, also after a break."""
    host, guest = visit(), visit(viewport=PHONE, color_scheme="dark", locale="de")
    links = host.new_table("progress", 3)
    assert "signs and messages" in host.page.inner_text(".lobby")
    guest.sit_down(links[0], "Ben").wait_for_selector(".talk")
    guest.page.click(".signs button:has-text('Hallo')")
    host.page.wait_for_selector(".sayings .said:has-text('Hello')")
    host.page.wait_for_function(HEARD, arg="Ben: Hello")
    assert guest.faults() == [] and not guest.is_too_wide()
    host.page.click(".lobby-begin .primary")
    guest.page.wait_for_selector(".ask")
    host.page.wait_for_selector(".ask")
    host.page.keyboard.press("w")
    host.page.wait_for_selector(".saying input:focus")
    assert host.page.evaluate(IS_INSIDE)
    host.page.fill(".saying input", "<b>Hi</b> https://a.example")
    host.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".talk-button .unread:text('1')")
    guest.page.wait_for_function(HEARD, arg="Ada: <b>Hi</b> https://a.example")
    guest.page.click(".talk-button")
    guest.page.wait_for_selector(".talk-sheet .said:text-is('<b>Hi</b> https://a.example')")
    assert 0 == guest.page.locator(".talk-sheet .said :is(a, b)").count()
    assert guest.faults() == [] and not guest.is_too_wide()
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".unread", state="detached")
    guest.context.set_offline(True)
    guest.page.wait_for_selector(".notice")
    host.page.fill(".saying input", "Are you there?")
    host.page.keyboard.press("Enter")
    host.page.wait_for_selector(".sayings .own:has-text('Are you there?')")
    guest.context.set_offline(False)
    guest.page.wait_for_selector(".talk-button .unread:text('1')")
    guest.page.click(".talk-button")
    guest.page.wait_for_selector(".talk-sheet .said:text-is('Are you there?')")
    assert 3 == guest.page.locator(".talk-sheet .said").count()
    guest.complaints = [each for each in guest.complaints if "ERR_INTERNET_DISCONNECTED" not in each]
    assert host.faults() == []
    host.page.keyboard.press("Escape")
    host.page.wait_for_selector(".talk-button:focus")


def test_silence(visit: Any) -> None:
    """Of one person, or of the table; kept in this browser, and nobody is told. What the host has switched off is not
    there at all, and spectators hear nothing."""
    host, guest, watcher = visit(), visit(), visit()
    links = host.new_table()
    guest.sit_down(links[0], "Ben").wait_for_selector(".ask")
    watcher.page.goto(links[1])
    watcher.page.wait_for_selector(".ask")
    host.page.wait_for_selector(".ask")
    table, held = next(iter(guest.kept().items()))

    def says(words: str) -> None:
        ask(guest.address, f"/tables/{table}/talk", {"words": words}, held["seats"]["1"])

    says("one")
    host.page.wait_for_selector(".talk-tag:has-text('one')")
    host.page.click(".talk-button")
    host.page.click(".mutes summary")
    host.page.click(".mutes button:text-is('Ben')")
    says("two")
    host.page.wait_for_selector(".sayings .caption")
    host.page.reload()
    host.page.click(".talk-button")
    host.page.wait_for_selector(".sayings .caption")
    host.page.click(".mutes summary")
    assert "true" == host.page.get_attribute(".mutes button:text-is('Ben')", "aria-pressed")
    host.page.click(".mutes button:text-is('Ben')")
    host.page.wait_for_selector(".said:has-text('two')")
    host.page.click(".mutes button:text-is('The whole table')")
    host.page.wait_for_selector(".sayings >> text=You have muted this table.")
    assert 0 == watcher.page.locator(".talk-button, .talk-tag").count()
    host.go("/new?game=s-evolution")
    host.page.select_option(".seat-fields li:nth-child(2) select", "open")
    for words in ("Players can make signs", "Players can send short messages"):
        host.page.uncheck(f".switch:has-text('{words}') input")
    host.page.click(".chip:has([name=absence]):has-text('5 minutes')")
    host.page.click("button[type=submit]")
    host.page.wait_for_selector(".lobby .chosen")
    terms = host.page.inner_text(".lobby")
    assert "switched off" in terms and "after 5\u00a0minutes" in terms and 0 == host.page.locator(".talk").count()
