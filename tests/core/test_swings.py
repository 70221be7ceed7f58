"""What chances of victory say of a game: which round turned it, and what of it is told."""

from __future__ import annotations

from holocene.core.contract.chronicle import Turn, Weighed
from holocene.core.contract.story import Sentence
from holocene.core.matches.swings import FINE, Swings


def point(weight: int, number: int, kind: str = "age") -> Weighed:
    return Weighed(weight, number, 10 * number, "flag", Sentence(kind, {}, ()))


OPENS = [Turn(n, 0, 10 * n, ()) for n in (1, 2, 3)]
SWINGS = Swings(OPENS, [(0.5, 0.5), (0.45, 0.55), (0.75, 0.25), (1.0, 0.0)])


def test_what_happened_in_a_round_weighs_as_much_as_it_swung() -> None:
    """Not as much as such a thing weighs in any game; the second of a round counts half."""
    found = {each.sentence.kind: each.weight for each in SWINGS.weighed([
        point(90, 1, "early"), point(40, 2, "heavy"), point(30, 2, "lighter"), point(10, 3, "late"),
    ])}  # fmt: skip
    assert {"early": 50, "heavy": 300, "lighter": 150, "late": 250} == found


def test_what_happened_to_somebody_weighs_by_her_own_chance() -> None:
    """A round that swung between two others is no turning point of a third."""
    swings = Swings(OPENS[:1], [(0.4, 0.3, 0.3), (0.8, 0.0, 0.2)])
    told = [Weighed(90, 1, 10, "flag", Sentence("falls", {"player": 2}, ()))]
    assert [100] == [each.weight for each in swings.weighed(told)]


def test_the_greatest_rise_is_told() -> None:
    """With the chances before and after; a seat that never gained much is not spoken of."""
    (told,) = SWINGS.rise(0)
    assert (2, 20, FINE) == (told.round, told.moves, told.weight)
    assert {"player": 0, "before": 45, "after": 75} == told.sentence.facts
    assert [] == list(SWINGS.rise(1))
