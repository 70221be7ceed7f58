"""A puzzle tried: its table, and what a move is answered. Nothing is kept between two questions."""

from __future__ import annotations

from collections.abc import Sequence

from holocene.bots.hints_told import Reason
from holocene.core.contract.registry import load_game
from holocene.core.errors import HoloceneError
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.core.matches.secret import new_secret
from holocene.locale.telling import HUMAN
from holocene.puzzles.told import Answer, Outcome, Puzzle

RIVAL = "champion"


def begin(puzzle: Puzzle, made: Sequence[str] = ()) -> Match:
    """The table of a puzzle, after right moves; HoloceneError where they are none."""
    game = load_game(puzzle.game)
    seats = [Seat("", HUMAN if seat == puzzle.seat else RIVAL) for seat in range(puzzle.players)]
    match = Match(game, game.read_options(puzzle.options), new_secret(0), seats, puzzle.position)
    if made and not any(line[: len(made)] == tuple(made) for line in lines(puzzle)):
        raise HoloceneError(f"the puzzle does not take the moves {'; '.join(made)}", "not-of-the-puzzle")
    for move in made:
        match.play(move)
    return match


def lines(puzzle: Puzzle) -> tuple[tuple[str, ...], ...]:
    """Every order of moves that solves the puzzle."""
    return (puzzle.line, *puzzle.ways)


def answer(puzzle: Puzzle, made: Sequence[str], move: str) -> Answer:
    """What a move after right ones is answered."""
    match = begin(puzzle, made)
    begun = tuple(made)
    notation = match.game.notation(match.game.parse(move))
    refusal = match.why_not(notation)
    if refusal is not None:
        return Answer("refused", notation, begun, refusal=refusal)
    done = (*begun, notation)
    fit = [line for line in lines(puzzle) if line[: len(done)] == done]
    if fit:
        return Answer("solved" if done in fit else "on", notation, done, outcome=puzzle.best)
    outcome = outcome_of(puzzle, notation) if not made else None
    return Answer("less", notation, begun, outcome=outcome, told=shortfall(puzzle, outcome))


def outcome_of(puzzle: Puzzle, move: str) -> Outcome | None:
    """What a first move comes to."""
    return next((each for each in puzzle.outcomes if each.move == move), None)


def shortfall(puzzle: Puzzle, outcome: Outcome | None) -> Reason:
    """What a move that is not the best can reach, beside what can be reached: the key of a sentence and its numbers."""
    if outcome is None:
        return Reason("puzzle-less")
    if puzzle.players > 1:
        return Reason("puzzle-less-win", {"win": outcome.percent, "best": puzzle.best.percent})
    return Reason("puzzle-less-points", {"n": round(outcome.points), "best": round(puzzle.best.points)})
