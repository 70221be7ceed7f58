"""The verdict on one decision: its mark, what was better and why. Nothing but the seat's own view goes in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from holocene.bots.hints_told import Reason
from holocene.core.contract.ahead import what_differs
from holocene.review.lines import line
from holocene.review.marks import CHANCES, WINNING, is_beyond, is_decided, mark_of
from holocene.review.summing import NOTHING
from holocene.review.told import Better, Candidate, Mark, Worth
from holocene.review.trials import Trials
from holocene.review.weighing import Scales, Weighed

SHOWN: Final = 3  # candidates


class Verdict(NamedTuple):
    """What is said of a decision, wherever in a game it was made; see `told.Judged`."""

    played: str
    best: str
    mark: Mark
    before: Worth
    loss: Worth
    doubt: Worth
    candidates: tuple[Candidate, ...]
    better: Better | None


def verdict(scales: Scales, view: Any, played: int, rng: Random) -> Verdict:
    """Judges the move that was played with a view; the same for the same view, move and generator."""
    game, found = scales.game, scales.weigh(view, played, rng)
    loss, doubt = found.trials.behind(played, found.best) if found.best != played else (NOTHING, NOTHING)
    mark = _mark(scales, found, played, loss, doubt)
    if mark in ("forced", "decided"):
        found, loss, doubt = found._replace(best=played), NOTHING, NOTHING
    is_bad = mark in ("slip", "mistake")
    return Verdict(
        played=game.notation(played),
        best=game.notation(found.best),
        mark=mark,
        before=found.trials.worth(found.best),
        loss=loss,
        doubt=doubt,
        candidates=tuple(_candidates(scales, found.trials, found.best, played)),
        better=_better(scales, found, played, loss, rng) if is_bad else None,
    )


def _mark(scales: Scales, found: Weighed, played: int, loss: Worth, doubt: Worth) -> Mark:
    game, trials = scales.game, found.trials
    usual = game.usual(found.state)
    if usual is not None and usual.why == "alike":
        return "forced"
    wins = [trials.worth(action).chance for action in trials.actions]
    if scales.players > 1 and is_decided(max(wins), min(wins)):
        return "decided"
    if found.best != played:
        return mark_of(scales.key(loss), scales.key(doubt), scales.bounds)
    is_only = found.tree is not None and scales.players > 1 and _is_only_way(trials, played)
    return "only" if is_only else "good"


def _is_only_way(trials: Trials, played: int) -> bool:
    """Whether a seat rather wins than not with a move, and with no other; beyond doubt."""
    rivals = [action for action in trials.actions if action != played]
    if trials.worth(played).chance < WINNING or any(trials.worth(each).chance >= WINNING for each in rivals):
        return False
    gaps = [trials.behind(each, played) for each in rivals]
    return all(is_beyond(gap.chance, error.chance, CHANCES.mistake) for gap, error in gaps)


def _candidates(scales: Scales, trials: Trials, best: int, played: int) -> Sequence[Candidate]:
    """The best first; what was played is among them."""
    order = sorted(trials.actions, key=lambda action: (action != best, -scales.key(trials.worth(action))))
    shown = [*dict.fromkeys((*order[: SHOWN - 1], played, *order))][:SHOWN]
    return [
        Candidate(scales.game.notation(action), trials.worth(action), trials.deals, trials.doubt(action))
        for action in order
        if action in shown
    ]


def _better(scales: Scales, found: Weighed, played: int, loss: Worth, rng: Random) -> Better:
    game, s = scales.game, found.state
    differs = what_differs(game.claims(s, found.best), game.claims(s, played))
    way = () if found.tree is None else line(game, s, found.tree, found.best, scales.seat, rng)
    return Better(
        move=game.notation(found.best),
        reason=None if differs is None else Reason(differs.key, differs.facts),
        gain=gain(loss, scales.players == 1),
        line=way,
    )


def gain(loss: Worth, alone: bool) -> Reason:
    """By how much the better move is better, as it is shown.

    >>> gain(Worth(0.09, 2.2), False).key, gain(Worth(0.09, -1.0), False).key
    ('review-gain-both', 'review-gain-chance')
    """
    points, chance = round(loss.points), round(100 * loss.chance)
    if alone:
        return Reason("review-gain-points", {"points": points})
    return Reason("review-gain-both" if points > 0 else "review-gain-chance", {"points": points, "chance": chance})
