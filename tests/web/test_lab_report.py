"""The laboratory's report in a browser: for everyone, on a phone, without a network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from holocene.cli.main import main

PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two card packs that are the same, in German, whose words are long."""
    folder = tmp_path_factory.mktemp("lab")
    cards = Path(__file__).parents[2] / "src" / "holocene" / "games" / "s_evolution" / "data"
    words = ["lab", "s-evolution", "--bots", "random", "--workers", "1", "--players", "2", "--games", "4"]
    assert 0 == main([*words, "--against", str(cards), "--out", str(folder), "--language", "de"])
    return folder


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.soak), "dark"])
def test_the_report_is_for_everyone(visit: Any, report: Path, scheme: str) -> None:
    """Axe finds nothing serious, nothing scrolls sideways at 360 pixels, no other file is asked for."""
    here = visit(viewport=PHONE, color_scheme=scheme)
    here.address = report.as_uri()
    page = here.go("/report.html")
    assert not here.is_too_wide()
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert here.faults() == []
    assert not here.is_too_wide()
    fonts = page.evaluate("document.fonts.ready.then(fonts => [...fonts].map(font => font.status))")
    assert fonts and set(fonts) <= {"loaded", "unloaded"}
    assert page.evaluate("document.fonts.check('16px Piazzolla')")
