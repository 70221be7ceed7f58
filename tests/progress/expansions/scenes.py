"""The playthroughs of the expansions: short scenes from written positions, told by the writer of the base game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.progress.expansions.expanding import (
    ALL,
    ANCIENT,
    ARTISTS,
    MEDIEVAL,
    MILESTONES,
    PHILOSOPHERS,
    RENAISSANCE,
    SCIENTISTS,
    guided_by,
)
from tests.progress.playthroughs.make import directed_game, random_game

FOLDER = Path(__file__).parent / "playthroughs"


class Scene(NamedTuple):
    """What it shows, the options, the position, and the moves."""

    title: str
    options: dict[str, Any]
    position: str
    moves: str


def table(players: int, expansions: str, edition: str = "en") -> dict[str, Any]:
    """The options of a scene."""
    return {"players": players, "edition": edition, "expansions": expansions}


def people() -> Iterator[tuple[str, list[Scene]]]:
    """Every personality comes, goes and leaves her Heritage."""
    alone = table(2, "personalities")
    yield (
        "philosophers-and-scientists",
        [
            Scene(
                f"H2 {new} for {old}, then H6 her Heritage",
                alone,
                f"table: age 2 | seat 0: {guided_by(old)} | seat 1: guide {PHILOSOPHERS[old == PHILOSOPHERS[0]]}",
                f"guide {new}; heritage",
            )
            for old, new in zip(PHILOSOPHERS, SCIENTISTS, strict=True)
        ],
    )
    yield (
        "scientists-and-artists",
        [
            Scene(
                f"H4 {new} for {old}, then H6 her Heritage",
                alone,
                f"table: age 3 | seat 0: guided {PHILOSOPHERS[0]}; {guided_by(old)} | seat 1: guided {PHILOSOPHERS[1]}",
                f"guide {new}; heritage",
            )
            for old, new in zip(SCIENTISTS, ARTISTS, strict=True)
        ],
    )


def completed(group: list[str]) -> Iterator[Scene]:
    """Every milestone of a group is completed once: won, won in French, and tied by turns."""
    for number, name in enumerate(group):
        costs = MILESTONES[name]["costs"]
        tied = number % 3 == 2
        owner = 0 if number % 2 == 0 else 1
        seats = {2: [1], 3: [1, 2], 4: [1, 0, 1]}[len(costs)] if tied else [owner] * (len(costs) - 1)
        marks = " ".join(f"{section + 1}={seat}" for section, seat in enumerate(seats))
        last = costs[-1]
        edition = "fr" if number % 2 else "en"
        below = next(other for other in group if other != name)
        yield Scene(
            f"M4 {name}, {'a tie' if tied else 'won'}, {edition}",
            table(3, "milestones", edition),
            f"table: age 3; milestone {name}; covered {marks}; stack {below}"
            f" | seat 0: tokens {last['type']}*{last['amount'] - 1} general",
            "; ".join([f"section {len(costs)}", *[f"flip {last['type']}"] * (last["amount"] - 1), "flip general"]),
        )


def heirs(names: list[str]) -> str:
    """Seats with these guides."""
    return " | ".join(f"seat {seat}: {guided_by(name)}" for seat, name in enumerate(names))


THREE = heirs(["hypatia", "aristotle", "confucius"])
FOUR = " | ".join(
    f"seat {seat}: guided {old}; {guided_by(new)}"
    for seat, (old, new) in enumerate(zip(PHILOSOPHERS[:3], ("avicenna", "shen-kuo", "trota-of-salerno"), strict=True))
)
TO_THREE = "seat 1: developing banking=1 | seat 2: active universities; hand wheel"
TO_FOUR = "seat 1: developing atheism=1 | seat 2: active gravitation; hand paper"


def successions() -> list[Scene]:
    """X4 in both readings, at Age III and at Age IV."""
    three = f"table: age 2; order 1 2 0; turn 0; round 3; phase act | {THREE} | {TO_THREE}"
    four = f"table: age 3; order 1 2 0; turn 0; round 6 | {FOUR} | {TO_FOUR}"
    return [
        Scene("X4 en: Age III, they may", table(3, "personalities"), three, "end; decline; guide shen-kuo; decline"),
        Scene(
            "X4 fr: Age III, they must",
            table(3, "personalities", "fr"),
            three,
            "end; guide avicenna; guide shen-kuo; guide trota-of-salerno",
        ),
        Scene(
            "H11 Declined: no Scientist later, but an Artist",
            table(3, "personalities"),
            three,
            "end; decline; decline; decline; guide albrecht-durer",
        ),
        Scene(
            "X4 en: Age IV, they may",
            table(3, "personalities,industrial"),
            four,
            "end; guide leonardo-da-vinci; decline; guide francesca-caccini",
        ),
        Scene(
            "X4 fr: Age IV, they must",
            table(3, "personalities,industrial", "fr"),
            four,
            "end; guide leonardo-da-vinci; guide albrecht-durer; guide francesca-caccini",
        ),
    ]


def ages() -> list[Scene]:
    """Each age change with each expansion, and with all of them."""
    second = "seat 1: developing medicine=1"
    third = "seat 1: developing banking=1; active universities | seat 0: hand wheel paper"
    fourth = "seat 1: developing atheism=1; active gravitation | seat 0: hand paper opera; developing algebra=2"
    current = "milestone great-wall; covered 1=0; owners parthenon=1"
    milestones, industrial = table(2, "milestones"), table(2, "industrial")
    both = table(2, "milestones,industrial")
    philosophers = heirs(["aristotle", "confucius"])
    return [
        Scene(
            "Age II with Personalities: nobody is flipped",
            table(2, "personalities"),
            f"{second} | {philosophers}",
            "end; guide avicenna",
        ),
        Scene("Age II with Milestones", milestones, f"table: {current}; stack {ANCIENT[0]} | {second}", "end"),
        Scene("Age II with Milestones, none current", milestones, second, "end"),
        Scene("Age III with Milestones", milestones, f"table: age 2; {current}; stack {MEDIEVAL[0]} | {third}", "end"),
        Scene("Age III with Milestones, none current", milestones, f"table: age 2 | {third}", "end"),
        Scene("Age IV with Industrial Revolution, G4 for Age II", industrial, f"table: age 3 | {fourth}", "end"),
        Scene("Age IV with Milestones", both, f"table: age 3; {current}; stack {RENAISSANCE[0]} | {fourth}", "end"),
        Scene("Age IV with Milestones, none current", both, f"table: age 3 | {fourth}", "end"),
        Scene(
            "I1 Age IV begins because Age III is exhausted",
            industrial,
            "table: age 3; deck 3 opera",
            "quick draw deck 3",
        ),
        Scene("I2 Age V ends the game", industrial, "table: age 4 | seat 1: active evolution; developing steel=3"
              " combustion=1 | seat 0: active geology algebra alchemy optics astrolabe", "end"),
        Scene("I4 An exhausted Age IV ends the game", industrial, "table: age 4; deck 4 steel", "quick draw deck 4"),
        Scene(
            "G6 Age III with all expansions",
            table(2, ALL),
            f"table: age 2; stack {MEDIEVAL[0]} | {third} | {philosophers}",
            "end; guide avicenna; decline",
        ),
        Scene(
            "G7 Ages III and IV at once with all expansions",
            table(2, ALL),
            f"table: age 2; {current} | {third} | seat 0: active sociology; {guided_by('aristotle')}",
            "end; guide avicenna; guide leonardo-da-vinci",
        ),
    ]  # fmt: skip


def editions() -> list[Scene]:
    """X1, X2, X3 and X5 in both readings."""
    symbol = "table: age 3 | seat 1: developing atheism=1"
    time = (
        "table: age 3; time pottery masonry wheel bronze irrigation bridges iron"
        " | seat 0: hand steam-pump; active blast-furnace scientific-method"
    )
    owned = (
        "table: age 3; owners antikythera-mechanism=1 great-wall=1 | seat 0: power army=2"
        " | seat 1: skills research=1; active steam-pump; developing sociology=1"
    )
    drawing = f"table: age 2; phase draw; left 1 | seat 0: hand pottery; {guided_by('ban-zhao')}"
    last = "table: milestone antikythera-mechanism; covered 1=0 2=0 | seat 0: active mathematics"
    return [
        Scene("X1 en: one symbol begins Age IV with two players", table(2, "industrial"), symbol, "end"),
        Scene("X1 fr: two symbols are needed", table(2, "industrial", "fr"), symbol, "end"),
        Scene("X2 en: seven Time cards cost 7", table(1, "milestones"), time, "discover steam-pump"),
        Scene("X2 de: seven Time cards cost 8", table(1, "milestones", "de"), time, "discover steam-pump"),
        Scene("X3 en: the owner gains once now", table(2, "milestones"), last, "section 3"),
        Scene("X3 fr: the owner gains twice at once", table(2, "milestones", "fr"), last, "section 3"),
        Scene("X3 en: and again at the end, before counting", table(2, "milestones"), owned, "end"),
        Scene("X3 fr: nothing more at the end", table(2, "milestones", "fr"), owned, "end"),
        Scene("X5 en: the turn ends with a Draw", table(2, "personalities"), drawing, "stop"),
        Scene("X5 ru: after it a guide may be taken", table(2, "personalities", "ru"), drawing, "stop; guide avicenna"),
    ]


def alone() -> list[Scene]:
    """L6: the expansions in the solo game."""
    own = f"active philosophy; {guided_by('aristotle')}"
    return [
        Scene(
            "L6 A milestone is always won, a guide taken, Heritage used",
            table(1, ALL),
            f"table: age 2; milestone parthenon; covered 1=0; stack great-wall | seat 0: {own}",
            "section 2; guide avicenna; heritage; end",
        ),
        Scene(
            "L6 Age IV alone",
            table(1, ALL),
            "table: age 3; time paper | seat 0: active humanism reformation; hand atheism; guided hypatia;"
            " tokens general; guide avicenna",
            "discover atheism; guide albrecht-durer; end",
        ),
        Scene(
            "L6 Age V ends the game alone",
            table(1, ALL, "fr"),
            "table: age 4; owners great-wall=0; time paper wheel | seat 0: guided aristotle avicenna; active steel"
            " thermodynamics; hand combustion",
            "discover combustion",
        ),
    ]


RANDOM: dict[str, dict[str, Any]] = {
    "game-personalities": {"players": 5, "edition": "en", "expansions": "personalities", "seed": 21},
    "game-milestones": {"players": 4, "edition": "fr", "expansions": "milestones", "seed": 22},
    "game-industrial": {"players": 3, "edition": "de", "expansions": "industrial", "seed": 23},
    "game-personalities-milestones": {
        "players": 2,
        "edition": "ru",
        "expansions": "personalities,milestones",
        "seed": 24,
    },
    "game-personalities-industrial": {
        "players": 3,
        "edition": "fr",
        "expansions": "personalities,industrial",
        "seed": 25,
    },
    "game-milestones-industrial": {
        "players": 2,
        "edition": "en",
        "expansions": "milestones,industrial",
        "variant": "quicker",
        "seed": 26,
    },
    "game-all": {"players": 4, "edition": "ru", "expansions": ALL, "variant": "quick", "seed": 27},
    "game-alone": {"players": 1, "edition": "de", "expansions": ALL, "seed": 28},
}


def directed() -> dict[str, list[Scene]]:
    """The scenes of every directed playthrough by its name."""
    return {
        **dict(people()),
        "succession": successions(),
        "milestones-ancient": list(completed(ANCIENT)),
        "milestones-medieval": list(completed(MEDIEVAL)),
        "milestones-renaissance": list(completed(RENAISSANCE)),
        "ages": ages()[:7],
        "ages-later": ages()[7:],
        "editions": editions(),
        "alone": alone(),
    }


def playthroughs() -> dict[str, str]:
    """The text of every playthrough by its name."""
    told = {name: "\n".join(random_game(options)) for name, options in RANDOM.items()}
    for name, scenes in directed().items():
        told[name] = "\n\n\n".join("\n".join(directed_game(*scene)) for scene in scenes)
    return {name: f"{text}\n" for name, text in told.items()}


def write() -> None:
    """Writes all files and removes those that are no longer made."""
    made = playthroughs()
    for name, text in made.items():
        (FOLDER / f"{name}.play").write_text(text, encoding="utf-8", newline="\n")
    for path in FOLDER.glob("*.play"):
        if path.stem not in made:
            path.unlink()
