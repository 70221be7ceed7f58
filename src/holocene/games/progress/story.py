"""A turn of Progress as a story: a sentence an action, told when it is paid for; what changes the game stands out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from holocene.core.contract.game import Event
from holocene.core.contract.story import Heading, Placed, Sentence, StoryTeller, plain, player_of, taken
from holocene.games.progress import story_parts as parts

PAYMENTS: Final = {"flips", "pays-card", "spends-spare"}
GAINS: Final = frozenset(parts.GAINS)
# What an action begins with, and the kinds of events that go on with it.
DRAWN: Final = {"draws-from-deck", "draws-from-pile", "draws-card"}
GOES_ON: Final[dict[str, frozenset[str]]] = {
    "discovers": frozenset({"activates", *PAYMENTS}) | GAINS,
    "matures": GAINS,
    "covers": frozenset({"covers-section", *PAYMENTS}),
    "takes-guide": frozenset({"guide-leaves", "guide-comes"}) | GAINS,
    "uses-heritage": frozenset({"guide-leaves"}) | GAINS,
    "guide-leaves": GAINS,
    "wins-milestone": GAINS,
    "gains": GAINS,
    "draws": frozenset({*DRAWN, "stops-drawing"}),
    "quick-draws": frozenset({*DRAWN, "discards"}),
    "shuffles": frozenset({"shuffles", "draws-card"}),
    "discards": frozenset({"discards"}),
    "swaps": frozenset({"gives-to-time", "takes-from-time"}),
    "reveals": frozenset({"symbol-discarded", "deck-renewed", "time-card"}),
}
BEGINS: Final = {
    "discovers": "discovers",
    "pays-section": "covers",
    "takes-guide": "takes-guide",
    "uses-heritage": "uses-heritage",
    "guide-leaves": "guide-leaves",
    "milestone-won": "wins-milestone",
    "shuffles": "shuffles",
    "discards": "discards",
    "swaps": "swaps",
    "time-card": "reveals",
    "symbol-discarded": "reveals",
    "deck-renewed": "reveals",
    **dict.fromkeys(parts.GAINS, "gains"),
}
OUTSTANDING: Final = {
    "acts-more", "takes-lead", "symbol-shown", "end-symbol-shown", "end-in-sight", "milestone-unowned", "game-lost",
    "ends-after-rounds", "ends-by-symbols", "ends-exhausted",
}  # fmt: skip
DETAILS: Final = {
    "turn-begins", "ends-turn", "keeps-developing", "stops-drawing", "spare-knowledge-lost", "age-leaves",
    "completes-first", "milestone-completed", "activates", "scores",
}  # fmt: skip
QUICK: Final = "A40"
MATURED: Final = "D2"


class Teller(StoryTeller):
    """A chapter is a turn; in it, events that belong to one action are one sentence."""

    def opens(self, last: Placed, now: Placed) -> bool:
        return now.event.kind == "turn-begins"

    def heading(self, first: Placed, state: Any) -> Heading | None:
        if state is not None:
            return Heading("turn", {"player": state.turn, "n": state.round})
        return Heading("turn", taken(first.event.facts, "player", "n"))

    def tell(self, events: Sequence[Placed], is_closed: bool) -> list[Sentence]:
        told: list[Sentence] = []
        spare: list[int] = []  # details that no sentence has taken up yet
        for kind, group in self._groups(events):
            sentence = self._sentence(kind, group)
            if sentence is None:
                spare += [each.at for each in group]
                continue
            told.append(with_steps(sentence, spare))
            spare = []
        if not told and is_closed:
            return [plain(next(each for each in reversed(events) if each.event.kind != "scores"))]
        return [*told[:-1], with_steps(told[-1], spare)] if told else []

    def _groups(self, events: Sequence[Placed]) -> Iterator[tuple[str, list[Placed]]]:
        """Events that are told together, each group with its kind; "" for one by itself."""
        kind, group = "", list[Placed]()
        for each in events:
            if kind and each.event.kind in GOES_ON[kind] and self._is_same(kind, group, each.event):
                group.append(each)
                continue
            if group:
                yield kind, group
            kind, group = group_of(each.event), [each]
        if group:
            yield kind, group

    def _is_same(self, kind: str, group: list[Placed], event: Event) -> bool:
        """Whether an event goes on with a group: of the same player, and of the same kind of drawing or discarding."""
        first = group[0].event
        if event.kind == "activates":
            return event.facts["technology"] == first.facts["technology"]
        if event.kind == "discards":
            return event.rule == first.rule
        if event.kind in DRAWN and event.kind != "draws-card":
            return event.rule == first.rule and group[-1].event.kind != "discards"
        return event.facts.get("player") in (None, first.facts.get("player"))

    def _sentence(self, kind: str, group: list[Placed]) -> Sentence | None:
        """What a group is told as; nothing while it is under way, or where it is a detail."""
        first = group[0]
        if kind:
            made = parts.TOLD[kind]([each.event for each in group])
            steps = tuple(each.at for each in group)
            return made and Sentence(made.kind, made.facts, steps, kind == "wins-milestone")
        if first.event.kind in ("age-begins", "age-begins-exhausted"):
            return Sentence(first.event.kind, taken(first.event.facts, "age"), (first.at,), True)
        if first.event.kind == "cards-leave":
            return plain(first) if player_of(first.event.facts) == self.viewer else None
        if first.event.kind in DETAILS:
            return None
        return plain(first, first.event.kind in OUTSTANDING)


def group_of(event: Event) -> str:
    """The kind of group that an event begins."""
    if event.kind == "activates" and event.rule == MATURED:
        return "matures"
    if event.kind in DRAWN:
        return "quick-draws" if event.rule == QUICK else "draws"
    return BEGINS.get(event.kind, "")


def with_steps(sentence: Sentence, more: list[int]) -> Sentence:
    """A sentence that also stands for details beside it; an event in its own words stands for itself alone."""
    if not more or not sentence.kind:
        return sentence
    return Sentence(sentence.kind, sentence.facts, tuple(sorted((*sentence.steps, *more))), sentence.stands_out)
