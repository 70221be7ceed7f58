"""Plays the games of a report: the arena's series, of which every game is counted where it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from holocene.arena.lab.count import GameCount, count
from holocene.arena.plan import Plan
from holocene.arena.playing import Fault, match_of, play_out
from holocene.arena.series import Shard, new_plan, play_missing, player
from holocene.arena.store import Store

GAMES = "games"  # the folder of the series within that of the report


class Order(msgspec.Struct, frozen=True):
    """What is to be played: so many games for each number of players and each card set."""

    game: str
    options: Mapping[str, Any]
    players: Sequence[int]
    packs: Sequence[Path | None]
    bots: Sequence[str]
    games: int
    seed: int
    seconds: float

    def plan(self, which: int, players: int) -> Plan:
        """The series of one card set at one number of players."""
        options = {**self.options, "players": players}
        return new_plan(self.game, options, self.bots, self.seed, self.seconds, self.packs[which])


class Counts:
    """The games of one series that are counted, by number."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.store = Store(folder, plan)
        self.store.open()
        self.games: dict[int, GameCount] = {}
        for counted in self.store.lines(GameCount):
            self.add(counted)

    def add(self, counted: GameCount) -> None:
        """Takes a game in, once."""
        self.games.setdefault(counted.number, counted)

    def play(self, games: int, workers: int) -> Iterator[GameCount]:
        """Plays and counts what is missing of the first so many games."""
        where = player(workers, task=play_and_count)
        return play_missing(self.store, self, self.plan.whole_rounds(games), where, Shard())

    def first(self, games: int) -> list[GameCount]:
        """Those of the first so many games that are counted, in order, so that the report does not depend on luck."""
        return [self.games[number] for number in range(self.plan.whole_rounds(games)) if number in self.games]


def play_and_count(plan: Plan, number: int, is_stopped: Callable[[], bool]) -> GameCount | Fault:
    """Plays a game of a series and counts it."""
    done = play_out(plan, number, is_stopped)
    if isinstance(done, Fault):
        return done
    match = match_of(plan, done.seating, done.secret, done.made)
    return count(match, plan.rules.census(plan.chosen), number, done.seating.deal)


def opened(order: Order, folder: Path) -> dict[tuple[int, int], Counts]:
    """The series of an order, by number of players and card set, with what was already played of them."""
    return {
        (players, which): Counts(order.plan(which, players), folder / GAMES / f"{'ab'[which]}-{players}")
        for players in order.players
        for which in range(len(order.packs))
    }
