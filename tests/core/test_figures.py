"""The figures of the cards that are shipped: whole, of these cards, and small."""

from __future__ import annotations

import pytest

from holocene.core.contract.figures import FILE, TableFigures, path_of, read
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game

LIMIT = 300_000  # bytes of all games together
GAMES = ("progress", "s-evolution")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def test_every_table_is_counted(game: Game) -> None:
    """Each number of players, plain and with everything; if cards or rules changed: python -m bench.explorer."""
    assert game.figures is not None
    whole = {option.key: tuple(option.choices) for option in game.options if option.several}
    wanted = [(n, more) for n in game.sizes for more in ([{}, whole] if whole else [{}])]
    assert wanted == [(table.players, table.options) for table in game.figures.tables]


def test_they_are_about_the_things_of_their_tables(game: Game) -> None:
    assert game.figures is not None
    for table in game.figures.tables:
        census = game.census(game.read_options({**table.options, "players": table.players}))
        assert [(thing.kind, thing.id) for thing in census.things()] == [thing[:2] for thing in table.things]
        assert [] == list(faults(table))


def faults(table: TableFigures) -> list[str]:
    """What cannot be: shares beyond a whole, estimates for one player, numbers of no thing."""
    found = []
    for thing in table.things:
        for worth in (thing.used, thing.held, thing.dealt):
            if worth and not (0 <= worth.players <= 1 and worth.games <= table.games):
                found.append(f"{thing.id}: {worth}")
            if worth and worth.wins and (table.players == 1 or abs(worth.wins.value) > 1):
                found.append(f"{thing.id}: won {worth.wins}")
        if thing.used.players > thing.games or any(pair.lift < 1 for pair in thing.pairs):
            found.append(f"{thing.id}: {thing.games}, {thing.pairs}")
    numbers = [pair.thing for thing in table.things for pair in thing.pairs]
    numbers += [number for opening in table.openings for number in opening.things]
    return found + [f"no thing {number}" for number in numbers if not 0 <= number < len(table.things)]


def test_other_cards_and_other_rules_have_none(game: Game) -> None:
    """What holds for these is told of no others."""
    version, digest = game.rules_version, game.pack.digest
    assert game.figures == read(game.name, version, digest)
    assert (None, None) == (read(game.name, version, "other"), read(game.name, version + 1, digest))


def test_they_are_small() -> None:
    paths = [path for name in GAMES if (path := path_of(name))]
    assert [FILE, FILE] == [path.name for path in paths]
    assert sum(path.stat().st_size for path in paths) <= LIMIT
