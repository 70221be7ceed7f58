"""What the server answers about games, their cards and their law: it stays the same while the server runs."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from holocene.core.contract.options import Clash, Option
from holocene.server.contract import PackNamed

# What `printed` of the game gives: `openapi` lists that of all games under this name.
Cards: TypeAlias = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/Cards"})]


class BotShown(msgspec.Struct, frozen=True):
    """A bot that can sit at a table, and whether it does where nothing is said."""

    name: str
    usual: bool


class PackShown(PackNamed, frozen=True):
    """The cards of a game, and the expansions that they have."""

    expansions: tuple[str, ...]


class GameShown(msgspec.Struct, frozen=True):
    """A game with all that can be chosen about it. `drawn_by` names the browser's own drawing of its table, if there is
    one; `words` says by language what the game is called (`name`, `title`) and what it is (`about`, `cards`);
    `findings` which kinds of events bring a player to a card, and the fact that names it."""

    name: str
    rules_version: int
    options: tuple[Option, ...]
    clashes: tuple[Clash, ...]
    players: tuple[int, ...]
    drawn_by: str
    words: dict[str, dict[str, str]]
    findings: dict[str, str]
    bots: tuple[BotShown, ...]
    pack: PackShown


class NoteShown(msgspec.Struct, frozen=True):
    """A true sentence of history about a card, and the book or article where it is found."""

    sentence: str
    source: str


class HistoryShown(msgspec.Struct, frozen=True):
    """The sentences of a game's cards, by card; one without a sentence is not named."""

    notes: dict[str, NoteShown]


class RuleShown(msgspec.Struct, frozen=True):
    """A numbered sentence of the law; `ruling` where it is ours."""

    id: str
    text: str
    section: str
    ruling: bool


class ChapterShown(msgspec.Struct, frozen=True):
    """A chapter of the law."""

    number: int
    title: str
    rules: tuple[RuleShown, ...]


class LawShown(msgspec.Struct, frozen=True):
    """The law of a game."""

    game: str
    language: str
    chapters: tuple[ChapterShown, ...]
