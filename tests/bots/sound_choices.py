"""Decisions in which a move is plainly worse than another by what everybody can see."""

from __future__ import annotations

from typing import NamedTuple


class Decision(NamedTuple):
    """A position in words, moves that lead on from it, and what a sound player then never does, and why."""

    why: str
    game: str
    text: str
    moves: str
    never: tuple[str, ...]
    first: str = "0"


DECISIONS = [
    Decision(
        "tokens that come back pay as well as a card that does not",
        "progress",
        "table: used 1 | seat 0: hand calendar poetry; tokens science*2",
        "discover calendar",
        ("discard poetry",),
    ),
    Decision(
        "a technology without a cost is better than nothing",
        "progress",
        "seat 0: hand wheel; active pottery",
        "",
        ("end",),
    ),
    Decision(
        "the game ends at once, and she leads by far",
        "progress",
        "table: age 3; used 2 | seat 0: hand gravitation; skills action=2; active steam-pump; tokens science*12;"
        " power prestige=15 population=15 army=15 | seat 1: active atheism",
        "",
        ("end", "research gravitation"),
    ),
    Decision(
        "drawing on costs nothing while there is room in hand",
        "progress",
        "seat 0: skills draw=2 hand=3",
        "draw deck 1",
        ("stop",),
    ),
    Decision(
        "a second copy of a technology in her area is good for payment only, and Guilds for that too",
        "progress",
        "table: age 2; phase upkeep | seat 0: hand pottery calendar herbalism guilds;"
        " active pottery calendar herbalism coinage bridges",
        "",
        ("discard guilds",),
    ),
    Decision(
        "Food feeds her people, and Epidemic kills them",
        "s-evolution",
        "table: round 3; trick red green 3, green violet 3; calamities famine earthquake epidemic fanaticism invasion"
        " hurricane decadence obscurantism | red: age 3; population 4; food 1; tools 4",
        "",
        ("take epidemic",),
        "red",
    ),
    Decision(
        "in the last round only needs score, and Food is what she lacks",
        "s-evolution",
        "table: round 6; phase joker; todo 1 | red: age 2; population 3; food 2; tools 2",
        "",
        ("joker tools", "joker science"),
        "red",
    ),
    Decision(
        "the last change pays a need",
        "s-evolution",
        "table: round 6; phase commerce; todo 1 | red: age 2; population 3; food 2; tools 2; commerce 1",
        "",
        ("done", "change food tools", "change food science", "change tools science"),
        "red",
    ),
    Decision(
        "Protection costs nothing",
        "s-evolution",
        "table: round 3; phase calamity; pending decadence | red: age 4; population 3; protection 1",
        "",
        ("suffer decadence",),
        "red",
    ),
]
