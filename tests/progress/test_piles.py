"""Chapter 5: open decks and piles, and who knows what."""

from __future__ import annotations

from random import Random

import pytest

from holocene.core.checking.conformance import redealt
from tests.progress.helpers import after, choices, hand, new, play, player, position, refused


@pytest.mark.rule("O1")
def test_an_age_is_open_from_its_beginning_until_it_leaves() -> None:
    """Age I alone at first; Ages I and II in Age II; in Age III the first one has left."""
    piles = "pile 1 pottery; pile 2 paper; pile 3 opera"
    assert ["deck 1", "pile 1"] == choices(position(f"table: age 1; {piles}"), "draw ")
    assert ["deck 1", "deck 2", "pile 1", "pile 2"] == choices(position(f"table: age 2; {piles}"), "draw ")
    third = position(f"table: age 3; {piles}")
    assert ["deck 2", "deck 3", "pile 2", "pile 3"] == choices(third, "draw ")
    assert "O1 age-not-open" == refused(third, "draw deck 1")
    assert "O1 age-not-open" == refused(position("table: age 1"), "shuffle 2")


@pytest.mark.rule("O2")
def test_the_top_card_of_a_pile_is_the_last_discarded() -> None:
    """Drawing from a discard pile takes its top card, then the one below."""
    match = after("table: pile 1 pottery masonry wheel", "draw pile 1")
    assert ["wheel"] == hand(match)
    assert ["masonry", "wheel"] == hand(play(match, "draw pile 1"))
    assert ("pottery",) == match.view(1).piles[0]


@pytest.mark.rule("O2")
def test_nobody_draws_from_an_empty_pile_and_no_deck_refills_itself() -> None:
    """An empty deck stays empty whatever lies on its pile; only Shuffle & Draw turns the pile over."""
    match = position("table: deck 1 none; pile 1 pottery masonry")
    assert "O2 deck-empty" == refused(match, "draw deck 1")
    assert "O2 deck-empty" == refused(match, "quick draw deck 1")
    assert "O2 pile-empty" == refused(position(), "draw pile 1")
    play(match, "shuffle 1")
    assert ((), 1) == (match.view(0).piles[0], match.view(0).decks[0])


@pytest.mark.rule("O2")
def test_a_deck_gives_any_of_its_cards_once() -> None:
    """The order of a deck is random: every card may come first, and none comes twice."""
    firsts = {hand(play(position("table: deck 1 pottery masonry wheel", seed=n), "draw deck 1"))[0] for n in range(30)}
    assert {"pottery", "masonry", "wheel"} == firsts
    match = after("table: deck 1 pottery masonry wheel; pile 1 poetry", "draw deck 1; draw deck 1; draw deck 1")
    assert ["masonry", "pottery", "wheel"] == hand(match)


@pytest.mark.rule("O3")
def test_hands_are_secret_and_areas_public() -> None:
    """Others see how many cards she holds and what lies before her, not which cards they are."""
    match = position("seat 0: hand pottery masonry; active wheel; developing bronze=2")
    mine, others = match.view(0).players[0], match.view(1).players[0]
    assert {"pottery": 1, "masonry": 1} == mine.hand
    assert ({}, {}, 2) == (others.hand, others.known, others.hand_size)
    assert (mine.active, mine.developing) == (others.active, others.developing)
    assert match.view(None).players == tuple(match.view(seat).players[1 - seat] for seat in (1, 0))


@pytest.mark.rule("O3")
def test_a_card_taken_from_a_pile_is_known_while_it_stays_in_that_hand() -> None:
    """Everybody remembers the card that was taken openly, until it is discarded or put down."""
    match = after("table: pile 1 wheel | seat 0: hand pottery calendar", "quick draw pile 1")
    assert {"wheel": 1} == match.view(1).players[0].known
    assert {"wheel": 1} == play(match, "quick draw deck 1").view(1).players[0].known
    match = after("table: pile 1 wheel | seat 0: hand pottery", "quick draw pile 1; research wheel")
    assert {} == match.view(1).players[0].known


@pytest.mark.rule("O3")
def test_of_two_copies_one_of_them_known_the_one_that_leaves_may_be_either() -> None:
    """After one copy has gone nobody can say that the other is the one that was taken openly."""
    match = position("seat 0: hand wheel*2; known wheel")
    assert {"wheel": 1} == match.view(1).players[0].known
    assert {} == play(match, "research wheel").view(1).players[0].known


@pytest.mark.rule("O3", "O5")
def test_another_deal_of_what_a_seat_cannot_know_looks_the_same_to_it() -> None:
    """Hidden cards of others move; known ones, sizes, ages of cards and one's own hand do not."""
    match = new(3)
    play(match, "quick draw deck 1", "research " + hand(match)[0], "end")
    rng, seen = Random(3), set()
    for _ in range(6):
        other = redealt(match.game, match.state, 1, rng)
        assert match.view(1) == match.game.view(other, 1)
        seen.add(tuple(match.game.view(other, 0).players[0].hand.items()))
    assert len(seen) > 1
    known = position("seat 0: hand wheel*2 pottery; known wheel")
    hands = [redealt(known.game, known.state, 1, rng) for _ in range(6)]
    assert all("wheel" in known.game.view(other, 0).players[0].hand for other in hands)


@pytest.mark.rule("O3", "A14")
def test_who_is_paying_is_dealt_a_hand_that_can_pay() -> None:
    """She could not have begun to pay with another one: two cards for 3 Knowledge, one of them worth 2."""
    text = "table: deck 1 masonry wheel bronze bridges | seat 0: hand poetry irrigation pottery"
    match, rng = after(text, "discover poetry"), Random(3)
    others = [match.game.view(redealt(match.game, match.state, 1, rng), 0).players[0].hand for _ in range(20)]
    assert all({"irrigation", "bridges"} & set(other) for other in others)
    assert len({tuple(sorted(other)) for other in others}) > 3


@pytest.mark.rule("O4")
def test_the_whole_discard_pile_may_be_looked_through() -> None:
    """Every seat and every spectator sees all cards of a pile in their order."""
    match = position("table: age 2; pile 1 pottery masonry wheel; pile 2 paper")
    for seat in (0, 1, None):
        assert (("pottery", "masonry", "wheel"), ("paper",), (), ()) == match.view(seat).piles


@pytest.mark.rule("O5")
def test_numbers_of_cards_are_public() -> None:
    """Everybody sees how many cards each deck and each hand has, and of which ages (their backs differ)."""
    match = position("table: age 2; deck 2 compass castles | seat 0: hand pottery paper*2")
    view = match.view(1)
    assert (2, (1, 2, 0, 0), 3) == (view.decks[1], view.players[0].hand_ages, view.players[0].hand_size)


@pytest.mark.rule("O5")
def test_a_technology_taken_back_is_known() -> None:
    """It lay in her area for all to see, so everybody knows it while it stays in that hand."""
    match = after("table: phase turn | seat 0: developing wheel=3 pottery=3; hand wheel", "take back wheel; keep")
    assert {"wheel": 1} == match.view(1).players[0].known
    assert ["wheel", "wheel"] == hand(match)


@pytest.mark.rule("O5")
def test_cards_that_leave_hands_with_their_age_are_seen() -> None:
    """When Age III begins everybody sees which Age I cards leave the hands."""
    text = "table: age 2 | seat 0: hand universities; active philosophy paper | seat 1: hand pottery compass"
    match = after(text, "discover universities")
    gone = [event for event in match.events(seat=None) if event.kind == "cards-leave"]
    assert [{"player": 1, "technologies": ["pottery"]}] == [event.facts for event in gone]
    assert (["compass"], 1) == (hand(match, 1), player(match, 1).hand_size)
    assert [{"pottery": 1}] * 3 == [match.view(seat).players[1].gone for seat in (0, 1, None)]


@pytest.mark.rule("O5", "G4")
def test_copies_that_leave_a_hand_together_are_counted() -> None:
    """Two of a technology are told and remembered as two."""
    text = "table: age 2 | seat 0: active coinage arabic-numerals; hand banking calendar*2 poetry"
    match = after(text, "discover banking")
    [event] = [event for event in match.events(seat=1) if event.kind == "cards-leave"]
    assert ["calendar", "calendar", "poetry"] == event.facts["technologies"]
    assert {"calendar": 2, "poetry": 1} == match.view(1).players[0].gone
    assert ({}, {}) == (match.view(1).players[0].known, player(match).hand)


@pytest.mark.rule("O5", "O3")
def test_of_two_copies_a_known_one_is_no_longer_known_when_either_is_discarded() -> None:
    """Nobody can say which of the two went: the copy that is left is not known."""
    match = position("seat 0: hand calendar*2 pottery masonry wheel bronze; known calendar")
    assert {"calendar": 1} == match.view(1).players[0].known
    play(match, "end", "discard calendar")
    assert ({}, 1) == (match.view(1).players[0].known, player(match).hand["calendar"])


@pytest.mark.rule("G4")
def test_the_story_tells_only_the_loser_which_cards_left() -> None:
    """Everybody can look it up; only she needs to be told."""
    text = "table: age 2 | seat 0: hand universities; active philosophy paper | seat 1: hand pottery compass"
    match = after(text, "discover universities")
    for seat, count in ((0, 0), (1, 1), (None, 0)):
        events = match.events(0, seat)
        told = [at for each in match.tale(seat).chapters()[1] for s in each.sentences for at in s.steps if not s.kind]
        assert count == sum(events[at].kind == "cards-leave" for at in told)
