"""Every lesson at both sizes in all four languages, and pictures of each step of the first ones: `make lessons`.

Not among the tests, which play every lesson once: this takes minutes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.learning import LANGUAGES, SIZES, learn, lessons

SHOTS = Path(__file__).parents[2] / "build" / "lessons"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_lesson(visit: Any, address: str, size: str, language: str) -> None:
    here = visit(viewport=SIZES[size], locale=language)
    SHOTS.mkdir(parents=True, exist_ok=True)
    faults = []
    for lesson in lessons(address):

        def shot(n: int, name: str = f"{lesson.game}-{lesson.name}") -> None:
            here.page.screenshot(path=SHOTS / f"{name}-{size}-{language}-{n:02}.png")

        faults += learn(here, lesson, shot if lesson.name == "first" else lambda n: None)
    assert [] == faults
