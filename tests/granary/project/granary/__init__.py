"""Granary: crops are stored from low to high, and every one that is begun must pay for itself. For 2 to 4 players."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import ClassVar

from granary import play, words
from granary.table import ACTIONS, CARDS, CROPS, LAYOUT, SPACE, VALUES, State
from granary.words import View
from holocene.core.contract.game import Event, Facts, Game, Pack, ScoreLine, ScoreSheet
from holocene.core.contract.options import Option, Options
from holocene.core.contract.spread import Spread
from holocene.core.errors import BadPack, Refusal
from holocene.core.matches.census import Census
from holocene.core.rulebook.rule import rule

NAMES = {
    "barley": {"en": "Barley", "fr": "Orge", "de": "Gerste", "ru": "Ячмень"},
    "peas": {"en": "Peas", "fr": "Pois", "de": "Erbsen", "ru": "Горох"},
    "flax": {"en": "Flax", "fr": "Lin", "de": "Flachs", "ru": "Лён"},
    "olives": {"en": "Olives", "fr": "Olives", "de": "Oliven", "ru": "Оливки"},
}
VERBS = ("store", "leave", "take")


@rule("C1")
def cards() -> dict[str, dict[str, object]]:
    """Every card with its names, its number and its picture."""
    return {
        f"{crop}-{value}": {
            "names": {language: f"{name}\u00a0{value}" for language, name in names.items()},
            "value": value,
            "picture": f"{crop}.svg",
        }
        for crop, names in NAMES.items()
        for value in range(1, VALUES + 1)
    }


class Granary(Game):
    """The game; its cards are always the same."""

    name = "granary"
    rules_version = 1
    options = (Option("players", (2, 3, 4), 3, ("C2",)), Option("market", (3, 4, 5), 4, ("S2",)))
    layout = LAYOUT
    space = SPACE
    modules: ClassVar = (play,)

    @classmethod
    def load_pack(cls, folder: Path | None) -> Pack:
        if folder is not None:
            raise BadPack("Granary has one set of cards only", "no-other-cards")
        return Pack("granary", sha256(repr((CROPS, VALUES)).encode()).hexdigest(), {}, {"cards": cards()})

    @rule("C2")
    def params(self, options: Options) -> list[int]:
        return [int(str(options["players"])), int(str(options["market"]))]

    @property
    def ids(self) -> list[str]:
        """The cards in the order in which the rules count them."""
        return list(self.pack.cards["cards"])

    def notation(self, action: int) -> str:
        return f"{VERBS[action // CARDS]} {self.ids[action % CARDS]}" if action < ACTIONS - 1 else "draw"

    def action_space(self) -> Sequence[int]:
        return range(ACTIONS)

    def view(self, s: State, seat: int | None) -> View:
        return words.view_of(self.ids, s, seat)

    def imagine(self, view: View, rng: Random) -> State:
        return words.imagine(self.ids, view, rng)

    def why_not(self, s: State, action: int) -> Refusal | None:
        return words.why_not(self.plain, s, action)

    def narrate(self, before: State, action: int, after: State) -> list[Event]:
        return words.narrate(self.ids, before, action, after)

    def spread(self, view: View) -> Spread:
        return words.spread_of(view)

    def asks(self, view: View) -> tuple[str, Facts]:
        return f"ask-{view.phase}", {}

    def census(self, options: Options) -> Census:
        from granary import census

        return census.Census(self, options)

    def advise(self, view: View, rng: Random) -> str:
        """Stores the lowest card that fits, and takes the lowest of the market."""
        legal = [self.notation(action) for action in self.legal(self.imagine(view, rng))]
        return min(legal, key=lambda move: (not move.startswith("store"), move[-1]))

    @rule("V1", "V2", "V3")
    def score_sheet(self, s: State) -> ScoreSheet:
        seats = range(s.players)
        lines = tuple(
            ScoreLine(crop, "V1", tuple(self.plain[play.crop_points](s, p, i) for p in seats))
            for i, crop in enumerate(NAMES)
        )
        winners = tuple(p for p in seats if self.plain.is_winner(s, p))
        return ScoreSheet(lines, tuple(self.plain.score(s, p) for p in seats), winners)
