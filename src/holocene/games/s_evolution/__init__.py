"""S-Evolution: tricks and management from Primitive to Modern, for two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec

from holocene.core.contract.ahead import Claim, Foreseen, Theme, Usual
from holocene.core.contract.chronicle import Chronicler
from holocene.core.contract.daily import Daily
from holocene.core.contract.game import Board, Event, Facts, Game, Keys, Pack, Say, ScoreSheet
from holocene.core.contract.options import Options
from holocene.core.contract.story import StoryTeller
from holocene.core.errors import Refusal
from holocene.core.matches.census import Census
from holocene.games.s_evolution import (
    chronicle,
    describe,
    foresight,
    greedy,
    imagine,
    instinct,
    moves,
    narrate,
    notes,
    offers,
    options,
    orders,
    pack,
    position,
    preview,
    reasons,
    scores,
    story,
    themes,
    usual,
    why,
)
from holocene.games.s_evolution import observe as observe
from holocene.games.s_evolution import phases as phases
from holocene.games.s_evolution import setup as setup
from holocene.games.s_evolution import soundness as soundness
from holocene.games.s_evolution import zones as zones
from holocene.games.s_evolution.features import SPACE
from holocene.games.s_evolution.instinct_weights import INSTINCT
from holocene.games.s_evolution.layout import LAYOUT, Phase, State
from holocene.games.s_evolution.preview import Preview
from holocene.games.s_evolution.printed import Printed
from holocene.games.s_evolution.rules import (
    calamities,
    hands,
    harvest,
    management,
    needs,
    points,
    redeal,
    taking,
    tricks,
)
from holocene.games.s_evolution.view import View
from holocene.games.s_evolution.view import view as view_of


class SEvolution(Game[State, View]):
    """The game with one card pack."""

    name = "s-evolution"
    drawn_by = "s-evolution"
    findings: ClassVar = {"takes-discovery": "discovery", "swaps-discovery": "discovery"}
    rules_version = 2
    options = options.OPTIONS
    layout = LAYOUT
    space = SPACE
    modules: ClassVar = (
        zones, hands, tricks, taking, harvest, needs, calamities, points, management, setup, phases, redeal,
        observe, soundness, instinct,
    )  # fmt: skip

    @classmethod
    def load_pack(cls, folder: Path | None) -> Pack:
        return pack.load_pack(folder)

    def printed(self) -> Printed:
        return msgspec.convert(self.pack.cards, Printed)

    def read_options(self, given: Mapping[str, Any]) -> Options:
        return options.read(given)

    def params(self, options_: Options) -> list[int]:
        return options.params(options_)

    @cached_property
    def _space(self) -> Sequence[int]:
        return moves.action_space(self.pack)

    def action_space(self) -> Sequence[int]:
        return self._space

    def notation(self, action: int) -> str:
        return moves.notation(action, self.pack)

    def position(self, text: str, options_: Options) -> State:
        return position.read(self, text, options_)

    def describe(self, s: State) -> str:
        return describe.describe(self.pack, s)

    def view(self, s: State, seat: int | None) -> View:
        return view_of(self.plain, self.pack, s, seat)

    def preview(self, s: State, seat: int | None) -> Preview:
        return preview.preview(self, s, seat)

    def offers(self, s: State) -> Sequence[str]:
        return tuple(dict.fromkeys((*super().offers(s), *offers.offers(self, s))))

    def has_secrets(self, s: State, seat: int) -> bool:
        return usual.sees_own_cards(s, seat)

    def usual(self, s: State) -> Usual | None:
        return usual.usual(self, s)

    def foresee(self, s: State) -> dict[str, list[Foreseen]]:
        return foresight.foresee(self, s)

    def imagine(self, view_: View, rng: Random) -> State:
        return imagine.imagine(self, view_, rng)

    def advise(self, view_: View, rng: Random) -> str:
        return greedy.advise(self, view_, rng)

    def instinct(self, players: int) -> list[int]:
        return INSTINCT

    def board(self, say: Say | None = None) -> Board:
        from holocene.games.s_evolution import board

        return board.Board(self, say or Keys())

    def phase(self, view_: View) -> str:
        return view_.phase

    def census(self, options_: Options) -> Census:
        from holocene.games.s_evolution import census

        return census.Census(self, options_)

    def claims(self, s: State, action: int) -> Sequence[Claim]:
        return reasons.claims(self, s, action)

    def themes(self, s: State, action: int, other: int) -> Sequence[Theme]:
        return themes.themes(self, s, action, other)

    def why_not(self, s: State, action: int) -> Refusal | None:
        return why.why_not(self.plain, self.pack, s, action)

    def narrate(self, before: State, action: int, after: State) -> list[Event]:
        return narrate.narrate(self.plain, self.pack, before, action)

    def story(self, viewer: int | None) -> StoryTeller:
        return story.Teller(self, viewer)

    def chronicler(self) -> Chronicler:
        return chronicle.Chronicler(self)

    def notes(self, view: View, events: Sequence[Event]) -> Sequence[str]:
        return tuple(dict.fromkeys(notes.notes(view, events)))

    def score_sheet(self, s: State) -> ScoreSheet:
        return scores.score_sheet(self.plain, s)

    def daily(self) -> Daily:
        """Two players, against a bot that most people can beat and nobody beats by far."""
        return Daily({"players": 2}, rivals=("merchant",))

    def ordered(self, s: State, orders: Sequence[str]) -> int | None:
        """The first order that is legal now, so that a payment or a card can be settled ahead."""
        actions = (self.parse(order) for order in orders)
        return next((action for action in actions if self.plain.is_legal(s, action)), None)

    @cached_property
    def conditions(self) -> Mapping[str, tuple[str, Facts]]:
        return orders.conditions()

    def holds(self, view: View, condition: str) -> bool:
        return orders.holds(view, condition)

    def orderable(self, view: View) -> Sequence[str]:
        return orders.orderable(self, view)

    def turn_of(self, s: State) -> tuple[int, ...]:
        """Each card of a trick is a turn of its own, and so is what follows it."""
        return s.round, s.phase, s.hand[s.turn].bit_count()

    def reveals(self, before: State, action: int, after: State) -> bool:
        """A position of a blind hand shows its owner a card even where chance has no part in it (D2)."""
        blind = before.phase == Phase.PLAY and before.blind >> before.turn & 1
        return bool(blind or before.rng != after.rng)
