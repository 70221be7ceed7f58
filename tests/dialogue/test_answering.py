"""A table in words: commands and moves in every language, and what is said where a board has marks."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import holocene
from holocene.core.errors import HoloceneError
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.dialogue.aloud import said
from holocene.dialogue.answering import WORDS, answer, parts
from holocene.dialogue.choices import Choices
from holocene.locale import LANGUAGES
from holocene.locale.telling import Telling

MARKS = re.compile("[✓•✗✦▶●◐○□←→·]")
KEY_LIKE = re.compile(r"(?<![\w/.-])[a-z]+-[a-z]+(-[a-z]+)+(?![\w-])")
GAMES: dict[str, dict[str, Any]] = {
    "progress": {"players": 3, "expansions": "personalities,milestones,industrial"},
    "s-evolution": {"players": 4},
}


def begun(game: str, plies: int = 0) -> Match:
    """A game at a decision of Ada's, some moves on."""
    players = GAMES[game]["players"]
    match = holocene.new(game, seed=3, seats=[Seat("Ada"), *[Seat("", "greedy")] * (players - 1)], **GAMES[game])
    rng = Random(1)
    while len(match.made) < plies or match.to_act != 0:
        match.play(rng.choice(match.legal()))
    return match


def heard(match: Match, telling: Telling, typed: str) -> str:
    """What is answered, as it is read aloud."""
    return " ".join(f"{each.heading} {each.label} {each.words}" for each in said(answer(match, telling, typed).lines))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_command_answers_in_words_alone(game: str, language: str) -> None:
    """Under its English name and under that of the language, without a mark that only eyes can read."""
    match = begun(game, 60)
    telling = Telling(match.game, language, match.seats, 0, aloud=True)
    card = next(iter(dict(telling.cards())))
    for name, word in WORDS.items():
        if name in ("undo", "restart", "mark", "hint") or not word.suits(telling.board):
            continue
        about = (
            f" {telling.card(card)}" if name in ("cost", "why", "card", "tree") else " V1" if name == "rules" else ""
        )
        words = heard(match, telling, telling(word.word) + about)
        assert words.strip()
        assert heard(match, telling, name + about) == words
        drawn = [] if name in ("log", "news") else MARKS.findall(words)  # sentences may have an arrow
        assert [] == drawn + KEY_LIKE.findall(words), name
    told = " ".join(words for part in parts(match, telling) for line in said(part.lines) for words in line)
    assert [] == MARKS.findall(told) + KEY_LIKE.findall(told)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("cost", "which-card"),
        ("card", "which-card"),
        ("rules", "which-rule"),
        ("rules zz9", "no-such-rule-here"),
        ("rivals zzz", "no-such-rival"),
        ("hand zzz", "hand-of-others"),
    ],
)
def test_a_command_that_lacks_something_says_what(typed: str, key: str) -> None:
    """And not the answer to another question."""
    match = begun("progress")
    with pytest.raises(HoloceneError) as told:
        answer(match, Telling(match.game, "en", match.seats, 0, aloud=True), typed)
    assert key == told.value.key
    assert heard(match, Telling(match.game, "en", match.seats, 0, aloud=True), "hand ada").strip()


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "why not paper"), ("fr", "pourquoi pas papier"), ("de", "warum nicht papier"), ("ru", "почему не бумага")],
)
def test_why_not_asks_the_same_as_why(language: str, typed: str) -> None:
    match = holocene.position("seat 0: hand irrigation pottery", players=2)
    telling = Telling(match.game, language, match.seats, 0, aloud=True)
    asked = heard(match, telling, typed)
    assert "A10" in asked
    assert asked == heard(match, telling, "why paper")


def test_what_a_card_costs_now() -> None:
    """What is met, what is left to pay, in words."""
    match = holocene.position("seat 0: hand irrigation poetry; active calendar; tokens engineering", players=2)
    telling = Telling(match.game, "en", match.seats, 0, aloud=True)
    cost = heard(match, telling, "cost irrigation")
    assert "3 Science, free with Calendar: met" in cost
    assert "2 Engineering, free with Agriculture: you can pay this" in cost
    assert "Left to pay: 2 Knowledge." in cost


@pytest.mark.parametrize("viewer", [None, 1])
def test_who_does_not_decide_may_ask_but_not_move(viewer: int | None) -> None:
    """Nor ask why not: a reason could tell what the other holds."""
    match = begun("s-evolution")
    telling = Telling(match.game, "en", match.seats, viewer, aloud=True)
    for typed in ("1", match.legal()[0], "why wheel", "undo", "hint"):
        with pytest.raises(HoloceneError) as refused:
            answer(match, telling, typed)
        assert ("dialogue-watching" if viewer is None else "dialogue-not-now") == refused.value.key
    assert heard(match, telling, "table").strip()


def test_a_move_that_the_rules_forbid_is_answered_with_the_reason() -> None:
    match = holocene.position("seat 0: hand irrigation pottery", players=2)
    telling = Telling(match.game, "en", match.seats, 0, aloud=True)
    found = answer(match, telling, "discover paper")
    assert (True, "") == (found.is_refused, found.deed)
    assert "A10" in heard(match, telling, "discover paper")


@pytest.mark.parametrize(("game", "language"), [("progress", "ru"), ("s-evolution", "de")])
def test_moves_are_typed_as_they_are_said(game: str, language: str) -> None:
    """The words of a choice mean that choice, whoever types them."""
    match = begun(game)
    rng = Random(5)
    tellings = [Telling(match.game, language, match.seats, seat, aloud=True) for seat in range(len(match.seats))]
    for _ in range(25):
        telling = tellings[match.to_act or 0]
        move = rng.choice(match.legal())
        found = answer(match, telling, telling.move(match.view(match.to_act), move).replace(";", ","))
        assert ("play", (move,)) == (found.deed, found.moves)
        match.play(move)


def test_of_several_moves_the_first_is_tried_now() -> None:
    """What follows can be judged only after it."""
    match = holocene.position("seat 0: hand irrigation pottery; tokens engineering", players=2)
    telling = Telling(match.game, "en", match.seats, 0, aloud=True)
    found = answer(match, telling, "discover pottery; flip engineering")
    assert ("play", ("discover pottery", "flip engineering")) == (found.deed, found.moves)
    assert answer(match, telling, "flip engineering; discover pottery").is_refused


def test_rivals_are_the_others() -> None:
    """One of them by name; oneself is asked for by another word."""
    match = holocene.new("progress", seed=3, players=3, seats=[Seat("Ada"), Seat("Ben"), Seat("Chen")])
    telling = Telling(match.game, "en", match.seats, 0, aloud=True)
    headings = [each.heading for each in said(answer(match, telling, "rivals").lines) if each.heading]
    assert (False, True, True) == tuple(any(name in each for each in headings) for name in ("Ada", "Ben", "Chen"))
    (one,) = [each.heading for each in said(answer(match, telling, "rivals chen").lines) if each.heading]
    assert "Chen" in one


def test_news_and_log_are_of_what_was_last() -> None:
    """News begin after one's last turn that is over, whatever one has done since; the log ends with the last."""
    match = holocene.new("progress", seed=3, players=2, first="0", seats=[Seat("Ada"), Seat("Ben")])
    telling = Telling(match.game, "en", match.seats, 0, aloud=True)
    rng = Random(4)
    while match.to_act == 0:
        match.play(rng.choice(match.legal()))
    begun = len(match.made)
    while match.to_act == 1:
        match.play(rng.choice(match.legal()))
    news = heard(match, telling, "news")
    assert "Ben" in news
    assert begun < len(match.made)
    match.play(match.legal()[0])
    assert news in heard(match, telling, "news")
    whole = [each.words for each in said(answer(match, telling, "log").lines) if each.words]
    assert whole[-2:] == [each.words for each in said(answer(match, telling, "log 2").lines) if each.words]


def test_what_cannot_be_taken_back_says_so() -> None:
    """At the heading where it holds for all below, at the choice where it holds for that alone."""
    match = holocene.position("seat 0: hand irrigation pottery; tokens science science science", players=2)
    telling = Telling(match.game, "en", match.seats, 0)
    choices, is_final = Choices(match, telling), False
    finals = [row.is_final for row in choices.rows()]
    told = list[bool]()
    for line in choices.lines():
        says = telling("table-final") in "".join(part.words for part in line.segments)
        if line.label.style == "number":
            told.append(says or is_final)
        else:
            is_final = says
    assert finals == told
    assert {True, False} == set(finals)


def test_one_choice_of_many_that_is_final_says_so_itself() -> None:
    """The end of a turn cannot be taken back, the discoveries beside it can."""
    match = holocene.position("table: used 2 | seat 0: hand pottery", players=2)
    telling = Telling(match.game, "en", match.seats, 0)
    assert (["end"], [True]) == (match.legal(), [row.is_final for row in Choices(match, telling).rows()])
    (line,) = Choices(match, telling).lines()
    assert telling("table-final") in "".join(part.words for part in line.segments)


def test_a_line_of_marks_is_no_move() -> None:
    """It is answered by what to type, and nothing is to be played."""
    match = begun("progress")
    with pytest.raises(HoloceneError) as told:
        answer(match, Telling(match.game, "en", match.seats, 0, aloud=True), ";;")
    assert ("unknown-move", ";;") == (told.value.key, told.value.facts["text"])
