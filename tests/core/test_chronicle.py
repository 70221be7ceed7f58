"""The chronicle of a game that is over: points end in the final score, and all that it says has words."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from holocene.core.contract.chronicle import Chronicle, Chronicler, Mark, Turn, Weighed
from holocene.core.contract.game import Event, Game, ScoreLine, ScoreSheet
from holocene.core.contract.story import Clause, Placed, Sentence
from holocene.core.matches.chronicle import MAJOR, MOST, _chosen, chronicle_of
from holocene.core.matches.leads import Leads, Points, console, deciding, leap, lede
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.locale import LANGUAGES
from holocene.locale.telling import Telling
from tests.core import frozen
from tests.core.test_story import played

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "Progress": ("progress", {"players": 3, "expansions": ["personalities", "milestones"]}),
    "alone": ("progress", {"players": 1}),
    "S-Evolution": ("s-evolution", {"players": 4}),
}


@pytest.fixture(scope="module", params=TABLES)
def told(request: pytest.FixtureRequest) -> tuple[Match, Chronicle]:
    """A game at random, and its chronicle."""
    game, options = TABLES[request.param]
    match = played(game, 6, **options)
    return match, chronicle_of(match, match.score_sheet())


def test_points_over_rounds_end_in_the_final_score(told: tuple[Match, Chronicle]) -> None:
    """Every round is there, each with the points that the score pad showed then."""
    match, chronicle = told
    assert match.score_sheet().totals == chronicle.rounds[-1].points
    assert list(range(1, len(chronicle.rounds) + 1)) == [each.n for each in chronicle.rounds]
    assert len(match.made) == chronicle.rounds[-1].moves
    for each in chronicle.rounds:
        assert match.game.score_sheet(match.states[each.moves]).totals == each.points
    for each, later in pairwise(chronicle.rounds):  # a round ends where the next begins
        (begun,) = {facts["n"] for facts in headings(match, each.moves)}
        assert (each.n + 1, later.n) == (begun, begun)


def headings(match: Match, moves: int) -> list[Any]:
    """What the first chapter after so many moves is called, of those that tell of a round."""
    later = [part.heading.facts for part in match.tale().parts() if part.heading and part.ply >= moves]
    return [facts for facts in later if "n" in facts][:1]


def test_a_card_is_found_once_a_seat_and_first_by_one(told: tuple[Match, Chronicle]) -> None:
    """Marks name each card once a seat; one of them is the first."""
    marks = [mark for each in told[1].rounds for mark in each.marks if mark.card]
    assert len(marks) == len({(mark.player, mark.card) for mark in marks}) > 0
    assert sorted({mark.card for mark in marks}) == sorted(mark.card for mark in marks if mark.is_first)


def test_turning_points_are_few_and_in_order(told: tuple[Match, Chronicle]) -> None:
    turning = told[1].turning
    assert 0 < len(turning) <= MOST
    assert min(MAJOR, len(turning)) == sum(each.is_major for each in turning)
    assert sorted(each.moves for each in turning) == [each.moves for each in turning]


def test_the_heaviest_of_many_turning_points_are_told() -> None:
    """And the heaviest of those are the major ones."""
    told = [
        Weighed(weight, 1, at, "", Sentence(str(weight), {}, ())) for at, weight in enumerate([5, 90, 80, *[50] * 6])
    ]
    chosen = list(_chosen(told))
    assert (MOST, ["90", "80", "50"]) == (len(chosen), [each.sentence.kind for each in chosen if each.is_major])
    assert "5" not in {each.sentence.kind for each in chosen}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_has_words(told: tuple[Match, Chronicle], language: str) -> None:
    """To each seat and to who looks on: a headline, the sentences below it, marks and turning points."""
    match, chronicle = told
    (headline, *_) = match.tale().chapters()[1][-1].sentences
    sentences = [*chronicle.lede, *filter(None, chronicle.consoles), *(each.sentence for each in chronicle.turning)]
    for viewer in (*range(len(match.seats)), None):
        telling = Telling(match.game, language, match.seats, viewer)
        assert telling.title(headline)
        assert all(telling.sentence(each) for each in sentences)
        assert all(telling.clause(mark.what) for each in chronicle.rounds for mark in each.marks)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, None])
def test_what_seldom_happens_has_words_too(language: str, viewer: int | None) -> None:
    progress = Telling(frozen.new("progress").game, language, [Seat("Ada")], viewer)
    evolution = Telling(frozen.new("s-evolution").game, language, [Seat("Ada")], viewer)
    facts: dict[str, Any] = {"player": 0, "n": 4, "rounds": 3}
    pair = {"technology": "opera", "lacking": "wheel"}
    kinds: tuple[str, ...]
    kinds = ("ahead-throughout", "still-last", "still-behind", "ahead-since", "ahead-at-last", "found-first", "leaps",
             "acts-first", "acts-more", "acts-last")  # fmt: skip
    assert all(progress.sentence(Sentence(kind, facts, ())) for kind in kinds)
    assert progress.sentence(Sentence("lead-changes", {"n": 4}, ()))
    assert progress.sentence(Sentence("first-end-symbol", {"needed": 2}, ()))
    assert progress.sentence(Sentence("odd-pair", {**facts, **pair}, ()))
    assert progress.sentence(Sentence("takes-the-lead", {**facts, "finds": []}, ()))
    kinds = ("first-in-age", "falls-back", "wins-despite-calamities", "wins-unharmed", "wins-without-discoveries")
    assert all(evolution.sentence(Sentence(kind, {**facts, "age": 2}, ())) for kind in kinds)


def leads(*points: Points, winners: tuple[int, ...] = (0,)) -> Leads:
    """Turns of two or three seats, a round each, with the points before each of them and at the end."""
    turns = [Turn(at + 1, at % len(points[0]), at, ()) for at in range(len(points) - 1)]
    return Leads(turns, points, winners)


def kinds(told: Leads, rounds: list[Points]) -> list[str]:
    return [each.kind for each in lede(told, rounds)]


def test_the_lede_says_from_where_the_victory_came() -> None:
    ahead: list[Points] = [(5, 4, 3), (8, 4, 3), (9, 8, 3)]
    last: list[Points] = [(5, 4, 3), (3, 4, 4), (9, 8, 5)]
    late: list[Points] = [(2, 4, 1), (5, 4, 3), (9, 8, 5)]
    assert ["ahead-throughout"] == kinds(leads(*ahead), ahead)
    assert [Sentence("still-last", {"player": 0, "n": 2}, ())] == list(lede(leads(*last), last))
    assert [Sentence("ahead-since", {"player": 0, "n": 2}, ())] == list(lede(leads(*late), late))
    assert ["still-behind"] == kinds(leads((3, 4), (9, 4)), [(3, 4), (9, 4)])
    swaps: list[Points] = [(1, 2, 0), (3, 2, 0), (3, 4, 0), (5, 4, 0), (5, 6, 0), (7, 6, 0)]
    assert ["ahead-at-last", "lead-changes"] == kinds(leads(*swaps), swaps)
    assert [] == kinds(leads(*ahead, winners=(0, 1)), ahead)


def test_the_deciding_turn_is_the_last_before_which_somebody_else_would_have_won() -> None:
    """Its finds are named where the victor made it; who led all along needed none."""
    told = leads((1, 2), (3, 2), (3, 5), (3, 5), (9, 5))
    (weighed,) = deciding(told, ["wheel", "wheel", "iron"])
    assert (4, 3) == (weighed.round, weighed.moves)
    assert [] == weighed.sentence.facts["finds"]  # in this turn the other one played
    (weighed,) = deciding(leads((1, 2), (3, 2), (3, 5), (9, 5)), ["wheel", "wheel", "iron"])
    assert [Clause("found", {"card": card}) for card in ("wheel", "iron")] == weighed.sentence.facts["finds"]
    assert [] == list(deciding(leads((2, 1), (3, 2), (9, 5)), []))
    assert [] == list(deciding(leads((2, 1), (3, 5), (5, 5)), []))


def test_the_deciding_turn_lies_in_the_round_from_which_on_the_victor_is_ahead() -> None:
    """Who falls behind within a later round, and is in front again at its end, has kept the lead."""
    turns = [Turn(1 + at // 2, at % 2, at, ()) for at in range(6)]
    told = Leads(turns, [(0, 0), (1, 0), (1, 2), (5, 2), (5, 4), (5, 6), (9, 6)], (0,))
    rounds: list[Points] = [(1, 2), (5, 4), (9, 6)]
    assert [Sentence("ahead-since", {"player": 0, "n": 2}, ())] == list(lede(told, rounds))
    (weighed,) = deciding(told, [])
    assert (2, 2) == (weighed.round, weighed.moves)


def test_a_leap_is_one_turn_that_brought_more_than_any_other() -> None:
    (weighed,) = leap(leads((0, 0), (2, 0), (2, 9), (20, 9), (20, 9), winners=(0, 1)))
    assert {"player": 0, "n": 18} == weighed.sentence.facts
    assert [] == list(leap(leads((0, 0), (8, 0), (8, 8), winners=(0, 1))))
    assert [] == list(leap(leads((0, 0), (3, 0), (3, 2), winners=(0, 1))))


def test_who_did_not_win_is_told_something_kind() -> None:
    """The source at which a seat is best, else what it found first; a victor needs no comfort."""
    lines = (ScoreLine("army", "V1", (5, 7, 1)), ScoreLine("skills", "V3", (9, 1, 1)))
    sheet = ScoreSheet(lines, (14, 8, 2), (0,))
    found = [Mark(2, Clause("found", {"card": "iron"}), "iron", is_first=True)]
    best, first = (
        Sentence("best-at", {"player": 1, "score": "army"}, ()),
        Sentence("found-first", {"player": 2, "n": 1}, ()),
    )
    assert [None, best, first] == list(console(sheet, found))
    assert [None, best, None] == list(console(sheet, []))
    assert [None] == list(console(ScoreSheet((), (9,), ()), []))


def test_a_game_without_rounds_has_no_chronicle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a story without headings nothing is told round by round."""
    match = played("s-evolution", 4, players=2)
    monkeypatch.setattr(match.game, "story", partial(Game.story, match.game))
    told = chronicle_of(match, match.score_sheet())
    assert ((), (), ()) == (told.rounds, told.turning, told.lede)


def test_actions_gained_first_and_long_after_the_others() -> None:
    game = frozen.new("progress").game
    turns = [
        Turn(n, seat, at, (Placed(at, at, Event("acts-more", "K1", {"player": seat, "n": 3})),))
        for at, (n, seat) in enumerate([(2, 1), (3, 0), (8, 2)])
    ]
    told = {each.sentence.kind: each.sentence.facts for each in game.chronicler().turning(turns)}
    assert {"acts-first": {"player": 1, "n": 3}, "acts-last": {"player": 2, "n": 3, "rounds": 5}} == told


def test_what_is_odd_about_a_game() -> None:
    """In Progress a find without what one would think it needs; in S-Evolution what the victor bore or did without."""
    found = [
        Event("discovers", "A10", {"player": seat, "technology": card}) for seat, card in ((1, "opera"), (0, "wheel"))
    ]
    found += [Event("discovers", "A10", {"player": 2, "technology": "banking"})]
    turns = [Turn(1, 0, 0, tuple(Placed(at, at, event) for at, event in enumerate(found)))]
    progress: Chronicler = frozen.new("progress").game.chronicler()
    told = progress.curious(turns, [0])
    assert told is not None
    assert {"player": 1, "technology": "opera", "lacking": "wheel"} == told.facts
    victors = progress.curious(turns, [2])
    assert victors is not None and 2 == victors.facts["player"]  # before what anybody else has found
    suffered = [
        Event("suffers-calamity", "H1", {"player": seat, "calamity": "famine"}) for seat in (1, 1, 1, 2, 2, 2, 1)
    ]
    turns = [Turn(1, 0, 0, tuple(Placed(at, at, event) for at, event in enumerate(suffered)))]
    evolution: Chronicler = frozen.new("s-evolution").game.chronicler()
    assert [None, "wins-unharmed", "wins-despite-calamities", None] == [
        (told := evolution.curious(turns, winners)) and told.kind for winners in ([], [0], [1], [2])
    ]


def test_only_the_first_in_an_age_turns_the_game() -> None:
    """Whoever follows does not; whoever falls does."""
    told = [("rises", 0, 2), ("rises", 1, 2), ("buys-age", 1, 3), ("falls", 0, 1), ("rises", 0, 2)]
    events = [Event(kind, "N3", {"player": seat, "age": age}) for kind, seat, age in told]
    turns = [Turn(at + 1, None, at, (Placed(at, at, event),)) for at, event in enumerate(events)]
    evolution: Chronicler = frozen.new("s-evolution").game.chronicler()
    assert [("first-in-age", 0, 2), ("first-in-age", 1, 3), ("falls-back", 0, 1)] == [
        (each.sentence.kind, each.sentence.facts["player"], each.sentence.facts["age"])
        for each in evolution.turning(turns)
    ]


def test_nobody_is_first_in_an_age_that_others_reach_in_the_same_round() -> None:
    """Who only acts before them has no more of it; a round later she who goes on alone is first."""
    chronicler = frozen.new("s-evolution").game.chronicler()
    risen = [(1, 0, 2), (1, 1, 2), (2, 1, 3), (3, 0, 3)]
    turns = [
        Turn(number, player, at, (Placed(at, at, Event("rises", "N6", {"player": player, "age": age})),))
        for at, (number, player, age) in enumerate(risen)
    ]
    assert [(2, {"player": 1, "age": 3})] == [(each.round, each.sentence.facts) for each in chronicler.turning(turns)]
