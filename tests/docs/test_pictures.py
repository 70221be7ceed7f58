"""The pictures of the manual: every one that is shown is there, and none is kept that nobody sees."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PICTURE = re.compile(r"!\[[^\]]+\]\((?P<path>[^)]+)\)")


def test_pictures_are_shown_and_there() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {
        (page.parent / found["path"]).resolve() for page in pages for found in PICTURE.finditer(page.read_text("utf-8"))
    }
    docs = ROOT / "docs"
    assert shown == {*docs.glob("shots/*.png"), *docs.glob("*.svg")}
