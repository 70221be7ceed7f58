"""Reviews of whole games: they add up, are the same each time, and use nothing that the seat could not know."""

from __future__ import annotations

from copy import copy
from random import Random

import msgspec
import pytest

import holocene
from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret
from holocene.core.states.rng import seed_rng
from holocene.review.marks import ERRORS, bounds
from holocene.review.reviewing import review, reviewing
from holocene.review.summing import headline, key, minus, plus
from holocene.review.told import Counts, Mark, Review, Since, Worth
from holocene.review.weighing import CannotReview
from tests.review.played import BUDGET


def changed(since: Since) -> Worth:
    return plus(since.luck, since.others, since.found)


def assert_same(one: Worth, other: Worth) -> None:
    assert (one.chance, one.points) == pytest.approx((other.chance, other.points), abs=1e-6)


def test_everything_adds_up(found: Review) -> None:
    """From before the deal over every decision to the result."""
    now = found.start
    for judged in found.decisions:
        now = plus(now, changed(judged.since))
        assert_same(judged.before, now)
        now = minus(now, judged.loss)
    assert_same(found.end.worth, plus(now, changed(found.end.since)))
    summary = found.summary
    assert_same(found.end.worth, plus(found.start, summary.decisions, summary.luck, summary.others))


def test_the_end_is_the_result(match: Match, found: Review) -> None:
    assert found.end.worth.points == match.scores()[0]
    assert (found.end.worth.chance > 0) == (0 in match.winners())


def test_every_decision_of_the_seat_is_judged_and_no_other(match: Match, found: Review) -> None:
    own = [
        ply for ply, made in enumerate(match.made) if made.seat == 0 and len(match.game.legal(match.states[ply])) > 1
    ]
    assert own == [judged.ply for judged in found.decisions]
    moves = [match.game.notation(match.made[ply].action) for ply in own]
    assert moves == [judged.played for judged in found.decisions]


def test_a_mark_is_never_within_its_doubt(found: Review) -> None:
    by = bounds(found.alone)
    for judged in found.decisions:
        loss, doubt = key(judged.loss, found.alone), key(judged.doubt, found.alone)
        is_marked = judged.mark in ("slip", "mistake")
        assert is_marked == (judged.better is not None)
        if is_marked:
            assert loss >= by.slip and loss > ERRORS * doubt
        if judged.mark in ("forced", "decided"):
            assert (judged.best, loss) == (judged.played, 0.0)


def test_the_better_move_comes_first_and_begins_its_line(found: Review) -> None:
    for judged in found.decisions:
        assert judged.played in [each.move for each in judged.candidates]
        assert judged.best == judged.candidates[0].move
        if judged.better is not None:
            assert judged.better.line[0].move == judged.better.move == judged.best != judged.played
            assert {0} == {step.seat for step in judged.better.line}


def test_nobody_else_acts_where_the_seat_is_alone(found: Review) -> None:
    if found.alone:
        assert_same(Worth(0.0, 0.0), found.summary.others)


def test_luck_is_what_came_to_light(match: Match, found: Review) -> None:
    """What one's own move drew is luck, also when others move after it; where others had no part they are not blamed,
    and where nothing was shown there is none."""
    nothing, drawn = Worth(0.0, 0.0), set()
    plies = [*(judged.ply for judged in found.decisions[1:]), len(match.made)]
    spans = [*(judged.since for judged in found.decisions[1:]), found.end.since]
    for last, since in zip(plies, spans, strict=True):
        made = match.made[since.ply : last]
        shown, has_others = [each.reveals for each in made], any(each.seat != 0 for each in made)
        assert any(shown) or since.luck == nothing
        assert nothing == (since.found if has_others else since.others)
        assert has_others or nothing in (since.luck, since.found)
        if shown[0] and not any(shown[1:]) and since.luck != nothing:
            drawn.add(has_others)
    assert {False, True} == drawn if found.players > 2 else False in drawn


def test_a_victory_that_is_shared_is_worth_its_part() -> None:
    """Of a game that was given up before a decision, too."""
    match = holocene.new("s-evolution", players=2, seed=1)
    sheet = msgspec.structs.replace(match.score_sheet(), winners=(0, 1))
    found = review(match, 0, budget=BUDGET, sheet=sheet)
    assert (0.5, ()) == (found.end.worth.chance, found.decisions)


@pytest.mark.parametrize("table", ["tricks"], indirect=True)
@pytest.mark.parametrize(("chance", "told"), [(0.0, "decided"), (1.0, "slips")])
def test_a_game_that_was_lost_early_is_not_praised(found: Review, chance: float, told: str) -> None:
    """With one slip, and nothing left to win or to lose after it."""
    marks: list[Mark] = ["slip" if at == 0 else "decided" for at in range(len(found.decisions))]
    even = [
        msgspec.structs.replace(each, mark=mark, before=Worth(0.5, 0.0))
        for each, mark in zip(found.decisions, marks, strict=True)
    ]
    end = msgspec.structs.replace(found.end, worth=Worth(chance, 0.0))
    assert f"review-headline-{told}" == headline(even, end, Counts(slip=1, decided=len(marks) - 1), alone=False).key


def other_world(match: Match, seat: int) -> Match:
    """The same match with all dealt anew, at every moment, that a seat could not know then; it saw the same."""
    match.events(all_seats=True)  # which tells what happened once for both
    other = copy(match)
    other.states = [match.game.layout.copy(s) for s in match.states]
    for n, s in enumerate(other.states[:-1]):
        seed_rng(s.rng, n, 2, 3)
        match.game.plain.redeal(s, seat)
    return other


@pytest.mark.parametrize("table", ["progress", "tricks"], indirect=True)
def test_what_a_seat_could_not_know_changes_nothing(match: Match, found: Review) -> None:
    other, game = other_world(match, 0), match.game
    assert any(game.layout.pack(s) != game.layout.pack(t) for s, t in zip(match.states, other.states, strict=True))
    assert [game.view(s, 0) for s in match.states] == [game.view(s, 0) for s in other.states]
    assert found == review(other, 0, budget=BUDGET)


@pytest.mark.parametrize("table", ["tricks"], indirect=True)
def test_it_can_be_followed_kept_and_given_up(match: Match, found: Review) -> None:
    parts = reviewing(match, 0, budget=BUDGET)
    assert (next(parts).judged, next(parts).judged) == (None, found.decisions[0])
    assert found == msgspec.json.decode(msgspec.json.encode(found), type=Review)

    def enough(done: int, total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review(match, 0, budget=BUDGET, progress=enough)


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(CannotReview) as refused:
        review(holocene.new("progress", players=2, seed=1), 0)
    assert refused.value.key == "review-not-over"


def test_who_was_only_ever_forced_is_reviewed_too() -> None:
    """A game that was given up after moves without a choice: nobody else has done what changed."""
    match = holocene.new("s-evolution", players=2, seed=5)
    rng = Random(3)
    while len(match.made) < 30 or match.to_act != 0 or len(match.legal()) > 1:
        match.play(rng.choice(match.legal()))
    game = match.game
    begun = Match(game, match.options, new_secret(9), position=game.describe(match.state))
    begun.play(begun.legal()[0])
    told = [part.review for part in reviewing(begun, 0, sheet=begun.score_sheet())][-1]
    assert told is not None and () == told.decisions
    assert Worth(0.0, 0.0) == told.end.since.others
