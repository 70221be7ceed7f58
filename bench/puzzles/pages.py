"""What the documentation says of the puzzles of a game: how they were found, their themes, and who solves them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from bench.puzzles.grading import ladder
from bench.puzzles.mining import Mined
from holocene.puzzles.telling import Words
from holocene.puzzles.told import Puzzle

BEGIN, END = "<!-- {} -->", "<!-- end of {} -->"
BANDS = (1300, 1450, 1600, 1750)


def write(
    path: Path, game: str, mined: Sequence[Mined], puzzles: Sequence[Puzzle], champion: Mapping[str, bool]
) -> None:
    """Writes the tables of a game into a page, between its marks."""
    text, begin, end = path.read_text(encoding="utf-8"), BEGIN.format(game), END.format(game)
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    told = "\n".join(
        [*_found(mined, puzzles), "", *_spread(puzzles), "", *_themes(puzzles), "", *_levels(game, puzzles, champion)]
    )
    path.write_text(f"{before}{begin}\n{told}\n{end}{after}", encoding="utf-8")


def renew(path: Path, game: str, puzzles: Sequence[Puzzle]) -> None:
    """Writes how the ratings are spread and who solves the puzzles; the row of the champion stays."""
    text, begin, end = path.read_text(encoding="utf-8"), BEGIN.format(game), END.format(game)
    before, _, rest = text.partition(begin)
    told, _, after = rest.partition(end)
    tables = told.strip().split("\n\n")
    champion = tables[-1].splitlines()[-1]
    tables[1:3] = "\n".join(_spread(puzzles)).split("\n\n")
    tables[-1] = "\n".join([*_levels(game, puzzles, {}), champion])
    renewed = "\n\n".join(tables)
    path.write_text(f"{before}{begin}\n{renewed}\n{end}{after}", encoding="utf-8")


def _found(mined: Sequence[Mined], puzzles: Sequence[Puzzle]) -> Iterator[str]:
    fates = Counter(each.fate for each in mined)
    deep = fates["deep"] + fates["played"] + fates["kept"]
    yield "| step | decisions | went on |"
    yield "|---|---:|---:|"
    begun = sum(fates.values())
    steps = (("searched", begun, begun - fates["search"]), ("a few games played on", begun - fates["search"], deep),
             ("searched ten times as deep", deep, deep - fates["deep"]),
             ("played to the end", deep - fates["deep"], fates["kept"]))  # fmt: skip
    for name, n, left in steps:
        yield f"| {name} | {n} | {left} ({left / max(1, n):.0%}) |"
    yield f"| shipped | {fates['kept']} | {len(puzzles)} |"


def _spread(puzzles: Sequence[Puzzle]) -> Iterator[str]:
    players = Counter(puzzle.players for puzzle in puzzles)
    yield "| players | " + " | ".join(map(str, sorted(players))) + " |"
    yield "|---|" + "---:|" * len(players)
    yield "| puzzles | " + " | ".join(str(players[n]) for n in sorted(players)) + " |"
    yield ""
    bands = Counter(sum(puzzle.rating.rating >= band for band in BANDS) for puzzle in puzzles)
    names = [
        f"below {BANDS[0]}",
        *(f"{a}–{b - 1}" for a, b in pairwise(BANDS)),
        f"{BANDS[-1]} and more",
    ]
    yield "| rating | " + " | ".join(names) + " |"
    yield "|---|" + "---:|" * len(names)
    yield "| puzzles | " + " | ".join(str(bands[k]) for k in range(len(names))) + " |"


def _themes(puzzles: Sequence[Puzzle]) -> Iterator[str]:
    titles = {puzzle.theme.name: Words(puzzle, "en").theme for puzzle in puzzles}
    themes = Counter(puzzle.theme.name for puzzle in puzzles)
    yield "| theme | title | puzzles |"
    yield "|---|---|---:|"
    for name, n in themes.most_common():
        yield f"| `{name}` | {titles[name]} | {n} |"


def _levels(game: str, puzzles: Sequence[Puzzle], champion: Mapping[str, bool]) -> Iterator[str]:
    """The share of puzzles whose move a level plays, and that among the harder half."""
    order = sorted(puzzles, key=lambda puzzle: puzzle.rating.rating)
    hard = order[len(order) // 2 :]
    yield "| level | rating | finds the move | in the harder half |"
    yield "|---|---:|---:|---:|"
    for level, rating in ladder(game).items():
        shares = [sum(puzzle.levels[level] for puzzle in some) / max(1, len(some)) for some in (puzzles, hard)]
        yield f"| {level} | {rating:.0f} | {shares[0]:.0%} | {shares[1]:.0%} |"
    if champion:
        shares = [sum(champion[puzzle.id] for puzzle in some) / max(1, len(some)) for some in (puzzles, hard)]
        yield f"| champion, at most 1,000 simulations | – | {shares[0]:.0%} | {shares[1]:.0%} |"
