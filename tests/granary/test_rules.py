"""The law of Granary, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from holocene.core.checking.conformance import check_game, check_tables, every_table
from holocene.core.contract.game import Game
from holocene.core.errors import IllegalMove
from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret
from holocene.core.rulebook.law import law, rules_of
from holocene.core.rulebook.ledger import citations_of_source, citations_of_tests, faults, has_tests, ledger
from holocene.locale import LANGUAGES

Begin = Callable[..., Match]


@pytest.fixture
def begin(granary: Game) -> Begin:
    """A match, its cards laid out as a test wishes: `hand` for the player whose turn it is."""

    def new(seed: int = 4, **options: object) -> Match:
        return Match(granary, granary.read_options(options), new_secret(seed))

    return new


def ids_of(match: Match) -> Sequence[str]:
    """The cards by number, as this game alone has them."""
    game: Any = match.game
    ids: Sequence[str] = game.ids
    return ids


def on(match: Match) -> int:
    """Whose turn it is."""
    assert match.to_act is not None
    return match.to_act


def lay(match: Match, **places: str) -> None:
    """Puts cards where a test needs them; who is on holds `hand`, `stored` lie in her granary."""
    from granary import table

    s, ids = match.state, ids_of(match)
    at = {"hand": table.HAND + s.turn, "stored": table.STORED + s.turn, "market": table.MARKET, "deck": table.DECK}
    for card in range(table.CARDS):
        if s.place[card] in (at["hand"], table.DECK, table.MARKET):
            s.place[card] = table.GONE
    for name, cards in places.items():
        for named in cards.split():
            s.place[ids.index(named)] = at[name]


def refused(match: Match, move: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return caught.value.refusal.rule, caught.value.refusal.key


@pytest.mark.rule("C1", "C2", "S1", "S2", "S3")
def test_a_table_is_set_up(granary: Game, begin: Begin) -> None:
    """32 cards, 3 for everybody, 4 for the market or as many as are wished; anybody may begin."""
    assert 32 == len(granary.pack.cards["cards"])
    for options in every_table(granary):
        view = begin(**options).view(None)
        assert (options["players"], options["market"]) == (len(view.players), len(view.market))
        assert [3] * len(view.players) == [player.hidden for player in view.players]
        assert 32 == view.deck + len(view.market) + 3 * len(view.players)
    assert {0, 1, 2} == {begin(seed).to_act for seed in range(12)}


@pytest.mark.rule("T1", "T2", "T3")
def test_a_card_is_stored_or_left(begin: Begin) -> None:
    """Only what is higher than its crop can be stored; everything can be left, and is gone."""
    match = begin()
    lay(match, hand="peas-3 flax-1 flax-8", stored="peas-4", deck="olives-1 olives-2", market="barley-1")
    assert ["store flax-1", "store flax-8", "leave peas-3", "leave flax-1", "leave flax-8"] == match.legal()
    assert ("T2", "too-low") == refused(match, "store peas-3")
    assert ("T1", "not-in-hand") == refused(match, "store peas-8")
    assert ("T1", "play-first") == refused(match, "draw")
    match.play("leave peas-3")
    assert "peas-3" in match.view(None).gone
    assert ("T1", "take-first") == refused(match, "store flax-1")


@pytest.mark.rule("T4", "T5", "T6")
def test_a_card_is_taken_openly_or_drawn_unseen(begin: Begin) -> None:
    """Everybody knows a card of the market; of one that is drawn the others know that it was."""
    match = begin(players=3)
    first = on(match)
    match.play(match.legal()[-1])
    assert ("T4", "not-in-market") == refused(match, f"take {ids_of(match)[match.state.place.index(0)]}")
    wanted = match.view(None).market[0]
    match.play(f"take {wanted}")
    assert (wanted,) == match.view(None).players[first].open
    assert (first + 1) % 3 == match.to_act
    match.play(match.legal()[-1])
    match.play("draw")
    told = [[event.kind for event in match.events_of(3, seat)] for seat in ((first + 1) % 3, first)]
    assert [["draws", "sees"], ["draws"]] == told


@pytest.mark.rule("E1", "E2")
def test_the_last_card_of_the_deck_ends_the_game(begin: Begin) -> None:
    """Until then there is always a card to draw."""
    match = begin()
    lay(match, hand="flax-1 flax-2 flax-3", deck="olives-1")
    match.play("store flax-1")
    assert ["draw"] == match.legal()
    match.play("draw")
    assert match.is_over
    refusal = match.game.why_not(match.state, 0)
    assert refusal is not None and "E1" == refusal.rule


@pytest.mark.rule("V1", "V2", "V3")
def test_a_crop_must_pay_for_itself(begin: Begin) -> None:
    """The sum less 6, and 5 more for four cards; of equals who stored more wins."""
    match = begin(players=2)
    p = on(match)
    lay(match, stored="peas-1 peas-2 peas-3 peas-4 flax-2")
    assert (4 + 5 - 4, 0) == (match.game.plain.score(match.state, p), match.game.plain.score(match.state, 1 - p))
    lay(match, stored="olives-6")
    lines = {line.key: line.points[p] for line in match.score_sheet().lines}
    assert {"barley": 0, "peas": 9, "flax": -4, "olives": 0} == lines
    from granary import table

    for card in range(table.CARDS):
        match.state.place[card] = table.GONE
    lay(match, stored="olives-6")
    assert (p,) == match.score_sheet().winners
    lay(match)
    match.state.place[ids_of(match).index("olives-6")] = table.GONE
    assert (0, 1) == match.score_sheet().winners


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_keeps_the_contract(granary: Game, players: int) -> None:
    """The checks that anybody can run on a game of their own."""
    check_game(granary, {"players": players}, players, rules=rules_of("granary"))
    check_tables(granary, 3)


def test_law_functions_and_tests_keep_step(granary: Game) -> None:
    """The law lies in the game's package, says the same in four languages, and every rule has a function and a test."""
    assert [list(rules_of("granary"))] * 4 == [list(law("granary", language)) for language in LANGUAGES]
    tests = [test for test in citations_of_tests() if test.game == "granary"]
    entries = [
        entry.__class__(entry.rule, entry.functions, tuple(test.where for test in tests if test.rule == entry.rule.id),
                        entry.is_listed)
        for entry in ledger("granary")
    ]  # fmt: skip
    assert [] == faults(entries, [*citations_of_source("granary"), *tests])
    assert not has_tests("granary")
