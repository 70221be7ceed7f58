"""What the laboratory counts in S-Evolution: places, trumps, cards, Discoveries and Calamities."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Final

from holocene.core.contract.game import Event, Say
from holocene.core.matches.census import Census as CoreCensus
from holocene.core.matches.census import Counted, Course, Kind, Step, Thing
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
GROWTH: Final = ("grow-1", "grow-2", "advance")
CALAMITY_FATES: Final = {"suffers-calamity": "suffered", "protection-meets": "met"}


class Census(CoreCensus):
    """A place is used when a Pop stands on it, Management when one grows or rises by it, a card or Discovery when it is
    taken, a Calamity when it strikes."""

    kinds = (
        Kind("place"),
        Kind("management"),
        Kind("trump"),
        Kind("card", is_chosen=False),
        Kind("discovery", is_chosen=False),
        Kind("calamity", is_chosen=False),
    )
    fates = ("harvested", "barred", "suffered", "met")
    dead = frozenset({"barred"})
    opening = ("place", "management")

    def things(self) -> Sequence[Thing]:
        players, pack = int(str(self.options["players"])), self.game.pack
        kinds = pack.tables["KIND"]
        found = [Thing("place", name) for name in pack.cards["places"]]
        found += [Thing("management", name) for name in GROWTH]
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
        if thing.kind == "management":
            verb, _, n = thing.id.partition("-")
            return say(f"move-{verb}", n=int(n or 1))
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
        tally = self._tally(match)
        used = {
            kind.name: [sorted(tally.used[kind.name, p]) for p in range(match.state.players)] for kind in self.kinds
        }
        return Counted(used, {name: dict(fates) for name, fates in sorted(tally.fates.items())})

    def course(self, match: Match) -> Course:
        """Hands are dealt from one's own deck and played out: to have held a card says nothing here."""
        tally = self._tally(match)
        nothing: list[list[str]] = [[] for _ in match.seats]
        return Course(tally.steps, nothing, nothing)

    def _tally(self, match: Match) -> _Tally:
        tally = _Tally(self.game.pack.tables["KIND"], match.state.players)
        for ply in range(len(match.made)):
            tally.before = match.states[ply]
            for event in match.events_of(ply, all_seats=True):
                tally.hear(event)
        return tally


class _Tally:
    """Listens to a game from its first event to the last."""

    def __init__(self, kinds: Sequence[int], players: int) -> None:
        self.kinds = kinds
        self.before: State
        self.steps: list[list[Step]] = [[] for _ in range(players)]
        self.used: defaultdict[tuple[str, int], set[str]] = defaultdict(set)
        self.fates: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.taken: list[list[int]] = [[] for _ in range(players)]
        self.barred: list[set[int]] = [set() for _ in range(players)]

    def hear(self, event: Event) -> None:
        facts: dict[str, Any] = event.facts
        if event.kind in USES:
            kind, name = USES[event.kind]
            self._use(kind, facts[name], facts["player"])
        elif event.kind == "grows":
            grown = facts["n"] - self.before.population[facts["player"]]
            self._use("management", f"grow-{grown}", facts["player"])
        elif event.kind == "buys-age":
            self._use("management", "advance", facts["player"])
        if event.kind in CALAMITY_FATES:
            self.fates[facts["calamity"]][CALAMITY_FATES[event.kind]] += 1
        elif event.kind == "takes-card":
            card = SUIT_NAMES.index(facts["suit"]) * NUMBERS + facts["n"] - 1
            self.taken[facts["player"]].append(card)
            self._use("card", card_id(card), facts["player"])
        elif event.kind == "type-is-barred":
            self.barred[facts["player"]].add(RESOURCE_NAMES.index(facts["resource"]))
        elif event.kind == "harvests":
            self._harvest(facts["player"])

    def _use(self, kind: str, name: str, p: int) -> None:
        self.used[kind, p].add(name)
        self.steps[p].append(Step(kind, name, self.before.round, self.before.age[p]))

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
