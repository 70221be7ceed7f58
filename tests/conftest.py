"""What holds for all tests."""

from __future__ import annotations

import pytest

from holocene.locale import Text


@pytest.fixture(autouse=True)
def _strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key or fact that is missing is an error here; users would see the key."""
    monkeypatch.setattr(Text, "is_strict", True)
