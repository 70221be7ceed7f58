"""What the end of a game of Progress tells: ages, actions and end symbols as turning points, and odd pairs of finds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from holocene.core.contract import chronicle
from holocene.core.contract.chronicle import Turn, Weighed
from holocene.core.contract.story import Placed, Sentence, taken
from holocene.games.progress.layout import State

ACTS_FIRST, AGE_BEGINS, ACTS_LAST, END_SYMBOL, ACTS_MORE = 60, 50, 45, 40, 35  # weights of turning points
LATE: Final = 3  # rounds after the others
AGES: Final = {"age-begins", "age-begins-exhausted"}
# What nobody expects to find without the other: the rarest first, counted in 60 games of three steady bots.
ODD_PAIRS: Final = (
    ("gravitation", "mathematics"),
    ("opera", "wheel"),
    ("banking", "coinage"),
    ("firearms", "iron"),
    ("calculus", "arabic-numerals"),
    ("printing-press", "paper"),
    ("newspapers", "paper"),
    ("musical-notation", "musical-instruments"),
    ("ocean-navigation", "shipbuilding"),
    ("heliocentrism", "astronomy"),
    ("castles", "masonry"),
)


class Chronicler(chronicle.Chronicler):
    """Rounds lie in the age of the table."""

    def age(self, state: State) -> int:
        return state.age + 1

    def turning(self, turns: Sequence[Turn]) -> Iterator[Weighed]:
        """Ages, the first end symbol, and who was the first or by far the last to have another action."""
        acts: dict[int, list[tuple[Turn, Placed]]] = defaultdict(list)  # by how many actions a turn
        is_ending = False
        for turn in turns:
            for placed in turn.events:
                event = placed.event
                if event.kind in AGES:
                    told = Sentence(event.kind, taken(event.facts, "age"), (), True)
                    yield Weighed(AGE_BEGINS, turn.round, placed.n, "new-age", told)
                elif event.kind == "end-symbol-shown" and not is_ending:
                    is_ending = True
                    told = Sentence("first-end-symbol", taken(event.facts, "needed"), (), True)
                    yield Weighed(END_SYMBOL, turn.round, placed.n, "new-age", told)
                elif event.kind == "acts-more":
                    acts[int(str(event.facts["n"]))].append((turn, placed))
        is_alone = len({turn.player for turn in turns}) == 1
        for n, gained in acts.items():
            yield from _acting(n, gained, is_alone)

    def curious(self, turns: Sequence[Turn], winners: Sequence[int]) -> Sentence | None:
        """Something found without what one would think it needs: by a victor, else by anybody."""
        found: dict[int, set[str]] = defaultdict(set)
        for turn in turns:
            for placed in turn.events:
                mark = self.mark(placed.event)
                if mark is not None:
                    found[mark.player].add(mark.card)
        known = self.game.pack.cards["technologies"]
        for seat in (*winners, *(seat for seat in sorted(found) if seat not in winners)):
            for technology, lacking in ODD_PAIRS:
                if technology in found[seat] and lacking in known and lacking not in found[seat]:
                    return Sentence("odd-pair", {"player": seat, "technology": technology, "lacking": lacking}, ())
        return None


def _acting(n: int, gained: Sequence[tuple[Turn, Placed]], is_alone: bool) -> Iterator[Weighed]:
    """Who came first to so many actions a turn, and who came long after all others."""
    (first, placed), (last, _) = gained[0], gained[-1]
    facts = {**taken(placed.event.facts, "player"), "n": n}
    kind, weight = ("acts-more", ACTS_MORE) if is_alone else ("acts-first", ACTS_FIRST)
    yield Weighed(weight, first.round, placed.n, "s-action", Sentence(kind, facts, (), True))
    if len(gained) < 2 or last.round - gained[-2][0].round < LATE:
        return
    facts = {**taken(gained[-1][1].event.facts, "player"), "n": n, "rounds": last.round - gained[-2][0].round}
    yield Weighed(ACTS_LAST, last.round, gained[-1][1].n, "s-action", Sentence("acts-last", facts, (), True))
