"""What decisions turned out to be worth, from games written down by hand."""

from __future__ import annotations

import pytest


def test_victory_and_lead_make_the_worth_of_an_end() -> None:
    """Two players, 50 : 30, six parts of ten for victory; the third column is nobody's."""
    import torch

    from holocene.learn.results import worth_of

    found = worth_of(torch.tensor([[1.0, 0, 0]]), torch.tensor([[50.0, 30, 0]]), torch.tensor([2]), 0.6)
    assert [[pytest.approx(0.6 + 0.4 * 0.5), pytest.approx(-0.6 - 0.4 * 0.5), 0]] == found.tolist()


def test_with_more_players_a_loser_pays_a_part_of_the_victory() -> None:
    import torch

    from holocene.learn.results import worth_of

    found = worth_of(torch.tensor([[0.0, 1, 0]]), torch.tensor([[40.0, 80, 60]]), torch.tensor([3]), 1.0)
    assert [[-0.5, 1.0, -0.5]] == found.tolist()


def test_alone_points_count_and_a_lost_game_is_worth_least() -> None:
    import torch

    from holocene.learn.results import worth_of

    found = worth_of(
        torch.tensor([[1.0, 0], [0.0, 0]]), torch.tensor([[90.0, 0], [90.0, 0]]), torch.tensor([1, 1]), 0.6
    )
    assert [[0.5, 0], [-1.0, 0]] == found.tolist()


def test_seats_are_counted_from_the_observer_on_and_back() -> None:
    import torch

    from holocene.learn.tables import from_observer, to_observer

    seats, players = torch.tensor([2, 1]), torch.tensor([3, 2])
    there = from_observer(seats, players, 4)
    assert [[2, 0, 1, 3], [1, 0, 2, 3]] == there.tolist()
    back = to_observer(seats, players, 4)
    assert [[0, 1, 2, 3]] * 2 == there.gather(1, back).tolist()


def test_an_end_reaches_the_last_decision_of_every_seat() -> None:
    """Seat 0 won: its last decision gains what was not expected, seat 1 loses as much."""
    from holocene.learn.results import lesson_of
    from tests.learn.by_hand import Still, played

    still = Still()
    lesson = lesson_of(played([1, 0], [0.1, 0.2], ends=1), still, still, 0.6)
    assert [pytest.approx(-1.1), pytest.approx(0.8)] == lesson.gains.flatten().tolist()
    assert [pytest.approx(-1.0), pytest.approx(1.0)] == lesson.worth.flatten().tolist()
    assert [1.0, 0.0] == lesson.wins[1, 0].tolist()
    assert [1.0, 0.0] == lesson.points[1, 0].tolist()


def test_seats_trace_their_own_decisions_only() -> None:
    """At the break seat 0 decides again and expects 0.25; seat 1 has not decided since, so it learns nothing."""
    from holocene.learn.results import TRACE, lesson_of
    from tests.learn.by_hand import Still, played

    still = Still()
    lesson = lesson_of(played([0, 1, 0], [0.0, 0.9, 0.1]), still, still, 0.6)
    later = 0.25 - 0.1
    assert [pytest.approx(0.1 + TRACE * later), 0.0, pytest.approx(later)] == lesson.gains.flatten().tolist()


def test_a_new_game_starts_a_new_trace() -> None:
    """What happens after an end has nothing to do with what was before it."""
    from holocene.learn.results import lesson_of
    from tests.learn.by_hand import Still, played

    still = Still()
    one = lesson_of(played([0, 0, 0], [0.0, 0.0, 0.7], ends=1), still, still, 0.6)
    assert pytest.approx(1.0) == one.gains[1].item()
