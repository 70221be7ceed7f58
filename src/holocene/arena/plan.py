"""What a series plays: who sits where in game number n, on which deal. Everything follows from the plan and n.

A *round* is one deal, played by every line-up in every rotation of its seats. A line-up is as many bots as there are
seats: all sets of different bots where there are enough of them, else all ways to fill the seats in which every bot
sits at least once. The order around the table, which the rotations keep, is drawn anew for each deal.
"""

from __future__ import annotations

from functools import cached_property
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from holocene.bots.base import Clock
from holocene.core.contract.game import Game
from holocene.core.contract.options import Options, Value
from holocene.core.contract.registry import load_game
from holocene.core.matches.secret import new_secret


class Seating(NamedTuple):
    """One game of a series: its number, its deal, and the bot (counted from 0) on every seat."""

    number: int
    deal: int
    bots: tuple[int, ...]


class Plan(msgspec.Struct, frozen=True, dict=True):
    """A series without an end; `games` of it are played. The digests name the cards and the code that played."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int
    seconds: float
    pack: str | None  # a folder
    pack_digest: str
    rules_version: int
    code: str
    by_processor: bool = False  # whether seconds are those that a processor works for the bot

    @cached_property
    def rules(self) -> Game:
        """The game with its cards."""
        return load_game(self.game, Path(self.pack) if self.pack else None)

    @cached_property
    def chosen(self) -> Options:
        """The options as the game reads them; JSON knows no tuples."""
        return self.rules.read_options(self.options)

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return int(str(self.chosen["players"]))

    @property
    def clock(self) -> Clock:
        """The time for one decision."""
        return Clock(self.seconds, self.by_processor)

    @cached_property
    def lineups(self) -> list[tuple[int, ...]]:
        """Who plays together, by numbers of bots."""
        return lineups(len(self.bots), self.players)

    @property
    def rotations(self) -> int:
        """In how many seatings a line-up plays one deal: a single one where all bots are the same."""
        return self.players if len(self.bots) > 1 else 1

    @property
    def round(self) -> int:
        """How many games a deal serves."""
        return len(self.lineups) * self.rotations

    def whole_rounds(self, games: int) -> int:
        """The least number of games that is at least this and leaves no round unfinished."""
        return -(-games // self.round) * self.round

    def seating(self, number: int) -> Seating:
        """Who sits where in a game, and on which deal."""
        deal, place = divmod(number, self.round)
        lineup, turn = divmod(place, self.rotations)
        order = arranged(self.lineups[lineup], f"{self.seed} {deal} {lineup}")
        return Seating(number, deal, order[turn:] + order[:turn])

    def secret(self, deal: int) -> bytes:
        """What all chance of a deal is drawn from."""
        return new_secret(f"arena {self.seed} {deal}")

    def generator(self, number: int, seat: int) -> Random:
        """What the bot on a seat of a game draws from."""
        return Random(f"arena {self.seed} {number} {seat}")


def lineups(bots: int, players: int) -> list[tuple[int, ...]]:
    """All line-ups of a round.

    >>> lineups(3, 2), lineups(2, 3)
    ([(0, 1), (0, 2), (1, 2)], [(0, 0, 1), (0, 1, 1)])
    """
    if bots >= players:
        return list(combinations(range(bots), players))
    return [lineup for lineup in combinations_with_replacement(range(bots), players) if len(set(lineup)) == bots]


def arranged(lineup: tuple[int, ...], seed: str) -> tuple[int, ...]:
    """A line-up in an order around the table of which every rotation is another one, if there is such an order."""
    rng, order = Random(seed), list(lineup)
    while len(set(lineup)) > 1:
        rng.shuffle(order)
        if len({tuple(order[turn:] + order[:turn]) for turn in range(len(order))}) == len(order):
            break
    return tuple(order)
