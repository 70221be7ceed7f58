"""Chances that are true: corrections belong to one file of weights, and change nothing but what is said."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

import holocene
from bench.truth import Seen, corrections, score
from holocene.bots.network import calibration
from holocene.bots.network.calibration import Correction, corrected, digest, judge, read, write
from holocene.bots.network.file import read as read_network
from holocene.bots.network.mind import Mind
from holocene.bots.network.shipped import find, shipped
from holocene.bots.review import foreteller
from holocene.core.contract.registry import load_game
from holocene.core.matches.chronicle import chronicle_of
from tests.bots.untrained import write_random

GAMES = ("progress", "s-evolution")
BY = Correction(2.0, 1.5, -3.0)


@pytest.mark.parametrize("name", GAMES)
def test_corrections_are_shipped_for_the_networks_that_are(name: str) -> None:
    """For every number of players; a network that was trained anew has to be measured anew: `bench.calibration`."""
    game = load_game(name)
    path = shipped(game)
    assert path is not None
    known = msgspec.json.decode(path.with_suffix(calibration.SUFFIX).read_bytes(), type=calibration.Calibration)
    assert digest(path) == known.network
    assert set(game.sizes) == set(known.players)


def test_a_temperature_changes_chances_and_a_line_points() -> None:
    """Moves, and what a game is worth, stay; chances still sum to one."""
    match = holocene.new("progress", players=3, seed=2)
    network = find("", match.game)
    raw, told = (Mind(match.game, each).of_state(match.state) for each in (network, corrected(network, BY)))
    assert raw.moves == pytest.approx(told.moves) and raw.worth == pytest.approx(told.worth)
    roots = np.sqrt(raw.wins)
    assert pytest.approx(roots / roots.sum(), rel=1e-4) == told.wins
    assert pytest.approx([1.5 * points - 3 for points in raw.points], rel=1e-4) == told.points


def test_corrections_of_other_weights_are_not_used(tmp_path: Path) -> None:
    """Nor a file that is damaged; other numbers of players have none."""
    game = load_game("s-evolution")
    path = write_random(tmp_path / "network.npz", game)
    assert Correction() == read(path, 2)
    write(path, {2: BY})
    assert (BY, Correction()) == (read(path, 2), read(path, 3))
    write_random(path, game, seed=2)
    assert Correction() == read(path, 2)
    path.with_suffix(calibration.SUFFIX).write_text("{")
    assert Correction() == read(path, 2)
    assert read_network(path, game).card.game == "s-evolution"


def test_a_network_that_is_too_sure_is_found_out() -> None:
    """Results drawn by chances at twice the temperature; where it is right, nothing is corrected."""
    rng = np.random.default_rng(1)
    logits = rng.normal(0, 2, (4000, 2))
    truth = 1 / (1 + np.exp((logits[:, 1] - logits[:, 0]) / 2))
    won = (rng.random(4000) < truth).astype(float)
    said = rng.normal(50, 10, (4000, 2))
    points = said + rng.normal(0, 5, said.shape)
    seen = Seen(np.arange(4000), logits, said, np.stack([won, 1 - won], 1), points)
    by = corrections([seen])
    assert 1.7 < by.temperature < 2.0 + 0.001
    assert (1.0, 0.0) == (by.factor, by.offset)
    assert score(seen, by).brier.value < score(seen, Correction()).brier.value
    assert 1.0 == corrections([seen._replace(logits=logits / 2)]).temperature


def test_turning_points_are_weighed_by_the_network() -> None:
    """A rise of the victor's chance is among them, as the network saw it; without a network nothing is foretold."""
    match, rng = holocene.new("s-evolution", players=2, seed=3), Random(3)
    while match.to_act is not None:
        match.play(rng.choice(match.legal()))
    foretell = foreteller(match.game, 2)
    assert foretell is not None
    told = chronicle_of(match, match.score_sheet(), foretell)
    (risen,) = [each.sentence for each in told.turning if each.sentence.kind == "chance-rises"]
    assert match.winners()[0] == risen.facts["player"]
    assert int(str(risen.facts["before"])) < int(str(risen.facts["after"]))
    assert all(pytest.approx(1) == sum(chances) for chances in foretell(match.states[:2]))
    assert judge(load_game("s-evolution"), 2) is not None
