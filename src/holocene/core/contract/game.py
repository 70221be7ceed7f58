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
    observe(s, seat, out)       writes all that `seat` knows into a row of cells, the features of `space`; the
                                row is blank, or holds an earlier observation

one that batches are faster for, where a game has it:

    mark_legal(s, mask, places) 1 in the cell `places[action]` of a blank row for every legal action

and, where the game has instinct or prospects:

    appeal(s, action, w) -> int     how much a legal action appeals at first sight, in hundredths of a point
    prospect(s, seat, w) -> int     the points that a seat may expect of an unfinished game, in hundredths

Fields that every state has: `rng`, the generator (`core.states.rng`), and `players`, how many play, which the option
`players` chooses. A game that counts rounds has a field `round`; statistics tell of it.

What a game need not say has a default below: without a board in words, a census, advice, instinct or a drawing for
browsers it is still played in every place, and what cannot be offered is not.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeAlias

import msgspec

from holocene.core.contract import engine
from holocene.core.contract.ahead import Claim, Foreseen, Theme, Usual
from holocene.core.contract.board import Board, Keys, Line, Say, Segment, Told, V
from holocene.core.contract.chronicle import Chronicler
from holocene.core.contract.daily import Daily
from holocene.core.contract.figures import Figures
from holocene.core.contract.figures import read as read_figures
from holocene.core.contract.history import Note
from holocene.core.contract.history import read as read_history
from holocene.core.contract.observation import Feature, Space
from holocene.core.contract.options import Option, Options, read_options
from holocene.core.contract.ordering import Ordering
from holocene.core.contract.spread import Spread
from holocene.core.contract.story import StoryTeller
from holocene.core.errors import BadMove, BadPosition, Refusal
from holocene.core.homes import home_of
from holocene.core.states.fields import Layout

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from holocene.core.matches.census import Census

    S = TypeVar("S", bound="Dealt", default=Any)  # a game's states; `Game` alone is any game
else:
    from typing import TypeVar

    S = TypeVar("S")  # a default needs Python 3.13

__all__ = [
    "Board", "Claim", "Event", "Facts", "Foreseen", "Game", "Keys", "Line", "Pack", "Say", "ScoreLine", "ScoreSheet",
    "Segment", "Theme", "Told", "Usual",
]  # fmt: skip

Facts: TypeAlias = dict[str, int | str | list[str]]
FIELDS: Final = ("rng", "players")  # of every state


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
    """The score pad: lines, totals, the winners, and how a tie was broken (a locale key and its rule, or nothing);
    alone, the rank, and of a game that has one the victor's title: the sentence `story-{title}`."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    tie_break: str = ""
    rank: str = ""
    title: str = ""


class Pack(msgspec.Struct, frozen=True):
    """A card set: the engine's tables, what people are shown of it, and the digest that records carry.

    The digest covers the columns that rules read, not names or origins: a mended spelling orphans no saved game.
    """

    name: str
    digest: str
    tables: dict[str, Any]
    cards: dict[str, Any]


class Game(Ordering[S, V], ABC, Generic[S, V]):
    """The rules of one game with one card pack; `S` is the class of its states, `V` of its views."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    options: ClassVar[Sequence[Option]]
    layout: ClassVar[Layout[Any]]
    modules: ClassVar[Sequence[ModuleType]]
    space: ClassVar[Space]
    drawn_by: ClassVar[str] = ""
    """The folder of the browser's scripts that draws this table; other tables are drawn from their `spread`."""
    findings: ClassVar[Mapping[str, str]] = {}
    """Kinds of events by which a player comes to a card, and the fact that names it: whose history may be told then."""

    def __init__(self, pack: Path | None = None) -> None:
        missing = [name for name in FIELDS if all(field.name != name for field in self.layout.fields)]
        if missing:
            raise TypeError(f"the states of {self.name} have no field {', '.join(missing)}")
        self.pack = self.load_pack(pack)
        self._folder = pack

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many can play."""
        return tuple(int(n) for option in self.options if option.key == "players" for n in option.choices)

    @cached_property
    def plain(self) -> engine.Engine:
        """The rules as ordinary Python."""
        return engine.plain(self.modules, self.pack.tables)

    @cached_property
    def compiled(self) -> engine.Engine:
        """The same rules as machine code; the first use on a machine compiles them (see `accel`)."""
        from holocene.core.compiling import accel

        return accel.compile_game(self)

    @classmethod
    @abstractmethod
    def load_pack(cls, folder: Path | None) -> Pack:
        """The built-in card set, or that of a folder; BadPack names file, row and field."""

    def printed(self) -> Any:
        """What is printed on cards and boards, for people: what the pack shows. A game that declares it as a struct is
        described by it."""
        return self.pack.cards

    @cached_property
    def history(self) -> dict[str, Note]:
        """One true sentence of history a card, as far as the pack has them; read when somebody first asks."""
        folder = self._folder or home_of(self.name, "data")
        return {} if folder is None else read_history(folder)

    @cached_property
    def figures(self) -> Figures | None:
        """How strong players use the cards; None where nobody has counted it with these."""
        return read_figures(self.name, self.rules_version, self.pack.digest)

    def read_options(self, given: Mapping[str, Any]) -> Options:
        """All options with values; BadOption where one is unknown or a combination cannot be played."""
        return read_options(self.options, given)

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

    def position(self, text: str, options: Options) -> S:
        """The state that a text describes; what is not said takes the default of a game just begun."""
        raise BadPosition(f"{self.name} knows no positions in words", "no-positions", game=self.name)

    def describe(self, s: S) -> str:
        """The words of a position: `position(describe(s))` gives the same state but for the generator."""
        return ""

    @property
    def has_positions(self) -> bool:
        """Whether positions can be written in words."""
        return type(self).position is not Game.position

    def canonical(self, s: S) -> S:
        """The state with what means nothing, such as the order of a bag, put in one order."""
        return s

    @abstractmethod
    def view(self, s: S, seat: int | None) -> V:
        """All that a seat, or a spectator (None), may know: a structure of plain data, equal where knowledge is."""

    @abstractmethod
    def imagine(self, view: V, rng: Random) -> S:
        """A state of a game in progress in which a seat has this view; what it cannot know is dealt at random."""

    def preview(self, s: S, seat: int | None) -> Any:
        """What the rules say of the moment to a seat, or a spectator (None), who looks at it: bills, prices, forecasts.
        A structure of plain data that follows from what these eyes may know; None where a game says nothing. Of a game
        without a drawing it is how the table lies."""
        return None if self.drawn_by else self.spread(self.view(s, seat))

    def offers(self, s: S) -> Sequence[str]:
        """The moves that a table shows to the seat to act: the legal ones, and what is shown though it is not allowed,
        so that the seat may ask why: at a table without a drawing, whatever names a card that the seat sees."""
        legal = [self.notation(action) for action in self.legal(s)]
        if self.drawn_by:
            return legal
        seen = set(self.spread(self.view(s, self.plain.to_act(s))).cards())
        return list(dict.fromkeys((*legal, *(move for move in self.actions if seen.intersection(move.split())))))

    def survey(self, s: S, seat: int) -> Any:
        """What every card is to a player now, for who looks through them all; None where a game says nothing."""
        return None

    def consider(self, s: S, seat: int, moves: Sequence[str]) -> Any:
        """What moves would come to that the seat to act has in mind and has not made; None where a game says nothing,
        or they are no such moves."""
        return None

    def has_secrets(self, s: S, seat: int) -> bool:
        """Whether a seat sees something now that others may not: a screen that several share is then covered."""
        return True

    def usual(self, s: S) -> Usual | None:
        """The move that may go by itself for the seat to act, who can call it back; None where she is to choose. It
        follows from what she may know. A game that says nothing is asked everything."""
        return None

    def foresee(self, s: S) -> Mapping[str, Sequence[Foreseen]]:
        """What moves of the seat to act would make possible, by their notation, as far as she can know it."""
        return {}

    def notes(self, view: V, events: Sequence[Event]) -> Sequence[str]:
        """What a coach would tell a beginner now, who sees this view and these events since her last own move: keys of
        the messages `coach-GAME-KEY`, the weightiest first. A game without a coach has none."""
        return ()

    def board(self, say: Say | None = None) -> Board[V]:
        """The table in words, or by keys alone where nobody reads them."""
        from holocene.core.contract.plain_board import PlainBoard

        return PlainBoard(self, say or Keys())

    def spread(self, view: V) -> Spread:
        """How the table lies before a viewer: its zones of cards and its figures, for a game without a drawing."""
        return Spread()

    def asks(self, view: V) -> tuple[str, Facts]:
        """The decision that is due: the key of its sentence, and its facts."""
        return "ask-choose", {}

    def phase(self, view: V) -> str:
        """The kind of decision that is due, a word for programs."""
        return self.asks(view)[0].removeprefix("ask-")

    def census(self, options: Options) -> Census:
        """How matches of this game are counted."""
        from holocene.core.matches.census import Census

        return Census(self, options)

    @abstractmethod
    def why_not(self, s: S, action: int) -> Refusal | None:
        """Why an action is not legal now; None where it is."""

    @abstractmethod
    def narrate(self, before: S, action: int, after: S) -> list[Event]:
        """What happened between two states, in order."""

    def story(self, viewer: int | None) -> StoryTeller:
        """Who makes a story of events for a seat, or a spectator (None); by default each event is told for itself."""
        return StoryTeller(self, viewer)

    def chronicler(self) -> Chronicler:
        """Who tells a game that is over round by round; by default of finds and points alone."""
        return Chronicler(self)

    @abstractmethod
    def score_sheet(self, s: S) -> ScoreSheet:
        """Where everybody's points come from."""

    def reveals(self, before: S, action: int, after: S) -> bool:
        """Whether the move showed the player who made it something unknown; chance always does."""
        return bool(before.rng != after.rng)

    def advise(self, view: V, rng: Random) -> str:
        """The choice of a sound but simple player with this view, in notation: the bot `greedy`. A game without advice
        has any legal move."""
        return self.notation(rng.choice(self.legal(self.imagine(view, rng))))

    @property
    def has_advice(self) -> bool:
        """Whether the game advises at all."""
        return type(self).advise is not Game.advise

    @property
    def has_instinct(self) -> bool:
        """Whether the game judges moves at first sight."""
        return bool(self.instinct(max(self.sizes)))

    def instinct(self, players: int) -> list[int]:
        """The weights with which `appeal` judges a game of so many players; a game without instinct has none."""
        return []

    def prospects(self, players: int) -> list[int]:
        """The weights with which `prospect` judges an unfinished game, in one row with those of instinct, after them.

        A game without them is always played to its end.
        """
        return []

    def claims(self, s: S, action: int) -> Sequence[Claim]:
        """What speaks for a move of the seat to act, the weightiest first, by keys of the game's locale file: nothing
        but what is true by the rules, and what the seat may know. A game that says nothing gives no reasons."""
        return ()

    def daily(self) -> Daily | None:
        """The table of its daily deal; a game that says nothing has none."""
        return None

    def themes(self, s: S, action: int, other: int) -> Sequence[Theme]:
        """What it is an example of to choose an action and not another, the most telling first: nothing but what is
        true by the rules, and what the seat to act may know. A game without themes has none."""
        return ()

    def legal(self, s: S) -> list[int]:
        """The legal actions, ascending."""
        return [self.plain.nth_legal(s, k) for k in range(self.plain.n_legal(s))]
