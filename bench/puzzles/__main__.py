"""Mines puzzles, in one process that may be stopped and goes on where it was.

    python -m bench.puzzles mine progress s-evolution --work FOLDER [--want 320] [--seed 20]

The network plays games against itself at every kind of table; decisions in which one move is far ahead and which some
levels miss are searched, searched ten times as deep, and played to their end. Every decision is written to
`FOLDER/GAME.jsonl` with its fate.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
from bench.puzzles.grading import Graders
from bench.puzzles.mining import Mined, Miner
from bench.puzzles.workshop import Workshop, compiled

from holocene.core.contract.registry import load_game
from holocene.learn.mix import plain_kinds


class Mine:
    """All tables of a game, and what was mined there so far."""

    def __init__(self, name: str, work: Path, seed: int) -> None:
        game, engine = load_game(name), compiled(load_game(name))
        self.path = work / f"{name}.jsonl"
        graders, tables = Graders(game), plain_kinds(game)
        self.miners = [Miner(Workshop(game, engine, table), graders, at, seed) for at, table in enumerate(tables)]
        done = read(self.path)
        self.fates = Counter(each.fate for each in done)
        self.number = max((each.number for each in done), default=-1) + 1

    def go_on(self) -> None:
        """A game at each table."""
        with self.path.open("ab") as out:
            for miner in self.miners:
                for mined in miner.mine(self.number):
                    out.write(msgspec.json.encode(mined) + b"\n")
                    self.fates[mined.fate] += 1
        self.number += 1


def mine(args: Any) -> None:
    """Goes round games and tables until there are as many as are wanted."""
    mines, started = {name: Mine(name, args.work, args.seed) for name in args.games}, process_time()
    while left := [name for name in mines if mines[name].fates["kept"] < args.want]:
        for name in left:
            mines[name].go_on()
            print(name, mines[name].number, dict(mines[name].fates), f"{process_time() - started:.0f} s", flush=True)


def read(path: Path) -> list[Mined]:
    """What was mined so far."""
    return msgspec.json.Decoder(Mined).decode_lines(path.read_bytes()) if path.is_file() else []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("mine",))
    parser.add_argument("games", nargs="+")
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--want", type=int, default=320)
    parser.add_argument("--seed", type=int, default=20)
    args = parser.parse_args()
    mine(args)


if __name__ == "__main__":
    main()
