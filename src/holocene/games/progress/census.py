"""What the laboratory counts in Progress: technologies, personalities and milestones, and what became of the cards."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from holocene.core.contract.game import Game
from holocene.core.contract.options import Options
from holocene.core.matches.census import Census as CoreCensus
from holocene.core.matches.census import Counted, Course, Kind, Step, Thing
from holocene.core.matches.match import Match
from holocene.games.progress.layout import AGES, LAYOUT, SEATS, SLOTS, SMALL, TECHS, Param, Phase, State, Verb
from holocene.games.progress.phases import choose, run
from holocene.games.progress.view import members

ENDINGS: Final = {
    "ends-by-symbols": "symbols",
    "ends-exhausted": "exhausted",
    "ends-after-rounds": "rounds",
    "game-lost": "lost",
}


class Census(CoreCensus):
    """A technology is used when it is active, a personality when it guides, a milestone when it is won."""

    kinds = (Kind("technology"), Kind("personality"), Kind("milestone"))
    fates = ("played", "paid", "given", "unfinished", "thrown", "left", "held")
    dead = frozenset({"unfinished", "thrown", "left", "held"})
    opening = ("technology",)
    turns_wanted = (12, 20)

    def __init__(self, game: Game, options: Options) -> None:
        super().__init__(game, options)
        self.ids: dict[str, list[str]] = game.pack.cards["ids"]
        self.ranks = tuple(name for name, _ in game.pack.cards["boards"]["solo"]["ranks"])

    def things(self) -> Sequence[Thing]:
        params = self.game.params(self.options)
        copies = self.game.pack.tables["COPIES"][int(str(self.options["players"]))]
        cards, expansions = self.game.pack.cards, self.options["expansions"]
        assert isinstance(expansions, tuple)
        found = [
            Thing("technology", name, card["age"], copies[card["number"]])
            for name, card in cards["technologies"].items()
            if card["age"] - 1 <= params[Param.LAST_AGE] and copies[card["number"]]
        ]
        for kind, family in (("personality", "personalities"), ("milestone", "milestones")):
            if family in expansions:
                found += [Thing(kind, name) for name in cards[family]]
        return found

    def order(self, s: State) -> Sequence[int]:
        return s.order[: s.players]

    def turn(self, s: State) -> tuple[int, Sequence[int]]:
        return s.round * SEATS + s.place, (s.turn,)

    def age(self, s: State, seat: int) -> int:
        return s.age + 1

    def ending(self, match: Match) -> str:
        kinds = (event.kind for event in match.events_of(len(match.made) - 1, all_seats=True))
        return next((ENDINGS[kind] for kind in kinds if kind in ENDINGS), "")

    def count(self, match: Match) -> Counted:
        s = match.state
        seats = range(s.players)
        techs, people, milestones = (self.ids[kind] for kind in ("technologies", "personalities", "milestones"))
        used = {
            "technology": [[techs[tech] for tech in members(s.active[p])] for p in seats],
            "personality": [[name for i, name in enumerate(people) if s.guided[p] >> i & 1] for p in seats],
            "milestone": [[name for i, name in enumerate(milestones) if name and s.owner[i] == p] for p in seats],
        }
        return Counted(used, self._fates(match))

    def course(self, match: Match) -> Course:
        """A technology comes when it is active, a personality when it guides, a milestone when it is won."""
        s, techs = match.state, self.ids["technologies"]
        steps: list[list[Step]] = [[] for _ in match.seats]
        for before, after in pairwise([LAYOUT.blank(), *match.states]):
            now = max(1, before.round)
            for p, found in enumerate(steps):
                found += [Step(kind, name, now, before.age + 1) for kind, name in self._new(before, after, p)]
        held = [[0] * AGES for _ in match.seats]
        for each in match.states:
            for p, sets in enumerate(held):
                for age in range(each.oldest, AGES):
                    sets[age] |= each.hand_set[p][age]
        dealt = match.states[0].hand_set[: s.players]
        return Course(
            steps,
            held=[[techs[tech] for tech in members(sets)] for sets in held],
            dealt=[[techs[tech] for tech in members(sets)] for sets in dealt],
        )

    def _new(self, before: State, after: State, p: int) -> Iterator[tuple[str, str]]:
        """What a seat has after a move and had not before."""
        if before.active[p] != after.active[p]:
            came = [now & ~then for then, now in zip(before.active[p], after.active[p], strict=True)]
            yield from (("technology", self.ids["technologies"][tech]) for tech in members(came))
        if guides := after.guided[p] & ~before.guided[p]:
            yield from (("personality", name) for i, name in enumerate(self.ids["personalities"]) if guides >> i & 1)
        if before.owner != after.owner:
            won = [i for i, owner in enumerate(after.owner) if owner == p != before.owner[i]]
            yield from (("milestone", self.ids["milestones"][i]) for i in won)

    def _fates(self, match: Match) -> dict[str, dict[str, int]]:
        """Every card that came into a hand, from the opening hand on, has one fate."""
        found: defaultdict[int, Counter[str]] = defaultdict(Counter)
        for before, made, after in zip(match.states, match.made, match.states[1:], strict=False):
            _moved(found, before, made.action)
            if before.oldest != after.oldest or after.phase == Phase.OVER:
                for then, now in self._stages(before, made.action):
                    _left(found, then, now)
        for hand in match.state.hand[: match.state.players]:
            for tech, copies in enumerate(hand):
                found[tech]["held"] += copies
        names = self.ids["technologies"]
        return {names[tech]: dict(+fates) for tech, fates in sorted(found.items()) if +fates}

    def _stages(self, before: State, action: int) -> Iterator[tuple[State, State]]:
        """The states within a move, pair by pair: an age may leave after the move has taken a card from a hand."""
        s, plain = LAYOUT.copy(before), self.game.plain
        plain[choose](s, s.me, action)
        yield before, s
        while s.phase >= Phase.AUTO:
            then = LAYOUT.copy(s)
            plain[run](s)
            yield then, s


def _moved(found: dict[int, Counter[str]], s: State, action: int) -> None:
    """A move that takes a card from a hand; one that is taken back has not met its fate yet (D4)."""
    if action >= SMALL:
        return
    verb, tech = divmod(action, TECHS)
    if verb in (Verb.DISCOVER, Verb.RESEARCH):
        found[tech]["played"] += 1
    elif verb == Verb.DISCARD:
        found[tech]["paid" if s.phase == Phase.PAY else "thrown"] += 1
    elif verb == Verb.GIVE:
        found[tech]["given"] += 1
    elif verb == Verb.TAKE_BACK:
        found[tech]["played"] -= 1


def _left(found: dict[int, Counter[str]], then: State, now: State) -> None:
    """An age leaves with what hands hold of it and what is under development (G4); the end takes the latter (V6)."""
    for p in range(then.players):
        if now.oldest != then.oldest:
            for tech in range(then.oldest * SLOTS, now.oldest * SLOTS):
                found[tech]["left"] += then.hand[p][tech]
        for tech in then.development[p][: then.developing[p]]:
            if now.phase == Phase.OVER or tech // SLOTS < now.oldest:
                found[tech]["played"] -= 1
                found[tech]["unfinished"] += 1
