"""The numbered law: reads `rules/*.md` into rules that code, tests and people can name by id.

A rule is a sentence that begins with a bold id (`**A11**`) in a list item or in the first cell of a table row.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from holocene.core.errors import HoloceneError

DEFINITION = re.compile(r"\*\*([A-Z]\d+)\*\*\s*")
CHAPTER = re.compile(r"## (\d+) (.+)")
SECTION = re.compile(r"### (.+)")


class Rule(msgspec.Struct, frozen=True):
    """One rule: where it stands in the law, and its words (Markdown)."""

    game: str
    id: str
    chapter: int
    title: str
    section: str
    text: str


def rules_folder() -> Path:
    """Where the law lies: inside an installed package, or at the top of a checkout."""
    installed = Path(__file__).parents[1] / "rules"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "rules"


def games_with_rules() -> list[str]:
    """The games whose law is here, by name."""
    return sorted(path.stem for path in rules_folder().glob("*.md"))


@cache
def rules_of(game: str) -> dict[str, Rule]:
    """All rules of a game by id, in the order of the law."""
    path = rules_folder() / f"{game}.md"
    if not path.is_file():
        choices = ", ".join(games_with_rules())
        raise HoloceneError(
            f"there is no game '{game}': choose from {choices}", "no-such-game", name=game, choices=choices
        )
    return read_rules(game, path.read_text(encoding="utf-8"))


def read_rules(game: str, markdown: str) -> dict[str, Rule]:
    """The rules in a text.

    >>> law = read_rules("toy", "## 3 Skills\\n- **K1** Action: how many\\n  a turn. **K2** Draw: how *many* cards.\\n")
    >>> law["K1"].text, law["K2"].text, law["K2"].chapter, law["K2"].title
    ('Action: how many a turn.', 'Draw: how *many* cards.', 3, 'Skills')
    """
    found: dict[str, Rule] = {}
    chapter, title, section = 0, "", ""
    header: list[str] = []
    for block in _blocks(markdown):
        if match := CHAPTER.fullmatch(block):
            chapter, title, section, header = int(match[1]), match[2], "", []
        elif match := SECTION.fullmatch(block):
            section = match[1]
        elif block.startswith("|"):
            cells = [cell.strip() for cell in block.strip("|").split("|")]
            header = header or cells
            if match := DEFINITION.fullmatch(cells[0]):
                _enter(found, Rule(game, match[1], chapter, title, section, _row(header, cells)))
        elif block.startswith("- "):
            parts = DEFINITION.split(block)
            for rule_id, text in zip(parts[1::2], parts[2::2], strict=True):
                _enter(found, Rule(game, rule_id, chapter, title, section, text.strip()))
    return found


def _blocks(markdown: str) -> Iterator[str]:
    """Headings, table rows and whole list items, each as one line; prose comes out line by line and names no rule."""
    item = ""
    for line in markdown.splitlines():
        if item and line.startswith("  "):
            item += " " + line.strip()
            continue
        if item:
            yield item
        item = line if line.startswith("- ") else ""
        if not item:
            yield line
    if item:
        yield item


def _row(header: list[str], cells: list[str]) -> str:
    """A table row as a sentence: its subject, then what each column says."""
    columns = "; ".join(f"{name} {cell}" for name, cell in zip(header[2:], cells[2:], strict=True))
    return f"{cells[1]}: {columns}"


def _enter(found: dict[str, Rule], rule: Rule) -> None:
    if rule.id in found:
        raise ValueError(f"the law of {rule.game} defines {rule.id} twice")
    found[rule.id] = rule
