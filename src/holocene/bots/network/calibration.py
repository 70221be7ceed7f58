"""What makes a network's chances and points true: corrections for every number of players, in a file beside it.

A chance is made of logits: divided by a temperature above 1 it is less certain, by one below 1 more. Points are taken
times a factor, and something is added. Both are found on games that nobody learned from (`python -m
bench.calibration`) and belong to one file of weights: the digest says to which. A network without them is taken at its
word. Bots play by the network as it is; whatever is shown to people is corrected.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import msgspec

from holocene.bots.network.file import POINTS, Network
from holocene.bots.network.shipped import shipped
from holocene.bots.network.weights import load
from holocene.core.contract.game import Game

SUFFIX: Final = ".calibration.json"


class Correction(msgspec.Struct, frozen=True):
    """By what logits of victory are divided, by what points are multiplied, and what is added to these."""

    temperature: Annotated[float, msgspec.Meta(gt=0)] = 1.0
    factor: float = 1.0
    offset: float = 0.0


class Calibration(msgspec.Struct, frozen=True):
    """The digest of a network's file, and corrections by the number of players."""

    network: str
    players: dict[int, Correction] = {}


AS_IT_IS: Final = Correction()


def digest(path: Path) -> str:
    """What a file of weights is known by."""
    return sha256(path.read_bytes()).hexdigest()


def write(path: Path, players: dict[int, Correction]) -> None:
    """Writes the corrections of a network beside its file."""
    told = msgspec.json.encode(Calibration(digest(path), players))
    path.with_suffix(SUFFIX).write_bytes(msgspec.json.format(told, indent=2) + b"\n")


def read(path: Path, players: int) -> Correction:
    """The correction of a network's file; none where nobody measured it, or it is that of other weights."""
    try:
        found = msgspec.json.decode(path.with_suffix(SUFFIX).read_bytes(), type=Calibration)
    except (OSError, msgspec.DecodeError):
        return AS_IT_IS
    return found.players.get(players, AS_IT_IS) if found.network == digest(path) else AS_IT_IS


def corrected(network: Network, by: Correction) -> Network:
    """The same network with heads that say what is true; which moves it likes and what a game is worth stay."""
    seats = network.card.seats
    weight, bias = network.arrays["heads.weight"].copy(), network.arrays["heads.bias"].copy()
    wins, points = slice(1, 1 + seats), slice(1 + seats, 1 + 2 * seats)
    for head in (weight, bias):
        head[wins] /= by.temperature
        head[points] *= by.factor
    bias[points] += by.offset / POINTS
    return Network(network.card, {**network.arrays, "heads.weight": weight, "heads.bias": bias})


def judge(game: Game, players: int) -> Network | None:
    """The network that came with the package, as it is asked for chances and points; None where there is none."""
    path = shipped(game)
    return None if path is None else _judge(path, path.stat().st_mtime_ns, game, players)


@lru_cache(16)
def _judge(path: Path, stamp: int, game: Game, players: int) -> Network:
    return corrected(load(path, game), read(path, players))
