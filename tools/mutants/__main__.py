"""Plants faults, each in a copy of the tree, and tells which the tests notice: `python -m tools.mutants`.

Names, or parts of them, choose some. First the tests concerned run without a fault: they must pass.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from tools.mutants.faults import Fault, read_faults, troubles
from tools.mutants.trees import Outcome, Tree

MISSED_AT_MOST: Final = 2


class Trees:
    """As many copies as are used at once."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self._free: SimpleQueue[Tree] = SimpleQueue()
        for job in range(jobs):
            self._free.put(Tree(folder / str(job)))

    @contextmanager
    def taken(self) -> Iterator[Tree]:
        """A copy that nobody else uses meanwhile."""
        tree = self._free.get()
        yield tree
        self._free.put(tree)

    def try_fault(self, fault: Fault) -> tuple[Fault, Outcome]:
        """What comes of one fault, told at once."""
        with self.taken() as tree:
            outcome = tree.try_fault(fault)
        print(line_of(fault, outcome), flush=True)
        return fault, outcome


def line_of(fault: Fault, outcome: Outcome) -> str:
    """One line of the table."""
    seen = outcome.by if outcome.is_found else f"({fault.unseen or 'no test notices'})"
    mark = "found " if outcome.is_found else "missed"
    return f"{mark} {fault.name:34} {outcome.seconds:5.0f} s  {seen}"


def tried(faults: Sequence[Fault], jobs: int, folder: Path, skip_sound: bool) -> list[tuple[Fault, Outcome]]:
    """Every fault with its outcome; ends where the tests fail without any."""
    trees = Trees(folder, jobs)
    if not skip_sound:
        tests = tuple(dict.fromkeys(test for fault in faults for test in fault.tests))
        with trees.taken() as tree:
            sound = tree.run_tests(tests, "-n", str(jobs), patience=None)
        if sound.is_found:
            sys.exit(f"the tests fail without a fault: {sound.by}")
        print(f"all tests concerned pass without a fault ({sound.seconds:.0f} s)\n", flush=True)
    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(trees.try_fault, faults))


def told(results: Sequence[tuple[Fault, Outcome]]) -> int:
    """The table of all, and the status: 0 where no fault is missed without a reason, and but few with one."""
    print("\n| | fault | where | what it breaks | noticed by |\n|---|---|---|---|---|")
    for number, (fault, outcome) in enumerate(results, 1):
        by = f"`{outcome.by}`" if outcome.is_found else f"**nothing**: {fault.unseen or 'a test is missing'}"
        where = fault.file.removeprefix("src/holocene/")
        print(f"| {number} | {fault.name} | `{where}` | {fault.breaks} | {by} |")
    missed = [fault for fault, outcome in results if not outcome.is_found]
    print(f"\n{len(results) - len(missed)} of {len(results)} faults are found")
    for fault in missed:
        print(f"  missed: {fault.name} ({fault.unseen or 'no reason is known'})")
    return int(len(missed) > MISSED_AT_MOST or any(not fault.unseen for fault in missed))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of the names of faults; all without any")
    parser.add_argument("-n", "--jobs", type=int, default=2, help="how many are tried at once (2)")
    parser.add_argument("--skip-sound", action="store_true", help="do not run the tests without a fault first")
    parser.add_argument("--list", action="store_true", help="list the faults and end")
    args = parser.parse_args()
    faults = [f for f in read_faults() if not args.names or any(name in f.name for name in args.names)]
    if found := troubles(faults):
        sys.exit("\n".join(found))
    if not faults:
        sys.exit(f"there is no fault of that name: {' '.join(args.names)}")
    if args.list:
        print("\n".join(f"{fault.name:34} {fault.breaks}" for fault in faults))
        return
    with tempfile.TemporaryDirectory(prefix="holocene-mutants-") as folder:
        results = tried(faults, args.jobs, Path(folder), args.skip_sound)
    sys.exit(told(results))


if __name__ == "__main__":
    main()
