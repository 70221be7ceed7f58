"""A small report of each game, played once by random bots."""

from __future__ import annotations

import pytest

from holocene.arena.lab.results import Results
from holocene.arena.lab.series import Order
from tests.arena.lab.laboratory import order, report


@pytest.fixture(scope="session")
def progress(tmp_path_factory: pytest.TempPathFactory) -> tuple[Order, Results]:
    """Alone and for two, with everything that can be counted."""
    asked = order("progress", (1, 2), expansions="personalities,milestones")
    return asked, report(asked, tmp_path_factory.mktemp("progress"))


@pytest.fixture(scope="session")
def s_evolution(tmp_path_factory: pytest.TempPathFactory) -> tuple[Order, Results]:
    asked = order("s-evolution", (3,))
    return asked, report(asked, tmp_path_factory.mktemp("s-evolution"))


@pytest.fixture(scope="session")
def twins(tmp_path_factory: pytest.TempPathFactory) -> tuple[Order, Results]:
    """A card set beside itself."""
    alone = order("s-evolution", (2,))
    asked = Order(alone.game, {}, (2,), (None, None), ("random",), alone.games, 1, 1.0)
    return asked, report(asked, tmp_path_factory.mktemp("twins"))
