"""What happened as a story: chapters that grow with the match, shrink with an undo, and tell what one may know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from holocene.core.contract.game import ScoreSheet
from holocene.core.contract.outcome import given_up, outcome
from holocene.core.contract.story import Chapter, Clause, Placed, Sentence, StoryTeller, named
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.locale import LANGUAGES
from holocene.locale.telling import Telling
from tests.core import frozen

OPTIONS: dict[str, dict[str, Any]] = {
    "progress": {"players": 3, "expansions": ["personalities", "milestones", "industrial"]},
    "s-evolution": {"players": 3},
}


def played(game: str, seed: int = 4, **options: Any) -> Match:
    """A game at random, to its end."""
    rng, match = Random(seed), frozen.new(game, seed=seed, **(options or OPTIONS[game]))
    while match.to_act is not None:
        match.play(rng.choice(match.legal()))
    return match


def steps_of(chapters: list[Chapter]) -> list[int]:
    return [at for chapter in chapters for sentence in chapter.sentences for at in sentence.steps]


@pytest.mark.parametrize("game", OPTIONS)
def test_no_event_is_told_twice(game: str) -> None:
    """Every sentence stands for events of its own, in their order; those of the end stand for none."""
    match = played(game)
    for seat in (0, 1, None):
        told = steps_of(match.tale(seat).chapters()[1])
        assert len(told) == len(set(told))
        assert set(told) <= set(range(len(match.events(0, seat))))
    assert "end" == match.tale(0).chapters()[1][-1].heading.kind  # type: ignore[union-attr]


@pytest.mark.parametrize("game", OPTIONS)
def test_what_comes_with_a_move_is_what_would_be_told_of_all(game: str) -> None:
    """Chapters kept and chapters sent make the whole story after every move, also after one was taken back."""
    rng, match, known = Random(7), frozen.new(game, seed=7, **OPTIONS[game]), list[Chapter]()
    since = 0
    for _ in range(120):
        if match.to_act is None:
            break
        match.play(rng.choice(match.legal()))
        if match.can_undo() and rng.random() < 0.3:
            match.tale(0).chapters(since)
            match.undo()
            since = min(since, len(match.made))
        kept, fresh = match.tale(0).chapters(since)
        known = known[:kept] + fresh
        since = len(match.made)
        whole = Match(match.game, match.options, match.secret, match.seats)
        whole.states, whole.made, whole._told = match.states, match.made, match._told
        assert whole.tale(0).chapters()[1] == known
        assert whole.tale(0).chapters(0, since)[1] == known


@pytest.mark.parametrize("game", OPTIONS)
def test_two_worlds_that_look_alike_are_told_alike(game: str) -> None:
    """A story is made of the events that one may know: where these are the same, it is the same to the last letter,
    whatever the others hold."""
    match = played(game)
    for seat in (0, 1, 2, None):
        blind = Match(match.game, match.options, match.secret, match.seats)
        blind.states, blind.made = match.states, match.made
        seen = [match.events_of(ply, all_seats=True) for ply in range(len(match.made))]
        blind._told = [tuple(e for e in told if e.seen_by is None or seat in e.seen_by) for told in seen]
        assert match.tale(seat).chapters() == blind.tale(seat).chapters()


def test_a_card_drawn_unseen_is_only_counted() -> None:
    """The others are told from which deck; who drew it, which card."""
    match = frozen.new("progress", players=2, seed=3)
    first = match.to_act
    assert first is not None
    for _ in range(2):
        match.play("draw deck 1")
    drawn = [event.facts["technology"] for event in match.events(seat=first) if event.kind == "draws-card"]
    own, others = (match.tale(seat).chapters()[1][0].sentences[0].facts["drawn"] for seat in (first, 1 - first))
    assert [Clause("find", {"technology": str(card)}) for card in drawn] == own
    assert [Clause("from-deck", {"age": 1, "n": 2})] == others


def test_a_game_without_a_story_is_told_event_by_event() -> None:
    """Each move is a chapter without a heading."""
    match = played("s-evolution")
    plain = StoryTeller(match.game, 0)
    match.game.story = lambda viewer: plain  # type: ignore[method-assign]
    try:
        chapters = match.tale(0).chapters()[1][:-1]
    finally:
        del match.game.story
    assert [(at,) for at in range(len(match.events(0, 0)))] == [s.steps for each in chapters for s in each.sentences]
    assert {None} == {each.heading for each in chapters}


def test_many_things_are_named_in_part() -> None:
    """Three, and how many more."""
    assert ["find"] * 3 == [
        each.kind for each in named("find", "technology", ["a", "b", "c"]) if isinstance(each, Clause)
    ]
    assert Clause("more", {"n": 2}) == named("find", "technology", ["a", "b", "c", "d", "e"])[-1]


SEATS = [Seat("Ada"), Seat("Ben"), Seat("Chen")]
ENDS = {
    "victory": (ScoreSheet((), (87, 107, 60), (1,)), "Ben wins with 107 VP, 20 ahead of you.", "wins by 20 points."),
    "by one": (ScoreSheet((), (62, 61, 60), (0,)), "You win with 62 VP, 1 ahead of Ben.", "you win by one point."),
    "tied": (ScoreSheet((), (62, 62, 60), (1,)), "Ben wins with 62 VP, level on points with you.", "on the tie-break."),
    "two behind": (ScoreSheet((), (9, 5, 5), (0,)), "You win with 9 VP, 4 ahead of Ben and Chen.", "by 4 points."),
    "shared": (ScoreSheet((), (62, 62, 60), (0, 1)), "Shared victory with 62 VP: you and Ben.", "you and Ben."),
    "alone": (ScoreSheet((), (9,), (0,), "", "demigod"), "The game ends with 9 VP. Rank: Demigod.", "9 VP, Demigod."),
    "lost": (ScoreSheet((), (12,), ()), "The game is lost.", "The game is over, and lost."),
}  # fmt: skip


@pytest.mark.parametrize("end", ENDS)
def test_the_end_says_who_won_and_by_how_much(end: str) -> None:
    """In the story, on the score sheet and in the panel."""
    sheet, sentence, headline = ENDS[end]
    telling = Telling(frozen.new("progress").game, "en", SEATS, 0)
    told = outcome(sheet)[0]
    assert sentence == telling.sentence(told).replace("\u00a0", " ")
    assert telling.headline(told).replace("\u00a0", " ").endswith(headline)
    assert telling.text.knows(f"end-title-{told.kind}")
    assert telling.title(told) != telling.headline(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_has_its_words(language: str) -> None:
    """To the winner, to the others, and to who looks on."""
    for viewer in (0, 1, None):
        telling = Telling(frozen.new("progress").game, language, SEATS, viewer)
        told: list[Sentence] = [outcome(sheet)[0] for sheet, _, _ in ENDS.values()]
        told += [*given_up(0), outcome(ScoreSheet((), (5,), (0,)))[0]]
        assert all(telling.sentence(each) and telling.headline(each) for each in told)


def test_a_first_move_taken_back_leaves_no_story() -> None:
    """The chapter that it began goes with it, and the next move begins the first chapter again."""
    match = frozen.new("progress", seed=4, **OPTIONS["progress"])
    move = next(move for move in match.legal() if not match.barrier(move))
    seat = match.to_act
    match.play(move)
    before = match.tale(seat).chapters()
    assert before[1]
    match.undo()
    assert (0, []) == match.tale(seat).chapters()
    match.play(move)
    assert before == match.tale(seat).chapters()


def test_a_chapter_is_closed_by_the_move_that_begins_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not before: told as of the move just before, it still goes on."""
    tale, closed = played("progress").tale(0), list[bool]()
    tale.chapters()

    def tell(events: Sequence[Placed], is_closed: bool) -> list[Sentence]:
        closed.append(is_closed)
        return []

    monkeypatch.setattr(tale._teller, "tell", tell)
    second = tale._starts[1].ply
    tale.chapters(0, second)
    assert [False] == closed
    tale.chapters(0, second + 1)
    assert [False, True, False] == closed
