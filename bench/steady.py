"""Whether a table stands still and answers at once: `python -m bench.steady`.

Whole games are clicked through (`bench.clicking`) in the system's Chromium with the tempo on, as somebody sees them who
changed no setting. Told are the layout shift (Layout Instability API; the worst session window, as browsers count it,
and the sum of the whole game, without what a press itself moved and with it) with what moved most, and the time from a
press to the first frame that shows something changed (Event Timing says when the press was, a MutationObserver that
something changed, the frame after it that it is seen).
"""

from __future__ import annotations

import argparse
import shutil
import statistics
from typing import Any, Final, NamedTuple

from bench.clicking import Clicker
from bench.clicks import SETTINGS, Setting, new_table
from bench.first_load import BROWSERS, FLAGS
from bench.serving import serving

SIZES: Final = {"wide": (1440, 900), "laptop": (1280, 800), "phone": (360, 640)}
SHIFT, ANSWER = 0.02, 100  # what is wanted: at most so much moves, at most so many milliseconds
WATCH: Final = """
window.steady = { shifts: [], presses: [] };
const named = (node) => {
  const found = [];
  for (let at = node; at && at !== document.body && found.length < 4; at = at.parentElement)
    if (at.nodeType === 1) found.unshift([at.localName, ...at.classList].join("."));
  return found.join(" > ");
};
const rounded = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
new PerformanceObserver((list) => {
  for (const { startTime, value, hadRecentInput, sources } of list.getEntries())
    steady.shifts.push({ at: startTime, value, pressed: hadRecentInput, moved: sources.map(({ node, previousRect: a,
      currentRect: b }) => `${named(node)}  ${rounded(a)} -> ${rounded(b)}`) });
}).observe({ type: "layout-shift", buffered: true });
let pressed = 0;
addEventListener("pointerdown", (event) => (pressed = event.timeStamp), { capture: true });
document.addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const from = pressed;
  pressed = 0;
  if (from) requestAnimationFrame(() => setTimeout(() => steady.presses.push(performance.now() - from)));
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true }));
"""


class Seen(NamedTuple):
    """Of one game or several: shifts by their time, and milliseconds from a press to what it changed."""

    shifts: list[dict[str, Any]]
    presses: list[float]


def windows(shifts: list[dict[str, Any]]) -> float:
    """The worst session window: shifts less than a second apart, over at most five seconds."""
    worst = total = 0.0
    first = last = -1e9
    for shift in shifts:
        if shift["at"] - last > 1000 or shift["at"] - first > 5000:
            first, total = shift["at"], 0.0
        last, total = shift["at"], total + shift["value"]
        worst = max(worst, total)
    return worst


def play(browser: Any, address: str, setting: Setting, seed: int, size: tuple[int, int], rounds: int) -> Seen:
    table, token = new_table(address, setting, seed)
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(f"{address}/table/{table}#k={token}")
    try:
        Clicker(page, address, table, token, setting.game, seed).play(rounds)
        page.wait_for_timeout(1000)
        return Seen(**page.evaluate("steady"))
    finally:
        context.close()


def told(name: str, seen: list[Seen], most: int) -> None:
    """What was measured, and what moved most."""
    for label, takes in (("unasked", False), ("with what a press moved", True)):
        games = [[each for each in shifts if takes or not each["pressed"]] for shifts, _ in seen]
        sums = [sum(each["value"] for each in game) for game in games]
        worst = max(map(windows, games))
        print(f"{name}: layout shift {label}: worst window {worst:.4f}, sum of a game {max(sums):.4f}"
              + ("" if takes else f"   wanted: at most {SHIFT}"))  # fmt: skip
    presses = sorted(each for _, found in seen for each in found)
    p95 = statistics.quantiles(presses, n=20)[-1]
    print(f"{name}: press to first change: p50 {statistics.median(presses):.0f} ms, p95 {p95:.0f} ms, "
          f"longest {presses[-1]:.0f} ms, of {len(presses)}   wanted: p95 at most {ANSWER} ms")  # fmt: skip
    for pressed in (False, True):
        shifts = [each for shifts, _ in seen for each in shifts if each["pressed"] == pressed]
        for each in sorted(shifts, key=lambda each: -each["value"])[:most]:
            print(f"  {each['value']:.4f} at {each['at'] / 1000:.1f} s{', pressed' if pressed else ''}")
            print(*(f"         {moved}" for moved in each["moved"]), sep="\n")


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1, help="of each game, dealt from the seeds 1, 2, …")
    parser.add_argument("--only", choices=[setting.game for setting in SETTINGS], help="one game alone")
    parser.add_argument("--size", choices=SIZES, default="wide", help="of the window")
    parser.add_argument("--rounds", type=int, default=1000, help="stop after so many rounds")
    parser.add_argument("--blame", type=int, default=0, help="list so many of the largest shifts")
    args = parser.parse_args()
    with serving() as server, sync_playwright() as play_with:
        path = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = play_with.chromium.launch(executable_path=path, args=FLAGS)
        for setting in SETTINGS:
            if args.only in (None, setting.game):
                seeds = range(1, args.games + 1)
                address = f"http://127.0.0.1:{server.port}"
                size = SIZES[args.size]
                told(
                    setting.game,
                    [play(browser, address, setting, seed, size, args.rounds) for seed in seeds],
                    args.blame,
                )
        browser.close()


if __name__ == "__main__":
    main()
