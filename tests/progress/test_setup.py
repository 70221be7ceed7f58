"""Chapter 2: a new game."""

from __future__ import annotations

from itertools import combinations

import pytest

from holocene import BadOption
from tests.progress.helpers import hand, new, play, player, position, power, refused, skills, tokens

HANDS = {1: [6], 2: [5, 6], 3: [5, 6, 7], 4: [5, 6, 6, 7], 5: [5, 6, 6, 7, 7]}
EXPANSIONS = ("personalities", "milestones", "industrial")


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_only_cards_marked_for_so_many_players_are_used(players: int) -> None:
    """1 to 5 players; a card is used if its player mark is at most the number of players, Age IV cards too."""
    match = position(players=players, expansions="industrial")
    rows = match.game.pack.cards["technologies"].values()
    marked = [
        [sum(mark <= players for mark in row["marks"]) for row in rows if row["age"] == age] for age in range(1, 5)
    ]
    s = match.state
    for age in range(4):
        deck = s.deck[age][: s.deck_size[age]]
        assert marked[age] == [deck.count(tech) for tech in sorted(set(deck))]


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [0, 6])
def test_no_other_number_of_players(players: int) -> None:
    """Nobody, or six, cannot play."""
    with pytest.raises(BadOption, match="players"):
        new(players)


@pytest.mark.rule("S2")
def test_only_the_first_deck_is_open() -> None:
    """Three decks by age, the first one open; each age has a discard pile of its own."""
    match = new(3)
    cards = match.game.pack.cards["technologies"]
    assert {1} == {cards[name]["age"] for seat in range(3) for name in hand(match, seat)}
    assert ["draw deck 1"] == [move for move in match.legal() if move.startswith("draw")]
    assert "O1 age-not-open" == refused(match, "draw deck 2")
    text = "table: age 2; phase upkeep | seat 0: hand pottery*2 masonry*2 wheel paper heavy-plow"
    piles = play(position(text), "discard paper; discard wheel").view(0).piles
    assert (("wheel",), ("paper",), (), ()) == piles


@pytest.mark.rule("S2")
def test_the_decks_are_shuffled() -> None:
    """Other seeds deal other hands, the same seed the same."""
    assert hand(new(seed=5)) == hand(new(seed=5))
    assert 8 == len({tuple(hand(new(seed=seed))) for seed in range(8)})


@pytest.mark.rule("S3")
@pytest.mark.parametrize("players", [1, 3])
def test_markers_start_on_the_first_position(players: int) -> None:
    """Every skill and power marker stands on its first position; no tokens, nothing in the areas."""
    match = new(players)
    for seat in range(players):
        board = player(match, seat)
        assert ({}, [1, 1, 1], {}) == (skills(match, seat), power(match, seat), tokens(match, seat))
        assert ((), ()) == (board.active, board.developing)


@pytest.mark.rule("S4")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_opening_hands_grow_in_turn_order(players: int) -> None:
    """6 alone; 5/6; 5/6/7; 5/6/6/7; 5/6/6/7/7 cards, all from the Age I deck."""
    first = players - 1
    match = new(players, first=str(first))
    view = match.view(None)
    assert HANDS[players] == [view.players[seat].hand_size for seat in view.order]
    rows = match.game.pack.cards["technologies"].values()
    copies = sum(mark <= players for row in rows if row["age"] == 1 for mark in row["marks"])
    assert copies - sum(HANDS[players]) == view.decks[0]


@pytest.mark.rule("S5")
def test_the_starting_player_is_drawn_from_the_seed_or_chosen() -> None:
    """Play goes clockwise by seat from the starting player, who is chosen by the host or drawn."""
    assert {0, 1, 2} == {new(3, first="random", seed=seed).to_act for seed in range(20)}
    assert new(3, first="random", seed=4).to_act == new(3, first="random", seed=4).to_act
    match = new(4, first="2")
    assert (2, 3, 0, 1) == match.view(0).order
    seats = []
    for _ in range(5):
        seats.append(match.to_act)
        play(match, "end")
        while match.to_act == seats[-1]:
            play(match, match.legal()[0])
    assert [2, 3, 0, 1, 2] == seats
    with pytest.raises(BadOption, match="seat 4"):
        new(4, first="4")


@pytest.mark.rule("S6")
@pytest.mark.parametrize("chosen", [pick for size in range(4) for pick in combinations(EXPANSIONS, size)])
def test_expansions_can_be_added_in_any_combination(chosen: tuple[str, ...]) -> None:
    """Each expansion alone or with others, with any number of players, edition and variant."""
    for players, variant in ((1, "standard"), (2, "quick"), (5, "quicker")):
        view = new(players, variant=variant, edition="fr", expansions=chosen, first="random").view(0)
        found = {
            "personalities": bool(view.players[0].guide),
            "milestones": bool(view.milestone),
            "industrial": view.last_age == 4 and view.decks[3] > 0,
        }
        assert {name: name in chosen for name in EXPANSIONS} == found
