"""What everybody may know of somebody: ratings, games, finds; and the ladder."""

from __future__ import annotations

import msgspec


class RatingShown(msgspec.Struct, frozen=True):
    """How strong somebody has shown herself to be at tables of so many players, within `margin` to either side in 95 of
    100 cases. `levels` are the bots' at such tables, on the same scale."""

    game: str
    players: int
    season: str
    rating: int
    margin: int
    games: int
    levels: dict[str, int]


class RatingThen(msgspec.Struct, frozen=True):
    """What a rating of all seasons was after a game."""

    game: str
    players: int
    at: float
    rating: int
    margin: int


class RivalShown(msgspec.Struct, frozen=True):
    """Somebody else at a table: who, where she is known still, or the level of a bot."""

    seat: int
    person: str
    name: str
    bot: str
    place: int
    points: int


class GamePlayed(msgspec.Struct, frozen=True):
    """How a game ended for somebody. `there` says whether the table can still be looked at, `change` by how much the
    rating changed with it, null where it was not rated."""

    table: str
    game: str
    seat: int
    players: int
    place: int
    points: int
    won: bool
    left: bool
    rated: bool
    change: int | None
    at: float
    there: bool
    rivals: tuple[RivalShown, ...]


class FindShown(msgspec.Struct, frozen=True):
    """A card that somebody came to in so many games, and how many of those she won."""

    card: str
    games: int
    won: int


class Cabinet(msgspec.Struct, frozen=True):
    """A game as somebody plays it: how often, how often she won, and what she ever found, the most frequent first."""

    game: str
    games: int
    won: int
    finds: tuple[FindShown, ...]


class Encounter(msgspec.Struct, frozen=True):
    """How often who asks and somebody were at one table, who was ahead how often, and where they met last."""

    games: int
    you: int
    other: int
    table: str
    at: float


class PersonShown(msgspec.Struct, frozen=True):
    """Somebody as everybody may know her. `met` and `blocked` are for who asks."""

    id: str
    name: str
    mark: str
    since: float
    games: int
    won: int
    ratings: tuple[RatingShown, ...]
    history: tuple[RatingThen, ...]
    last: tuple[GamePlayed, ...]
    cabinets: tuple[Cabinet, ...]
    met: Encounter | None
    blocked: bool


class Rung(msgspec.Struct, frozen=True):
    """A line of the ladder: somebody in a place, or a bot's level, which has none."""

    place: int | None
    person: str
    name: str
    mark: str
    bot: str
    rating: int
    margin: int
    games: int


class LadderShown(msgspec.Struct, frozen=True):
    """The ladder of a game: people who have played at least `enough` rated games, with the bots among them. `players`
    are the numbers of players that ladders are kept for."""

    game: str
    players: int
    season: str
    enough: int
    tables: tuple[int, ...]
    rungs: tuple[Rung, ...]


class SeasonShown(msgspec.Struct, frozen=True):
    """A season, when it begins and when it ends; `current` for the one that games count for now."""

    name: str
    begins: float
    ends: float
    current: bool
