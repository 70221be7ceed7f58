"""Several processes that serve together: their numbers are added up, one that ends is replaced, all stop at once."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest

from holocene.core.errors import HoloceneError
from holocene.server import metrics
from holocene.server import workers as workers_

# A new connection for each request, so that any of the processes answers; to read certificates for each takes longer.
ASK = httpx2.Client(verify=False, headers={"Connection": "close"})


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


class Workers:
    """The command with two workers, in a group of processes of its own."""

    def __init__(self, folder: Path) -> None:
        self.numbers = f"http://127.0.0.1:{free_port()}/metrics"
        place = self.numbers.removeprefix("http://").removesuffix("/metrics")
        settings = f'{{"metrics": "{place}", "prepare": false}}'
        command = [sys.executable, "-m", "holocene.cli.main", "serve", "--no-browser", "--port", "0", "--workers", "2"]
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/tables.sqlite"], stdout=subprocess.PIPE, text=True,
            start_new_session=True, env={**os.environ, "HOLOCENE_SERVER": settings},
        )  # fmt: skip
        assert self.process.stdout is not None
        self.url = next(word for word in self.process.stdout.readline().split() if "http" in word).rstrip("/")
        self.wait(lambda: 2 == len(self.workers()))
        self.wait(lambda: 200 == ASK.get(f"{self.url}/healthz", timeout=20).status_code)

    def workers(self) -> list[int]:
        """Those that serve; multiprocessing has a helper of its own beside them."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def wait(self, is_so: Callable[[], bool]) -> None:
        for _ in range(300):
            try:
                if is_so():
                    return
            except (OSError, httpx2.TransportError):
                pass
            time.sleep(0.1)
        raise AssertionError("it does not come to be so")

    def counted(self, route: str) -> float:
        found = re.findall(
            rf'holocene_requests_total{{.*route="{route}".*}} (\S+)', ASK.get(self.numbers, timeout=60).text
        )
        return sum(map(float, found))


@contextmanager
def running(folder: Path) -> Iterator[Workers]:
    """Processes that run until the end of the tests that need them, or until they stop."""
    if not sys.platform.startswith("linux"):
        pytest.skip("looks at /proc")
    workers = Workers(folder)
    try:
        yield workers
    finally:
        if workers.process.poll() is None:
            os.killpg(workers.process.pid, signal.SIGKILL)
        workers.process.wait()
        assert workers.process.stdout is not None
        workers.process.stdout.close()


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    with running(tmp_path_factory.mktemp("workers")) as workers:
        yield workers


def test_the_numbers_of_all_processes_are_shown_together(workers: Workers) -> None:
    """At an address of their own; the public one has none."""
    workers.wait(lambda: workers.counted("/healthz") > 0)  # whether it has begun was asked, and is counted afterwards
    before = workers.counted("/healthz")
    for _ in range(20):
        assert 200 == ASK.get(f"{workers.url}/healthz", timeout=60).status_code
    workers.wait(lambda: workers.counted("/healthz") >= before + 20)
    assert before + 20 == workers.counted("/healthz")
    assert "holocene_" not in ASK.get(f"{workers.url}/metrics", timeout=60).text
    assert 'pid="' not in ASK.get(workers.numbers, timeout=60).text


def test_a_process_that_ends_is_replaced(workers: Workers) -> None:
    """And what it counted stays counted."""
    assert 200 == ASK.get(f"{workers.url}/healthz", timeout=60).status_code
    before, first = workers.counted("/healthz"), workers.workers()
    os.kill(first[0], signal.SIGKILL)
    workers.wait(lambda: 2 == len(workers.workers()) and first[0] not in workers.workers())
    assert before == workers.counted("/healthz")


@pytest.mark.parametrize("signal_", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.soak)])
def test_all_stop_together(tmp_path: Path, signal_: signal.Signals) -> None:
    """Also where the whole group hears of it, as by Ctrl+C."""
    with running(tmp_path) as workers:
        os.killpg(workers.process.pid, signal_)
        assert 0 == workers.process.wait(timeout=60)


def test_a_process_is_not_asked_whether_it_lives() -> None:
    """One that is just stopping does not answer, and would be waited for."""

    def asked(timeout: float) -> bool:
        raise AssertionError("asked")

    watching = object.__new__(workers_.Workers)
    silent: Any = SimpleNamespace(process=SimpleNamespace(is_alive=lambda: True), is_alive=asked)
    watching.processes, watching.should_exit = [silent], threading.Event()
    watching.keep_subprocess_alive()
    assert 1 == len(watching.processes)


def test_an_address_for_numbers_that_cannot_be_is_explained() -> None:
    """It says which setting."""
    for place in ("nowhere", "127.0.0.1:99999999", "127.0.0.1:x"):
        with pytest.raises(HoloceneError) as told:
            metrics.serve(place)
        assert ("server-bad-metrics", place) == (told.value.key, told.value.facts["place"])
