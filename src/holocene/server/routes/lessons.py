"""Lessons: what there is to learn, a step with its table, and what a move of the pupil's is answered."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import Depends, Path, Query

from holocene.core.contract.registry import load_game
from holocene.core.errors import HoloceneError
from holocene.lessons.data import all_lessons, find
from holocene.lessons.run import PUPIL, step_of
from holocene.server.access import Serving
from holocene.server.answers import Answer, answer
from holocene.server.bodies import Language, TryBody
from holocene.server.lessons import Asked, LessonAnswer, LessonShown, LessonStep, answered, lesson_shown, step_shown
from holocene.server.problems import Unknown
from holocene.server.routes.beside import Made, Sitting, add_questions
from holocene.server.routing import Router, refusals

router = Router(prefix="/api/lessons", tags=["lessons"], responses=refusals())
LanguageQuery: TypeAlias = Annotated[Language, Query(description="Of the words that are answered.")]
Number: TypeAlias = Annotated[int, Path(ge=1, le=99, description="From 1.")]


def is_taught(service: Serving, game: str) -> bool:
    """Whether a server plays a game with the cards that its lessons are about."""
    return service.shelf.game(game).pack.digest == load_game(game).pack.digest


def asked(service: Serving, game: str, lesson: str, step: Number) -> Asked:
    """The step of an address; Unknown where there is none."""
    service.shelf.game(game)
    try:
        found = find(game, lesson)
        step_of(found, step)
    except HoloceneError as error:
        raise Unknown(str(error), error.key, **error.facts) from error
    if not is_taught(service, game):
        raise Unknown("this server plays with other cards", "no-such-lesson", name=lesson, choices="-")
    return Asked(found, step)


Step: TypeAlias = Annotated[Asked, Depends(asked)]


@router.get("", summary="All lessons, in the order to take them")
def lessons(service: Serving, language: LanguageQuery = "en") -> Answer[list[LessonShown]]:
    return answer([lesson_shown(each, language) for each in all_lessons() if is_taught(service, each.game)])


@router.get("/{game}/{lesson}/{step}", summary="A step in words, with its table")
def step(at: Step, made: Made, language: LanguageQuery = "en") -> Answer[LessonStep]:
    return answer(step_shown(at._replace(made=tuple(made)), language))


@router.post("/{game}/{lesson}/{step}", summary="Try moves, or go on")
def attempt(at: Step, body: TryBody) -> Answer[LessonAnswer]:
    """Nothing is kept of it: whoever goes on sends what was made before."""
    return answer(answered(at._replace(made=tuple(body.made)), body.moves, body.language))


def sitting(at: Step, made: Made) -> Sitting:
    """The pupil at the table of a step, after moves of hers."""
    return Sitting(at._replace(made=tuple(made)).match, PUPIL)


add_questions(router, "/{game}/{lesson}/{step}", sitting)
