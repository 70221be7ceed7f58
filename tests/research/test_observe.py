"""Observations: their features fill the row, say what the view says, change when it does, and are the same compiled."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from holocene.core.checking.conformance import every_table, observed
from holocene.core.compiling.fast import NativeGame
from holocene.core.contract.actions import ActionSpace
from holocene.core.contract.game import Game
from holocene.core.contract.registry import load_game
from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret
from holocene.core.states.cells import blank_row
from holocene.research.observe import Observer

GAMES = ("progress", "s-evolution")
FEW, MANY = 4, 16  # tables of each game, drawn from all there are
EFFORT = pytest.mark.parametrize("tables", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])


def random_tables(game: Game, seed: int, tables: int = FEW) -> Iterator[Match]:
    """Matches at tables of every kind."""
    for options in Random(seed).sample(list(every_table(game)), tables):
        yield Match(game, options, new_secret(seed))


def moments(match: Match, seed: int) -> Iterator[Any]:
    """The states of a random game."""
    rng = Random(seed)
    yield match.state
    while not match.is_over:
        match.play(rng.choice(match.legal_actions()))
        yield match.state


@pytest.mark.parametrize("name", GAMES)
def test_features_fill_the_row_without_gaps(name: str) -> None:
    """Each begins where the one before ends, has a name of its own, a scale and a meaning."""
    game = load_game(name)
    at = 0
    for feature in game.observation_fields():
        assert at == feature.offset
        assert feature.length > 0 and feature.scale > 0 and feature.meaning
        at += feature.length
    assert game.observation_size() == at
    assert len(game.observation_fields()) == len({feature.name for feature in game.observation_fields()})


@pytest.mark.parametrize("name", GAMES)
def test_an_earlier_observation_leaves_nothing_behind(name: str) -> None:
    """A row that held the largest table, whose seats then are more than those of the next."""
    game = load_game(name)
    least, most = min(game.sizes), max(game.sizes)
    states = [
        list(moments(Match(game, game.read_options({"players": n}), new_secret(5)), 5))[-1] for n in (most, least)
    ]
    row, clean = blank_row(game.observation_size()), blank_row(game.observation_size())
    for state in states:
        game.plain.observe(state, 0, row)
    game.plain.observe(states[1], 0, clean)
    assert clean.tolist() == row.tolist()


@EFFORT
@pytest.mark.parametrize("name", GAMES)
def test_marked_are_the_legal_actions(name: str, tables: int) -> None:
    """At every step of random games: those that are told one by one, and no others."""
    game = load_game(name)
    engine, actions = game.plain, ActionSpace(game)
    mark_legal = next(module.mark_legal for module in game.modules if hasattr(module, "mark_legal"))
    for match in random_tables(game, 7, tables):
        for state in moments(match, 7):
            if engine.is_over(state):
                continue
            mask = [0] * len(actions)
            engine[mark_legal](state, mask, actions.dense)
            legal = [engine.nth_legal(state, k) for k in range(engine.n_legal(state))]
            assert [action for action, marked in zip(actions.numbers, mask, strict=True) if marked] == legal


@EFFORT
@pytest.mark.parametrize("name", GAMES)
def test_observations_are_the_same_plain_and_compiled(name: str, tables: int) -> None:
    """At every third step of random games, in a soak at every one, for every seat."""
    game = load_game(name)
    observer = Observer(game)
    for match in random_tables(game, 3, tables):
        native = NativeGame(game, match.options)
        for s in islice(moments(match, 4), 0, None, 1 if tables == MANY else 3):
            cells = native.from_plain(s).cells
            for seat in range(len(match.seats)):
                assert observed(game, s, seat) == observer.observe(cells, seat).tolist()


def essence(view: Any) -> Any:
    """A view without what no rule reads: the number of the seat, and the order in which things came to lie."""
    plain = msgspec.to_builtins(view)
    for player in plain["players"]:
        for key in ("developing", "taken"):
            if key in player:
                player[key] = sorted(map(str, player[key]))
    return plain


@EFFORT
@pytest.mark.parametrize("name", GAMES)
def test_an_observation_changes_when_the_view_does(name: str, tables: int) -> None:
    """Views that differ in anything a rule reads have different observations, at every step of random games."""
    game = load_game(name)
    for match in random_tables(game, 5, tables):
        seen: dict[tuple[int, ...], Any] = {}
        for s in moments(match, 6):
            view = essence(game.view(s, 0))
            assert view == seen.setdefault(tuple(observed(game, s, 0)), view)


@pytest.mark.parametrize("name", GAMES)
def test_the_observer_sits_first(name: str) -> None:
    """Everybody's public features are the same in every observation, moved by the difference of the seats."""
    game = load_game(name)
    observer = Observer(game)
    public = [part.name for part in game.space.each if part.name in ("skills", "power", "stock", "places", "points")]
    for match in random_tables(game, 7):
        seats = len(match.seats)
        for s in list(moments(match, 8))[::40]:
            rows = [observer.named(np.array(observed(game, s, seat))) for seat in range(seats)]
            for seat in range(seats):
                for k in range(seats):
                    for part in public:
                        own = rows[(seat + k) % seats][f"{part}[0]"].tolist()
                        assert own == rows[seat][f"{part}[{k}]"].tolist()


def test_features_of_progress_say_what_the_view_says() -> None:
    """A position with something of everything."""
    game = load_game("progress")
    observer = Observer(game)
    match = Match(game, game.read_options({"players": 3, "expansions": "personalities,milestones"}), new_secret(9))
    rng = Random(9)
    for _ in range(250):
        match.play(rng.choice(match.legal_actions()))
    ids = game.pack.cards["ids"]["technologies"]
    for seat in range(3):
        view = match.view(seat)
        row = observer.named(np.array(observed(game, match.state, seat)))
        assert row["hand"].tolist() == [view.players[seat].hand.get(name, 0) if name else 0 for name in ids]
        assert [view.round // 100, view.round % 100] == row["round"].tolist()
        assert list(view.decks) == row["decks"].tolist()
        assert [len(pile) for pile in view.piles] == row["piles"].tolist()
        tops = {pile[-1] for pile in view.piles if pile}
        assert tops == {ids[i] for i in np.flatnonzero(row["top"])}
        for k in range(3):
            player = view.players[(seat + k) % 3]
            assert list(player.skills.values()) == row[f"skills[{k}]"].tolist()
            assert sum(player.hand_ages) == row[f"hand_size[{k}]"]
            assert set(player.active) == {ids[i] for i in np.flatnonzero(row[f"area[{k}]"] == 1)}
            developing = {item.technology: -1 - item.markers for item in player.developing}
            area = row[f"area[{k}]"]
            assert developing == {ids[i]: area[i] for i in np.flatnonzero(area < 0)}
            known = row[f"known[{k}]"]
            assert player.known == {ids[i]: known[i] for i in np.flatnonzero(known > 0)}
            assert player.gone == {ids[i]: -known[i] for i in np.flatnonzero(known < 0)}


def test_features_of_s_evolution_say_what_the_view_says() -> None:
    """A random game from its first trick to its end, seen from every seat."""
    game = load_game("s-evolution")
    observer = Observer(game)
    match = Match(game, game.read_options({"players": 3, "memory": "open"}), new_secret(9))
    for s in moments(match, 9):
        for seat in range(3):
            view = game.view(s, seat)
            row = observer.named(np.array(observed(game, s, seat)))
            assert [view.round] == row["round"].tolist()
            assert len(view.legal) > 0 or row["turn[0]"] == 0
            for k in range(3):
                player = view.players[(seat + k) % 3]
                assert list(player.stock) == row[f"stock[{k}]"].tolist()
                assert list(player.places.values()) == row[f"places[{k}]"].tolist()
                assert player.score == row[f"score[{k}]"] @ [100, 1]
                assert player.hand.size == row[f"hand_size[{k}]"]
                assert len(player.unseen) == row[f"unseen[{k}]"].sum()
                assert (player.hand.contents is not None) == row[f"certain[{k}]"]
                if player.hand.contents is not None:
                    assert len(player.hand.contents) == row[f"hand[{k}]"].sum()
                taking = view.taking.index(player.seat) + 1 if player.seat in view.taking else 0
                assert taking == row[f"taking[{k}]"]
                named = [name for place, name in view.named.items() if place.startswith(player.colour)]
                assert len(named) == row[f"named[{k}]"].sum()
