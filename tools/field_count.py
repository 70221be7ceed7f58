"""How often a field of a state is written by hand: `tools/field_count.py [game]`.

For each field, the modules beside the rules that translate it in code of their own, and those that only name it: in the
type of a view, in an order of features or clauses. At the end the lines of all these modules. A field that is described
in the layout, and derived everywhere else, is translated nowhere.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from statistics import mean, median

from holocene.core.contract.registry import load_game

GAMES = Path(__file__).parents[1] / "src" / "holocene" / "games"
TRANSLATION = (
    "layout", "setup", "view", "imagine", "features", "observe", "describe", "position", "clauses", "soundness",
)  # fmt: skip


def translates(text: str, field: str) -> bool:
    """Whether code takes the field out of a state or view, or puts it in.

    >>> translates("s.used = 0", "used"), translates("s.used_up", "used"), translates("# s.used", "used")
    (True, False, False)
    """
    return re.search(rf"\.{field}\b", code_of(text)) is not None


def names(text: str, field: str) -> bool:
    """Whether the field is declared, or stands in a table of names.

    >>> names("    used: int", "used"), names('("left", "used")', "used"), names("s.used", "used")
    (True, True, False)
    """
    word = field.replace("_", "[_-]")
    return re.search(rf'^\s+{field}[:=]|"{word}"', code_of(text), re.MULTILINE) is not None


def code_of(text: str) -> str:
    """The text without docstrings and comments."""
    return re.sub(r'"""[\s\S]*?"""|#.*', "", text)


def main() -> None:
    for game in sys.argv[1:] or ("progress", "s-evolution"):
        folder = GAMES / game.replace("-", "_")
        texts = {module: path.read_text() for module in TRANSLATION if (path := folder / f"{module}.py").exists()}
        fields = [field.name for field in load_game(game).layout.fields]
        translated = {f: [m for m, text in texts.items() if translates(text, f)] for f in fields}
        named = {f: [m for m, text in texts.items() if names(text, f) and m not in translated[f]] for f in fields}
        for field in fields:
            print(f"{field:20} {' '.join(translated[field]):70} ({' '.join(named[field])})")
        print(f"{game}: {len(fields)} fields")
        for what, found in (("translated", translated), ("only named", named)):
            counts = [len(modules) for modules in found.values()]
            print(f"  {what} in a median of {median(counts):g} modules, {mean(counts):.1f} on average")
        both = [len(translated[field]) + len(named[field]) for field in fields]
        print(f"  in all in a median of {median(both):g} modules, {mean(both):.1f} on average")
        lines = {module: text.count("\n") for module, text in texts.items()}
        print(f"  lines: {sum(lines.values())} ({', '.join(f'{module} {n}' for module, n in lines.items())})\n")


if __name__ == "__main__":
    main()
