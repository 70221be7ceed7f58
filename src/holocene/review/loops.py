"""Moves tried by playing on, in loops that compile with a game's rules: everybody plays what the network likes best."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from holocene.bots.search.by_network import favourite, foretell
from holocene.bots.search.judging import judge_end
from holocene.bots.search.loops import deal_again
from holocene.core.states.rng import next_random

step: Callable[..., None]
to_act: Callable[..., int]
is_over: Callable[..., bool]
n_legal: Callable[..., int]
is_legal: Callable[..., bool]
STATE: Any  # the record type of the game's states

NONE: Final = -1  # no move: it is played on from the position as it is
TRIES: Final = 64  # deals for one in which another seat can make its move


def go_on(s: Any, net: Any, seat: int, decisions: int) -> None:
    """Plays so many decisions on, and then until `seat` decides; or to the end."""
    made = 0
    while not is_over(s):
        is_choice = n_legal(s) > 1
        if is_choice and made >= decisions and to_act(s) == seat:
            return
        step(s, favourite(s, net))
        made += is_choice


def deal_for(buf: Any, position: Any, seat: int, move: int, a: int, b: int, c: int) -> bool:
    """The position dealt anew by what `seat` knows, so that a move can be made in it; False if there is no such deal.

    The seat's own moves can be made in every deal: all of them get the same one.
    """
    for k in range(TRIES):
        deal_again(buf, position, seat, a + k, b, c)
        if move == NONE or is_legal(buf.view(STATE)[0], move):
            return True
    return False


def play_on(
    buf: Any,
    position: Any,
    net: Any,
    luck: Any,
    seat: int,
    seats: int,
    moves: Any,
    decisions: int,
    worth: Any,
    wins: Any,
    found: Any,
) -> None:
    """Tries moves by playing on from a position, in a deal for every row of `found`, which gets the chance of victory
    and the points that each move comes to for `seat`; what is no number where no deal allows a move."""
    for row in range(len(found)):
        a = next_random(luck)
        b = next_random(luck)
        c = next_random(luck)
        for k in range(len(moves)):
            if not deal_for(buf, position, seat, moves[k], a, b, c):
                found[row, k, 0] = np.nan
                found[row, k, 1] = np.nan
                continue
            s = buf.view(STATE)[0]
            if moves[k] != NONE:
                step(s, moves[k])
            go_on(s, net, seat, decisions)
            if is_over(s):
                judge_end(s, seats, worth, wins)
            else:
                foretell(s, seats, net, False, 0.0, worth, wins)
            found[row, k, 0] = wins[seat]
            found[row, k, 1] = worth[seat]
