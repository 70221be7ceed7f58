"""A server of its own for the benches that need one: started on a free port, measured from outside, and stopped."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

UNLIMITED: Final = {"rate": 0, "creations_rate": 0, "streams_per_client": 0, "connections_per_client": 100000}
NO_MORE: Final[Mapping[str, object]] = {}


class Server(NamedTuple):
    """Where it listens, and its first process."""

    port: int
    pid: int


@contextmanager
def serving(database: str = "", workers: int = 1, settings: Mapping[str, object] = NO_MORE) -> Iterator[Server]:
    """A server that has answered once and stops when the block is left; an empty SQLite file without a database."""
    with tempfile.TemporaryDirectory() as folder:
        process, port = started(database or f"sqlite:///{folder}/tables.sqlite", workers, settings=settings)
        print(f"load of the machine: {os.getloadavg()[0]:.1f}")
        try:
            yield Server(port, process.pid)
        finally:
            process.terminate()
            process.wait()


def started(
    database: str, workers: int, port: int = 0, settings: Mapping[str, object] = NO_MORE
) -> tuple[subprocess.Popen[bytes], int]:
    """A server that has answered once, and its port: a free one, if none is named."""
    with socket.create_server(("127.0.0.1", port)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "holocene.cli.main", "serve", "--no-browser", "--log", "error"]
    command += ["--workers", str(workers), "--port", str(port), "--database", database]
    limits = {**os.environ, "HOLOCENE_SERVER": json.dumps({**UNLIMITED, **settings})}
    limits.pop("PYTHONDONTWRITEBYTECODE", None)  # what Python compiles is kept, as on anybody's machine
    began = time.perf_counter()
    process = subprocess.Popen(command, env=limits, stdout=subprocess.DEVNULL)
    while process.poll() is None:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=60).close()
            break
        except OSError:
            time.sleep(0.01)
    print(f"first answer after {time.perf_counter() - began:.2f} s, {cpu(process.pid):.2f} s of CPU")
    return process, port


def answering(pid: int) -> list[int]:
    """The processes that answer: the children of the first one, or itself."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()] or [pid]


def memory(pid: int) -> float:
    """MiB that they have."""
    found = 0.0
    for each in answering(pid):
        lines = Path(f"/proc/{each}/status").read_text(encoding="utf-8").splitlines()
        found += next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))
    return found


def cpu(pid: int) -> float:
    """Seconds that they have worked."""
    found = 0
    for each in answering(pid):
        fields = Path(f"/proc/{each}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        found += int(fields[11]) + int(fields[12])
    return found / os.sysconf("SC_CLK_TCK")


@contextmanager
def confined(pid: int, share: float) -> Iterator[None]:
    """Every worker has a share of a core; all of it without one."""
    groups = [Path(f"/sys/fs/cgroup/cpu/holocene-{each}") for each in answering(pid) if share]
    for group, each in zip(groups, answering(pid), strict=bool(share)):
        group.mkdir()
        (group / "cpu.cfs_quota_us").write_text(str(int(100_000 * share)))
        (group / "cgroup.procs").write_text(str(each))
    try:
        yield
    finally:
        for group in groups:
            for moved in (group / "cgroup.procs").read_text().split():
                (group.parent / "cgroup.procs").write_text(moved)
            group.rmdir()
