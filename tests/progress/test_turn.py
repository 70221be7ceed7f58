"""Chapter 6: the turn."""

from __future__ import annotations

import pytest

from tests.progress.helpers import new, play, position, refused, told


@pytest.mark.rule("T1")
def test_development_then_actions_then_upkeep_then_the_next_player() -> None:
    """A turn asks for technologies to take back, then for actions, then for discards; then the next player acts."""
    match = position("table: phase turn | seat 0: hand pottery*2 masonry*2 bronze*2; developing wheel=3")
    phases = []
    for move in ("keep", "end", "discard bronze"):
        phases.append((match.to_act, match.view(0).phase))
        play(match, move)
    assert [(0, "take-back"), (0, "act"), (0, "upkeep")] == phases
    assert (1, 1, "act") == (match.to_act, match.view(0).turn, match.view(0).phase)


@pytest.mark.rule("T1")
def test_no_phase_can_be_left_out_or_gone_back_to() -> None:
    """Each phase allows its own moves only."""
    match = position("table: phase turn | seat 0: hand pottery*2 masonry*2 bronze*2; developing wheel=3")
    assert "A1 not-now" == refused(match, "discover pottery")
    assert "T1 not-now" == refused(match, "end")
    play(match, "keep")
    assert "D4 not-now" == refused(match, "take back wheel")
    play(match, "end")
    assert "A1 not-now" == refused(match, "discover pottery")
    assert "A30 not-now" == refused(match, "draw deck 1")
    assert "T1 not-now" == refused(match, "end")


@pytest.mark.rule("T1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_turns_go_round_the_table(players: int) -> None:
    """After the last player the first one begins the next round."""
    match = position(players=players)
    seats = []
    for _ in range(players + 1):
        seats.append((match.view(0).round, match.to_act))
        play(match, "end")
    assert [*((1, seat) for seat in range(players)), (2, 0)] == seats
    assert players + 1 == len(told(match, "turn-begins"))


@pytest.mark.rule("T1")
def test_a_player_alone_takes_turn_after_turn() -> None:
    """With one player every turn is hers and every turn is a round."""
    match = play(new(1), "end")
    while match.view(0).phase == "upkeep":
        play(match, match.legal()[0])
    assert (0, 2) == (match.to_act, match.view(0).round)
