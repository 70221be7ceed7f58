"""Which tables a network learns at: every number of players, plain, with everything, and with anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from holocene.core.contract.game import Game
from holocene.core.contract.options import Option
from holocene.core.errors import BadOption

Table: TypeAlias = Mapping[str, Any]

TRIES = 100


def all_kinds(game: Game, each: int = 3, seed: int = 1) -> list[Table]:
    """For every number of players so many tables as a rule, as many with all expansions, and as many by chance; twice
    as many for two players, who meet most often, and one alone, which is learned soonest.

    >>> from holocene.core.contract.registry import load_game
    >>> [table["players"] for table in all_kinds(load_game("s-evolution"), each=1)]
    [2, 2, 2, 2, 3, 3, 4, 4]
    """
    rng = Random(seed)
    whole = {option.key: option.choices for option in game.options if option.several}
    found: list[Table] = []
    for players in game.sizes:
        n = {1: 1, 2: 2 * each}.get(players, each)
        found += [{"players": players}] * n
        found += [{"players": players, **whole}] * (n if whole else 0)
        found += [_by_chance(game, players, rng) for _ in range(n)]
    return found


def plain_kinds(game: Game) -> list[Table]:
    """For every number of players the usual table, and one with all expansions where there are any."""
    whole = {option.key: option.choices for option in game.options if option.several}
    return [{"players": n, **more} for n in game.sizes for more in ([{}, whole] if whole else [{}])]


def _by_chance(game: Game, players: int, rng: Random) -> Table:
    """A table with any of the options, as the rules allow."""
    for _ in range(TRIES):
        table = {option.key: _chosen(option, rng) for option in game.options if option.key != "players"}
        try:
            return game.read_options({"players": players, **table})
        except BadOption:
            continue
    return {"players": players}


def _chosen(option: Option, rng: Random) -> Any:
    if option.several:
        return tuple(choice for choice in option.choices if rng.random() < 0.5)
    return rng.choice(option.choices)


def name_of(table: Table) -> str:
    """A table in a word, for logs and pictures.

    >>> name_of({"players": 3, "expansions": ("milestones", "industrial"), "edition": "fr"})
    '3 players, milestones+industrial, fr'
    """
    words = [f"{table['players']} players" if table["players"] != 1 else "1 player"]
    words += ["+".join(value) if isinstance(value, Sequence) and not isinstance(value, str) else str(value)
              for key, value in table.items() if key != "players" and value]  # fmt: skip
    return ", ".join(words)
