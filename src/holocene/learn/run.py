"""A run: it plays, learns, looks how strong it has become, and saves, until its time is over."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import torch

from holocene.core.contract.game import Game
from holocene.learn.folder import Folder, Look, Spent
from holocene.learn.mix import Table, all_kinds, name_of, plain_kinds
from holocene.learn.network import Network, new_network
from holocene.learn.playing import Player
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
        device: str = "cpu",
        threads: int = 1,
    ) -> None:
        torch.manual_seed(settings.seed)
        self.game, self.device, self.threads = game, device, threads
        self.folder = Folder(folder)
        self.folder.settings(settings)
        self.settings = settings
        self.network = new_network(game, settings.wide, settings.hidden, settings.blocks).to(device)
        self.adam = torch.optim.Adam(self.network.parameters(), settings.rate, eps=1e-5, fused=device == "cuda")
        self.spent = self.folder.load(self.network, self.adam, device)
        self.mix = list(mix or all_kinds(game, seed=settings.seed))
        self.tested = list(mix or plain_kinds(game))
        self.rng = Random(settings.seed + self.spent.updates)
        self.pool: list[Network] = []

    def go(self, budget: Budget, told: Callable[[Spent, list[Share]], None], moved: Callable[[float], None]) -> None:
        """Learns until the budget is spent; `moved` is told after every update which part of it that is."""
        games = max(self.settings.games, len(self.mix))
        seed = self.settings.seed + 7919 * self.spent.updates
        tables = Tables(self.game, games, self.mix, device=self.device, seed=seed, threads=self.threads)
        player = Player(tables, self.settings.steps, max(self.game.sizes))
        if not self.spent.updates:
            self.look(budget, None, told)
        began, looked, first = time.monotonic(), time.monotonic(), self.spent.updates
        done = 0.0
        while done < 1:
            losses = self.once(tables, player, done)
            now = time.monotonic()
            made = (self.spent.updates - first) / budget.updates if budget.updates else 0.0
            done = max(made, (now - began) / budget.seconds if budget.seconds else 0.0)
            moved(done)
            if now - looked >= budget.every or done >= 1:
                self.keep_former()
                self.look(budget, losses, told)
                self.folder.save(self.network, self.adam, self.spent)
                self.folder.export(self.network, self.game, self.spent, [name_of(table) for table in self.mix])
                looked = time.monotonic()
        tables.close()

    def once(self, tables: Tables, player: Player, done: float) -> Losses:
        """Plays and learns once."""
        started, settings = time.monotonic(), self.settings
        former = self.rng.choice(self.pool) if self.pool else None
        played = player.play(self.network, former)
        lesson = lesson_of(played, tables, self.network, settings.by_wins)
        rate = settings.falling(settings.rate, settings.last_rate, done)
        entropy = settings.falling(settings.entropy, settings.last_entropy, done)
        pace = Pace(rate, entropy, settings.passes, settings.parts)
        losses = learn(played, lesson, tables, self.network, self.adam, pace)
        self.spent.updates += 1
        self.spent.decisions += len(tables) * settings.steps
        self.spent.seconds += time.monotonic() - started
        return losses

    def keep_former(self) -> None:
        """Adds the present self to the pool, and forgets one of the others when there are too many."""
        if not self.settings.pool:
            return
        former = copy.deepcopy(self.network).requires_grad_(False)
        self.pool.append(former)
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
        )
        spent = self.spent
        won, points = ({s.table: round(getattr(s, name), 4) for s in shares} for name in ("won", "points"))
        found = losses._asdict() if losses else {}
        self.folder.write(Look(spent.updates, spent.decisions, spent.seconds, won, points, found))
        told(spent, shares)
