"""A run: it plays, learns, looks how strong it has become, and saves, until its time is over."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import torch

from holocene.bots.network.file import Network as KeptNetwork
from holocene.bots.network.file import read
from holocene.core.contract.game import Game
from holocene.learn.folder import Folder, Look, Spent
from holocene.learn.mix import Table, all_kinds, name_of, plain_kinds
from holocene.learn.network import new_network
from holocene.learn.playing import AGAINST, Player, Rival, former_self, instinct
from holocene.learn.results import lesson_of
from holocene.learn.settings import Settings
from holocene.learn.tables import Tables
from holocene.learn.testing import Share, against
from holocene.learn.update import Losses, Pace, learn


class Budget(NamedTuple):
    """How long this sitting lasts, and how it is looked at."""

    seconds: float = 0.0  # 0: until the updates are made
    updates: int = 0  # 0: until the seconds are over
    every: float = 120.0  # seconds between two looks; 0: after every update
    tested: int = 200  # games a table at a look
    noise: int = 0  # of the instinct that it is tested against; below 0 its opponents play by chance


class Run:
    """Learns in a folder. `told` is called with every look."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        folder: Path,
        *,
        mix: Sequence[Table] | None = None,
        position: str | None = None,
        device: str = "cpu",
        threads: int = 1,
        begin: Path | None = None,
    ) -> None:
        torch.manual_seed(settings.seed)
        self.game, self.device, self.threads, self.position = game, device, threads, position
        self.folder = Folder(folder)
        self.folder.settings(settings)
        self.settings = settings
        self.network = new_network(game, settings.wide, settings.hidden, settings.blocks).to(device)
        self.adam = torch.optim.Adam(self.network.parameters(), settings.rate, eps=1e-5, fused=device == "cuda")
        self.spent = self.folder.load(self.network, self.adam, device)
        self.mix = list(mix or all_kinds(game, seed=settings.seed))
        self.tested = list(mix or plain_kinds(game))
        self.at_all_tables = mix is None
        self.rng = Random(settings.seed + self.spent.updates)
        self.pool: list[dict[str, torch.Tensor]] = []
        self.former = copy.deepcopy(self.network).requires_grad_(False)
        if begin is not None and not self.spent.updates:
            self.spent = self._begin_with(read(begin, game))
        if self.spent.decisions:
            self.keep_former()

    def _begin_with(self, kept: KeptNetwork) -> Spent:
        """Takes over a network that plays already, and the time it has had; what the optimiser knew is not in it."""
        self.network.take(kept.arrays)
        return Spent(decisions=kept.card.decisions, seconds=3600 * kept.card.hours)

    def go(self, budget: Budget, told: Callable[[Spent, list[Share]], None], moved: Callable[[float], None]) -> None:
        """Learns until the budget is spent; `moved` is told after every update which part of it that is."""
        mix = [*self.mix] * AGAINST  # so that the first of so many games are played at tables of every kind
        games = max(self.settings.games, len(mix))
        seed = self.settings.seed + 7919 * self.spent.updates
        tables = Tables(
            self.game,
            games,
            mix,
            device=self.device,
            seed=seed,
            threads=self.threads,
            position=self.position,
        )
        player = Player(tables, self.settings.steps, max(self.game.sizes))
        if not self.spent.updates:
            if not (self.at_all_tables or self.spent.decisions):
                self.network.forget(~tables.seen(self.settings.steps))
            self.look(budget, None, told)
        began, looked, first = time.monotonic(), time.monotonic(), self.spent.updates
        done = 0.0
        while done < 1:
            losses = self.once(tables, player, done)
            now = time.monotonic()
            made = (self.spent.updates - first) / budget.updates if budget.updates else 0.0
            done = max(made, (now - began) / budget.seconds if budget.seconds else 0.0)
            moved(done)
            if self.spent.updates % self.settings.apart == 0:
                self.keep_former()
            if now - looked >= budget.every or done >= 1:
                self.look(budget, losses, told)
                self.folder.save(self.network, self.adam, self.spent)
                names = [name_of(table) for table in self.mix]
                self.folder.export(self.network, self.game, self.spent, names, self.position)
                looked = time.monotonic()
        tables.close()

    def once(self, tables: Tables, player: Player, done: float) -> Losses:
        """Plays and learns once."""
        started, settings = time.monotonic(), self.settings
        played = player.play(self.network, self.rival())
        lesson = lesson_of(played, tables, self.network, settings.by_wins)
        rate = settings.falling(settings.rate, settings.last_rate, done)
        entropy = settings.falling(settings.entropy, settings.last_entropy, done)
        pace = Pace(rate, entropy, settings.passes, settings.parts)
        losses = learn(played, lesson, tables, self.network, self.adam, pace)
        self.spent.updates += 1
        self.spent.decisions += len(tables) * settings.steps
        self.spent.seconds += time.monotonic() - started
        return losses

    def rival(self) -> Rival | None:
        """Whom the next decisions are played against, where they are played against somebody."""
        if self.game.has_instinct and self.rng.random() < self.settings.by_instinct:
            return instinct
        if not self.pool:
            return None
        self.former.load_state_dict(self.rng.choice(self.pool))
        return former_self(self.former)

    def keep_former(self) -> None:
        """Adds the present self to the pool, and forgets one of the others when there are too many."""
        if not self.settings.pool:
            return
        self.pool.append({name: each.clone() for name, each in self.network.state_dict().items()})
        if len(self.pool) > self.settings.pool:
            self.pool.pop(self.rng.randrange(len(self.pool) - 1))

    def look(self, budget: Budget, losses: Losses | None, told: Callable[[Spent, list[Share]], None]) -> None:
        """Tests the network, and writes down what was found."""
        shares = against(
            self.game,
            self.network,
            self.tested,
            budget.tested,
            device=self.device,
            noise=budget.noise,
            threads=self.threads,
            position=self.position,
        )
        spent = self.spent
        won, points = ({s.table: round(getattr(s, name), 4) for s in shares} for name in ("won", "points"))
        found = losses._asdict() if losses else {}
        self.folder.write(Look(spent.updates, spent.decisions, spent.seconds, won, points, found))
        told(spent, shares)
