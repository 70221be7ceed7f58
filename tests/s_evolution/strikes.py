"""The Calamities as scenes: each without Protection, met at level 1, met at level 2, and where it does nothing."""

from __future__ import annotations

from collections.abc import Iterator

from tests.core.golden import Scene

TWO = {"players": 2}
NAMES = ("famine", "earthquake", "fanaticism", "epidemic", "invasion", "hurricane", "decadence", "obscurantism")
RULES = {"epidemic": "X3", "invasion": "X4", "obscurantism": "X4", "hurricane": "X5", "decadence": "X6"}
BARRED = {"famine": ("food", "green 3"), "earthquake": ("tools", "orange 3"), "fanaticism": ("science", "blue 3")}


def strikes() -> dict[str, list[Scene]]:
    """The scenes of every Calamity by its name, and those where several come together."""
    return {**{name: list(_met(name)) for name in NAMES}, "together": list(_together())}


def dealt(*names: str) -> str:
    """The clause that puts these Calamities into the first decks, so that two players have them."""
    return f"calamities {' '.join([*names, *(other for other in NAMES if other not in names)])}"


def _table(name: str, number: int = 3) -> str:
    """Red takes the last card of the round beside a Calamity of her own deck; green is not struck."""
    return f"table: round {number}; trick red blue 6, green blue 1; {dealt(name)} | green: age 2"


def _met(name: str) -> Iterator[Scene]:
    rule = RULES.get(name, "X2")
    card = BARRED.get(name, ("", "orange 1"))[1]
    red = f"red: age 3; population 3; food 2; tools 2; science 1; face-up 3; taken {name}, {card}, violet 1"
    joker = "joker tools" if name == "famine" else "joker food"
    yield Scene(f"{rule} {name} without Protection", TWO, f"{_table(name)} | {red}", f"take blue 6; {joker}")
    yield Scene(
        f"X1 {name} met by Protection 1",
        TWO,
        f"{_table(name)} | {red}; protection 1",
        f"take blue 6; protect {name}; {joker}",
    )
    yield Scene(
        f"X1, X8 {name} met by Protection 2, which gives two resources",
        TWO,
        f"{_table(name)} | {red}; protection 2",
        f"take blue 6; protect {name}; gain food; gain tools; {joker}",
    )
    yield Scene(
        f"X7 {name} suffered although Protection is there",
        TWO,
        f"{_table(name)} | {red}; protection 1",
        f"take blue 6; suffer {name}",
    )
    yield from _harmless(name)


def _harmless(name: str) -> Iterator[Scene]:
    """Where it does nothing, or does it in another way."""
    if name == "epidemic":
        red = "red: age 2; population 1; farm 1; taken epidemic"
        yield Scene("X10 epidemic at Population 1 does nothing", TWO, f"{_table(name)} | {red}", "take blue 6")
        red = "red: age 2; population 2; farm 1; commerce 1; taken epidemic, green 1"
        yield Scene("N6 epidemic takes a placed Pop", TWO, f"{_table(name)} | {red}", "take blue 6; remove farm")
    elif name == "decadence":
        red = "red: age 1; face-up 1; food 1; taken decadence"
        yield Scene("X10 decadence at Age I does nothing", TWO, f"{_table(name)} | {red}", "take blue 6")
        red = "red: age 3; face-up 3; food 1; taken decadence"
        options = {**TWO, "decadence_discovery": "keep"}
        yield Scene("X6 decadence, and the Discovery is kept", options, f"{_table(name)} | {red}", "take blue 6")
    elif name in ("invasion", "obscurantism"):
        red = f"red: age 2; food 1; taken {name}"
        yield Scene(f"X4 {name} in round 6 does nothing", TWO, f"{_table(name, 6)} | {red}", "take blue 6")
    elif name == "hurricane":
        red = "red: age 2; food 0; taken hurricane"
        yield Scene("X5 hurricane finds empty stocks", TWO, f"{_table(name)} | {red}", "take blue 6")


def _together() -> Iterator[Scene]:
    """Several Calamities in one Action, in an order of her choice."""
    trick = "table: round 3; trick red violet 2, green violet 1"
    yield Scene(
        "X2 Two types barred: a Joker is the third",
        TWO,
        f"{trick} | green: age 2 | red: age 2; taken famine, earthquake, green 3",
        "take violet 2; suffer earthquake",
    )
    yield Scene(
        "X9 All three barred: a Joker gives nothing, Commerce still changes",
        TWO,
        f"{trick} | green: age 2 | red: age 2; science 1; commerce 1; taken famine, earthquake, fanaticism",
        "take violet 2; suffer famine; suffer earthquake; change science food",
    )
    yield Scene(
        "X8 The gift of Protection is taken by a Hurricane that comes later",
        TWO,
        f"{trick}; {dealt('decadence', 'famine', 'hurricane')} | green: age 2"
        " | red: age 1; protection 2; taken decadence, famine, hurricane",
        "take violet 2; suffer famine; protect decadence; gain food; gain food",
    )
    yield Scene(
        "X4, D4 Invasion and Obscurantism together: blind and open in the next round",
        TWO,
        f"table: round 3; trick red blue 6, green blue 1; {dealt('invasion', 'obscurantism')}"
        " | green: age 2; face-up 2; pile blue 2 3 4 5"
        " | red: age 3; face-up 3; food 1; taken invasion, obscurantism; pile green 1 2, orange 1 2",
        "take blue 6; suffer invasion; done; done; play blue 2; play position 1",
    )
