"""Games of players who each look once at every decision, in compiled code: what `bench.levels` tunes levels by."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holocene.bots.network.looking import BY_LOOK, Styles, look
from holocene.core.compiling.native import PLAYERS

step: Callable[..., None]
to_act: Callable[..., int]
is_over: Callable[..., bool]
score: Callable[..., int]
is_winner: Callable[..., bool]
incline: Callable[..., int]
erase: Callable[..., None]
deal: Callable[..., None]
seed_stream: Callable[..., None]
STATE: Any


def meet(
    buf: Any, rng: Any, params: Any, net: Any, instinct: Any, styles: Styles, games: Any, seed: int, results: Any
) -> None:
    """A game for every row of `games`: its deal, then the style of every seat; victories and points are its results."""
    s = buf.view(STATE)[0]
    for i in range(len(games)):
        erase(buf)
        deal(s, params, seed, games[i][0])
        seed_stream(rng, seed, i, PLAYERS)
        while not is_over(s):
            k = games[i][1 + to_act(s)]
            if styles.noise[k] == BY_LOOK:
                step(s, look(s, rng, net, k, styles))
            else:
                step(s, incline(s, instinct, rng, styles.noise[k]))
        for p in range(s.players):
            results[i][p] = 1000 * is_winner(s, p) + score(s, p)
