"""The HTML of the report: figures, tables and the page around them, with styles and letters inside the file."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from itertools import count as counting
from typing import NamedTuple

from holocene.arena.lab.report.charts import SERIES

WEB = files("holocene") / "web"
FONT = re.compile(r"@font-face\s*\{[^}]*url\((\.\./fonts/[\w-]+\.woff2)\)[^}]*\}\n?")


class Table(NamedTuple):
    """Numbers that belong to a picture; the first cell of a row names it. Rows in `marked` stand out."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    marked: frozenset[int] = frozenset()


class Page:
    """Collects the parts of a page; numbers its pictures, so that titles can be referred to."""

    def __init__(self, language: str, title: str, show_numbers: str) -> None:
        self.language = language
        self.title = title
        self.show_numbers = show_numbers
        self._parts: list[str] = []
        self._numbers = counting(1)

    def raw(self, html: str) -> None:
        """Adds what is HTML already."""
        self._parts.append(html)

    def heading(self, level: int, words: str, name: str = "") -> None:
        """A heading; `name` is where links lead to."""
        self.raw(_element(f"h{level}", escape(words), id=name))

    def paragraph(self, words: str, kind: str = "") -> None:
        """A paragraph of plain words."""
        self.raw(_element("p", escape(words), kind=kind))

    def table(self, table: Table) -> None:
        """A table that is always shown."""
        self.raw(_table(table))

    def figure(
        self, title: str, sentence: str, picture: str, table: Table, legend: Sequence[str] = (), is_wide: bool = False
    ) -> None:
        """A picture, what it shows in a sentence, and its numbers, which a wide figure has open beside it."""
        number = next(self._numbers)
        names = f'aria-labelledby="t{number}" aria-describedby="d{number}"'
        keys = "".join(
            _element("span", escape(name), kind=f"key-{which}") for which, name in zip(SERIES, legend, strict=False)
        )
        drawn = [
            _element("figcaption", escape(title), id=f"t{number}"),
            _element("p", keys, kind="legend") if keys else "",
            picture.replace("<svg ", f"<svg {names} ", 1),
            _element("p", escape(sentence), id=f"d{number}"),
        ]
        opened = " open" if is_wide else ""
        numbers = f"<details{opened}><summary>{escape(self.show_numbers)}</summary>{_table(table)}</details>"
        inner = _element("div", "".join(drawn)) + numbers
        self.raw(_element("figure", inner, kind="wide" if is_wide else ""))

    def html(self) -> str:
        """The whole file."""
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{escape(self.title)}</title>\n<style>\n{_styles(self.language)}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(self._parts)
            + "\n</main>\n</body>\n</html>\n"
        )


def _element(tag: str, inner: str, kind: str = "", id: str = "") -> str:
    """An element with its class and id, where it has them."""
    named = (f' class="{kind}"' if kind else "") + (f' id="{id}"' if id else "")
    return f"<{tag}{named}>{inner}</{tag}>"


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    rows = []
    for i, (first, *rest) in enumerate(table.rows):
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        mark = ' class="marked"' if i in table.marked else ""
        rows.append(f'<tr{mark}><th scope="row">{escape(first)}</th>{cells}</tr>')
    # A table wider than the screen scrolls within its frame, which the keyboard must reach.
    return (
        f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(table.caption)}">'
        f"<table><caption>{escape(table.caption)}</caption><thead><tr>{head}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _styles(language: str) -> str:
    """Colours and letters of the table in the browser, then the report's own rules."""
    tokens = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")

    def letters(found: re.Match[str]) -> str:
        if "cyrillic" in found[1] and language != "ru":
            return ""
        data = b64encode((WEB / found[1].removeprefix("../")).read_bytes()).decode()
        return found[0].replace(found[1], f"data:font/woff2;base64,{data}")

    own = (files("holocene.arena.lab.report") / "page.css").read_text(encoding="utf-8")
    return FONT.sub(letters, tokens) + own
