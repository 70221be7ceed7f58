"""Chapter 11: new ages."""

from __future__ import annotations

import pytest

from tests.progress.helpers import (
    after,
    choices,
    developing,
    facts,
    hand,
    play,
    player,
    position,
    refused,
    skills,
    tokens,
    told,
)

# The symbols that begin an age with 1 to 5 players (G2).
AGE_2 = [1, 1, 1, 2, 2]
AGE_3 = [1, 1, 2, 2, 3]


@pytest.mark.rule("G1")
def test_symbols_of_all_players_count_together() -> None:
    """With 4 players Age II needs two symbols: one of seat 1 and one of seat 0 are enough."""
    text = "seat 0: hand medicine; active mathematics burial | seat 1: active monotheism"
    assert 2 == after(text, "discover medicine", players=4).view(0).age
    assert 1 == after(text.replace("monotheism", "wheel"), "discover medicine", players=4).view(0).age


@pytest.mark.rule("G1")
def test_symbols_count_only_on_active_technologies() -> None:
    """A symbol under development, in hand or on a pile counts for nothing."""
    area = "hand medicine; active mathematics burial"
    text = f"table: pile 1 monotheism | seat 0: {area} | seat 1: developing monotheism=2"
    match = after(text, "discover medicine", players=4)
    assert (1, 1) == (match.view(0).age, match.view(0).symbols[1])


@pytest.mark.rule("G2")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_age_two_begins_at_its_number_of_symbols(players: int) -> None:
    """1 symbol with 1 to 3 players, 2 with 4 or 5."""
    for active in range(2):
        text = f"table: phase turn | seat 0: developing monotheism=1{'; active medicine' * active}"
        age = 2 if active + 1 >= AGE_2[players - 1] else 1
        assert age == position(text, players=players).view(0).age


@pytest.mark.rule("G2")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_age_three_begins_at_its_number_of_symbols(players: int) -> None:
    """1 symbol with 1 or 2 players, 2 with 3 or 4, 3 with 5."""
    already = ("", "; active banking", "; active banking | seat 1: active banking")
    for active, there in enumerate(already if players > 2 else already[:2]):
        text = f"table: age 2; phase turn | seat 0: developing universities=1{there}"
        age = 3 if active + 1 >= AGE_3[players - 1] else 2
        assert age == position(text, players=players).view(0).age


@pytest.mark.rule("G3")
def test_the_new_deck_is_open_within_the_same_turn() -> None:
    """Age II begins with her first action; her second may draw from its deck."""
    match = after("seat 0: hand medicine; active mathematics burial", "discover medicine")
    assert ("act", 0, 1) == (match.view(0).phase, match.to_act, match.view(0).used)
    play(match, "quick draw deck 2")
    assert (0, 1, 0, 0) == player(match).hand_ages


@pytest.mark.rule("G4")
def test_age_one_leaves_when_age_three_begins() -> None:
    """Deck, pile, hands and technologies under development of Age I leave and yield nothing; active ones stay."""
    text = (
        "table: age 2; pile 1 wheel; pile 2 castles"
        "| seat 0: hand universities pottery compass; active philosophy paper; developing calendar=2 algebra=2"
        "| seat 1: hand masonry optics; active wheel; developing bronze=3"
    )
    match = after(text, "discover universities")
    view = match.view(0)
    assert (3, 0, (), ("castles",), 0) == (view.age, view.decks[0], view.piles[0], view.piles[1], view.pool)
    assert (["compass"], {"algebra": 2}) == (hand(match), developing(match))
    assert (["optics"], {}, ("wheel",)) == (hand(match, 1), developing(match, 1), player(match, 1).active)
    assert ("philosophy", "universities", "paper") == player(match).active
    assert "O1 age-not-open" == refused(match, "draw deck 1")


@pytest.mark.rule("G4")
def test_a_technology_that_left_is_no_longer_in_the_area() -> None:
    """Calendar left while under development: it meets no line any more."""
    text = "table: age 2 | seat 0: hand universities crop-rotation; active philosophy paper; developing agriculture=2"
    match = after(text, "discover universities")
    assert "A14 cannot-pay" == refused(match, "discover crop-rotation")
    assert 7 == facts(match, "discover crop-rotation")["engineering"]


@pytest.mark.rule("G4")
def test_nothing_leaves_when_age_two_begins() -> None:
    """Age I stays open beside Age II."""
    text = "table: pile 1 wheel | seat 0: hand medicine pottery; active mathematics burial; developing calendar=2"
    match = after(text, "discover medicine")
    assert (2, ["pottery"], {"calendar": 2}) == (match.view(0).age, hand(match), developing(match))
    assert ["deck 1", "deck 2", "pile 1"] == choices(match, "draw ")


@pytest.mark.rule("G5")
@pytest.mark.parametrize(("age", "moves"), [(1, "quick draw deck 1"), (1, "shuffle 1"), (2, "quick draw deck 2")])
def test_an_exhausted_age_gives_way_to_the_next(age: int, moves: str) -> None:
    """The last card of the current age leaves deck and pile: the next age begins at once, in the same turn."""
    match = after(f"table: age {age}; deck {age} {('wheel', 'compass')[age - 1]}", moves)
    assert (age + 1, 0) == (match.view(0).age, match.to_act)
    assert ["G5 age-begins-exhausted"] == told(match, "age-begins", "age-begins-exhausted")


@pytest.mark.rule("G5")
def test_an_exhausted_last_age_ends_the_game() -> None:
    """The last card of Age III is drawn: the game ends."""
    match = after("table: age 3; deck 3 opera", "quick draw deck 3")
    assert (True, ["G5 ends-exhausted"]) == (match.is_over, told(match, "ends-exhausted"))


@pytest.mark.rule("G5")
def test_only_the_current_age_is_looked_at() -> None:
    """In Age II an empty Age I means nothing; nor does an empty deck with cards on its pile."""
    assert 2 == after("table: age 2; deck 1 wheel", "quick draw deck 1").view(0).age
    assert 1 == after("table: deck 1 wheel; pile 1 pottery", "quick draw deck 1").view(0).age


@pytest.mark.rule("G5")
def test_the_discards_of_a_quick_draw_keep_the_age_alive() -> None:
    """The last three cards are drawn by a 3/1 and one goes back on the pile: the age goes on."""
    text = "table: deck 1 wheel pottery masonry | seat 0: skills quick-draw=2"
    moves = "quick draw deck 1; quick draw deck 1; quick draw deck 1"
    match = after(text, moves)
    assert (1, "quick-discard") == (match.view(0).age, match.view(0).phase)
    assert 1 == play(match, "discard wheel").view(0).age
    assert 2 == after(text.replace("quick-draw=2", "quick-draw=3"), moves).view(0).age
    other = "table: age 2; deck 2 compass | seat 0: hand wheel*2; skills quick-draw=2"
    gone = after(other, "quick draw deck 2; quick draw deck 1; quick draw deck 1; discard wheel")
    assert (3, 1) == (gone.view(0).age, player(gone).hand_size)


@pytest.mark.rule("G5")
def test_a_draw_is_never_cut_in_two() -> None:
    """The first card of a Draw exhausts Age II; Age III is not open before the draw is over."""
    match = after("table: age 2; deck 2 compass", "draw deck 2")
    assert (2, ["deck 1"]) == (match.view(0).age, choices(match, "draw "))
    assert (3, 1) == (play(match, "draw deck 1; stop").view(0).age, match.to_act)
    assert ["compass"] == hand(match)


@pytest.mark.rule("G5")
def test_a_payment_can_keep_the_age_alive() -> None:
    """Looked at when the payment is complete: a card discarded for it is on the pile by then."""
    text = "table: deck 1 none | seat 0: hand pottery wheel"
    paid = after(text, "discover pottery; discard wheel")
    assert (1, ("wheel",)) == (paid.view(0).age, paid.view(0).piles[0])
    assert 2 == after(text + "; tokens general", "discover pottery; flip general").view(0).age


@pytest.mark.rule("G6")
def test_benefits_come_before_symbols_are_counted() -> None:
    """The token of Monotheism, then Age II; the steps of Universities, then Age III and what leaves."""
    match = after("seat 0: hand monotheism; active burial writing", "discover monotheism")
    assert ["B1 gains-token", "G2 age-begins"] == told(match, "gains-token", "age-begins")
    text = "table: age 2 | seat 0: hand universities wheel; active philosophy paper"
    match = after(text, "discover universities")
    assert ["K8 skill-rises", "B1 advances", "G2 age-begins", "G4 age-leaves", "G4 cards-leave"] == told(
        match, "skill-rises", "advances", "age-begins", "age-leaves", "cards-leave"
    )
    assert ({"draw": 1}, {}) == (skills(match), tokens(match))


@pytest.mark.rule("G6")
def test_after_a_new_age_the_interrupted_turn_goes_on() -> None:
    """Age III begins in the middle of her turn: she still has her second action."""
    match = after("table: age 2 | seat 0: hand universities; active philosophy paper", "discover universities")
    assert ("act", 0, 1) == (match.view(0).phase, match.to_act, match.view(0).used)
    assert "" == refused(match, "quick draw deck 3")


@pytest.mark.rule("G7")
def test_only_symbols_of_the_age_after_the_current_one_count() -> None:
    """Age III symbols do not begin Age II."""
    match = after("seat 0: hand wheel; active pottery banking", "discover wheel")
    assert (1, (0, 0, 1, 0, 0)) == (match.view(0).age, match.view(0).symbols)


@pytest.mark.rule("G7")
@pytest.mark.parametrize(
    ("table", "there", "age", "over"),
    [
        ("", "banking", 3, False),
        ("deck 2 none", "wheel", 3, False),
        ("deck 2 none; deck 3 none", "wheel", 3, True),
        ("", "banking steam-pump gravitation", 3, True),
    ],
)
def test_ages_are_looked_at_again_after_each_change(table: str, there: str, age: int, over: bool) -> None:
    """A new age that is complete or exhausted at once gives way in the same moment, to the end if need be."""
    text = f"table: age 1; {table} | seat 0: hand medicine; active mathematics burial | seat 1: active {there}"
    match = after(text, "discover medicine")
    assert (age, over) == (match.view(0).age, match.is_over)
