"""The networks of the small games: the levels find them by the cards, they fit, and they are small."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import holocene
from holocene.bots.base import Clock
from holocene.bots.network.file import read, read_card
from holocene.bots.network.mind import Mind
from holocene.bots.network.shipped import shipped
from holocene.bots.overlooking import OverlookingBot, overlooked_at
from holocene.bots.registry import LEVELS, levels, make_ready
from holocene.bots.search.guided import GuidedBot
from holocene.core.contract.registry import load_game
from holocene.core.matches.match import Match
from holocene.research.small import SmallGame, small_game

KILOBYTES = 64


@pytest.fixture(scope="module", params=["progress", "s-evolution"])
def small(request: Any) -> SmallGame:
    return small_game(request.param)


def test_each_small_game_has_a_network_of_its_own(small: SmallGame) -> None:
    """Trained for these cards at the start of that name; the usual cards have the usual network."""
    name = small.game.name
    path, usual = shipped(small.game), shipped(load_game(name))
    assert path is not None and usual is not None
    assert (f"{name}.small.npz", f"{name}.npz") == (path.name, usual.name)
    card = read_card(path)
    assert (small.position or "").strip() == card.more.get("position", "")
    assert small.game.pack.digest == card.pack_digest
    assert read(path, small.game).card == card
    assert path.stat().st_size < KILOBYTES * 1024


def begun(small: SmallGame) -> Match:
    """A match at the start of the small game."""
    more: dict[str, Any] = {"pack": small.folder, "seed": 7, **small.options}
    if small.position is None:
        return holocene.new(small.game.name, **more)
    return holocene.position(small.position, small.game.name, **more)


def test_levels_play_by_it(small: SmallGame) -> None:
    """All eight; the inventor plays what the network likes best, and the champion searches with it."""
    game = small.game
    assert list(LEVELS) == levels(game)
    assert set(LEVELS[:-1]) == set(overlooked_at(game))
    path, rng = shipped(game), Random(1)
    assert path is not None
    mind = Mind(game, read(path, game))
    match, chosen = begun(small), 0
    while match.to_act is not None:
        view, legal = match.view(match.to_act), match.legal()
        liked = mind.of_view(view, rng).moves
        move = game.notation(max(liked, key=liked.__getitem__))
        if len(legal) > 1:
            chosen += 1
            for level in LEVELS[:-1]:
                bot = make_ready(level, match.game)
                assert isinstance(bot, OverlookingBot)
                assert bot.choose(view, legal, Clock(), rng) in legal
            assert move == bot.choose(view, legal, Clock(), rng)
        match.play(move)
    assert chosen > 2
    champion = make_ready("champion:simulations=20", match.game)
    assert isinstance(champion, GuidedBot)
