"""What a game at the end of a simulation is worth to every seat, in loops that compile with a game's rules."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from holocene.bots.search.arrays import BY_WINS, DOUBT, SCALE, SLIVER, Arrays

is_over: Callable[..., bool]
score: Callable[..., int]
is_winner: Callable[..., bool]
foretell: Callable[..., None]


def judge(s: Any, seats: int, tree: Arrays, pondered: bool) -> None:
    """What a game is worth to every seat, from about 0 to 1: victory, and the lead over the best of the others."""
    worth, wins, settings = tree.worth, tree.wins, tree.settings
    if is_over(s):
        judge_end(s, seats, worth, wins)
    else:
        foretell(s, seats, tree.weights, pondered, settings[DOUBT], worth, wins)
    note_places(seats, tree, 0.0 if is_over(s) else settings[DOUBT])
    if seats == 1:
        worth[0] = wins[0] * max(0.0, min(1.0, worth[0] / (4 * settings[SCALE])))
        return
    first = -1e9
    second = -1e9
    for seat in range(seats):
        second = max(second, min(first, worth[seat]))
        first = max(first, worth[seat])
    for seat in range(seats):
        lead = (worth[seat] - (first if worth[seat] < first else second)) / settings[SCALE]
        lead = max(-1.0, min(1.0, lead)) + settings[SLIVER] * lead
        worth[seat] = settings[BY_WINS] * wins[seat] + (1.0 - settings[BY_WINS]) * (0.5 + 0.5 * lead)


def note_places(seats: int, tree: Arrays, doubt: float) -> None:
    """Keeps everybody's points before they become worth, and how many are likely to have more: where points are only
    expected, so many of them as `doubt` make it e times as likely."""
    points, ahead = tree.points, tree.ahead
    for seat in range(seats):
        points[seat] = tree.worth[seat]
        ahead[seat] = 0.0
    for seat in range(seats):
        for other in range(seats):
            if other != seat and doubt > 0.0:
                ahead[seat] += 1.0 / (1.0 + exp((points[seat] - points[other]) / doubt))
            elif points[other] > points[seat]:
                ahead[seat] += 1.0


def judge_end(s: Any, seats: int, points: Any, wins: Any) -> None:
    """The points and the share of the victory of every seat."""
    winners = 0
    for seat in range(seats):
        points[seat] = score(s, seat)
        wins[seat] = 1.0 if is_winner(s, seat) else 0.0
        winners += int(wins[seat])
    for seat in range(seats):
        wins[seat] /= max(1, winners)
