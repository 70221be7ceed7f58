"""Prospects: what a game that goes on promises, and a search that judges by it."""

from __future__ import annotations

from random import Random

import pytest

import holocene
from holocene.bots.base import Clock
from holocene.bots.search.bot import SearchBot
from holocene.bots.search.tree import Settings, Tree
from holocene.core.contract.registry import load_game
from holocene.games.progress.instinct import hope
from holocene.games.progress.prospect import END_OF_ROW, prospect
from tests.core import frozen

PROGRESS = frozen.frozen_game()
ROW = PROGRESS.instinct(2) + PROGRESS.prospects(2)
RICH = "skills action=1 draw=2 hand=1; tokens science*2 engineering*2 culture*2 general; hand irrigation writing"


def prospects(text: str, players: int = 2) -> list[int]:
    s = frozen.position(text, players=players).state
    return [PROGRESS.plain[prospect](s, seat, ROW) for seat in range(players)]


def test_the_row_has_a_weight_for_everything_that_is_looked_at() -> None:
    assert END_OF_ROW == len(ROW)


@pytest.mark.parametrize(
    ("poor", "rich"),
    [
        ("", "skills action=1"),
        ("", "skills draw=1"),
        ("", "tokens science"),
        ("hand pottery", "hand pottery irrigation"),
        ("active pottery", "active pottery writing"),
    ],
)
def test_more_is_better(poor: str, rich: str) -> None:
    """A step, a token, a card worth keeping, a point: each raises the prospect of its owner at the beginning."""
    assert prospects(f"seat 1: {rich}")[1] > prospects(f"seat 1: {poor}")[1]


def test_an_action_is_worth_less_near_the_end() -> None:
    """What builds an empire counts early, points count late."""
    early, late = (
        prospects(f"table: age {age} | seat 1: skills action=1")[1] - prospects(f"table: age {age}")[1]
        for age in (1, 3)
    )
    assert early > late > 0


@pytest.mark.parametrize(
    ("cards", "hopeful"),
    [
        ("hand writing", True),
        ("hand writing; active writing", False),  # it is on the table
        ("hand writing*2", False),  # one of two alike is there to pay with
    ],
)
def test_a_card_is_hoped_for_while_it_may_come_to_the_table(cards: str, hopeful: bool) -> None:
    s = frozen.position(f"seat 1: {cards}", players=2).state
    assert (PROGRESS.plain[hope](s, 1, PROGRESS.parse("discover writing"), ROW) > 0) == hopeful


def test_a_card_of_an_age_that_has_left_is_not_hoped_for() -> None:
    s = frozen.position("table: age 3 | seat 1: hand writing", players=2).state
    assert PROGRESS.plain[hope](s, 1, PROGRESS.parse("discover writing"), ROW) == 0


@pytest.mark.parametrize(("owner", "low", "high"), [(0, 0.6, 1.0), (1, 0.0, 0.4)])
def test_who_is_far_ahead_is_given_the_better_chance(owner: int, low: float, high: float) -> None:
    """Some rounds ahead nobody has won yet; the chances come from the prospects."""
    match = holocene.position(f"seat {owner}: {RICH}", "progress", players=2, first="0")  # its search is compiled
    bot = SearchBot(match.game, 64)
    bot.prepare()
    assert low < bot.think(match.view(0), Clock(), Random(1))[0].win < high


def test_only_games_that_know_prospects_are_cut_short() -> None:
    """And none where somebody plays alone."""
    turns = [
        Tree(load_game(name), players, Settings(rounds=2), nodes=1).arrays.settings[-1]
        for name, players in (("progress", 1), ("progress", 2), ("progress", 5), ("s-evolution", 4))
    ]
    assert [0, 4, 10, 0] == turns
