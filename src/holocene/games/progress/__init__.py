"""Progress: Evolution of Technology."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec

from holocene.core.contract.ahead import Claim, Foreseen, Theme, Usual
from holocene.core.contract.chronicle import Chronicler
from holocene.core.contract.daily import Daily, Rank
from holocene.core.contract.game import Board, Event, Facts, Game, Keys, Pack, Say, ScoreSheet
from holocene.core.contract.options import Options
from holocene.core.contract.story import StoryTeller
from holocene.core.errors import Refusal
from holocene.core.matches.census import Census
from holocene.games.progress import (
    cashier,
    chronicle,
    describe,
    foresight,
    greedy,
    imagine,
    instinct,
    moves,
    narrate,
    notes,
    observe,
    offers,
    options,
    orders,
    pack,
    payments,
    phases,
    position,
    preview,
    prospect,
    reasons,
    redeal,
    scores,
    setup,
    soundness,
    story,
    themes,
    usual,
    why,
    zones,
)
from holocene.games.progress.features import SPACE
from holocene.games.progress.instinct_weights import ALONE, INSTINCT, PROSPECTS
from holocene.games.progress.layout import LAYOUT, State
from holocene.games.progress.preview import Preview, Survey
from holocene.games.progress.printed import Printed
from holocene.games.progress.rules import (
    ages,
    benefits,
    discover,
    drawing,
    hooks,
    milestones,
    paying,
    personalities,
    research,
    scoring,
    solo,
    turns,
)
from holocene.games.progress.view import View
from holocene.games.progress.view import view as view_of


class Progress(Game[State, View]):
    """The base game, solo, variants, editions and expansions, with one card pack."""

    name = "progress"
    drawn_by = "progress"
    findings: ClassVar = {
        "discovers": "technology",
        "activates": "technology",
        "takes-guide": "person",
        "guide-comes": "person",
        "milestone-won": "milestone",
    }
    rules_version = 2
    options = options.OPTIONS
    layout = LAYOUT
    space = SPACE
    modules: ClassVar = (
        zones, benefits, paying, personalities, milestones, hooks, ages, discover, research, drawing, solo, turns,
        scoring, setup, phases, redeal, observe, soundness, instinct, prospect,
    )  # fmt: skip

    @classmethod
    def load_pack(cls, folder: Path | None) -> Pack:
        return pack.load(folder)

    def printed(self) -> Printed:
        return msgspec.convert(self.pack.cards, Printed)

    def read_options(self, given: Mapping[str, Any]) -> Options:
        return options.read(self.pack, given)

    def params(self, options_: Options) -> list[int]:
        return options.numbers(self.pack, options_)

    @cached_property
    def _words(self) -> dict[int, str]:
        return moves.all_moves(self.pack)

    def action_space(self) -> Sequence[int]:
        return tuple(self._words)

    def notation(self, action: int) -> str:
        return self._words[action]

    def position(self, text: str, options_: Options) -> State:
        return position.read(self, text, options_)

    def describe(self, s: State) -> str:
        return describe.describe(self.pack, s)

    def canonical(self, s: State) -> State:
        """Decks are bags: sorted, so that equal ones look equal."""
        same = LAYOUT.copy(s)
        for row, size in zip(same.deck, same.deck_size, strict=True):
            row[:size] = sorted(row[:size])
        return same

    def view(self, s: State, seat: int | None) -> View:
        return view_of(self, s, seat)

    def preview(self, s: State, seat: int | None) -> Preview:
        return preview.preview(self, s, seat)

    def survey(self, s: State, seat: int) -> Survey:
        return preview.survey(self, s, seat)

    def consider(self, s: State, seat: int, moves_: Sequence[str]) -> payments.Considered | None:
        return cashier.consider(self, s, seat, moves_)

    def offers(self, s: State) -> Sequence[str]:
        return tuple(dict.fromkeys((*super().offers(s), *offers.offers(s))))

    def usual(self, s: State) -> Usual | None:
        return usual.usual(self, s)

    def foresee(self, s: State) -> dict[str, list[Foreseen]]:
        return foresight.foresee(self, s)

    def imagine(self, view_: View, rng: Random) -> State:
        return imagine.imagine(self, view_, rng)

    def advise(self, view_: View, rng: Random) -> str:
        return greedy.advise(self, view_, rng)

    def instinct(self, players: int) -> list[int]:
        return ALONE if players == 1 else INSTINCT

    def prospects(self, players: int) -> list[int]:
        """Alone there is nobody to be ahead of."""
        return PROSPECTS if players > 1 else []

    def board(self, say: Say | None = None) -> Board:
        from holocene.games.progress import board

        return board.Board(self, say or Keys())

    def phase(self, view_: View) -> str:
        return view_.phase

    def census(self, options_: Options) -> Census:
        from holocene.games.progress import census

        return census.Census(self, options_)

    def claims(self, s: State, action: int) -> Sequence[Claim]:
        return reasons.claims(self, s, action)

    def themes(self, s: State, action: int, other: int) -> Sequence[Theme]:
        return themes.themes(self, s, action, other)

    def why_not(self, s: State, action: int) -> Refusal | None:
        return why.why_not(self.plain, self.pack, s, action)

    def narrate(self, before: State, action: int, after: State) -> list[Event]:
        return narrate.narrate(self, before, action, after)

    def story(self, viewer: int | None) -> StoryTeller:
        return story.Teller(self, viewer)

    def chronicler(self) -> Chronicler:
        return chronicle.Chronicler(self)

    def reveals(self, before: State, action: int, after: State) -> bool:
        """Chance does, and so does an age that leaves: everybody then sees what goes from the hands (O5)."""
        return super().reveals(before, action, after) or before.oldest != after.oldest

    def lapses(self, before: State, after: State, seat: int) -> bool:
        """Orders are for the next Upkeep, which is over when another turn has begun (U3)."""
        return before.turn == seat and (after.turn != seat or after.round != before.round)

    def turn_of(self, s: State) -> tuple[int, ...]:
        return s.round, s.turn

    def notes(self, view_: View, events: Sequence[Event]) -> Sequence[str]:
        return tuple(dict.fromkeys(notes.notes(view_, events)))

    def score_sheet(self, s: State) -> ScoreSheet:
        return scores.score_sheet(self.plain, self.pack, s)

    def daily(self) -> Daily:
        """Alone, where points have ranks (L5)."""
        ranks = self.pack.cards["boards"]["solo"]["ranks"]
        return Daily({"players": 1}, ranks=tuple(Rank(name, highest or None) for name, highest in ranks))

    def ordered(self, s: State, given: Sequence[str]) -> int | None:
        return orders.ordered(self, s, given)

    @cached_property
    def conditions(self) -> Mapping[str, tuple[str, Facts]]:
        return orders.conditions(self)

    def holds(self, view_: View, condition: str) -> bool:
        return orders.holds(view_, condition)

    def orderable(self, view_: View) -> Sequence[str]:
        return orders.orderable(self, view_)
