"""Tables in the middle of a game, or after it, always at the same position: a bot here plays for all seats."""

from __future__ import annotations

from random import Random
from typing import Any

from asking import ask

import holocene
from holocene.bots.base import Clock
from holocene.bots.registry import make

NAMES = ("Ada", "Benedikt", "Chen", "Dorothea", "Ekaterina")
SEED = 11


def reached(address: str, game: str, players: int, moves: int | None = None, **options: Any) -> str:
    """The link of the first seat, at her first decision after so many moves; without a number, at the end."""
    seats = [{"kind": "here" if n else "me", "name": name} for n, name in enumerate(NAMES[:players])]
    options = {"players": players, **options}
    made = ask(address, "/tables", {"game": game, "options": options, "seats": seats, "seed": SEED})
    tokens = [seat["token"] for seat in made["seats"]]
    match = holocene.new(game, seed=SEED, **options)
    bot = make("greedy", match.game)
    while not match.is_over and not (moves is not None and len(match.moves) >= moves and match.to_act == 0):
        seat = match.to_act or 0
        move = bot.choose(match.view(seat), match.legal(), Clock(0.0), Random(len(match.moves)))
        ask(address, f"/tables/{made['table']}/moves", {"n": len(match.moves), "moves": [move]}, tokens[seat])
        match.play(move)
    return f"/table/{made['table']}#k={tokens[0]}"
