"""Whole games of a network against itself, and what it thought at every choice, in compiled code."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final, NamedTuple

from holocene.core.compiling.native import PLAYERS
from holocene.core.states.rng import below

STATE: Any
step: Callable[..., None]
to_act: Callable[..., int]
is_over: Callable[..., bool]
n_legal: Callable[..., int]
nth_legal: Callable[..., int]
score: Callable[..., int]
is_winner: Callable[..., bool]
erase: Callable[..., None]
deal: Callable[..., None]
seed_stream: Callable[..., None]
think: Callable[..., None]
say: Callable[..., None]
wish: Callable[..., float]

FINE: Final = 1 << 30  # parts that chance is divided into


class Sheets(NamedTuple):
    """What is written down: of every game, of every choice, and of every move that could be chosen."""

    choices: Any  # of a game, how many there were
    points: Any  # a row a game, a column a seat
    won: Any
    seat: Any  # of a choice: who made it …
    action: Any  # … what it was, counted without gaps …
    chance: Any  # … the chance of victory that the network saw …
    moves: Any  # … and how many moves were legal
    legal: Any  # of a move: what it is, and how much the network liked it
    share: Any


def weigh(s: Any, net: Any, sheets: Sheets, at: int) -> None:
    """Writes what is legal, and how likely the network would play it."""
    n = n_legal(s)
    best = -1e30
    for k in range(n):
        action = nth_legal(s, k)
        sheets.legal[at + k] = net.dense[action]
        sheets.share[at + k] = wish(net, action)
        best = max(best, sheets.share[at + k])
    total = 0.0
    for k in range(n):
        sheets.share[at + k] = exp(sheets.share[at + k] - best)
        total += sheets.share[at + k]
    for k in range(n):
        sheets.share[at + k] /= total


def draw_lots(sheets: Sheets, at: int, n: int, warmth: float, rng: Any) -> int:
    """Which of the moves is played: the best or, the warmer, any other in proportion."""
    best = 0
    for k in range(n):
        if sheets.share[at + k] > sheets.share[at + best]:
            best = k
    if warmth <= 0.0:
        return best
    total = 0.0
    for k in range(n):
        total += (sheets.share[at + k] / sheets.share[at + best]) ** (1.0 / warmth)
    left = total * below(rng, FINE) / FINE
    for k in range(n):
        left -= (sheets.share[at + k] / sheets.share[at + best]) ** (1.0 / warmth)
        if left <= 0.0:
            return k
    return best


def victory(net: Any, seats: int) -> float:
    """The chance of victory that the seat that thought sees for itself; alone, that the game is not lost."""
    say(net)
    most = net.said[1]
    for k in range(2, 1 + max(2, seats)):
        most = max(most, net.said[k])
    total = 0.0
    for k in range(1, 1 + max(2, seats)):
        total += exp(net.said[k] - most)
    return exp(net.said[1] - most) / total


def play_many(buf: Any, rng: Any, params: Any, net: Any, seed: int, first: int, warmth: float, sheets: Sheets) -> int:
    """Plays game after game of the series `seed` as long as the sheets have room; how many there were. Where there is
    only one move it is played and not written down: it follows."""
    s = buf.view(STATE)[0]
    at = 0
    row = 0
    for game in range(len(sheets.choices)):
        erase(buf)
        deal(s, params, seed, first + game)
        seed_stream(rng, seed, first + game, PLAYERS)
        began = row
        while not is_over(s):
            n = n_legal(s)
            if n == 1:
                step(s, nth_legal(s, 0))
                continue
            if row == len(sheets.seat) or at + n > len(sheets.legal):
                return game
            seat = to_act(s)
            think(s, seat, net)
            weigh(s, net, sheets, at)
            k = draw_lots(sheets, at, n, warmth, rng)
            sheets.seat[row] = seat
            sheets.action[row] = sheets.legal[at + k]
            sheets.chance[row] = victory(net, s.players)
            sheets.moves[row] = n
            row += 1
            at += n
            step(s, nth_legal(s, k))
        sheets.choices[game] = row - began
        for p in range(s.players):
            sheets.points[game][p] = score(s, p)
            sheets.won[game][p] = is_winner(s, p)
    return len(sheets.choices)
