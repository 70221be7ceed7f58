"""Every lesson of every game: its script leads through it, other moves are answered kindly, and its words are true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import holocene
from holocene.core.contract.registry import load_game
from holocene.core.errors import HoloceneError
from holocene.lessons.checks import MOST_WORDS, count, faults
from holocene.lessons.coach import Coach
from holocene.lessons.data import Lesson, Step, all_lessons, find, lessons_of
from holocene.lessons.run import ELSE, PUPIL, accepted, answer, at, begin, meant, reply_to
from holocene.locale import LANGUAGES, Text

LESSONS = [pytest.param(lesson, id=f"{lesson.game}-{lesson.id}") for lesson in all_lessons()]
LENGTHS = {
    "progress": {
        "first": 10, "payment": 4, "power": 4, "timing": 5, "personalities": 4, "milestones": 3, "industrial": 4,
        "solo": 3,
    },
    "s-evolution": {"first": 10, "calamities": 4, "trump": 4, "management": 5},
}  # fmt: skip


def moments(step: Step) -> Iterator[tuple[str, ...]]:
    """The moves made at every moment at which a step waits for one."""
    yield from dict.fromkeys(line[:n] for line in step.lines or ((),) for n in range(max(1, len(line))))


def test_both_games_have_their_lessons() -> None:
    """In the order to take them."""
    assert LENGTHS == {
        game: {name: len(lesson.steps) for name, lesson in lessons_of(game).items()}
        for game in ("progress", "s-evolution")
    }


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_can_be_given(lesson: Lesson) -> None:
    """Positions load, wanted moves are legal, what is lit is there, numbers are true, and words are few."""
    assert [] == list(faults(lesson))


@pytest.mark.parametrize("lesson", LESSONS)
def test_its_own_script_plays_a_lesson(lesson: Lesson) -> None:
    """Every line of every step ends where the next step begins."""
    for number, step in enumerate(lesson.steps, 1):
        for line in step.lines or ((),):
            found = answer(lesson, number, (), line if step.want else step.line)
            assert found.is_finished
            assert ("refused" if step.refused else "accepted") == found.answer
            following = lesson.steps[number : number + 1]
            if following and not following[0].position:
                assert begin(lesson, number + 1).view(PUPIL) == found.match.view(PUPIL)


@pytest.mark.parametrize("lesson", LESSONS)
def test_moves_may_be_made_one_by_one(lesson: Lesson) -> None:
    """Sent singly they come to the same as sent together."""
    for number, step in enumerate(lesson.steps, 1):
        for line in step.lines:
            made: tuple[str, ...] = ()
            for move in line:
                found = answer(lesson, number, made, [move])
                made = found.made
            assert (line, True) == (made, found.is_finished)


@pytest.mark.parametrize("lesson", LESSONS)
def test_other_moves_are_not_yet_and_change_nothing(lesson: Lesson) -> None:
    """Whatever else is legal, at every moment of every step."""
    for number, step in enumerate(lesson.steps, 1):
        for made in moments(step):
            match = at(lesson, number, made)
            legal = match.legal() if match.to_act == PUPIL else []
            for move in set(legal) - set(accepted(step, made)):
                found = answer(lesson, number, made, [move])
                assert ("not-yet", made, False) == (found.answer, found.made, found.is_finished), move
                assert match.digest() == found.match.digest(), move


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_all_in_every_language(language: str) -> None:
    """In few words; and rivals have names."""
    for lesson in all_lessons():
        coach = Coach(lesson, language)
        assert all(coach.names()) and coach.title and coach.about
        for number in range(1, len(lesson.steps) + 1):
            assert 0 < count(coach.say(number)) <= MOST_WORDS
            assert coach.ask(number).endswith(".")
        assert all(seat.name for seat in coach.seats[1:])


def test_a_card_that_lies_face_down_may_be_the_one_that_is_meant() -> None:
    """In Age I nobody knows the order of a hand."""
    lesson = find("s-evolution", "first")
    for position in (1, 2, 3, 4):
        found = answer(lesson, 1, (), [f"play position {position}"])
        assert ("accepted", ("play position 1",), True) == (found.answer, found.made, found.is_finished)


def test_only_the_first_card_may_be_any_that_lies_face_down() -> None:
    """After it the step wants what it says."""
    (step, *_) = find("s-evolution", "first").steps
    assert set(step.alike) < set(accepted(step, ()))
    assert not set(step.alike) & set(accepted(step, step.line[:1]))


def test_a_refusal_that_is_wanted_is_not_passed_by_going_on() -> None:
    found = answer(find("s-evolution", "first"), 6, (), [])
    assert ("not-yet", False) == (found.answer, found.is_finished)


def test_a_wanted_refusal_is_that_of_the_table() -> None:
    """And other moves that the rules forbid are refused by them too, but finish nothing."""
    lesson = find("s-evolution", "first")
    wanted, other = answer(lesson, 6, (), ["play green 6"]), answer(lesson, 6, (), ["play blue 3"])
    assert ("refused", "must-follow", True) == (
        wanted.answer,
        wanted.refusal and wanted.refusal.key,
        wanted.is_finished,
    )
    assert ("refused", "must-follow", False) == (other.answer, other.refusal and other.refusal.key, other.is_finished)


def test_moves_sent_together_are_all_taken_or_none() -> None:
    lesson = find("progress", "first")
    found = answer(lesson, 1, (), ["discover pottery", "discard wheel"])
    assert ("not-yet", ()) == (found.answer, found.made)
    assert begin(lesson, 1).digest() == found.match.digest()


def test_to_go_on_is_no_answer_to_a_task() -> None:
    assert "not-yet" == answer(find("progress", "first"), 1, (), []).answer


@pytest.mark.parametrize(("number", "made"), [(1, ["discover wheel"]), (0, []), (11, [])])
def test_what_does_not_belong_to_a_step_is_refused(number: int, made: list[str]) -> None:
    with pytest.raises(HoloceneError):
        at(find("progress", "first"), number, made)


def test_a_lesson_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(HoloceneError, match="first, payment, power") as refused:
        find("progress", "chess")
    assert "There is no lesson “chess”." in Text("en").error(refused.value)


def test_what_the_words_say_of_the_rules() -> None:
    """Numbers that stand on no card: both begin with 26; two symbols end a game for two, and one opens each age."""
    match = holocene.new("progress", players=2, seed=1)
    assert (26, 26) == match.scores()
    assert (1, 1, 2) == tuple(match.view(0).needed[age] for age in (1, 2, 3))
    industrial = holocene.new("progress", players=2, seed=1, expansions=["industrial"])
    assert (1, 2) == tuple(industrial.view(0).needed[age] for age in (3, 4))
    assert ("mastermind", 65) == load_game("progress").pack.cards["boards"]["solo"]["ranks"][-2]


def test_any_card_that_lies_face_down_is_the_one_that_is_meant() -> None:
    """At the beginning of its step only; what is played and told is the first."""
    lesson = find("s-evolution", "first")
    step = lesson.steps[0]
    assert step.alike
    for move in step.alike:
        assert step.line[0] == meant(step, (), move)
        assert ("accepted", step.line[:1]) == (answer(lesson, 1, (), [move]).answer, answer(lesson, 1, (), [move]).made)
        assert move == meant(step, step.line[:1], move)
    assert "play discovery" == meant(step, (), "play discovery")


def test_the_step_answers_before_the_lesson_and_the_longest_beginning_before_others() -> None:
    lesson = find("progress", "first")
    step = Step(id="x", yet={"discover": "step", "discover wheel": "wheel"})
    assert "wheel" == reply_to(lesson, step, "discover wheel")
    assert "step" == reply_to(lesson, step, "discover wheelbarrow")
    assert lesson.yet["draw"] == reply_to(lesson, step, "draw deck 1")
    assert ELSE == reply_to(lesson, step, "dance")
