"""Which messages the code asks for: those it names, and those whose keys it puts together.

A key that is put together, `text(f"event-{kind}-you")`, belongs to a family, `event-*-you`: a star stands for a name,
and the names are found in the code. A new family is one line in `FAMILIES`, or in `OPEN` where its names come from so
many places that only playing can find them all.

The code has areas: each game, and all that lies outside the games. Sentences of a game stand in its own file, and two
games may use one key for different sentences.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import holocene
from holocene.cli.main import COMMANDS
from holocene.cli.review_report import SHOWN as COUNTED
from holocene.core.errors import HoloceneError
from holocene.core.rulebook.law import games_with_rules
from holocene.lessons.data import Lesson, Step, all_lessons
from holocene.review.told import Cause, Mark
from holocene.server import problems
from holocene.server.club.news.kinds import Kind

SOURCE = Path(holocene.__file__).parent
SHARED = ""  # the area outside the games
AREAS = (SHARED, *games_with_rules())
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

OPEN = {
    "rank-*",  # of the books of a game
    "*-*",  # a fact told in words: `knowledge-science`
    "coach-*-*",  # what a coach says in a game
    "lab-*-read",  # what a picture of the laboratory shows
    "lab-figure-*",
    "lab-target-*",
    "lab-verdict-*",
    "puzzle-*-*",  # what a choice is an example of: the themes of a game, and why
    "puzzle-*-*-why",
    "simulate-*",  # the columns of a table
    "story-*",  # the log as a story: its sentences, their clauses, the headings, and how a game came out
    "story-*-you",
    "clause-*",
    "clause-*-you",
    "chapter-*",
    "chapter-*-you",
    "headline-*",
    "headline-*-you",
    "end-title-*",  # how it came out, as a title
    "end-title-*-you",
}


@cache
def nodes(area: str) -> list[ast.AST]:
    """Every node of the code of an area."""
    games = SOURCE / "games"
    paths = (games / area.replace("-", "_") if area else SOURCE).rglob("*.py")
    sources = [path.read_text(encoding="utf-8") for path in sorted(paths) if area or not path.is_relative_to(games)]
    return [node for source in sources for node in ast.walk(ast.parse(source))]


def _calls(area: str, name: str) -> Iterator[ast.Call]:
    """Calls of a function, method or class."""
    for node in nodes(area):
        if isinstance(node, ast.Call) and name == getattr(node.func, "id", getattr(node.func, "attr", "")):
            yield node


def _strings(node: ast.AST) -> Iterator[str]:
    """The strings that an expression can be: one, or those of a choice between several."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def arguments_of(area: str, name: str, position: int, keyword: str) -> Iterator[str]:
    """The strings given for one argument in all calls of a function or class."""
    for call in _calls(area, name):
        for argument in call.args[position : position + 1]:
            yield from _strings(argument)
        for given in call.keywords:
            if given.arg == keyword:
                yield from _strings(given.value)


def kinds_of_deeds(area: str) -> Iterator[str]:
    """The kinds of events that somebody did: their facts name a player, who is told so in the second person."""
    for call in _calls(area, "Event"):
        facts = call.args[2] if len(call.args) > 2 else None
        if isinstance(facts, ast.Dict) and "player" in [name for key in facts.keys if key for name in _strings(key)]:
            yield from _strings(call.args[0])


# The names that an area of the code puts in place of the star.
FAMILIES: dict[str, Callable[[str], Iterator[str]]] = {
    "command-*": lambda area: iter(() if area else COMMANDS),
    "event-*": lambda area: arguments_of(area, "Event", 0, "kind"),
    "event-*-you": kinds_of_deeds,
    "lesson-rival-*": lambda area: (rival for each in all_lessons() for rival in (() if area else each.rivals)),
    "news-title-*": lambda area: iter(() if area else get_args(Kind)),
    "news-title-*-at": lambda area: (kind for kind in (() if area else get_args(Kind)) if kind != "deal"),
    "option-*": lambda area: (key.replace("_", "-") for key in arguments_of(area, "Option", 0, "key")),
    "pack-problem-*": lambda area: arguments_of(area, "Problem", 3, "key"),
    "refusal-*": lambda area: arguments_of(area, "Refusal", 1, "key"),
    "review-cause-*": lambda area: iter(() if area else get_args(Cause)),
    "review-counts-*": lambda area: iter(() if area else COUNTED),
    "review-mark-*": lambda area: iter(() if area else get_args(Mark)),
}


def named_keys(area: str) -> set[str]:
    """Keys that the code names where it asks for a text or raises an error."""
    errors, found = [HoloceneError], set(arguments_of(area, "text", 0, "key"))
    while errors:
        error = errors.pop()
        errors += error.__subclasses__()
        if error is not problems.Problem:  # never raised itself; a fault of a card pack has the same name
            found.update(arguments_of(area, error.__name__, 1, "key"))
    return {key for key in found if KEY.fullmatch(key)}  # the database has a function `text` of its own


def _pattern(node: ast.JoinedStr) -> str:
    return "".join("*" if isinstance(part, ast.FormattedValue) else next(_strings(part)) for part in node.values)


@cache
def patterns() -> set[str]:
    """Every way in which the code puts a string together."""
    return {_pattern(node) for area in AREAS for node in nodes(area) if isinstance(node, ast.JoinedStr)}


def family_keys(area: str) -> set[str]:
    """Every key that the code can put together from the names of an area."""
    used = patterns() & set(FAMILIES)
    return {pattern.replace("*", name) for pattern in used for name in FAMILIES[pattern](area)}


def undeclared_families() -> set[str]:
    """Ways in which a key is put together although no family is declared for them."""
    arguments = (argument for area in AREAS for call in _calls(area, "text") for argument in call.args[:1])
    made = {_pattern(node) for node in arguments if isinstance(node, ast.JoinedStr)}
    return made - set(FAMILIES) - OPEN


@cache
def mentions() -> set[str]:
    """Every string of the code that could be a key or a name in one; it may reach a text by way of a variable."""
    constants = (node.value for area in AREAS for node in nodes(area) if isinstance(node, ast.Constant))
    words = {value.replace("_", "-") for value in constants if isinstance(value, str)}
    return {word for word in words | browser_strings() if KEY.fullmatch(word)}


@cache
def browser_source() -> str:
    """The code that runs in the browser."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((SOURCE / "web" / "app").rglob("*.js")))


def browser_strings() -> set[str]:
    """Every word between quotes in that code."""
    return set(re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", browser_source()))


def browser_patterns() -> set[str]:
    """Every key that code puts together: `ask-${phase}` is `ask-*`."""
    templates = re.findall(r"`([a-z0-9-]*(?:\$\{[^}`]*\}[a-z0-9-]*)+)`", browser_source())
    return {re.sub(r"\$\{[^}]*\}", "*", template) for template in templates}


@cache
def lesson_keys() -> set[str]:
    """Every key that the coach of a lesson may ask for."""
    return {key for lesson in all_lessons() for key in (lesson.key, f"{lesson.key}-about", *_steps(lesson))}


def _steps(lesson: Lesson) -> Iterator[str]:
    yield from (f"lesson-rival-{rival}" for rival in lesson.rivals)
    yield from (f"lesson-{lesson.game}-yet-{reply}" for reply in lesson.yet.values())
    for step in lesson.steps:
        yield from (f"{lesson.key}-{step.id}{part}" for part in _parts(step))


def _parts(step: Step) -> Iterator[str]:
    yield from ("", "-name", "-done")
    yield from () if step.kind in ("watch", "read") else ("-ask",)
    yield from (f"-yet-{reply}" for reply in step.yet.values())


@cache
def families() -> list[list[str]]:
    """The pieces of every key that code puts together."""
    return [pattern.split("*") for pattern in patterns() & (OPEN | set(FAMILIES)) | browser_patterns()]


@cache
def is_mentioned(key: str) -> bool:
    """Whether the code names a key, or all the names in it; or a lesson does."""
    return key in mentions() or key in lesson_keys() or any(_fits(key, *pieces) for pieces in families())


def _fits(key: str, before: str, *rest: str) -> bool:
    """Whether a key is made of these pieces with names of the code between them."""
    if not rest:
        return key == before
    ends = range(len(before) + 1, len(key) + 1) if key.startswith(before) else ()
    return any(_is_name(key[len(before) : end]) and _fits(key[end:], *rest) for end in ends)


def _is_name(word: str) -> bool:
    return word in mentions() or word.isdigit()
