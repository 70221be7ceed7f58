"""What the laboratory asks of a game: its things, who used them, and when it is whose turn in which age.

A census reads a match that is over, move by move. It lives beside the game, since only the game knows what its cards,
places and calamities are and when one counts as used; what the numbers say is the laboratory's affair.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import msgspec

from holocene.core.contract.game import Game, Say
from holocene.core.contract.options import Options

if TYPE_CHECKING:
    from holocene.core.matches.match import Match


class Kind(msgspec.Struct, frozen=True):
    """A kind of things; `is_chosen` where players decide whether they use one, so that never and always are faults."""

    name: str
    is_chosen: bool = True


class Thing(msgspec.Struct, frozen=True):
    """A card, place or person that can occur at a table; `age` is 0 where it belongs to none."""

    kind: str
    id: str
    age: int = 0
    copies: int = 1


class Counted(msgspec.Struct, frozen=True):
    """What happened to the things of one game: ids used by each seat, and what became of the cards in hands.

    `used` holds for each kind a list a seat; `fates` for each card how often each fate befell a copy of it.
    """

    used: dict[str, list[list[str]]]
    fates: dict[str, dict[str, int]]


class Step(NamedTuple):
    """A thing that a seat came to: when it did, by the round and by the age that the seat was in."""

    kind: str
    id: str
    round: int
    age: int


class Course(msgspec.Struct, frozen=True):
    """How a game went, a list a seat: what it came to, in order; cards that were ever in its hand; those it was dealt
    before anybody decided anything, which is chance alone."""

    steps: list[list[Step]]
    held: list[list[str]]
    dealt: list[list[str]]


class Census:
    """The census of one game with one card pack at one kind of table; by itself it counts turns and points alone."""

    kinds: ClassVar[tuple[Kind, ...]] = ()
    fates: ClassVar[tuple[str, ...]] = ()
    """What can become of a card in a hand: the names `fate-NAME`, in the order in which they are shown."""

    dead: ClassVar[frozenset[str]] = frozenset()
    """The fates of a card that was of no use to who drew it."""

    opening: ClassVar[tuple[str, ...]] = ()
    """The kinds of which a seat's first few things are its opening."""

    turns_wanted: ClassVar[tuple[int, int] | None] = None
    """How many turns a player a game should last; nothing where the rules fix it."""

    ranks: tuple[str, ...] = ()
    """The ranks of a game alone, from the lowest: the names `rank-NAME`."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options

    def things(self) -> Sequence[Thing]:
        """All that can occur at this table, in the order of the card files."""
        return ()

    def named(self, thing: Thing, say: Say) -> str:
        """The name of a thing in the reader's language."""
        return say.card(thing.id)

    def order(self, s: Any) -> Sequence[int]:
        """The seats in turn order, from the first state."""
        return [(self.game.plain.to_act(s) + k) % s.players for k in range(s.players)]

    def turn(self, s: Any) -> tuple[int, Sequence[int]]:
        """A number that is another one in the next turn, and the seats whose turn it is: as long as one decides."""
        seat = self.game.plain.to_act(s)
        return seat, (seat,)

    def age(self, s: Any, seat: int) -> int:
        """The age that a seat is in, from 1."""
        return 1

    def ending(self, match: Match) -> str:
        """Why the game ended, as in `ending-NAME`; nothing where there is only one way."""
        return ""

    def count(self, match: Match) -> Counted:
        """What happened to the things of a game that is over."""
        return Counted({}, {})

    def course(self, match: Match) -> Course:
        """When each seat came to its things, of a game that is over."""
        nothing: list[list[Any]] = [[] for _ in match.seats]
        return Course(nothing, nothing, nothing)
