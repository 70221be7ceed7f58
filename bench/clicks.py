"""How many clicks a game takes in a browser: `python -m bench.clicks`.

Whole games against bots, dealt from fixed seeds, are played in the system's Chromium by somebody who knows what she
wants (`bench.clicking`); her clicks are counted by the word of the move that they were for. Progress is counted by
turns, S-Evolution by rounds. `--keep FILE` keeps what was counted, `--before FILE` shows it beside what is counted now.
"""

from __future__ import annotations

import argparse
import json
import shutil
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.clicking import Clicker
from bench.first_load import BROWSERS, FLAGS
from bench.serving import serving

SIZE: Final = {"width": 1440, "height": 900}
TARGETS: Final = {"progress": 3.5, "s-evolution": 8.0}  # clicks a turn, clicks a round


class Setting(NamedTuple):
    """A table: the game, its options, and how many bots sit there."""

    game: str
    bots: int
    options: dict[str, Any]


SETTINGS: Final = (
    Setting("progress", 2, {"players": 3, "first": "0"}),
    Setting("s-evolution", 3, {"players": 4}),
)


def new_table(address: str, setting: Setting, seed: int) -> tuple[str, str]:
    """A table of a fixed deal, and the token of the person's seat."""
    seats = [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "bot": "greedy"}] * setting.bots
    body = {"game": setting.game, "options": setting.options, "seats": seats, "seed": seed, "think": 0}
    heads = {"Content-Type": "application/json", "Origin": address}
    with urllib.request.urlopen(
        urllib.request.Request(f"{address}/api/tables", json.dumps(body).encode(), heads)
    ) as answer:
        made = json.load(answer)
    return made["table"], made["seats"][0]["token"]


def play(browser: Any, address: str, setting: Setting, seed: int, rounds: int = 1000) -> Clicker:
    """One game, from the first decision to the end."""
    table, token = new_table(address, setting, seed)
    context = browser.new_context(viewport=SIZE, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{address}/table/{table}#k={token}")
    player = Clicker(page, address, table, token, setting.game, seed)
    try:
        player.play(rounds)
    finally:
        context.close()
    return player


class Count(NamedTuple):
    """Clicks by the word of their move, and how many turns or rounds they were for."""

    clicks: dict[str, int]
    turns: int

    @property
    def a_turn(self) -> float:
        return sum(self.clicks.values()) / self.turns


def told(game: str, now: Count, before: Count | None) -> None:
    """A table: each kind of click, a turn, before and now."""
    words = sorted(set(now.clicks) | set(before.clicks if before else ()), key=lambda word: -now.clicks.get(word, 0))
    print(f"\n{game}: clicks a {'turn' if game == 'progress' else 'round'}, of {now.turns}")
    for word in words:
        was = f"{before.clicks.get(word, 0) / before.turns:8.2f}" if before else ""
        print(f"  {word:<12}{was}{now.clicks.get(word, 0) / now.turns:8.2f}")
    was = f"{before.a_turn:8.2f}" if before else ""
    print(f"  {'all':<12}{was}{now.a_turn:8.2f}   wanted: at most {TARGETS[game]}")


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3, help="of each game, dealt from the seeds 1, 2, …")
    parser.add_argument("--only", choices=[setting.game for setting in SETTINGS], help="one game alone")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where to keep what was counted")
    parser.add_argument("--before", type=Path, metavar="FILE", help="what was counted before")
    parser.add_argument("--log", action="store_true", help="list every click")
    args = parser.parse_args()
    before = json.loads(args.before.read_text(encoding="utf-8")) if args.before else {}
    kept = {}
    with serving() as server, sync_playwright() as play_with:
        path = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = play_with.chromium.launch(executable_path=path, args=FLAGS)
        for setting in SETTINGS:
            if args.only not in (None, setting.game):
                continue
            clicks: Counter[str] = Counter()
            turns = 0
            for seed in range(1, args.games + 1):
                player = play(browser, f"http://127.0.0.1:{server.port}", setting, seed)
                clicks += player.clicks
                turns += player.turns
                if args.log:
                    print(*player.log, sep="\n")
            kept[setting.game] = [clicks, turns]
            was = before.get(setting.game)
            told(setting.game, Count(clicks, turns), Count(*was) if was else None)
        browser.close()
    if args.keep:
        args.keep.write_text(json.dumps(kept, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
