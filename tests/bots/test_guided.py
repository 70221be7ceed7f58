"""The search by a network: it knows no more than its seat, tries what it calls worse, and plays every table."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any

import pytest

from holocene.bots.base import Clock
from holocene.bots.network import shipped
from holocene.bots.network.file import Network, read
from holocene.bots.registry import make, make_ready
from holocene.bots.search.bot import SearchBot
from holocene.bots.search.engine import prepare_guided
from holocene.bots.search.guided import GuidedBot
from holocene.bots.search.race import Race
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret
from holocene.core.states.rng import seed_rng
from tests.bots.midgame import played

GAMES = ("progress", "s-evolution")
TABLES = [
    ("progress", {"players": 1}),
    ("progress", {"players": 3, "expansions": "personalities,milestones,industrial"}),
    ("s-evolution", {"players": 2}),
    ("s-evolution", {"players": 4}),
]


@pytest.fixture(scope="module")
def games() -> dict[str, Game]:
    found = {name: load_game(name) for name in GAMES}
    for game in found.values():
        prepare_guided(game).result()
    return found


@pytest.fixture(scope="module")
def networks(games: dict[str, Game], files: dict[str, Path]) -> dict[str, Network]:
    return {name: read(files[name], game) for name, game in games.items()}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [5, 60])
def test_equal_views_give_equal_choices(
    games: dict[str, Game], networks: dict[str, Network], name: str, moves: int
) -> None:
    """The same view, the same generator: the same visits, worths and chances of all moves."""
    game = games[name]
    s = played(game, {"players": 3}, moves, moves, choices=5)
    seat = game.plain.to_act(s)
    found = []
    for deal in range(2):
        other = game.layout.copy(s)
        seed_rng(other.rng, deal, 5, 6)
        game.plain.redeal(other, seat)
        found.append(GuidedBot(game, networks[name], 96).think(game.view(other, seat), Clock(), Random(7)))
    assert found[0] == found[1]


@pytest.mark.parametrize("name", GAMES)
def test_moves_race_until_two_are_left(games: dict[str, Game], networks: dict[str, Network], name: str) -> None:
    """All that start are tried; those that go on are tried more often; the best is one of the last two."""
    game = games[name]
    s = played(game, {"players": 2}, 20, 1, choices=5)
    view = game.view(s, game.plain.to_act(s))
    found = GuidedBot(game, networks[name], 400, race=Race(moves=5, clear=1e9)).think(view, Clock(), Random(1))
    visits = [candidate.visits for candidate in found]
    assert len(game.legal(s)) == len(found)
    assert 5 <= sum(n > 1 for n in visits) <= 6  # and the one that the tree picked when it was opened
    assert min(visits[:2]) >= max(visits[2:])
    assert sum(visits) >= 400
    assert all(0 <= candidate.win <= 1 for candidate in found)


def test_few_simulations_let_few_moves_start(games: dict[str, Game], networks: dict[str, Network]) -> None:
    """And what the network likes best is among them."""
    game = games["progress"]
    s = played(game, {"players": 2}, 20, 1, choices=5)
    bot = GuidedBot(game, networks["progress"], 8)
    found = bot.think(game.view(s, game.plain.to_act(s)), Clock(), Random(1))
    moves = bot.mind.of_state(s).moves
    best = max(moves, key=moves.__getitem__)
    assert best in [candidate.action for candidate in found[:2]]
    assert 3 >= sum(candidate.visits > 0 for candidate in found)


def test_a_clear_decision_ends_the_race(games: dict[str, Game], networks: dict[str, Network]) -> None:
    """But not before every move in it was tried."""
    game = games["progress"]
    s = played(game, {"players": 2}, 20, 1, choices=5)
    bot = GuidedBot(game, networks["progress"], 5000, race=Race(moves=4, clear=0.0, tries=3))
    visits = [candidate.visits for candidate in bot.think(game.view(s, game.plain.to_act(s)), Clock(), Random(1))]
    assert sum(visits) < 100
    assert 4 <= sum(n >= 3 for n in visits)


def test_without_a_race_the_tree_decides(games: dict[str, Game], networks: dict[str, Network]) -> None:
    """By its visits; two threads search two trees."""
    game = games["s-evolution"]
    s = played(game, {"players": 2}, 20, 1, choices=5)
    bot = GuidedBot(game, networks["s-evolution"], 200, threads=2, race=Race(moves=0))
    visits = [candidate.visits for candidate in bot.think(game.view(s, game.plain.to_act(s)), Clock(), Random(1))]
    assert sorted(visits, reverse=True) == visits
    assert sum(visits) >= 200


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_it_plays_every_table_to_the_end(
    games: dict[str, Game], files: dict[str, Path], name: str, options: dict[str, Any]
) -> None:
    """Alone, with all expansions, with any number of players."""
    game = games[name]
    match = Match(game, game.read_options(options), new_secret(3))
    bots = [make_ready(f"champion:path={files[name]},simulations=4", game) for _ in match.seats]
    rng = Random(3)
    while match.to_act is not None:
        match.play(bots[match.to_act].choose(match.view(match.to_act), match.legal(), Clock(), rng))
    assert len(match.seats) == len(match.scores())


def test_a_decided_game_is_still_weighed(games: dict[str, Game], networks: dict[str, Network]) -> None:
    """A lead beyond all doubt: what a point more is worth does not vanish."""
    game = games["progress"]
    s = played(game, {"players": 2}, 20, 1, choices=5)
    seat = game.plain.to_act(s)
    arrays = {**networks["progress"].arrays}
    seats = networks["progress"].card.seats
    arrays["heads.bias"] = arrays["heads.bias"].copy()
    arrays["heads.bias"][1] += 30  # certain to win …
    arrays["heads.bias"][1 + seats] += 9  # … by some hundred points
    sure = Network(networks["progress"].card, arrays)
    found = GuidedBot(game, sure, 200, race=Race(clear=1e9)).think(game.view(s, seat), Clock(), Random(1))
    worths = {candidate.worth for candidate in found if candidate.visits > 2}
    assert len(worths) > 1


@pytest.mark.parametrize("moves", [0, 12])
def test_a_clock_that_has_run_out_ends_it(games: dict[str, Game], networks: dict[str, Network], moves: int) -> None:
    """Once through the race, however late it begins."""
    game = games["progress"]
    s = played(game, {"players": 2}, 20, 1, choices=5)
    bot = GuidedBot(game, networks["progress"], seconds=1e-9, race=Race(moves=moves))
    found = bot.think(game.view(s, game.plain.to_act(s)), Clock(), Random(1))
    assert len(game.legal(s)) == len(found)


def test_until_it_is_compiled_the_network_decides(games: dict[str, Game], networks: dict[str, Network]) -> None:
    """At once, and not the game's own advice."""
    game = games["progress"]
    s = played(game, {"players": 2}, 20, 1, choices=5)
    bot = GuidedBot(game, networks["progress"], seconds=0.01)
    bot.compiled = Future()
    moves = bot.mind.of_state(s).moves
    view, legal = game.view(s, game.plain.to_act(s)), [game.notation(action) for action in game.legal(s)]
    best = game.notation(max(moves, key=moves.__getitem__))
    assert best == bot.choose(view, legal, Clock(), Random(1))


def test_without_a_network_the_champion_is_the_visionary(
    games: dict[str, Game], files: dict[str, Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """So that every game has its levels."""
    monkeypatch.setattr(shipped, "FOLDER", tmp_path)
    bot = make("champion", games["s-evolution"])
    assert isinstance(bot, SearchBot) and not isinstance(bot, GuidedBot)
    (tmp_path / "s-evolution.npz").write_bytes(files["s-evolution"].read_bytes())
    assert isinstance(make("champion", games["s-evolution"]), GuidedBot)
