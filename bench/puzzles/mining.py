"""From games to proven decisions: one look, a search, a search ten times as deep, and games played to their end.

What is mined is kept raw, a line a decision, also what was dropped and why; `finishing` makes puzzles of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from hashlib import sha256
from random import Random
from typing import Any, Final, Literal, TypeAlias

import msgspec
import numpy as np

from bench.puzzles.grading import Graders
from bench.puzzles.workshop import (
    DEEP_RACE,
    FIRST_RACE,
    GLIMPSE_RACE,
    Difference,
    Looked,
    Seen,
    Workshop,
    difference,
    played,
)
from holocene.core.contract.game import Game
from holocene.puzzles.told import Outcome, Proof

GLIMPSE: Final = 160  # simulations of a short search …
SEARCH: Final = 500  # … of one that finds …
DEEP: Final = 10 * SEARCH  # … and of one that confirms
MATTERS: Final = 0.08  # of chance …
ALONE: Final = 4.0  # … or points alone
AT_FIRST: Final = 0.9  # of that, which a short search must show
CERTAIN: Final = 0.9  # the network's own share of a move that it hardly doubts
SURE: Final = 5.0  # standard errors of the deep search
HOPE: Final = 0.5  # standard errors of a few games played on, before the deep search …
CLEAR: Final = 4.0  # … those that end them before their time after it …
PLAIN: Final = 2.5  # … and those that confirm at the end
FEW: Final = 16  # deals that are played on before the deep search …
BATCH: Final = 45  # … and after it, together …
BATCHES: Final = 4  # … and how often, at the most
EASY: Final = 0.8  # a move that the levels find so often on the mean is no puzzle
ENOUGH: Final = 4.0  # of a lead
DECIDED: Final = 0.95  # the chance of who has as good as won …
LATER: Final = 10.0  # … and by how much less such a decision is sought
TRIED: Final = 12  # simulations
AS_GOOD: Final = 0.25  # of what matters: a lead that makes no difference …
ALIKE: Final = 2  # … and so many moves may be as good as each other
PER_GAME: Final = 3

Fate: TypeAlias = Literal["kept", "search", "tried", "deep", "played"]


class Mined(msgspec.Struct, kw_only=True):
    """A decision that was looked at, and its fate: kept, or where it was dropped."""

    game: str
    table: int
    number: int
    fate: Fate
    id: str
    theme: str = ""
    also: tuple[str, ...] = ()
    """Moves that are as good as the first."""
    options: dict[str, Any]
    position: str
    seat: int
    phase: str
    outcomes: tuple[Outcome, ...]
    levels: dict[str, float]
    first: tuple[str, float]
    """The move and its lead by the first search."""
    deep: Difference | None = None
    proof: Proof | None = None


class Miner:
    """Mines games at one kind of table."""

    def __init__(self, shop: Workshop, graders: Graders, table: int, seed: int, enough: Set[str]) -> None:
        self.shop, self.graders, self.table, self.seed, self.enough = shop, graders, table, seed, enough
        self.game = shop.game

    def mine(self, number: int) -> Iterator[Mined]:
        """What is found in one game: a few decisions of different rounds."""
        chance = np.random.default_rng([self.seed, self.table, number])
        rng = Random(self.seed * 1_000_003 + self.table * 10_007 + number)
        found = [each for state in self.shop.gather(self.seed, number) if (each := self._glimpsed(state, chance))]
        found.sort(key=lambda each: -each[0])  # the most promising; such as decide the game at once come last
        rounds: set[int] = set()
        for _, state in found:
            if state.round not in rounds and len(rounds) < PER_GAME:
                mined = self._proven(state, number, rng, chance)
                if mined is not None:
                    rounds.add(state.round)
                    yield mined

    def _glimpsed(self, state: Any, chance: np.random.Generator) -> tuple[float, Any] | None:
        """A decision that a short search finds worth a longer one and that some levels miss; how promising it is."""
        liked = self.graders.likes(state)
        favourite = max(liked, key=liked.__getitem__)
        if liked[favourite] > CERTAIN and self._ease(state, favourite) > EASY:
            return None
        looked = self.shop.search(state, GLIMPSE_RACE, GLIMPSE, chance)
        good, second = self._split(looked)
        best = good[0]
        known = {each.action: Seen(each.win, each.points, each.visits) for each in looked.found}
        lead = self._lead(known[best], known[second])
        if lead < AT_FIRST or theme_of(self.game, state, best, second) in self.enough:
            return None
        ease = sum(self._ease(state, each) for each in good)
        promise = min(lead, ENOUGH) * (1 - ease) * state.round
        if known[best].win > DECIDED and self.shop.players > 1:
            promise /= LATER
        return None if ease > EASY else (promise, state)

    def _ease(self, s: Any, action: int) -> float:
        shares = self.graders.shares(s, action)
        return sum(shares.values()) / len(shares)

    def _proven(self, state: Any, number: int, rng: Random, chance: np.random.Generator) -> Mined | None:
        """A decision through its seat's eyes, searched and played on; nothing where it cannot be written down."""
        game, seat = self.game, self.game.plain.to_act(state)
        view = game.view(state, seat)
        text = game.describe(game.imagine(view, rng))
        s = game.position(text, self.shop.options)
        if game.view(s, seat) != view:
            return None
        looked = self.shop.search(s, FIRST_RACE, SEARCH, chance)
        good, second = self._split(looked)
        best = good[0]
        known = {each.action: Seen(each.win, each.points, each.visits) for each in looked.found}
        lead = self._lead(known[best], known[second])
        mined = Mined(
            game=game.name, table=self.table, number=number, fate="search", position=text,
            id=sha256(f"{game.name} {text}".encode()).hexdigest()[:8], options=dict(self.shop.options),
            seat=seat, phase=game.phase(view), outcomes=(), levels={}, first=(game.notation(best), lead),
        )  # fmt: skip
        if lead < 1:
            return mined
        mined.fate = "tried"
        results = self.shop.play_on(s, [best, second], FEW, chance)
        if not self._confirmed(proof_of(0, results), HOPE):
            return mined
        mined.fate = "deep"
        looked = self.shop.search(s, DEEP_RACE, DEEP, chance)
        found, behind = self._split(looked)
        if best not in found:
            return mined
        if (found[0], behind) != (best, second):
            best, second, results = found[0], behind, results[:0]
        mined.also = tuple(game.notation(action) for action in found[1:])
        mined.outcomes = self._outcomes(looked, self.shop.look_round(s, chance))
        mined.deep = ahead = difference(looked.parts, best, second)
        if not self._matters(ahead) or self._lead_of(mined) < 1:
            return mined
        mined.fate = "played"
        mined.proof = self._played_on(s, best, second, looked, results, chance)
        if self._confirmed(mined.proof, PLAIN):
            mined.fate, mined.theme = "kept", theme_of(game, s, best, second)
            shares = [self.graders.shares(s, action) for action in found]
            mined.levels = {level: sum(each[level] for each in shares) for level in shares[0]}
        return mined

    def _played_on(self, s: Any, best: int, second: int, looked: Looked, results: Any, chance: Any) -> Proof:
        """Games to their end, until it is clear or there were enough."""
        searched = sum(each.visits for each in looked.found)
        for _ in range(BATCHES):
            results = np.concatenate([results, self.shop.play_on(s, [best, second], BATCH, chance)])
            proof = proof_of(searched, results)
            if self._confirmed(proof, CLEAR) or not self._confirmed(proof, 0):
                break
        return proof

    def _worth(self, seen: Seen) -> float:
        """What a move is good for: victory, alone the points of a game that is not lost."""
        return seen.win if self.shop.players > 1 else seen.win * seen.points

    def _lead(self, one: Seen, other: Seen) -> float:
        """By how much one is ahead, where 1 matters."""
        return (self._worth(one) - self._worth(other)) / (MATTERS if self.shop.players > 1 else ALONE)

    def _lead_of(self, mined: Mined) -> float:
        """By how much every good move is ahead of every other at the least."""
        seen = {each.move: Seen(each.win, each.points, each.tries) for each in mined.outcomes}
        good = [seen.pop(move) for move in (mined.outcomes[0].move, *mined.also)]
        return min(self._lead(one, other) for one in good for other in seen.values())

    def _split(self, looked: Looked) -> tuple[list[int], int]:
        """The best move with those as good as it, and the next of those that were tried often enough; where the search
        itself chose another one, that and the best, so that the decision is dropped."""
        tried = {each.action: Seen(each.win, each.points, each.visits) for each in looked.found if each.visits >= TRIED}
        order = sorted(tried, key=lambda action: -self._worth(tried[action]))
        good = [each for each in order[: ALIKE + 1] if self._lead(tried[order[0]], tried[each]) <= AS_GOOD]
        if looked.found[0].action not in good:
            return [looked.found[0].action], order[0]
        rest = [each for each in order if each not in good]
        return (good, rest[0]) if rest and len(good) <= ALIKE else (good[1:], good[0])

    def _outcomes(self, looked: Looked, seen: dict[int, Seen]) -> tuple[Outcome, ...]:
        """What every legal move comes to, the best first; one that was never tried by the looks at it."""
        known = {each.action: Seen(each.win, each.points, each.visits) for each in looked.found if each.visits >= TRIED}
        told = {**seen, **known}
        order = sorted(told, key=lambda action: -self._worth(told[action]))
        return tuple(
            Outcome(self.game.notation(a), round(told[a].win, 3), round(told[a].points, 1), told[a].tries)
            for a in order
        )

    def _matters(self, ahead: Difference) -> bool:
        if self.shop.players > 1:
            return ahead.win >= MATTERS and ahead.win >= SURE * ahead.win_error
        return ahead.points >= ALONE and ahead.points >= SURE * ahead.points_error

    def _confirmed(self, proof: Proof, errors: float) -> bool:
        return is_confirmed(proof, self.shop.players, errors)


def is_confirmed(proof: Proof, players: int, errors: float = PLAIN) -> bool:
    """Whether the difference is so many standard errors of victories, or a little more of points while victories point
    the same way."""
    by_points = proof.points > 0 and proof.points >= (errors + 0.5) * proof.points_error
    if players == 1:
        return by_points
    if proof.win <= 0 or proof.points < 0:
        return False
    return proof.win >= errors * proof.win_error or (by_points and proof.win >= proof.win_error)


def theme_of(game: Game, s: Any, best: int, second: int) -> str:
    """What a choice is an example of in the first place."""
    themes = game.themes(s, best, second)
    return themes[0].name if themes else ""


def proof_of(searched: int, results: Any) -> Proof:
    """What games played on have shown, in round numbers."""
    return Proof(searched, 2 * len(results), *(round(x, 4) for x in played(results)))
