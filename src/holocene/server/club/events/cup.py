"""A tournament in memory, without people or a server: the same rounds and standings, for bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from holocene.core.matches.secret import new_secret
from holocene.server.club.events import drawing, robin
from holocene.server.club.events.deals import secret_of, seed_of
from holocene.server.club.events.history import Group, Player, past_of
from holocene.server.club.events.rounds import usual_rounds
from holocene.server.club.events.rows import System
from holocene.server.club.events.scoring import Result, places_of
from holocene.server.club.events.standings import Main, Standing, scores, standings

Score: TypeAlias = tuple[Sequence[int], Sequence[int]]  # points by seat, and the seats that won
# Plays the deal of a secret: in which round it is, and who sits where.
Playing: TypeAlias = Callable[[bytes, int, Group], Score]


class Cup(NamedTuple):
    """What is to be played: by how many, how many a table, and in how many rounds, or 0 for as many as are usual."""

    entrants: int
    size: int
    system: System = "swiss"
    rounds: int = 0
    main: Main = "places"
    seed: int = 1

    @property
    def length(self) -> int:
        """How many rounds there are."""
        usual = robin.whole(self.entrants, self.size) if self.system == "robin" else usual_rounds(self.entrants)
        return self.rounds or usual

    def play(self, play: Playing) -> Iterator[list[Result]]:
        """Round by round, all results so far."""
        secret, results = new_secret(self.seed), list[Result]()
        floats: list[int] = []
        plan = robin.schedule(self.entrants, self.size, self.length, self.seed) if self.system == "robin" else []
        for number in range(1, self.length + 1):
            past, seed = past_of([result.seats for result in results], floats), seed_of(secret, number)
            points = scores(results, self.main)
            if plan:
                drawn = drawing.robin(plan[number - 1], range(self.entrants), past, seed)
            else:
                players = [Player(each, points.get(each, 0.0)) for each in range(self.entrants)]
                drawn = drawing.swiss(players, self.size, past, seed)
            floats += drawing.floaters(drawn, points)
            for seats in drawn:
                made, winners = play(secret_of(secret, number), number, seats)
                results.append(Result(number, seats, tuple(made), places_of(made, winners)))
            yield results

    def standings(self, results: Sequence[Result]) -> list[Standing]:
        """How they stand."""
        return standings(range(self.entrants), results, self.main)
