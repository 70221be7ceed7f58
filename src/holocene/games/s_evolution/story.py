"""A round of S-Evolution as a story: a sentence a trick, then a sentence for every Action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from holocene.core.contract.game import Event
from holocene.core.contract.story import MOST, Clause, Heading, Placed, Sentence, StoryTeller, plain, taken
from holocene.games.s_evolution.layout import NUMBERS, PLACE_NAMES, RESOURCE_NAMES, RESOURCES, SUIT_NAMES

TAKES: Final = {"takes-card", "takes-calamity", "takes-discovery", "swaps-discovery"}
OF_TRICKS: Final = TAKES | {
    "plays-card", "plays-calamity", "plays-discovery", "sets-calamity-aside", "fixes-colour", "ranks-discovery",
    "ranks-trump", "ranks-fixed", "ranks-other", "wins-trick",
}  # fmt: skip
NEEDS: Final = {"pays-need", "pays-in-part", "pays-nothing"}
POINTS: Final = {"scores-needs", "scores-prestige"}
# What is told of an Action as it is, with the facts it is told with.
DEEDS: Final[dict[str, tuple[str, ...]]] = {
    "suffers-calamity": ("calamity",),
    "protection-meets": ("calamity",),
    "loses-population": ("n",),
    "falls": ("age",),
    "rises": ("age",),
    "removes-pop": ("place",),
    "grows": ("n",),
    "buys-age": ("age",),
    "places-pop": ("place", "level"),
    "raises-pop": ("place", "level"),
    "moves-pop": ("old", "place", "level"),
}
BUILDINGS: Final = PLACE_NAMES[:RESOURCES]  # a place each that makes a resource; the others are Advantages
BUILDING: Final = {"grows", "places-pop", "raises-pop", "moves-pop"}
PLAIN: Final = {"names-trump", "hand-lies-open", "last-round"}
OUTSTANDING: Final = {"names-trump", "last-round"}
JOKER: Final = RESOURCES


class Teller(StoryTeller):
    """A chapter is the tricks of a round, or an Action."""

    def opens(self, last: Placed, now: Placed) -> bool:
        return now.event.kind in ("round-begins", "action-begins")

    def heading(self, first: Placed, state: Any) -> Heading | None:
        kind, facts = first.event.kind, first.event.facts
        if kind == "action-begins":
            return Heading("action", taken(facts, "player", "n"))
        if kind == "round-begins":
            return Heading("tricks", taken(facts, "n"))
        if kind in OF_TRICKS | PLAIN:
            return Heading("tricks", {"n": state.round})
        return Heading("action", {"player": state.turn, "n": state.round})

    def tell(self, events: Sequence[Placed], is_closed: bool) -> list[Sentence]:
        tricks, n = list[Sentence](), 0
        begun: list[Placed] = []  # of a trick that is not won yet
        deeds = [each for each in events if each.event.kind not in OF_TRICKS | PLAIN]
        for each in events:
            if each.event.kind in OF_TRICKS:
                begun.append(each)
            if each.event.kind in PLAIN:
                tricks.append(plain(each, each.event.kind in OUTSTANDING))
            elif each.event.kind == "wins-trick":
                n += 1
                tricks.append(self._trick(n, begun))
                begun = []
        return tricks + self._action(deeds) + self._discoveries(deeds)

    def _trick(self, n: int, events: Sequence[Placed]) -> Sentence:
        """Who took what, in the order of taking."""
        takes = [each.event for each in events if each.event.kind in TAKES]
        clauses: list[str | Clause] = []
        for place, event in enumerate(takes):
            facts = {"player": int(str(event.facts["player"])), "order": place + 1}
            clauses.append(Clause("takes", {**facts, "cards": [self._card(event)]}))
        return Sentence("trick", {"n": n, "takers": clauses}, tuple(each.at for each in events))

    def _card(self, event: Event) -> Clause:
        """A card as what it is good for."""
        if event.kind == "takes-calamity":
            return Clause("calamity", taken(event.facts, "calamity"))
        if event.kind != "takes-card":
            return Clause("discovery", taken(event.facts, "discovery"))
        suit, number = SUIT_NAMES.index(str(event.facts["suit"])), int(str(event.facts["n"]))
        card = suit * NUMBERS + number - 1
        kind, amount = self.game.pack.tables["KIND"][card], self.game.pack.tables["AMOUNT"][card]
        if kind == JOKER:
            return Clause("joker")
        return Clause("amount", {"resource": RESOURCE_NAMES[kind], "n": amount})

    def _action(self, events: Sequence[Placed]) -> list[Sentence]:
        """All that a player did, as far as it has come."""
        of_one = [each for each in events if each.event.kind != "scores-discoveries"]
        clauses = deeds_of([each.event for each in of_one])
        if not clauses:
            return []
        player = next(each.event.facts["player"] for each in of_one if deeds_of([each.event]))
        return [Sentence("acts", {"player": int(str(player)), "deeds": clauses}, tuple(each.at for each in of_one))]

    def _discoveries(self, events: Sequence[Placed]) -> list[Sentence]:
        """What the Discoveries bring everybody at the end."""
        scored = [each for each in events if each.event.kind == "scores-discoveries"]
        points: list[str | Clause] = [Clause("points", taken(each.event.facts, "player", "n")) for each in scored]
        return [Sentence("discoveries", {"points": points}, tuple(each.at for each in scored))] if scored else []


def deeds_of(events: Sequence[Event]) -> list[str | Clause]:
    """What a player did in an Action, each as a clause; of much building, the first of it and how much more."""
    paid = [event for event in events if event.kind in NEEDS]
    clauses: list[str | Clause] = []
    building: list[Clause] = []
    for event in events:
        if event.kind in NEEDS:
            if event is paid[0]:
                clauses += [needs_met(paid), *points_scored(events)]
        elif event.kind in BUILDING:
            add_building(building, event)
        elif event.kind in DEEDS:
            clauses.append(Clause(event.kind, taken(event.facts, "player", *DEEDS[event.kind])))
    if len(building) < MOST:
        return clauses + building
    more = Clause("builds-more", {"player": building[0].facts["player"], "n": len(building) - MOST + 1})
    return [*clauses, *building[: MOST - 1], more]


def add_building(building: list[Clause], event: Event) -> None:
    """Buildings are one clause, however many there are."""
    facts = taken(event.facts, "player", *DEEDS[event.kind])
    if event.kind != "places-pop" or facts["place"] not in BUILDINGS:
        building.append(Clause(event.kind, facts))
        return
    place = Clause("building", taken(event.facts, "place", "level"))
    for at, clause in enumerate(building):
        places = clause.facts.get("places")
        if isinstance(places, list):
            building[at] = Clause("builds", {**taken(event.facts, "player"), "places": [*places, place]})
            return
    building.append(Clause("builds", {**taken(event.facts, "player"), "places": [place]}))


def points_scored(events: Sequence[Event]) -> list[Clause]:
    """Points of needs and Prestige together, where there are any."""
    scored = [event for event in events if event.kind in POINTS]
    points = sum(int(str(event.facts["n"])) for event in scored)
    return [Clause("scores", {**taken(scored[0].facts, "player"), "n": points})] if points else []


def needs_met(events: Sequence[Event]) -> Clause:
    """How many of the needs were paid in full."""
    met = sum(event.kind == "pays-need" for event in events)
    facts = taken(events[0].facts, "player")
    if met == len(events):
        return Clause("meets-all", {**facts, "needed": met})
    return Clause("meets-some", {**facts, "n": met, "needed": len(events)}) if met else Clause("meets-none", facts)
