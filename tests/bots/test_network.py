"""The bot `network`: compiled sums equal those of NumPy, it knows no more than its seat, and it plays every table."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from holocene.bots.base import Clock
from holocene.bots.network import shipped
from holocene.bots.network.bot import NetworkBot
from holocene.bots.network.engine import prepare
from holocene.bots.network.file import POINTS, BadNetwork, read
from holocene.bots.network.mind import Mind, Thought
from holocene.bots.registry import make, make_ready
from holocene.core.contract.actions import ActionSpace
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret
from holocene.core.states.cells import blank_row
from holocene.core.states.rng import seed_rng
from tests.bots.midgame import played
from tests.bots.untrained import forward, write_random

GAMES = ("progress", "s-evolution")
TABLES = [
    ("progress", {"players": 1}),
    ("progress", {"players": 5, "expansions": "personalities,milestones,industrial"}),
    ("s-evolution", {"players": 2}),
    ("s-evolution", {"players": 4}),
]


@pytest.fixture(scope="module")
def games() -> dict[str, Game]:
    found = {name: load_game(name) for name in GAMES}
    for game in found.values():
        prepare(game).result()
    return found


def as_told(game: Game, path: Path, s: Any) -> Thought:
    """What the file says of a state, seat by seat, without any of the bot's code."""
    network, seat = read(path, game), game.plain.to_act(s)
    cells = blank_row(game.observation_size())
    game.plain.observe(s, seat, cells)
    policy, heads = forward(network, np.array(cells))
    actions, dense = game.legal(s), ActionSpace(game).dense
    chances = np.exp([policy[dense[action]] for action in actions])
    wins, points = np.zeros(s.players), np.zeros(s.players)
    lost = np.exp(heads[2]) if s.players == 1 else 0
    for k in range(s.players):
        wins[(seat + k) % s.players] = np.exp(heads[1 + k])
        points[(seat + k) % s.players] = POINTS * heads[1 + network.card.seats + k]
    shares = chances / chances.sum()
    return Thought(dict(zip(actions, shares, strict=True)), heads[0], tuple(wins / (wins.sum() + lost)), tuple(points))


def same(one: Thought, other: Thought) -> bool:
    assert list(one.moves) == list(other.moves)
    first, second = (np.array([*each.moves.values(), each.worth, *each.wins, *each.points]) for each in (one, other))
    return np.allclose(first, second, atol=1e-4)


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("moves", [0, 37, 70])
def test_compiled_sums_are_those_of_the_file(
    games: dict[str, Game], files: dict[str, Path], name: str, options: dict[str, Any], moves: int
) -> None:
    """And so are those of NumPy, which serve until the compiler is done."""
    game = games[name]
    s = played(game, options, moves, moves)
    mind = Mind(game, read(files[name], game))
    wanted = as_told(game, files[name], s)
    assert same(wanted, mind.of_state(s))
    mind.compiled = Future()
    assert same(wanted, mind.of_state(s))


@pytest.mark.parametrize("name", GAMES)
def test_layers_of_odd_widths(games: dict[str, Game], tmp_path: Path, name: str) -> None:
    """Sums by halves and rows by fours leave nothing out."""
    path = write_random(tmp_path / "odd.npz", games[name], (7, 5, 3), seed=4)
    s = played(games[name], {"players": 3}, 50, 2)
    assert same(as_told(games[name], path, s), Mind(games[name], read(path, games[name])).of_state(s))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [5, 90])
def test_equal_views_give_equal_choices(games: dict[str, Game], files: dict[str, Path], name: str, moves: int) -> None:
    """Whatever others hold, and whatever it imagines them to hold."""
    game = games[name]
    s = played(game, {"players": 3}, moves, moves)
    seat = game.plain.to_act(s)
    thoughts = []
    for deal in range(3):
        other = game.layout.copy(s)
        seed_rng(other.rng, deal, 5, 6)
        game.plain.redeal(other, seat)
        bot = NetworkBot(game, str(files[name]))
        thoughts.append(bot.mind.of_view(game.view(other, seat), Random(deal)))
    assert thoughts[0] == thoughts[1] == thoughts[2]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_it_plays_every_table_to_the_end(
    games: dict[str, Game], files: dict[str, Path], name: str, options: dict[str, Any]
) -> None:
    """By its name, with the path of its file; once the best move, once by lots."""
    game = games[name]
    match = Match(game, game.read_options(options), new_secret(3))
    names = [f"network:path={files[name]}{more}" for more in ("", ",warmth=0.5")]
    bots = [make_ready(names[seat % 2], game) for seat in range(len(match.seats))]
    rng = Random(3)
    while match.to_act is not None:
        match.play(bots[match.to_act].choose(match.view(match.to_act), match.legal(), Clock(), rng))
    assert len(match.seats) == len(match.scores())


def test_warmth_draws_lots(games: dict[str, Game], files: dict[str, Path]) -> None:
    """Without it, there is one answer; with little of it, nearly always the same; with much, any move."""
    game = games["progress"]
    s = played(game, {"players": 2}, 12, 1)
    view, legal = game.view(s, game.plain.to_act(s)), [game.notation(action) for action in game.legal(s)]
    rng = Random(1)

    def answers(warmth: float) -> set[str]:
        bot = NetworkBot(game, str(files["progress"]), warmth)
        return {bot.choose(view, legal, Clock(), rng) for _ in range(60)}

    assert 1 == len(answers(0.0)) == len(answers(0.001))
    assert len(legal) == len(answers(100.0)) > 1


def test_without_a_path_it_is_the_one_of_the_package(
    games: dict[str, Game], files: dict[str, Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where there is none, or it was trained for something else, it says so."""
    monkeypatch.setattr(shipped, "FOLDER", tmp_path)
    game = games["s-evolution"]
    with pytest.raises(BadNetwork) as caught:
        make("network", game)
    assert "network-none" == caught.value.key
    write_random(tmp_path / "s-evolution.npz", games["progress"])
    assert shipped.shipped(game) is None
    (tmp_path / "s-evolution.npz").write_bytes(files["s-evolution"].read_bytes())
    assert tmp_path / "s-evolution.npz" == shipped.shipped(game)
    assert isinstance(make("network", game), NetworkBot)


WITHOUT_TORCH = """
import sys
sys.modules["torch"] = None
from random import Random
import holocene
from holocene.bots.base import Clock
from holocene.bots.registry import make
match = holocene.new("s-evolution", players=2, seed=1)
for name in ("network", "champion"):
    bot = make(f"{name}:path={sys.argv[1]}", match.game)
    print(bot.choose(match.view(match.to_act), match.legal(), Clock(0.01), Random(1)) in match.legal())
"""


def test_nothing_needs_pytorch(files: dict[str, Path]) -> None:
    """Neither to play by a network nor to search with it."""
    command = [sys.executable, "-c", WITHOUT_TORCH, str(files["s-evolution"])]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "True\nTrue\n" == done.stdout, done.stderr
