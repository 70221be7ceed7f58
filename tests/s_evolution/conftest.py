"""The language of the tests: a position in words, moves in notation, and what can be asked about it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holocene.core.contract.game import Event
from holocene.core.contract.registry import load_game
from holocene.core.errors import Refusal
from holocene.core.matches.seats import Seat
from holocene.games.s_evolution.view import View, taking_order
from holocene.locale.telling import Telling

# The scenes of the playthroughs stand beside the tests that compare them.
FOLDER = str(Path(__file__).parent)
if FOLDER not in sys.path:
    sys.path.append(FOLDER)

COLOURS = ("red", "green", "blue", "yellow")
NAMES = ("Ada", "Bo", "Cy", "Di")
GAME: Any = load_game("s-evolution")


class Scene:
    """A moment of a game."""

    def __init__(self, text: str, **options: Any) -> None:
        self.game = GAME
        self.s = GAME.position(text, GAME.read_options(options))
        self.told: list[Event] = []

    def play(self, moves: str) -> Scene:
        """Plays moves separated by semicolons, each of which must be legal."""
        for move in moves.split(";"):
            action = GAME.parse(move)
            assert GAME.plain.is_legal(self.s, action), f"'{move}' is not legal: {GAME.why_not(self.s, action)}"
            before = GAME.layout.copy(self.s)
            GAME.plain.step(self.s, action)
            GAME.layout.check(self.s)
            self.told += GAME.narrate(before, action, self.s)
        return self

    @property
    def legal(self) -> list[str]:
        return [GAME.notation(action) for action in GAME.legal(self.s)]

    @property
    def phase(self) -> str:
        return self.view(None).phase

    @property
    def turn(self) -> str:
        return COLOURS[self.s.turn]

    @property
    def order(self) -> list[str]:
        """Who still takes a card, in their order."""
        return [COLOURS[p] for p in taking_order(self.s)]

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.told]

    def why(self, move: str) -> Refusal:
        refusal = GAME.why_not(self.s, GAME.parse(move))
        assert refusal is not None, f"'{move}' is legal"
        return refusal

    def view(self, seat: int | None) -> View:
        view: View = GAME.view(self.s, seat)
        return view

    def words(self, viewer: int | None) -> str:
        """The table as the terminal shows it, in English."""
        telling = Telling(GAME, "en", [Seat(name) for name in NAMES[: self.s.players]], viewer)
        lines = telling.board.table(self.view(viewer))
        return "\n".join("".join(part.words for part in (line.label, *line.segments)) for line in lines)

    def score(self, seat: int) -> int:
        score: int = GAME.plain.score(self.s, seat)
        return score


@pytest.fixture(scope="session")
def game() -> Any:
    """The game with its own cards."""
    return GAME


@pytest.fixture(scope="session")
def at() -> Callable[..., Scene]:
    """A moment from words: `at("red: age 3", players=2)`."""
    return Scene
