"""What the server answers about strong players' use of the cards: the figures of a kind of table, in words."""

from __future__ import annotations

import msgspec

from holocene.core.contract.figures import Estimated, TableFigures, Worth
from holocene.core.contract.game import Game
from holocene.core.contract.options import Value
from holocene.locale.telling import Telling
from holocene.server.problems import Unknown


class WorthShown(msgspec.Struct, frozen=True):
    """How players fared with a thing, in games where others at the table were without it. `players` is the share of all
    players with it, `games` how many games could be compared; `wins` their chance of victory above the fair share,
    `points` what they had more than the others (alone: than games without it). An estimate is a value, and how far the
    truth may be from it, 19 times out of 20; null where too few games could be compared."""

    players: float
    games: int
    wins: Estimated | None
    points: Estimated | None


class PairShown(msgspec.Struct, frozen=True):
    """Another thing by its number in the list, and how many times as often the same player has both as by chance."""

    thing: int
    lift: float


class ThingShown(msgspec.Struct, frozen=True):
    """A card, place or person, by its name in the reader's language. `games` is the share of games in which anybody
    came to it; then how players fared who used it, ever held it in hand, or were dealt it before the first decision;
    the `rounds` by which a tenth, half and nine tenths of its users had it; and what it goes with."""

    kind: str
    id: str
    name: str
    age: int
    games: float
    used: WorthShown
    held: WorthShown | None
    dealt: WorthShown | None
    rounds: tuple[int, int, int] | None
    pairs: tuple[PairShown, ...]


class OpeningShown(msgspec.Struct, frozen=True):
    """The first things that a player came to, by their numbers, each branch before its twigs: the share of players with
    it, their chance of victory above the fair share (null alone), and their points above the mean of their table."""

    things: tuple[int, ...]
    players: float
    wins: Estimated | None
    points: Estimated


class TableCounted(msgspec.Struct, frozen=True):
    """A kind of table that was counted, and in how many games; of its options those that are not as usual."""

    players: int
    games: int
    options: dict[str, Value]


class FiguresShown(msgspec.Struct, frozen=True):
    """The figures of the table asked for, and which others there are; none where nobody has counted these cards.
    `kinds` says in the reader's language what things there are; `command` is what was run."""

    tables: tuple[TableCounted, ...] = ()
    table: int = 0
    command: str = ""
    kinds: dict[str, str] = {}
    things: tuple[ThingShown, ...] = ()
    openings: tuple[OpeningShown, ...] = ()


def figures_shown(game: Game, at: int | None, language: str) -> FiguresShown:
    """The figures of one kind of table, or of the first of several players; Unknown where there are not so many."""
    found = game.figures
    if found is None:
        return FiguresShown()
    if at is None:
        at = next((n for n, each in enumerate(found.tables) if each.players > 1), 0)
    if at >= len(found.tables):
        raise Unknown(f"there are {len(found.tables)} tables with figures", "server-no-page", field="table")
    table, telling = found.tables[at], Telling(game, language, ())
    census = game.census(game.read_options({**table.options, "players": table.players}))
    return FiguresShown(
        tables=tuple(TableCounted(each.players, each.games, each.options) for each in found.tables),
        table=at,
        command=found.command,
        kinds={kind.name: str(telling.fact("things", kind.name)) for kind in census.kinds},
        things=_things(table, {(thing.kind, thing.id): census.named(thing, telling) for thing in census.things()}),
        openings=tuple(OpeningShown(*each) for each in table.openings),
    )


def _things(table: TableFigures, names: dict[tuple[str, str], str]) -> tuple[ThingShown, ...]:
    return tuple(
        ThingShown(
            kind=each.kind,
            id=each.id,
            name=names[each.kind, each.id],
            age=each.age,
            games=each.games,
            used=WorthShown(*each.used),
            held=_worth(each.held),
            dealt=_worth(each.dealt),
            rounds=each.rounds,
            pairs=tuple(PairShown(*pair) for pair in each.pairs),
        )
        for each in table.things
    )


def _worth(worth: Worth | None) -> WorthShown | None:
    return None if worth is None else WorthShown(*worth)
