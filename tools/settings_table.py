"""Writes the table of settings in docs/hosting.md anew, from the descriptions in the code: `make settings`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from holocene.server.settings import IN_MEMORY, Settings, types_of_settings

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
MARKS = re.compile(r"(?s)(<!-- settings -->\n).*(<!-- /settings -->)")


def table() -> str:
    """All settings with their defaults and what they are."""
    plain = Settings()
    lines = ["| setting | by default | what it is |", "|---|---|---|"]
    for name, (_, meta) in types_of_settings().items():
        lines.append(f"| `{name}` | {_default(getattr(plain, name))} | {meta.description} |")
    return "\n".join(lines)


def _default(value: Any) -> str:
    """A value as it would be written in the environment."""
    if value == IN_MEMORY:
        return "a file of yours"
    if value in ((), {}, ""):
        return "none"
    return f"`{value:g}`" if isinstance(value, float) else f"`{str(value).lower()}`"


def written(page: str) -> str:
    """The page with the table as it should be."""
    return MARKS.sub(lambda marks: f"{marks[1]}{table()}\n{marks[2]}", page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
