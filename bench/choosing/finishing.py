"""Tasks of what was made: what two searches found of every move, taken together; and how far they agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from bench.choosing.making import Known, Made
from bench.puzzles.workshop import Seen
from holocene.core.contract.game import Game
from holocene.learn.mix import plain_kinds
from holocene.research.choosing import AS_GOOD, HALF, Rated, Sheet, Task

TRIED: Final = 12  # trial games of a move that is more than looked at
EQUAL: Final = 0.25  # of the tries of the move that was tried most: the best is among these


def sheet_of(game: Game) -> Sheet:
    """What the tasks of a game are made for."""
    return Sheet(game.name, game.rules_version, game.pack.digest, tuple(dict(table) for table in plain_kinds(game)))


def task_of(made: Made) -> Task:
    """A task; the best move first, then the others by what they are worth."""
    known = pooled(made)
    alone = made.options["players"] == 1
    worth = {move: worth_of(seen, alone) for move, seen in known.items()}
    most = max(seen.tries for seen in known.values())
    best = max((move for move in known if known[move].tries >= EQUAL * most), key=worth.__getitem__)
    order = [best, *sorted((move for move in known if move != best), key=lambda move: -worth[move])]
    moves = tuple(
        Rated(move, round(known[move].win, 3), round(known[move].points, 1), known[move].tries) for move in order
    )
    return Task(made.id, made.table, made.number, made.seat, made.position, moves, next(iter(made.second)))


def pooled(made: Made) -> Known:
    """What both searches found of every move; of one that was hardly tried, what one look says."""
    found: Known = {}
    for move, looked in made.looked.items():
        both = [known[move] for known in (made.first, made.second) if move in known and known[move].tries]
        tries = sum(seen.tries for seen in both)
        if tries < TRIED:
            found[move] = Seen(looked.win, looked.points, 0)
        else:
            win, points = (sum(seen.tries * seen[k] for seen in both) / tries for k in (0, 1))
            found[move] = Seen(win, points, tries)
    return found


def worth_of(seen: Seen, alone: bool) -> float:
    """What a move is good for, as the benchmark counts it."""
    return seen.win * seen.points / HALF if alone else seen.win


class Agreement(NamedTuple):
    """How far searches agree: how often on the move, how often on one as good, and what the first's choice costs in the
    eyes of the other, with its standard error."""

    decisions: int
    same: float
    as_good: float
    cost: float
    error: float


def agreement(made: Sequence[Made], judge: str, by: str = "first") -> Agreement:
    """A choice in the eyes of another search, `second` or `deeper`: that of the first search, or that of the task."""
    costs, same = [], 0
    for each in made:
        judged: Known = getattr(each, judge)
        if not judged:
            continue
        choice = next(iter(each.first)) if by == "first" else task_of(each).moves[0].move
        best = next(iter(judged))
        same += choice == best
        costs.append(0.0 if choice == best else _cost(judged, choice, best, each.options))
    values = np.array(costs)
    error = float(values.std(ddof=1) / sqrt(len(values))) if len(values) > 1 else 0.0
    return Agreement(len(costs), same / len(costs), float((values <= AS_GOOD).mean()), float(values.mean()), error)


def _cost(judged: Known, choice: str, best: str, options: Mapping[str, Any]) -> float:
    alone = options["players"] == 1
    return max(0.0, worth_of(judged[best], alone) - worth_of(judged[choice], alone))


def confirmed(made: Sequence[Made]) -> tuple[int, float, float]:
    """Games played to their end: in how many decisions, by how much the first search's move won more than its next, and
    the standard error of that."""
    means = np.array(
        [np.mean([win for win, _ in each.played]) for each in made if each.played and each.options["players"] > 1]
    )
    return len(means), float(means.mean()), float(means.std(ddof=1) / sqrt(len(means)))
