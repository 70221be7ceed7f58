"""The browser's scripts say what everything is: `any` is a hole through which a wrong field passes unseen.

What comes from the server has the types of `types/*.d.ts`, which are made from the server's own structs; what is truly
unknown is `unknown` until something has looked at it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parents[2] / "src" / "holocene" / "web" / "app"
COMMENT = re.compile(r"(?s)/\*\*.*?\*/")
TAG = re.compile(r"@(?:type|param|returns?|typedef|template|property|this|extends|satisfies)\s*\{")
HOLE = re.compile(r"(?<![\w\"'`.-])(?:any|\*)(?![\w\"'`-])")
SILENCED = re.compile(r"@ts-(?:ignore|nocheck|expect-error)")


def types_of(script: str) -> Iterator[str]:
    """Every type that stands in a comment of a script, on one line."""
    for comment in COMMENT.findall(script):
        text = re.sub(r"\n\s*\* ?", " ", comment)
        for tag in TAG.finditer(text):
            depth, at = 1, tag.end()
            while depth and at < len(text):
                depth += {"{": 1, "}": -1}.get(text[at], 0)
                at += 1
            yield text[tag.end() : at - 1]


def declared(text: str) -> str:
    """A file of types without what is said about them."""
    return re.sub(r"(?m)^\s*//.*$", "", COMMENT.sub("", text))


def test_nothing_in_the_browser_is_any() -> None:
    """Neither in a script nor in a declaration, and nobody silences who checks."""
    scripts = {path.relative_to(WEB): path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*.js"))}
    types = {path.relative_to(WEB): path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*.d.ts"))}
    holes = [f"{path}: {{{each}}}" for path, text in scripts.items() for each in types_of(text) if HOLE.search(each)]
    holes += [
        f"{path}: {line}" for path, text in types.items() for line in declared(text).splitlines() if HOLE.search(line)
    ]
    holes += [str(path) for path, text in {**scripts, **types}.items() if SILENCED.search(text)]
    assert [] == holes


def test_reading() -> None:
    """The reader itself: a type over several lines, one inside another, and words that are no type."""
    script = """
        /** Any game. @param {{a: any, b?: string}} props `any`: a word
         * @returns {Record<string,
         *   any>} */
        const found = /** @type {unknown} */ (null); // any
        /** @typedef {"any" | "all"} Word @param {*} all */
    """
    assert ["{a: any, b?: string}", "Record<string,   any>", "unknown", '"any" | "all"', "*"] == list(types_of(script))
    assert [True, True, False, False, True] == [bool(HOLE.search(each)) for each in types_of(script)]
