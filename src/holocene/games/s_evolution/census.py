"""What the laboratory counts in S-Evolution: places, trumps, cards, Discoveries and Calamities."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Final

from holocene.core.contract.game import Event, Say
from holocene.core.matches.census import Census as CoreCensus
from holocene.core.matches.census import Counted, Kind, Thing
from holocene.core.matches.match import Match
from holocene.games.s_evolution.layout import CARDS, NUMBERS, RESOURCE_NAMES, SEATS, SUIT_NAMES, CardKind, State

# Events that say who used what: the kind of thing, and the fact that names it.
USES: Final = {
    "places-pop": ("place", "place"),
    "moves-pop": ("place", "place"),
    "names-trump": ("trump", "suit"),
    "takes-discovery": ("discovery", "discovery"),
    "swaps-discovery": ("discovery", "discovery"),
    "suffers-calamity": ("calamity", "calamity"),
    "protection-meets": ("calamity", "calamity"),
}
CALAMITY_FATES: Final = {"suffers-calamity": "suffered", "protection-meets": "met"}


class Census(CoreCensus):
    """A place is used when a Pop stands on it, a card or Discovery when it is taken, a Calamity when it strikes."""

    kinds = (
        Kind("place"),
        Kind("trump"),
        Kind("card", is_chosen=False),
        Kind("discovery", is_chosen=False),
        Kind("calamity", is_chosen=False),
    )
    fates = ("harvested", "barred", "suffered", "met")
    dead = frozenset({"barred"})

    def things(self) -> Sequence[Thing]:
        players, pack = int(str(self.options["players"])), self.game.pack
        kinds = pack.tables["KIND"]
        found = [Thing("place", name) for name in pack.cards["places"]]
        found += [Thing("trump", suit) for suit in SUIT_NAMES]
        found += [
            Thing("card", card_id(card), copies=players) for card in range(CARDS) if kinds[card] != CardKind.CALAMITY
        ]
        ids = pack.cards["discovery_ids"]
        found += [Thing("discovery", name, i // SEATS + 1) for i, name in enumerate(ids) if i % SEATS < players]
        return found + [Thing("calamity", name) for name in pack.cards["calamities"]]

    def named(self, thing: Thing, say: Say) -> str:
        if thing.kind == "trump":
            return say(f"suit-{thing.id}")
        if thing.kind == "card":
            suit, _, number = thing.id.rpartition("-")
            return f"{say(f'suit-{suit}')} {number}"
        return super().named(thing, say)

    def order(self, s: State) -> Sequence[int]:
        return [(s.leader + k) % s.players for k in range(s.players)]

    def turn(self, s: State) -> tuple[int, Sequence[int]]:
        """A round is one turn of everybody: tricks together, then an Action each."""
        return s.round, range(s.players)

    def age(self, s: State, seat: int) -> int:
        return s.age[seat]

    def count(self, match: Match) -> Counted:
        tally = _Tally(self.game.pack.tables["KIND"], match.state.players)
        for event in match.events(all_seats=True):
            tally.hear(event)
        used = {
            kind.name: [sorted(tally.used[kind.name, p]) for p in range(match.state.players)] for kind in self.kinds
        }
        return Counted(used, {name: dict(fates) for name, fates in sorted(tally.fates.items())})


class _Tally:
    """Listens to a game from its first event to the last."""

    def __init__(self, kinds: Sequence[int], players: int) -> None:
        self.kinds = kinds
        self.used: defaultdict[tuple[str, int], set[str]] = defaultdict(set)
        self.fates: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.taken: list[list[int]] = [[] for _ in range(players)]
        self.barred: list[set[int]] = [set() for _ in range(players)]

    def hear(self, event: Event) -> None:
        facts: dict[str, Any] = event.facts
        if event.kind in USES:
            kind, name = USES[event.kind]
            self.used[kind, facts["player"]].add(facts[name])
        if event.kind in CALAMITY_FATES:
            self.fates[facts["calamity"]][CALAMITY_FATES[event.kind]] += 1
        elif event.kind == "takes-card":
            card = SUIT_NAMES.index(facts["suit"]) * NUMBERS + facts["n"] - 1
            self.taken[facts["player"]].append(card)
            self.used["card", facts["player"]].add(card_id(card))
        elif event.kind == "type-is-barred":
            self.barred[facts["player"]].add(RESOURCE_NAMES.index(facts["resource"]))
        elif event.kind == "harvests":
            self._harvest(facts["player"])

    def _harvest(self, p: int) -> None:
        """Cards of a barred type bring nothing; a Joker does as long as one type is free (X2, X9)."""
        for card in self.taken[p]:
            kind = self.kinds[card]
            is_barred = len(self.barred[p]) == len(RESOURCE_NAMES) if kind == CardKind.JOKER else kind in self.barred[p]
            self.fates[card_id(card)]["barred" if is_barred else "harvested"] += 1
        self.taken[p].clear()
        self.barred[p].clear()


def card_id(card: int) -> str:
    """The id of a card of a pile: `green-2`."""
    return f"{SUIT_NAMES[card // NUMBERS]}-{card % NUMBERS + 1}"
