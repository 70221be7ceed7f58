"""Chapters 1 to 3: components, set-up and the round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from holocene.core.errors import BadOption
from holocene.core.states.rng import seed_rng
from holocene.games.s_evolution import SEvolution
from holocene.games.s_evolution.layout import State
from tests.s_evolution.moments import At


def dealt(game: SEvolution, seed: int = 1, **options: Any) -> State:
    s = game.layout.blank()
    seed_rng(s.rng, seed, 2, 3)
    game.plain.setup(s, game.params(game.read_options(options)))
    return s


@pytest.mark.rule("C1", "C2")
def test_a_deck(game: SEvolution) -> None:
    """Four suits numbered 1–6; green Food, orange Tools, blue Science; violet 4 Jokers and 2 Calamities."""
    deck = game.pack.cards["deck"]
    assert 24 == len(deck)
    kinds = Counter((card["suit"], card["kind"]) for card in deck.values())
    assert {
        ("green", "food"): 6,
        ("orange", "tools"): 6,
        ("blue", "science"): 6,
        ("violet", "joker"): 4,
        ("violet", "calamity"): 2,
    } == kinds
    for suit in ("green", "orange", "blue"):
        assert [1, 2, 3, 3, 2, 1] == [deck[f"{suit} {n}"]["amount"] for n in range(1, 7)]
    assert ["calamity", "calamity"] == [deck[f"violet {n}"]["kind"] for n in (3, 4)]


@pytest.mark.rule("C1", "C4")
def test_discoveries(game: SEvolution) -> None:
    """Six a player; IV, V, VI in the owner's colour; I, II, III one each of the other three, clockwise."""
    ring = ["red", "green", "blue", "yellow"]
    rows = {(row["back"], row["age"]): row["face"] for row in game.pack.cards["discoveries"].values()}
    assert 24 == len(rows)
    for seat, colour in enumerate(ring):
        assert [ring[(seat + 1 + i) % 4] for i in range(3)] == [rows[colour, age] for age in (1, 2, 3)]
        assert {colour} == {rows[colour, age] for age in (4, 5, 6)}


@pytest.mark.rule("C3")
def test_calamities_are_dealt_or_printed(game: SEvolution) -> None:
    """`dealt`: the eight are shuffled, two in each deck; `printed`: fixed pairs by colour."""
    deals = {tuple(dealt(game, seed, players=4).calamity) for seed in range(30)}
    assert len(deals) > 20
    assert {tuple(range(8))} == {tuple(sorted(deal)) for deal in deals}
    printed = dealt(game, players=2, calamities="printed")
    assert list(range(8)) == printed.calamity
    assert 255 == printed.known


@pytest.mark.rule("C8")
def test_the_first_calamity_has_the_lower_number(at: At) -> None:
    """Of a deck's two Calamities the first named has the lower number."""
    scene = at("table: round 2 | red: age 2; hand famine, earthquake | green: age 2", players=2, calamities="printed")
    cards = scene.view(0).players[0].hand.cards
    assert [(3, "famine"), (4, "earthquake")] == [(card.number, card.calamity) for card in cards if card]


@pytest.mark.rule("C5", "C6", "S3")
def test_the_start(game: SEvolution) -> None:
    """Stocks 0, Population 2, Age I, score 0, no Pop placed; 20 cards in the pile and 5 in hand."""
    s = dealt(game, players=4)
    assert ([1] * 4, [2] * 4) == (s.age, s.population)
    assert {0} == {n for rows in (s.stock, s.level, s.points) for row in rows for n in row}
    assert [(20, 5)] * 4 == [(s.pile[p].bit_count(), s.hand[p].bit_count()) for p in range(4)]


@pytest.mark.rule("C7", "S2")
def test_everybody_has_her_own_discoveries_face_down(game: SEvolution) -> None:
    """Exactly one Discovery of each Age, face down by the board; the 24 cards are a pile."""
    s = dealt(game, players=4)
    assert [[p] * 6 for p in range(4)] == s.discovery
    assert [0] * 4 == s.face_up
    assert all((s.pile[p] | s.hand[p]) == (1 << 25) - 1 for p in range(4))


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats(game: SEvolution, players: int) -> None:
    """Seats clockwise red, green, blue, yellow; two players red, green; three without yellow."""
    view = game.view(dealt(game, players=players), None)
    assert ["red", "green", "blue", "yellow"][:players] == [player.colour for player in view.players]


@pytest.mark.rule("S4")
def test_the_first_player_is_drawn_or_chosen(game: SEvolution) -> None:
    """Drawn from the seed or chosen by the host; nobody who does not play."""
    assert {0, 1, 2} == {dealt(game, seed, players=3).leader for seed in range(1, 40)}
    assert 1 == dealt(game, players=2, first="green").leader
    with pytest.raises(BadOption, match="first cannot be blue"):
        game.read_options({"players": 2, "first": "blue"})


@pytest.mark.rule("R1", "W4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_rounds_use_up_the_pile(game: SEvolution, players: int) -> None:
    """Cards, Tricks, Action; six rounds; the pile is empty after round 6, whatever K11 did."""
    s = dealt(game, players=players)
    rounds = []
    while not game.plain.is_over(s):
        rounds.append(s.round)
        game.plain.step(s, game.plain.nth_legal(s, len(rounds) * 7 % game.plain.n_legal(s)))
    assert [1, 2, 3, 4, 5, 6] == sorted(set(rounds))
    assert [0] * players == s.pile[:players]


@pytest.mark.rule("R2")
def test_the_order_of_actions(at: At) -> None:
    """The winner of the last trick first, then clockwise; each does her whole Action before the next begins."""
    scene = at(
        "table: round 2; trick red green 1, green green 2, blue green 6"
        " | red: age 2; food 1 | green: age 2; food 1 | blue: age 2; food 1",
        players=3,
    )
    scene.play("take green 6; take green 2")
    began = [event.facts["player"] for event in scene.told if event.kind == "action-begins"]
    while len(began) < 3:
        scene.play("done")
        began = [event.facts["player"] for event in scene.told if event.kind == "action-begins"]
    assert [2, 0, 1] == began


@pytest.mark.rule("R3")
def test_only_action_changes_ages_and_population(game: SEvolution) -> None:
    """Ages, Population and what acts this round are fixed from Cards to the end of the tricks."""
    s = dealt(game, players=3)
    fixed = (s.age[:], s.population[:], s.blind, s.invaded)
    while game.view(s, None).phase in ("play", "take-card", "take-discovery"):
        assert fixed == (s.age, s.population, s.blind, s.invaded)
        game.plain.step(s, game.plain.nth_legal(s, 0))
