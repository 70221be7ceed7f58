"""Games of a network against itself, in compiled code: what `bench.explorer` counts."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

STATE: Any
step: Callable[..., None]
to_act: Callable[..., int]
is_over: Callable[..., bool]
n_legal: Callable[..., int]
nth_legal: Callable[..., int]
think: Callable[..., None]
wish: Callable[..., float]


def best_move(s: Any, net: Any) -> int:
    """The move that the network likes best, after one look."""
    best = nth_legal(s, 0)
    if n_legal(s) > 1:
        think(s, to_act(s), net)
        for k in range(1, n_legal(s)):
            if wish(net, nth_legal(s, k)) > wish(net, best):
                best = nth_legal(s, k)
    return best


def play_on(buf: Any, net: Any, keys: Any, made: Any) -> int:
    """Plays to the end, or until `keys` end; how many moves were `made`. A key of chance stands for every decision, as
    a match has it, so that a match can play the same moves."""
    s = buf.view(STATE)[0]
    n = 0
    while n < len(keys) and not is_over(s):
        for word in range(len(s.rng)):
            s.rng[word] = keys[n][word]
        made[n] = best_move(s, net)
        step(s, made[n])
        n += 1
    return n
