"""`holocene learn`: lessons at the table of the terminal, begun or gone on with where one stopped."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from holocene.cli.exits import Exit
from holocene.cli.game_options import positive
from holocene.locale import Text

if TYPE_CHECKING:
    from holocene.cli.lessons.places import Places
    from holocene.lessons.data import Lesson


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("learn", help=text("command-learn"), description=text("learn-description"))
    parser.add_argument("game", nargs="?", metavar=text("learn-game-metavar"), help=text("learn-game-help"))
    parser.add_argument("lesson", nargs="?", metavar=text("learn-lesson-metavar"), help=text("learn-lesson-help"))
    parser.add_argument("--step", type=positive, metavar=text("learn-step-metavar"), help=text("learn-step-help"))


def run(args: Namespace) -> int:
    """Lists lessons, or gives one."""
    from holocene.cli.lessons.places import Places
    from holocene.cli.lessons.teaching import Teaching
    from holocene.cli.table.screen import Screen
    from holocene.core.contract.registry import game_class
    from holocene.lessons.checks import check
    from holocene.lessons.data import find
    from holocene.lessons.run import step_of

    text: Text = args.text
    places, screen = Places(), Screen()
    if args.game is None:
        return show_all(text, places, screen)
    game_class(args.game)  # says which games there are, where this is none
    lesson = find(args.game, args.lesson) if args.lesson else next_lesson(args.game, places)
    number = args.step or places.step(lesson)
    step_of(lesson, number)
    check(lesson)
    return Teaching(lesson, number, screen, text.language, places).run()


def next_lesson(game: str, places: Places) -> Lesson:
    """The lesson that was left last, or the first that was not finished; when all were, the first of all."""
    from holocene.lessons.data import find, lessons_of

    lessons = list(lessons_of(game).values()) or [find(game, "first")]  # which says that there is none
    left = sorted((lesson for lesson in lessons if places.is_left(lesson)), key=places.since_left)
    fresh = [lesson for lesson in lessons if not places.is_done(lesson)]
    return (*left, *fresh, *lessons)[0]


def show_all(text: Text, places: Places, screen: Any) -> int:
    """Every lesson with what it teaches, and how far one has come."""
    from itertools import groupby

    from holocene.core.contract.game import Line, Segment
    from holocene.lessons.coach import Coach
    from holocene.lessons.data import all_lessons

    for game, lessons in groupby(all_lessons(), key=lambda lesson: lesson.game):
        screen.rule(Text(text.language, game)("game-title"))
        for lesson in lessons:
            coach = Coach(lesson, text.language)
            stands = (
                text("learn-done") if places.is_done(lesson)
                else text("learn-left", step=places.step(lesson), steps=len(lesson.steps)) if places.is_left(lesson)
                else text("learn-length", steps=len(lesson.steps), minutes=lesson.minutes)
            )  # fmt: skip
            words = (Segment(f"{coach.title}. ", "strong"), Segment(coach.about), Segment(f" ({stands})", "dim"))
            screen.show([Line(words, Segment(f"  {lesson.id:<14}", "number"))])
    screen.say("")
    screen.say(text("learn-how"))
    return Exit.DONE
