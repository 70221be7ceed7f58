"""The networks that come with the package: they fit the games as they are, and play alone and together."""

from __future__ import annotations

from random import Random

import pytest

import holocene
from holocene.bots.base import Clock
from holocene.bots.network.mind import Mind
from holocene.bots.network.shipped import find, shipped
from holocene.bots.registry import levels, make_ready
from holocene.core.contract.registry import load_game

GAMES = ("progress", "s-evolution")
LARGEST = 6_000_000  # bytes


@pytest.mark.parametrize("name", GAMES)
def test_each_game_has_a_network_for_its_present_cards(name: str) -> None:
    """Where cards or rules change, the champion has to learn anew: `holocene train`."""
    game = load_game(name)
    path = shipped(game)
    assert path is not None
    assert path.stat().st_size <= LARGEST
    assert "champion" == levels(game)[-1]


@pytest.mark.parametrize("name", GAMES)
def test_the_champion_makes_legal_moves_and_says_how_it_stands(name: str) -> None:
    """Everybody's chances sum to one, and the points it expects are those of a game."""
    match = holocene.new(name, seed=3, players=2)
    bot = make_ready("champion:simulations=32", match.game)
    rng = Random(1)
    for _ in range(6):
        move = bot.choose(match.view(match.to_act), match.legal(), Clock(1), rng)
        assert move in match.legal()
        match.play(move)
    thought = Mind(match.game, find("", match.game)).of_view(match.view(match.to_act), rng)
    assert pytest.approx(1) == sum(thought.wins)
    assert all(5 < points < 200 for points in thought.points)


def test_alone_the_game_itself_can_win() -> None:
    """A solo game may be lost, so the one seat's chance is less than one."""
    match = holocene.new("progress", seed=3, players=1)
    (win,) = Mind(match.game, find("", match.game)).of_view(match.view(0), Random(1)).wins
    assert 0.5 < win < 1
