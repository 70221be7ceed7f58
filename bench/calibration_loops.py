"""Games by a network or by instinct, and what the network says of their positions, in compiled code."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

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
incline: Callable[..., int]
think: Callable[..., None]
say: Callable[..., None]
wish: Callable[..., float]

FINE: Final = 1 << 30  # parts that chance is divided into


def lean(s: Any, net: Any, warmth: float, rng: Any) -> int:
    """A move by the network, which has thought: by lot, the better ones the more often the less its warmth."""
    best = -1e30
    for k in range(n_legal(s)):
        best = max(best, wish(net, nth_legal(s, k)))
    total = 0.0
    for k in range(n_legal(s)):
        total += exp((wish(net, nth_legal(s, k)) - best) / warmth)
    left = total * below(rng, FINE) / FINE
    for k in range(n_legal(s)):
        left -= exp((wish(net, nth_legal(s, k)) - best) / warmth)
        if left <= 0:
            return nth_legal(s, k)
    return nth_legal(s, n_legal(s) - 1)


def watch(
    buf: Any, rng: Any, params: Any, net: Any, weights: Any, ways: Any, seed: int, first: int, every: int, seen: Any
) -> int:
    """A game for every row of `ways`; of about every `every`-th decision a row of `seen`, how many there are.

    A way is that of a seat: a warmth above 0 is the network's, anything else instinct's noise, less than nothing. A row
    of `seen` holds the game, the seat that decides, what the network says, everybody's share of the victory and points.
    """
    s = buf.view(STATE)[0]
    heads = len(net.said)
    rows = 0
    for game in range(len(ways)):
        erase(buf)
        deal(s, params, seed, first + game)
        seed_stream(rng, seed, first + game, PLAYERS)
        begin = rows
        while not is_over(s):
            seat = to_act(s)
            if n_legal(s) == 1:
                step(s, nth_legal(s, 0))
                continue
            is_seen = below(rng, every) == 0 and rows < len(seen)
            way = ways[game, seat]
            if is_seen or way > 0:
                think(s, seat, net)
            if is_seen:
                say(net)
                seen[rows, 0] = first + game
                seen[rows, 1] = seat
                for head in range(heads):
                    seen[rows, 2 + head] = net.said[head]
                rows += 1
            step(s, lean(s, net, way, rng) if way > 0 else incline(s, weights, rng, int(-way)))
        winners = 0
        for p in range(s.players):
            winners += 1 if is_winner(s, p) else 0
        for row in range(begin, rows):
            for p in range(s.players):
                seen[row, 2 + heads + p] = (1.0 if is_winner(s, p) else 0.0) / max(1, winners)
                seen[row, 2 + heads + s.players + p] = score(s, p)
    return rows
