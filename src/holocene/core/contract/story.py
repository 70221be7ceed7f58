"""What happened as a story: chapters with a heading, a sentence for what belongs together, the events behind it.

A sentence is the message `story-{kind}` of the game's locale file, a part of a list in it `clause-{kind}`, a heading
`chapter-{kind}`; each is filled with its facts as an event is, and has a twin that ends in `-you` for the player it
tells of. A `StoryTeller` makes them of events alone, those that its reader may know: it cannot tell more than they do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec

if TYPE_CHECKING:
    from holocene.core.contract.game import Event, Facts, Game

MOST: Final = 4  # things that are all named; of more, all but two are, and the rest are counted


class Clause(msgspec.Struct, frozen=True):
    """A part of a sentence, one of a list."""

    kind: str
    facts: dict[str, int | str | list[str | Clause]] = {}


StoryFacts: TypeAlias = dict[str, int | str | list[str | Clause]]


class Heading(msgspec.Struct, frozen=True):
    """What a chapter is called; `player` of its facts is whose turn it tells."""

    kind: str
    facts: StoryFacts = {}


class Sentence(msgspec.Struct, frozen=True):
    """One sentence, and which events it tells of; without a kind, the only one in its own words.

    `stands_out` marks what changes the game for everybody: an age, the last rounds, a lead.
    """

    kind: str
    facts: StoryFacts
    steps: tuple[int, ...]
    stands_out: bool = False


class Chapter(msgspec.Struct, frozen=True):
    """Sentences that belong to one turn; `n` is how many moves had been made at its end."""

    heading: Heading | None
    n: int
    sentences: tuple[Sentence, ...]


class Placed(NamedTuple):
    """An event with its place among all that the reader may know, and in which move it happened, counted from 1."""

    at: int
    n: int
    event: Event


class StoryTeller:
    """Tells one reader, a seat or a spectator (None). This one is for games without a story of their own: each move is
    a chapter without a heading, and every event a sentence."""

    def __init__(self, game: Game, viewer: int | None) -> None:
        self.game = game
        self.viewer = viewer

    def opens(self, last: Placed, now: Placed) -> bool:
        """Whether an event begins a new chapter after the one before it."""
        return now.n > last.n

    def heading(self, first: Placed, state: Any) -> Heading | None:
        """What the chapter that an event begins is called; the very first is told the state of the table before it."""
        return None

    def tell(self, events: Sequence[Placed], is_closed: bool) -> list[Sentence]:
        """The sentences of a chapter, of one that goes on as far as it has come."""
        return [plain(each) for each in events]


def plain(told: Placed, stands_out: bool = False) -> Sentence:
    """An event in its own words."""
    return Sentence("", {}, (told.at,), stands_out)


def named(kind: str, name: str, ids: Sequence[str], **facts: Any) -> list[str | Clause]:
    """A clause for each id; of many, the first three and how many more there are.

    >>> [each.kind for each in named("find", "technology", ["wheel", "iron", "paper", "opera", "coinage"])]
    ['find', 'find', 'find', 'more']
    """
    shown = list(ids) if len(ids) < MOST else list(ids[: MOST - 1])
    clauses: list[str | Clause] = [Clause(kind, {name: each, **facts}) for each in shown]
    rest = len(ids) - len(shown)
    return [*clauses, Clause("more", {"n": rest})] if rest else clauses


def taken(facts: Facts, *names: str) -> StoryFacts:
    """Some of the facts of an event: words and numbers."""
    return {name: value for name in names if isinstance(value := facts[name], int | str)}


def player_of(facts: Facts | StoryFacts) -> int | None:
    """The seat that facts tell of."""
    seat = facts.get("player")
    return seat if isinstance(seat, int) else None
