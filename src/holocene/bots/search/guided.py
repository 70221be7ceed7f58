"""The search that a network guides: it says which moves to try, and what a position is worth to everybody.

At the root moves race (`race`); below it the tree is searched by PUCT. Every simulation deals anew what the seat cannot
know, and ends with one look of the network at a position that the tree did not have.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final

import numpy as np

from holocene.bots.base import Now
from holocene.bots.network.file import Network
from holocene.bots.network.mind import Mind
from holocene.bots.network.weights import with_own_rows
from holocene.bots.search.bot import Candidate, SearchBot, candidates, together
from holocene.bots.search.engine import prepare_guided
from holocene.bots.search.race import CHUNK, Course, Race, run
from holocene.bots.search.tree import Settings, Tree
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game

SETTINGS: Final = Settings(explore=0.6, urgency=0.05, warmth=1.0, scale=40.0, by_wins=0.6, sliver=0.05, rounds=0.0)
RACE: Final = Race()


class GuidedBot(SearchBot):
    """Thinks for as long as its clock or its simulations last, or until one move is clearly ahead.

    Until the search is compiled, the network alone decides.
    """

    def __init__(
        self,
        game: Game,
        network: Network,
        simulations: int = 0,
        seconds: float = 0.0,
        threads: int = 1,
        settings: Settings = SETTINGS,
        race: Race = RACE,
    ) -> None:
        super().__init__(game, simulations, seconds, threads, settings, prepare_guided(game))
        self.race = race
        self.mind = Mind(game, network)
        self.nets = [with_own_rows(self.mind.net) for _ in range(threads)]

    def advise(self, view: Any, rng: Random) -> str:
        moves = self.mind.of_view(view, rng).moves
        return self.game.notation(max(moves, key=moves.__getitem__))

    def _trees(self, players: int, seeds: Sequence[Sequence[int]]) -> list[Tree]:
        nets = zip(seeds, self.nets, strict=True)
        return [Tree(self.game, players, self.settings, seed, net=net) for seed, net in nets]

    def _search(self, made: Engine, s: Any, trees: list[Tree], now: Now, end: float) -> list[Candidate]:
        cells = np.frombuffer(self.game.layout.pack(s), np.uint8)
        seat, seats = self.game.plain.to_act(s), s.players
        started, done = now(), 0
        with ThreadPoolExecutor(self.threads) as pool:

            def search(n: int) -> None:
                nonlocal done
                together(pool, trees, lambda tree, n: tree.search(made, cells, seat, seats, n), n)
                done += n * self.threads

            def compare(actions: Sequence[int], deals: int) -> None:
                nonlocal done
                together(pool, trees, lambda tree, n: tree.compare(made, cells, seat, seats, actions, n), deals)
                done += len(actions) * deals * self.threads

            def part() -> float:
                """How much of the simulations, or of the time, is over."""
                if self.simulations:
                    return done / self.simulations
                return (now() - started) / (end - started) if end > started else 1.0

            search(1)  # which gives the root its moves
            if self.race.moves:
                return run(self.race, Course(trees, compare, part), self.simulations)
            while part() < 1:
                search(CHUNK)
            return candidates(trees)
