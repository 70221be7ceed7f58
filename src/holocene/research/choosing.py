"""The benchmark "choose the move": positions of strong games with what every legal move is worth, and a score for who
chooses.

A score is a mean regret: by how much the chosen move is worse than the best, in chances of victory. Alone, 50 points of
a game that is not lost count as much as a victory. The tasks came with the package; `bench.choosing` made them.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from holocene.bots.asking import ask
from holocene.bots.base import Clock
from holocene.bots.registry import make_ready
from holocene.core.contract.game import Game
from holocene.core.contract.registry import game_names, load_game
from holocene.core.errors import HoloceneError

FOLDER: Final = Path(__file__).parent / "data"
SUFFIX: Final = ".jsonl.xz"
HALF: Final = 50.0  # points alone that matter as much as a game won
AS_GOOD: Final = 0.005  # of a chance: a regret that nobody could tell from none


class Rated(msgspec.Struct, frozen=True, array_like=True):
    """A move: its chance of victory, the points to expect, and in how many trial games it was tried; 0 of one that was
    only looked at."""

    move: str
    win: float
    points: float
    tries: int


class Task(msgspec.Struct, frozen=True):
    """A position through the eyes of the seat to act, and its moves, the best first. `source` is the game it is from;
    `second` is what another search of the same depth would play."""

    id: str
    table: int
    source: int
    seat: int
    position: str
    moves: tuple[Rated, ...]
    second: str


class Sheet(msgspec.Struct, frozen=True):
    """The first line of a file: what its tasks were made for, and the tables they are from."""

    game: str
    rules_version: int
    pack_digest: str
    tables: tuple[dict[str, Any], ...]


class Book:
    """The tasks of one game."""

    def __init__(self, sheet: Sheet, tasks: Sequence[Task]) -> None:
        self.sheet, self.tasks = sheet, tuple(tasks)

    @cached_property
    def game(self) -> Game:
        """The rules; HoloceneError where they are not those that the tasks were made for."""
        game = load_game(self.sheet.game)
        if (game.rules_version, game.pack.digest) != (self.sheet.rules_version, self.sheet.pack_digest):
            raise HoloceneError(
                f"the tasks were made for other rules or cards of {game.name}", "benchmark-stale", game=game.name
            )
        return game

    def state(self, task: Task) -> Any:
        """A world that fits what the seat knows: the rest was dealt anew."""
        return self.game.position(task.position, self.options(task))

    def options(self, task: Task) -> Any:
        """The options of a task's table."""
        return self.game.read_options(self.sheet.tables[task.table])

    def regrets(self, task: Task) -> dict[str, float]:
        """By how much every legal move is worse than the best."""
        worths = {each.move: self._worth(task, each) for each in task.moves}
        best = worths[task.moves[0].move]
        return {move: max(0.0, best - worth) for move, worth in worths.items()}

    def _worth(self, task: Task, rated: Rated) -> float:
        alone = self.sheet.tables[task.table]["players"] == 1
        return rated.win * rated.points / HALF if alone else rated.win


def read(path: Path) -> Book:
    """The tasks of a file."""
    first, *rest = lzma.decompress(path.read_bytes()).splitlines()
    decoder = msgspec.json.Decoder(Task)
    return Book(msgspec.json.decode(first, type=Sheet), [decoder.decode(line) for line in rest])


def write(path: Path, sheet: Sheet, tasks: Iterable[Task]) -> None:
    """Writes tasks; the same tasks give the same bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(lzma.compress(msgspec.json.Encoder().encode_lines([sheet, *tasks]), preset=9))


@cache
def books() -> Mapping[str, Book]:
    """All tasks that came with the package, by game."""
    paths = {name: FOLDER / f"{name}{SUFFIX}" for name in game_names()}
    return {name: read(path) for name, path in paths.items() if path.is_file()}


class Score(NamedTuple):
    """A mean regret with its 95 % interval, the share of choices that are as good as the best, and how many answers
    were missing or no legal move: such count as the worst."""

    tasks: int
    regret: float
    low: float
    high: float
    best: float
    wrong: int


def scored(book: Book, answers: Mapping[str, str], tasks: Sequence[Task]) -> Score:
    """The score of moves by the ids of tasks. Tasks of one game go together in the interval."""
    found: list[tuple[int, float]] = []
    wrong = 0
    for task in tasks:
        regrets = book.regrets(task)
        wrong += answers.get(task.id) not in regrets
        found.append((task.table << 32 | task.source, regrets.get(answers.get(task.id, ""), max(regrets.values()))))
    mean = sum(regret for _, regret in found) / max(1, len(found))
    error = _error(found, mean)
    best = sum(regret <= AS_GOOD for _, regret in found) / max(1, len(found))
    return Score(len(found), mean, max(0.0, mean - 1.96 * error), mean + 1.96 * error, best, wrong)


def _error(found: Sequence[tuple[int, float]], mean: float) -> float:
    """The standard error of a mean whose values come in groups."""
    sums: dict[int, float] = {}
    for group, value in found:
        sums[group] = sums.get(group, 0.0) + value - mean
    return sqrt(sum(value**2 for value in sums.values())) / max(1, len(found))


def at_random(book: Book, tasks: Sequence[Task]) -> float:
    """The mean regret of who chooses among the legal moves at random."""
    means = [sum(regrets.values()) / len(regrets) for regrets in map(book.regrets, tasks)]
    return sum(means) / max(1, len(means))


def answered(
    book: Book, name: str, tasks: Sequence[Task], seconds: float, done: Callable[[], None] = lambda: None
) -> dict[str, str]:
    """What a bot plays in every task."""
    game, found = book.game, {}
    for task in tasks:
        s = book.state(task)
        legal = [game.notation(action) for action in game.legal(s)]
        bot = make_ready(name, game)
        found[task.id] = ask(bot, name, game.view(s, task.seat), legal, Clock(seconds), Random(task.id))
        done()
    return found
