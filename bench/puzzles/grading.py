"""How often each level plays a move, and what that says of a puzzle's difficulty."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final

import msgspec

from holocene.bots.base import Bot, Clock
from holocene.bots.levels import artisan, champion, farmer, forager, herder, inventor, merchant, scholar
from holocene.bots.network.mind import Mind
from holocene.bots.network.shipped import find
from holocene.bots.overlooking import OverlookingBot
from holocene.core.contract.game import Game
from holocene.puzzles.attempt import begin
from holocene.puzzles.glicko import Result, rate
from holocene.puzzles.told import Puzzle, Rating

LEVELS: Final = (forager, herder, farmer, artisan, merchant, scholar, inventor)
LADDER: Final = Path("docs/levels.json")  # what `bench.levels` measured
GAMES: Final = 4  # that each level is counted for against a puzzle
SURE: Final = 50.0
CHAMPIONS: Final = 1000  # simulations, as on the ladder


class Searcher:
    """The champion, who is not rated here but counted."""

    def __init__(self, game: Game) -> None:
        self.game, self.bot = game, champion(game, simulations=CHAMPIONS)
        self.bot.prepare()  # type: ignore[attr-defined]

    def finds(self, puzzle: Puzzle) -> bool:
        """Whether it plays a move that solves a puzzle."""
        match = begin(puzzle)
        move = self.bot.choose(match.view(puzzle.seat), match.legal(), Clock(60.0), Random(puzzle.id))
        return move in puzzle.good


class Graders:
    """The levels below the champion, looking at a position of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bots: dict[str, Bot] = {level.__name__: level(game) for level in LEVELS}
        self.mind = Mind(game, find("", game))

    def shares(self, s: Any, action: int) -> dict[str, float]:
        """How likely each level plays an action: exactly, since what it overlooks follows a known chance."""
        return {name: self._share(bot, s, action) for name, bot in self.bots.items()}

    def likes(self, s: Any) -> dict[int, float]:
        """How likely the network itself would play each move."""
        return self.mind.of_state(s).moves

    def _share(self, bot: Bot, s: Any, action: int) -> float:
        if isinstance(bot, OverlookingBot):
            return seen_first(bot, bot.mind.of_state(s).moves, action)
        view = self.game.view(s, self.game.plain.to_act(s))
        legal = [self.game.notation(each) for each in self.game.legal(s)]
        return float(bot.choose(view, legal, Clock(), Random(1)) == self.game.notation(action))


def graded(graders: Graders, puzzle: Puzzle) -> Puzzle:
    """The same puzzle with how often each level, as it is now, plays a move that solves it."""
    game = graders.game
    s = game.position(puzzle.position, game.read_options(puzzle.options))
    shares = [graders.shares(s, game.parse(move)) for move in puzzle.good]
    return msgspec.structs.replace(
        puzzle, levels={level: round(sum(each[level] for each in shares), 3) for level in shares[0]}
    )


def seen_first(bot: OverlookingBot, moves: Mapping[int, float], action: int) -> float:
    """The chance that an action is seen and everything that is liked better is overlooked."""
    known = [move for move in moves if move not in bot.forgotten] or list(moves)
    if action not in known:
        return 0.0
    better = sum(moves[each] > moves[action] for each in known)
    overlooked = bot.overlooked.share
    all_overlooked = overlooked ** len(known) if better == 0 else 0.0  # then it looks again
    return float((1 - overlooked) * overlooked**better + all_overlooked)


@cache
def ladder(game: str) -> dict[str, float]:
    """The levels' ratings at a game, as people know them: 1500 and what they are above `artisan`, over all tables."""
    found = [kind["ratings"] for kind in msgspec.json.decode(LADDER.read_bytes()) if kind["game"] == game]
    return {level: 1500.0 + mean(kind[level]["value"] for kind in found) for level in found[0]}


def rating_of(game: str, shares: Mapping[str, float]) -> Rating:
    """A puzzle's rating from a few games of every level against it: it wins where the level does not find the move."""
    levels = ladder(game)
    games = [Result(Rating(levels[level], SURE), 1 - share) for level, share in shares.items() for _ in range(GAMES)]
    return rate(Rating(), games)
