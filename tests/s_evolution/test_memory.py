"""The option `memory`: what follows from the cards played, not shown or marked as worked out by counting (D5)."""

from __future__ import annotations

from random import Random

import pytest

from holocene.core.checking.conformance import observed
from holocene.games.s_evolution import SEvolution
from holocene.games.s_evolution.layout import State
from holocene.games.s_evolution.view import Hand
from tests.s_evolution.moments import At

RED, GREEN = range(2)
# Round 6: the piles are empty, so each hand is what is left of its deck.
LAST_ROUND = (
    "table: round 6; leader red | red: age 2; face-up 2; hand green 1, blue 2; pile none"
    " | green: age 2; hand orange 1, discovery; pile none"
)
VOID = (
    "table: round 5; leader green | green: age 3; hand green 1 2; pile orange 3"
    " | red: age 3; hand orange 1 2; pile green 5"
)
SEVEN = "known famine earthquake fanaticism epidemic invasion hurricane decadence"


def faces(hand: Hand) -> list[tuple[str, int] | None]:
    return [(card.suit, card.number) if card else None for card in hand.cards]


@pytest.mark.rule("D5")
@pytest.mark.parametrize("viewer", [GREEN, None])
def test_in_round_six_a_hand_stays_backs(at: At, viewer: int | None) -> None:
    """On a real table nobody lays open what a careful player could count, though no other hand is possible."""
    hand = at(LAST_ROUND, players=2).view(viewer).players[RED].hand
    assert ([None, None], None, False) == (faces(hand), hand.contents, hand.counted)


@pytest.mark.rule("D5")
@pytest.mark.parametrize("viewer", [GREEN, None])
def test_with_an_open_memory_it_is_shown_and_marked(at: At, viewer: int | None) -> None:
    """All that follows from the cards played is shown, and marked as worked out by counting."""
    hand = at(LAST_ROUND, players=2, memory="open").view(viewer).players[RED].hand
    assert ([("green", 1), ("blue", 2)], True) == (faces(hand), hand.counted)


@pytest.mark.rule("D5", "D3")
@pytest.mark.parametrize("memory", ["strict", "open"])
def test_what_is_seen_is_not_marked(at: At, memory: str) -> None:
    """Her own hand, and one that lies open by Invasion, are seen with both memories."""
    scene = at(LAST_ROUND.replace("red: age 2;", "red: age 2; invaded;"), players=2, memory=memory)
    for viewer in (RED, GREEN):
        hand = scene.view(viewer).players[RED].hand
        assert ([("green", 1), ("blue", 2)], False) == (faces(hand), hand.counted)


@pytest.mark.rule("D2", "D5")
def test_the_last_back_gives_itself_away_to_an_open_memory(at: At) -> None:
    """With an empty pile and one card left, everybody knows which it is; on a real table it is a back."""
    text = "table: round 6 | red: pile none; hand -, blue 6 | green: age 2; hand orange 1; pile none"
    assert [None] == faces(at(text, players=2).view(RED).players[RED].hand)
    hand = at(text, players=2, memory="open").view(RED).players[RED].hand
    assert ([("blue", 6)], True) == (faces(hand), hand.counted)


@pytest.mark.rule("D5", "K5")
def test_a_colour_not_followed_is_known_to_be_lacking(at: At) -> None:
    """Who did not follow holds no card of that colour, so the other card of two must be in her hand."""
    for memory, expected in (("strict", [None]), ("open", [("orange", 2)])):
        scene = at(VOID, players=2, memory=memory)
        assert [None, None] == faces(scene.view(GREEN).players[RED].hand)
        scene.play("play green 2; play orange 1; take green 2")
        red = scene.view(GREEN).players[RED]
        assert (("green",), expected) == (red.void, faces(red.hand))


@pytest.mark.rule("D5")
def test_the_last_unknown_calamity_follows_from_the_others(at: At) -> None:
    """With four players all eight are dealt: who counts can name the last once seven are known."""
    text = f"table: round 5; {SEVEN} | red: age 2; hand green 1 | green: age 2 | blue: age 2 | yellow: age 2"
    assert "yellow 1" not in at(text).view(None).named
    assert "obscurantism" == at(text, memory="open").view(None).named["yellow 1"]
    assert "yellow 1" not in at(text.replace(" decadence", ""), memory="open").view(None).named


@pytest.mark.rule("D5")
@pytest.mark.parametrize("memory", ["strict", "open"])
def test_bots_and_research_count_at_every_table(at: At, game: SEvolution, memory: str) -> None:
    """A state imagined from a view has the only hand that is possible, and so has the row for research."""
    scene = at(LAST_ROUND, players=2, memory=memory)
    imagined = game.imagine(scene.view(GREEN), Random(1))
    assert scene.s.hand == imagined.hand
    row = dict(zip([f.name for f in game.observation_fields()], _cells(game, scene.s), strict=True))
    assert ([1], 2) == (row["certain[1]"], sum(row["hand[1]"]))


def _cells(game: SEvolution, s: State) -> list[list[int]]:
    row = observed(game, s, GREEN)
    return [row[f.offset : f.offset + f.length] for f in game.observation_fields()]


@pytest.mark.rule("D5")
def test_the_terminal_says_how_a_hand_is_known(at: At) -> None:
    """The words stand behind the cards with an open memory; lacking colours are named there alone."""
    shown = {}
    for memory in ("strict", "open"):
        scene = at(VOID, players=2, memory=memory).play("play green 2; play orange 1; take green 2")
        shown[memory] = scene.words(GREEN)
    assert ["worked out by counting" in shown[memory] for memory in ("strict", "open")] == [False, True]
    assert ["Does not hold" in shown[memory] for memory in ("strict", "open")] == [False, True]
