"""The club: a table is opened and found without a reload, somebody sits down, somebody is asked and answers."""

from __future__ import annotations

from typing import Any

from tests.web.sizes import LANGUAGES, SIZES, unreadable

GAME = "s-evolution"


def known_as(here: Any, name: str) -> Any:
    """The page of the club, of somebody who has told her name there."""
    page = here.go("/club")
    page.click(".club-parts aside button:has-text('Tell us your name')")
    page.fill("dialog input", name)
    page.click("dialog button[type=submit]")
    page.wait_for_selector("aside :text('Hide me')")
    return page


def opened(page: Any, note: str, *switches: str) -> None:
    """From the club to a table of its own that is listed, with a line for those who look for one."""
    page.click("text=Open a table")
    page.click("label.chip:has(input[name=game]):has-text('S-Evolution')")
    page.click("fieldset:has-text('Players') .chip:has-text('2') >> nth=0")
    assert page.is_checked("label.switch:has-text('Open to the club') input")
    page.fill(".wish input:not([type])", note)
    for words in switches:
        page.click(f"text={words}")
    page.click("form button[type=submit]")
    page.wait_for_selector(".lobby .links")


def invited(page: Any, name: str) -> None:
    """Somebody at the hearth is asked to a new table."""
    page.click(f".company li:has-text('{name}') >> text=Invite")
    page.click("form button[type=submit]")
    page.wait_for_selector(".lobby .links")


def test_a_table_is_found_and_somebody_sits_down(visit: Any) -> None:
    """It appears at the other's page, who says who she is, sits down, and both are at the table."""
    ada, ben = visit(), visit()
    looking = ben.go("/club")
    page = known_as(ada, "Ada")
    opened(page, "an evening game", "1 day", "Beginners are welcome")
    line = looking.wait_for_selector(".open-table:has-text('an evening game')")
    assert {"Ada", "When you like", "1\u00a0day a turn"} <= set(line.inner_text().split("\n"))
    looking.click(".open-table:has-text('an evening game') button")
    looking.fill("dialog input", "Ben")
    assert ben.faults() == []
    looking.click("dialog button[type=submit]")
    for each in (looking, page):
        each.wait_for_selector(".table :text('Ada')")
        each.wait_for_selector(".table :text('Ben')")
    ((table, held),) = ben.kept().items()
    assert (["1"], GAME) == (list(held["seats"]), held["game"])
    assert held["words"]["1"] and held["commitment"]
    assert table in looking.url


def test_who_gets_up_frees_the_seat_and_an_empty_club_says_so(visit: Any) -> None:
    ada, ben = visit(), visit()
    page = known_as(ada, "Ada")
    looking = ben.go("/club")
    opened(page, "not for long")
    looking.wait_for_selector(".open-table:has-text('not for long')")
    ada.go("/club")
    page.click(".open-table:has-text('not for long') >> text=Get up")
    looking.wait_for_selector(".open-table:has-text('not for long')", state="detached")
    assert {} == ada.kept()


def test_somebody_is_invited_and_answers(visit: Any) -> None:
    """After a game together they meet at the hearth: one invitation is declined, the next accepted."""
    ada, ben = visit(), visit()
    looking = ben.go("/club")
    page = known_as(ada, "Ada")
    opened(page, "to get to know")
    looking.click(".open-table:has-text('to get to know') button")
    looking.fill("dialog input", "Ben")
    looking.click("dialog button[type=submit]")
    looking.wait_for_selector(".table")
    looking, page = ben.go("/club"), ada.go("/club")
    invited(page, "Ben")
    looking.wait_for_selector(".asked li:has-text('Ada invites you')")
    assert ben.faults() == []
    ada.go("/club")
    looking.click(".asked button:has-text('Not now')")
    looking.wait_for_selector(".asked", state="detached")
    page.wait_for_selector(".asked li:has-text('Ben can’t play just now')")
    page.click(".asked >> text=All right")
    page.wait_for_selector(".asked", state="detached")
    invited(page, "Ben")
    looking.click(".asked button:has-text('Sit down')")
    for each in (looking, page):
        each.wait_for_selector(".table")


def test_time_is_chosen_once(visit: Any) -> None:
    """And the line in the club says what was chosen."""
    ada = visit()
    page = known_as(ada, "Ada")
    page.click("text=Open a table")
    page.wait_for_selector(".wish")
    assert 1 == page.locator("legend:text-is('Time')").count()


def test_who_hides_is_not_seen_at_the_hearth(visit: Any) -> None:
    """From the hearth to the switch, and from a name there to a page that invites."""
    ada, ben = visit(), visit()
    looking = ben.go("/club")
    page = known_as(ada, "Ada")
    opened(page, "before hiding")
    looking.click(".open-table:has-text('before hiding') .open-ways button")
    looking.fill("dialog input", "Ben")
    looking.click("dialog button[type=submit]")
    looking.wait_for_selector(".table")
    looking, page = ben.go("/club"), ada.go("/club")
    looking.click(".company a:text-is('Ada')")
    looking.click("header.player-top a:has-text('Invite to a table')")
    looking.click("form button[type=submit]")
    page.wait_for_selector(".asked li:has-text('Ben invites you')")
    page.click("text=Hide me")
    with page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "PATCH"):
        page.click("label.switch:has-text('Let others see that I’m here')")
    looking = ben.go("/club")
    looking.wait_for_selector("aside :text('Once you have played with somebody')")
    page.reload()
    page.wait_for_selector(".you-seen input:not(:checked)")


def test_the_club_is_readable_everywhere(visit: Any) -> None:
    """By everybody, at each size and in each language; and filters show what they say."""
    ada, ben = visit(), visit()
    page = known_as(ada, "Ada with a long name that goes on")
    opened(page, "a long line of words, as long as such a line of words may ever be, and no letter", "3 days")
    looking = known_as(ben, "Ben")
    looking.wait_for_selector(".open-table")
    looking.click(".club-filters >> text=When you like")
    assert all("When you like" in text for text in looking.locator(".open-table").all_inner_texts())
    looks = [(size, LANGUAGES[n % len(LANGUAGES)]) for n, size in enumerate(SIZES)]
    assert set() == unreadable(looking, looks, "club")
    looking.click(".top .segments button[lang=en]")
    for width, scheme in ((360, "dark"), (1440, "light")):
        looking.set_viewport_size({"width": width, "height": 800})
        looking.emulate_media(color_scheme=scheme)
        assert ben.faults() == []


def test_who_is_not_known_sees_where_to_say_so(visit: Any) -> None:
    page = visit().go("/new?open=1")
    page.wait_for_selector("p:has-text('the club needs to know what to call you')")
    assert 0 == page.locator("text=Open to the club").count()
    page.click("form button:has-text('Tell us your name')")
    page.fill("dialog input", "Ada")
    page.click("dialog button[type=submit]")
    page.wait_for_selector("text=Open to the club")
