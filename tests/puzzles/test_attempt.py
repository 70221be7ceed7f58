"""A puzzle tried: what moves are answered, and what that does to ratings."""

from __future__ import annotations

import msgspec
import pytest

from holocene.core.errors import BadMove, HoloceneError
from holocene.puzzles.attempt import answer, begin
from holocene.puzzles.book import puzzles_of
from holocene.puzzles.glicko import Result, expected, meet, rate
from holocene.puzzles.told import Puzzle, Rating


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    return next(iter(puzzles_of("s-evolution").values()))


def test_moves_are_answered(puzzle: Puzzle) -> None:
    """The best solves it, another legal one says what it comes to, and what the rules forbid says why."""
    near = puzzle.near[0]
    assert "solved" == answer(puzzle, (), puzzle.line[0]).kind
    less = answer(puzzle, (), near.move)
    assert ("less", (), near) == (less.kind, less.made, less.outcome)
    assert less.told is not None and near.percent == less.told.facts["win"]
    match = begin(puzzle)
    forbidden = next(move for move in match.game.actions if move not in match.legal())
    refused = answer(puzzle, (), forbidden)
    assert "refused" == refused.kind and refused.refusal == match.why_not(forbidden)
    with pytest.raises(BadMove):
        answer(puzzle, (), "sing")


def test_a_line_is_followed_move_by_move(puzzle: Puzzle) -> None:
    """Of a line of two moves the first is right and asks for more; what does not belong to it is refused."""
    after = begin(puzzle, ())
    after.play(puzzle.line[0])
    longer = msgspec.structs.replace(puzzle, line=(puzzle.line[0], after.legal()[0]))
    first = answer(longer, (), longer.line[0])
    assert ("on", longer.line[:1]) == (first.kind, first.made)
    assert "solved" == answer(longer, first.made, longer.line[1]).kind
    with pytest.raises(HoloceneError):
        begin(longer, (puzzle.near[0].move,))
    other = msgspec.structs.replace(longer, ways=((puzzle.near[0].move,),))
    assert "solved" == answer(other, (), puzzle.near[0].move).kind, "what comes to the same is as good"


def test_ratings_follow_the_worked_example_of_the_paper() -> None:
    """Glickman's player of 1500 against 1400, 1550 and 1700."""
    games = [(1400, 30, 1), (1550, 100, 0), (1700, 300, 0)]
    after = rate(Rating(1500, 200, 0.06), [Result(Rating(r, d), s) for r, d, s in games])
    assert (1464.06, 151.52, 0.05999) == pytest.approx((after.rating, after.deviation, after.volatility), abs=0.01)


def test_a_puzzle_that_was_solved_is_easier_and_the_solver_stronger() -> None:
    person, puzzle = Rating(1500, 200), Rating(1600, 80)
    stronger, easier = meet(person, puzzle, solved=True)
    weaker, harder = meet(person, puzzle, solved=False)
    assert weaker.rating < person.rating < stronger.rating
    assert easier.rating < puzzle.rating < harder.rating
    assert 0.5 > expected(person, puzzle) > expected(person, Rating(1900, 80))
    assert person == rate(person, [])
