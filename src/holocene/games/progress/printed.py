"""What people are shown of a card set: every card, the boards and what is said of the whole, as the server answers it.

`pack` makes the same as plain data, which all of the game reads by id; this declares it, for OpenAPI and the browser.
"""

from __future__ import annotations

from msgspec import Struct

from holocene.core.contract.packs import Problem
from holocene.games.progress.rows import (
    KnownValue,
    MilestoneCard,
    PersonalityCard,
    PowerTrack,
    Setup,
    TechnologyCard,
    Type,
)


class CostLine(Struct, frozen=True):
    """A line of a cost: Knowledge of a type, or the prerequisite that stands for it."""

    type: Type
    amount: int
    prerequisite: str | None


class PrintedTechnology(TechnologyCard, frozen=True):
    """A technology. `number` is the place in the order of cards, `names` are by language, `broken` those with soft
    hyphens; `facts` is null of a pack that is not held to any."""

    number: int
    names: dict[str, str]
    broken: dict[str, str]
    costs: list[CostLine]
    facts: list[KnownValue] | None


class PrintedPersonality(PersonalityCard, frozen=True):
    """A personality."""

    number: int
    names: dict[str, str]
    broken: dict[str, str]


class PrintedMilestone(MilestoneCard, frozen=True):
    """A milestone."""

    number: int
    names: dict[str, str]
    broken: dict[str, str]
    costs: list[CostLine]


class Ids(Struct, frozen=True):
    """The id of every number, empty where no card has it."""

    technologies: list[str]
    personalities: list[str]
    milestones: list[str]


class SkillTrack(Struct, frozen=True):
    """A skill: what each position is worth, two numbers for Quick Draw, and the points printed there."""

    values: list[int | tuple[int, int]]
    vp: list[int]


class Turnings(Struct, frozen=True):
    """Symbols that begin an age or end the game with 1 to 5 players; Age IV by edition."""

    age2: list[int]
    age3: list[int]
    end: list[int]
    age4: dict[str, list[int]] | None


class Alone(Struct, frozen=True):
    """Ranks with their highest score, and Time cards to a penalty group by edition."""

    ranks: list[tuple[str, int]]
    penalty_group: dict[str, int]


class PrintedBoards(Struct, frozen=True):
    """The boards: skills and powers by name."""

    skills: dict[str, SkillTrack]
    power: dict[str, PowerTrack]
    thresholds: Turnings
    setup: Setup
    solo: Alone


class Printed(Struct, frozen=True):
    """All of it: cards by id, how many of each age there are with 1 to 5 players (`decks`), and what is hardly
    meant."""

    technologies: dict[str, PrintedTechnology]
    personalities: dict[str, PrintedPersonality]
    milestones: dict[str, PrintedMilestone]
    ids: Ids
    boards: PrintedBoards
    expansions: list[str]
    decks: list[list[int]]
    warnings: list[Problem]
