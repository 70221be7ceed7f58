"""Whether a lesson can be given: positions, moves, what is lit, words and numbers, each fault in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

import msgspec

from holocene.core.errors import HoloceneError
from holocene.core.matches.match import Match
from holocene.lessons.coach import Coach, bare
from holocene.lessons.data import BadLesson, Lesson, Step, split
from holocene.lessons.run import PUPIL, answer, begin
from holocene.locale import LANGUAGES

MOST_WORDS: Final = 35
PARTS: Final = (
    "board", "decision", "decks", "discoveries", "guide", "hand", "log", "milestone", "needs", "piles", "power",
    "rivals", "score", "tokens", "tracks", "tree", "trick",
)  # fmt: skip
SCORE, END = "score", "end"


def check(lesson: Lesson) -> None:
    """BadLesson with the first fault of a lesson that has one."""
    for fault in faults(lesson):
        raise BadLesson(f"{lesson.game}/{lesson.id}.toml", fault)


def faults(lesson: Lesson) -> Iterator[str]:
    """All that is wrong with a lesson."""
    for id_, same in groupby(sorted(step.id for step in lesson.steps)):
        if len(list(same)) > 1:
            yield f"two steps are called '{id_}'"
    for number, step in enumerate(lesson.steps, 1):
        try:
            match = begin(lesson, number)
        except HoloceneError as error:
            yield f"step {number} ({step.id}) cannot begin: {error}"
            return
        for fault in (*_moves(lesson, number, step, match), *_lit(step, match), *_words(lesson, number, step)):
            yield f"step {number} ({step.id}): {fault}"


def _moves(lesson: Lesson, number: int, step: Step, match: Match) -> Iterator[str]:
    if step.kind in ("move", "refusal") and match.to_act != PUPIL:
        yield "it asks for a move, but it is not the pupil's turn"
        return
    if step.refused and (step.want or step.then):
        yield "a step that wants a refusal can want nothing else"
    if step.refused and match.why_not(step.refused) is None:
        yield f"'{step.refused}' is to be refused, but it is allowed"
        return
    ends = []
    for line in step.lines or ((),):
        try:
            found = answer(lesson, number, (), line if step.want else step.line)
        except HoloceneError as error:
            yield f"'{'; '.join((*line, *split(step.then)))}' cannot be played: {error}"
            return
        ends.append(found.match.view(PUPIL))
    if any(end != ends[0] for end in ends):
        yield "its lines do not lead to the same table"
    yield from _numbers(step, match, found.match)


def _numbers(step: Step, before: Match, after: Match) -> Iterator[str]:
    for of, said in step.holds.items():
        try:
            held = number_of(of, before, after)
        except (KeyError, IndexError, ValueError, TypeError):
            yield f"nothing is called '{of}'"
            continue
        if held != said:
            yield f"the words say {said}, but {of} is {held}"


def number_of(of: str, before: Match, after: Match) -> Any:
    """A number of the cards, `technologies/pottery/vp`, or the points of a seat before or after a step."""
    first, *rest = of.split("/")
    if first in (SCORE, END):
        return (before if first == SCORE else after).scores()[int(rest[0])]
    value: Any = before.game.pack.cards
    for name in (first, *rest):
        value = value[int(name)] if isinstance(value, list | tuple) else value[name]
    return value


def _lit(step: Step, match: Match) -> Iterator[str]:
    """What is pointed at has to be something that a table shows."""
    moves = match.game.actions
    for move in (*step.alike, *step.yet):
        if not any(f"{known} ".startswith(f"{move} ") for known in moves):
            yield f"no move begins with '{move}'"
    named = names_at(match)
    for kind, _, name in (words.partition(" ") for words in (*step.lit, *step.look)):
        if kind not in named:
            yield f"'{kind}' cannot be lit: choose from {', '.join(named)}"
        elif name not in named[kind]:
            yield f"there is no {kind} '{name}' to light"


def names_at(match: Match) -> dict[str, set[str]]:
    """What can be lit at a table, by kind: cards, and whatever the player's own board or the game's moves name."""
    cards = match.game.pack.cards
    view = match.view(PUPIL)
    players = getattr(view, "players", ())
    board = msgspec.structs.asdict(players[PUPIL]) if players else {}
    kept = {name for value in board.values() if isinstance(value, dict) for name in value}
    named = {*board, *kept, *(word for move in match.game.actions for word in move.split())}
    return {
        "card": {name for family in cards.values() if isinstance(family, dict) for name in family},
        "token": named,
        "track": named,
        "seat": {str(seat) for seat in range(len(match.seats))},
        "part": set(PARTS),
    }


def _words(lesson: Lesson, number: int, step: Step) -> Iterator[str]:
    key = f"{lesson.key}-{step.id}"
    for language in LANGUAGES:
        coach = Coach(lesson, language)
        knows = coach.telling.text.knows
        needed = [key, f"{key}-name", *([f"{key}-ask"] if step.kind in ("move", "refusal") else [])]
        missing = [each for each in needed if not knows(each)]
        if missing:
            yield f"the words {', '.join(missing)} are missing ({language})"
            continue
        said = [coach.say(number), coach.done(number)]
        replies = {"", *lesson.yet.values(), *step.yet.values()}
        said += [coach.not_yet(number, reply) for reply in sorted(replies)]
        for words in said:
            if count(words) > MOST_WORDS:
                yield f"more than {MOST_WORDS} words ({language}): {words}"
        told = re.findall(r"\d+", " ".join((*said, coach.ask(number))))
        for of, value in step.holds.items():
            if str(value) not in told:
                yield f"{of} is {value}, but no words say so ({language})"


def count(words: str) -> int:
    """How many words a reader reads.

    >>> count("Die Karte „Rad“ – für 3 Felder")
    6
    """
    return sum(any(letter.isalnum() for letter in word) for word in bare(words).split())
