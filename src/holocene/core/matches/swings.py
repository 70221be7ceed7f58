"""What turned a game, by the chances of victory at the beginning of every round: the larger the swing of a round, the
heavier weighs what happened in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from holocene.core.contract.chronicle import Turn, Weighed
from holocene.core.contract.story import Sentence

Chances: TypeAlias = tuple[float, ...]  # of every seat
Foretell: TypeAlias = Callable[[Sequence[Any]], Sequence[Chances]]  # of states, by somebody who can judge them
FINE: Final = 1000  # weights by a whole chance
MUCH: Final = 0.1  # of a chance, that is worth a word


class Swings:
    """Chances at the beginning of every round, and at the end of the last; `opens` are their first turns."""

    def __init__(self, opens: Sequence[Turn], chances: Sequence[Chances]) -> None:
        self.opens = opens
        self.chances = chances

    def size(self, k: int, sentence: Sentence) -> float:
        """How much a round changed the chance of whom a sentence tells of; where of nobody, the largest change."""
        changes = [abs(after - before) for before, after in zip(self.chances[k], self.chances[k + 1], strict=True)]
        player = sentence.facts.get("player")
        return changes[player] if isinstance(player, int) else max(changes)

    def rise(self, seat: int) -> Iterator[Weighed]:
        """The round in which a seat's chance rose most, where that is much."""
        gains = [self.chances[k + 1][seat] - self.chances[k][seat] for k in range(len(self.opens))]
        best = max(gains)
        if best < MUCH:
            return
        k = gains.index(best)
        before, after = (round(100 * self.chances[each][seat]) for each in (k, k + 1))
        told = Sentence("chance-rises", {"player": seat, "before": before, "after": after}, (), True)
        yield Weighed(FINE, self.opens[k].round, self.opens[k].moves, "score", told)

    def weighed(self, told: Sequence[Weighed]) -> Iterator[Weighed]:
        """Turning points by what their round changed; of several in one round the lighter ones count half, a third …"""
        at = {turn.round: k for k, turn in enumerate(self.opens)}
        grouped: dict[int, list[Weighed]] = defaultdict(list)
        for each in sorted(told, key=lambda each: (-each.weight, each.moves)):
            grouped[each.round].append(each)
        for number, group in grouped.items():
            for k, each in enumerate(group):
                size = self.size(at[number], each.sentence) if number in at else 0.0
                yield each._replace(weight=round(FINE * size / (k + 1)))
