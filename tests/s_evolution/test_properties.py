"""What holds in every game, tried on random ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holocene.core.checking.conformance import check_game, check_tables, every_table
from holocene.core.contract.registry import load_game
from holocene.core.rulebook.law import rules_of
from holocene.core.states.rng import seed_rng
from holocene.games.s_evolution.layout import State
from tests.core.covering import covering
from tests.s_evolution.moments import At

GAME = load_game("s-evolution")
OPTIONS = st.fixed_dictionaries(
    {option.key: st.sampled_from(option.choices) for option in GAME.options if option.key != "first"}
)


def begin(seed: int, options: Mapping[str, Any]) -> State:
    s = GAME.layout.blank()
    seed_rng(s.rng, seed, 1, 2)
    GAME.plain.setup(s, GAME.params(GAME.read_options(options)))
    return s


@pytest.mark.rule("C1", "C7", "K23", "W4")
@settings(max_examples=25)
@given(st.integers(0, 2**32 - 1), OPTIONS)
def test_no_card_is_lost_and_every_value_fits(seed: int, options: dict[str, Any]) -> None:
    """Every card of a deck is in exactly one zone, every Age has its Discoveries, and every value lies in its span."""
    s = begin(seed, options)
    rng = Random(seed)
    decisions = 0
    while not GAME.plain.is_over(s):
        GAME.plain.step(s, GAME.plain.nth_legal(s, rng.randrange(GAME.plain.n_legal(s))))
        GAME.layout.check(s)
        assert GAME.plain.is_sound(s)
        decisions += 1
    assert decisions < 1000
    assert 1 == sum(GAME.plain.is_winner(s, p) for p in range(s.players))


@pytest.mark.rule("D3", "D4", "D5")
@settings(max_examples=12)
@given(st.integers(0, 2**32 - 1), OPTIONS)
def test_nobody_sees_what_is_dealt_anew(seed: int, options: dict[str, Any]) -> None:
    """Dealing anew what a seat cannot know changes nothing that it is shown, at every step of a game."""
    s = begin(seed, options)
    rng = Random(seed)
    while not GAME.plain.is_over(s):
        for seat in range(s.players):
            other = GAME.layout.copy(s)
            seed_rng(other.rng, rng.getrandbits(32), 5, 6)
            GAME.plain.redeal(other, seat)
            assert GAME.view(other, seat) == GAME.view(s, seat)
            assert GAME.plain.is_sound(other)
        GAME.plain.step(s, GAME.plain.nth_legal(s, rng.randrange(GAME.plain.n_legal(s))))


@pytest.mark.rule("D5")
def test_dealing_anew_reaches_every_possible_hand(at: At) -> None:
    """All hands that fit what a seat knows come up, about as often as each other."""
    scene = at(
        "table: round 5 | red: age 3; hand green 1; pile orange 2"
        " | green: age 3; void blue; hand green 1 2; pile blue 3, violet 1",
        players=2,
    )
    seen: Counter[int] = Counter()
    for seed in range(600):
        other = GAME.layout.copy(scene.s)
        seed_rng(other.rng, seed, 5, 6)
        GAME.plain.redeal(other, 0)
        seen[other.hand[1]] += 1
    assert 3 == len(seen)
    assert all(150 < n < 250 for n in seen.values())


# In the suite every number of players, and both kinds of tables.
@pytest.mark.parametrize("seed", [1, 3, 5, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (0, 2, 4))])
def test_the_game_keeps_the_contract(seed: int) -> None:
    """Conformance: legal sets, refusals, records, positions, views, imagination, events, undo."""
    other = {"calamities": "printed", "memory": "open", "early_trump": "other", "blind_colour": "counts"}
    options = {"players": 2 + seed % 3, **(other if seed >= 3 else {})}
    check_game(GAME, options, seed, rules=rules_of("s-evolution"), share=0.3)


def test_every_seat_imagines_and_observes_the_table_it_sits_at() -> None:
    """At tables of which every two options meet."""
    check_tables(GAME, 1, covering(every_table(GAME)))


@pytest.mark.soak
def test_the_same_at_every_table() -> None:
    """That the options allow."""
    check_tables(GAME, 1)


@pytest.mark.rule("C1", "C5", "C7", "D2")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: s.pile.__setitem__(0, s.pile[0] & (s.pile[0] - 1)),
        lambda s: s.hand.__setitem__(0, s.hand[0] | (s.pile[0] & -s.pile[0])),
        lambda s: s.stock[0].__setitem__(1, 9),
        lambda s: s.population.__setitem__(1, 0),
        lambda s: s.level.__setitem__(0, [1, 1, 1, 0, 0, 0]),
        lambda s: s.discovery[0].__setitem__(2, 1),
        lambda s: s.backs.__setitem__(1, 1),
        lambda s: setattr(s, "round", 7),
    ],
)
def test_what_cannot_be_true_is_found(spoil: Callable[[State], None]) -> None:
    """A card lost or doubled, a scale left, a Discovery doubled, a blind hand off its positions."""
    s = begin(3, {"players": 2})
    assert GAME.plain.is_sound(s)
    spoil(s)
    assert not GAME.plain.is_sound(s)
