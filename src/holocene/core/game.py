"""What a game is to everything above it: the contract that `match`, `record`, bots, server and terminal rely on.

A `Game` is one set of rules with one card pack. Its engine functions work on states of integers and are written in
the compiled subset; what explains the game to people (notation, positions, views, refusals, narration, scores) is
ordinary Python beside them.

Engine functions every game must have (`game.plain` and `game.compiled` hold them by name):

    setup(s, params)            deals a new game; `params` is the row of numbers made from the options
    step(s, action)             plays a legal action and runs on to the next decision
    to_act(s) -> seat           who decides now (meaningless once the game is over)
    is_over(s) -> bool
    n_legal(s) -> int           how many actions are legal; 0 only when the game is over
    nth_legal(s, k) -> action   the k-th legal action, ascending
    is_legal(s, action) -> bool
    score(s, seat) -> int       final points, or points so far
    is_winner(s, seat) -> bool  after ties are broken; several seats where victory is shared, none where all lost
    is_sound(s) -> bool         every card is in exactly one place, and the sums kept beside are right
    redeal(s, seat) -> None     deals anew, with the state's generator, all that `seat` cannot know
    observe(s, seat, out)       writes all that `seat` knows into a row of cells, the features of `space`
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeAlias

import msgspec

from holocene.core import engine
from holocene.core.errors import BadMove, Refusal
from holocene.core.fields import Layout
from holocene.core.observation import Feature, Space
from holocene.core.options import Option, Options

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from holocene.core.census import Census

    S = TypeVar("S", bound="Dealt", default=Any)  # a game's states
    V = TypeVar("V", default=Any)  # and its views; `Game` alone is any game
else:
    from typing import TypeVar

    S, V = TypeVar("S"), TypeVar("V")  # a default needs Python 3.13

Facts: TypeAlias = dict[str, int | str | list[str]]


class Dealt(Protocol):
    """What the states of all games have: the generator that chance is drawn from."""

    rng: list[int]


class Event(msgspec.Struct, frozen=True):
    """Something that happened: the log line `event-{kind}` of the game's locale file, filled with the facts.

    A fact's name says what it is: `player` is a seat, `technology` a card id, `n` a number, and so on; the frame
    that shows the event turns ids into names. `seen_by` lists the seats that may know it; None means everybody.
    """

    kind: str
    rule: str
    facts: Facts = {}
    seen_by: tuple[int, ...] | None = None


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the score sheet: where points come from, a number for each seat."""

    key: str
    rule: str
    points: tuple[int, ...]


class ScoreSheet(msgspec.Struct, frozen=True):
    """The score pad: lines, totals, the winners, and how a tie was broken (a locale key and its rule, or nothing)."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    tie_break: str = ""
    rank: str = ""


class Pack(msgspec.Struct, frozen=True):
    """A card set: the engine's tables, what people are shown of it, and the digest that records carry.

    The digest covers the columns that rules read, not names or origins: a mended spelling orphans no saved game.
    """

    name: str
    digest: str
    tables: dict[str, Any]
    cards: dict[str, Any]


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

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The sentence of a key; facts are told as those of an event are."""

    def card(self, card: str) -> str:
        """The name of a card, by its id."""

    def seat(self, seat: int) -> str:
        """The name of a player."""

    def joined(self, words: Sequence[str]) -> str:
        """A list as the language writes it."""


class Board(ABC, Generic[V]):
    """A table in words, for whoever cannot be shown a picture: plain data that knows no screen."""

    def __init__(self, game: Game[Any, V], say: Say) -> None:
        self.game = game
        self.say = say

    groups: ClassVar[tuple[str, ...]] = ()
    """Kinds of moves in the order in which they are shown; others follow."""

    details: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that a summary of another player's turn leaves out."""

    def is_detail(self, event: Event) -> bool:
        """Whether a summary leaves an event out."""
        return event.kind in self.details

    @abstractmethod
    def status(self, view: V) -> list[Line]:
        """Where the game stands."""

    @abstractmethod
    def table(self, view: V) -> list[Line]:
        """All that lies on the table, and what the viewer holds."""

    def is_step(self, view: V) -> bool:
        """Whether the decision is a step of something begun, for which nobody needs the whole table again."""
        return False

    def legend(self) -> list[str]:
        """What the marks on the board mean."""
        return []

    @abstractmethod
    def asked(self, view: V) -> str:
        """The decision that is due, in words."""

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

    def order(self, view: V, card: str) -> str | None:
        """The move that the viewer orders ahead by marking a card; None where there is no such order."""
        return None

    def tree(self, view: V, card: str | None) -> list[Line]:
        """What needs what; of a game without such a thing, nothing."""
        return []


class Game(ABC, Generic[S, V]):
    """The rules of one game with one card pack; `S` is the class of its states, `V` of its views."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    options: ClassVar[Sequence[Option]]
    layout: ClassVar[Layout[Any]]
    modules: ClassVar[Sequence[ModuleType]]
    space: ClassVar[Space]

    def __init__(self, pack: Path | None = None) -> None:
        self.pack = self.load_pack(pack)

    @cached_property
    def plain(self) -> engine.Engine:
        """The rules as ordinary Python."""
        return engine.plain(self.modules, self.pack.tables)

    @cached_property
    def compiled(self) -> engine.Engine:
        """The same rules as machine code; the first use on a machine compiles them (see `accel`)."""
        from holocene.core import accel

        return accel.compile_game(self)

    @classmethod
    @abstractmethod
    def load_pack(cls, folder: Path | None) -> Pack:
        """The built-in card set, or that of a folder; BadPack names file, row and field."""

    @abstractmethod
    def read_options(self, given: Mapping[str, Any]) -> Options:
        """All options with values; BadOption where one is unknown or a combination cannot be played."""

    @abstractmethod
    def params(self, options: Options) -> list[int]:
        """The options as the row of numbers that `setup` reads."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """The words of an action, the same at every moment: `discover irrigation`."""

    @cached_property
    def actions(self) -> dict[str, int]:
        """Every action by its notation."""
        return {self.notation(action): action for action in self.action_space()}

    @abstractmethod
    def action_space(self) -> Sequence[int]:
        """Every action that this pack can ever offer."""

    def observation_fields(self) -> Sequence[Feature]:
        """What the cells of an observation mean, in order; those of a seat are counted from the observer's own."""
        return self.space.features

    def observation_size(self) -> int:
        """How many cells an observation has, whatever the options."""
        return self.space.size

    def parse(self, text: str) -> int:
        """The action of a notation; BadMove for text that is none."""
        words = " ".join(text.lower().split())
        if words not in self.actions:
            raise BadMove(f"'{text}' is no move of {self.name}", "bad-move", text=text)
        return self.actions[words]

    @abstractmethod
    def position(self, text: str, options: Options) -> S:
        """The state that a text describes; what is not said takes the default of a game just begun."""

    @abstractmethod
    def describe(self, s: S) -> str:
        """The words of a position: `position(describe(s))` gives the same state but for the generator."""

    def canonical(self, s: S) -> S:
        """The state with what means nothing, such as the order of a bag, put in one order."""
        return s

    @abstractmethod
    def view(self, s: S, seat: int | None) -> V:
        """All that a seat, or a spectator (None), may know: a structure of plain data, equal where knowledge is."""

    @abstractmethod
    def imagine(self, view: V, rng: Random) -> S:
        """A state of a game in progress in which a seat has this view; what it cannot know is dealt at random."""

    def board(self, say: Say) -> Board[V]:
        """The table in words: the class `Board` of the module `board` beside the game, loaded when it is shown."""
        board: Board[V] = import_module(f"{type(self).__module__}.board").Board(self, say)
        return board

    def census(self, options: Options) -> Census:
        """How matches of this game are counted: the class `Census` of the module `census` beside the game."""
        census: Census = import_module(f"{type(self).__module__}.census").Census(self, options)
        return census

    @abstractmethod
    def why_not(self, s: S, action: int) -> Refusal | None:
        """Why an action is not legal now; None where it is."""

    @abstractmethod
    def narrate(self, before: S, action: int, after: S) -> list[Event]:
        """What happened between two states, in order."""

    @abstractmethod
    def score_sheet(self, s: S) -> ScoreSheet:
        """Where everybody's points come from."""

    @abstractmethod
    def ordered(self, s: S, orders: Sequence[str]) -> int | None:
        """The action that orders given ahead by the seat to act answer the present decision with, if any."""

    def lapses(self, before: S, after: S, seat: int) -> bool:
        """Whether the occasion has passed that a seat's orders were for."""
        return False

    def reveals(self, before: S, action: int, after: S) -> bool:
        """Whether the move showed the player who made it something unknown; chance always does."""
        return bool(before.rng != after.rng)

    @abstractmethod
    def advise(self, view: V, rng: Random) -> str:
        """The choice of a sound but simple player with this view, in notation: the bot `greedy`."""

    def instinct(self, players: int) -> list[int]:
        """The weights with which `appeal` judges a game of so many players; a game without instinct has none."""
        return []

    def prospects(self, players: int) -> list[int]:
        """The weights with which `prospect` judges an unfinished game, in one row with those of instinct, after them.

        A game without them is always played to its end.
        """
        return []

    def reason(self, s: S, action: int) -> tuple[str, Facts]:
        """Why a move is worth making: a key of the game's locale file, and its facts."""
        return "hint-best", {}

    def legal(self, s: S) -> list[int]:
        """The legal actions, ascending."""
        return [self.plain.nth_legal(s, k) for k in range(self.plain.n_legal(s))]
