"""Chapter 8, Shuffle & Draw."""

from __future__ import annotations

import pytest

from tests.progress.helpers import after, choices, hand, play, player, position, refused


@pytest.mark.rule("A50")
def test_the_pile_goes_into_the_deck_and_the_top_card_is_drawn() -> None:
    """After Shuffle & Draw the pile is gone; the card drawn is one of deck and pile together, and not known."""
    text = "table: deck 1 wheel; pile 1 pottery masonry"
    match = after(text, "shuffle 1")
    assert ((), 2, 1) == (match.view(0).piles[0], match.view(0).decks[0], player(match).hand_size)
    assert {} == match.view(1).players[0].known
    drawn = {hand(play(position(text, seed=n), "shuffle 1"))[0] for n in range(30)}
    assert {"wheel", "pottery", "masonry"} == drawn


@pytest.mark.rule("A50")
def test_ages_may_be_chosen_again_or_changed() -> None:
    """With Shuffle 3 in Age II: ages in any order, the same again too; then the turn goes on."""
    text = "table: age 2; pile 1 pottery; pile 2 compass | seat 0: skills shuffle=2"
    match = after(text, "shuffle 2; shuffle 2")
    assert (["1", "2"], "A31 not-drawing") == (choices(match, "shuffle"), refused(match, "stop"))
    play(match, "shuffle 1")
    assert ((), (), (1, 2)) == (*match.view(0).piles[:2], player(match).hand_ages[:2])
    assert ("act", 0, 1) == (match.view(0).phase, match.to_act, match.view(0).used)


@pytest.mark.rule("A50")
def test_an_age_without_cards_cannot_be_chosen() -> None:
    """Deck and pile of Age I are empty, Age II has cards, Age III is not open."""
    match = position("table: age 2; deck 1 none")
    assert ["2"] == choices(match, "shuffle")
    assert "A50 age-empty" == refused(match, "shuffle 1")
    assert "O1 age-not-open" == refused(match, "shuffle 3")


@pytest.mark.rule("A51")
def test_an_age_without_a_discard_pile_may_be_chosen() -> None:
    """The shuffle is skipped and the top card drawn."""
    match = after("table: deck 1 wheel pottery", "shuffle 1")
    assert (1, 1) == (player(match).hand_size, match.view(0).decks[0])


@pytest.mark.rule("A51")
def test_every_repetition_is_carried_out_while_there_is_a_card() -> None:
    """With Shuffle 3 and two cards in all, two repetitions take place; none can be declined."""
    match = after("table: deck 1 wheel; pile 1 pottery | seat 0: skills shuffle=2", "shuffle 1")
    assert ["shuffle 1"] == match.legal()
    play(match, "shuffle 1")
    assert ["pottery", "wheel"] == hand(match)
    assert (2, "act") == (match.view(0).age, match.view(0).phase)
