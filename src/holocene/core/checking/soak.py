"""Random games in which every state is asked whether it can be true, as machine code: see `bench/soak.py`.

A game's `is_sound(s)` tells whether every card is in exactly one place and all sums kept beside are right.
"""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

is_over: Callable[..., bool]
step: Callable[..., None]
n_legal: Callable[..., int]
is_sound: Callable[..., bool]
deal: Callable[..., None]
seed_stream: Callable[..., None]
random_action: Callable[..., int]
erase: Callable[..., None]
STATE: Any

PLAYERS: Final = 1
LONGEST: Final = 60_000  # decisions; a game that is longer does not end


def soak(buf: Any, rng: Any, params: Any, seed: int, first: int, games: int, every: int) -> int:
    """Plays `games` random games; the decisions made, or -1 - n if game n broke a promise.

    Every state has a legal move until the game is over, every `every`-th state is sound, and the game ends.
    """
    s = buf.view(STATE)[0]
    total = 0
    for game in range(first, first + games):
        erase(buf)
        deal(s, params, seed, game)
        seed_stream(rng, seed, game, PLAYERS)
        decisions = 0
        while not is_over(s):
            if decisions > LONGEST or n_legal(s) == 0 or (decisions % every == 0 and not is_sound(s)):
                return -1 - game
            step(s, random_action(s, rng))
            decisions += 1
        if not is_sound(s):
            return -1 - game
        total += decisions
    return total
