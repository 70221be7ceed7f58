"""What the tests of S-Evolution share."""

from __future__ import annotations

import pytest

from holocene.games.s_evolution import SEvolution
from tests.s_evolution.moments import GAME, At, Moment


@pytest.fixture(scope="session")
def game() -> SEvolution:
    """The game with its own cards."""
    return GAME


@pytest.fixture(scope="session")
def at() -> At:
    """A moment from words."""
    return Moment
