"""Who meets whom: nobody sits out, nobody meets somebody again where that can be helped, seats go round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holocene.server.club.events import groups, robin
from holocene.server.club.events.drawing import floaters, swiss
from holocene.server.club.events.drawing import robin as robin_round
from holocene.server.club.events.history import BOT, Group, Player, past_of
from holocene.server.club.events.places import cost, seated
from holocene.server.club.events.weights import MET, matrix

FEW = settings(max_examples=40, deadline=None)
entrants, sizes, seeds = st.integers(2, 14), st.integers(2, 5), st.integers(0, 10_000)


class Swiss:
    """A Swiss event whose tables end by lot."""

    def __init__(self, n: int, size: int, seed: int) -> None:
        self.n, self.size, self.lots = n, size, Random(seed)
        self.scores = dict.fromkeys(range(n), 0.0)
        self.rounds: list[list[Group]] = []
        self.floats: list[int] = []

    @property
    def tables(self) -> list[Group]:
        return [table for round_ in self.rounds for table in round_]

    def draw(self) -> list[Group]:
        players = [Player(number, score) for number, score in self.scores.items()]
        return swiss(players, self.size, past_of(self.tables, self.floats), len(self.rounds))

    def play(self) -> list[Group]:
        drawn = self.draw()
        self.floats += floaters(drawn, self.scores)
        self.rounds.append(drawn)
        for table in drawn:
            for points, number in enumerate(self.lots.sample(table, len(table))):
                if number != BOT:
                    self.scores[number] += points
        return drawn


def partitions(people: tuple[int, ...], size: int) -> Iterator[list[Group]]:
    """All ways to sit at tables of one size."""
    if not people:
        yield []
        return
    first, *others = people
    for some in combinations(others, size - 1):
        for rest in partitions(tuple(each for each in others if each not in some), size):
            yield [(first, *some), *rest]


def again(tables: Sequence[Group], before: Sequence[Group]) -> int:
    """How badly people meet again: by the squares of how often two have met before. Several bots at a table are left to
    another test."""
    past = past_of(before)
    pairs = (pair for table in tables for pair in combinations(table, 2) if pair != (BOT, BOT))
    return sum(past.meetings(*pair) ** 2 for pair in pairs)


@FEW
@given(entrants, sizes, seeds, st.integers(1, 6))
def test_everybody_sits_at_one_table_in_every_round(n: int, size: int, seed: int, rounds: int) -> None:
    event = Swiss(n, size, seed)
    for _ in range(rounds):
        drawn = event.play()
        people = [number for table in drawn for number in table if number != BOT]
        assert list(range(n)) == sorted(people)
        assert {size} == {len(table) for table in drawn}


@FEW
@given(entrants, sizes, seeds)
def test_bots_take_as_few_seats_as_can_be_and_keep_apart(n: int, size: int, seed: int) -> None:
    drawn = Swiss(n, size, seed).play()
    bots = [table.count(BOT) for table in drawn]
    assert -n % size == sum(bots)
    assert max(bots) - min(bots) <= 1


@FEW
@given(st.integers(2, 8), seeds, st.integers(1, 6))
def test_two_meet_again_only_where_it_cannot_be_helped(n: int, seed: int, rounds: int) -> None:
    """Every other way to pair has as many who meet again, or more."""
    event = Swiss(n, 2, seed)
    for _ in range(rounds):
        before, people = event.tables, (*range(n), *([BOT] * (n % 2)))
        least = min(again(way, before) for way in partitions(people, 2))
        assert least == again(event.play(), before)


@FEW
@given(st.sampled_from([(6, 3), (9, 3), (8, 4), (10, 5), (5, 3), (7, 4)]), seeds, st.integers(1, 4))
def test_few_at_a_table_meet_again_only_where_it_cannot_be_helped(
    shape: tuple[int, int], seed: int, rounds: int
) -> None:
    n, size = shape
    event = Swiss(n, size, seed)
    for _ in range(rounds):
        before = event.tables
        costs = matrix([Player(number, 0.0) for number in range(n)], size, past_of(before), 0)
        ways = partitions(tuple(range(len(costs))), size)
        assert min(groups.total(costs, way) for way in ways) // MET == _met(event.play(), before)


def _met(tables: Sequence[Group], before: Sequence[Group]) -> int:
    """What meeting again costs, with bots as they are counted there."""
    past = past_of(before)
    return sum(
        4096 if pair == (BOT, BOT) else past.meetings(*pair) ** 2 for table in tables for pair in combinations(table, 2)
    )


def test_those_of_equal_scores_meet() -> None:
    """After a first round of eight, winners meet winners."""
    event = Swiss(8, 2, 3)
    event.play()
    for a, b in event.draw():
        assert event.scores[a] == event.scores[b]


def test_a_bot_comes_first_to_who_stands_last_and_then_to_somebody_else() -> None:
    event = Swiss(7, 2, 5)
    met = []
    for _ in range(5):
        low = min(event.scores[number] for number in range(7) if number not in met)
        drawn = event.play()
        (own,) = ({*table} - {BOT} for table in drawn if BOT in table)
        (number,) = own
        assert number not in met, "somebody met the bot twice, and others never"
        met.append(number)
        assert event.scores[number] <= low + 1  # the table with the bot may just have been won


@FEW
@given(st.integers(4, 14), seeds)
def test_nobody_sits_first_too_often_at_tables_of_two(n: int, seed: int) -> None:
    event = Swiss(n, 2, seed)
    for _ in range(min(5, n - 1)):
        event.play()
    sat = past_of(event.tables).sat
    assert all(abs(sat[number][0] - sat[number][1]) <= 3 for number in range(n))
    even = sum(abs(sat[number][0] - sat[number][1]) <= 2 for number in range(n))
    assert even >= n - 2


@FEW
@given(st.integers(3, 5), seeds)
def test_a_group_is_seated_in_the_best_order(size: int, seed: int) -> None:
    event = Swiss(3 * size, size, seed)
    for _ in range(4):
        past = past_of(event.tables)
        for table in event.play():
            best = min(cost(way, past) for way in permutations(table))
            assert best == cost(table, past) == cost(seated(table, past, Random(seed)), past)


@FEW
@given(entrants, sizes, seeds)
def test_the_same_history_gives_the_same_round(n: int, size: int, seed: int) -> None:
    one, other = Swiss(n, size, seed), Swiss(n, size, seed)
    for _ in range(3):
        assert one.play() == other.play()


@pytest.mark.parametrize("n", range(2, 14))
def test_a_round_robin_of_two_lets_everybody_meet_once(n: int) -> None:
    rounds = robin.schedule(n, 2, robin.whole(n, 2), 1)
    assert (1, 1) == robin.balance(rounds, n)
    for round_ in rounds:
        assert list(range(n + n % 2)) == sorted(each for group in round_ for each in group)


@pytest.mark.parametrize(("n", "size"), [(9, 3), (15, 3), (16, 4), (25, 5)])
def test_where_a_design_is_known_everybody_meets_once(n: int, size: int) -> None:
    rounds = robin.schedule(n, size, robin.whole(n, size), 1)
    assert ((n - 1) // (size - 1), (1, 1)) == (len(rounds), robin.balance(rounds, n))


@FEW
@given(st.integers(3, 16), st.integers(3, 5), seeds)
def test_other_round_robins_are_about_even(n: int, size: int, seed: int) -> None:
    rounds = robin.schedule(n, size, robin.whole(n, size), seed)
    least, most = robin.balance(rounds, n)
    assert most - least <= 3 and most <= len(rounds)
    for round_ in rounds:
        assert list(range(robin.full(n, size))) == sorted(each for group in round_ for each in group)


def test_bots_play_for_those_who_left_a_round_robin() -> None:
    """The others meet whom they were to meet; where nobody is left at a table, there is none."""
    rounds = robin.schedule(4, 2, 3, 1)
    whole = [robin_round(round_, range(4), past_of([]), 1) for round_ in rounds]
    fewer = [robin_round(round_, {0, 1}, past_of([]), 1) for round_ in rounds]
    for tables, left in zip(whole, fewer, strict=True):
        expected = [{number if number in (0, 1) else BOT for number in table} for table in tables]
        assert [table for table in expected if table != {BOT}] == [{*table} for table in left]
