"""A game that is over, told round by round: points, finds, turning points, and what is said below the headline.

A `Chronicler` is a game's own eye for it: which events leave a mark, which are turning points, what is curious. What
follows from points alone (leads, leaps, kind words) is told of every game by `core.matches.chronicle`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from holocene.core.contract.story import Clause, Placed, Sentence

if TYPE_CHECKING:
    from holocene.core.contract.game import Event, Game


class Mark(msgspec.Struct, frozen=True):
    """What a seat came to in a round: a card, or something told by a clause; `is_first` if nobody had it before."""

    player: int
    what: Clause
    card: str = ""
    is_first: bool = False


class RoundTold(msgspec.Struct, frozen=True):
    """A round: how many moves had been made at its end, everybody's points then, and what was found in it. `age` is
    that of the table at its end, 0 where the game has none."""

    n: int
    moves: int
    age: int
    points: tuple[int, ...]
    marks: tuple[Mark, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """Something that changed the game: in which round, after how many moves; `is_major` for the few that weigh most."""

    round: int
    moves: int
    icon: str
    sentence: Sentence
    is_major: bool = False


class Chronicle(msgspec.Struct, frozen=True):
    """All of it: rounds and turning points in the order in which they happened, the sentences below the headline, and
    for each seat that did not win something kind, where there is something to say."""

    rounds: tuple[RoundTold, ...]
    turning: tuple[TurningPoint, ...]
    lede: tuple[Sentence, ...]
    consoles: tuple[Sentence | None, ...]


class Turn(NamedTuple):
    """A chapter of the story with its events: the round, whose turn it tells (None for a round's common part), and how
    many moves had been made before it."""

    round: int
    player: int | None
    moves: int
    events: Sequence[Placed]


class Weighed(NamedTuple):
    """A turning point to choose from: the heavier ones are told."""

    weight: int
    round: int
    moves: int
    icon: str
    sentence: Sentence


class Chronicler:
    """Tells of any game: what players find leaves marks, and points alone decide."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def age(self, state: Any) -> int:
        """The age of the table, 0 where the game has none."""
        return 0

    def mark(self, event: Event) -> Mark | None:
        """What an event leaves in its round."""
        card, player = event.facts.get(self.game.findings.get(event.kind, "")), event.facts.get("player")
        if not isinstance(card, str) or not isinstance(player, int):
            return None
        return Mark(player, Clause("found", {"card": card}), card)

    def turning(self, turns: Sequence[Turn]) -> Iterator[Weighed]:
        """The turning points that only this game knows of."""
        return iter(())

    def curious(self, turns: Sequence[Turn], winners: Sequence[int]) -> Sentence | None:
        """One odd and true thing about the game, of a victor if there is one."""
        return None
