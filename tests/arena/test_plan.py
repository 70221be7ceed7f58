"""Who sits where: every bot on every seat of every deal as often as the others."""

from __future__ import annotations

from collections import Counter

import pytest

from holocene.arena.plan import Plan, lineups
from holocene.arena.series import Shard, new_plan
from holocene.core.errors import BadOption

NAMES = ("random", "greedy", "random:x=1", "random:x=2", "random:x=3", "random:x=4")


def planned(bots: int, players: int, seed: int = 1) -> Plan:
    return Plan("progress", {"players": players}, NAMES[:bots], seed, 1.0, None, "", 1, "")


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("bots", [2, 3, 6])
def test_seats_are_balanced_in_every_round(bots: int, players: int) -> None:
    """On one deal, each bot sits on each seat equally often, and so do all bots together."""
    plan = planned(bots, players)
    for deal in range(4):
        seatings = [plan.seating(number) for number in range(deal * plan.round, (deal + 1) * plan.round)]
        assert {deal} == {seating.deal for seating in seatings}
        assert len(set(seatings)) == len({(s.bots, s.number) for s in seatings}) == plan.round
        sat = Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating.bots))
        assert 1 == len(set(sat.values()))
        assert bots * players == len(sat)


@pytest.mark.parametrize(("bots", "players"), [(2, 4), (2, 5), (3, 5)])
def test_no_seating_is_played_twice_on_a_deal(bots: int, players: int) -> None:
    """Not even where the same bot sits on several seats."""
    plan = planned(bots, players)
    for deal in range(20):
        seated = [plan.seating(number).bots for number in range(deal * plan.round, (deal + 1) * plan.round)]
        assert len(seated) == len(set(seated))


def test_lineups() -> None:
    """Different bots where there are enough; else every bot at least once, in all proportions."""
    assert 10 == len(lineups(5, 3))
    assert [(0, 0, 0, 0, 1), (0, 0, 0, 1, 1), (0, 0, 1, 1, 1), (0, 1, 1, 1, 1)] == lineups(2, 5)
    assert [(0, 0, 0)] == lineups(1, 3)
    assert [(0,), (1,)] == lineups(2, 1)


def test_a_single_bot_plays_itself_once_a_deal() -> None:
    plan = planned(1, 3)
    assert (1, [0, 1, 2]) == (plan.round, [plan.seating(number).deal for number in range(3)])


def test_chance_follows_from_seed_and_numbers() -> None:
    """Deals by deal, generators by game and seat; another seed changes both, and the order around the table."""
    plan, other = planned(3, 3), planned(3, 3, seed=2)
    assert plan.secret(4) == planned(3, 3).secret(4) != plan.secret(5)
    assert plan.secret(4) != other.secret(4)
    drawn = {plan.generator(number, seat).random() for number in range(9) for seat in range(3)}
    assert 27 == len(drawn)
    assert plan.generator(3, 1).random() == planned(3, 3).generator(3, 1).random()
    assert [plan.seating(n).bots for n in range(60)] != [other.seating(n).bots for n in range(60)]


def test_the_order_around_the_table_is_drawn_for_each_deal() -> None:
    """Who sits behind whom is no advantage of one bot for a whole series: of three there are two orders."""
    plan = planned(3, 3)
    firsts = [plan.seating(deal * plan.round).bots for deal in range(20)]
    assert 2 == len({bots[bots.index(0) :] + bots[: bots.index(0)] for bots in firsts})


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert [6, 6, 12] == [planned(2, 3).whole_rounds(games) for games in (1, 6, 7)]


def test_shards_share_the_deals() -> None:
    """Every game is in exactly one of them, and a deal is not torn apart."""
    plan = planned(2, 3)
    parts = [list(Shard(part, 3).numbers(plan, 48)) for part in (1, 2, 3)]
    assert list(range(48)) == sorted(number for part in parts for number in part)
    assert all({n // 6 % 3 for n in part} == {at} for at, part in enumerate(parts))


@pytest.mark.parametrize(
    ("bots", "key"), [((), "arena-no-bots"), (("random", "random"), "arena-bot-twice"), (("nobody",), "no-such-bot")]
)
def test_lists_of_bots_that_cannot_play_are_refused(bots: tuple[str, ...], key: str) -> None:
    with pytest.raises(BadOption) as refused:
        new_plan("progress", {}, bots)
    assert key == refused.value.key
