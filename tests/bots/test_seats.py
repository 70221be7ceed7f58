"""Seats by very many games of instinct: every game is looked at from every seat, and its victory shared out once."""

from __future__ import annotations

import argparse

import numpy as np
import pytest

from bench.seats import line, shares
from bench.tune import Contest
from holocene.arena.stats import Estimate
from holocene.core.contract.registry import load_game

GAMES = 40


@pytest.mark.parametrize("options", [{"players": "2", "first": "red"}, {"players": "3", "first": "green"}])
def test_the_shares_of_all_seats_are_one(options: dict[str, str]) -> None:
    args = argparse.Namespace(noise=0, threads=1)
    contest = Contest(load_game("s-evolution"), options, args)
    found = shares(contest, seed=7, games=GAMES)
    assert len(found) == int(options["players"])
    assert np.isclose(1, sum(seat.value for seat in found))
    assert found == shares(contest, seed=7, games=GAMES)
    assert found != shares(contest, seed=8, games=GAMES)
    assert all((seat.low or 0) < seat.value < (seat.high or 0) for seat in found)


def test_a_line_names_the_farthest_seat() -> None:
    found = [Estimate(100, 0.56, 0.5, 0.62), Estimate(100, 0.44, 0.38, 0.5)]
    assert line("players=2", found) == "players=2: farthest 6.0 points from fair; 56.0 (50.0-62.0)  44.0 (38.0-50.0)"
