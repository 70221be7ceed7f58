"""A sound one-turn planner: the bot `greedy`.

It imagines a state that fits its view, plays the actions it could take this turn on copies of it, with simple habits
for paying and discarding, and takes the first move of the line that leaves it best off by `worth`. It looks no further
than its own turn and never at what its seat cannot know.
"""

from __future__ import annotations

from random import Random
from typing import Final

from holocene.core.contract.game import Game
from holocene.games.progress.layout import LAYOUT, SMALL, Move, Phase, State
from holocene.games.progress.view import View
from holocene.games.progress.worth import Worth

WIDTHS: Final = (5, 3, 2, 1)  # lines looked at for the first, second … action of a turn


def advise(game: Game, view: View, rng: Random) -> str:
    """The move in notation."""
    s = game.imagine(view, rng)
    return game.notation(Planner(game, s.me).choose(s))


class Planner:
    """Plans one turn for a seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.engine = game.plain
        self.seat = seat
        self.worth = Worth(game, seat)

    def choose(self, s: State) -> int:
        legal = self.game.legal(s)
        if len(legal) == 1:
            return legal[0]
        if s.phase in (Phase.ACT, Phase.SUCCEEDING):
            return self.best_line(s, legal, 0)[1]
        return self.worth.habit(s, legal)

    def best_line(self, s: State, legal: list[int], depth: int) -> tuple[float, int]:
        """The best worth that the rest of the turn can reach, and the move to begin with."""
        first = [(self.after(s, action), action) for action in self.candidates(s, legal)]
        first.sort(key=lambda line: -line[0][0])
        best = (-1e9, legal[-1])
        width = WIDTHS[min(depth, len(WIDTHS) - 1)]
        for (value, then), action in first[:width]:
            further = value
            if then is not None and depth + 1 < len(WIDTHS):
                further = self.best_line(then, self.game.legal(then), depth + 1)[0]
            best = max(best, (max(value, further), action))
        return best

    def candidates(self, s: State, legal: list[int]) -> list[int]:
        """Draws differ only by their pile: of each kind the most promising one is looked at."""
        kept: list[int] = []
        draws: dict[int, int] = {}
        for action in legal:
            move = action - SMALL
            if 0 <= move < Move.FLIP:
                kind = move // Move.QUICK_DECK if move < Move.SHUFFLE_AGE else 2
                if kind not in draws or self.worth.of_source(s, move) > self.worth.of_source(s, draws[kind] - SMALL):
                    draws[kind] = action
            else:
                kept.append(action)
        return kept + list(draws.values())

    def after(self, s: State, action: int) -> tuple[float, State | None]:
        """What an action leads to by habit: its worth, and the state in which the turn goes on, if it does."""
        move = action - SMALL
        if 0 <= move < Move.FLIP:
            return self.worth.of_draw(s, move), None
        if move == Move.END:
            return self.worth.of_state(s), None
        then = LAYOUT.copy(s)
        self.engine.step(then, action)
        while then.phase not in (Phase.ACT, Phase.OVER) and then.me == self.seat and then.turn == s.turn:
            self.engine.step(then, self.worth.habit(then, self.game.legal(then)))
        goes_on = then.phase == Phase.ACT and then.me == self.seat and then.turn == s.turn
        return self.worth.of_state(then), then if goes_on else None
