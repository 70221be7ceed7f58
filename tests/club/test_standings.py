"""What tables come to: places, the same seat elsewhere, and what sets equal ones apart."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from holocene.server.club.events.history import BOT
from holocene.server.club.events.scoring import Result, duplicates, match_points, places_of
from holocene.server.club.events.standings import scores, standings


def over(number: int, *seats: tuple[int, int]) -> Result:
    """A table that the best points have won: (entrant, points) by seat."""
    points = tuple(each for _, each in seats)
    winners = [at for at, each in enumerate(points) if each == max(points)]
    return Result(number, tuple(who for who, _ in seats), points, places_of(points, winners))


@given(st.lists(st.integers(0, 9), min_size=2, max_size=5))
def test_a_table_gives_as_many_points_as_it_has_pairs(points: list[int]) -> None:
    places = places_of(points, [points.index(max(points))])
    assert len(points) * (len(points) - 1) / 2 == sum(match_points(places))


@given(st.lists(st.tuples(st.integers(0, 99), st.integers(0, 99)), min_size=2, max_size=6))
def test_of_all_who_had_a_seat_the_mean_is_nothing(tables: list[tuple[int, int]]) -> None:
    results = [over(1, (2 * at, one), (2 * at + 1, other)) for at, (one, other) in enumerate(tables)]
    for seat in (0, 1):
        assert abs(sum(made[seat] for made in duplicates(results))) < 1e-6


def test_who_gave_up_is_last_whatever_the_points() -> None:
    assert (2, 0, 1) == places_of([50, 20, 10], winners=[1], resigned=[0])


def test_equal_points_are_set_apart_by_the_same_seat_elsewhere() -> None:
    """Two have won their tables; who made more of the first seat comes first."""
    results = [over(1, (1, 40), (2, 10)), over(1, (3, 30), (4, 20))]
    assert [(1, 1), (3, 2), (4, 3), (2, 4)] == [(each.number, each.place) for each in standings([1, 2, 3, 4], results)]
    assert [10.0, -10.0, 10.0, -10.0] == [each.duplicate for each in standings([1, 2, 3, 4], results)]


def test_the_same_seat_elsewhere_may_be_what_counts() -> None:
    """Who lost narrowly made more of that seat than who lost by far, and more than anybody else."""
    results = [over(1, (1, 31), (2, 30)), over(1, (3, 50), (4, 10))]
    assert [3, 1, 2, 4] == [each.number for each in standings([1, 2, 3, 4], results)]
    assert [2, 3, 1, 4] == [each.number for each in standings([1, 2, 3, 4], results, "duplicate")]


def test_direct_meetings_decide_between_those_who_are_equal_in_all_else() -> None:
    results = [over(1, (1, 5), (2, 4))]
    first, second = standings([2, 1], results)
    assert (1, 2) == (first.number, second.number)
    three = [over(1, (1, 5), (BOT, 4)), over(2, (2, 5), (BOT, 4)), over(3, (3, 5), (BOT, 4))]
    assert [1, 1, 1] == [each.place for each in standings([1, 2, 3], three)]


def test_strong_opponents_count_without_the_best_and_the_worst() -> None:
    """Entrant 1 meets four others, who have won 0, 1, 2 and 3 elsewhere."""
    met = [over(n, (1, 5), (n, 4)) for n in (2, 3, 4, 5)]
    more = [over(9, (who, 5), (BOT, 4)) for who, times in ((3, 1), (4, 2), (5, 3)) for _ in range(times)]
    own = next(each for each in standings([1, 2, 3, 4, 5], [*met, *more]) if each.number == 1)
    assert (6.0, 3.0) == (own.buchholz, own.median)


def test_of_two_opponents_both_count() -> None:
    """Entrant 1 meets two others, one of whom has won once elsewhere."""
    results = [over(1, (1, 5), (2, 4)), over(2, (1, 5), (3, 4)), over(2, (2, 5), (4, 4))]
    own = next(each for each in standings([1, 2, 3, 4], results) if each.number == 1)
    assert (1.0, 1.0) == (own.buchholz, own.median)


def test_a_table_that_was_deleted_counts_for_nobody() -> None:
    results = [over(1, (1, 5), (2, 4)), Result(2, (1, 2), (), ())]
    first, second = standings([1, 2], results)
    assert (1.0, 0.0, 1, 1) == (first.points, second.points, first.played, second.played)


def test_late_entrants_begin_with_nothing() -> None:
    assert [(1, 1.0), (2, 0.0), (7, 0.0)] == [
        (each.number, each.points) for each in standings([1, 2, 7], [over(1, (1, 5), (2, 4))])
    ]


def test_rounds_of_duplicate_events_are_drawn_by_the_order_of_standings() -> None:
    results = [over(1, (1, 31), (2, 30)), over(1, (3, 50), (4, 10))]
    drawn_by = scores(results, "duplicate")
    order = [each.number for each in standings([1, 2, 3, 4], results, "duplicate")]
    assert order == sorted(order, key=lambda number: -drawn_by[number])
