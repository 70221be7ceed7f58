"""What the end of a game of S-Evolution tells: who rose and fell, what was built, and whom the Calamities spared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from holocene.core.contract import chronicle
from holocene.core.contract.chronicle import Mark, Turn, Weighed
from holocene.core.contract.game import Event
from holocene.core.contract.story import Clause, Sentence, taken

RISES: Final = {"rises", "buys-age"}
PLACES: Final = {"places-pop", "raises-pop"}
REACHED: Final = 40  # weight of the first step into an Age, and more for each Age
FALLS: Final = 62
MANY: Final = 3  # Calamities


class Chronicler(chronicle.Chronicler):
    """Marks are Discoveries taken, Ages and buildings."""

    def mark(self, event: Event) -> Mark | None:
        player = event.facts.get("player")
        if not isinstance(player, int):
            return None
        if event.kind in RISES:
            return Mark(player, Clause("mark-rises", taken(event.facts, "age")))
        if event.kind == "falls":
            return Mark(player, Clause("mark-falls", taken(event.facts, "age")))
        if event.kind in PLACES:
            return Mark(player, Clause("mark-place", taken(event.facts, "place", "level")))
        return super().mark(event)

    def turning(self, turns: Sequence[Turn]) -> Iterator[Weighed]:
        """Who came to an Age before everybody else, and every fall. Of several who rise in the same round nobody is
        first: the one who acts first has no more of it than the others."""
        risen = Counter(
            (turn.round, placed.event.facts["age"])
            for turn in turns
            for placed in turn.events
            if placed.event.kind in RISES
        )
        highest = 1
        for turn in turns:
            for placed in turn.events:
                event = placed.event
                if event.kind not in RISES | {"falls"}:
                    continue
                age, facts = int(str(event.facts["age"])), taken(event.facts, "player", "age")
                if event.kind == "falls":
                    yield Weighed(FALLS, turn.round, placed.n, "warning", Sentence("falls-back", facts, (), True))
                elif age > highest:
                    highest = age
                    if risen[turn.round, event.facts["age"]] == 1:
                        told = Sentence("first-in-age", facts, (), True)
                        yield Weighed(REACHED + 10 * age, turn.round, placed.n, "new-age", told)

    def curious(self, turns: Sequence[Turn], winners: Sequence[int]) -> Sentence | None:
        """What the victor suffered, or did without."""
        events = [placed.event for turn in turns for placed in turn.events]
        suffered = Counter(event.facts["player"] for event in events if event.kind == "suffers-calamity")
        taken_by = Counter(event.facts["player"] for event in events if event.kind in self.game.findings)
        for seat in winners[:1]:
            if suffered[seat] >= MANY and suffered[seat] == max(suffered.values()):
                return Sentence("wins-despite-calamities", {"player": seat, "n": suffered[seat]}, ())
            if not suffered[seat] and suffered:
                return Sentence("wins-unharmed", {"player": seat}, ())
            if not taken_by[seat] and taken_by:
                return Sentence("wins-without-discoveries", {"player": seat}, ())
        return None
