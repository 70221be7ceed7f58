"""The rules of the toy game, in the compiled subset: play cards for points or draw blindly until the bag is empty."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from holocene.core.contract.observation import Part, Space
from holocene.core.states.bits import nth_bit, popcount
from holocene.core.states.cells import clear, put, put_choice, put_row, put_wide
from holocene.core.states.fields import Annotated, Layout, Span, state
from holocene.core.states.rng import MASK32, WORDS, below

KINDS: Final = 6
SEATS: Final = 4
DRAW: Final = KINDS
VALUE: Final[list[int]] = [1, 2, 3, 5, 8, -4]
BONUS: Final[list[list[int]]] = [[0, 0], [0, 3]]


class Param(IntEnum):
    """Columns of the row of parameters."""

    SEATS = 0
    COPIES = 1


@state
class State:
    """Everything about one game."""

    rng: Annotated[list[int], Span(0, MASK32, WORDS)]
    legal: Annotated[int, Span(0, (1 << (KINDS + 1)) - 1)]
    points: Annotated[list[int], Span(-500, 500, SEATS)]
    round: Annotated[int, Span(0, 200)]
    players: Annotated[int, Span(1, SEATS)]
    me: Annotated[int, Span(0, SEATS - 1)]
    over: Annotated[int, Span(0, 1)]
    left: Annotated[int, Span(0, 100)]
    bag: Annotated[list[int], Span(0, 20, KINDS)]
    hand: Annotated[list[list[int]], Span(0, 20, SEATS, KINDS)]


LAYOUT: Final = Layout(State)
SPACE: Final = Space(
    table=[
        Part("round", 2, 20, "hundreds, and the rest"),
        Part("left", 1, 20, "cards in the bag"),
        Part("hand", KINDS, 4, "the observer's cards"),
    ],
    each=[
        Part("me", 2, 1, "one-hot: whether the seat decides"),
        Part("cards", 1, 10, "cards in hand"),
        Part("points", 1, 30, "points so far"),
    ],
    seats=SEATS,
)


def setup(s: State, params: list[int]) -> None:
    s.players = params[Param.SEATS]
    for kind in range(KINDS):
        s.bag[kind] = params[Param.COPIES]
    s.left = KINDS * params[Param.COPIES]
    for p in range(s.players):
        draw(s, p)
        draw(s, p)
    s.me = below(s.rng, s.players)
    s.round = 1
    offer(s)


def draw(s: State, p: int) -> None:
    k = below(s.rng, s.left)
    kind = 0
    while k >= s.bag[kind]:
        k -= s.bag[kind]
        kind += 1
    s.bag[kind] -= 1
    s.left -= 1
    s.hand[p][kind] += 1


def offer(s: State) -> None:
    if s.left == 0:
        s.over = 1
        s.legal = 0
        return
    legal = 1 << DRAW
    for kind in range(KINDS):
        if s.hand[s.me][kind]:
            legal |= 1 << kind
    s.legal = legal


def step(s: State, action: int) -> None:
    if action == DRAW:
        draw(s, s.me)
    else:
        s.hand[s.me][action] -= 1
        s.points[s.me] += VALUE[action] + BONUS[action & 1][s.round & 1]
    s.me = (s.me + 1) % s.players
    if s.me == 0:
        s.round += 1
    offer(s)


def to_act(s: State) -> int:
    return s.me


def is_over(s: State) -> bool:
    return s.over == 1


def n_legal(s: State) -> int:
    return popcount(s.legal)


def nth_legal(s: State, k: int) -> int:
    return nth_bit(s.legal, k)


def is_legal(s: State, action: int) -> bool:
    return (s.legal >> action) & 1 == 1


def score(s: State, p: int) -> int:
    return s.points[p]


def is_winner(s: State, p: int) -> bool:
    for other in range(s.players):
        if s.points[other] > s.points[p]:
            return False
    return True


def redeal(s: State, seat: int) -> None:
    for p in range(s.players):
        if p != seat:
            n = 0
            for kind in range(KINDS):
                n += s.hand[p][kind]
                s.bag[kind] += s.hand[p][kind]
                s.hand[p][kind] = 0
            s.left += n
            for _ in range(n):
                draw(s, p)
    offer(s)


def observe(s: State, seat: int, out: Any) -> None:
    clear(out)
    at = put_wide(out, 0, s.round)
    at = put(out, at, s.left)
    at = put_row(out, at, s.hand[seat], KINDS)
    for k in range(SEATS):
        p = (seat + k) % s.players
        at = put_choice(out, at, (s.over == 0 and s.me == p) + 0 if k < s.players else -1, 2)
        cards = 0
        for kind in range(KINDS):
            cards += s.hand[p][kind]
        at = put(out, at, cards if k < s.players else 0)
        at = put(out, at, s.points[p] if k < s.players else 0)
