"""What holds for all tests."""

from __future__ import annotations

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


@pytest.fixture(autouse=True)
def _strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key or fact that is missing is an error here; users would see the key."""
    monkeypatch.setattr(Text, "is_strict", True)
