"""A player who sees nothing: reads roles and names in the accessibility tree, hears live regions, presses keys."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Route

from tests.web.asking import ask

# All that a screen reader says by itself: what a live region is filled with, and the names of what gets the focus.
LISTEN = """() => {
  window.heard = [];
  const note = (kind, words) => words && window.heard.push([kind, words.replace(/\\s+/g, " ").trim()]);
  for (const region of document.querySelectorAll("[aria-live]"))
    new MutationObserver(() => note("said", region.textContent)).observe(region, {
      childList: true, characterData: true, subtree: true });
  document.addEventListener("focusin", ({ target }) => note("read", target.id === "h-ask" ? target.textContent : ""));
}"""


TRIES = 150  # looks at what has the focus


class Heard(NamedTuple):
    """What has the focus, as the accessibility tree tells it."""

    role: str
    name: str
    is_disabled: bool
    is_pressed: bool


class Listener:
    """Somebody at a table with a keyboard and a screen reader."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.tree = page.context.new_cdp_session(page)
        self.tree.send("Accessibility.enable")

    def listen(self) -> None:
        """From now on what is said is noted."""
        self.page.evaluate(LISTEN)

    def heard(self) -> list[tuple[str, str]]:
        """What was said since the last time: `said` by a live region, `read` because it got the focus."""
        return [tuple(each) for each in self.page.evaluate("window.heard.splice(0)")]

    def focus(self) -> Heard:
        """What has the focus."""
        found = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        asked = {"objectId": found, "fetchRelatives": False}
        node = self.tree.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        kept = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        name = node.get("name", {}).get("value", "")
        return Heard(node["role"]["value"], name, bool(kept.get("disabled")), kept.get("pressed") == "true")

    def wait_for(self, role: str) -> None:
        """Until something of this kind has the focus."""
        for _ in range(TRIES):
            if self.focus().role == role:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"no {role} has the focus: {self.focus()}")

    def press(self, *keys: str) -> Heard:
        """Presses keys one after the other; what has the focus then."""
        for key in keys:
            self.page.keyboard.press(key)
        return self.focus()


def sit(visit: Any, address: str, game: str, lang: str = "en", text: bool = False, **options: Any) -> Any:
    """A visitor at a new table of two against a bot, in the seat that begins."""
    chosen = {"players": 2, **({"first": "0", "variant": "quicker"} if game == "progress" else {}), **options}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": game, "options": chosen, "seats": seats, "seed": 5, "think": 0}
    made = ask(address, "/tables", body)
    here = visit()
    here.decide_all()
    way = "text&lang" if text else "lang"
    here.page.goto(f"{address}/table/{made['table']}?{way}={lang}#k={made['seats'][0]['token']}")
    here.page.wait_for_selector(".text-choices button" if text else ".ask.mine .body button")
    return here


def refuse(here: Any) -> None:
    """After a refusal the focus is where it was, also where the choices were gone meanwhile."""
    page, refused = here.page, list[Route]()
    refusal = {"error": "refused", "refusal": {"key": "refusal-phase", "rule": "A1", "facts": {}}}

    def answer(route: Route) -> None:
        refused.append(route)
        route.fulfill(status=422, json=refusal)

    page.route("**/moves", answer)
    move = page.get_attribute(".ask .body [data-move]:not([aria-disabled=true]):not([data-plan])", "data-move")
    page.focus(f'.ask .body [data-move="{move}"]')
    page.keyboard.press("Enter")
    if page.get_by_role("dialog").count():  # the end of a turn asks again
        page.keyboard.press("Enter")
    page.wait_for_selector(".toast")
    page.wait_for_selector(f'.ask:not([data-busy]) .body [data-move="{move}"]:focus')
    assert 1 == len(refused)
    here.complaints = [each for each in here.complaints if "422" not in each]
