"""A tiny game that keeps the contract of `Game`, so that the engine's machinery is tested without a real game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from holocene.core.contract.game import Event, Facts, Game, Pack, ScoreLine, ScoreSheet
from holocene.core.contract.options import Option, Options, read_options
from holocene.core.errors import BadPosition, Refusal
from tests.core import toy_rules as rules


class Toy(Game):
    """Cards of six kinds in a bag, two to four players."""

    name = "toy"
    rules_version = 1
    options = (Option("players", (2, 3, 4), 2), Option("copies", (4, 8, 12), 8))
    layout = rules.LAYOUT
    space = rules.SPACE
    modules = (rules,)

    def __init__(self, pack: Path | None = None, value: list[int] | None = None) -> None:
        super().__init__(pack)
        if value is not None:
            self.pack = self.pack_of(value)

    @classmethod
    def load_pack(cls, folder: Path | None) -> Pack:
        return cls.pack_of(rules.VALUE)

    @staticmethod
    def pack_of(value: list[int]) -> Pack:
        return Pack("toy", sha256(repr(value).encode()).hexdigest(), {"VALUE": value}, {})

    def read_options(self, given: Mapping[str, Any]) -> Options:
        return read_options(self.options, given)

    def params(self, options: Options) -> list[int]:
        players, copies = options["players"], options["copies"]
        assert isinstance(players, int) and isinstance(copies, int)
        return [players, copies]

    def notation(self, action: int) -> str:
        return "draw" if action == rules.DRAW else f"play {action}"

    def action_space(self) -> Sequence[int]:
        return range(rules.KINDS + 1)

    def position(self, text: str, options: Options) -> Any:
        raise BadPosition("the toy knows no positions")

    def describe(self, s: Any) -> str:
        return f"seat {s.me} of {s.players}, round {s.round}"

    def view(self, s: Any, seat: int | None) -> Any:
        hands = [s.hand[p] if p == seat else sum(s.hand[p]) for p in range(s.players)]
        return hands, s.points, s.left, s.me, s.round

    def why_not(self, s: Any, action: int) -> Refusal | None:
        return None if rules.is_legal(s, action) else Refusal("T1", "no-such-card")

    def narrate(self, before: Any, action: int, after: Any) -> list[Event]:
        return [Event("played", "T1", {"player": before.me})]

    def score_sheet(self, s: Any) -> ScoreSheet:
        totals = tuple(s.points[: s.players])
        winners = tuple(p for p in range(s.players) if rules.is_winner(s, p))
        return ScoreSheet((ScoreLine("points", "T1", totals),), totals, winners)

    def imagine(self, view: Any, rng: Random) -> Any:
        raise BadPosition("the toy cannot be imagined")

    def advise(self, view: Any, rng: Random) -> str:
        return "draw"

    def reason(self, s: Any, action: int) -> tuple[str, Facts]:
        return "reason-toy", {}

    def ordered(self, s: Any, orders: Sequence[str]) -> int | None:
        return None
