"""Style sheets and the pages agree: names are words, rules have a use, and what is used has its rule."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tests.docs.class_names import Script, of_python, of_selectors, of_sheet

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "holocene" / "web"
SHORT = {"no", "ok", "on", "up"}  # words of two letters that say enough
# English words that no text of ours happens to use.
WORDS = {
    "acting",
    "developments",
    "faint",
    "got",
    "lately",
    "lengthy",
    "odd",
    "rubric",
    "squeezed",
    "stack",
    "stick",
    "swatch",
    "titled",
}
GAMES = {"game-progress", "game-s-evolution"}  # put together from the name of a game
CHOSEN = {"log-short"}  # and from a setting
ASKED = re.compile(r"(?s)needStyles\([^)]*\)|export const styles = \[.*?\]")
COMMENT = re.compile(r"(?s)/\*.*?\*/|(?m:^ *//.*$)")
CODE = re.compile(r"(?ms)```.*?```|`[^`\n]*`|^[\w-]+ =|@\w+ \{\{?[^}]*\}|\{[^}]*\}")  # and keys, types, arguments
HOOKS = {"acting", "plain-picked"}  # without a rule, for the tests


def test_class_names_are_words() -> None:
    """Of three letters and more, joined by hyphens, as people write them."""
    known = _english() | WORDS | SHORT
    odd = {name for name in (_ruled() | HOOKS) - GAMES if not known >= set(name.split("-"))}
    assert set() == odd


def test_every_class_has_its_rule() -> None:
    """What pages and tests name is drawn by some sheet."""
    used = {name for script in _scripts() for name in script.names if not name.endswith("-")}
    tests = [*(ROOT / "tests" / "web").glob("*.py"), ROOT / "bench" / "first_load.py"]
    asked = {name for path in tests for name in of_python(path.read_text(encoding="utf-8"))}
    assert set() == (used | asked) - _ruled() - HOOKS


def test_every_rule_has_its_use() -> None:
    """Sheets hold nothing for a page that is no more."""
    shell = _shells()
    used = {name for script in _scripts() for name in script.names | script.strings}
    used |= {name for words in re.findall(r'class="([^"]*)"', shell) for name in words.split()}
    assert set() == _ruled() - used - GAMES - CHOSEN


def test_every_sheet_is_asked_for() -> None:
    """By the shell, a page or a game's table; and what is asked for is there."""
    shell = _shells()
    asked = {name for names in re.findall(r'href="styles/([^"]*)\.css"', shell) for name in names.split("+")}
    for path in (WEB / "app").rglob("*.js"):
        lists = re.findall(ASKED, path.read_text(encoding="utf-8"))
        asked |= {name for each in lists for name in re.findall(r'"([^"]*)"', each)}
    assert set(_sheets()) == asked


def _shells() -> str:
    """What every page begins with, and the page without a server."""
    return "".join((WEB / f"{name}.html").read_text(encoding="utf-8") for name in ("index", "offline"))


@cache
def _sheets() -> dict[str, str]:
    folder = WEB / "styles"
    return {
        path.relative_to(folder).with_suffix("").as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*.css")
    }


def _ruled() -> set[str]:
    return {name for sheet in _sheets().values() for name in of_sheet(sheet)}


@cache
def _scripts() -> tuple[Script, ...]:
    return tuple(Script(path.read_text(encoding="utf-8")) for path in sorted((WEB / "app").rglob("*.js")))


def _english() -> set[str]:
    """The words of the project's English texts, and of what is said about scripts and sheets."""
    texts = [*(ROOT / "src" / "holocene" / "locale" / "en").glob("*.ftl"), *(ROOT / "docs").glob("*.md")]
    texts += [*ROOT.glob("*.md"), *(path for path in (ROOT / "rules").glob("*.md") if path.suffixes == [".md"])]
    prose = [path.read_text(encoding="utf-8") for path in texts]
    scripts = [path.read_text(encoding="utf-8") for path in (WEB / "app").rglob("*.js")]
    prose += [note for each in (*_sheets().values(), *scripts) for note in re.findall(COMMENT, each)]
    bare = (re.sub(CODE, " ", words) for words in prose)
    return {word.lower() for words in bare for word in re.findall(r"[A-Za-z]{3,}", words)}


def test_reading() -> None:
    """The reader itself: where classes stand, and where words only look like some."""
    sheet = '/* .not */ .one > .two[data-x=".no"], a.three:not(.four) { margin: .5em } @media (x) { .five { } }'
    assert {"one", "two", "three", "four", "five"} == of_sheet(sheet)
    script = Script(
        "const more = big ? ' six' : ''; const kind = () => { return 'seven' };"
        'html`<a class="one ${two ? "three" : "four"} five" href="x"><b class=${`eight${more}`}>no</b>'
        '<i class=${kind()} /><u class=${state === "none" ? "nine" : ""}></u> class</a>`;'
        "node.classList.add('ten'); document.querySelector('.eleven button.twelve');"
    )
    assert {"one", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"} == script.names
    assert {"one", "two", "three"} == of_selectors("page.wait('.one .two'); li.three tables.db /table.js")
