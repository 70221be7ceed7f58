"""Players who look once at every decision, as loops that compile with a game's rules: levels, instinct and chance.

`bots.styles` makes styles of the names of bots; `tests/bots/test_levels.py` holds that they choose as the bots do.
"""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from holocene.core.states.rng import below

to_act: Callable[..., int]
n_legal: Callable[..., int]
nth_legal: Callable[..., int]
think_blindly: Callable[..., None]
wish: Callable[..., float]
STATE: Any

FAR: Final = -1e30
PARTS: Final = 1000
AT_RANDOM: Final = -1  # the noise of players who follow no instinct, but chance …
BY_LOOK: Final = -2  # … and of those who look with the network


class Styles(NamedTuple):
    """How players choose, an entry each."""

    hidden: Any  # cells that they take no notice of …
    n_hidden: Any  # … and how many these are
    forgotten: Any  # 1 for moves that they do not think of
    overlooked: Any  # how many of `PARTS` of the others they overlook
    noise: Any  # of one who plays by instinct; else one of the two above


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
