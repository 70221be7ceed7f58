"""A policy against rivals, in one call: the shares are those of its games."""

from __future__ import annotations

import numpy as np
import pytest

from holocene.core.errors import BadOption
from holocene.research import evaluate
from holocene.research.vector import HoloceneVectorEnv


def test_the_careless_are_behind() -> None:
    """The first legal move loses to instinct, and the interval says so."""
    found = evaluate(lambda shown, masks: masks.argmax(axis=1), "s-evolution", games=60, players=2, seed=5)
    assert 60 == found.games and 0.5 == found.fair
    assert found.low <= found.share <= found.high < 0.5
    assert found.rating_low <= found.rating <= found.rating_high < 0


def test_the_same_seed_gives_the_same_games() -> None:
    """Whatever the number of threads."""

    def middle(shown: object, masks: np.ndarray[tuple[int, int], np.dtype[np.bool_]]) -> list[int]:
        return [int(np.flatnonzero(row)[row.sum() // 2]) for row in masks]

    one, two = (
        evaluate(middle, "s-evolution", games=12, players=3, bots="random", seed=2, threads=threads)
        for threads in (1, 2)
    )
    assert one == two


def test_the_first_game_of_every_row_counts() -> None:
    """However many short ones end while a long one goes on."""
    n, seed = 24, 5
    envs = HoloceneVectorEnv("progress", n, players=2, bots="instinct")
    _, infos = envs.reset(seed=seed)
    points: dict[int, list[int]] = {i: [] for i in range(n)}
    while not all(points.values()):
        _, _, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        for i in np.flatnonzero(ended):
            last = infos["final_info"]
            points[int(i)].append(int(last["scores"][i, last["seat"][i]]))
    assert any(first != later[-1] for first, *later in points.values() if later)
    found = evaluate(lambda shown, masks: masks.argmax(axis=1), "progress", games=n, seed=seed, players=2)
    assert np.mean([first for first, *_ in points.values()]) == found.points


def test_alone_there_is_nobody_to_compare_with() -> None:
    """Points say how strong a policy is there."""
    with pytest.raises(BadOption, match="there are no rivals in a solo game"):
        evaluate(lambda shown, masks: masks.argmax(axis=1), "progress", games=2, players=1)
