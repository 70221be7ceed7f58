"""From games of the network to decisions whose moves were searched twice, by searches that know nothing of each other.

What is made is kept raw, a line a decision, so that making can be stopped and goes on; `finishing` makes tasks of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np

from bench.puzzles.workshop import DEEP_RACE, Seen, Workshop

DEPTH: Final = 6_000  # simulations of each of the two searches …
DEEPER: Final = 30_000  # … and of one that judges them, in a few decisions
MARGIN: Final = 0.02  # by which one look must see a move ahead of the next, so that something is at stake
LATE: Final = (0.0, 0.25, 0.5, 0.75)  # share of a game that is passed over, in turn
PER_GAME: Final = 4
PLAYED: Final = 24  # deals that are played to their end after the two best moves, in the first decision of a game
JUDGED: Final = 4  # in the first decision of every fourth game both searches are judged by a deeper one

Known: TypeAlias = dict[str, Seen]


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A decision: its moves by two searches, the best by each first, and what one look at each says."""

    id: str
    table: int
    number: int
    options: dict[str, Any]
    position: str
    seat: int
    first: Known
    second: Known
    looked: Known
    deeper: Known = {}
    """In some: a search five times as deep."""
    played: tuple[tuple[float, float], ...] = ()
    """In some: victories and leads of games to their end by which the first search's move was ahead of its next."""


class Maker:
    """Makes decisions at one kind of table."""

    def __init__(self, shop: Workshop, table: int, seed: int) -> None:
        self.shop, self.table, self.seed = shop, table, seed
        self.game = shop.game

    def make(self, number: int) -> Iterator[Made]:
        """A few decisions of one game."""
        chance = np.random.default_rng([self.seed, self.table, number])
        rng = Random(self.seed * 1_000_003 + self.table * 10_007 + number)
        self.shop.late = LATE[number % len(LATE)]
        found = self.shop.gather(self.seed, number, MARGIN)
        for k, state in enumerate(rng.sample(found, min(PER_GAME, len(found)))):
            made = self._searched(state, number, k, rng, chance)
            if made is not None:
                yield made

    def _searched(self, state: Any, number: int, k: int, rng: Random, chance: np.random.Generator) -> Made | None:
        """A decision through its seat's eyes; nothing where it cannot be written down."""
        game, seat = self.game, self.game.plain.to_act(state)
        view = game.view(state, seat)
        text = game.describe(game.imagine(view, rng))
        s = game.position(text, self.shop.options)
        if game.view(s, seat) != view:
            return None
        first, second = (self._search(s, DEPTH, chance) for _ in range(2))
        best, other = list(first)[:2]
        is_judged = k == 0 and number % JUDGED == 0
        deeper = self._search(s, DEEPER, chance) if is_judged else {}
        results = self.shop.play_on(s, [best, other], PLAYED, chance) if k == 0 else np.zeros((0, 2, 2))
        return Made(
            id=sha256(f"{game.name} {text}".encode()).hexdigest()[:10],
            table=self.table,
            number=number,
            options=dict(self.shop.options),
            position=text,
            seat=seat,
            first=self._known(first),
            second=self._known(second),
            looked=self._known(self.shop.look_round(s, chance)),
            deeper=self._known(deeper),
            played=tuple((float(a), float(b)) for a, b in results[:, 0] - results[:, 1]),
        )

    def _search(self, s: Any, simulations: int, chance: np.random.Generator) -> dict[int, Seen]:
        """What a search found of every move, the best first."""
        found = self.shop.search(s, DEEP_RACE, simulations, chance).found
        return {each.action: Seen(each.win, each.points, each.visits) for each in found}

    def _known(self, seen: dict[int, Seen]) -> Known:
        return {
            self.game.notation(action): Seen(round(each.win, 4), round(each.points, 2), each.tries)
            for action, each in seen.items()
        }
