"""Puzzles in the browser: a wrong move and the way back, hints, the solution, and what is kept of it."""

from __future__ import annotations

from typing import Any

from holocene.puzzles.book import puzzles_of
from holocene.puzzles.told import Puzzle
from tests.web.learning import SIZES

DONE = ".puzzle-outcomes"


def one_of(game: str, begins: str) -> Puzzle:
    """A puzzle whose first move is of a kind."""
    return next(each for each in puzzles_of(game).values() if each.line[0].startswith(begins) and len(each.line) == 1)


def kept(page: Any, puzzle: Puzzle) -> Any:
    """What the browser keeps of a puzzle."""
    return page.evaluate(
        "name => JSON.parse(localStorage.getItem('holocene.puzzles')).tried[name]", f"{puzzle.game}/{puzzle.id}"
    )


def test_a_wrong_move_is_taken_back_and_the_right_one_solves_it(visit: Any) -> None:
    """By keys: the focus is never lost. The rating falls at the first try, and not again."""
    here, puzzle = visit(), one_of("s-evolution", "trump")
    wrong = puzzle.outcomes[-1].move
    page = here.go(f"/puzzle/s-evolution/{puzzle.id}")
    page.wait_for_selector(f'.ask [data-move="{wrong}"]')
    assert [] == here.faults()
    page.focus(f'.ask [data-move="{wrong}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(".puzzle-less")
    page.wait_for_function("() => document.activeElement.id === 'h-ask'")
    assert 1 == page.locator(".puzzle-slots li:not(.got)").count()
    assert (0, []) == (page.locator(".ask [data-move]").count(), here.faults())
    assert kept(page, puzzle)["change"] < 0
    page.keyboard.press("u")
    page.focus(f'.ask [data-move="{puzzle.line[0]}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(DONE)
    page.wait_for_function("() => document.activeElement.id === 'h-ask'")
    assert [] == here.faults()
    found = kept(page, puzzle)
    assert (False, True) == (found["first"], found["solved"])
    words = page.inner_text(".puzzle-why")
    page.click("text=DE")
    page.wait_for_function("before => document.querySelector('.puzzle-why').innerText !== before", arg=words)
    page.click(".puzzle-on .quiet")
    page.click(".filters >> text=Später gelöst")
    page.wait_for_function("() => document.querySelectorAll('.puzzle-list li').length === 1")
    assert f"/puzzle/s-evolution/{puzzle.id}" == page.get_attribute(".puzzle-list [data-state=later] a", "href")


def test_hint_and_solution_on_a_phone(visit: Any) -> None:
    """In the dark, in another language, for a game whose moves are paid for; the list beside it."""
    here = visit(viewport=SIZES["phone"], locale="ru", color_scheme="dark")
    page = here.go("/puzzles/progress")
    page.wait_for_selector(".puzzle-list a")
    assert ([], False) == (here.faults(), here.is_too_wide())
    page.click(".puzzle-door a")
    page.wait_for_selector(".puzzle-panel .body button")
    assert ([], False) == (here.faults(), here.is_too_wide())
    page.keyboard.press("h")
    page.wait_for_selector(".puzzle-hints li")
    page.click(".ask footer button >> nth=-1")
    page.wait_for_selector(DONE)
    assert ([], False) == (here.faults(), here.is_too_wide())
    assert "wz-" not in page.inner_text("body") and "puzzle-" not in page.inner_text("body")
    page.click(".puzzle-on a.primary")
    page.wait_for_selector(".puzzle-panel .body button")
