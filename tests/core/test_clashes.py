"""Options that cannot go together, one choice at a time, as the games themselves refuse them."""

from __future__ import annotations

from typing import Any

import pytest

from holocene.core.contract.options import clashes
from tests.core import frozen


def refused(game: str, **given: Any) -> set[tuple[str, Any, str]]:
    """The choices that a game refuses beside some options, each with the key of the reason."""
    rules = frozen.frozen_game(game)
    found = clashes(rules.options, rules.read_options, rules.read_options(given))
    return {(clash.option, clash.choice, clash.key) for clash in found}


@pytest.mark.rule("progress:L6")
def test_the_quick_variants_are_not_for_one() -> None:
    """Neither may one who plays alone choose them, nor may they be played alone."""
    quick = "bad-option-quick-alone"
    alone = {clash for clash in refused("progress", players=1) if clash[0] == "variant"}
    assert {("variant", "quick", quick), ("variant", "quicker", quick)} == alone
    assert ("players", 1, quick) in refused("progress", variant="quick")
    assert not {clash for clash in refused("progress") if clash[2] == quick}


@pytest.mark.rule("progress:S5", "s-evolution:S4")
@pytest.mark.parametrize(
    ("game", "firsts", "last"), [("progress", ("2", "3", "4"), "4"), ("s-evolution", ("blue", "yellow"), "yellow")]
)
def test_only_who_plays_can_begin(game: str, firsts: tuple[str, ...], last: str) -> None:
    """With two players, and the other way round: with the last seat as the first player there must be as many."""
    assert {("first", first, "bad-option-first") for first in firsts} == refused(game, players=2)
    most = max(option.choices for option in frozen.frozen_game(game).options if option.key == "players")
    fewer = {("players", n, "bad-option-first") for n in most[:-1]}
    assert fewer == {clash for clash in refused(game, players=most[-1], first=last) if clash[0] == "players"}


@pytest.mark.rule("progress:H9")
def test_philosophers_decide_who_begins() -> None:
    """A choice of several is put in, or taken out."""
    key = "bad-option-first-personalities"
    assert ("expansions", "personalities", key) in refused("progress", first="0")
    with_them = refused("progress", expansions=["personalities"])
    assert {("first", str(seat), key) for seat in range(3)} <= with_them
    assert not {clash for clash in with_them if clash[0] == "expansions"}
