"""Games of players who each look once at every decision, in compiled code: what `bench.levels` tunes levels by."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from holocene.core.compiling.native import PLAYERS
from holocene.core.states.rng import below

step: Callable[..., None]
to_act: Callable[..., int]
is_over: Callable[..., bool]
n_legal: Callable[..., int]
nth_legal: Callable[..., int]
score: Callable[..., int]
is_winner: Callable[..., bool]
incline: Callable[..., int]
think_blindly: Callable[..., None]
wish: Callable[..., float]
erase: Callable[..., None]
deal: Callable[..., None]
seed_stream: Callable[..., None]
STATE: Any

FAR: Final = -1e30
PARTS: Final = 1000


class Styles(NamedTuple):
    """How players choose, an entry each."""

    hidden: Any  # cells that they take no notice of …
    n_hidden: Any  # … and how many these are
    forgotten: Any  # 1 for moves that they do not think of
    overlooked: Any  # how many of `PARTS` of the others they overlook
    noise: Any  # of one who plays by instinct; else -1


def look(s: Any, rng: Any, net: Any, k: int, styles: Styles) -> int:
    """What style `k` chooses after one look of the network."""
    n = n_legal(s)
    if n == 1:
        return nth_legal(s, 0)
    think_blindly(s, to_act(s), net, styles.hidden[k][: styles.n_hidden[k]])
    known = 0
    for i in range(n):
        known += 1 - styles.forgotten[k][net.dense[nth_legal(s, i)]]
    best = glance(s, rng, net, styles.forgotten[k], known == 0, styles.overlooked[k])
    return best if best >= 0 else glance(s, rng, net, styles.forgotten[k], known == 0, 0)


def glance(s: Any, rng: Any, net: Any, forgotten: Any, all_forgotten: bool, overlooked: int) -> int:
    """The best of the moves that are not forgotten, except where all are, and not overlooked; -1 where none is left."""
    most = FAR
    best = -1
    for i in range(n_legal(s)):
        action = nth_legal(s, i)
        if (all_forgotten or not forgotten[net.dense[action]]) and below(rng, PARTS) >= overlooked:
            found = wish(net, action)
            if found > most:
                most = found
                best = action
    return best


def look_once(buf: Any, rng: Any, net: Any, k: int, styles: Styles) -> int:
    """What style `k` chooses in a state: a door for one decision."""
    return look(buf.view(STATE)[0], rng, net, k, styles)


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
            if styles.noise[k] >= 0:
                step(s, incline(s, instinct, rng, styles.noise[k]))
            else:
                step(s, look(s, rng, net, k, styles))
        for p in range(s.players):
            results[i][p] = 1000 * is_winner(s, p) + score(s, p)
