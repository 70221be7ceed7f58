"""The manual for those who run a server: its variables and files are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holocene.server.settings import PREFIX, VARIABLE, Settings

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "hosting.md"
DEPLOY = sorted(path for path in (ROOT / "deploy").iterdir() if path.is_file())
ELSEWHERE = {VARIABLE, f"{PREFIX}CACHE"}  # read by other parts


@pytest.mark.parametrize("file", [PAGE, *DEPLOY], ids=lambda file: file.name)
def test_variables_are_settings(file: Path) -> None:
    """None that a server would not read."""
    named = set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", file.read_text(encoding="utf-8")))
    assert set() == named - ELSEWHERE - {PREFIX + name.upper() for name in Settings.__struct_fields__}


@pytest.mark.parametrize("file", [PAGE, ROOT / "SECURITY.md", ROOT / "README.md"], ids=lambda file: file.name)
def test_links_lead_somewhere(file: Path) -> None:
    """To files that are there, and to headings that they have."""
    for target, heading in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", file.read_text(encoding="utf-8")):
        page = (file.parent / target).resolve() if target else file
        assert page.exists(), target
        if heading:
            titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
            assert heading in [re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles]
