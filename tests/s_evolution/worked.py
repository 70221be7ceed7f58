"""The worked examples of the law, W1 to W10, as scenes from positions in words."""

from __future__ import annotations

from tests.core.golden import Scene

TWO, THREE, FOUR = ({"players": players} for players in (2, 3, 4))

# The last trick of a round: red wins it with Science and begins the Action, green takes Science too.
LAST = "trick red blue 6, green blue 1"


def examples() -> dict[str, list[Scene]]:
    """W1 to W10."""
    short = f"table: round 4; {LAST} | green: age 2"
    eighth = f"{short} | red: age 4; population 3; food 3"
    ninth = (
        f"table: round 2; {LAST} | green: age 2"
        " | red: age 2; population 2; farm 1; protection 1; taken epidemic, famine, green 3"
    )
    return {
        "w1": [
            Scene(
                "W1 Two players of Age III follow, two of Age II play what they like",
                FOUR,
                "table: round 2; leader green | red: age 2; hand violet 1 | green: age 3; hand orange 5"
                " | blue: age 3; hand orange 2 | yellow: age 2; hand orange 6",
                "play orange 5; play orange 2; play orange 6; play violet 1;"
                " take orange 5; take orange 6; take orange 2",
            )
        ],
        "w2": [
            Scene(
                "W2 A trump of Age V, and a card of its colour that is none at Age IV",
                FOUR,
                "table: round 2; trump green; leader red | red: age 6; hand violet 6 | green: age 5; hand green 3"
                " | blue: age 4; hand violet 4 | yellow: age 4; hand green 2",
                "play violet 6; play green 3; play violet 4; play green 2; take green 3; take green 2; take violet 6",
            )
        ],
        "w3": [
            Scene(
                "W3 Population 4 at Age V pays 4 Food, 4 Tools, 1 Science: 8 VP",
                TWO,
                f"table: round 4; {LAST} | green: age 2 | red: age 5; population 4; food 4; tools 4",
                "take blue 6",
            )
        ],
        "w4": [
            Scene(
                "W4 A Calamity of round 1 is set aside, replaced, and shuffled back: 20 cards remain",
                TWO,
                "table: leader red | red: face-up 1; hand famine; taken green 2, green 3, green 4"
                " | green: face-up 1; hand green 4; taken blue 1, blue 2, blue 5",
                "play position 1; play position 1; take green 4; done; done",
            ),
            Scene(
                "W4 The pile is empty once the cards of round 6 are taken",
                TWO,
                "table: round 5; phase manage; leader red; turn green | red: age 3; pile green 1 2, orange 3, violet 4"
                " | green: age 2; face-up 2; tools 1; pile blue 1 2, violet 1 3",
                "done",
            ),
        ],
        "w5": [
            Scene(
                "W5 The trump colour led at Age IV fixes it, and is trump only from Age V on",
                FOUR,
                "table: round 2; trump orange; leader red | red: age 4; hand orange 6 | green: age 5; hand orange 2"
                " | blue: age 3; hand orange 5 | yellow: age 2; hand orange 6",
                "play orange 6; play orange 2; play orange 5; play orange 6;"
                " take orange 2; take orange 5",
            ),
            Scene(
                "W5 By the other reading it has no colour at Ages III and IV",
                {**FOUR, "early_trump": "other"},
                "table: round 2; trump orange; leader red | red: age 4; hand orange 6 | green: age 5; hand orange 2"
                " | blue: age 3; hand orange 5 | yellow: age 2; hand orange 6",
                "play orange 6; play orange 2; play orange 5; play orange 6;"
                " take orange 2; take orange 6; take orange 6",
            ),
        ],
        "w6": [
            Scene(
                "W6 A Discovery, a blind card and the first card with a colour",
                FOUR,
                "table: round 2; leader red | red: age 2; hand green 6 | green: age 4; hand discovery"
                " | blue: age 5; blind; hand blue 6 | yellow: age 3; hand violet 1",
                "play green 6; play discovery; play position 1; play violet 1; take blue 6; take green 6",
            )
        ],
        "w7": [
            Scene(
                "W7 Both penalties at once: Age II, Discovery III face down, Population 2, 0 VP",
                TWO,
                f"{short} | red: age 3; population 3; face-up 1 3",
                "take blue 6",
            )
        ],
        "w8": [
            Scene("W8 3 Food and no Tools: Population 2, 2 VP, and 2 by Prestige", TWO, f"{eighth}; prestige 2",
                  "take blue 6"),
            Scene("W8 Points of the Population before the loss: 3 VP", {**TWO, "points_population": "before"}, eighth,
                  "take blue 6"),
        ],
        "w9": [
            Scene("W9 Famine first is ignored, then Epidemic takes a Pop", TWO, ninth,
                  "take blue 6; protect famine; remove protection"),
            Scene("W9 Epidemic first takes Protection's Pop: Famine strikes", TWO, ninth,
                  "take blue 6; suffer epidemic; remove protection"),
        ],
        "w10": [
            Scene(
                "W10 Three Discoveries of one Age: the last is left with red's",
                THREE,
                "table: round 4; leader red | red: age 4; population 3; hand discovery"
                " | green: age 4; hand discovery | blue: age 4; hand discovery",
                "play discovery; play discovery; play discovery; take caravel; take microscope",
            )
        ],
    }  # fmt: skip
