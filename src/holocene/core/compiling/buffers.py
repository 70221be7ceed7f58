"""The doors into compiled code: functions over states kept as bytes.

Handing a record to compiled code costs 7 microseconds, handing over a byte buffer a quarter of one; the view as a
record is made inside, where it costs nothing. These functions run compiled only; `fast` is their face in Python.
"""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from holocene.core.compiling.native import play_game, play_out
from holocene.core.states.rng import seed_rng

setup: Callable[..., None]
step: Callable[..., None]
to_act: Callable[..., int]
is_over: Callable[..., bool]
n_legal: Callable[..., int]
nth_legal: Callable[..., int]
score: Callable[..., int]
is_winner: Callable[..., bool]
redeal: Callable[..., None]

STATE: Any  # the record type of the game's states
BLANK: Any  # the bytes of a blank state

SEAT: Final = 16
COUNT: Final = (1 << SEAT) - 1


def whose(s: Any) -> int:
    """The seat to act, or -1 when the game is over."""
    return -1 if is_over(s) else to_act(s)


def choices(s: Any, out: Any) -> int:
    """Writes the legal actions, ascending; their number and, above `SEAT` bits, the seat to act or -1."""
    if is_over(s):
        return -1 << SEAT
    n = n_legal(s)
    for k in range(n):
        out[k] = nth_legal(s, k)
    return to_act(s) << SEAT | n


def status(buf: Any) -> int:
    """The seat to act, or -1 when the game is over."""
    return whose(buf.view(STATE)[0])


def erase(cells: Any) -> None:
    """Makes the state blank; a loop, since a slice takes Numba two seconds to compile."""
    for i in range(len(BLANK)):
        cells[i] = BLANK[i]


def state_of(states: Any, game: int) -> Any:
    """One of many states that lie below each other as rows; a GPU keeps them otherwise (`lanes`)."""
    return states[game].view(STATE)[0]


def seen_of(states: Any, game: int) -> Any:
    """The same where the state is only read, which a GPU does faster when it knows (`seen`)."""
    return states[game].view(STATE)[0]


def erase_state(states: Any, game: int) -> None:
    """Makes one of many states blank."""
    erase(states[game])


def setup_one(buf: Any, params: Any, a: int, b: int, c: int) -> None:
    """Deals a new game from three random words."""
    erase(buf)
    s = buf.view(STATE)[0]
    seed_rng(s.rng, a, b, c)
    setup(s, params)


def legal_into(buf: Any, out: Any) -> int:
    """Writes the legal actions, as `choices` does."""
    return choices(buf.view(STATE)[0], out)


def step_into(buf: Any, out: Any, action: int) -> int:
    """Plays a legal action and writes what is legal then: a whole decision in one call."""
    s = buf.view(STATE)[0]
    step(s, action)
    return choices(s, out)


def redeal_one(buf: Any, seat: int, a: int, b: int, c: int) -> None:
    """Deals anew, from three random words, all that the seat cannot know."""
    s = buf.view(STATE)[0]
    seed_rng(s.rng, a, b, c)
    redeal(s, seat)


def scores_into(buf: Any, points: Any, won: Any) -> None:
    """Writes the points of every seat and whether it wins, or would win now."""
    s = buf.view(STATE)[0]
    for seat in range(len(points)):
        points[seat] = score(s, seat)
        won[seat] = 1 if is_winner(s, seat) else 0


def finish_one(buf: Any, rng: Any, limit: int) -> int:
    """Plays on at random to the end, or for `limit` decisions; how many were made."""
    return play_out(buf.view(STATE)[0], rng, limit)


def play_games(buf: Any, rng: Any, params: Any, seats: int, seed: int, first: int, limit: int, rows: Any) -> None:
    """Plays one random game for every row, numbered from `first` on, and reports it there."""
    s = buf.view(STATE)[0]
    for i in range(len(rows)):
        erase(buf)
        play_game(s, rng, params, seats, seed, first + i, limit, rows[i])
