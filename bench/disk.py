"""How long the disk alone takes to keep a page, while something else is measured: `python -m bench.disk FOLDER`.

A move is answered when it is on the disk, so a disk or a host that stalls for a moment shows in the slowest moves. This
peer of `bench.server` writes 4 KiB fifty times a second into a file of its own and tells what it waited, when its
standard input is closed.
"""

from __future__ import annotations

import os
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PAGE: Final = bytes(4096)
PAUSE: Final = 0.02


@contextmanager
def disk_alone() -> Iterator[None]:
    """Prints, after the block, what the disk alone took in the meantime."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.disk", folder]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as peer:
            stolen = _stolen()
            try:
                yield
            finally:
                print(
                    f"{peer.communicate()[0].strip()}; {_stolen() - stolen:.2f} s of the cores given to other machines"
                )


def kept(folder: Path) -> list[float]:
    """Seconds each page took, until the standard input is closed."""
    spent = []
    with (folder / "pages").open("wb", buffering=0) as file:
        while not select.select([sys.stdin], [], [], PAUSE)[0]:
            begun = time.perf_counter()
            file.write(PAGE)
            os.fsync(file.fileno())
            spent.append(time.perf_counter() - begun)
    return sorted(spent)


def _stolen() -> float:
    """Seconds the host has taken from all cores, as Linux counts them."""
    counted = Path("/proc/stat")
    return int(counted.read_text().split()[8]) / os.sysconf("SC_CLK_TCK") if counted.exists() else 0.0


if __name__ == "__main__":
    pages = kept(Path(sys.argv[1]))
    at = {p: 1000 * pages[min(len(pages) - 1, int(len(pages) * p / 100))] for p in (50, 99, 100)}
    print(f"the disk alone: p50 {at[50]:.1f} ms, p99 {at[99]:.1f} ms, at most {at[100]:.0f} ms ({len(pages)} pages)")
