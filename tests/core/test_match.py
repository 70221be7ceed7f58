"""Matches: playing, refusing, taking back, and what each seat is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from holocene.core.contract.game import Event
from holocene.core.errors import BadMove, BadOption, HoloceneError, IllegalMove, RestUnseen
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.core.matches.secret import commitment, key, new_secret
from tests.core.counting import Counting, begin


def test_a_seed_deals_the_same_and_a_secret_of_the_system_does_not_repeat() -> None:
    """The secret decides the deal; its hash is shown from the start."""
    assert begin(7).state.digit == begin(7).state.digit
    assert new_secret() != new_secret()
    assert begin(7).commitment == commitment(new_secret(7))
    assert len({key(new_secret(7), ply) for ply in range(100)}) == 100


def test_chance_is_keyed_before_every_decision() -> None:
    """A state carries the words of its own decision, whatever was drawn before."""
    match = begin()
    assert match.state.rng == [*key(match.secret, 1), 1]
    match.play("swap")
    assert match.state.rng == [*key(match.secret, 2), 1]


def test_moves_are_played_by_number_by_notation_and_several_at_once() -> None:
    """`legal` lists what may be chosen, ascending, and `play` takes any of it."""
    match = begin()
    assert match.legal() == ["count", "swap", "end turn"]
    assert match.legal_actions() == [0, 1, 2]
    match.play(0)
    match.play(" Count ;END  turn; drop red")
    assert match.moves == [0, 0, 2, 3]
    assert match.legal() == ["drop red", "drop blue"]


@pytest.mark.parametrize("move", ["count; end turn; swap", "count; dance", "dance", "", "count;", 99, -1])
def test_what_cannot_be_played_changes_nothing(move: int | str) -> None:
    """Several moves are played all or not at all."""
    match = begin()
    before = match.digest()
    with pytest.raises((IllegalMove, BadMove)):
        match.play(move)
    assert match.moves == [] and match.digest() == before and len(match.states) == 1


@pytest.mark.parametrize("rest", ["end turn", "count", "castle"])
@pytest.mark.parametrize("barrier", ["swap", "end turn"])
def test_what_is_sent_together_ends_at_a_barrier(barrier: str, rest: str) -> None:
    """The rest is refused unseen, legal or not: what the barrier shows, or another decides, was not known yet."""
    match = begin()
    with pytest.raises(RestUnseen):
        match.play_together([barrier, rest])
    assert [] == match.moves
    match.play_together([barrier])
    assert 1 == len(match.moves)


def test_a_refusal_names_rule_and_facts() -> None:
    """`why_not` explains what `play` refuses, with the same refusal."""
    match = begin()
    match.play("count; end turn")
    refusal = match.why_not("swap")
    assert refusal is not None and refusal.rule == "C1" and refusal.facts == {"owed": 1}
    assert match.why_not("drop red") is None
    with pytest.raises(IllegalMove) as caught:
        match.play("swap")
    assert caught.value.refusal == refusal


def test_undo_goes_back_exactly_as_far_as_nothing_was_learnt() -> None:
    """Counting can be taken back; a swap shows a new digit and cannot."""
    match = begin()
    first = match.digest()
    match.play("count; count")
    assert match.can_undo() and not match.barrier() and not match.barrier("count") and match.barrier("swap")
    match.undo()
    match.undo()
    assert match.digest() == first and match.barrier()
    with pytest.raises(HoloceneError, match="nothing to take back"):
        match.undo()
    match.play("count; swap")
    assert not match.can_undo()


def test_the_turn_of_another_seat_is_a_barrier_and_so_is_the_end() -> None:
    """Once the turn has passed, its moves stand."""
    match = begin(players=2)
    assert match.barrier("end turn")
    match.play("end turn")
    assert match.to_act == 1 and not match.can_undo()
    solo = begin(players=1)
    solo.play("end turn")
    assert solo.can_undo() and solo.barrier("end turn")
    solo.play("end turn")
    assert solo.is_over and solo.to_act is None and solo.legal() == [] and not solo.can_undo()
    with pytest.raises(IllegalMove):
        solo.play("end turn")


def test_a_move_taken_back_and_made_again_draws_the_same() -> None:
    """Undo gives no second chance."""
    match = begin()
    match.play("count; swap")
    drawn = match.state.digit[0]
    again = begin()
    again.play("count")
    again.undo()
    again.play("count; swap")
    assert again.state.digit[0] == drawn


def test_restart_turn_takes_back_all_that_can_be() -> None:
    """It stops at the barrier."""
    match = begin(players=1)
    match.play("swap; end turn; drop red; drop red; drop red; count; count")
    assert match.restart_turn() == 6
    assert match.moves == [1]
    assert match.restart_turn() == 0


def test_a_seat_is_told_only_what_it_may_know() -> None:
    """The new digit is told to the seat that swapped and to nobody else."""
    match = begin()
    match.play("count; swap")
    digit = Event("digit", "C2", {"n": match.state.digit[0]}, (0,))
    assert digit in match.events(seat=0) and digit in match.events(all_seats=True)
    assert [event.kind for event in match.events(seat=1)] == ["count", "swap"] == [e.kind for e in match.events()]
    assert [event.kind for event in match.events(since=1, seat=0)] == ["swap", "digit"]
    assert match.view(0)["digit"] == match.state.digit[0] and match.view(None)["digit"] is None


def test_events_follow_an_undo() -> None:
    """What was taken back is told no more."""
    match = begin()
    match.play("count")
    assert [event.kind for event in match.events()] == ["count"]
    match.undo()
    match.play("swap")
    assert [event.kind for event in match.events()] == ["swap"]


def test_scores_winners_and_sheet_agree() -> None:
    """Winners are named once the game is over."""
    match = begin()
    assert match.winners() == ()
    match.play("end turn; end turn; end turn; end turn")
    assert match.is_over and match.scores() == match.score_sheet().totals
    assert match.winners() == match.score_sheet().winners != ()


def test_seats_have_names_and_kinds() -> None:
    """Names may be given for every seat or for none; there is no seat beyond."""
    game = Counting()
    match = Match(game, game.read_options({}), new_secret(1), ["Ada\n Lovelace", Seat("Ben", "greedy")])
    assert match.seats == (Seat("Ada Lovelace"), Seat("Ben", "greedy"))
    assert begin().seats == (Seat(), Seat())
    with pytest.raises(BadOption, match="2 seats, but 1"):
        Match(game, game.read_options({}), new_secret(1), ["Ada"])
    for seat in (-1, 2):
        with pytest.raises(BadOption, match="no seat"):
            match.view(seat)


def test_a_match_can_begin_from_a_position() -> None:
    """What the position does not say is as in a game just begun."""
    match = begin(position="owed 2; digit 4 9")
    assert match.legal() == ["drop red", "drop blue"] and match.scores() == (4, 9)
    assert match.record().position == "owed 2; digit 4 9"


def test_a_pack_changes_the_rules_tables() -> None:
    """The engine is bound to the cards of the pack."""
    game = Counting(Path("5"))
    match = Match(game, game.read_options({}), new_secret(1), position="digit 1 2")
    match.play("count")
    assert match.scores() == (6, 2)
