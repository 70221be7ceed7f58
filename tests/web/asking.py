"""Requests beside the browser: a table is set up, or looked at, as a script would."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import pytest

from bench.clicking import VIEWS
from holocene.bots.base import Clock
from holocene.bots.registry import make
from holocene.core.contract.registry import load_game

Wanted = Callable[[Any, list[str]], bool]


def ask(address: str, path: str, body: Any = None, token: str = "") -> Any:
    """What the server answers."""
    headers = {"content-type": "application/json", "origin": address}
    headers |= {"authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{address}/api{path}", data, headers)) as answer:
        return json.load(answer)


def table_with(address: str, *kinds: str, **more: Any) -> Any:
    """A new table of S-Evolution with these kinds of seats; whoever made it has not sat down."""
    seats = [{"kind": kind, **({"bot": "greedy"} if kind == "bot" else {})} for kind in kinds]
    return ask(address, "/tables", {"game": "s-evolution", "seats": seats, "sit": False, "think": 0, **more})


def play_until(address: str, game: str, table: str, token: str, wanted: Wanted) -> bool:
    """Plays a seat as greedy does until it decides something that is wanted, or the game is over."""
    bot, path = make("greedy", load_game(game)), f"/tables/{table}"
    moment = ask(address, f"{path}/moment", token=token)
    for _ in range(2000):
        if moment["state"] != "running":
            return False
        moves = [each["move"] for each in moment["moves"]]
        if not moves:
            time.sleep(0.02)
            moment = ask(address, f"{path}/moment", token=token)
        elif wanted(moment["view"], moves):
            return True
        else:
            move = bot.choose(msgspec.convert(moment["view"], VIEWS[game], strict=False), moves, Clock(), Random(1))
            moment = ask(address, f"{path}/moves", {"n": moment["n"], "moves": [move]}, token)
    pytest.fail("the game does not go on")
