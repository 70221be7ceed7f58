"""Mines puzzles, in one process that may be stopped and goes on where it was.

    python -m bench.puzzles mine progress s-evolution --work FOLDER [--want 320] [--seed 20]

The network plays games against itself at every kind of table; decisions in which one move is far ahead and which some
levels miss are searched, searched ten times as deep, and played to their end. Every decision is written to
`FOLDER/GAME.jsonl` with its fate.

    python -m bench.puzzles finish progress s-evolution --work FOLDER [--want 320] [--champion]

makes puzzles of what was kept: themes, reasons and ratings are told, the package's files and the tables of
`docs/puzzles.md` are written.

    python -m bench.puzzles retell progress s-evolution

tells those of the package's own puzzles anew, after a change of themes, claims or levels.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from bench.puzzles import pages
from bench.puzzles.finishing import finished, spread, told_anew
from bench.puzzles.grading import Graders, Searcher, graded
from bench.puzzles.mining import Mined, Miner, is_confirmed
from bench.puzzles.workshop import Workshop, compiled
from holocene.core.contract.registry import load_game
from holocene.learn.mix import plain_kinds
from holocene.puzzles.book import FOLDER, SUFFIX, write
from holocene.puzzles.book import read as read_book
from holocene.puzzles.told import Puzzle

PAGE = Path("docs/puzzles.md")

MOST = 0.25  # of the puzzles that are wanted, which one theme may have


class Mine:
    """All tables of a game, and what was mined there so far."""

    def __init__(self, name: str, args: Any) -> None:
        game, engine = load_game(name), compiled(load_game(name))
        args.work.mkdir(parents=True, exist_ok=True)
        self.path = args.work / f"{name}.jsonl"
        graders, tables = Graders(game), plain_kinds(game)
        self.enough: set[str] = set()
        self.miners = [
            Miner(Workshop(game, engine, table, args.late), graders, at, args.seed, self.enough)
            for at, table in enumerate(tables)
            if not args.players or table["players"] in args.players
        ]
        done = read(self.path)
        self.want = args.want
        self.fates = Counter(each.fate for each in done)
        self.themes = Counter(each.theme for each in done if each.fate == "kept")
        self.number = max((each.number for each in done), default=-1) + 1

    def go_on(self) -> None:
        """A game at each table."""
        with self.path.open("ab") as out:
            for miner in self.miners:
                for mined in miner.mine(self.number):
                    out.write(msgspec.json.encode(mined) + b"\n")
                    self.fates[mined.fate] += 1
                    self.themes[mined.theme] += mined.fate == "kept"
                    self.enough.update(theme for theme, n in self.themes.items() if n >= MOST * self.want)
        self.number += 1


def mine(args: Any) -> None:
    """Goes round games and tables until there are as many as are wanted."""
    mines, started = (
        {name: Mine(name, args) for name in args.games},
        process_time(),
    )
    while left := [name for name in mines if mines[name].fates["kept"] < args.want]:
        for name in left:
            mines[name].go_on()
            print(
                name,
                mines[name].number,
                dict(mines[name].fates),
                dict(mines[name].themes),
                f"{process_time() - started:.0f} s",
                flush=True,
            )


def finish(args: Any) -> None:
    """Writes the puzzles of games, and what the documentation says of them."""
    for name in args.games:
        mined = read(args.work / f"{name}.jsonl")
        puzzles = spread([finished(each) for each in mined if each.fate == "kept"], args.want)
        write(FOLDER / f"{name}{SUFFIX}", sorted(puzzles, key=lambda puzzle: puzzle.id))
        found = {puzzle.id: finds(puzzle) for puzzle in puzzles} if (finds := searcher(name, args.champion)) else {}
        pages.write(PAGE, name, mined, puzzles, found)
        print(f"{name}: {len(puzzles)} puzzles", flush=True)


def retell(args: Any) -> None:
    """Writes the package's puzzles with what the games say of them now."""
    for name in args.games:
        path, graders = FOLDER / f"{name}{SUFFIX}", Graders(load_game(name))
        puzzles = [told_anew(graded(graders, puzzle)) for puzzle in read_book(path)]
        write(path, puzzles)
        pages.renew(PAGE, name, puzzles)


def searcher(name: str, is_asked: bool) -> Callable[[Puzzle], bool] | None:
    """Who tells whether the champion finds a move."""
    return Searcher(load_game(name)).finds if is_asked else None


def read(path: Path) -> list[Mined]:
    """What was mined so far."""
    found = msgspec.json.Decoder(Mined).decode_lines(path.read_bytes()) if path.is_file() else []
    for mined in found:
        if mined.fate == "kept" and mined.proof and not is_confirmed(mined.proof, int(mined.options["players"])):
            mined.fate = "played"  # by a stricter measure than it was mined with
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("mine", "finish", "retell"))
    parser.add_argument("games", nargs="+")
    parser.add_argument("--work", type=Path, default=Path("build/puzzles"), help="the folder of what is mined")
    parser.add_argument("--want", type=int, default=320)
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--late", type=float, default=0.0, help="share of a game's decisions that are passed over")
    parser.add_argument("--players", type=int, nargs="*", default=(), help="only tables for so many")
    parser.add_argument("--champion", action="store_true", help="let the champion try too, which takes a while")
    args = parser.parse_args()
    {"mine": mine, "finish": finish, "retell": retell}[args.what](args)


if __name__ == "__main__":
    main()
