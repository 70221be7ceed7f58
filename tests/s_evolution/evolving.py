"""The playthroughs of S-Evolution: games at random, and scenes from written positions, each showing some rule.

A scene about an Action begins at the last trick of its round, so that all of the Action is told.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.core import golden
from tests.core.golden import Scene
from tests.s_evolution.strikes import dealt, strikes
from tests.s_evolution.worked import LAST, THREE, TWO, examples

FOLDER = Path(__file__).parent / "playthroughs"
CUT = golden.Cut(first=20, last=14, every=17)

RANDOM: dict[str, dict[str, Any]] = {
    "two": {"players": 2, "memory": "open", "seed": 31},
    "three": {"players": 3, "seed": 32},
    "four": {"players": 4, "first": "red", "seed": 33},
    "two-other": {"players": 2, "calamities": "printed", "points_population": "before", "first": "green", "seed": 34},
    "three-other": {"players": 3, "calamities": "printed", "level_price": "target", "first": "blue", "seed": 35},
    "four-other": {
        "players": 4,
        "calamities": "printed",
        "points_population": "before",
        "level_price": "target",
        "decadence_discovery": "keep",
        "early_trump": "other",
        "blind_colour": "counts",
        "first": "yellow",
        "seed": 36,
    },
}


def hands() -> list[Scene]:
    """Blind and open hands, and both at once."""
    lying = f"{dealt('obscurantism', 'invasion')}; known obscurantism invasion"
    before = f"table: round 2; phase manage; leader red; turn green; {lying}"
    piles = "pile green 1 2, blue 3, violet 1"
    green = "green: age 3; face-up 3; tools 1; pile orange 1 2 3 4"
    return [
        Scene(
            "D2 A hand blind by Obscurantism: a position is played, and has no colour (K9)",
            TWO,
            f"{before} | red: age 4; blind-next; face-up 4; {piles} | {green}",
            "done; play orange 2; play position 3",
        ),
        Scene(
            "D2 A hand blind by Age I",
            TWO,
            f"{before} | red: age 1; {piles} | {green}",
            "done; play orange 2; play position 5",
        ),
        Scene(
            "D3 A hand that lies open by Invasion still follows the colour",
            TWO,
            f"{before} | red: age 4; invaded-next; face-up 4; pile green 1 2, orange 6, violet 1 | {green}",
            "done; play orange 2; play orange 6",
        ),
        Scene(
            "D4 Blind and invaded: seen by all but its owner",
            TWO,
            f"{before} | red: age 4; blind-next; invaded-next; {piles} | {green}",
            "done; play orange 2; play position 1",
        ),
    ]


def trumps() -> list[Scene]:
    """Who names trump."""
    table = "table: round 4; phase manage; leader red; turn blue"
    blue = "blue: age 3; face-up 3; tools 1; pile green 1 2, orange 1 2"
    return [
        Scene(
            "K6 The higher Age names the trump colour; a trump beats the colour that was fixed",
            THREE,
            f"{table} | red: age 5; face-up 5; pile violet 1 2 5 6 | green: age 6; face-up 6; pile blue 1 2 3 4"
            f" | {blue}",
            "done; trump blue; play green 2; play violet 1; play blue 3; take violet 1",
        ),
        Scene(
            "K9 A blind player of Age VI does not name trump, the next one does",
            THREE,
            f"{table} | red: age 5; face-up 5; pile violet 1 2 5 6"
            f" | green: age 6; face-up 6; blind-next; pile blue 1 2 3 4 | {blue}",
            "done; trump violet; play green 2; play violet 5; play position 1",
        ),
        Scene(
            "K9 Her colour counts: a card played blind at Age VI is trump",
            {**THREE, "blind_colour": "counts"},
            f"{table} | red: age 5; face-up 5; pile blue 1 2 5 6"
            f" | green: age 6; face-up 6; blind-next; pile blue 1 2 3 4 | {blue}",
            "done; trump blue; play green 2; play blue 5; play position 1",
        ),
        Scene(
            "K12 Nobody who sees her cards is of Age V: no trump",
            THREE,
            f"{table} | red: age 4; face-up 4; pile violet 1 2 5 6"
            f" | green: age 6; face-up 6; blind-next; pile blue 1 2 3 4 | {blue}",
            "done; play green 2",
        ),
    ]


def returns() -> list[Scene]:
    """A Discovery turned face down, and made once more."""
    table = f"table: round 3; {LAST}; {dealt('decadence')}"
    red = "red: age 3; face-up 3; pile green 1 2, orange 1 2"
    return [
        Scene(
            "X6, N3, N8 Decadence, a rise in the same Action, and the Discovery back in hand",
            TWO,
            f"{table} | {red}; food 2; taken decadence | green: age 2; face-up 2; tools 1; pile blue 2 3 4 5",
            "take blue 6; done; done; play blue 2; play discovery",
        ),
        Scene(
            "N4, M2, N8 A fall by needs, an Age bought, and the Discovery swapped as it comes back",
            TWO,
            f"{table} | {red}; science 3 | green: age 3; face-up 1; tools 1; food 2; pile blue 2 3 4 5",
            "take blue 6; advance; done; done; play discovery; play discovery; take windmill",
        ),
        Scene(
            "X6 The Discovery is kept, so it does not come to hand",
            {**TWO, "decadence_discovery": "keep"},
            f"{table} | {red}; food 2; taken decadence | green: age 2; face-up 2; tools 1; pile blue 2 3 4 5",
            "take blue 6; done; done",
        ),
    ]


def endings() -> list[Scene]:
    """E2 with groups of several colours, and ties by each step of K3."""
    table = f"table: round 6; {LAST}"
    red = "red: age 4; face-up 1 2 4; points 9 3 0 1"
    ending = "take blue 6; done; done"
    return [
        Scene("E2, E3 Groups of colours decide", TWO, f"{table} | {red}; face-up 2 4 5 6; food 2; tools 2"
              " | green: age 4; food 2; tools 2; face-up 1 2 3 5; points 9 3 0 1", ending),
        Scene("K3 A tie goes to the higher Age", TWO, f"{table} | {red}; food 2; tools 2"
              " | green: age 3; face-up 1 2 4; food 2; tools 2; points 9 3 0 1", ending),
        Scene("K3 Then to the larger Population", TWO, f"{table} | {red}; food 2; tools 2"
              " | green: age 4; population 3; food 3; tools 3; face-up 1 2 4; points 9 1 0 1", ending),
        Scene("K3 Then to the earlier in the Action order", TWO, f"{table} | {red}; food 2; tools 2"
              " | green: age 4; food 2; tools 2; face-up 1 2 4; points 9 3 0 1", ending),
    ]  # fmt: skip


def boards() -> list[Scene]:
    """Harvest, Commerce and Management where nothing else happens."""
    return [
        Scene(
            "H3, H4, N1 Stocks overflow, a Joker gives, Commerce changes types",
            TWO,
            f"table: round 3; {LAST} | green: age 2 | red: age 3; population 3; food 7; farm 2; commerce 2;"
            " taken green 3, violet 1",
            "take blue 6; joker tools; change food tools; change food tools",
        ),
        Scene(
            "M1-M4 Growing, an Age bought, Pops placed, raised and moved",
            TWO,
            f"table: round 3; {LAST} | green: age 2 | red: age 2; population 2; food 5; tools 6; science 5; farm 1",
            "take blue 6; grow 2; advance; raise farm 2; place commerce 1; move commerce; place factory 1; done",
        ),
        Scene(
            "M9 The price of the level reached alone",
            {**TWO, "level_price": "target"},
            f"table: round 3; {LAST} | green: age 2 | red: age 2; population 2; food 2; tools 3",
            "take blue 6; place farm 2; place factory 1; done",
        ),
        Scene(
            "M9 The difference between the prices of two levels",
            {**TWO, "level_price": "difference"},
            f"table: round 3; {LAST} | green: age 2 | red: age 2; population 2; food 2; tools 3; science 2; farm 1",
            "take blue 6; raise farm 2; place commerce 2; raise commerce 3; done",
        ),
        Scene(
            "K14 A trick alone, won by its only card",
            TWO,
            "table: round 3; leader red | red: age 2; hand green 1 | green: age 2; hand blue 2 3",
            "play green 1; play blue 2; take blue 2; play blue 3",
        ),
    ]


def directed() -> dict[str, list[Scene]]:
    """The scenes of every directed playthrough by its name."""
    return {
        **examples(),
        **strikes(),
        "hands": hands(),
        "trumps": trumps(),
        "returns": returns(),
        "endings": endings(),
        "boards": boards(),
    }


def playthroughs() -> dict[str, str]:
    """The text of every playthrough by its name."""
    told = {name: "\n".join(golden.random_game("s-evolution", options, CUT)) for name, options in RANDOM.items()}
    for name, scenes in directed().items():
        told[name] = "\n\n\n".join("\n".join(golden.directed_game("s-evolution", scene)) for scene in scenes)
    return {name: f"{text}\n" for name, text in told.items()}
