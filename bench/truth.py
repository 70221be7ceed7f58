"""What `bench.calibration` finds out of positions and how their games ended: corrections, scores, reliability."""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from holocene.arena.stats import Estimate, mean, share
from holocene.bots.network.calibration import Correction
from holocene.bots.network.file import POINTS

BINS = 10
FEWEST = 30  # positions of a bin that is shown
COOLEST, WARMEST = 0.5, 2.0
Array = NDArray[Any]


class Seen(NamedTuple):
    """Positions, a row each, seats counted from the one that decides: logits, points said, share of the victory
    (alone, the second is the game's), points at the end."""

    game: Array
    logits: Array
    said: Array
    shares: Array
    points: Array

    @staticmethod
    def of(rows: Array, players: int, heads: int) -> Seen:
        """What the rows of `calibration_loops.watch` mean."""
        most = (heads - 1) // 2
        seat = rows[:, 1].astype(int)
        order = (seat[:, None] + np.arange(players)) % players
        ends = rows[:, 2 + heads :]
        shares = np.take_along_axis(ends[:, :players], order, 1)
        if players == 1:
            shares = np.hstack([shares, 1 - shares])
        return Seen(
            rows[:, 0].astype(int),
            rows[:, 3 : 3 + max(2, players)].astype(np.float64),
            POINTS * rows[:, 3 + most : 3 + most + players].astype(np.float64),
            shares.astype(np.float64),
            np.take_along_axis(ends[:, players:], order, 1).astype(np.float64),
        )

    def chances(self, temperature: float) -> Array:
        """Everybody's chance of victory."""
        logits = self.logits / temperature
        powers = np.exp(logits - logits.max(1, keepdims=True))
        chances: Array = powers / powers.sum(1, keepdims=True)
        return chances


class Bin(msgspec.Struct, frozen=True):
    """Positions of which much the same was said: the mean of that, and how often it came true."""

    said: float
    true: Estimate


class Score(msgspec.Struct, frozen=True):
    """How true chances and points were: the Brier score, by how much points were too high, and how far off."""

    brier: Estimate
    bins: tuple[Bin, ...]
    too_high: Estimate
    off: Estimate


class Kind(msgspec.Struct, frozen=True):
    """A table: games and positions it was measured on, the Brier score of who only knows how often the seat that
    decides wins, the network as it is, corrected, and corrected among players of every strength."""

    table: str
    games: int
    positions: int
    base: float
    correction: Correction
    raw: Score
    true: Score
    mixed: Score
    mixed_games: int
    mixed_base: float


def corrections(seen: list[Seen]) -> Correction:
    """The temperature that makes what happened most likely, and the line through points said and points made; every
    table counts alike. What does not make the network surely better is left as it is."""
    temperature, line = _temperature(seen), _line(seen)
    plain = Correction()
    if not _is_better([(_surprises(each, 1.0), _surprises(each, temperature), each.game) for each in seen]):
        temperature = plain.temperature
    if not _is_better([(_errors(each, plain), _errors(each, line), each.game) for each in seen]):
        line = plain
    return Correction(round(temperature, 3), round(line.factor, 3), round(line.offset, 2))


def _is_better(pairs: list[tuple[Array, Array, Array]]) -> bool:
    """Whether the second of two losses is smaller beyond doubt, over all tables; games are the unit of chance."""
    gains = [mean(first - second, games) for first, second, games in pairs]
    lows = [(each.value, each.value - each.low) for each in gains if each is not None and each.low is not None]
    return sum(value for value, _ in lows) > sqrt(sum(half**2 for _, half in lows))


def _line(seen: list[Seen]) -> Correction:
    said, points = (np.concatenate([getattr(each, name).ravel() for each in seen]) for name in ("said", "points"))
    weights = np.concatenate([np.full(each.said.size, 1 / each.said.size) for each in seen])
    factor, offset = np.polyfit(said, points, 1, w=np.sqrt(weights))
    return Correction(1.0, float(factor), float(offset))


def _errors(seen: Seen, by: Correction) -> Array:
    """The squares of what points are off, a mean for every position."""
    errors: Array = ((by.factor * seen.said + by.offset - seen.points) ** 2).mean(1)
    return errors


def _temperature(seen: list[Seen]) -> float:
    tried = np.exp(np.linspace(np.log(COOLEST), np.log(WARMEST), 201))
    return float(min(tried, key=lambda t: sum(_surprises(each, t).mean() for each in seen)))


def _surprises(seen: Seen, temperature: float) -> Array:
    """The logarithms of what happened, a sum for every position."""
    surprises: Array = -(seen.shares * np.log(np.maximum(seen.chances(temperature), 1e-9))).sum(1)
    return surprises


def measured(table: str, itself: Seen, mixed: Seen, by: Correction) -> Kind:
    """All that is told of a table."""
    return Kind(
        table=table,
        games=len(np.unique(itself.game)),
        positions=len(itself.game),
        base=base_of(itself),
        correction=by,
        raw=score(itself, Correction()),
        true=score(itself, by),
        mixed=score(mixed, by),
        mixed_games=len(np.unique(mixed.game)),
        mixed_base=base_of(mixed),
    )


def base_of(seen: Seen) -> float:
    """The Brier score of one chance for all positions: how often it comes true."""
    return float(seen.shares[:, 0].var())


def score(seen: Seen, by: Correction) -> Score:
    """What the seat that decides was told of itself, against what came of it."""
    chance, won = seen.chances(by.temperature)[:, 0], seen.shares[:, 0]
    error = by.factor * seen.said[:, 0] + by.offset - seen.points[:, 0]
    return Score(
        brier=_mean((chance - won) ** 2, seen.game),
        bins=tuple(_bins(chance, won, seen.game)),
        too_high=_mean(error, seen.game),
        off=_mean(np.abs(error), seen.game),
    )


def _bins(chance: Array, won: Array, games: Array) -> list[Bin]:
    at = np.minimum((chance * BINS).astype(int), BINS - 1)
    chosen = [at == k for k in range(BINS) if (at == k).sum() >= FEWEST]
    return [Bin(round(float(chance[each].mean()), 4), _whole(share(won[each], games[each]))) for each in chosen]


def _mean(values: Array, games: Array) -> Estimate:
    """With its interval: the positions of a game go together."""
    return _whole(mean(values, games))


def _whole(found: Estimate | None) -> Estimate:
    if found is None:
        raise ValueError("there is no position to measure")
    low, high = (None if each is None else round(each, 4) for each in (found.low, found.high))
    return Estimate(found.n, round(found.value, 4), low, high)
