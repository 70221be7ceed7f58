"""The process that measures one peer in the peer's own environment, on one core.

It is told on its standard input which task to do next and answers with the units done and the seconds they took, a
line of JSON each. What libraries print goes to the standard error instead.
"""

from __future__ import annotations

import json
import os
import sys
import time
from importlib import import_module

from bench.peers.task import CORES, Task, Work, pin


def block(work: Work, seconds: float) -> dict[str, float]:
    """Repeats a piece of work for so many seconds of the processor."""
    units = 0.0
    wall, start = time.perf_counter(), time.process_time()
    spent = 0.0
    while spent < seconds:
        units += work()
        spent = time.process_time() - start
    return {"units": units, "cpu": spent, "wall": time.perf_counter() - wall}


def works(tasks: list[Task]) -> dict[str, Work]:
    """The pieces of work by name: the number of the task, and `play` or `copy`."""
    plays = {f"{i} play": task.play for i, task in enumerate(tasks)}
    return plays | {f"{i} copy": task.copy for i, task in enumerate(tasks) if task.copy is not None}


def main() -> None:
    name, arguments = sys.argv[1], json.loads(sys.argv[2])
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    pin({min(CORES, default=0)} & CORES)
    tasks: list[Task] = import_module(f"bench.peers.{name}").tasks(**arguments)
    by_name = works(tasks)
    offer = [[task.game, task.way, task.copy is not None] for task in tasks]
    for work in by_name.values():
        work()
    print(json.dumps(offer), file=answers)
    for line in sys.stdin:
        order = json.loads(line)
        print(json.dumps(block(by_name[order["work"]], order["seconds"])), file=answers)


if __name__ == "__main__":
    main()
