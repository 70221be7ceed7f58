"""docs/new-game.md prints the game of this folder, not another one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.granary.installing import PROJECT

PAGE = Path(__file__).parents[2] / "docs" / "new-game.md"
BLOCK = re.compile(r"```(?:python|toml|md|ftl)\n# (\S+)\n(.*?)```", re.DOTALL)
BLOCKS = BLOCK.findall(PAGE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("file", "text"), BLOCKS, ids=[f"{n}-{file}" for n, (file, _) in enumerate(BLOCKS)])
def test_what_is_printed_is_there(file: str, text: str) -> None:
    """Line for line; `# …` stands for what is left out."""
    source = (PROJECT / file).read_text(encoding="utf-8")
    assert [] == [part for part in text.split("# …\n") if part not in source]


def test_the_page_is_about_two_hundred_lines() -> None:
    """And every file of the package is named in it."""
    page = PAGE.read_text(encoding="utf-8")
    assert len(page.splitlines()) < 230
    assert [] == [file.name for file in PROJECT.rglob("*.py") if file.name not in page]
