"""A lesson run: from a step and the moves made in it follows the table, and what a move is answered.

Nothing is kept between two questions, and nothing is at stake: all cards of a lesson are written down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from holocene.core.contract.registry import load_game
from holocene.core.errors import HoloceneError, Refusal
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.core.matches.secret import new_secret
from holocene.lessons.data import Lesson, Step, split
from holocene.locale.telling import HUMAN

PUPIL: Final = 0  # the seat of who learns
RIVAL: Final = "forager"
ELSE: Final = ""


class Answer(NamedTuple):
    """What a move is answered: `reply` names the coach's word for it, `made` are the moves of the step that stand,
    `match` is the table afterwards and `since` how many moves had been made before."""

    answer: Literal["accepted", "not-yet", "refused"]
    made: tuple[str, ...]
    match: Match
    since: int
    is_finished: bool = False
    reply: str = ELSE
    refusal: Refusal | None = None


def step_of(lesson: Lesson, number: int) -> Step:
    """A step by its number, from 1; HoloceneError where there are not so many."""
    if not 1 <= number <= len(lesson.steps):
        last = len(lesson.steps)
        raise HoloceneError(f"the lesson has steps 1 to {last}", "no-such-step", step=number, last=last)
    return lesson.steps[number - 1]


def begin(lesson: Lesson, number: int) -> Match:
    """The table at the beginning of a step: its position, or the last one before it with all that was played since."""
    step_of(lesson, number)
    first = max(at for at in range(number) if lesson.steps[at].position)
    game = load_game(lesson.game)
    seats = (Seat("", HUMAN), *(Seat(name, RIVAL) for name in lesson.rivals))
    options = game.read_options(lesson.options)
    match = Match(game, options, new_secret(0), seats, lesson.steps[first].position)
    for step in lesson.steps[first : number - 1]:
        _play(match, step.lines[0] if step.want else ())
        _play(match, split(step.then))
    return match


def at(lesson: Lesson, number: int, made: Sequence[str]) -> Match:
    """The table after moves of a step; HoloceneError where they are none that it takes."""
    step = step_of(lesson, number)
    if made and not any(line[: len(made)] == tuple(made) for line in step.lines):
        raise HoloceneError(f"this step does not take the moves {'; '.join(made)}", "not-of-the-step")
    match = begin(lesson, number)
    _play(match, made)
    return match


def accepted(step: Step, made: Sequence[str]) -> tuple[str, ...]:
    """The moves that are taken after those made."""
    begun = tuple(made)
    fit = [line[len(begun)] for line in step.lines if line[: len(begun)] == begun and len(line) > len(begun)]
    also = () if begun else step.alike
    return tuple(dict.fromkeys([*fit, *also, step.refused] if step.refused else [*fit, *also]))


def answer(lesson: Lesson, number: int, made: Sequence[str], moves: Sequence[str]) -> Answer:
    """What comes of moves: all of them are taken, or none. No moves at all mean: go on."""
    step, match = step_of(lesson, number), at(lesson, number, made)
    game, since, begun = match.game, len(match.made), tuple(made)
    wanted = [meant(step, begun, game.notation(game.parse(move))) for move in moves]
    if step.refused and wanted == [step.refused]:
        return Answer("refused", begun, match, since, is_finished=True, refusal=match.why_not(step.refused))
    if not wanted and step.kind in ("move", "refusal"):
        return Answer("not-yet", begun, match, since)
    for i, move in enumerate(wanted):
        if move not in accepted(step, (*begun, *wanted[:i])) or move == step.refused:
            refusal = match.why_not(move)
            kind: Literal["not-yet", "refused"] = "refused" if refusal else "not-yet"
            reply = reply_to(lesson, step, move)
            return Answer(kind, begun, at(lesson, number, made), since, reply=reply, refusal=refusal)
        match.play(move)
    done = (*begun, *wanted)
    is_finished = step.kind in ("watch", "read") or done in step.lines
    if is_finished:
        _play(match, split(step.then))
    return Answer("accepted", done, match, since, is_finished)


def meant(step: Step, made: Sequence[str], move: str) -> str:
    """The move that one stands for: among cards that lie face down nobody knows which is which."""
    return step.line[0] if move in step.alike and not made else move


def reply_to(lesson: Lesson, step: Step, move: str) -> str:
    """Which word of the coach answers a move that is not wanted: the longest beginning that fits, first of the step."""
    for replies in (step.yet, lesson.yet):
        fit = [begins for begins in replies if f"{move} ".startswith(f"{begins} ")]
        if fit:
            return replies[max(fit, key=len)]
    return ELSE


def _play(match: Match, moves: Sequence[str]) -> None:
    for move in moves:
        match.play(move)
