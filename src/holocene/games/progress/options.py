"""Table options of Progress, and how they become the numbers that `setup` reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from holocene.core.contract.game import Pack
from holocene.core.contract.options import Option, Options, read_options
from holocene.core.contract.written import chosen_row
from holocene.core.errors import BadOption
from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import AGES, LAYOUT, NOBODY

RANDOM: Final = "random"

OPTIONS: Final = (
    Option("players", (1, 2, 3, 4, 5), 3, ("S1",)),
    Option("edition", ("en", "fr", "de", "ru"), "en", ("X1", "X2", "X3", "X4", "X5")),
    Option("variant", ("standard", "quick", "quicker"), "standard", ("Q1", "Q2")),
    Option("expansions", ("personalities", "milestones", "industrial"), (), ("S6",), several=True),
    Option("first", (RANDOM, "0", "1", "2", "3", "4"), RANDOM, ("S5", "H9")),
)

# Chapter 14, where an edition is a number of the rules rather than of the boards.
AGAIN_AT_ONCE_IN: Final = ("fr",)  # X3
MUST_SUCCEED_IN: Final = ("fr",)  # X4
ANY_MOMENT_IN: Final = ("ru",)  # X5


@rule("S1", "S6", "L6", "H9")
def read(pack: Pack, given: Mapping[str, Any]) -> Options:
    """All options with values; combinations that no table allows are refused with the reason."""
    options = read_options(OPTIONS, given)
    players = _number(options["players"])
    if players == 1 and options["variant"] != "standard":
        raise BadOption(
            "the quick variants are for two players or more: leave out 'variant' or add players (L6)",
            "bad-option-quick-alone",
            variant=str(options["variant"]),
        )
    if options["first"] != RANDOM and int(str(options["first"])) >= players:
        raise BadOption(
            f"seat {options['first']} cannot begin: seats are 0 to {players - 1}",
            "bad-option-first",
            first=str(options["first"]),
            last=players - 1,
        )
    if options["first"] != RANDOM and "personalities" in _words(options["expansions"]):
        raise BadOption(
            "with Personalities the Philosophers' numbers fix the turn order: leave 'first' to chance (H9)",
            "bad-option-first-personalities",
            first=str(options["first"]),
        )
    for expansion in _words(options["expansions"]):
        if expansion not in pack.cards["expansions"]:
            raise BadOption(
                f"the card pack '{pack.name}' has no cards for the expansion '{expansion}'",
                "bad-option-expansion",
                expansion=expansion,
                pack=pack.name,
            )
    return options


@rule("G2", "E1", "I1", "I2", "X1", "X2", "X3", "X4", "X5", "Q1", "Q2")
def numbers(pack: Pack, options: Options) -> list[int]:
    """The options as the row of numbers that `setup` reads: no rule knows an edition, a variant or an expansion."""
    boards = pack.cards["boards"]
    players = _number(options["players"])
    edition = str(options["edition"])
    expansions = _words(options["expansions"])
    industrial = "industrial" in expansions
    thresholds = boards["thresholds"]
    ages = [thresholds["age2"], thresholds["age3"], thresholds["end"]]
    if industrial:
        ages.insert(2, thresholds["age4"][edition])
    needed = [1 if options["variant"] == "quicker" else age[players - 1] for age in ages]
    kept = {
        "players": players,
        "last_age": len(ages) - 1,
        "need": [0, *needed, *[0] * (AGES - len(needed))],
        "penalty_group": boards["solo"]["penalty_group"][edition],
        "again_at_once": int(edition in AGAIN_AT_ONCE_IN),
        "must_succeed": int(edition in MUST_SUCCEED_IN),
        "any_moment": int(edition in ANY_MOMENT_IN and "personalities" in expansions),
        "with_milestones": int("milestones" in expansions),
    }
    first = NOBODY if options["first"] == RANDOM else int(str(options["first"]))
    quick = int(options["variant"] != "standard")
    return [*chosen_row(LAYOUT, kept), first, quick, int("personalities" in expansions)]


def _number(value: Any) -> int:
    assert isinstance(value, int)
    return value


def _words(value: Any) -> tuple[str, ...]:
    assert isinstance(value, tuple)
    return value
