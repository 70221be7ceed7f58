"""The search bot: it knows no more than its seat, harms itself nowhere, and plays every table."""

from __future__ import annotations

from concurrent.futures import Future
from random import Random
from typing import Any

import pytest

from holocene.bots.base import Clock
from holocene.bots.search.bot import SearchBot, candidates
from holocene.core.contract.game import Game
from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret
from holocene.core.states.rng import seed_rng
from tests.bots.midgame import played
from tests.bots.sound_choices import DECISIONS, Decision
from tests.core import frozen

GAMES = ("progress", "s-evolution")


@pytest.fixture(scope="module")
def games() -> dict[str, Game]:
    """Ready to be searched, so that no choice depends on how long the compiler takes."""
    found = {name: frozen.frozen_game(name) for name in GAMES}
    for game in found.values():
        SearchBot(game).prepare()
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [5, 40, 90])
def test_equal_views_give_equal_choices(games: dict[str, Game], name: str, moves: int) -> None:
    """What the seat cannot know is dealt anew: the same view, the same generator, the same choice."""
    game = games[name]
    s = played(game, {"players": 3}, moves, moves)
    seat = game.plain.to_act(s)
    choices = []
    for deal in range(2):
        other = game.layout.copy(s)
        seed_rng(other.rng, deal, 5, 6)
        game.plain.redeal(other, seat)
        view = game.view(other, seat)
        legal = [game.notation(action) for action in game.legal(other)]
        choices.append(SearchBot(game, 64).choose(view, legal, Clock(), Random(7)))
    assert choices[0] == choices[1]


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: decision.why)
def test_no_move_that_is_plainly_worse(games: dict[str, Game], decision: Decision) -> None:
    """Whatever the search is seeded with."""
    match = frozen.position(decision.text, decision.game, players=2, first=decision.first)
    for move in filter(None, decision.moves.split("; ")):
        match.play(move)
    assert set(decision.never) < set(match.legal())
    for seed in range(3):
        bot = SearchBot(games[decision.game], 150)
        choice = bot.choose(match.view(match.to_act), match.legal(), Clock(), Random(seed))
        assert choice not in decision.never


TABLES = [
    ("progress", {"players": 1}),
    ("progress", {"players": 3, "expansions": "personalities,milestones,industrial"}),
    ("progress", {"players": 5, "variant": "quick"}),
    ("s-evolution", {"players": 2}),
    ("s-evolution", {"players": 4}),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_it_plays_every_table_to_the_end(games: dict[str, Game], name: str, options: dict[str, Any]) -> None:
    """With any number of players, alone, with every expansion."""
    game = games[name]
    match = Match(game, game.read_options(options), new_secret(3))
    bots = [SearchBot(game, 4) for _ in match.seats]
    rng = Random(3)
    while match.to_act is not None:
        match.play(bots[match.to_act].choose(match.view(match.to_act), match.legal(), Clock(), rng))
    assert max(match.scores()) > 0


def test_what_was_found_out_serves_the_rest_of_the_turn(games: dict[str, Game]) -> None:
    """The payment that follows a discovery begins with the simulations that went through it."""
    game = games["progress"]
    match = frozen.position("seat 0: hand bridges pottery*2; tokens engineering*6; skills hand=3", players=2)
    bot = SearchBot(game, 400)
    match.play(bot.choose(match.view(0), match.legal(), Clock(), Random(1)))
    assert bot.plan is not None
    assert match.view(0) == bot.plan.view
    assert sum(candidate.visits for candidate in candidates(bot.plan.trees)) > 0


def test_threads_search_together(games: dict[str, Game]) -> None:
    """Two trees are looked at as one."""
    game = games["s-evolution"]
    s = played(game, {"players": 2}, 29, 1)
    found = SearchBot(game, 128, threads=2).think(game.view(s, game.plain.to_act(s)), Clock(), Random(1))
    assert len(game.legal(s)) == len(found)
    assert sum(candidate.visits for candidate in found) >= 32
    assert all(0 <= candidate.win <= 1 for candidate in found)


def test_before_it_is_compiled_it_takes_advice(games: dict[str, Game]) -> None:
    """A bot with a clock does not wait for the compiler."""
    game = games["progress"]
    match = frozen.new("progress", players=2, seed=1)
    bot = SearchBot(game, seconds=0.01)
    bot.compiled = Future()
    assert bot.choose(match.view(match.to_act), match.legal(), Clock(), Random(1)) in match.legal()
