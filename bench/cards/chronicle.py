"""Games of instinct against itself, and what each of them was like, in machine code.

In the subset that every engine runs; the functions of the game are bound by name.
"""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from holocene.core.compiling.native import PLAYERS
from holocene.games.progress.layout import AGES, MILESTONES, SEATS, SKILL_NAMES

step: Callable[..., None]
to_act: Callable[..., int]
is_over: Callable[..., bool]
score: Callable[..., int]
is_winner: Callable[..., bool]
incline: Callable[..., int]
erase: Callable[..., None]
deal: Callable[..., None]
seed_stream: Callable[..., None]

STATE: Any  # the record type of the game's states

ACTION: Final = SKILL_NAMES.index("action")

# How an age began, or the game ended.
BY_SYMBOLS: Final = 1
EXHAUSTED: Final = 2
LOST: Final = 3
AFTER_ROUNDS: Final = 4

# Columns of the row that tells of a game.
ROUNDS: Final = 0
ENDED: Final = 1
BEGAN: Final = 2  # of Ages I to IV
FIRST: Final = BEGAN + AGES  # the first seat with an Action more, -1 for nobody
FIRST_AT: Final = FIRST + 1  # in which round
WON: Final = FIRST_AT + 1  # of every seat
POINTS: Final = WON + SEATS
ACTIVE: Final = POINTS + SEATS  # technologies of every seat and age
GUIDED: Final = ACTIVE + SEATS * AGES  # by which personalities, of every seat
OWNER: Final = GUIDED + SEATS  # of every milestone, -1 for nobody
SHOWN: Final = OWNER + MILESTONES  # which milestones were ever the current one
COLUMNS: Final = SHOWN + 1


def chronicle(buf: Any, rng: Any, params: Any, weights: Any, noise: Any, seed: int, first: int, rows: Any) -> None:
    """Games number `first` and on, a row each; every seat has its own row of weights and its own noise."""
    for game in range(len(rows)):
        erase(buf)
        s = buf.view(STATE)[0]
        deal(s, params, seed, first + game)
        seed_stream(rng, seed, first + game, PLAYERS)
        row = rows[game]
        row[:] = 0
        row[FIRST] = -1
        tell(s, rng, weights, noise, row)


def tell(s: Any, rng: Any, weights: Any, noise: Any, row: Any) -> None:
    """Plays a dealt game to its end."""
    while not is_over(s):
        p = to_act(s)
        age = s.age
        actions = s.skills[p][ACTION]
        if s.milestone >= 0:
            row[SHOWN] |= 1 << s.milestone
        step(s, incline(s, weights[p], rng, noise[p]))
        if row[FIRST] < 0 and s.skills[p][ACTION] > actions:
            row[FIRST] = p
            row[FIRST_AT] = s.round + 1
        while age < s.age:
            age += 1
            row[BEGAN + age] = BY_SYMBOLS if s.symbols[age] >= s.need[age] else EXHAUSTED
    row[ROUNDS] = s.round + 1
    row[ENDED] = ending(s)
    for p in range(s.players):
        row[WON + p] = is_winner(s, p)
        row[POINTS + p] = score(s, p)
        row[GUIDED + p] = s.guided[p]
        for age in range(AGES):
            row[ACTIVE + p * AGES + age] = s.active[p][age]
    for milestone in range(MILESTONES):
        row[OWNER + milestone] = s.owner[milestone]


def ending(s: Any) -> int:
    """Why the game is over."""
    if s.lost:
        return LOST
    if s.symbols[s.last_age + 1] >= s.need[s.last_age + 1]:
        return BY_SYMBOLS
    if s.deck_size[s.age] == 0 and s.pile_size[s.age] == 0:
        return EXHAUSTED
    return AFTER_ROUNDS
