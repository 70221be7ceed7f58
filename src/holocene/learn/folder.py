"""The folder of a run: what was learned, what the optimiser remembers, and a line for every look at it.

`network.pt` and `adam.pt` take a run up again, `log.jsonl` is its story, `network.npz` is what plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import torch

from holocene.bots.network.file import card_of, write
from holocene.core.contract.game import Game
from holocene.core.errors import HoloceneError
from holocene.learn.network import Network
from holocene.learn.settings import Settings


class Spent(msgspec.Struct):
    """How far a run is."""

    updates: int = 0
    decisions: int = 0
    seconds: float = 0.0


class Look(msgspec.Struct):
    """What was found when a run was looked at: shares of games won, by table."""

    updates: int
    decisions: int
    seconds: float
    shares: dict[str, float]
    points: dict[str, float]
    losses: dict[str, float]


class BadRun(HoloceneError):
    """A folder that does not hold the run that is asked for."""


class Folder:
    """Reads and writes a run; a file is replaced in one step, so that an interruption leaves the one before."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)

    def settings(self, wanted: Settings) -> None:
        """Writes down how the run was begun; a folder is one run of one network."""
        kept = self.path / "run.json"
        if not kept.exists():
            kept.write_bytes(msgspec.json.format(msgspec.json.encode(wanted)))
            return
        found = msgspec.json.decode(kept.read_bytes(), type=Settings)
        if found.identity() != wanted.identity():
            raise BadRun(
                f"{self.path} holds another run ({found.told()}): choose a new folder or the same settings",
                "other-run",
                folder=str(self.path),
                run=found.told(),
            )

    def load(self, network: Network, adam: torch.optim.Optimizer, device: str) -> Spent:
        """Takes a run up where it was saved; what the optimiser remembers may be missing."""
        if not (self.path / "network.pt").exists():
            return Spent()
        kept: dict[str, Any] = torch.load(self.path / "network.pt", map_location=device, weights_only=True)
        network.load_state_dict(kept["network"])
        if (self.path / "adam.pt").exists():
            adam.load_state_dict(torch.load(self.path / "adam.pt", map_location=device, weights_only=True))
        return msgspec.convert(kept["spent"], Spent)

    def save(self, network: Network, adam: torch.optim.Optimizer, spent: Spent) -> None:
        """Writes all that `load` reads."""
        kept = {"network": network.state_dict(), "spent": msgspec.structs.asdict(spent)}
        for name, value in (("adam.pt", adam.state_dict()), ("network.pt", kept)):
            torch.save(value, self.path / f"{name}.new")
            (self.path / f"{name}.new").replace(self.path / name)

    def export(
        self, network: Network, game: Game, spent: Spent, tables: Sequence[str], position: str | None = None
    ) -> Path:
        """Writes what plays without PyTorch, with a card that says what it was trained on."""
        shape, path = network.shape, self.path / "network.npz"
        looks = self.looks()
        more: dict[str, Any] = {"against instinct": looks[-1].shares} if looks else {}
        card = card_of(
            game,
            (shape.wide, shape.hidden, shape.blocks),
            tables=tuple(dict.fromkeys(tables)),
            decisions=spent.decisions,
            hours=round(spent.seconds / 3600, 3),
            more=more if position is None else {**more, "position": position.strip()},
        )
        write(path, network.arrays(), card)
        return path

    def write(self, look: Look) -> None:
        """Adds a line to the log."""
        with (self.path / "log.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(look) + b"\n")

    def looks(self) -> list[Look]:
        """The log."""
        path = self.path / "log.jsonl"
        lines = path.read_bytes().splitlines() if path.exists() else []
        return [msgspec.json.decode(line, type=Look) for line in lines]
