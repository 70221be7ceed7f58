"""Chapter 12: the end of the game."""

from __future__ import annotations

import pytest

from tests.progress.helpers import (
    after,
    developing,
    hand,
    play,
    player,
    points,
    position,
    power,
    ready,
    refused,
    skills,
    told,
)

END = [1, 2, 2, 3, 3]
SYMBOLS = ["gravitation", "atheism", "sociology"]


@pytest.mark.rule("E1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_game_ends_at_its_number_of_symbols(players: int) -> None:
    """1 symbol alone, 2 with 2 or 3 players, 3 with 4 or 5, on active technologies of all together."""
    for active in range(3):
        last = players - 1
        there = f"| seat {last}: active {' '.join(SYMBOLS[:active])}" if active else ""
        text = f"table: age 3; phase turn | seat 0: developing steam-pump=1 {there}"
        assert (active + 1 >= END[players - 1]) == position(text, players=players).is_over


@pytest.mark.rule("E1")
@pytest.mark.parametrize(("players", "symbols", "expected"), [(3, "", 1), (4, "gravitation", 1), (4, "", 0)])
def test_it_is_told_when_one_symbol_more_ends_the_game(players: int, symbols: str, expected: int) -> None:
    """By the symbol before the last, and by none before it."""
    text = (
        f"table: age 3 | seat 0: hand steam-pump; active blast-furnace scientific-method {symbols};"
        " tokens science; spent science"
    )
    match = after(text, "discover steam-pump", players=players)
    assert (False, ["E1 end-in-sight"] * expected) == (match.is_over, told(match, "end-in-sight"))


@pytest.mark.rule("E1")
def test_technologies_under_development_are_removed() -> None:
    """At the end they are gone, meet nothing and score nothing."""
    text = (
        "table: age 3; phase turn | seat 0: developing steam-pump=1 opera=3; active gravitation"
        "| seat 1: developing canals=1"
    )
    match = position(text)
    assert (True, {}, {}) == (match.is_over, developing(match), developing(match, 1))
    assert (5, 0) == points(match, "technologies")
    assert match.state.active == match.state.area


@pytest.mark.rule("E2")
def test_at_once_means_that_the_turn_is_not_finished() -> None:
    """No further action, no Upkeep and no turn of others; the benefits of the last technology count."""
    text = (
        "table: age 3 | seat 0: hand steam-pump opera*2 canals*2 calculus anatomy; active gravitation blast-furnace"
        " scientific-method; tokens science; spent science"
    )
    match = after(text, "discover steam-pump", players=3)
    assert (True, None, []) == (match.is_over, match.to_act, match.legal())
    assert (6, {}) == (len(hand(match)), ready(match))
    assert ({"development": 1}, [1, 2, 1]) == (skills(match), power(match))
    assert ["B1 advances", "E1 ends-by-symbols"] == told(match, "advances", "ends-by-symbols")
    assert "E2 game-over" == refused(match, "end")


@pytest.mark.rule("E2")
def test_at_once_holds_for_an_exhausted_last_age_too() -> None:
    """The last card of Age III is drawn by a Draw: no Upkeep follows, however large the hand."""
    text = "table: age 3; deck 3 opera | seat 0: hand canals*2 calculus anatomy chemistry compass*2"
    match = after(text, "draw deck 3; draw deck 2; stop")
    assert (True, 9) == (match.is_over, player(match).hand_size)


@pytest.mark.rule("E2")
def test_in_the_development_phase_there_is_no_action_phase() -> None:
    """The end comes with the last marker of seat 1's technology: she gets no action, and nobody another turn."""
    text = "table: age 3; turn 1; phase turn | seat 0: active gravitation | seat 1: developing steam-pump=1"
    match = position(text)
    assert (True, (1, 1)) == (match.is_over, (match.view(0).turn, match.view(0).round))


@pytest.mark.rule("E3")
def test_a_game_ends_after_two_hundred_rounds() -> None:
    """The last turn of round 200 is the last of the game, and it is scored."""
    match = after("table: round 200 | seat 0: active opera", "end")
    assert (False, 1) == (match.is_over, match.to_act)
    play(match, "end")
    assert (True, (0,), ["E3 ends-after-rounds"]) == (match.is_over, match.winners(), told(match, "ends-after-rounds"))
    earlier = after("table: round 199", "end; end")
    assert (False, 200) == (earlier.is_over, earlier.view(0).round)
    assert "" == refused(earlier, "end")
