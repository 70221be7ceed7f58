"""Puzzles: which there are, one with its table, and what moves are answered. A first try tells how hard one is."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated, TypeAlias

import msgspec
from fastapi import Depends, Path, Query, Request

from holocene.core.contract.registry import load_game
from holocene.core.errors import HoloceneError
from holocene.puzzles import attempt
from holocene.puzzles.book import daily, find
from holocene.puzzles.glicko import meet
from holocene.puzzles.told import Puzzle, Rating
from holocene.server import rating
from holocene.server.access import Serving, owner_of
from holocene.server.answers import Answer, answer
from holocene.server.bodies import PuzzleBody, PuzzleHintBody, PuzzleMovesBody
from holocene.server.problems import Unknown
from holocene.server.puzzles import (
    PuzzleAnswer,
    PuzzleBook,
    PuzzleHint,
    PuzzleShown,
    answered,
    book_shown,
    follow,
    hint_shown,
    puzzle_shown,
    solution_shown,
)
from holocene.server.routes.beside import Made, Sitting, add_questions
from holocene.server.routes.lessons import LanguageQuery
from holocene.server.routing import Router, refusals
from holocene.server.schema import LONGEST_PUZZLE
from holocene.server.service import Service

router = Router(prefix="/api/puzzles", tags=["puzzles"], responses=refusals())
Name: TypeAlias = Annotated[str, Path(max_length=LONGEST_PUZZLE, description="Of a puzzle; `daily` for today's.")]
Day: TypeAlias = Annotated[date | None, Query(description="Whose puzzle `daily` means; today, by UTC.")]
DAILY = "daily"


def today() -> date:
    """The day that it is everywhere."""
    return datetime.now(UTC).date()


def check_cards(service: Service, game: str) -> None:
    """Unknown where a server plays a game with other cards than those that its puzzles are about."""
    if service.shelf.game(game).pack.digest != load_game(game).pack.digest:
        raise no_puzzle(game, DAILY)


def no_puzzle(game: str, name: str) -> Unknown:
    """What is told of a puzzle that is not there."""
    return Unknown(f"{game} has no puzzle '{name}' here", "no-such-puzzle", id=name)


def named(service: Serving, game: str, puzzle: Name, day: Day = None) -> Puzzle:
    """The puzzle of an address; Unknown where there is none."""
    check_cards(service, game)
    try:
        found = daily(game, min(day or today(), today())) if puzzle == DAILY else find(game, puzzle)
    except HoloceneError as error:
        raise Unknown(str(error), error.key, **error.facts) from error
    if found is None:
        raise no_puzzle(game, puzzle)
    return found


Asked: TypeAlias = Annotated[Puzzle, Depends(named)]


def sitting(puzzle: Asked, made: Made) -> Sitting:
    """Who solves a puzzle, after moves of hers, right or not: to refuse the wrong ones would tell which are right."""
    match = attempt.begin(puzzle)
    follow(match, made, puzzle.seat)
    return Sitting(match, puzzle.seat)


@router.get("/{game}", summary="All puzzles of a game, without their answers")
def book(service: Serving, game: str, language: LanguageQuery = "en") -> Answer[PuzzleBook]:
    check_cards(service, game)
    return answer(book_shown(game, rating.difficulties(service.database, game), today(), language))


@router.get("/{game}/{puzzle}", summary="A puzzle with its table, or that of a day")
def show(
    service: Serving, puzzle: Name, asked: Asked, day: Day = None, language: LanguageQuery = "en"
) -> Answer[PuzzleShown]:
    its_day = min(day or today(), today()).isoformat() if puzzle == DAILY else ""
    return answer(puzzle_shown(asked, rating.difficulty(service.database, asked), its_day, language))


@router.post("/{game}/{puzzle}", summary="Try moves")
def attempt_moves(request: Request, puzzle: Asked, body: PuzzleMovesBody) -> Answer[PuzzleAnswer]:
    """Nothing is kept of it but the first try, by how it ended: whoever goes on sends what was made before."""
    check_made(request, puzzle, body)
    found = answered(puzzle, body.made, body.moves, body.language)
    if found.answer not in ("solved", "less"):
        return answer(found)
    rated = counted(request, puzzle, body, is_solved=found.answer == "solved")
    return answer(msgspec.structs.replace(found, rated=rated))


@router.post("/{game}/{puzzle}/hint", summary="A hint: the theme, then the kind of move or two candidates")
def hint(request: Request, puzzle: Asked, body: PuzzleHintBody) -> Answer[PuzzleHint]:
    """Who needs one has not solved the puzzle at the first try."""
    found = hint_shown(puzzle, body.step, body.language)
    return answer(msgspec.structs.replace(found, rated=counted(request, puzzle, body, is_solved=False)))


@router.post("/{game}/{puzzle}/solution", summary="Give it up, and see what solves it")
def solution(request: Request, puzzle: Asked, body: PuzzleBody) -> Answer[PuzzleAnswer]:
    check_made(request, puzzle, body)
    found = solution_shown(puzzle, body.made, body.language)
    return answer(msgspec.structs.replace(found, rated=counted(request, puzzle, body, is_solved=False)))


add_questions(router, "/{game}/{puzzle}", sitting)


def check_made(request: Request, puzzle: Puzzle, body: PuzzleBody) -> None:
    """HoloceneError where the moves made before are not those of the puzzle. It counts like a wrong move that is tried,
    so that nobody finds the right one by claiming to have made it."""
    try:
        attempt.begin(puzzle, body.made)
    except HoloceneError:
        counted(request, puzzle, body, is_solved=False)
        raise


def counted(request: Request, puzzle: Puzzle, body: PuzzleBody, is_solved: bool) -> Rating | None:
    """Counts somebody's try, if it is the first; her rating after it, where she has sent one."""
    person = Rating(**body.rated.model_dump()) if body.rated else Rating()
    database = request.app.state.service.database
    before = rating.count(database, puzzle, owner_of(request), person, is_solved)
    return meet(person, before.rating, is_solved)[0] if body.rated else None
