"""Perft: how many ways the next decisions of S-Evolution can go, on the plain and the compiled engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.branching import Compiled, Line, Plain, begun, check_count, check_keyed, lines

LINES = lines(Path(__file__).parent / "perft" / "s-evolution.perft")


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.name)
@pytest.mark.parametrize("engine", [Plain, Compiled])
def test_the_ways_the_next_decisions_can_go(engine: type[Plain | Compiled], line: Line) -> None:
    """As many sequences of decisions as the file says."""
    check_count(engine(begun("s-evolution", line)), line)


def test_counting_is_keyed_as_a_match_is() -> None:
    """A branch followed here draws the same cards as the match that plays these moves."""
    check_keyed("s-evolution", players=2, seed=1, first="red")
