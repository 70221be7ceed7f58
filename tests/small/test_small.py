"""Small games: all histories, exact best responses, and OpenSpiel's own algorithms on chance nodes that are real."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr

import holocene
import holocene.research.openspiel as holocene_openspiel
from holocene.core.errors import BadOption, IllegalMove
from holocene.research.chance import Scripted
from holocene.research.infostate import begin
from holocene.research.small import SmallGame, small_game
from holocene.research.solving import Solver
from holocene.research.spiel_observer import RECALL
from holocene.research.table import Table
from holocene.research.tree import CHANCE, TooLarge, Tree

GAMES = 1200
TINY = "holocene_progress(chance=explicit,pack=small,start=tiny,window=16)"
SMALL = [f"{name}(chance=explicit,pack=small)" for name in holocene_openspiel.GAMES]


@pytest.fixture(scope="module")
def tiny() -> Tree:
    return Tree(small_game("progress", start="tiny"))


def table_of(small: SmallGame) -> Table:
    return Table(small.game.name, small.options, small.folder, small.position)


def test_chances_add_up(tiny: Tree) -> None:
    """After every draw something must come, and nothing twice."""
    drawn = tiny.player[np.maximum(tiny.parent, 0)] == CHANCE
    drawn[0] = False
    sums = np.bincount(tiny.parent[drawn], tiny.chance[drawn], len(tiny.parent))
    assert np.allclose(1, sums[tiny.player == CHANCE])
    assert not sums[tiny.player != CHANCE].any()


def test_the_game_at_random_is_that_of_everybody_else(tiny: Tree) -> None:
    """What the tree says of two who choose at random is what comes of games that are played so, whatever the secret."""
    value = Solver(tiny).exploited(tiny.uniform()).value
    small, rng, won = tiny.small, np.random.default_rng(5), 0.0
    games = 600
    for number in range(games):
        match = holocene.position(str(small.position), "progress", seed=number, pack=small.folder, players=2)
        while not match.is_over:
            legal = match.legal()
            match.play(legal[int(rng.integers(len(legal)))])
        won += (0 in match.winners()) / len(match.winners()) - 0.5
    assert abs(won / games - value) < 4 * 0.5 / games**0.5


@pytest.mark.parametrize("game", ["progress", "s-evolution"])
def test_draws_fall_as_the_engine_lets_them(game: str) -> None:
    """Chi-square of what the first draw shows its maker, over many deals of fixed seeds, against exact chances."""
    table = table_of(small_game(game))
    state = pyspiel.load_game(f"holocene_{game.replace('-', '_')}(chance=explicit,pack=small)").new_initial_state()
    first = [] if state.is_chance_node() else [table.actions.parse("draw deck 3")]
    for action in first:
        state.apply_action(action)
    chances: Counter[bytes] = Counter()
    for outcome, chance in state.chance_outcomes():
        after = state.child(outcome)
        while after.is_chance_node():
            after = after.child(after.chance_outcomes()[0][0])
        chances[after.moment.observation(0).tobytes()] += chance
    found: Counter[bytes] = Counter()
    for number in range(GAMES):
        moment = begin(table, 11, number)
        for action in first:
            moment = moment.play(action)
        found[moment.observation(0).tobytes()] += 1
    assert chances.keys() == found.keys() and 2 < len(found)
    square = sum((found[key] - GAMES * chances[key]) ** 2 / (GAMES * chances[key]) for key in chances)
    free = len(chances) - 1
    assert square < free + 4 * (2 * free) ** 0.5
    assert 1 == pytest.approx(sum(chances.values()))


def test_best_responses_are_those_of_openspiel(tiny: Tree) -> None:
    """Two programs that know nothing of each other find the same number."""
    game = pyspiel.load_game(TINY)
    theirs = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert theirs == pytest.approx(Solver(tiny).exploited(tiny.uniform()).exploitability)


def test_cfr_of_openspiel_learns_the_game(tiny: Tree) -> None:
    """Its exploitability falls, and that of ours to next to nothing."""
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRSolver(game)
    left = []
    for rounds in (1, 4):
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        left.append(exploitability.exploitability(game, solver.average_policy()))
    assert left[0] > left[1]
    ours = Solver(tiny)
    assert ours.exploited(ours.equilibrium(100)).exploitability < 0.001


@pytest.mark.parametrize("name", SMALL)
def test_sampling_algorithms_of_openspiel_run(name: str) -> None:
    """Its simulation with every check, and external sampling."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(3):
        solver.iteration()


def test_draws_of_a_whole_game_are_nodes_too() -> None:
    """Explicit chance is not for small packs alone."""
    game = pyspiel.load_game("holocene_s_evolution(chance=explicit,players=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_tensors_of_small_games_tell_all(tiny: Tree) -> None:
    """Observation and moves alone, without the digest, differ wherever the information state does; and the tree has as
    many information sets as there are information states."""
    game = pyspiel.load_game(TINY)
    cells = game.information_state_tensor_size() - RECALL
    strings: dict[tuple[int, str], bytes] = {}
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if state.is_player_node():
            player = state.current_player()
            tensor = np.array(state.information_state_tensor(player)[:cells], np.int8).tobytes()
            key = (player, state.information_state_string(player))
            assert tensor == strings.setdefault(key, tensor)
        if not state.is_terminal():
            waiting += [state.child(action) for action in state.legal_actions()]
    assert len(strings) == len({(player, tensor) for (player, _), tensor in strings.items()}) == len(tiny.choices)


def test_draws_that_nobody_makes_are_refused() -> None:
    small = small_game("progress", start="tiny")
    rules = Scripted(small.game)
    first = small.beginning(rules)(())
    with pytest.raises(ValueError, match="99 draws were told"):
        rules.step(first, small.game.legal(first)[0], (0,) * 99)


def test_what_is_too_large_or_unknown_is_named() -> None:
    """Nobody waits for a tree that never ends."""
    with pytest.raises(TooLarge, match="more than 500 histories"):
        Tree(small_game("s-evolution"), 500)
    with pytest.raises(BadOption, match="choose from small, tiny"):
        small_game("progress", start="huge")
    with pytest.raises(BadOption, match="choose from small"):
        small_game("progress", "large")


def test_an_age_without_cards_is_not_shuffled_in_a_small_pack() -> None:
    """Age II has neither deck nor pile: a shuffle of it is not offered, and says why; Age I has cards."""
    match = holocene.position("table: age 2; deck 2 none", "progress", pack=small_game("progress").folder, players=2)
    assert ["shuffle 1"] == [move for move in match.legal() if move.startswith("shuffle")]
    with pytest.raises(IllegalMove, match="age-empty"):
        match.play("shuffle 2")
