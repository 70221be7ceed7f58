"""What the host of a table of S-Evolution can choose, and the row of numbers it becomes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from holocene.core.contract.options import Option, Options, read_options
from holocene.core.contract.written import chosen_row
from holocene.core.errors import BadOption
from holocene.core.rulebook.rule import rule
from holocene.games.s_evolution.layout import COLOUR_NAMES, LAYOUT, LEVEL_PRICES, NONE

# Those that a state keeps all game long, each in a field of its own name: the number of the choice.
KEPT: Final = (
    Option("memory", ("strict", "open"), "strict", ("D5",)),
    Option("points_population", ("after", "before"), "after", ("V1", "V3")),
    Option("level_price", LEVEL_PRICES, "step", ("M3", "M9")),
    Option("decadence_discovery", ("flip", "keep"), "flip", ("X6",)),
    Option("early_trump", ("fixed", "other"), "fixed", ("K7", "K13")),
    Option("blind_colour", ("none", "counts"), "none", ("K9",)),
)
OPTIONS: Final = (
    Option("players", (2, 3, 4), 4, ("S1",)),
    Option("calamities", ("dealt", "printed"), "dealt", ("C3", "D5")),
    *KEPT,
    Option("first", ("random", *COLOUR_NAMES), "random", ("S4",)),
)


@rule("S1", "S4")
def read(given: Mapping[str, Any]) -> Options:
    """All options with values; the first player must be one of the colours that play."""
    options = read_options(OPTIONS, given)
    playing = COLOUR_NAMES[: int(str(options["players"]))]
    if options["first"] != "random" and options["first"] not in playing:
        raise BadOption(
            f"first cannot be {options['first']}: choose from random, {', '.join(playing)}",
            "bad-option-first",
            first=str(options["first"]),
        )
    return options


def params(options: Options) -> list[int]:
    """The options that a state keeps, printed Calamities, first seat."""
    kept = {option.key: option.choices.index(str(options[option.key])) for option in KEPT}
    return [
        *chosen_row(LAYOUT, {"players": int(str(options["players"])), **kept}),
        int(options["calamities"] == "printed"),
        COLOUR_NAMES.index(str(options["first"])) if options["first"] != "random" else NONE,
    ]
