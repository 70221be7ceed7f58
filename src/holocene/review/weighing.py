"""What the moves of one decision are worth, by what the seat that makes it can know.

Every decision is glanced at: the move that was played and the one that the network likes best are tried in a few deals,
by playing on. Where that does not settle it, all good moves race (`bots.search.race`), the winner of the race is chosen
from in some deals, and measured in others: so choosing the best and measuring it do not share their luck. A network's
word on the position right after a move that it would never make is worth little; after a while of sound play it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from holocene.bots.network.calibration import judge
from holocene.bots.network.mind import Mind
from holocene.bots.search.engine import prepare_guided
from holocene.bots.search.guided import SETTINGS
from holocene.bots.search.race import Course, Race, run
from holocene.bots.search.tree import Tree
from holocene.core.contract.game import Game
from holocene.core.errors import HoloceneError
from holocene.review.engine import prepare
from holocene.review.marks import WON, bounds, is_beyond, is_decided
from holocene.review.told import Worth
from holocene.review.trials import Field, Trials, luck_of, seed_of

GLANCE: Final = 48  # deals of a glance
SURE: Final = 0.5  # the network's share of a move that a glance is enough for …
CERTAIN: Final = 0.9  # … and of one that is compared with no other
FEW: Final = 96  # deals in which the best is chosen, and after which it is looked at whether more are needed
MANY: Final = 3.0  # standard errors within which a difference surely lies
FEWEST: Final = 2  # deals: one alone has no doubt
FAR: Final = 6  # decisions of each player that are played on …
LEAST: Final = 12  # … but so many at least
RACING: Final = Race(moves=8, clear=1e9)  # nobody stops before the time


class CannotReview(HoloceneError):
    """A match that nobody can judge."""


class Weighed(NamedTuple):
    """What was found out about a decision: the best move, trials of it and of others, the position that was imagined,
    and the tree of the race, if there was one."""

    best: int
    trials: Trials
    state: Any
    tree: Tree | None


class Scales:
    """Weighs the decisions of one seat; close ones in so many deals as the budget says."""

    def __init__(self, game: Game, players: int, seat: int, budget: int) -> None:
        network = judge(game, players)
        if network is None:
            raise CannotReview(
                f"no network knows {game.name} with these cards: its games cannot be reviewed",
                "review-no-network",
                game=game.name,
            )
        self.game = game
        self.players = players
        self.seat = seat
        self.budget = max(FEWEST, budget)
        self.mind = Mind(game, network)
        self.searching = prepare_guided(game)
        self.playing = prepare(game).result()
        self.bounds = bounds(players == 1)
        if self.mind.compiled is not None:
            self.mind.compiled.result()  # so that the same is said each time, to the last digit

    def key(self, worth: Worth) -> float:
        """What counts at this table."""
        return worth.points if self.players == 1 else worth.chance

    def weigh(self, view: Any, played: int, rng: Random) -> Weighed:
        """Weighs the move that was played with this view against the others."""
        s = self.game.imagine(view, rng)
        liked = self.mind.of_state(s).moves
        order = sorted(liked, key=lambda action: (-liked[action], action))
        field = self.field(s)
        glance = self._glance(field, played, next(action for action in order if action != played), liked[played], rng)
        if self._is_settled(glance, liked[played]):
            return Weighed(played, glance, s, None)
        tree, found = self._race(s, seed_of(rng))
        rivals = [*dict.fromkeys(action for action in (*found[:2], order[0]) if action != played)]
        chosen = field.trials(rivals, min(FEW, self.budget), luck_of(rng))
        rivals.sort(key=lambda action: -self.key(chosen.worth(action)))
        trials = self._measured(field, played, rivals, rng)
        is_worse = self.key(trials.behind(played, rivals[0])[0]) > 0
        return Weighed(rivals[0] if is_worse else played, trials, s, tree)

    def _glance(self, field: Field, played: int, other: int, share: float, rng: Random) -> Trials:
        """What was played, and unless the network would nearly always do the same, the best of the others; that too
        where the game seems won, which may be so by this very move."""
        luck, deals = luck_of(rng), min(GLANCE, self.budget)
        again, glance = luck.copy(), field.trials([played], deals, luck)
        if share >= CERTAIN and (self.players == 1 or glance.worth(played).chance <= WON):
            return glance
        return glance.with_others(field.trials([other], deals, again))

    def field(self, s: Any) -> Field:
        """A position that was imagined, ready for trials."""
        decisions = max(LEAST, FAR * self.players)
        return Field(self.playing, self.mind.net, self.game.layout.pack(s), self.seat, self.players, decisions)

    def _is_settled(self, glance: Trials, share: float) -> bool:
        """Whether a glance is enough: nothing is left to win or to lose, or what was played is what the network likes,
        and the next is neither much better nor so much worse that it is worth a word."""
        played, *others = glance.actions
        wins = glance.found[:, :, 0].mean(0)
        if not others or (self.players > 1 and is_decided(wins.max(), wins.min())):
            return True
        loss, doubt = map(self.key, glance.behind(played, others[0]))
        is_good = loss + MANY * doubt < self.bounds.slip
        return share >= SURE and is_good and not is_beyond(-loss, doubt, self.bounds.mistake)

    def _race(self, s: Any, seed: Sequence[int]) -> tuple[Tree, list[int]]:
        """All good moves race in a tree; the best first."""
        tree = Tree(self.game, self.players, SETTINGS, seed, net=self.mind.net)
        cells = np.frombuffer(self.game.layout.pack(s), np.uint8)
        made, done = self.searching.result(), 0

        def compare(actions: Sequence[int], deals: int) -> None:
            nonlocal done
            tree.compare(made, cells, self.seat, self.players, actions, deals)
            done += len(actions) * deals

        tree.search(made, cells, self.seat, self.players, 1)  # which gives the root its moves
        found = run(RACING, Course([tree], compare, lambda: done / self.budget), self.budget)
        return tree, [each.action for each in found]

    def _measured(self, field: Field, played: int, rivals: Sequence[int], rng: Random) -> Trials:
        """The best of the rivals and what was played in fresh deals, until the mark is clear or the budget is used up;
        then the other rivals in the same deals."""
        luck = luck_of(rng)
        again, pair = luck.copy(), [rivals[0], played]
        trials = field.trials(pair, min(FEW, self.budget), luck)
        while trials.deals < self.budget and not self._is_clear(*trials.behind(played, rivals[0])):
            trials = field.trials(pair, min(FEW, self.budget - trials.deals), luck, trials)
        return trials.with_others(field.trials(rivals[1:], trials.deals, again)) if rivals[1:] else trials

    def _is_clear(self, behind: Worth, error: Worth) -> bool:
        """Whether more trials could hardly change the mark of a good move: it is not worse, and either surely or
        hardly the only one."""
        loss, doubt = self.key(behind), MANY * self.key(error)
        return loss + doubt < self.bounds.slip and not -doubt < -loss - self.bounds.mistake < doubt
