"""Events, refusals and moves as sentences for one reader."""

from __future__ import annotations

import pytest

import holocene
from holocene.core.contract.game import Event, Told
from holocene.core.errors import IllegalMove, Refusal
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.locale.telling import Telling


@pytest.fixture
def match() -> Match:
    return holocene.new("progress", players=2, seed=7, seats=[Seat("Ada"), Seat("", "greedy")])


def telling(match: Match, language: str = "en", viewer: int | None = None) -> Telling:
    return Telling(match.game, language, match.seats, viewer)


@pytest.mark.parametrize(
    ("language", "viewer", "sentence"),
    [
        ("en", None, "Ada discovers Irrigation."),
        ("en", 0, "You discover Irrigation."),
        ("en", 1, "Ada discovers Irrigation."),
        ("fr", 0, "Vous découvrez «\u00a0Irrigation\u00a0»."),
        ("de", 1, "Ada entdeckt „Bewässerung“."),
    ],
)
def test_an_event_is_told_to_its_reader(match: Match, language: str, viewer: int | None, sentence: str) -> None:
    """One's own deed is told in the second person, and a card has the name of the language."""
    event = Event("discovers", "A10", {"player": 0, "technology": "irrigation"})
    assert sentence == telling(match, language, viewer).event(event)


def test_facts_are_told_by_their_names(match: Match) -> None:
    """Ages are Roman, words have messages, numbers stay numbers, lists are joined, and told words are left alone."""
    tell = telling(match)
    assert "III" == tell.fact("age", 3)
    assert "Science" == tell.fact("knowledge", "science")
    assert 21 == tell.fact("n", 21)
    assert "Bot\u00a02" == tell.fact("player", 1)
    assert "Iron, Poetry and Wheel" == tell.fact("technologies", ["iron", "poetry", "wheel"])
    assert "any words" == tell.fact("path", Told("any words"))
    assert "" == tell.fact("technology", "")


@pytest.mark.parametrize(
    ("n", "words"), [(1, "1\u00a0жетон"), (2, "2\u00a0жетона"), (5, "5\u00a0жетонов"), (21, "21\u00a0жетон")]
)
def test_russian_counts(match: Match, n: int, words: str) -> None:
    """Numbers reach Fluent as numbers."""
    event = Event("gains-token", "B1", {"player": 1, "knowledge": "science", "n": n})
    assert words in telling(match, "ru").event(event)


def test_a_refusal_names_its_rule(match: Match) -> None:
    """The reason, then the id."""
    tell = telling(match)
    refusal = Refusal("A10", "not-in-hand", {"technology": "philosophy"})
    words = "Philosophy is not in your hand. Choose a card that is. (A10)"
    assert words == tell.refusal(refusal)
    assert words == tell.error(IllegalMove("discover philosophy", refusal))


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        ("discover irrigation", "Discover Irrigation"),
        ("take back iron", "Take Iron back into hand"),
        ("take iron", "Take Iron from the Time deck"),
        ("quick draw deck 2", "Quick Draw: from the Age\u00a0II deck"),
        ("flip general", "Spend a General Knowledge token"),
        ("guide hypatia", "Take the Personality Hypatia of Alexandria"),
        ("end", "End turn"),
    ],
)
def test_a_move_is_told_as_a_choice(match: Match, notation: str, words: str) -> None:
    """Whatever its notation names."""
    assert words == telling(match).move(match.view(0), notation)


@pytest.mark.parametrize("language", ["en", "fr", "de", "ru"])
def test_every_move_has_words(match: Match, language: str) -> None:
    """No move of the game lacks a sentence, legal or not."""
    tell, view = telling(match, language, 0), match.view(0)
    assert all(tell.move(view, notation) for notation in match.game.actions)
