"""The table of Progress in a real browser: whole games, why-not, payment, undo, Upkeep, keyboard, phone, axe."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

import pytest

from holocene.core.rulebook.law import law
from tests.web.asking import play_until
from tests.web.visiting import axe

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 640}

FAULTS = """async () => {
  const asked = { resultTypes: ["violations"], preload: false };
  const { violations } = await axe.run({ include: [[".zone"], [".ask"]] }, asked);
  const bad = violations.filter((each) => ["serious", "critical"].includes(each.impact));
  return bad.map((each) => `${each.id} ${each.nodes[0].html}`);
}"""
MISSING = (
    "() => document.body.innerText.match(/(^|\\s)(wp|web|end|story|clause|progress|move|ask|phase)-[a-z-]+/g) ?? []"
)
TURN = "(lang) => document.querySelector(`.top .segments button[lang=${lang}]`).click()"
# A sensible player: the main button, else the cheapest card, else a discard, else a draw; until the page of the end.
PLAY = f"""async (patience) => {{
  const usable = (each) => each.offsetParent && each.ariaDisabled !== "true";
  const choices = [".ask .main", ".options[data-of=discover] .chip", ".deciding .chip[data-pick][aria-pressed=false]",
    ".source-list .choice-row", ".choice-rows .choice-row", ".kind[data-kind=draw]", ".ask .end", ".ask [data-move]"];
  const until = performance.now() + patience;
  const missing = new Set();
  for (let presses = 0; performance.now() < until;) {{
    if (document.querySelector(".end-page .strata")) return ["over", [...missing]];
    const found = choices.flatMap((css) => [...document.querySelectorAll(css)].filter(usable).slice(0, 1))[0];
    if (found && document.querySelector(".ask.mine")) {{
      found.click();
      if (++presses % 20 === 0) ({TURN})(["en", "fr", "de", "ru"][presses / 20 % 4]);
      if (presses % 20 === 10) ({MISSING})().forEach((word) => missing.add(word));
    }}
    await new Promise((resolve) => setTimeout(resolve, 30));
  }}
  return [document.querySelector(".ask").innerText, [...missing]];
}}"""


@pytest.fixture
def sit(address: str, visit: Any) -> Callable[..., Any]:
    """Sits down at a new table against bots, in the seat that begins; a program plays up to an age."""

    def sit_down(size: dict[str, int] = DESKTOP, lang: str = "en", seed: int = 5, age: int = 0, **options: Any) -> Any:
        seats = [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "bot": "greedy"}] * (options.get("players", 2) - 1)
        body = {"game": "progress", "options": {"players": 2, "first": "0", **options}, "seats": seats, "seed": seed}
        asked = Request(f"{address}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(asked) as answer:
            made = json.load(answer)
        token = made["seats"][0]["token"]
        if age:
            assert play_until(address, "progress", made["table"], token, lambda view, _: view["age"] >= age)
        here = visit(viewport=size, reduced_motion="reduce")
        here.page.goto(f"{address}/table/{made['table']}?lang={lang}#k={token}")
        here.page.wait_for_selector(".ask.mine .deciding")
        return here

    return sit_down


@pytest.mark.parametrize("age", [3, pytest.param(0, marks=pytest.mark.soak)])
def test_whole_game_to_its_end_in_every_language(sit: Callable[..., Any], age: int) -> None:
    """By presses alone, from the first decision, or in the suite from that of a later age, to the page of the end; the
    language turns all the time, and no word is missing."""
    here = sit(variant="quicker", age=age)
    page = here.page
    played, missing = page.evaluate(PLAY, 600_000)
    assert ("over", []) == (played, missing)
    for lang in ("en", "fr", "de", "ru"):
        page.evaluate(TURN, lang)
        page.wait_for_selector(f"html[lang={lang}]")
        assert [] == page.evaluate(f"({MISSING})()")
    assert not here.is_too_wide()


def test_payment_is_planned_adjusted_sent_together_and_undone(sit: Callable[..., Any]) -> None:
    page = sit(players=3).page
    dear = page.locator(".options[data-of=discover] .chip").last.get_attribute("data-pick")
    page.click(f".hand .card[data-card={dear}] .card-bar")
    assert 0 < page.locator(".pay .line").count()
    main = page.locator(".ask .main")
    moves = main.get_attribute("data-move").split("; ")
    assert moves[0].startswith("discover ")
    paid = page.locator(".pay .sources .chip[aria-pressed=true]")
    assert len(moves) - 1 == paid.count() > 0
    paid.first.click()  # take something out: it no longer pays
    assert "true" == main.get_attribute("aria-disabled")
    page.locator(".pay .link").click()  # back to the cheapest
    assert "; ".join(moves) == main.get_attribute("data-move")
    before = page.locator(".hand .card").count()
    main.click()
    page.wait_for_selector(f".own-zone .layer[data-flip={moves[0].removeprefix('discover ')}]")
    discards = sum(move.startswith("discard") for move in moves)
    assert before - 1 - discards == page.locator(".hand .card").count()
    page.wait_for_selector(".ask:not([data-busy]) .kind")
    page.keyboard.press("Shift+R")  # restart turn
    page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length === n", arg=before)


def test_why_not_names_the_condition_and_its_rule(sit: Callable[..., Any]) -> None:
    page = sit(players=3).page
    page.locator(".kind[data-kind=research]").click()
    page.locator(".options .chip[data-move^=research]").first.click()  # nothing is paid: one press will do
    page.wait_for_selector(".kind[data-kind=research][aria-disabled=true]")
    page.locator(".kind[data-kind=research]").click(force=True)
    why = page.wait_for_selector(".ask .why")
    assert "Development" in why.inner_text()
    assert "/rules/progress#A21" == why.query_selector("a").get_attribute("href")


def test_a_card_read_at_leisure_says_what_is_known_of_it(sit: Callable[..., Any]) -> None:
    """A mark beside each value that is a fact, its words for those who do not see it, and the legend."""
    here = sit()
    page = here.page
    card = page.locator(".card:has(.card-details)").first
    name = card.get_attribute("data-card")
    with urlopen(f"{here.address}/api/games/progress/cards") as answer:
        facts = json.load(answer)["technologies"][name]["facts"]
    card.locator(".card-details").click(force=True)
    page.wait_for_selector("dialog .known-legend")
    assert len(facts) == page.locator("dialog .sum .known[role=img]").count() > 0
    assert [] == here.faults()


def test_rules_open_in_the_language_of_the_table(sit: Callable[..., Any]) -> None:
    """From a refusal and from a log line, in the language chosen here rather than the browser's."""
    here = sit(players=3)
    page = here.page
    page.click(".top .segments button[lang=ru]")
    page.locator(".kind[data-kind=research]").click()
    page.locator(".options .chip[data-move^=research]").first.click()
    page.wait_for_selector(".kind[data-kind=research][aria-disabled=true]")
    page.locator(".kind[data-kind=research]").click(force=True)
    page.click(".log-panel .segments button:last-child")
    for link, rule in ((page.locator(".ask .why a").first, "A21"), (page.locator(".log a.caption").first, "A20")):
        with here.context.expect_page() as opened:
            link.click()
        opened.value.wait_for_selector(f".law[lang=ru] #{rule}.on")
        assert law("progress", "ru")[rule].text == opened.value.locator(f"#{rule} dd").text_content()


def test_a_barrier_is_announced_and_ends_undo(sit: Callable[..., Any]) -> None:
    page = sit(players=3).page
    page.keyboard.press("k")
    deck = page.locator(".source-list .choice-row[data-move='quick draw deck 1']")
    assert "Undo stops here" in deck.text_content()
    before = page.locator(".hand .card").count()
    deck.click()
    page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length > n", arg=before)
    page.wait_for_selector(".ask .main, .kind")
    page.keyboard.press("u")
    page.wait_for_timeout(200)
    assert before < page.locator(".hand .card").count()


def test_upkeep_discards_are_chosen_together(sit: Callable[..., Any]) -> None:
    """As many as are too many are chosen ahead (U1); any of them can be exchanged before all are sent."""
    page = sit(players=3).page
    page.keyboard.press("d")
    page.locator(".source-list .all").first.click()
    page.wait_for_selector(".deciding .chip[data-pick]")
    main = page.locator(".ask .main")
    asked = len(page.query_selector_all(".hand .card")) - 5
    assert asked == page.locator(".hand .card.spent").count()
    page.locator(".deciding .chip[data-pick][aria-pressed=true]").first.click()
    assert "true" == main.get_attribute("aria-disabled")
    page.locator(".deciding .chip[data-pick][aria-pressed=false]").last.click()
    assert asked == page.locator(".hand .card.spent").count()
    assert asked == main.get_attribute("data-move").count("discard ")
    main.click()
    page.wait_for_function("() => document.querySelectorAll('.hand .card').length === 5")


def test_marks_ahead_are_kept(sit: Callable[..., Any]) -> None:
    """U3: orders for the next Upkeep."""
    page = sit(players=3).page
    page.keyboard.press("m")
    page.locator(".hand .card-bar").nth(1).click()
    page.wait_for_selector(".hand .card.spent")
    page.reload()
    page.wait_for_selector(".ask.mine .deciding")
    page.keyboard.press("m")
    page.wait_for_selector(".hand .card.spent")
    assert 1 == page.locator(".hand .card.spent").count()


def test_a_turn_by_keyboard_alone(sit: Callable[..., Any]) -> None:
    page = sit(players=3).page
    page.keyboard.press("a")
    focus = "document.activeElement.closest('.card')?.dataset.card ?? ''"
    first = page.evaluate(focus)
    page.keyboard.press("ArrowRight")
    assert first != page.evaluate(focus) != ""
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand .card.selected, .ask .why")
    page.keyboard.press("Escape")
    page.wait_for_selector(".kind")
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ask:not(.mine), .deciding .chip[data-pick]")


def test_every_decision_of_a_turn_on_a_phone(sit: Callable[..., Any]) -> None:
    """Nothing sideways, and each kind of action opens inside the sheet."""
    here = sit(PHONE, players=3)
    page = here.page
    for kind in page.locator(".kind:not([aria-disabled=true])").all():
        kind.click()
        choice = page.locator(".options button").first
        choice.scroll_into_view_if_needed()
        box, sheet = choice.bounding_box(), page.locator(".ask").bounding_box()
        assert sheet["y"] <= box["y"] and box["y"] + box["height"] <= PHONE["height"]
        assert not here.is_too_wide()
    for tab in page.locator(".tabs button").all():
        tab.click()
        assert not here.is_too_wide()
    page.click(".ask .grab")  # a tab folds the sheet that lies over it
    assert page.locator(".ask .end").is_visible()


def test_the_whole_table_is_visible_on_a_desktop(sit: Callable[..., Any]) -> None:
    page = sit(players=3).page
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for part in (".ground-zone", ".rivals-zone", ".own-zone", ".hand-zone", ".ask"):
        box = page.locator(part).bounding_box()
        assert box["y"] + box["height"] <= 901, part


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(sit: Callable[..., Any], size: dict[str, int]) -> None:
    page = sit(size, players=3).page
    page.evaluate(axe() + ";0")
    assert [] == page.evaluate(FAULTS)
    page.locator(".options .chip").first.click()
    page.wait_for_selector(".ask[data-busy]", state="detached")  # what is pressed is pale until it is answered
    assert [] == page.evaluate(FAULTS)
