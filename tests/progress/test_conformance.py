"""What every game must keep, over random games of every kind, and that no card is lost or made."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from holocene import Match
from holocene.core.checking.conformance import check_game, check_tables
from holocene.core.rulebook.law import rules_of
from holocene.games.progress import Progress
from holocene.games.progress.layout import NOTHING, SLOTS, State
from holocene.games.progress.view import View, members
from tests.progress.helpers import new

ALL = "personalities,milestones,industrial"
# Every number of players, edition, variant and expansion; the others stand where a game takes longer.
TABLES: list[dict[str, Any]] = [
    {"players": 1, "edition": "de"},
    {"players": 1, "edition": "ru", "expansions": ALL},
    {"players": 2, "variant": "quick", "edition": "fr"},
    {"players": 2, "variant": "quicker", "expansions": "milestones"},
    {"players": 3},
    {"players": 3, "variant": "quicker", "edition": "ru", "expansions": "personalities"},
    {"players": 4, "variant": "quicker", "edition": "fr", "expansions": ALL},
    {"players": 5, "variant": "quicker", "expansions": "industrial"},
]
OTHERS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2},
    {"players": 3, "variant": "quick", "expansions": ALL},
    {"players": 4, "variant": "quick"},
    {"players": 5, "variant": "quicker"},
    {"players": 5, "variant": "quick", "expansions": "industrial"},
]
BOTH = [*TABLES, *(pytest.param(options, marks=pytest.mark.soak) for options in OTHERS)]


def named(options: dict[str, Any]) -> str:
    """The name of a table in the list of tests."""
    return " ".join(str(value) for value in options.values())


@pytest.mark.parametrize("options", BOTH, ids=named)
def test_a_random_game_keeps_the_contract(options: dict[str, Any]) -> None:
    """Spans, legal sets, refusals with a rule, words, views, undo, records and scores, all the way to the end."""
    seeds = (1, 2, 3) if options["players"] == 1 else (1,)
    for seed in seeds:
        assert check_game(new(options["players"]).game, options, seed, rules=rules_of("progress"), share=0.015).is_over


def test_every_seat_imagines_and_observes_the_table_it_sits_at() -> None:
    """At every table that the options allow."""
    check_tables(new().game, 1)


class Hiding(Progress):
    """Progress with an option that no view shows (X4)."""

    def view(self, s: State, seat: int | None) -> View:
        return msgspec.structs.replace(super().view(s, seat), must_succeed=False)


def test_an_option_that_no_view_shows_is_found() -> None:
    """Search and hints would play another edition than the table."""
    with pytest.raises(AssertionError, match=r"loses 'must_succeed' \(1 became 0\), which .* edition fr"):
        check_tables(Hiding(), 1)


def zones(s: State) -> Counter[int]:
    """Every card in every place, found from the places themselves: a technology and how many copies of it there are."""
    found: Counter[int] = Counter()
    for row, size in (*zip(s.deck, s.deck_size, strict=True), *zip(s.pile, s.pile_size, strict=True)):
        assert {NOTHING} >= set(row[size:]), "a card lies beyond the end of a deck or pile"
        found.update(row[:size])
    found.update({tech: copies for tech, copies in enumerate(s.time) if copies})
    if s.card != NOTHING:
        found[s.card] += 1
    for p in range(s.players):
        found.update({tech: copies for tech, copies in enumerate(s.hand[p]) if copies})
        found.update(members(s.active[p]))
        found.update(s.development[p][: s.developing[p]])
        areas = Counter(members(s.active[p])) + Counter(s.development[p][: s.developing[p]])
        assert areas == Counter(members(s.area[p])), "the area is not what is active and under development"
    return found


def box(match: Match) -> Counter[int]:
    """Every card that this number of players uses, of the ages in play."""
    s, copies = match.state, match.game.pack.tables["COPIES"]
    return +Counter({tech: copies[s.players][tech] for tech in range((s.last_age + 1) * SLOTS)})


@pytest.mark.rule("C4", "C7", "G4", "E1", "L7")
@pytest.mark.parametrize("options", [*TABLES, *OTHERS], ids=named)
def test_every_copy_of_every_card_is_in_exactly_one_place(options: dict[str, Any]) -> None:
    """While an age has not left, its cards are all there; of one that has, active and Time cards stay for good."""
    match = new(**{"first": "random", "seed": 11, **options})
    game, s, cards, rng = match.game, match.state, box(match), Random(5)
    gone: Counter[int] = Counter()
    while not game.plain.is_over(s):
        found = zones(s)
        missing = +(cards - found)
        assert not +(found - cards), "a card came from nowhere"
        assert all(tech // SLOTS < s.oldest for tech in missing), "a card of an age in play is lost"
        assert gone <= missing, "a card that has left the game is back"
        gone = missing
        game.plain.step(s, rng.choice(game.legal(s)))
    assert not +(zones(s) - cards)
    assert not any(s.developing)


@pytest.mark.rule("S2", "A50")
def test_a_deck_is_a_bag_without_an_order() -> None:
    """Two states that differ only in how a deck is stored are the same position in words and to every seat."""
    match = new(3)
    other = match.game.layout.copy(match.state)
    other.deck[0][: other.deck_size[0]] = sorted(other.deck[0][: other.deck_size[0]])
    assert match.game.describe(match.state) == match.game.describe(other)
    assert [match.view(seat) for seat in range(3)] == [match.game.view(other, seat) for seat in range(3)]
