"""A fair deal: the browser keeps what it was promised, adds a word, and says whether everything fits in the end."""

from __future__ import annotations

from typing import Any

from tests.web.asking import ask, table_with

PANEL = ".fair[open]"


def give_up(page: Any) -> None:
    """Resigns by the list of players."""
    page.keyboard.press("p")
    page.click("dialog >> text=Resign")
    page.click("dialog >> nth=1 >> .primary")


def test_the_deal_is_checked_after_the_end(visit: Any, address: str) -> None:
    """The hash was kept before sitting down, the word is in the deal, and a command checks the whole game."""
    host, guest = visit(), visit()
    (invitation, _) = host.new_table()
    guest.page.goto(invitation)
    guest.page.wait_for_selector(".take")
    promised = guest.page.inner_text(".fair code >> nth=0")
    guest.sit_down(invitation, "Ben").wait_for_selector(".ask")
    ((table, held),) = guest.kept().items()
    assert promised == held["commitment"] == ask(address, f"/tables/{table}")["commitment"]
    moment = ask(address, f"/tables/{table}/moment", token=held["seats"]["1"])
    assert held["words"]["1"] == moment["words"][1]
    assert host.kept()[table]["words"]["0"] == moment["words"][0]
    give_up(guest.page)
    guest.page.wait_for_selector(".end-page")
    guest.page.click(".end-page .fair summary")
    assert [
        "The server still shows the same one.",
        "The secret is the one that was promised.",
        "The fingerprint is the one shown before you sat down.",
        "Your random word is part of the deal.",
    ] == [words.strip() for words in guest.page.locator(f".end-page {PANEL} .fair-sound").all_inner_texts()]
    command = guest.page.locator(f".end-page {PANEL} code").last.inner_text()
    with guest.page.expect_download() as saved:
        guest.page.click(".end-page >> text=Record as JSON")
    file = saved.value.suggested_filename
    assert f"holocene record verify {file} --commitment {promised} --word {held['words']['1']}" == command
    assert guest.page.locator(".notice").count() == 0
    assert guest.faults() == []


def test_nobody_is_in_turn_after_the_end(visit: Any) -> None:
    """Even where the game ended before its time."""
    host, guest = visit(), visit()
    guest.sit_down(host.new_table()[0], "Ben").wait_for_selector(".ask")
    assert 1 == guest.page.locator(".status-line:has-text('turn')").count()
    give_up(guest.page)
    for each in (host, guest):
        each.page.click(".end-page >> text=Look at the table")
        assert 0 == each.page.locator(".status-line:has-text('turn'), .rival .acting, .rival.turn").count()


def test_a_hash_that_changed_is_an_alarm(visit: Any) -> None:
    """Over the table, and in the panel, which opens by itself."""
    here = visit()
    page = here.play_now("s-evolution")
    page.evaluate(
        """() => {
          const held = JSON.parse(localStorage['holocene.tables']);
          for (const table of Object.values(held)) table.commitment = 'ab'.repeat(32);
          localStorage['holocene.tables'] = JSON.stringify(held);
        }"""
    )
    page.reload()
    page.wait_for_selector(".notice:has-text('does not match what was promised')")
    page.keyboard.press("p")
    page.wait_for_selector(f"dialog {PANEL} >> text=The server now shows a different one")
    assert here.faults() == []


def test_a_word_that_was_left_out_is_an_alarm(visit: Any) -> None:
    """Once the game is over and everything is told."""
    here = visit()
    page = here.play_now("s-evolution")
    page.evaluate(
        """() => {
          const held = JSON.parse(localStorage['holocene.tables']);
          for (const table of Object.values(held)) for (const seat in table.words) table.words[seat] = 'another';
          localStorage['holocene.tables'] = JSON.stringify(held);
        }"""
    )
    page.reload()
    page.wait_for_selector(".ask.mine .body button")
    assert page.locator(".notice").count() == 0
    give_up(page)
    page.wait_for_selector(".end-page .fair-broken >> text=Your random word is not part of the deal")


def test_a_deal_that_the_host_chose_is_named(visit: Any, address: str) -> None:
    """Before anybody sits down, in every language."""
    made = table_with(address, "me", "open", seed=7)
    link = f"/table/{made['table']}#k={made['seats'][1]['invitation']}"
    for language, words in {
        "en": "The host chose this deal",
        "fr": "L’hôte a choisi cette donne",
        "de": "Der Host hat diese Verteilung gewählt",
        "ru": "Этот расклад выбрал организатор",
    }.items():
        page = visit(locale=language).go(link)
        assert words in page.inner_text(PANEL)


def test_who_comes_after_the_deal_is_told(visit: Any, address: str) -> None:
    """The host began with a bot in her place: no word of hers is in the deal, and nothing else is promised her, neither
    before she sits down nor at the table."""
    made = table_with(address, "me", "open")
    link = f"/table/{made['table']}#k={made['seats'][1]['invitation']}"
    early = visit().go(link)
    assert "So nobody can choose the deal" in early.inner_text(PANEL)
    ask(address, f"/tables/{made['table']}/start", {}, made["host"])
    late = visit()
    assert "dealt before you could add a random word" in late.go(link).inner_text(PANEL)
    page = late.sit_down(address + link, "Late")
    page.wait_for_selector(".ask")
    page.keyboard.press("p")
    page.click("dialog .fair summary")
    assert "dealt before you could add a random word" in page.inner_text(f"dialog {PANEL}")
    assert late.faults() == []
