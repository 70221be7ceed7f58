"""The numbered law: reads `rules/*.md` into rules that code, tests and people can name by id.

A rule is a sentence that begins with a bold id (`**A11**`) in a list item or in the first cell of a table row.
`rules/<game>.md` is English, and decides in doubt; `rules/<game>.<language>.md` says the same in another language.
The law of a game lies in its own package, or with that of the house.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from holocene.core.errors import HoloceneError
from holocene.core.homes import home_of, homes

DEFINITION = re.compile(r"\*\*([A-Z]\d+)\*\*\s*")
CHAPTER = re.compile(r"## (\d+) (.+)")
SECTION = re.compile(r"### (.+)")
RULING = re.compile(r"\*[^*]+:\*")  # *Ruling:*, *Interprétation :*, *Ruling (option `calamities`):*
DECIDES = "en"


class Rule(msgspec.Struct, frozen=True):
    """One rule: where it stands in the law, and its words (Markdown)."""

    game: str
    id: str
    chapter: int
    title: str
    section: str
    text: str

    @property
    def is_ruling(self) -> bool:
        """Whether it says how we read what the rulebooks leave open."""
        return RULING.search(self.text) is not None


def rules_folder() -> Path:
    """Where the law of the house lies: inside an installed package, or at the top of a checkout."""
    installed = Path(__file__).parents[2] / "rules"
    return installed if installed.is_dir() else Path(__file__).parents[4] / "rules"


def house_games() -> list[str]:
    """The games whose law lies with that of the house, by name."""
    return sorted(path.stem for path in rules_folder().glob("*.md") if "." not in path.stem)


def games_with_rules() -> list[str]:
    """The games whose law is here, by name."""
    return sorted({*house_games(), *(game for game in homes() if law_folder(game) != rules_folder())})


def law_folder(game: str) -> Path:
    """Where the law of a game lies."""
    own = home_of(game, "rules")
    return own if own is not None and (own / f"{game}.md").is_file() else rules_folder()


def rules_of(game: str) -> dict[str, Rule]:
    """All rules of a game by id, in the order of the law and in the language that decides."""
    return law(game, DECIDES)


@cache
def law(game: str, language: str) -> dict[str, Rule]:
    """All rules of a game by id, in a language; there is no other language to fall back to."""
    if game not in games_with_rules():
        choices = ", ".join(games_with_rules())
        raise HoloceneError(
            f"there is no game '{game}': choose from {choices}", "no-such-game", name=game, choices=choices
        )
    files = _files(game)
    if language not in files:
        choices = ", ".join(files)
        raise HoloceneError(
            f"the rules of {game} are not written in '{language}': choose from {choices}",
            "no-such-language",
            name=language,
            choices=choices,
        )
    return read_rules(game, files[language].read_text(encoding="utf-8"))


def _files(game: str) -> dict[str, Path]:
    """Where the law of a game is written, by language."""
    folder = law_folder(game)
    translations = {path.suffixes[0][1:]: path for path in sorted(folder.glob(f"{game}.*.md"))}
    return {DECIDES: folder / f"{game}.md", **translations}


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
    """A table row as a line: its subject, then what each column says; the dots are the same in every language."""
    return " · ".join([cells[1], *(f"{name}\u00a0{cell}" for name, cell in zip(header[2:], cells[2:], strict=True))])


def _enter(found: dict[str, Rule], rule: Rule) -> None:
    if rule.id in found:
        raise ValueError(f"the law of {rule.game} defines {rule.id} twice")
    found[rule.id] = rule
