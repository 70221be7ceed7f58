"""Replays: a record opened from a file, dropped or pasted, and a finished game shared by a plain link."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import holocene

TOLD = "#h-ask:has-text('of {n}')"


def test_a_record_from_a_file_is_shared_by_a_plain_link(visit: Any, match: holocene.Match, tmp_path: Path) -> None:
    """From the home page; somebody else opens the address, without a token, and looks by any seat's eyes."""
    here, other = visit(), visit()
    path = tmp_path / "game.json"
    match.record().save(path)
    page = here.go("/")
    page.click("main a[href='/replay']")
    page.set_input_files("input[type=file]", path)
    page.wait_for_selector(TOLD.format(n=len(match.made)))
    page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }")
    page.click("button:has-text('Copy the link')")
    link = page.wait_for_function("window.copied").json_value()
    assert "#" not in link
    other.page.goto(link)
    other.page.wait_for_selector(TOLD.format(n=len(match.made)))
    other.page.select_option(".eyes select", "1")
    other.page.keyboard.press("End")
    other.page.wait_for_selector(f"#h-ask:has-text('After move {len(match.made)} of')")
    assert "Ben" in other.page.inner_text("#main")
    for asked, nearest in (("2.4", 2), ("-7", 0), ("nonsense", len(match.made))):
        other.page.goto("about:blank")
        other.page.goto(f"{link.split('?')[0]}?at={asked}")
        other.page.wait_for_url(f"**?at={nearest}")
    assert other.faults() == []


def test_a_record_is_pasted_by_keyboard_alone(visit: Any, match: holocene.Match) -> None:
    """What is wrong is said at the field; then the right text opens the game."""
    here = visit()
    page = here.go("/replay")
    assert 4 == page.locator(".site-places a").count(), "it is no table yet"
    page.focus("textarea")
    page.keyboard.insert_text("a letter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert "not a record" in page.wait_for_selector("#bring-no").inner_text()
    assert page.get_attribute("textarea", "aria-describedby") == "bring-no"
    assert here.faults() == []
    page.focus("textarea")
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(match.record().to_text())
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(TOLD.format(n=len(match.made)))
    here.complaints = [each for each in here.complaints if "422" not in each]  # the browser notes the refusal


def test_a_record_is_dropped(visit: Any, match: holocene.Match) -> None:
    """Onto any part of the page."""
    page = visit(locale="fr").go("/replay")
    data = page.evaluate_handle(
        "text => { const held = new DataTransfer(); held.items.add(new File([text], 'game.txt')); return held; }",
        match.record().to_text(),
    )
    page.dispatch_event("form.bring", "drop", {"dataTransfer": data})
    page.wait_for_selector(".slider input")
    assert str(len(match.made)) == page.get_attribute(".slider input", "max")
