"""OpenSpiel's own simulation, its search bots, and what its interface promises: strings, tensors, copies, re-deals."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import holocene.research.openspiel as holocene_openspiel
from holocene.core.checking.conformance import every_table
from holocene.core.contract.options import Options
from holocene.core.contract.registry import load_game
from tests.core.covering import covering

NAMES = list(holocene_openspiel.GAMES)
TABLES = [
    "holocene_progress(players=2,variant=quicker,expansions=milestones+industrial,first=seat1)",
    "holocene_progress(players=1,edition=fr)",
    "holocene_s_evolution(players=2,calamities=printed,deals=100,seed=5)",
    "holocene_s_evolution(players=4)",
]


def begun(game: Any, moves: int, seed: int = 1) -> Any:
    """A state after some random moves."""
    state, rng = game.new_initial_state(), Random(seed)
    state.apply_action(seed)
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", TABLES)
def test_openspiel_finds_no_fault(name: str) -> None:
    """Its random simulation with every check it knows, serialisation included."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("choose", [covering, pytest.param(list, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_table_can_be_loaded_and_written(name: str, choose: Callable[..., list[Options]]) -> None:
    """The words of a game load the same game; options are those of the game itself."""
    for options in choose(every_table(load_game(holocene_openspiel.GAMES[name]))):
        params = {key: "+".join(value) if isinstance(value, tuple) else value for key, value in options.items()}
        game = pyspiel.load_game(name, params)
        assert str(game) == str(pyspiel.load_game(str(game)))
        assert options == game.table.options


@pytest.mark.parametrize("name", NAMES)
def test_states_are_copied_and_kept(name: str) -> None:
    """A copy, a pickle and OpenSpiel's own words of a state are that state, its past included."""
    game = pyspiel.load_game(f"{name}(players=2)")
    state = begun(game, 60)
    _, written = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (state.clone(), written, pickle.loads(pickle.dumps(state))):
        assert str(state) == str(other)
        assert state.history() == other.history()
        for player in range(2):
            assert state.information_state_string(player) == other.information_state_string(player)
            assert state.observation_tensor(player) == other.observation_tensor(player)


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_anew_looks_the_same_to_the_player_only(name: str) -> None:
    """Strings, tensors and legal actions stay; what lies hidden does not; and it can be kept and played on."""
    game = pyspiel.load_game(f"{name}(players=3)")
    state = begun(game, 60)
    player = state.current_player()
    draws = iter(np.random.RandomState(3).uniform(size=30))
    others = [state.resample_from_infostate(player, lambda: next(draws)) for _ in range(5)]
    for other in others:
        assert state.information_state_string(player) == other.information_state_string(player)
        assert state.information_state_tensor(player) == other.information_state_tensor(player)
        assert state.observation_string(player) == other.observation_string(player)
        assert state.legal_actions() == other.legal_actions()
        again = pickle.loads(pickle.dumps(other))
        assert again.information_state_string(player) == other.information_state_string(player)
        other.apply_action(other.legal_actions()[0])
    assert 1 < len({str(other) for other in others})


def test_before_the_deal_there_is_nothing_to_see() -> None:
    """Chance moves first, and any deal is as likely."""
    game = pyspiel.load_game("holocene_s_evolution(deals=50)")
    state = game.new_initial_state()
    assert state.is_chance_node() and 50 == len(state.chance_outcomes())
    assert "deal 7" == state.action_to_string(7)
    assert not any(state.observation_tensor(0)) and "" == state.information_state_string(0)
    assert [0.0] * 4 == state.returns()


def test_information_states_tell_pasts_apart() -> None:
    """Two ways to the same view differ in the information state, in words and in the tensor, not in the observation."""
    game = pyspiel.load_game("holocene_s_evolution(players=2)")
    state = begun(game, 0)
    first, second = state.clone(), state.clone()
    legal = state.legal_actions()
    first.apply_action(legal[0])
    second.apply_action(legal[1])
    player = state.current_player()
    assert first.information_state_string(player) != second.information_state_string(player)
    assert first.information_state_tensor(player)[-64:] != second.information_state_tensor(player)[-64:]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("search", ["mcts", "is-mcts"])
def test_openspiel_bots_play(name: str, search: str) -> None:
    """Its Monte Carlo search, with and without hidden information, chooses legal moves in the middle of a game."""
    game = pyspiel.load_game(f"{name}(players=2)")
    rng = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    if search == "mcts":
        bot = mcts.MCTSBot(game, 1.5, 6, evaluator, random_state=rng)
    else:
        bot = ismcts.ISMCTSBot(game, evaluator, 1.5, 6, random_state=rng)
    state = begun(game, 50)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
