"""What points alone tell of a game: who was ahead when, which turn decided, the longest leap, and a kind word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from holocene.core.contract.chronicle import Mark, Turn, Weighed
from holocene.core.contract.story import Sentence, StoryFacts, named

if TYPE_CHECKING:
    from holocene.core.contract.game import ScoreSheet

Points = tuple[int, ...]
OFTEN: Final = 4  # changes of the lead that are worth a word
FAR: Final = 6  # points of a leap worth a word
DECIDES, LEAPS = 100, 55  # weights of turning points


class Leads:
    """The points before each turn and at the end, and the one victor, if there is one."""

    def __init__(self, turns: Sequence[Turn], points: Sequence[Points], winners: Sequence[int]) -> None:
        self.turns = turns
        self.points = points
        is_contest = len(points[-1]) > 1 and len(winners) == 1
        self.victor = winners[0] if is_contest else None

    def is_ahead(self, points: Points) -> bool:
        """Whether the victor has the most points alone."""
        return self.victor is not None and all(
            points[self.victor] > each for seat, each in enumerate(points) if seat != self.victor
        )

    @cached_property
    def decisive(self) -> Turn | None:
        """The turn in which the victor took the lead for good, as the ends of rounds show it: what is told of a game is
        told by rounds, and within one that everybody plays at a time points come in the order of scoring."""
        if not self.is_ahead(self.points[-1]):
            return None
        opens = [k for k, turn in enumerate(self.turns) if k == 0 or turn.round != self.turns[k - 1].round]
        first = next((k for k in reversed(opens) if not self.is_ahead(self.points[k])), None)
        if first is None:
            return None
        inside = [k for k, turn in enumerate(self.turns) if turn.round == self.turns[first].round]
        return self.turns[max(k for k in inside if not self.is_ahead(self.points[k]))]

    @cached_property
    def gains(self) -> list[tuple[int, Turn]]:
        """The points that each turn brought its player."""
        return [
            (self.points[k + 1][turn.player] - self.points[k][turn.player], turn)
            for k, turn in enumerate(self.turns)
            if turn.player is not None
        ]


def deciding(leads: Leads, finds: Sequence[str]) -> Iterator[Weighed]:
    """The deciding step, with what was found in it; one in the very first round decides nothing yet."""
    turn = leads.decisive
    if turn is None or leads.victor is None or turn.round == leads.turns[0].round:
        return
    cards = list(dict.fromkeys(finds)) if turn.player == leads.victor else []
    facts: StoryFacts = {"player": leads.victor, "finds": named("found", "card", cards)}
    yield Weighed(DECIDES, turn.round, turn.moves, "flag", Sentence("takes-the-lead", facts, (), True))


def leap(leads: Leads) -> Iterator[Weighed]:
    """The turn that brought its player the most points, where that is much."""
    best = max((gain for gain, _ in leads.gains), default=0)
    leaps = [turn for gain, turn in leads.gains if gain == best]
    if best < FAR or len(leaps) > 1 or leaps[0] is leads.decisive or leaps[0].player is None:
        return
    told = Sentence("leaps", {"player": leaps[0].player, "n": best}, (), True)
    yield Weighed(LEAPS, leaps[0].round, leaps[0].moves, "score", told)


def lede(leads: Leads, rounds: Sequence[Points]) -> Iterator[Sentence]:
    """From where the victory came: always in front, from the last place, or from a certain round on; and how often the
    lead changed hands, where it did so often."""
    victor = leads.victor
    if victor is None or len(rounds) < 2:
        return
    behind = [n for n, points in enumerate(rounds[:-1], 1) if not leads.is_ahead(points)]
    last = [n for n, points in enumerate(rounds[:-1], 1) if points[victor] == min(points) < max(points)]
    if not behind:
        yield Sentence("ahead-throughout", {"player": victor}, ())
    elif last and 2 * last[-1] >= len(rounds):
        kind = "still-last" if len(rounds[0]) > 2 else "still-behind"
        yield Sentence(kind, {"player": victor, "n": last[-1]}, ())
    elif behind[-1] + 1 < len(rounds):
        yield Sentence("ahead-since", {"player": victor, "n": behind[-1] + 1}, ())
    else:
        yield Sentence("ahead-at-last", {"player": victor}, ())
    changes = _changes(rounds)
    if changes >= OFTEN:
        yield Sentence("lead-changes", {"n": changes}, ())


def _changes(rounds: Sequence[Points]) -> int:
    """How often somebody else was alone in front than before."""
    leaders = [points.index(max(points)) for points in rounds if points.count(max(points)) == 1]
    return sum(now != before for before, now in pairwise(leaders))


def console(sheet: ScoreSheet, marks: Sequence[Mark]) -> Iterator[Sentence | None]:
    """For each seat that did not win, what it was best at: a source of points, or finding things first."""
    for seat in range(len(sheet.totals)):
        if seat in sheet.winners or len(sheet.totals) == 1:
            yield None
            continue
        firsts = sum(mark.player == seat and mark.is_first for mark in marks)
        best = max(((_margin(line.points, seat), line.key) for line in sheet.lines), default=(0, ""))
        if best[0] > 0:
            yield Sentence("best-at", {"player": seat, "score": best[1]}, ())
        else:
            yield Sentence("found-first", {"player": seat, "n": firsts}, ()) if firsts else None


def _margin(points: Sequence[int], seat: int) -> int:
    """How much more a seat has than any other."""
    return points[seat] - max(each for other, each in enumerate(points) if other != seat)
