"""What holds for all tests."""

from __future__ import annotations

import gc

import pytest
from hypothesis import HealthCheck, settings

from holocene.locale import Text

# The same examples on every machine, however slow it is; a test says at most how many it needs.
settings.register_profile(
    "house",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("house")

# What is made while tests are listed stays until the end: nobody has to look through it for what can be thrown away,
# and there is memory enough to look more seldom.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(10_000)
    gc.enable()


@pytest.fixture(autouse=True)
def _strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key or fact that is missing is an error here; users would see the key."""
    monkeypatch.setattr(Text, "is_strict", True)
