"""The levels: each overlooks what it is said to overlook, in both games; games without a network have levels too."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from holocene.bots.base import Clock
from holocene.bots.instinct import InstinctBot
from holocene.bots.network import forward, looking, shipped
from holocene.bots.network.engine import prepare
from holocene.bots.overlooking import OverlookingBot, forgotten_moves, overlooked_at
from holocene.bots.registry import LEVELS, OTHER_LEVELS, bot_names, can_play, levels, make, make_ready
from holocene.bots.search import policy
from holocene.bots.search.bot import SearchBot
from holocene.bots.styles import laid_out
from holocene.core.compiling import accel
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret
from holocene.core.states.rng import WORDS

GAMES = ("progress", "s-evolution")
BY_ONE_LOOK = LEVELS[:-1]
END = {"progress": "symbols", "s-evolution": "round"}  # a field that tells how near the end is
OTHERS = {"progress": "power", "s-evolution": "stock"}  # what everybody sees of another player


@pytest.fixture(scope="module", params=GAMES)
def game(request: Any) -> Game:
    found = load_game(request.param)
    prepare(found).result()
    return found


def positions(game: Game, players: int = 2, seed: int = 5, every: int = 9) -> list[Any]:
    """Moments of a game at random in which there is something to choose."""
    match, rng, found = Match(game, game.read_options({"players": players}), new_secret(seed)), Random(seed), []
    while match.to_act is not None:
        if len(match.legal()) > 1:
            found.append(match.state)
        match.play(rng.choice(match.legal()))
    return [game.layout.copy(s) for s in found[::every]]


def test_the_same_levels_in_both_games(game: Game) -> None:
    """Everything that is said about a level names something that the game has."""
    assert list(LEVELS) == levels(game)
    assert set(BY_ONE_LOOK) == set(overlooked_at(game))
    for overlooked in overlooked_at(game).values():
        assert all(forgotten_moves(game, type(overlooked)(forgotten=(words,))) for words in overlooked.forgotten)
        assert 0 <= overlooked.share < 0.6
    assert set(LEVELS) | set(OTHER_LEVELS) <= set(bot_names())  # old records name those that are gone


def test_they_play(game: Game) -> None:
    """A game with a level in every seat ends, by legal moves."""
    for first in range(len(BY_ONE_LOOK) - 1):
        match = Match(game, game.read_options({"players": 2}), new_secret(first))
        bots = [make_ready(level, game) for level in BY_ONE_LOOK[first : first + 2]]
        rng = Random(1)
        while match.to_act is not None:
            move = bots[match.to_act].choose(match.view(match.to_act), match.legal(), Clock(), rng)
            assert move in match.legal()
            match.play(move)


@pytest.mark.parametrize(("level", "fields", "seat"), [("scholar", END, None), ("merchant", OTHERS, 1)])
def test_what_a_level_does_not_see_changes_nothing(game: Game, level: str, fields: Any, seat: int | None) -> None:
    """How near the end is, or what another player has: it thinks the same as before, and the inventor does not."""
    thinks: dict[str, list[bool]] = {name: [] for name in (level, "inventor")}
    for s in positions(game):
        other = game.layout.copy(s)
        field = getattr(other, fields[game.name])
        if seat is None and isinstance(field, int):
            setattr(other, fields[game.name], field + 1)
        else:
            rows = field if seat is None else field[(game.plain.to_act(s) + seat) % s.players]
            rows[1] += 1
        for name, found in thinks.items():
            bot = make(name, game)
            assert isinstance(bot, OverlookingBot)
            found.append(bot.mind.of_state(s).moves == bot.mind.of_state(other).moves)
    assert all(thinks[level])
    assert not all(thinks["inventor"])


@pytest.mark.parametrize("level", ["forager", "herder"])
def test_what_a_level_forgets_it_never_plays(game: Game, level: str) -> None:
    """As long as there is anything else."""
    bot, rng, forgot = make(level, game), Random(2), 0
    assert isinstance(bot, OverlookingBot)
    for s in positions(game, every=1):
        legal = game.legal(s)
        view = game.view(s, game.plain.to_act(s))
        choice = game.actions[bot.choose(view, [game.notation(move) for move in legal], Clock(), rng)]
        if set(legal) - bot.forgotten:
            assert choice not in bot.forgotten
            forgot += not bot.forgotten.isdisjoint(legal)
    assert forgot


@pytest.mark.parametrize(
    "game", ["s-evolution", pytest.param("progress", marks=pytest.mark.soak)], indirect=True, scope="module"
)
def test_the_measured_levels_are_the_served_ones(game: Game) -> None:
    """Compiled code, in `bench.levels` and for learners, plays what the bots choose, where they draw no lots."""
    told = {
        level: type(one)(0.0, one.unseen, one.of_rivals, one.forgotten) for level, one in overlooked_at(game).items()
    }
    bots = {level: OverlookingBot(game, one) for level, one in told.items()}
    net = bots["inventor"].mind.net
    made, styles = (
        accel.compile_loops(game, [policy, forward, looking]),
        laid_out([told[level] for level in BY_ONE_LOOK], [looking.BY_LOOK] * len(BY_ONE_LOOK), game),
    )
    for s in positions(game):
        view, legal = game.view(s, game.plain.to_act(s)), [game.notation(move) for move in game.legal(s)]
        cells = np.frombuffer(game.layout.pack(s), np.uint8)
        for k, level in enumerate(BY_ONE_LOOK):
            chosen = made[looking.look_once](cells, np.ones(WORDS, np.int64), net, k, styles)
            assert bots[level].choose(view, legal, Clock(), Random(1)) == game.notation(chosen)


def test_without_a_network_there_are_levels_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever is named in an older record still plays."""
    monkeypatch.setattr(shipped, "FOLDER", tmp_path)
    game = load_game("s-evolution")
    assert list(OTHER_LEVELS[:-1]) == levels(game)
    assert not can_play("champion", game)
    assert isinstance(make("herder", game), InstinctBot)
    assert all(isinstance(make(level, game), SearchBot) for level in ("merchant", "scholar", "inventor", "champion"))
