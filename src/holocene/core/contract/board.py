"""A table in words, for whoever cannot be shown a picture: what a game's board says, and who it says it to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from holocene.core.contract.game import Facts, Game

    V = TypeVar("V", default=Any)  # a game's views; `Board` alone is that of any game
else:
    from typing import TypeVar

    V = TypeVar("V")  # a default needs Python 3.13


class Told(str):
    """A fact that is already in words, not an id to be told."""


class Segment(NamedTuple):
    """Words in one style; a style is a name (`science`, `good`, `dim`), and who shows it gives it a colour."""

    words: str
    style: str = ""


class Line(NamedTuple):
    """A line of a drawn board. What does not fit beside the label goes on below, indented by the label's length."""

    segments: tuple[Segment, ...]
    label: Segment = Segment("")


class Say(Protocol):
    """The words of a reader's language: sentences by key, names of cards, and lists."""

    aloud: bool
    """Whether what is said is heard rather than seen: words stand where a board would draw marks."""

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The sentence of a key; facts are told as those of an event are."""

    def card(self, card: str) -> str:
        """The name of a card, by its id."""

    def seat(self, seat: int) -> str:
        """The name of a player."""

    def joined(self, words: Sequence[str]) -> str:
        """A list as the language writes it."""


class Keys:
    """Stands where no reader is: keys are said as they are. For whoever asks a board for keys and facts alone."""

    aloud = False

    def __call__(self, key: str, /, **facts: Any) -> str:
        return key

    def card(self, card: str) -> str:
        return card

    def seat(self, seat: int) -> str:
        return str(seat)

    def joined(self, words: Sequence[str]) -> str:
        return ", ".join(words)


class Board(ABC, Generic[V]):
    """A table in words, for whoever cannot be shown a picture: plain data that knows no screen."""

    def __init__(self, game: Game[Any, V], say: Say) -> None:
        self.game = game
        self.say = say
        self._imagined: tuple[V, Any] | None = None

    def imagined(self, view: V) -> Any:
        """A state that looks like this to the viewer, for what the rules say of it: that follows from what is seen, so
        any deal of the rest will do."""
        if self._imagined is None or self._imagined[0] is not view:
            self._imagined = view, self.game.imagine(view, Random(0))
        return self._imagined[1]

    groups: ClassVar[tuple[str, ...]] = ()
    """Kinds of moves in the order in which they are shown; others follow."""

    @abstractmethod
    def status(self, view: V) -> list[Line]:
        """Where the game stands."""

    def table(self, view: V) -> list[Line]:
        """All that lies on the table, and what the viewer holds."""
        players = [line for seat in self.seats(view) for line in self.player(view, seat)]
        return [*self.middle(view), *players, *self.hand(view)]

    @abstractmethod
    def middle(self, view: V) -> list[Line]:
        """What lies in the middle of the table."""

    @abstractmethod
    def seats(self, view: V) -> Sequence[int]:
        """The players in the order in which they are shown."""

    @abstractmethod
    def player(self, view: V, seat: int) -> list[Line]:
        """All of one player that everybody sees."""

    def hand(self, view: V) -> list[Line]:
        """What the viewer holds, where that is not told with her area."""
        return []

    def is_step(self, view: V) -> bool:
        """Whether the decision is a step of something begun, for which nobody needs the whole table again."""
        return False

    def legend(self) -> list[str]:
        """What the marks on the board mean."""
        return []

    @abstractmethod
    def asked(self, view: V) -> tuple[str, Facts]:
        """The key of the question that is due, and its facts."""

    @abstractmethod
    def said(self, view: V, notation: str) -> tuple[str, Facts]:
        """The key of a move's sentence, and its facts."""

    @abstractmethod
    def group(self, view: V, notation: str) -> str:
        """The kind of a move, by which choices are shown together: the key of a heading."""

    def warnings(self, view: V, notation: str) -> list[str]:
        """What a move would bring about that nobody should bring about unawares."""
        return []

    def notes(self, view: V, notation: str) -> list[str]:
        """What the viewer should know before choosing a move."""
        return []

    @abstractmethod
    def card(self, view: V, card: str) -> list[Line]:
        """All that is printed on a card."""

    def cost(self, view: V, card: str) -> list[Line]:
        """What a card costs the viewer now; of a game in which nothing is paid, nothing."""
        return []

    def order(self, view: V, card: str) -> str | None:
        """The move that the viewer orders ahead by marking a card; None where there is no such order."""
        return None

    def tree(self, view: V, card: str | None) -> list[Line]:
        """What needs what; of a game without such a thing, nothing."""
        return []
