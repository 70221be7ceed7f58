"""Games of the network against itself, decisions in which moves differ, and games played on: compiled code."""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from holocene.core.compiling.native import PLAYERS

STATE: Any
step: Callable[..., None]
to_act: Callable[..., int]
is_over: Callable[..., bool]
n_legal: Callable[..., int]
nth_legal: Callable[..., int]
is_winner: Callable[..., bool]
score: Callable[..., int]
erase: Callable[..., None]
deal: Callable[..., None]
seed_stream: Callable[..., None]
think: Callable[..., None]
wish: Callable[..., float]
lean: Callable[..., int]
foretell: Callable[..., None]
judge_end: Callable[..., None]
deal_again: Callable[..., None]

FAR: Final = 1e9
HALF: Final = 50.0  # points alone that matter as much as a game won: 4 of them are 8 hundredths


def worth_after(trial: Any, buf: Any, seat: int, seats: int, action: int, net: Any, points: Any, wins: Any) -> float:
    """What one look says of a move: the chance of victory, alone the points of a game that is not lost."""
    for i in range(len(buf)):
        trial[i] = buf[i]
    s = trial.view(STATE)[0]
    step(s, action)
    if is_over(s):
        judge_end(s, seats, points, wins)
    else:
        foretell(s, seats, net, False, 0.0, points, wins)
    return wins[seat] if seats > 1 else wins[0] * points[0] / HALF


def decisions(s: Any, rng: Any, net: Any, warmth: float) -> int:
    """Plays a game to its end; how often somebody had a choice."""
    n = 0
    while not is_over(s):
        if n_legal(s) == 1:
            step(s, nth_legal(s, 0))
        else:
            think(s, to_act(s), net)
            step(s, lean(s, net, warmth, rng))
            n += 1
    return n


def begin(buf: Any, rng: Any, params: Any, seed: int, game: int) -> None:
    """Deals a game, and seeds those who play it."""
    erase(buf)
    deal(buf.view(STATE)[0], params, seed, game)
    seed_stream(rng, seed, game, PLAYERS)


def gather(
    buf: Any, trial: Any, rng: Any, params: Any, net: Any, seed: int, game: int, warmth: float, late: float,
    margin: float, points: Any, wins: Any, found: Any,
) -> int:  # fmt: skip
    """Plays a game; when `late` of its decisions are over, all moves of the others are looked at once. States in which
    the best is ahead by `margin` are copied to `found`; how many there are."""
    s = buf.view(STATE)[0]
    begin(buf, rng, params, seed, game)
    waits = int(late * decisions(s, rng, net, warmth)) if late > 0.0 else 0
    begin(buf, rng, params, seed, game)
    seats = s.players
    n = 0
    while not is_over(s):
        seat = to_act(s)
        if n_legal(s) == 1:
            step(s, nth_legal(s, 0))
            continue
        think(s, seat, net)
        move = lean(s, net, warmth, rng)
        waits -= 1
        if waits < 0 and n < len(found):
            first = -FAR
            second = -FAR
            for k in range(n_legal(s)):
                worth = worth_after(trial, buf, seat, seats, nth_legal(s, k), net, points, wins)
                second = max(second, min(first, worth))
                first = max(first, worth)
            if first - second >= margin:
                for i in range(len(buf)):
                    found[n][i] = buf[i]
                n += 1
        step(s, move)
    return n


def look_round(
    buf: Any,
    trial: Any,
    position: Any,
    net: Any,
    seat: int,
    actions: Any,
    deals: Any,
    points: Any,
    wins: Any,
    sums: Any,
) -> None:
    """One look at every action in each of the deals: sums of the seat's chances and points."""
    s = buf.view(STATE)[0]
    for i in range(len(deals)):
        deal_again(buf, position, seat, deals[i][0], deals[i][1], deals[i][2])
        for k in range(len(actions)):
            worth_after(trial, buf, seat, s.players, actions[k], net, points, wins)
            sums[k][0] += wins[seat]
            sums[k][1] += points[seat]


def play_on(
    buf: Any, position: Any, rng: Any, net: Any, seat: int, actions: Any, deals: Any, warmth: float, results: Any
) -> None:
    """Games to their end after each of the actions, by the network, all of them in the same deals (three words each):
    for each the seat's share of the victory, and how far it is ahead of the best other seat, alone its points."""
    s = buf.view(STATE)[0]
    for i in range(len(deals)):
        for k in range(len(actions)):
            deal_again(buf, position, seat, deals[i][0], deals[i][1], deals[i][2])
            seed_stream(rng, deals[i][0], deals[i][1], PLAYERS)
            step(s, actions[k])
            while not is_over(s):
                if n_legal(s) == 1:
                    step(s, nth_legal(s, 0))
                else:
                    think(s, to_act(s), net)
                    step(s, lean(s, net, warmth, rng))
            winners = 0
            rival = -FAR
            for p in range(s.players):
                winners += 1 if is_winner(s, p) else 0
                if p != seat:
                    rival = max(rival, float(score(s, p)))
            results[i][k][0] = (1.0 if is_winner(s, seat) else 0.0) / max(1, winners)
            results[i][k][1] = score(s, seat) - rival if s.players > 1 else score(s, seat)
