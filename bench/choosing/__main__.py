"""Makes the tasks of "choose the move", in one process that may be stopped and goes on where it was.

    python -m bench.choosing make progress s-evolution --work FOLDER [--want 1000] [--seed 30]

The network plays games against itself at every kind of table; a few decisions of each game, in which something is at
stake, are searched twice. Every one is written to `FOLDER/GAME.jsonl`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from bench.choosing.making import Made, Maker
from bench.puzzles.workshop import Workshop, compiled
from holocene.core.contract.registry import load_game
from holocene.learn.mix import plain_kinds


class Bench:
    """All tables of a game, and what was made there so far."""

    def __init__(self, name: str, work: Path, seed: int) -> None:
        game = load_game(name)
        engine = compiled(game)
        self.path = work / f"{name}.jsonl"
        self.makers = [Maker(Workshop(game, engine, table), at, seed) for at, table in enumerate(plain_kinds(game))]
        done = read(self.path)
        self.made = len(done)
        self.number = max((each.number for each in done), default=-1) + 1

    def go_on(self) -> None:
        """A game at each table."""
        with self.path.open("ab") as out:
            for maker in self.makers:
                for made in maker.make(self.number):
                    out.write(msgspec.json.encode(made) + b"\n")
                    self.made += 1
        self.number += 1


def make(args: Any) -> None:
    """Goes round games and tables until there are as many as are wanted."""
    args.work.mkdir(parents=True, exist_ok=True)
    benches, started = {name: Bench(name, args.work, args.seed) for name in args.games}, process_time()
    while left := [name for name in benches if benches[name].made < args.want]:
        for name in left:
            benches[name].go_on()
            print(name, benches[name].number, benches[name].made, f"{process_time() - started:.0f} s", flush=True)


def read(path: Path) -> list[Made]:
    """What was made so far."""
    return msgspec.json.Decoder(Made).decode_lines(path.read_bytes()) if path.is_file() else []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make",))
    parser.add_argument("games", nargs="+")
    parser.add_argument("--work", type=Path, default=Path("build/choosing"), help="the folder of what is made")
    parser.add_argument("--want", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=30)
    args = parser.parse_args()
    make(args)


if __name__ == "__main__":
    main()
