"""The built-in cards keep what can be read off them of the targets that they were searched for."""

from __future__ import annotations

import msgspec

from bench.cards.design import unfit
from bench.cards.targets import dominated, static_faults
from holocene.games.progress.pack import read


def test_targets_that_need_no_games_are_met() -> None:
    """Power in every age, different benefits, no twins, an Action before Age III, copies and points within bounds."""
    cards = read()
    assert {} == {name: missed for name, missed in static_faults(cards) if missed}
    assert [] == list(unfit(cards))


def test_a_twin_is_found() -> None:
    """Both ways round; and one that costs more for the same, one way."""
    first = read().technologies[0]
    twin = msgspec.structs.replace(first, id="twin")
    dearer = msgspec.structs.replace(first, id="dearer", cost1_amount=first.cost1_amount + 1)
    assert [(first.id, "twin"), ("twin", first.id)] == dominated([first, twin])
    assert [(first.id, "dearer")] == dominated([first, dearer])
