"""Makes the tasks of "choose the move", in one process that may be stopped and goes on where it was.

    python -m bench.choosing make progress s-evolution --work FOLDER [--want 1000] [--seed 30]

The network plays games against itself at every kind of table; a few decisions of each game, in which something is at
stake, are searched twice. Every one is written to `FOLDER/GAME.jsonl`.

    python -m bench.choosing finish progress s-evolution --work FOLDER [--want 1000]

writes the package's tasks, and prints how far the searches agree.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from bench.choosing.finishing import agreement, confirmed, sheet_of, task_of
from bench.choosing.making import Made, Maker
from bench.puzzles.workshop import Workshop, compiled
from holocene.core.contract.registry import load_game
from holocene.learn.mix import plain_kinds
from holocene.research.choosing import FOLDER, SUFFIX, write


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


def finish(args: Any) -> None:
    """Writes the tasks of games, and says how much they can be trusted."""
    for name in args.games:
        made = list({each.id: each for each in read(args.work / f"{name}.jsonl")}.values())[: args.want]
        path = FOLDER / f"{name}{SUFFIX}"
        write(path, sheet_of(load_game(name)), sorted(map(task_of, made), key=lambda task: task.id))
        print(f"{name}: {len(made)} tasks, {path.stat().st_size} bytes")
        for judge, by in (("second", "first"), ("deeper", "first"), ("deeper", "task")):
            print(f"  {by} judged by {judge}: {agreement(made, judge, by)}")
        print(f"  played on: {confirmed(made)}")


def read(path: Path) -> list[Made]:
    """What was made so far."""
    return msgspec.json.Decoder(Made).decode_lines(path.read_bytes()) if path.is_file() else []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make", "finish"))
    parser.add_argument("games", nargs="+")
    parser.add_argument("--work", type=Path, default=Path("build/choosing"), help="the folder of what is made")
    parser.add_argument("--want", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=30)
    args = parser.parse_args()
    {"make": make, "finish": finish}[args.what](args)


if __name__ == "__main__":
    main()
