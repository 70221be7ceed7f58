"""Writes the playthroughs of Progress: `python -m tests.progress.playthroughs.make`. Then read the difference.

What is played stands here; how it is told, in `golden`, which all games share.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.core import golden

FOLDER = Path(__file__).parent

RANDOM: dict[str, dict[str, Any]] = {
    "solo": {"players": 1, "seed": 1},
    "solo-de": {"players": 1, "edition": "de", "seed": 2},
    "two": {"players": 2, "seed": 3},
    "three": {"players": 3, "seed": 4},
    "four": {"players": 4, "seed": 5},
    "five": {"players": 5, "seed": 6},
    "three-quick": {"players": 3, "variant": "quick", "seed": 7},
    "five-quicker": {"players": 5, "variant": "quicker", "seed": 8},
}

JANE = (
    "seat 0: active alphabet bridges pottery; tokens engineering science general;"
    " hand irrigation calendar poetry philosophy monotheism"
)
IRRIGATION = "discover irrigation; flip engineering; flip science; flip general; discard calendar; discard poetry"
SCORING = (
    "table: age 3; round 200; turn 4"
    " | seat 0: power prestige=6 population=4 army=5 | seat 1: power prestige=6 population=5 army=3"
    " | seat 2: power prestige=5 population=5 army=3 | seat 3: power prestige=5 population=5 army=4"
    " | seat 4: power prestige=3 population=8 army=3"
)

# Name: what it shows, the options, the position, and the moves; `orders` are of seat 0 for her next Upkeep.
DIRECTED: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "w1": ("W1 Irrigation is exactly paid", {"players": 2}, JANE, IRRIGATION),
    "w2": (
        "W2 then Philosophy, by one discard and one prerequisite",
        {"players": 2},
        JANE,
        f"{IRRIGATION}; discover philosophy; discard monotheism; end",
    ),
    "w3": (
        "W3 Crop Rotation under development, then active",
        {"players": 2},
        "table: age 2 | seat 0: hand crop-rotation; skills development=1; developing wheel=9",
        "research crop-rotation; end; end; keep; end; end; keep; end; end; keep; end; end; keep",
    ),
    "w4": ("W4 The scoring example of five players", {"players": 5}, SCORING, "end"),
    "w5": (
        "W5 A card of value 2 and a Culture token as payment",
        {"players": 2},
        "seat 0: hand monotheism bridges; active writing; tokens culture",
        "discover monotheism; discard bridges; flip culture; end",
    ),
    "w6": (
        "W6 A Discover action that gives one more action",
        {"players": 2},
        "table: age 2 | seat 0: hand guilds pottery; active coinage bridges",
        "quick draw deck 1; discover guilds; research pottery; end",
    ),
    "left-over": (
        "N6 What is left over pays later: tokens for Calendar, the General Knowledge for Mathematics",
        {"players": 2, "variant": "quick"},
        "seat 0: hand pottery monotheism calendar mathematics; tokens science*2",
        "discover pottery; discard monotheism; discover calendar; flip science; flip science; discover mathematics",
    ),
    "spend": (
        "N6 Spending what is left over is a choice while a token could pay",
        {"players": 2},
        "table: pool 2 | seat 0: hand calendar; tokens science",
        "discover calendar; spend",
    ),
    "completions": (
        "D3 Two technologies complete together; the second is lost as Age I leaves",
        {"players": 2},
        "table: age 2; phase turn | seat 0: developing calendar=1 universities=1; hand pottery | seat 1: hand wheel",
        "complete universities; end",
    ),
    "exhausted": (
        "G5 The discards of a Quick Draw keep Age III alive, its last card ends the game",
        {"players": 2},
        "table: age 3; deck 3 opera canals | seat 0: skills quick-draw=2; hand castles | seat 1: active humanism",
        "quick draw deck 3; quick draw deck 3; quick draw deck 2; discard opera; quick draw pile 3;"
        " quick draw deck 2; quick draw deck 2; discard castles",
    ),
    "upkeep": (
        "U3 Cards marked ahead go at Upkeep without asking",
        {"players": 2},
        "seat 0: hand pottery*2 masonry*2 bronze wheel calendar poetry",
        "orders discard calendar, discard wheel; quick draw deck 1; end; discard bronze; discard pottery",
    ),
    "solo-swap": (
        "L3 A swap with the Time deck, and a reveal that passes over a symbol",
        {"players": 1},
        "table: deck 1 medicine calendar; time pottery masonry | seat 0: hand wheel bronze",
        "swap; give wheel; take masonry; end; draw pile 1",
    ),
    "solo-lost": (
        "L8 Only symbols are left to reveal",
        {"players": 1},
        "table: deck 1 medicine; pile 1 monotheism | seat 0: active opera",
        "end",
    ),
}


def playthroughs() -> dict[str, str]:
    """The text of every playthrough by its name."""
    told = {name: "\n".join(random_game(options)) for name, options in RANDOM.items()}
    for name, (title, options, position, moves) in DIRECTED.items():
        told[name] = "\n".join(directed_game(title, options, position, moves))
    return {name: f"{text}\n" for name, text in told.items()}


def random_game(options: dict[str, Any]) -> Iterator[str]:
    """The beginning and the end of a game of Progress at random."""
    return golden.random_game("progress", options, golden.Cut())


def directed_game(title: str, options: dict[str, Any], position: str, moves: str) -> Iterator[str]:
    """A written position of Progress and given moves."""
    return golden.directed_game("progress", golden.Scene(title, options, position, moves))


if __name__ == "__main__":
    golden.write(FOLDER, playthroughs())
