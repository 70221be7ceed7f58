"""Takes a lesson in a browser by pressing what is lit, and looks at every step that it meets."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.request import urlopen

SIZES = {"wide": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 640}}
LANGUAGES = ("en", "fr", "de", "ru")
READY = ".coach-words"

# What is wrong with a step as it is shown: the coach over a lit place or outside of the window, nothing to press, what
# is to be pressed out of sight or under something, a page that is too wide, a key without words.
SEEN = """() => {
  const faults = [];
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const coach = document.querySelector(".coach");
  const box = coach.getBoundingClientRect();
  if (!inside(box)) faults.push("the coach is outside");
  if (innerWidth < 761 && box.height > innerHeight / 2 + 1) faults.push("the coach is too high");
  for (const ring of document.querySelectorAll(".veil-want, .veil-look")) {
    const lit = ring.getBoundingClientRect();
    const apart = lit.right <= box.left || lit.left >= box.right || lit.bottom <= box.top || lit.top >= box.bottom;
    if (!apart) faults.push(`the coach hides a ${ring.classList[0]}`);
  }
  const press = document.querySelector(".coach-on") ?? document.querySelector("[data-wanted]");
  if (!press) faults.push("nothing to press");
  else {
    const { left, top, bottom, width } = press.getBoundingClientRect();
    const isOpen = (y) => {
      const found = document.elementFromPoint(left + width / 2, y);
      return found && (press.contains(found) || found.contains(press));
    };
    if (![top + 4, (top + bottom) / 2, bottom - 4].every(isOpen)) faults.push("what is wanted is covered");
  }
  if (document.querySelector(".top").getBoundingClientRect().top < 0) faults.push("the top bar is cut");
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is too wide");
  const keys = document.body.innerText.match(/(^|\\s)(wl|wp|ws|web|lesson|coach)-[a-z-]+/g) ?? [];
  return [...faults, ...keys];
}"""
# Presses it, and answers when the page has something else to press.
PRESS = """async () => {
  const now = () => {
    const press = document.querySelector(".coach-on") ?? document.querySelector("[data-wanted]");
    return [press, `${press?.outerHTML} ${document.querySelector(".coach")?.innerText}`];
  };
  const [press, before] = now();
  press.click();
  for (let tries = 0; tries < 2400; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    const isBusy = document.querySelector(".ask[data-busy]");
    const [next, after] = now();
    if (!isBusy && after !== before && (next || document.querySelector(".coach-end"))) return true;
  }
  return false;
}"""


class Lesson(NamedTuple):
    game: str
    name: str
    steps: int


def lessons(address: str) -> list[Lesson]:
    with urlopen(f"{address}/api/lessons") as answer:
        return [Lesson(each["game"], each["lesson"], each["steps"]) for each in json.load(answer)]


def learn(here: Any, lesson: Lesson, look: Callable[[int], None] = lambda n: None) -> list[str]:
    """The whole lesson; what was wrong with its steps, and how many of them were met."""
    page = here.page
    page.goto(f"{here.address}/learn/{lesson.game}/{lesson.name}?step=1")
    page.wait_for_selector(READY)
    page.wait_for_function("() => document.querySelector('.coach-on, [data-wanted]')")
    faults, met = [], set()
    for presses in range(12 * lesson.steps):
        step = page.inner_text(".coach-step")
        page.wait_for_timeout(80)  # veil and focus follow
        met.add(step)
        look(presses)
        if page.locator(".coach-end").count():
            break
        faults += [f"{lesson.game}/{lesson.name}, {step}: {fault}" for fault in page.evaluate(SEEN)]
        if not page.evaluate(PRESS):
            return [*faults, f"{lesson.game}/{lesson.name}, {step}: stuck"]
    return faults + ([] if len(met) == lesson.steps else [f"{lesson.game}/{lesson.name}: met {sorted(met)}"])
