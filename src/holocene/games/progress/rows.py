"""The card files as typed rows: a pack is refused at the door, with file, row and field, or is sound from there on.

Types say which words and numbers a field may hold; what they cannot say is in `checks`. Every number is bounded by
what `layout` has room for, so that a pack that loads also fits the engine.
"""

from __future__ import annotations

from typing import Annotated, Final, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

TECHNOLOGIES_FILE: Final = "technologies.csv"
PERSONALITIES_FILE: Final = "personalities.csv"
MILESTONES_FILE: Final = "milestones.csv"
BOARDS_FILE: Final = "boards.toml"
FACTS_FILE: Final = "facts.csv"

Type: TypeAlias = Literal["science", "engineering", "culture"]
SkillName: TypeAlias = Literal["action", "draw", "hand", "shuffle", "development", "research", "quick-draw"]
TokenName: TypeAlias = Literal["science", "engineering", "culture", "general"]
PowerName: TypeAlias = Literal["prestige", "population", "army"]
Rank: TypeAlias = Literal["novice", "leader", "mastermind", "demigod"]
Certainty: TypeAlias = Literal[
    "certain", "stated", "inferred"
]  # a rulebook or the publisher; somebody else; it follows

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Amount: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Steps: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=30)]
Score: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Value: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Players: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
TopGain: TypeAlias = tuple[Literal[SkillName, TokenName], Amount]
Gain: TypeAlias = tuple[Literal[SkillName, TokenName, PowerName], Amount]
Section: TypeAlias = tuple[Type, Amount, str | None]

_FIVE: Final = Meta(min_length=5, max_length=5)
_TRACK: Final = Meta(min_length=1, max_length=12)
ByPlayers: TypeAlias = Annotated[list[Amount], _FIVE]
V = TypeVar("V")


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """What every row and table of a pack has in common: a column or key that is not known is refused."""


class Card(Row, frozen=True):
    """A card: its id for ever, and its points."""

    id: str
    vp: Points


class TechnologyCard(Card, frozen=True):
    """What a row and a printed technology share: all but names and costs."""

    age: Annotated[int, Meta(ge=1, le=4)]
    type: Type
    marks: Annotated[list[Players], Meta(min_length=1, max_length=9)]
    benefit: list[TopGain]
    prestige: Steps
    population: Steps
    army: Steps
    per_five: Type | None
    discard: Amount
    symbol: Annotated[int, Meta(ge=2, le=5)] | None
    origin: Literal["rulebook", "review", "designed", "printed"]


class Technology(TechnologyCard, frozen=True):
    """A row of technologies.csv: one technology with all its copies (C1)."""

    en: Name
    fr: Name
    de: Name
    ru: Name
    cost1_type: Type
    cost1_amount: Amount
    cost1_prerequisite: str | None
    cost2_type: Type | None
    cost2_amount: Amount | None
    cost2_prerequisite: str | None

    @property
    def lines(self) -> list[Section]:
        """The cost lines that the card has, one or two (C2)."""
        first = (self.cost1_type, self.cost1_amount, self.cost1_prerequisite)
        if self.cost2_type is None or self.cost2_amount is None:
            return [first]
        return [first, (self.cost2_type, self.cost2_amount, self.cost2_prerequisite)]

    @property
    def gains(self) -> list[Gain]:
        """The top and the middle group of benefits in one list (C3)."""
        power: list[Gain] = [
            ("prestige", self.prestige),
            ("population", self.population),
            ("army", self.army),
        ]
        return [*self.benefit, *(gain for gain in power if gain[1])]


class PersonalityCard(Card, frozen=True):
    """The same of a personality."""

    group: Literal["philosopher", "scientist", "artist"]
    order: Players | None
    benefit: Annotated[list[Gain], Meta(min_length=1)]
    heritage: list[Gain]
    note: str | None


class Personality(PersonalityCard, frozen=True):
    """A row of personalities.csv."""

    en: Name
    fr: Name
    de: Name
    ru: Name


class MilestoneCard(Card, frozen=True):
    """The same of a milestone."""

    group: Literal["ancient", "medieval", "renaissance"]
    benefits: Annotated[list[Gain], Meta(min_length=1)]


class Milestone(MilestoneCard, frozen=True):
    """A row of milestones.csv."""

    en: Name
    fr: Name
    de: Name
    ru: Name
    cost1: Section
    cost2: Section
    cost3: Section | None
    cost4: Section | None

    @property
    def sections(self) -> list[Section]:
        """The cost sections that the card has, two to four (M2)."""
        return [section for section in (self.cost1, self.cost2, self.cost3, self.cost4) if section]


class KnownValue(Row, frozen=True):
    """A value that is publicly known, and from where."""

    field: str
    value: str
    certainty: Certainty
    source: str


class Fact(KnownValue, frozen=True):
    """A row of facts.csv: the same with the card, or the boards, that it is a value of."""

    card: str


class Track(Row, Generic[V], frozen=True):
    """A skill track: the value of each position, and the VP symbols to its left (V3)."""

    values: Annotated[list[V], _TRACK]
    vp: Annotated[list[Points], _TRACK]


class Skills(Row, frozen=True, rename="kebab"):
    """The player board (C5). A state has room for eight technologies under development."""

    action: Track[Value]
    draw: Track[Value]
    hand: Track[Value]
    shuffle: Track[Value]
    development: Track[Annotated[int, Meta(ge=1, le=8)]]
    research: Track[Value]
    quick_draw: Track[tuple[Value, Steps]]


class PowerTrack(Row, frozen=True):
    """One track of the power board, front and back (C6)."""

    positions: Annotated[int, Meta(ge=2, le=40)]
    places: Annotated[list[Score], _FIVE]
    solo: list[Score]


class Power(Row, frozen=True):
    """The power board (C6)."""

    prestige: PowerTrack
    population: PowerTrack
    army: PowerTrack


class Editions(Row, Generic[V], frozen=True):
    """A number that the rulebooks print differently (chapter 14)."""

    en: V
    fr: V
    de: V
    ru: V


class Thresholds(Row, frozen=True):
    """Symbols that begin an age or end the game with 1 to 5 players (G2, E1, X1)."""

    age2: ByPlayers
    age3: ByPlayers
    end: ByPlayers
    age4: Editions[ByPlayers] | None = None


class Setup(Row, frozen=True):
    """Opening hands in turn order with 1 to 5 players (S4)."""

    hands: Annotated[list[list[Value]], _FIVE]


class Solo(Row, frozen=True):
    """Ranks with their highest score, 0 for no limit (L5), and Time cards to a penalty group (X2)."""

    ranks: Annotated[list[tuple[Rank, Annotated[int, Meta(ge=0, le=999)]]], Meta(min_length=4, max_length=4)]
    penalty_group: Editions[Value]


class Boards(Row, frozen=True):
    """boards.toml."""

    skills: Skills
    power: Power
    thresholds: Thresholds
    setup: Setup
    solo: Solo


class Cards(Struct, frozen=True):
    """All files of a pack, and the line of every row and key for the messages of `checks`."""

    technologies: list[Technology]
    personalities: list[Personality]
    milestones: list[Milestone]
    boards: Boards
    facts: list[Fact]
    lines: dict[str, list[int]]
    board_lines: dict[str, int]
