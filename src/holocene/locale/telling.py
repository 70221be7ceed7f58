"""Tells people what a game says in keys and ids: events, refusals and moves as sentences for one reader.

A fact's name says how it is told: `player` is a seat, `age` a Roman numeral, a card's id the card's name, any other
word the message `name-word` (`knowledge-science`), and a number stays a number, so that Fluent can count with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Final

from holocene.core.contract.game import Board, Event, Facts, Game, Told
from holocene.core.contract.story import Clause, Heading, Sentence, StoryFacts
from holocene.core.errors import HoloceneError, IllegalMove, Refusal
from holocene.core.matches.seats import Seat
from holocene.locale.text import Text

PLAYER: Final = "player"
AGE: Final = "age"
ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI")
HUMAN: Final = "human"


class Telling:
    """The words of one game for one reader: a seat, or a spectator (None)."""

    def __init__(
        self, game: Game, language: str, seats: Sequence[Seat], viewer: int | None = None, aloud: bool = False
    ) -> None:
        self.game = game
        self.text = Text(language, game.name)
        self.seats = seats
        self.viewer = viewer
        self.aloud = aloud

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The sentence of a key, its facts told in words; `knowledge_id` is what `knowledge` was before, and `gains_n`
        how many `gains` there are."""
        ids: dict[str, Any] = {f"{name}_id": value for name, value in facts.items() if isinstance(value, str)}
        ids |= {f"{name}_n": len(value) for name, value in facts.items() if isinstance(value, list)}
        return self.text(key, **ids, **{name: self.fact(name, value) for name, value in facts.items()})

    def fact(self, name: str, value: Any) -> Any:
        """A fact as the sentence needs it."""
        if isinstance(value, list | tuple):
            return self.joined([str(self.fact(name, each)) for each in value])
        if isinstance(value, int):
            if name == PLAYER:
                return self.seat(value)
            return ROMAN[value] if name == AGE else value
        if isinstance(value, Clause):
            return self.clause(value)
        if isinstance(value, Told):
            return str(value)
        if value in self._names:
            return self.card(value)
        return self.text(f"{name}-{value}") if value else ""

    def event(self, event: Event) -> str:
        """What happened; the reader's own deeds are told as such."""
        is_own = self._is_own(event.facts)
        return self(f"event-{event.kind}-you" if is_own else f"event-{event.kind}", **event.facts)

    def heading(self, heading: Heading) -> str:
        """What a chapter of the story is called."""
        is_own = self._is_own(heading.facts)
        return self(f"chapter-{heading.kind}-you" if is_own else f"chapter-{heading.kind}", **heading.facts)

    def sentence(self, told: Sentence) -> str:
        """A sentence of the story that is not an event in its own words."""
        is_own = self._is_own(told.facts)
        return self(f"story-{told.kind}-you" if is_own else f"story-{told.kind}", **told.facts)

    def told(self, sentence: Sentence, events: Sequence[Event]) -> str:
        """Any sentence of the story; one without words of its own is an event."""
        return self.sentence(sentence) if sentence.kind else self.event(events[sentence.steps[0]])

    def clause(self, clause: Clause) -> str:
        """A part of such a sentence, one of a list."""
        is_own = self._is_own(clause.facts)
        return self(f"clause-{clause.kind}-you" if is_own else f"clause-{clause.kind}", **clause.facts)

    def headline(self, told: Sentence) -> str:
        """How a game came out, in a few words."""
        is_own = self._is_own(told.facts)
        return self(f"headline-{told.kind}-you" if is_own else f"headline-{told.kind}", **told.facts)

    def title(self, told: Sentence) -> str:
        """The same as a title."""
        is_own = self._is_own(told.facts)
        return self(f"end-title-{told.kind}-you" if is_own else f"end-title-{told.kind}", **told.facts)

    def _is_own(self, facts: Facts | StoryFacts) -> bool:
        """Whether something is told of the reader."""
        return self.viewer is not None and facts.get(PLAYER) == self.viewer

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not allowed, with the rule's id."""
        return self.text("table-refused", reason=self(f"refusal-{refusal.key}", **refusal.facts), rule=refusal.rule)

    def move(self, view: Any, notation: str) -> str:
        """A move in words, as a choice is labelled."""
        key, facts = self.board.said(view, notation)
        return self(key, **facts)

    def asked(self, view: Any) -> str:
        """The question that is due, in words."""
        key, facts = self.board.asked(view)
        return self(key, **facts)

    def error(self, error: HoloceneError) -> str:
        """What a user can mend; a move that the rules forbid comes with its reason."""
        return self.refusal(error.refusal) if isinstance(error, IllegalMove) else self.text.error(error)

    @cached_property
    def board(self) -> Board:
        """The table in words."""
        return self.game.board(self)

    def seat(self, seat: int) -> str:
        """The name of a player; one who gave none is called by the number of the seat."""
        seated = self.seats[seat]
        if seated.name:
            return seated.name
        return self.text("seat-human" if seated.kind == HUMAN else "seat-bot", n=seat + 1)

    def card(self, card: str) -> str:
        """The name of a card in the reader's language."""
        return self._names[card]

    def joined(self, words: Sequence[str]) -> str:
        """A list as the language writes it: `a`, `a and b`, `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.text("table-list", head=", ".join(words[:-1]), last=words[-1])

    def cards(self) -> Iterator[tuple[str, str]]:
        """Every card that has a name: its id, and the name."""
        return iter(self._names.items())

    @cached_property
    def _names(self) -> dict[str, str]:
        found = {}
        for family in self.game.pack.cards.values():
            for card, row in family.items() if isinstance(family, dict) else ():
                names = row.get("names", row) if isinstance(row, dict) else {}
                if self.text.language in names:
                    found[card] = str(names[self.text.language])
        return found
