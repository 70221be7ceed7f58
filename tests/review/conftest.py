"""Games and their reviews, made once for all tests of this folder: a small budget is enough to look at them."""

from __future__ import annotations

import pytest

from holocene.core.matches.match import Match
from holocene.review.reviewing import review
from holocene.review.told import Review
from tests.review.played import BUDGET, TABLES, played


@pytest.fixture(scope="session", params=TABLES)
def table(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def match(table: str) -> Match:
    return played(*TABLES[table])


@pytest.fixture(scope="session")
def found(match: Match) -> Review:
    return review(match, 0, budget=BUDGET)
