"""Chapter 4, Cards, and Calamities of round 1."""

from __future__ import annotations

import pytest

from tests.s_evolution.moments import At

RED, GREEN, BLUE, YELLOW = range(4)


@pytest.mark.rule("D1")
def test_a_hand_is_four_cards_and_the_discovery_of_the_age(at: At) -> None:
    """Take the top 4 cards of your pile, and the Discovery of your Age unless it already lies face up."""
    scene = at("table: round 2; phase cards | red: age 3; face-up 1 2 | green: age 3; face-up 3 | blue: age 2")
    sizes = [player.hand.size for player in scene.view(None).players]
    assert [5, 4, 5, 5] == sizes
    assert [20] * 4 == [player.pile_size for player in scene.view(None).players]
    assert [True, False] == [player.hand.holds_discovery for player in scene.view(None).players[:2]]


@pytest.mark.rule("D1", "N8")
def test_a_swapped_discovery_comes_to_hand(at: At) -> None:
    """It is the card lying at that Age, her own or a swapped one."""
    scene = at(
        "table: round 3; phase cards | red: age 2; discoveries red green red red red red"
        " | green: age 2; discoveries green red green green green green",
        players=2,
    )
    held = [card for card in scene.view(RED).players[RED].hand.cards if card and card.kind == "discovery"]
    assert ["plough"] == [card.discovery for card in held]


@pytest.mark.rule("D2")
def test_age_one_plays_blind(at: At) -> None:
    """At Age I the hand is blind: unseen by its owner and by all others; she picks any position."""
    scene = at("table: round 2; phase cards; leader red | green: age 2", players=2)
    assert [
        "play position 1",
        "play position 2",
        "play position 3",
        "play position 4",
        "play position 5",
    ] == scene.legal
    for viewer in (RED, GREEN, None):
        assert (None,) * 5 == scene.view(viewer).players[RED].hand.cards


@pytest.mark.rule("D2", "K1")
def test_a_position_is_revealed_as_it_is_played(at: At) -> None:
    """She picks any position and it is revealed as it is played."""
    scene = at("table: round 2 | red: hand green 1, discovery, blue 6 | green: age 2; hand orange 1", players=2)
    assert ["play position 1", "play position 2", "play position 3"] == scene.legal
    scene.play("play position 3")
    assert [("blue", 6)] == [(laid.card.suit, laid.card.number) for laid in scene.view(GREEN).trick]
    assert (1, 2) == scene.view(GREEN).players[RED].hand.positions


@pytest.mark.rule("D3")
def test_an_invaded_hand_lies_open(at: At) -> None:
    """Under Invasion the hand lies open to all others."""
    scene = at("table: round 2 | red: age 2; invaded; hand green 1, blue 2 | green: age 2; hand orange 1", players=2)
    for viewer in (RED, GREEN, None):
        assert [("green", 1), ("blue", 2)] == [
            (c.suit, c.number) for c in scene.view(viewer).players[RED].hand.cards if c
        ]
    assert [None] == list(scene.view(RED).players[GREEN].hand.cards)


@pytest.mark.rule("D4")
@pytest.mark.parametrize("mark", ["age 1", "age 4; blind"])
def test_blind_and_invaded_is_seen_by_all_but_the_owner(at: At, mark: str) -> None:
    """Blind and invaded at once: seen by all but its owner, by Age I as well as by Obscurantism."""
    scene = at(f"table: round 2 | red: {mark}; invaded; hand green 1, blue 2 | green: age 2; hand orange 1", players=2)
    assert (None, None) == scene.view(RED).players[RED].hand.cards
    assert ["green", "blue"] == [card.suit for card in scene.view(GREEN).players[RED].hand.cards if card]
    assert (None, None) == scene.view(None).players[RED].hand.cards
    assert ["play position 1", "play position 2"] == scene.legal


@pytest.mark.rule("D5")
def test_piles_and_hands_are_secret_but_their_sizes_are_not(at: At) -> None:
    """Known to all: boards, scores, Discoveries, the sizes of hands and piles. Secret: piles and hands."""
    scene = at("table: round 2 | red: age 2; hand green 1, blue 2, discovery | green: age 2; hand orange 1", players=2)
    red = scene.view(GREEN).players[RED]
    assert 3 == red.hand.size
    assert [None, None, "discovery"] == [card and card.kind for card in red.hand.cards]
    assert (None, 22) == (red.hand.contents, red.pile_size)
    assert 24 == len(red.unseen)


@pytest.mark.rule("D5", "K5", "K10")
def test_a_discovery_played_shows_no_lack_of_the_colour(at: At) -> None:
    """Who plays a Discovery could have followed all the same: nobody learns of a colour that she lacks."""
    scene = at(
        "table: round 5; leader green | green: age 3; hand green 1 2; pile orange 3"
        " | red: age 3; hand green 4, orange 2, discovery; pile green 5, blue 1",
        players=2,
    )
    scene.play("play green 2; play discovery")
    red = scene.view(GREEN).players[RED]
    assert ((), None) == (red.void, red.hand.contents)


@pytest.mark.rule("D5", "K5")
def test_a_lack_of_a_colour_is_forgotten_with_the_hand(at: At) -> None:
    """Green was lacking in the hand of round 2; of the new one nobody knows anything."""
    table = "table: round 2; phase manage; leader red; turn green"
    scene = at(f"{table} | red: age 3; void green | green: age 3", players=2)
    assert ("green",) == scene.view(GREEN).players[RED].void
    scene.play("done")
    assert (3, ()) == (scene.s.round, scene.view(GREEN).players[RED].void)


@pytest.mark.rule("D5", "C3")
def test_with_dealt_calamities_only_those_seen_have_a_name(at: At) -> None:
    """Nobody knows which Calamity lies where before it is seen: in her own seen hand, open, played or set aside."""
    text = "table: round 2 | red: age 2; hand violet 3, green 1 | green: age 2; hand violet 4, orange 1"
    scene = at(text, players=2)
    assert {"red 0": "famine"} == scene.view(RED).named
    assert {"green 1": "epidemic"} == scene.view(GREEN).named
    assert {} == scene.view(None).named
    assert 8 == len(at(text, players=2, calamities="printed").view(None).named)
    scene.play("play violet 3")
    assert {"red 0": "famine", "green 1": "epidemic"} == scene.view(GREEN).named
    assert {"red 0": "famine"} == scene.view(None).named


@pytest.mark.rule("D6", "X4")
def test_invasion_and_obscurantism_last_one_round(at: At) -> None:
    """They last for the one round after they were taken, whatever her Age is by then."""
    scene = at(
        "table: round 2; phase cards; leader red"
        " | red: age 3; blind-next; invaded-next; face-up 3 | green: age 2; face-up 2",
        players=2,
    )
    assert (True, True) == (scene.view(GREEN).players[RED].hand.blind, scene.view(GREEN).players[RED].hand.invaded)
    assert (0, 0) == (scene.s.blind_next, scene.s.invaded_next)
    while scene.s.round == 2:
        scene.play(scene.legal[0])
    assert (False, False) == (scene.view(GREEN).players[RED].hand.blind, scene.view(GREEN).players[RED].hand.invaded)


@pytest.mark.rule("D6")
def test_at_age_one_obscurantism_changes_nothing_more(at: At) -> None:
    """A hand that is blind by Age I is blind, no more."""
    scene = at("table: round 2; phase cards | red: blind-next | green: age 2", players=2)
    assert 5 == scene.view(RED).players[RED].hand.size
    assert 0b01 == scene.s.blind


@pytest.mark.rule("K11")
def test_round_one_knows_no_calamities(at: At) -> None:
    """A Calamity revealed is set aside and replaced by the top card of the pile; the hand is not refilled."""
    scene = at("table: round 1 | red: hand famine, green 1; pile blue 4, orange 2 | green: hand green 1", players=2)
    scene.play("play position 1")
    red = scene.view(None).players[RED]
    assert ["famine"] == [card.calamity for card in red.aside]
    assert (1, 1) == (red.hand.size, red.pile_size)
    assert scene.view(None).trick[0].card.kind in ("science", "tools")
    assert ["sets-calamity-aside", "plays-card"] == scene.kinds[:2]


@pytest.mark.rule("K11")
def test_a_second_calamity_is_replaced_too(at: At) -> None:
    """Again if need be."""
    asides = set()
    for seed in range(20):
        scene = at("table: round 1 | red: hand famine; pile earthquake, green 1 | green: hand green 1", players=2)
        scene.s.rng[0] = seed * 0x9E3779B1 & 0xFFFFFFFF
        scene.play("play position 1")
        red = scene.view(None).players[RED]
        assert [("food", 2)] == [(laid.card.kind, red.pile_size + len(red.aside)) for laid in scene.view(None).trick]
        asides.add(len(red.aside))
    assert {1, 2} == asides


@pytest.mark.rule("K11", "W4")
def test_calamities_return_after_the_last_action_of_round_one(at: At) -> None:
    """After round 1 those set aside are shuffled back: 20 cards then remain, in hand or pile."""
    scene = at("table: round 1; phase cards; leader red", players=2)
    while scene.s.round == 1:
        scene.play(scene.legal[-1])
    assert [0, 0] == scene.s.aside[:2]
    cards = [player.pile_size + player.hand.size - player.hand.holds_discovery for player in scene.view(None).players]
    assert [20, 20] == cards


@pytest.mark.rule("K11")
def test_later_rounds_play_calamities(at: At) -> None:
    """Only round 1 sets them aside."""
    scene = at("table: round 2 | red: hand famine, green 1 | green: age 2; hand green 1", players=2)
    scene.play("play position 1")
    assert "famine" == scene.view(None).trick[0].card.calamity
