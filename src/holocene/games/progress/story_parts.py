"""The sentences of Progress: what an action cost, what it gave, which cards it moved, put together from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from holocene.core.contract.game import Event
from holocene.core.contract.story import Clause, StoryFacts, named, taken

Clauses: TypeAlias = list[str | Clause]
# What came of something, by kind of event: the clause, and the facts that it tells.
GAINS: Final[dict[str, tuple[str, ...]]] = {
    "skill-rises": ("skill", "n"),
    "skill-falls": ("skill", "n"),
    "gains-token": ("knowledge", "n"),
    "loses-token": ("knowledge", "n"),
    "advances": ("power", "n"),
    "step-lost": ("skill",),
    "power-step-lost": ("power",),
}


class Made(NamedTuple):
    """A sentence without the events that it tells of."""

    kind: str
    facts: StoryFacts


def gains(events: Sequence[Event]) -> Clauses:
    """What a player got, and lost."""
    return [Clause(event.kind, taken(event.facts, *GAINS[event.kind])) for event in events if event.kind in GAINS]


def paid(events: Sequence[Event]) -> Clauses:
    """What was given for something: tokens by type, cards, spare Knowledge."""
    tokens = Counter(str(event.facts["knowledge"]) for event in events if event.kind == "flips")
    cards = [str(event.facts["technology"]) for event in events if event.kind == "pays-card"]
    clauses: Clauses = [Clause("tokens-paid", {"knowledge": name, "n": n}) for name, n in tokens.items()]
    if len(cards) == 1:
        clauses.append(Clause("card-paid", {"technology": cards[0]}))
    elif cards:
        clauses.append(Clause("cards-paid", {"n": len(cards)}))
    if any(event.kind == "spends-spare" for event in events):
        clauses.append(Clause("spare-paid"))
    return clauses


def drawn(events: Sequence[Event]) -> Clauses:
    """Cards that came: those that the reader may know by name, the others counted by deck."""
    unseen: Counter[int] = Counter()
    seen: list[str] = []
    last = 0
    for event in events:
        if event.kind in ("draws-from-deck", "shuffles"):
            last = int(str(event.facts["age"]))
            unseen[last] += 1
        elif event.kind == "draws-card":
            unseen[last] -= 1
            seen.append(str(event.facts["technology"]))
    clauses: Clauses = [Clause("from-deck", {"age": age, "n": n}) for age, n in unseen.items() if n > 0]
    piles = [str(event.facts["technology"]) for event in events if event.kind == "draws-from-pile"]
    return clauses + named("find", "technology", seen) + named("from-discards", "technology", piles)


def discarded(events: Sequence[Event]) -> Clauses:
    """Cards that went to the discard piles."""
    ids = [str(event.facts["technology"]) for event in events if event.kind == "discards"]
    return named("find", "technology", ids)


def discovers(events: Sequence[Event]) -> Made | None:
    """Told once it is paid for."""
    if all(event.kind != "activates" for event in events):
        return None
    facts = taken(events[0].facts, "player", "technology")
    return Made("discovers", {**facts, "paid": paid(events), "gains": gains(events)})


def covers(events: Sequence[Event]) -> Made | None:
    """A section of the milestone, told once it is paid for."""
    if events[-1].kind != "covers-section":
        return None
    return Made("covers", {**taken(events[0].facts, "player", "milestone", "n"), "paid": paid(events)})


def with_gains(kind: str, *names: str) -> Callable[[Sequence[Event]], Made]:
    """Something that gives, and is told as soon as it begins: who, which card, what came of it."""
    return lambda events: Made(kind, {**taken(events[0].facts, "player", *names), "gains": gains(events)})


def draws(events: Sequence[Event]) -> Made:
    return Made("draws", {**taken(events[0].facts, "player"), "drawn": drawn(events)})


def quick_draws(events: Sequence[Event]) -> Made:
    facts = taken(events[0].facts, "player")
    return Made("quick-draws", {**facts, "drawn": drawn(events), "discarded": discarded(events)})


def shuffles(events: Sequence[Event]) -> Made:
    return Made("shuffles", {**taken(events[0].facts, "player"), "drawn": drawn(events)})


def discards(events: Sequence[Event]) -> Made:
    return Made("discards", {**taken(events[0].facts, "player"), "discarded": discarded(events)})


def swaps(events: Sequence[Event]) -> Made | None:
    """A card of the hand for one of the Time deck, told when both are chosen."""
    if len(events) < 3:
        return None
    given, got = events[1].facts["technology"], events[2].facts["technology"]
    return Made("swaps", {**taken(events[0].facts, "player"), "given": str(given), "technology": str(got)})


def reveals(events: Sequence[Event]) -> Made | None:
    """The cards at the end of a turn alone: symbols are passed over until one goes onto the Time deck."""
    if events[-1].kind != "time-card":
        return None
    return Made("reveals", taken(events[-1].facts, "technology", "n"))


TOLD: Final[dict[str, Callable[[Sequence[Event]], Made | None]]] = {
    "discovers": discovers,
    "matures": with_gains("matures", "technology"),
    "covers": covers,
    "takes-guide": with_gains("takes-guide", "person"),
    "uses-heritage": with_gains("uses-heritage", "person"),
    "guide-leaves": with_gains("guide-leaves", "person"),
    "wins-milestone": with_gains("wins-milestone", "milestone"),
    "gains": with_gains("gains"),  # a share in a milestone, an effect of an age
    "draws": draws,
    "quick-draws": quick_draws,
    "shuffles": shuffles,
    "discards": discards,
    "swaps": swaps,
    "reveals": reveals,
}
