"""Chapter 4: knowledge and how costs are paid."""

from __future__ import annotations

from random import Random

import pytest

from tests.progress.helpers import after, choices, facts, hand, play, player, position, ready, refused, tokens, told


@pytest.mark.rule("N1")
def test_typed_knowledge_pays_its_own_type_and_general_any() -> None:
    """Calendar asks 2 Science: Science and General tokens pay, Engineering and Culture do not."""
    text = "seat 0: hand calendar; tokens science general engineering culture"
    match = after(text, "discover calendar")
    assert ["general", "science"] == sorted(choices(match, "flip"))
    assert "N5 token-no-help" == refused(match, "flip engineering")
    play(match, "flip general; flip science")
    assert ("calendar",) == player(match).active
    other = "seat 0: hand calendar; tokens engineering*9 culture*9"
    assert "A14 cannot-pay" == refused(position(other), "discover calendar")


@pytest.mark.rule("N2")
def test_discards_and_flipped_tokens_yield_knowledge() -> None:
    """A discarded card yields its discard value in General Knowledge, a flipped token 1 of its type; each once."""
    match = after("seat 0: hand mathematics irrigation wheel; tokens science", "discover mathematics")
    assert {"science": 3, "engineering": 0, "culture": 1} == match.view(0).owed
    assert "N2 no-token" == refused(match, "flip culture")
    play(match, "discard irrigation; flip science")
    assert (2, {"science": 2, "engineering": 0, "culture": 1}) == (match.view(0).pool, match.view(0).owed)
    assert "N2 not-in-hand" == refused(match, "discard irrigation")


@pytest.mark.rule("N2")
def test_any_number_while_you_have_them() -> None:
    """Two cards and two tokens pay 4; a grey token and a card no longer in hand pay nothing more."""
    match = after("seat 0: hand mathematics irrigation; tokens science*2", "discover mathematics; flip science")
    assert {"science": 1} == ready(match)
    play(match, "flip science")
    assert "N2 token-spent" == refused(match, "flip science")
    play(match, "discard irrigation")
    assert ("mathematics",) == player(match).active
    assert ({"science": 3}, {"science": 1}) == (tokens(match), ready(match))


@pytest.mark.rule("N3")
def test_discards_go_on_the_pile_of_their_own_age_in_their_owners_order() -> None:
    """Cards of two ages, discarded one by one: each on its own pile, the last on top."""
    text = "table: age 2; pile 1 pottery | seat 0: hand bridges calendar paper masonry poetry; active bronze"
    moves = "discover bridges; discard poetry; discard paper; discard calendar; discard masonry"
    assert "A14 cannot-pay" == refused(position(text), "discover bridges")
    match = after(text + "; tokens engineering", moves + "; flip engineering")
    assert (("pottery", "poetry", "calendar", "masonry"), ("paper",)) == match.view(1).piles[:2]
    moves = "discover bridges; discard masonry; discard paper; discard calendar; discard poetry; flip engineering"
    assert ("pottery", "masonry", "calendar", "poetry") == after(text + "; tokens engineering", moves).view(1).piles[0]


@pytest.mark.rule("N4")
def test_left_over_knowledge_stays_for_this_turn_and_is_then_lost() -> None:
    """A card of value 2 for a cost of 1: the other 1 pays the next Discover, but not one of a later turn."""
    text = "seat 0: hand irrigation agriculture pottery"
    match = after(text, "discover agriculture; discard irrigation")
    assert 1 == match.view(1).pool
    assert "" == refused(match, "discover pottery")
    later = after(text, "discover agriculture; discard irrigation; end; end")
    assert 0 == later.view(0).pool
    assert ["N4 spare-knowledge-lost"] == told(later, "spare-knowledge-lost")
    assert "A14 cannot-pay" == refused(later, "discover pottery")
    assert ("agriculture", "pottery") == player(play(match, "discover pottery")).active
    assert 0 == match.view(0).pool


@pytest.mark.rule("N5")
def test_knowledge_is_generated_only_for_a_cost() -> None:
    """No token is flipped and no card discarded without a cost, nor after it is covered and nothing helps any more."""
    match = position("seat 0: hand pottery calendar poetry; tokens general science")
    assert "N5 not-now" == refused(match, "flip general")
    assert "N5 not-now" == refused(match, "discard poetry")
    play(match, "discover pottery")
    assert "N5 token-no-help" == refused(match, "flip science")
    play(match, "flip general")
    assert ("act", ["calendar", "poetry"]) == (match.view(0).phase, hand(match))


@pytest.mark.rule("N5")
def test_a_token_helps_only_while_a_line_of_its_type_is_uncovered() -> None:
    """Mathematics asks 3 Science and 1 Culture: once 1 Culture is paid, a second Culture token cannot be flipped."""
    match = after("seat 0: hand mathematics; tokens culture*2 science*3", "discover mathematics; flip culture")
    assert ["science"] == choices(match, "flip")
    assert "N5 token-no-help" == refused(match, "flip culture")


@pytest.mark.rule("N5", "G4")
def test_cards_about_to_leave_are_not_made_knowledge_in_advance() -> None:
    """Universities are met by what is active and begin Age III: Calendar leaves unused and brings nothing."""
    match = position("table: age 2 | seat 0: hand universities calendar; active philosophy paper", 1)
    assert "N5 not-now" == refused(match, "discard calendar")
    play(match, "discover universities")
    assert (3, [], 0) == (match.view(0).age, hand(match), match.view(0).pool)


@pytest.mark.rule("N5", "N6")
def test_typed_knowledge_pays_first_so_that_general_is_left() -> None:
    """2 General generated first and then 3 typed for a cost of 4: the typed pay 3, and 1 General is left."""
    text = "seat 0: hand mathematics irrigation; tokens science*2 culture"
    match = after(text, "discover mathematics; discard irrigation; flip science; flip culture")
    assert ("pay", ["flip science", "spend"]) == (match.view(0).phase, match.legal())
    play(match, "flip science")
    assert ("act", 1, {"science": 1}) == (match.view(0).phase, match.view(0).pool, ready(match))
    text = "seat 0: hand calendar irrigation masonry; tokens science"
    match = after(text, "discover calendar; flip science; discard irrigation")
    assert 1 == match.view(0).pool


@pytest.mark.rule("N6")
def test_left_over_knowledge_counts_as_generated_and_outlasts_a_new_age() -> None:
    """1 General is left over by the card that begins Age III; it covers the next cost without anything being asked."""
    text = (
        "table: age 2 | seat 0: hand universities paper heavy-plow pottery; active philosophy; tokens engineering*4;"
        "skills action=1"
    )
    moves = "discover universities;" + "flip engineering;" * 4 + "discard heavy-plow"
    match = after(text, moves)
    assert (3, 1) == (match.view(0).age, match.view(0).pool)
    assert ["paper"] == hand(match)
    text = "table: age 1; pool 1 | seat 0: hand agriculture"
    assert ("agriculture",) == player(after(text, "discover agriculture")).active


@pytest.mark.rule("N6", "N5", "A14")
def test_left_over_knowledge_need_not_be_spent_while_typed_tokens_can_pay() -> None:
    """1 General is left over: two Science tokens pay for Calendar, and it goes to Mathematics, which Calendar meets."""
    text = "seat 0: hand pottery monotheism calendar mathematics; tokens science*2"
    match = after(text, "discover pottery; discard monotheism; discover calendar; flip science", variant="quick")
    assert ("pay", 1, ["flip science", "spend"]) == (match.view(0).phase, match.view(0).pool, match.legal())
    assert "N5 already-covered" == refused(match, "discard mathematics")
    play(match, "flip science")
    assert ("act", 1) == (match.view(0).phase, match.view(0).pool)
    play(match, "discover mathematics")
    assert (("pottery", "calendar", "mathematics"), 0) == (player(match).active, match.view(0).pool)


@pytest.mark.rule("N6")
def test_spending_what_is_left_over_is_a_move() -> None:
    """The pool covers the whole cost, but a token could pay a part: she spends the pool, and the token stays."""
    match = after("table: pool 2 | seat 0: hand calendar; tokens science general", "discover calendar")
    assert ["flip science", "spend"] == match.legal()
    assert "N5 already-covered" == refused(match, "flip general")
    play(match, "spend")
    assert (("calendar",), 0, 1) == (player(match).active, match.view(0).pool, ready(match)["general"])
    assert ["A10 discovers", "N6 spends-spare", "A10 activates"] == told(match)[:3]


@pytest.mark.rule("N6")
def test_what_does_not_cover_the_cost_cannot_be_all_that_is_spent() -> None:
    """One is missing: spending is refused with the number."""
    match = after("table: pool 1 | seat 0: hand calendar; tokens science general", "discover calendar")
    assert ("N6 not-covered", {"n": 1}) == (refused(match, "spend"), facts(match, "spend"))
    assert "N6 not-now" == refused(position("seat 0: hand calendar"), "spend")


@pytest.mark.rule("N6", "A14")
def test_left_over_knowledge_does_not_let_a_card_pay_for_itself() -> None:
    """1 General is left over and Calendar asks 2: its own discard value of 1 is of no use, a second copy's is."""
    alone = position("table: pool 1 | seat 0: hand calendar")
    assert ("A14 cannot-pay", 1) == (refused(alone, "discover calendar"), facts(alone, "discover calendar")["n"])
    match = after("table: pool 1 | seat 0: hand calendar*2", "discover calendar; discard calendar")
    assert (("calendar",), []) == (player(match).active, hand(match))


@pytest.mark.rule("N6", "N5")
def test_where_there_is_one_way_to_pay_nothing_is_asked() -> None:
    """No token of the type is ready: the pool pays at once, whatever other tokens and cards there are."""
    text = "table: pool 2 | seat 0: hand calendar poetry; tokens science culture general; spent science"
    match = after(text, "discover calendar")
    assert (("calendar",), 0, ["poetry"]) == (player(match).active, match.view(0).pool, hand(match))


@pytest.mark.rule("N6", "N5")
def test_who_overpaid_with_a_card_may_still_flip_a_token_of_the_type() -> None:
    """A card of value 2 covers a cost of 2: a Science token may pay 1 of it, so that 1 General is left."""
    match = after("seat 0: hand calendar irrigation; tokens science", "discover calendar; discard irrigation")
    assert ["flip science", "spend"] == match.legal()
    assert 1 == play(match, "flip science").view(0).pool


@pytest.mark.rule("N6")
def test_bots_keep_what_pays_anything() -> None:
    """A typed token pays only its type and comes back at Upkeep as the General ones do: it goes first."""
    match = after("table: pool 2 | seat 0: hand calendar; tokens science", "discover calendar")
    engine, weights, s = match.game.plain, match.game.instinct(2), match.state
    best = max(match.legal_actions(), key=lambda action: engine.appeal(s, action, weights))
    assert ("flip science", "flip science") == (match.game.notation(best), match.game.advise(match.view(0), Random(1)))
    assert ["hint-spend"] == [claim.key for claim in match.game.claims(s, match.game.parse("spend"))]
