"""The language of the tests: a position in words, moves in notation, and what can be asked about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from holocene.core.contract.game import Event
from holocene.core.contract.registry import load_game
from holocene.core.errors import Refusal
from holocene.core.matches.seats import Seat
from holocene.games.s_evolution import SEvolution
from holocene.games.s_evolution.view import View, taking_order
from holocene.locale.telling import Telling

COLOURS = ("red", "green", "blue", "yellow")
NAMES = ("Ada", "Bo", "Cy", "Di")
GAME = cast(SEvolution, load_game("s-evolution"))


class Moment:
    """A moment of a game."""

    def __init__(self, text: str, **options: Any) -> None:
        self.game = GAME
        self.s = GAME.position(text, GAME.read_options(options))
        self.told: list[Event] = []

    def play(self, moves: str) -> Moment:
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
        return GAME.view(self.s, seat)

    def words(self, viewer: int | None) -> str:
        """The table as the terminal shows it, in English."""
        telling = Telling(GAME, "en", [Seat(name) for name in NAMES[: self.s.players]], viewer)
        lines = telling.board.table(self.view(viewer))
        return "\n".join("".join(part.words for part in (line.label, *line.segments)) for line in lines)

    def score(self, seat: int) -> int:
        return GAME.plain.score(self.s, seat)


At: TypeAlias = Callable[..., Moment]  # a moment from words: `at("red: age 3", players=2)`
