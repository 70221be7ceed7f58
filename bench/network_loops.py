"""What `bench.network` measures, in compiled code."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

observe: Callable[..., None]
to_act: Callable[..., int]
n_legal: Callable[..., int]
nth_legal: Callable[..., int]
think: Callable[..., None]
say: Callable[..., None]
wish: Callable[..., float]
STATE: Any


def observe_rows(buf: Any, net: Any, times: int) -> None:
    """What the seat to act knows of every position."""
    for _ in range(times):
        for i in range(len(buf)):
            s = buf[i].view(STATE)[0]
            observe(s, to_act(s), net.cells)


def think_rows(buf: Any, net: Any, times: int) -> float:
    """What it thinks of it, and of all its moves."""
    total = 0.0
    for _ in range(times):
        for i in range(len(buf)):
            s = buf[i].view(STATE)[0]
            think(s, to_act(s), net)
            say(net)
            for k in range(n_legal(s)):
                total += wish(net, nth_legal(s, k))
    return total
